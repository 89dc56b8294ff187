/** A voice for the page's language, one on the device if there is one; null if there is none. */
export function voice() {
  const language = document.documentElement.lang.slice(0, 2).toLowerCase();
  const voices = (window.speechSynthesis?.getVoices() ?? [])
    .filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}
