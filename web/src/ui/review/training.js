// A known deal played again with bots, from its beginning or from any of its turns.
import { t } from "../../i18n.js";
import { html, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { chosenBot } from "../common/bots.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";

/** @typedef {import("../../../types/protocol.js").TableInfo} TableInfo */

/** Opens the game. @param {TableInfo} info @param {number} step @param {number} seat */
async function train(info, step, seat) {
  const others = info.seats.filter((_, n) => n !== seat);
  const { table } = await create({
    settings: info.settings,
    seat,
    bots: others.map(({ person, bot }) => (!person && bot) || chosenBot()),
    start: true,
    deal: { type: "training", table: info.id, step },
  });
  if (table) go(`/t/${table}`);
}

/**
 * @param {{info: TableInfo, step?: number, seat?: number | null, class: string}} props `step` is the number of entries
 *   that are already played; `seat` is the seat to take, if I have not played
 */
export function TrainButton({ info, step, seat, class: name }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const mine = info.seats.findIndex(({ person }) => person?.id === me.value?.id);
  const start = async () => {
    setBusy(true);
    try {
      await train(info, step ?? 0, mine === -1 ? (seat ?? 0) : mine);
    } catch (error) {
      setProblem(errorWord(error));
      setBusy(false);
    }
  };
  return html`
    <button type="button" class=${name} disabled=${busy} data-testid="train" onClick=${start}>
      ${step !== undefined && html`<${Icon} name="next" />`} ${t(step === undefined ? "web-train" : "web-train-here")}
    </button>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  `;
}
