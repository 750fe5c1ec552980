// What is open over the page: others may ask for it without bringing it along.
import { signal } from "../lib.js";

export const settingsOpen = signal(false);
export const helpOpen = signal(false);
/** The bot that somebody wants to know about, by its name. */
export const botShown = signal("");
