/** Moves the focus from a field to the one that takes its place, with the caret or selected text. */
export function carryFocus(from, to) {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  to.focus({ preventScroll: true });
  if (selectionEnd != null) {
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  }
}
