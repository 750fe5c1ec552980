// What is open over the page: others may ask for it without bringing it along.
import { computed, signal } from "../../lib.js";

export const settingsOpen = signal(false);
export const helpOpen = signal(false);
/** The bot that somebody wants to know about, by its name. */
export const botShown = signal("");
/**
 * The tables to which I am invited, the newest first.
 * @type {import("../../lib.js").Signal<import("../../../types/protocol.js").Invitation[]>}
 */
export const invitations = signal([]);
/** A number of the table that somebody wants explained. */
export const explained = signal(
  /** @type {{title: string, about: string, rule?: AskedRules} | null} */ (null),
);
/** The bonus tiles that are face down, when somebody wants to know what each of them does. */
export const tilesShown = signal(
  /** @type {{left: readonly number[], request: AskedRules["request"]} | null} */ (null),
);

/**
 * The rules that somebody wants to read beside what is there, and the rule to open them at.
 * @typedef {{request: import("../../../types/protocol.js").RulesRequest, rule: string}} AskedRules
 */
export const rulesShown = signal(/** @type {AskedRules | null} */ (null));

/** Whether anything is open that the dialogs show. */
export const dialogAsked = computed(
  () =>
    settingsOpen.value ||
    helpOpen.value ||
    botShown.value !== "" ||
    explained.value !== null ||
    tilesShown.value !== null,
);
