/** Whether this browser wants sounds: on until the user turns them off, and remembered. */
const KEY = 'queenside.sound';

/** For a browser that blocks storage; then the choice lasts as long as the page. */
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
    // Storage is blocked or full; the page remembers the choice itself.
  }
}
