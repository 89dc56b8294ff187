/** Whether this browser wants sounds: on until its reader turns them off, and remembered. */
const KEY = 'queenside.sound';

/** For a browser that keeps nothing: the choice lasts as long as the page. */
let onThisPage = true;

export function soundIsOn() {
  try {
    return localStorage.getItem(KEY) !== 'off' && onThisPage;
  } catch {
    return onThisPage;
  }
}

export function setSound(on) {
  onThisPage = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked or full; the page itself remembers.
  }
}
