// Which dialogs are open: any module can open one without importing its code.
import { computed, signal } from "../../lib.js";

export const settingsOpen = signal(false);
export const helpOpen = signal(false);
/** The name of the bot that is described. */
export const botShown = signal("");
/**
 * The tables to which I am invited, the newest first.
 * @type {import("../../lib.js").Signal<import("../../../types/protocol.js").Invitation[]>}
 */
export const invitations = signal([]);
/** The counter that is explained. */
export const explained = signal(
  /** @type {{title: string, about: string, rule?: AskedRules} | null} */ (null),
);
/** The bonus tiles that are face down, while their effects are explained. */
export const tilesShown = signal(
  /** @type {{left: readonly number[], request: AskedRules["request"]} | null} */ (null),
);

/**
 * The rules that the panel next to the page shows, and the rule at which it opens.
 * @typedef {{request: import("../../../types/protocol.js").RulesRequest, rule: string}} AskedRules
 */
export const rulesShown = signal(/** @type {AskedRules | null} */ (null));

/** Whether any dialog is open. */
export const dialogAsked = computed(
  () =>
    settingsOpen.value ||
    helpOpen.value ||
    botShown.value !== "" ||
    explained.value !== null ||
    tilesShown.value !== null,
);
