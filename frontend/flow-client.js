/** Returns whether Flow is waiting for the server. */
export const isBusy = () =>
  Object.values(window.Vaadin?.Flow?.clients ?? {}).some((client) => client.isActive?.());
