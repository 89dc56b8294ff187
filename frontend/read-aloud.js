/**
 * The button that reads a task and the answer to it aloud, and marks each word while it is spoken.
 * Loaded only where the user turned it on, so it imports nothing.
 */

const SPEAKER = 'M3.2 8V12H6L10 15.6V4.4L6 8Z';
const WAVES = 'M13.4 7.2A4 4 0 0 1 13.4 12.8M15.8 4.8A7.4 7.4 0 0 1 15.8 15.2';

/** What is read, in this order: the answer to the last try first, because it's new. */
const READ = ['.say .sign', '.say > span', '.rule-panel .marked', '.rule-panel .mistake', '.task',
  '.turn.prompt', '.text:not(.btn)'];

const MARK = 'spoken';
const synthesis = window.speechSynthesis;

/** Whether a word can be marked without changing the page. */
const marks = 'highlights' in CSS;
if (marks) {
  const style = new CSSStyleSheet();
  style.replaceSync(`::highlight(${MARK}) { background: var(--read, #ffe08a); color: #1a1a1a; }`);
  document.adoptedStyleSheets.push(style);
}

/** The button whose text is being spoken, or null. */
let speaking = null;

/** Puts the button into its place. */
export function fill(place, voice) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon';
  button.setAttribute('aria-label', place.getAttribute('label'));
  button.innerHTML = `<span class="icon-svg"><svg viewBox="0 0 20 20" aria-hidden="true" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"
    ><path d="${SPEAKER}${WAVES}"/></svg></span>`;
  button.addEventListener('click', () => {
    const again = speaking === button;
    stop();
    if (!again) {
      speak(button, voice());
    }
  });
  place.replaceChildren(button);
}

function speak(button, voice) {
  const panel = button.closest('.lesson');
  const texts = READ.flatMap((selector) => [...panel.querySelectorAll(selector)])
    .filter((element) => element.checkVisibility?.() ?? true)
    .map(textOf)
    .filter(({ text }) => text.trim() !== '');
  if (voice === null || texts.length === 0) {
    return;
  }
  start(button);
  texts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9;
    utterance.addEventListener('boundary', (event) => {
      if (!button.isConnected) {
        stop();
      } else if (speaking === button && event.name === 'word') {
        mark(part, event.charIndex, event.charLength);
      }
    });
    if (index === texts.length - 1) {
      utterance.addEventListener('end', () => speaking === button && finish());
    }
    utterance.addEventListener('error', () => speaking === button && finish());
    synthesis.speak(utterance);
  });
}

function start(button) {
  speaking = button;
  button.setAttribute('aria-pressed', 'true');
}

function finish() {
  speaking?.setAttribute('aria-pressed', 'false');
  speaking = null;
  if (marks) {
    CSS.highlights.delete(MARK);
  }
}

function stop() {
  finish();
  synthesis.cancel();
}

/** The text of an element and the nodes that hold it, without drawings. */
function textOf(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest('[aria-hidden="true"], svg') === null) {
      nodes.push({ node, from: text.length });
      text += node.data;
    }
  }
  return { text, nodes };
}

/** Marks a word. Some voices don't say how long it is. */
function mark({ text, nodes }, at, length) {
  const holder = nodes.findLast(({ from }) => from <= at);
  if (!marks || holder === undefined) {
    return;
  }
  const size = length || text.slice(at).match(/^\S*/)[0].length;
  const from = at - holder.from;
  const word = new Range();
  word.setStart(holder.node, Math.min(from, holder.node.length));
  word.setEnd(holder.node, Math.min(from + size, holder.node.length));
  CSS.highlights.set(MARK, new Highlight(word));
}

// The voice would go on after the page has been left.
window.addEventListener('pagehide', stop);
new MutationObserver(() => {
  if (speaking !== null && !speaking.isConnected) {
    stop();
  }
}).observe(document.body, { childList: true, subtree: true });
