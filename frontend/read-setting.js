/** Whether tasks can be read aloud in this browser: off until the user turns it on. */
const KEY = 'queenside.read';

/** For a browser that blocks storage; then the choice lasts as long as the page. */
let onThisPage = false;

export function readsAloud() {
  try {
    return localStorage.getItem(KEY) === 'on' || onThisPage;
  } catch {
    return onThisPage;
  }
}

export function setReading(on) {
  onThisPage = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked or full; the page remembers the choice itself.
  }
}

/** A voice for the page's language, one on the device if there is one; null if there is none. */
export function voice() {
  const language = document.documentElement.lang.slice(0, 2).toLowerCase();
  const voices = (window.speechSynthesis?.getVoices() ?? [])
    .filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}
