// A board for tests: imported after dom.js.
import { fake } from "../dev/fake.js";
import { handsBefore } from "../src/table/words.js";

/** @typedef {import("../src/ui/table/boardContext.js").Scene} Scene */
/** @typedef {import("../types/protocol.js").Action} Action */

/** A scene at a table of three, and the actions done there. @param {Parameters<typeof fake>[0]} [wish] */
export function table(wish = {}) {
  const it = fake(wish);
  const scene = /** @type {Scene} */ (
    /** @type {unknown} */ ({
      table: "t",
      setting: { rules: it.rules, info: it.info, you: 0 },
      game: it.game,
      bottom: 0,
      history: it.history,
      hands: handsBefore(
        /** @type {import("../types/protocol.js").LoggedEvent[]} */ (it.history),
        /** @type {import("../types/protocol.js").GameState} */ (/** @type {unknown} */ (it.game)),
      ),
      tops: new Map(),
      last: it.history[1],
      news: it.history.slice(0, 2),
      fresh: it.fresh,
      present: [true, true, true],
    })
  );
  /** @type {Action[]} */
  const done = [];
  const controls = {
    act: (/** @type {Action} */ action) => done.push(action),
    reorder: () => undefined,
    busy: false,
    problem: "",
  };
  return { scene, controls, done, steps: { at: null } };
}
