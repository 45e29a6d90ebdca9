import "./style/type.css";
import "./style/base.css";
import "./style/layout.css";
import { render } from "preact";
import { GAMES } from "./games/all";
render(<p>{Object.keys(GAMES).join()}</p>, document.getElementById("page") as HTMLElement);
