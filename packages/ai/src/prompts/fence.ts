/**
 * Text from outside as a named block of data. Whatever looks like our own tags is taken out, so that no text can end its block early.
 * @param name a word of ours, in capitals
 */
export const fence = (name: string, text: string): string => {
  const inner = text.replaceAll(/<\s*\/?\s*data[^>]*>?/giu, ' ').trim();
  return `${name}\n<data>\n${inner}\n</data>`;
};
