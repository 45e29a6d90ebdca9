// Names that no local variable has.
export { Fragment as _Fragment, h as _h } from "preact";
