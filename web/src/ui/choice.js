// What I have chosen and am about to do, until it is done.
import { useEffect, useState } from "../lib.js";
import { confirmActs } from "../settings.js";
import { isThere, unseenCard } from "../table/choice.js";

/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../table/choice.js").Chosen} Chosen */

/**
 * @typedef {{
 *   legal: LegalActions | null,
 *   unseen: number | null,
 *   chosen: Chosen | null,
 *   pending: Action | null,
 *   lit: readonly number[],
 *   deeds: import("./scene.js").Deeds,
 *   act: (action: Action) => void,
 *   choose: (chosen: Chosen | null) => void,
 *   toggle: (chosen: Chosen) => void,
 *   light: (ids: readonly number[]) => void,
 *   cancel: () => void,
 * }} Choice `pending` waits for a second press; `lit` are the cards that are spoken of
 */

/**
 * @param {import("./scene.js").Scene} scene @param {import("./scene.js").Deeds} deeds
 * @returns {Choice}
 */
export function useChoice({ game, setting: { you } }, deeds) {
  const [chosen, setChosen] = useState(/** @type {Chosen | null} */ (null));
  const [pending, setPending] = useState(/** @type {Action | null} */ (null));
  const [lit, light] = useState(/** @type {readonly number[]} */ ([]));
  const legal = deeds.act && !deeds.offline && !deeds.sent ? game.legal : null;
  const unseen = unseenCard(game, legal, you);
  const cancel = () => {
    setPending(null);
    light([]);
  };
  const choose = (/** @type {Chosen | null} */ next) => {
    cancel();
    setChosen(next);
  };
  useEffect(() => {
    cancel();
    // What has been chosen since this was drawn stays: only what is gone is given up.
    setChosen((now) => (now && !isThere(now, game, unseen) ? null : now));
  }, [game]);
  const act = (/** @type {Action} */ action) => {
    if (!legal) return;
    if (confirmActs.value === "on" && pending !== action) {
      setPending(action);
      return;
    }
    choose(null);
    deeds.act?.(action);
  };
  const toggle = (/** @type {Chosen} */ next) =>
    choose(chosen?.seat === next.seat && chosen.id === next.id ? null : next);
  return { legal, unseen, chosen, pending, lit, deeds, act, choose, toggle, light, cancel };
}
