/**
 * Runs in the head of the page. The first page of a visit contains its styles, because files would
 * come a round trip later. The browser keeps them, so that they are never sent twice; where storage
 * is blocked, or a page needs styles that have not come yet, it loads them as files.
 */
const PREFIX = 'queenside.style.';
const addresses = document.currentScript.dataset.addresses.split(' ');
const nameOf = (address) => PREFIX + address.slice(address.lastIndexOf('/') + 1);

for (const address of addresses) {
  const sent = document.querySelector(`style[data-address="${address}"]`);
  try {
    if (sent !== null) {
      localStorage.setItem(nameOf(address), JSON.stringify([address, sent.textContent]));
      continue;
    }
    const [from, kept] = JSON.parse(localStorage.getItem(nameOf(address))) ?? [];
    if (from === address) {
      const style = document.createElement('style');
      style.textContent = kept;
      document.head.append(style);
      continue;
    }
  } catch {
    // Storage is blocked or full.
  }
  if (sent === null) {
    // Nothing is drawn before a style sheet that the page itself contains.
    document.write(`<link rel="stylesheet" href="${address}">`);
  }
}
