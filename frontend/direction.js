/** Whether an element's columns run from right to left. */
export const isMirrored = (element) => getComputedStyle(element).direction === 'rtl';
