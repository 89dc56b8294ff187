const CHECK_MILLIS = 40;
/** So often in a row nothing may go on. */
const QUIET_CHECKS = 4;

/** Returns whether Flow is waiting for the server. */
export const isBusy = () =>
  Object.values(window.Vaadin?.Flow?.clients ?? {}).some((client) => client.isActive?.());

/**
 * Waits until Flow is done with a page that has just been loaded. It still writes the page's address
 * then, and would write over the one that the answer to a repeated input brings.
 */
export async function afterLoading() {
  for (let quiet = 0; quiet < QUIET_CHECKS; quiet = isBusy() ? 0 : quiet + 1) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MILLIS));
  }
}
