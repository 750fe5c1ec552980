// The mon next to a name: decorative, because the name says the same. Its drawing is loaded after the first render.
import { html, signal } from "../../lib.js";

/** @typedef {typeof import("../../art/mon.js").monOf} MonOf */

/** @type {import("../../lib.js").Signal<{monOf: MonOf} | null>} */
const drawing = signal(null);
let asked = false;

/** @param {{name: string, bot?: string | null, class?: string}} props `bot` if a bot with its own mon has this name */
export function Mon({ name, bot = null, class: more = "" }) {
  if (!asked) {
    asked = true;
    import("../../art/mon.js").then(({ monOf }) => (drawing.value = { monOf }));
  }
  return html`
    <svg class=${`mon ${more}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <path fill-rule="evenodd" d=${drawing.value?.monOf(name, bot)} />
    </svg>
  `;
}

/** @typedef {import("../../../types/protocol.js").TableInfo} TableInfo */

/** The mon of a taken seat. @param {{info: Pick<TableInfo, "seats">, seat: number, name: string}} props */
export function SeatMon({ info, seat, name }) {
  const { person, bot } = info.seats[seat] ?? {};
  return person || bot ? html`<${Mon} name=${name} bot=${person ? null : bot} />` : null;
}
