/**
 * What a page keeps for itself when it's loaded again, which a page whose session is lost does
 * without asking. It stays in this tab, for a moment only.
 */
const MOMENT_MILLIS = 60_000;

/** Keeps a value, unless the browser forbids storage. */
export function keepForReload(key, value) {
  try {
    const { pathname: path } = location;
    sessionStorage.setItem(key, JSON.stringify({ path, time: Date.now(), value }));
  } catch {
    // Then it's lost.
  }
}

/** Returns what this page kept just before it was loaded again, once; null if there is nothing. */
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
