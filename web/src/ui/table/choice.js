// My chosen card and my next action: sent at once on my turn, or prepared for it.

import { t } from "../../i18n.js";
import { useEffect, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { settings } from "../../settings.js";
import { isThere, unseenCard } from "../../table/choice.js";
import { noteAgainst } from "../../table/notes.js";
import { basisOf, choices, isOffered, isSpoiled } from "../../table/premove.js";
import { actionText } from "./actionBar.js";
import { actingSeat } from "./boardContext.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../table/choice.js").Chosen} Chosen */
/** @typedef {import("../../table/premove.js").Prepared} Prepared */

/**
 * @typedef {{
 *   legal: LegalActions | null,
 *   ahead: boolean,
 *   unseen: number | null,
 *   chosen: Chosen | null,
 *   pending: Action | null,
 *   prepared: Prepared | null,
 *   dropped: string,
 *   hint: string,
 *   lit: readonly number[],
 *   controls: import("./boardContext.js").Controls,
 *   act: (action: Action) => void,
 *   choose: (chosen: Chosen | null) => void,
 *   toggle: (chosen: Chosen) => void,
 *   light: (ids: readonly number[]) => void,
 *   cancel: () => void,
 *   drop: () => void,
 *   tell: (words: string) => void,
 * }} Choice `legal` is what I may do, or with `ahead` what I may prepare; `pending` waits for a second press,
 *   `prepared` for my turn; `dropped` is the text about a dropped premove; `hint` is the text about what a key needs
 *   first, until the next choice or event; `lit` are the highlighted cards
 */

/** No highlighted cards. @type {readonly number[]} */
const NONE = [];

/**
 * @param {import("./boardContext.js").Scene} scene @param {import("./boardContext.js").Controls} controls
 * @returns {Choice}
 */
export function useChoice(scene, controls) {
  const { game, setting } = scene;
  const you = actingSeat(scene);
  const [chosen, setChosen] = useState(/** @type {Chosen | null} */ (null));
  const [pending, setPending] = useState(/** @type {Action | null} */ (null));
  const [prepared, setPrepared] = useState(/** @type {Prepared | null} */ (null));
  const [dropped, setDropped] = useState("");
  const [hint, setHint] = useState("");
  const [lit, setLit] = useState(NONE);
  const light = (/** @type {readonly number[]} */ ids) => setLit(ids.length > 0 ? ids : NONE);
  const free = controls.act && !controls.offline && !controls.sent;
  const ahead = Boolean(
    free &&
      controls.ahead &&
      !game.legal &&
      game.phase.type !== "over" &&
      you !== null &&
      game.to_act !== you,
  );
  const legal = !free ? null : ahead && you !== null ? choices(game, setting.rules, you) : game.legal;
  const unseen = unseenCard(game, ahead ? null : legal, you);
  const cancel = () => {
    setPending(null);
    setLit(NONE);
  };
  const choose = (/** @type {Chosen | null} */ next) => {
    cancel();
    setHint("");
    setChosen(next);
  };
  useEffect(() => {
    cancel();
    setHint("");
    // A choice made since the last render stays; only a choice of a missing card is cleared.
    setChosen((now) => (now && !isThere(now, game, unseen) ? null : now));
  }, [game]);
  useEffect(() => {
    if (!prepared || !controls.act || you === null) return;
    const spoiled = isSpoiled(prepared, game, you);
    const mine = free && game.legal;
    if (!spoiled && !mine && game.phase.type !== "over") return;
    setPrepared(null);
    if (!spoiled && mine && isOffered(mine, prepared.action)) {
      choose(null);
      controls.act(prepared.action);
      return;
    }
    const words = t("web-prepared-dropped", { action: prepared.words });
    setDropped(words);
    announce(words);
  }, [game, free]);
  const act = (/** @type {Action} */ action) => {
    if (!legal) return;
    const doubtful = noteAgainst(scene.notes, you, action) !== null;
    if ((settings.confirm.value === "on" || doubtful) && pending !== action) {
      setPending(action);
      return;
    }
    choose(null);
    setDropped("");
    const basis = ahead && you !== null && basisOf(game, you, action);
    if (!ahead) controls.act?.(action);
    else if (basis) setPrepared({ action, basis, words: actionText(scene, action) });
  };
  const toggle = (/** @type {Chosen} */ next) =>
    choose(chosen?.seat === next.seat && chosen.id === next.id ? null : next);
  const drop = () => setPrepared(null);
  const tell = (/** @type {string} */ words) => {
    setHint(words);
    announce(words);
  };
  return {
    ...{ legal, ahead, unseen, chosen, pending, prepared, dropped, hint, lit, controls },
    ...{ act, choose, toggle, light, cancel, drop, tell },
  };
}
