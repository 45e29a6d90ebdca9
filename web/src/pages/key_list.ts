/** The single keys, in the order of the help sheet; pages/keys.ts does what they do. */

export const KEYS = [..."?1lnhusrptmwedciav"].map((key) => (key === "1" ? "1–9" : key));
