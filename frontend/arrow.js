import { svg } from './svg.js';
import { UNIT } from './squares.js';

/** The tip's distance from the centre of an empty square and of a piece. */
const TIP_GAP = 3;
const TIP_GAP_AT_PIECE = 15;
const HEAD_LENGTH = 14;
const HEAD_HALF_WIDTH = 8.8;
/** The minimum length that still looks like an arrow; a shorter one starts on its piece instead. */
const SHORTEST = 22;

/**
 * Draws an outlined arrow from one square to another. It starts at the edge of its square, so that
 * it doesn't cover the piece there.
 */
export function drawArrow(layout, from, to, { kind, occupied }) {
  const start = layout.centre(from);
  const end = layout.centre(to);
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  if (distance === 0) {
    return [];
  }
  const ux = (end.x - start.x) / distance;
  const uy = (end.y - start.y) / distance;
  const tipAt = distance - (occupied ? TIP_GAP_AT_PIECE : TIP_GAP);
  const border = UNIT / 2 / Math.max(Math.abs(ux), Math.abs(uy)) + TIP_GAP;
  const tailAt = Math.min(border, tipAt - SHORTEST);

  const along = (length, aside = 0) =>
    `${round(start.x + ux * length - uy * aside)} ${round(start.y + uy * length + ux * aside)}`;
  const shaft = `M${along(tailAt)}L${along(tipAt - HEAD_LENGTH)}`;
  const head =
    `M${along(tipAt)}L${along(tipAt - HEAD_LENGTH, HEAD_HALF_WIDTH)}` +
    `L${along(tipAt - HEAD_LENGTH, -HEAD_HALF_WIDTH)}Z`;
  return [
    svg(
      'g',
      { class: `arrow ${kind}` },
      svg('path', { d: shaft, class: 'shaft-casing', pathLength: 1 }),
      svg('path', { d: head, class: 'head-casing' }),
      svg('path', { d: shaft, class: 'shaft', pathLength: 1 }),
      svg('path', { d: head, class: 'head' }),
    ),
  ];
}

const round = (value) => Math.round(value * 10) / 10;
