// Lets Node load the scripts of the pages as a browser does: `node --import ./build/scripts/register.js --test …`.
import { register } from "node:module";

register("./resolve.js", import.meta.url);
