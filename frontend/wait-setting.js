/** Whether the next task waits for a press in this browser: off until the user turns it on. */
const KEY = 'queenside.wait';

/** For a browser that blocks storage; then the choice lasts as long as the page. */
let onThisPage = false;

export function waitsForNext() {
  try {
    return localStorage.getItem(KEY) === 'on' || onThisPage;
  } catch {
    return onThisPage;
  }
}

export function setWait(on) {
  onThisPage = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked or full; the page remembers the choice itself.
  }
}
