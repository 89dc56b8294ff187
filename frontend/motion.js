/**
 * How pieces move over the board. Nothing waits for an animation: the board is already correct
 * before it begins.
 */
export const MOVE = 180;
export const OUT = 120;
const BACK = 220;

const EASE = 'cubic-bezier(.2,.7,.3,1)';
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** A piece's position. Pieces are as large as a square, so 100 % is one square. */
export const place = (layout, square) =>
  `translate(${layout.column(square) * 100}%, ${layout.row(square) * 100}%)`;

/** Slides a piece that is already in its new place from the old one. */
export function slide(element, from, duration = MOVE) {
  return run(element, [{ transform: from }, { transform: element.style.transform }], duration);
}

/** Shows a refused try: out to the target and back to where the piece is. */
export function outAndBack(element, from, target, out) {
  const frames = [
    { transform: from, easing: EASE },
    { transform: target, easing: EASE, offset: out / (out + BACK) },
    { transform: element.style.transform },
  ];
  return run(element, frames, out + BACK);
}

/** Ends an animation, and returns how far it had got and how many milliseconds were left. */
export function interrupt(element) {
  const transform = getComputedStyle(element).transform;
  const [animation] = element.getAnimations();
  if (animation === undefined) {
    return { transform, left: 0 };
  }
  const left = animation.effect.getComputedTiming().endTime - (animation.currentTime ?? 0);
  animation.cancel();
  return { transform, left: Math.max(0, left) };
}

function run(element, frames, duration) {
  if (still.matches) {
    return 0;
  }
  element.animate(frames, { duration, easing: frames.length === 2 ? EASE : 'linear' });
  return duration;
}
