const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Makes one SVG element; attributes that are undefined are left out. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children);
  return element;
}
