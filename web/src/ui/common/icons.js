// The icons of buttons, all with the same stroke.
import { html } from "../../lib.js";

/** @type {Record<string, string>} */
const PATHS = {
  eye: "M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12ZM12 9.2A2.8 2.8 0 1 1 12 14.8A2.8 2.8 0 1 1 12 9.2",
  menu: "M4 7H20M4 12H20M4 17H20",
  close: "M6 6L18 18M18 6L6 18",
  back: "M14 5L7 12L14 19",
  next: "M10 5L17 12L10 19",
  first: "M17 5L10 12L17 19M6 5V19",
  last: "M7 5L14 12L7 19M18 5V19",
  play: "M8 5L19 12L8 19Z",
  link: "M10 14L14 10M8 11L6 13A3.6 3.6 0 0 0 11 18L13 16M16 13L18 11A3.6 3.6 0 0 0 13 6L11 8",
  pile: "M5 8H15V20H5ZM9 8V4H19V16H15",
  sun:
    "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22" +
    "M5 5L6.8 6.8M17.2 17.2L19 19M5 19L6.8 17.2M17.2 6.8L19 5",
  bell: "M6 17H18C16.5 15.5 16.5 13 16.5 11A4.5 4.5 0 0 0 7.5 11C7.5 13 7.5 15.5 6 17ZM10.5 20H13.5",
  help: "M9 9A3 3 0 1 1 13.2 11.8C12.3 12.3 12 13 12 14M12 17.6V17.7",
  person: "M12 4.5A3.6 3.6 0 1 1 12 11.7A3.6 3.6 0 1 1 12 4.5M5 20C5 15.5 8 14 12 14S19 15.5 19 20",
  note: "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
  "note-play": "M8 5L19 12L8 19Z",
  "note-keep": "M12 3L19 6V12C19 16.5 15.5 19.5 12 21C8.5 19.5 5 16.5 5 12V6Z",
  "note-discard": "M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7",
  talk: "M4 5H20V16H11L6.5 20V16H4ZM8 9.2H16M8 12.2H13",
  arrow: "M12 3V17M6 11.5L12 18L18 11.5",
  branch: "M6 4V20M6 13C6 9.5 9 8 14 8M11 4.5L15 8L11 11.5",
  picture: "M4 5H20V19H4ZM4 16L9 11L13 15L16 12.5L20 16M15.5 8.6A1 1 0 1 1 15.5 8.7",
  graph: "M4 4V20H20M7 16L11 10L14 13L20 6",
  down: "M12 4V16M6.5 11L12 16.5L17.5 11M5 20H19",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
