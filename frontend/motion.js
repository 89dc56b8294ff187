/** How pieces move over the board. Nothing waits for a motion: the board is right before it begins. */
export const MOVE = 180;
export const OUT = 120;
export const BACK = 220;

const EASE = 'cubic-bezier(.2,.7,.3,1)';
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Where a piece stands: pieces are as large as a square, so that 100 % is one square. */
export const place = (layout, square) =>
  `translate(${layout.column(square) * 100}%, ${layout.row(square) * 100}%)`;

/** Slides a piece that already stands on its new place from the old one. */
export function slide(element, from, duration = MOVE) {
  return run(element, [{ transform: from }, { transform: element.style.transform }], duration);
}

/** Shows a try that was refused: out to the target, and back to where the piece stands. */
export function outAndBack(element, from, target, out) {
  const frames = [
    { transform: from, easing: EASE },
    { transform: target, easing: EASE, offset: out / (out + BACK) },
    { transform: element.style.transform },
  ];
  return run(element, frames, out + BACK);
}

/** Ends a motion and tells where it had got to and how much of it was left, in milliseconds. */
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
