import { css } from "lit";

/** Colours and measures are the tokens of the page. */
export const boardStyle = css`
  :host {
    display: block;
    color: var(--ink);
    font-family: var(--sans);
  }

  /* The colours of the pieces are those of the day by night, too; the stone lies in the dusk. */
  .frame {
    position: relative;
    color-scheme: light;
  }
  :host([ground="marble"]) .frame { --board: #f4f4f2; --board-alt: #e0e3e5; --board-line: #aeb6bc; }
  :host([ground="olive"]) .frame { --board: #e8ecd8; --board-alt: #d3dbb9; --board-line: #a2ad84; }
  .dusk { fill: var(--dusk); }
  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }

  .stone { fill: var(--board); }
  .stone-alt { fill: var(--board-alt); }
  .joints { fill: none; stroke: var(--board-line); stroke-width: 2; }
  .rim { fill: none; stroke: var(--ink); stroke-width: 5; }
  text { fill: var(--ink); font: 600 20px var(--sans); text-anchor: middle; opacity: 0.8; }
  .rank { text-anchor: start; }
  .sign { fill: var(--ink); stroke: var(--board); stroke-width: 6; paint-order: stroke; font: 800 27px var(--sans); opacity: 1; }
  .sign.lost { fill: var(--rubric); }

  .trace { fill: var(--trace); }
  .trace-city { fill: none; stroke: var(--trace); stroke-width: 9; }
  :is(.taken, .lost):not(text) { fill: none; stroke: var(--ink); stroke-width: 7; stroke-dasharray: 16 9; }
  .lost:not(text) { stroke: var(--rubric); stroke-dasharray: none; }
  .premove { fill: var(--mark); fill-opacity: 0.28; stroke: var(--mark); stroke-width: 6; stroke-dasharray: 14 10; }
  .scribble :is(.arrow) { fill: var(--rubric); opacity: 0.8; }
  .scribble .arrow.ring { fill: none; stroke: var(--rubric); }
  .bracket { fill: none; stroke: var(--ink); stroke-width: 5; }
  .way { fill: none; stroke: var(--ink); stroke-width: 5; stroke-dasharray: 1 14; stroke-linecap: round; stroke-linejoin: round; opacity: 0.65; }
  .gone { fill: none; stroke: var(--rubric); stroke-width: 8; stroke-linecap: round; }

  .leaving circle { fill: var(--rubric-wash); stroke: var(--rubric); stroke-width: 9; }
  /* First the mover arrives, then the ring closes, then what it holds fades. */
  .leaving { animation: leave 300ms 1300ms forwards; }
  .leaving circle { animation: enclose 150ms 350ms backwards; }
  @keyframes leave {
    to { opacity: 0; }
  }
  @keyframes enclose {
    from { opacity: 0; }
  }

  .selected { fill: none; stroke: var(--mark); stroke-width: 9; }
  .over { fill: none; stroke: var(--mark); stroke-width: 9; stroke-dasharray: 18 10; }
  .target { fill: var(--mark); stroke: var(--board); stroke-width: 4; }
  .target.city { r: 16px; stroke: var(--surface); stroke-width: 7; }

  .goal { fill: none; stroke: var(--olive); stroke-width: 9; stroke-dasharray: 22 12; }
  .arrow { fill: var(--mark); stroke: var(--surface); stroke-width: 3; opacity: 0.9; pointer-events: none; }
  .arrow.ring { fill: none; stroke: var(--mark); }

  /* An earlier position: the frame is broken, and the line below says so. */
  :host([past]) .rim { stroke: var(--ochre); stroke-width: 9; stroke-dasharray: 40 16; }
  :host([past]) .state { color: var(--ochre); }
  :host([editing]) [role="gridcell"] { cursor: cell; }

  /* The grid lies exactly over the fields: 1000 of 1012 wide, 6 from the edge. */
  .grid {
    position: absolute;
    left: calc(100% * 6 / 1012);
    top: calc(100% * 6 / 1012);
    width: calc(100% * 1000 / 1012);
    height: calc(100% * 1000 / 1012);
    display: grid;
    grid-template: repeat(10, 1fr) / repeat(10, 1fr);
    user-select: none;
    -webkit-user-select: none;
  }
  [role="row"] { display: contents; }
  [role="gridcell"] { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
  :is(.movable, .reachable) { cursor: pointer; }
  /* A piece that may move is dragged, not scrolled. */
  .movable { touch-action: none; }
  [role="gridcell"]:focus { outline: none; }
  [role="gridcell"]:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; box-shadow: inset 0 0 0 5px var(--surface); }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    padding-top: var(--space-2);
  }
  .tools[hidden] { display: none; }
  /* What can be done lies over the board, off the cities: nothing moves when it comes. */
  .deeds { position: absolute; top: 1%; left: 50%; display: flex; gap: var(--space-2); translate: -50%; }
  .deeds button { box-shadow: var(--shadow-large); white-space: nowrap; }
  .state { flex: 1; min-width: 8rem; font-weight: 600; }
  button {
    min-height: var(--touch);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: 500 0.9375rem/1.2 var(--sans);
    cursor: pointer;
  }
  button:hover { border-color: var(--ink); background: var(--sunken); }
  button.primary { border-color: var(--aegean); background: var(--aegean); color: var(--on-aegean); }
  button.primary:hover { background: var(--aegean-strong); }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }

  .position { margin-top: var(--space-3); padding: var(--space-3) var(--space-4); background: var(--sunken); font-size: 0.9375rem; line-height: 1.5; }
  .position p { margin: 0 0 var(--space-2); }
  .position p:last-child { margin: 0; color: var(--ink-soft); }
  [hidden] { display: none; }

  .said { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

  @media (prefers-reduced-motion: reduce) {
    .leaving, .leaving circle { animation: none; }
  }
  @media (max-width: 40rem) {
    .tools { padding-inline: var(--space-4); }
    .state { flex-basis: 100%; }
  }
`;
