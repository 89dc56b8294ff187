/** Makes one HTML element. */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/**
 * Sets an attribute only when it changes, because setting it needlessly makes screen readers speak.
 */
export function setAttribute(element, name, value) {
  if (value === null || value === false) {
    if (element.hasAttribute(name)) {
      element.removeAttribute(name);
    }
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, String(value));
  }
}
