// What the parts of a board share: the game that is shown, what is chosen in it, and whose hand is
// looked at through its holder's eyes.
import { createContext, useContext } from "../../lib.js";

/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("../../../types/protocol.js").Action} Action */

/**
 * The game that is shown, and what has led to it.
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
 *   notes?: import("../../table/notes.js").Notes,
 *   points?: {cards: readonly number[], places: readonly string[]},
 *   actor?: number,
 *   until?: number,
 *   bots?: readonly (string | null)[],
 *   arrows?: ReadonlyMap<number, readonly {name: string, n: number}[]>,
 *   point?: (card: number) => void,
 *   pointing?: boolean,
 * }} Scene `bottom` is the seat whose hand lies below: mine, or the one whose eyes are borrowed;
 *   `news` is what has happened since my last turn, `notes` what I have noted, or in a replay everybody,
 *   `points` what a coach points at; `actor` is the seat for which I act where that is not mine, `until` the last event
 *   that really happened, and `bots` those who play on from there; `arrows` are those who point at a card, `point`
 *   lets me point too, and with `pointing` every card that is pressed is meant so
 */

/**
 * What I have done and the server has not confirmed yet: `slow` after a few seconds.
 * @typedef {{action: Action, slow: boolean, withdraw: () => void}} Sent
 */

/**
 * What I can do to the game; nothing while I look back or only watch.
 * @typedef {{
 *   act?: (action: Action) => void,
 *   ahead?: boolean,
 *   reorder?: (order: number[]) => void,
 *   takeBack?: () => void,
 *   note?: (note: import("../../../types/protocol.js").CardNote) => void,
 *   sent: Sent | null,
 *   offline: boolean,
 *   problem: string,
 *   waiting?: string,
 * }} Deeds `ahead` if I may prepare an action before my turn; `waiting` are the words while nothing can be done, if
 *   they are not whom the game waits for
 */

/**
 * @typedef {{
 *   scene: Scene,
 *   choice: import("./choice.js").Choice,
 *   empathy: import("../hand/hand.js").Empathy,
 *   grip: ReturnType<typeof import("../hand/dragStart.js").useDrag> | null,
 *   noting: ((card: number) => void) | null,
 *   hold: ReturnType<typeof import("../hand/longPress.js").useLongPress>,
 * }} BoardValue `grip` where my cards may be moved, `noting` where I may note something on a card
 */

/** The seat for which I act. @param {Pick<Scene, "actor" | "setting">} scene */
export const actingSeat = ({ actor, setting }) => actor ?? setting.you;

const BoardContext = createContext(/** @type {BoardValue | null} */ (null));

export const BoardProvider = BoardContext.Provider;

/** The board around a part of it. */
export function useBoard() {
  const board = useContext(BoardContext);
  if (!board) throw new Error("this part stands on a board");
  return board;
}
