// The shared state of a board: the shown game, the choice in it, and the hand that is shown as its holder sees it.
import { createContext, useContext } from "../../lib.js";

/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("../../../types/protocol.js").Action} Action */

/**
 * The shown game and its history.
 * @typedef {{
 *   table: string,
 *   setting: import("../../table/words.js").Setting,
 *   game: GameState,
 *   bottom: number,
 *   history: readonly LoggedEvent[],
 *   hands: ReadonlyMap<number, number[][]>,
 *   tops: ReadonlyMap<string, number>,
 *   last: LoggedEvent | null,
 *   news: readonly LoggedEvent[],
 *   fresh: import("../../table/state.js").FreshClue | null,
 *   present?: readonly boolean[],
 *   reactions?: readonly import("../../table/state.js").Reacted[],
 *   notes?: import("../../table/notes.js").Notes,
 *   points?: {cards: readonly number[], places: readonly string[]},
 *   actor?: number,
 *   until?: number,
 *   bots?: readonly (string | null)[],
 *   arrows?: ReadonlyMap<number, readonly {name: string, n: number}[]>,
 *   point?: (card: number) => void,
 *   pointing?: boolean,
 *   labels?: ReadonlyMap<number, string>,
 * }} Scene `bottom` is the seat whose hand is at the bottom: mine, or the one whose perspective is shown; `news` are
 *   the events since my last turn; `notes` are my notes, or in a replay everybody's; `points` are the coach's
 *   highlights; `actor` is the seat for which I act if it isn't mine; `until` is the last event of the real game, and
 *   `bots` are the bots that continue from there; `arrows` are the arrows on each card, `point` points at a card, and
 *   with `pointing` every press on a card points at it; `labels` are the labels of reviewed events
 */

/**
 * My action that the server hasn't confirmed yet: `slow` after a few seconds.
 * @typedef {{action: Action, slow: boolean, withdraw: () => void}} Sent
 */

/**
 * What I can do in the game; nothing in a replay or as a spectator.
 * @typedef {{
 *   act?: (action: Action) => void,
 *   ahead?: boolean,
 *   reorder?: (order: number[]) => void,
 *   takeBack?: () => void,
 *   hint?: () => Promise<unknown>,
 *   note?: (note: import("../../../types/protocol.js").CardNote) => void,
 *   sent: Sent | null,
 *   offline: boolean,
 *   problem: string,
 *   waiting?: string,
 * }} Controls `ahead` if I may prepare an action before my turn; `waiting` is the text while I can't act, if it
 *   isn't the player that the game waits for
 */

/**
 * @typedef {{
 *   scene: Scene,
 *   choice: import("./choice.js").Choice,
 *   empathy: import("../hand/hand.js").Empathy,
 *   grip: ReturnType<typeof import("../hand/dragStart.js").useDrag> | null,
 *   noting: ((card: number) => void) | null,
 *   hint: (() => void) | null,
 *   hold: ReturnType<typeof import("../hand/longPress.js").useLongPress>,
 * }} BoardValue `grip` if my cards may be moved, `noting` if I may write notes on cards, `hint` if I may take a
 *   hint
 */

/** The seat for which I act. @param {Pick<Scene, "actor" | "setting">} scene */
export const actingSeat = ({ actor, setting }) => actor ?? setting.you;

const BoardContext = createContext(/** @type {BoardValue | null} */ (null));

export const BoardProvider = BoardContext.Provider;

/** The state of the board that contains the calling component. */
export function useBoard() {
  const board = useContext(BoardContext);
  if (!board) throw new Error("this part stands on a board");
  return board;
}
