/** Whether the next task waits for a press in this browser: off until its user turns it on. */
const KEY = 'queenside.wait';

/** For a browser that keeps nothing: the choice lasts as long as the page. */
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
    // Storage is blocked or full; the page itself remembers.
  }
}
