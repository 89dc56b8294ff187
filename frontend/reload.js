/**
 * What a page keeps when it is reloaded, which happens without asking if its session is lost. It
 * stays in this tab, only for a moment.
 */
const MOMENT_MILLIS = 60_000;

/** Keeps a value, unless the browser forbids storage. */
export function keepForReload(key, value) {
  try {
    const { pathname: path } = location;
    sessionStorage.setItem(key, JSON.stringify({ path, time: Date.now(), value }));
  } catch {
    // Then the value is lost.
  }
}

/**
 * Returns, only once, what this page kept just before it was reloaded; null if there is nothing.
 */
export function takeAfterReload(key) {
  try {
    const { path, time, value } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    const isRecent = Math.abs(Date.now() - time) < MOMENT_MILLIS;
    return path === location.pathname && isRecent ? value : null;
  } catch {
    return null;
  }
}
