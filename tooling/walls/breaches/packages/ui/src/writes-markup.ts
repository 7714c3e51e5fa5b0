export const write = (node: Element, text: string) => {
  node.innerHTML = text;
};
