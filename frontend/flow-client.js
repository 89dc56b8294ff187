const CHECK_MILLIS = 40;
/** How many checks in a row must find Flow idle. */
const QUIET_CHECKS = 4;

/** Returns whether Flow is waiting for the server. */
export const isBusy = () =>
  Object.values(window.Vaadin?.Flow?.clients ?? {}).some((client) => client.isActive?.());

/**
 * Waits until Flow is done with a page that has just been loaded. Until then Flow may still write
 * the page's address, which would overwrite the one from the answer to a repeated input.
 */
export async function afterLoading() {
  for (let quiet = 0; quiet < QUIET_CHECKS; quiet = isBusy() ? 0 : quiet + 1) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MILLIS));
  }
}
