// boardgame.io's own server: node server.js PORT [FOLDER for its file store]
const { Server, FlatFile } = require("boardgame.io/server");
const { Race } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
const server = Server({ games: [Race], origins: [/.*/], ...store });
server.run(Number(port), () => console.log("ready"));
