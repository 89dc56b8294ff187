/**
 * Keeps a quick second press away from what has just appeared. After a double tap on Next, the
 * second tap would press the button in its place on the next page; a held or repeated Enter would
 * press the button that gets the focus. Such a press has no effect. A control that appears under
 * the pointer or gets the focus from the page is fresh for a moment. A press elsewhere, a mouse
 * move, Tab or an arrow key is deliberate.
 */
const FRESH_MILLIS = 400;
/** The maximum distance between the two taps of a double tap, in CSS pixels. */
const SAME_PLACE = 24;
const CONTROL = 'button, a[href], summary, input, select, label, [role=gridcell]';
const BY_KEY = 'button, a[href], summary, [role=gridcell]';

/** What is under the pointer, and its position. */
let point = null;
let under = null;
let dirty = false;
/** The control whose presses have no effect for now, and its timer. */
let fresh = null;
let timer;
/** Where Enter or Space was last pressed, unless the user has moved elsewhere since. */
let pressed = null;
let ignoresClick = false;

const controlOf = (target) => target?.closest?.(CONTROL) ?? null;

const isNear = ({ clientX, clientY }) =>
  point !== null && Math.hypot(clientX - point.x, clientY - point.y) <= SAME_PLACE;

function markFresh(control) {
  settle();
  fresh = control;
  fresh.setAttribute('data-fresh', '');
  timer = setTimeout(settle, FRESH_MILLIS);
}

function settle() {
  clearTimeout(timer);
  fresh?.removeAttribute('data-fresh');
  fresh = null;
}

function goTo({ clientX: x, clientY: y, target }) {
  settle();
  point = { x, y };
  under = controlOf(target);
}

/** Checks whether the page has changed under the pointer. */
function look() {
  dirty = false;
  const now = point === null ? null : controlOf(document.elementFromPoint(point.x, point.y));
  if (now !== under) {
    // An element that replaces its own static picture is what the user aimed at.
    const isFresh = now !== null && !under?.closest('.first-paint');
    under = now;
    if (isFresh) {
      markFresh(now);
    }
  }
}

function ignore(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Starts watching the page. */
export function ignoreStrayPresses() {
  new MutationObserver(() => {
    if (!dirty) {
      dirty = true;
      requestAnimationFrame(() => dirty && look());
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden', 'class', 'disabled'],
  });

  const listen = (type, listener) => window.addEventListener(type, listener, { capture: true });

  listen('pointermove', (event) => {
    if (!isNear(event)) {
      goTo(event);
    }
  });

  listen('pointerdown', (event) => {
    if (dirty) {
      look();
    }
    pressed = null;
    const stray = fresh !== null && isNear(event);
    ignoresClick = stray;
    if (stray) {
      ignore(event);
    } else {
      goTo(event);
    }
  });

  listen('click', (event) => {
    // A click without a pointer comes from the keyboard, from a screen reader or from a script.
    if (ignoresClick && event.detail > 0) {
      ignoresClick = false;
      ignore(event);
    }
  });

  listen('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') {
      pressed = null;
      return;
    }
    const control = event.target.closest?.(BY_KEY) ?? null;
    if (control !== null) {
      if (event.repeat || (control === fresh && pressed !== null)) {
        ignore(event);
      } else {
        pressed = control;
      }
    }
  });

  listen('focusin', (event) => {
    const control = event.target.closest?.(BY_KEY) ?? null;
    if (pressed !== null && control !== null && control !== pressed) {
      markFresh(control);
    }
  });
}
