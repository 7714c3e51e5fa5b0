/** The words that an eye finds within a part of the page: none of folded, hidden or only spoken texts. Runs in the page. */
export function visibleWords(within: string): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(within) === null) continue;
    if (parent.closest('.visually-hidden, script, style') !== null || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  }
  return words;
}
