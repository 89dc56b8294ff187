/** The arrow keys' steps on the screen: columns to the right, rows down. */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square to which a key leads from another one, or null if the key doesn't move the focus. */
export function destination(event, square, layout) {
  const column = layout.column(square);
  const row = layout.row(square);
  const lastColumn = layout.files - 1;
  const lastRow = layout.ranks - 1;
  const step = STEPS[event.key];
  if (step !== undefined) {
    return layout.at(column + step[0], row + step[1]) ?? square;
  }
  switch (event.key) {
    case 'Home':
      return layout.at(0, event.ctrlKey ? 0 : row);
    case 'End':
      return layout.at(lastColumn, event.ctrlKey ? lastRow : row);
    case 'PageUp':
      return layout.at(column, 0);
    case 'PageDown':
      return layout.at(column, lastRow);
    default:
      return null;
  }
}

/** Moves through a row of buttons with the arrow keys. Returns the next one, or null. */
export function neighbour(event, buttons) {
  const index = buttons.indexOf(event.target.closest('button'));
  const last = buttons.length - 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return buttons[index === last ? 0 : index + 1];
    case 'ArrowLeft':
    case 'ArrowUp':
      return buttons[index === 0 ? last : index - 1];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons[last];
    default:
      return null;
  }
}
