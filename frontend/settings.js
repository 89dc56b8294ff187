/** What a browser remembers for all pages: a choice that is on or off. */
function setting(name, initially) {
  const key = `queenside.${name}`;
  /** For a browser that blocks storage, or has none left; then it lasts as long as the page. */
  let onThisPage = null;
  return {
    isOn() {
      try {
        return onThisPage ?? (localStorage.getItem(key) ?? (initially ? 'on' : 'off')) === 'on';
      } catch {
        return initially;
      }
    },
    set(on) {
      try {
        localStorage.setItem(key, on ? 'on' : 'off');
      } catch {
        onThisPage = on;
      }
    },
  };
}

/** Sounds. */
export const sound = setting('sound', true);

/** The next task waits for a press. */
export const wait = setting('wait', false);

/** Tasks can be read aloud. */
export const reading = setting('read', false);

/** Score sheets show pieces as pictures instead of letters. */
export const figurines = setting('figurines', false);

/** Nobody talks beside the lessons. */
export const quiet = setting('quiet', false);
