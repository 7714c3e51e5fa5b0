export interface Key {
  readonly name: string;
  /** What stands on it; two signs stand below each other. */
  readonly cap: string;
  /** In keys. */
  readonly width: number;
}

const letters = (text: string): Key[] =>
  Array.from(text, (letter) => ({ name: letter, cap: letter.toUpperCase(), width: 1 }));
const key = (name: string, cap: string, width = 1): Key => ({ name, cap, width });

/** Each sign with the one it shares a key with. */
const PAIRS = [
  '!1',
  '@2',
  '#3',
  '$4',
  '%5',
  '^6',
  '&7',
  '*8',
  '(9',
  ')0',
  '_-',
  '+=',
  ':;',
  '"\'',
  '<,',
  '>.',
  '?/',
];
const SHIFTED = new Map(PAIRS.map(([upper = '', lower = '']) => [upper, lower]));
const pairs = (lowers: string): Key[] =>
  Array.from(lowers, (lower) => {
    const upper = PAIRS.find((pair) => pair[1] === lower)?.[0] ?? '';
    return key(lower, `${upper} ${lower}`);
  });

/** A US keyboard, without what a beginner never looks for. Each row is made as long as the others. */
export const KEY_ROWS: readonly (readonly Key[])[] = [
  [key('escape', 'esc'), ...pairs('1234567890-='), key('backspace', '⌫', 1.6)],
  [key('tab', 'tab', 1.5), ...letters('qwertyuiop'), key('[', '['), key(']', ']'), key('\\', '\\', 1.1)],
  [key('caps-lock', 'caps', 1.8), ...letters('asdfghjkl'), ...pairs(";'"), key('enter', 'enter', 1.8)],
  [
    key('shift', 'shift', 2.4),
    ...letters('zxcvbnm'),
    ...pairs(',./'),
    key('arrow-up', '↑', 1.2),
    key('end', 'end'),
  ],
  [
    key('control', 'ctrl', 1.6),
    key('alt', 'alt', 1.4),
    key('space', 'space', 6.4),
    key('menu', '☰', 1.6),
    key('arrow-left', '←', 1.2),
    key('arrow-down', '↓', 1.2),
    key('arrow-right', '→', 1.2),
  ],
];

/** The key that writes a sign, whatever case it is given in. */
export const keyName = (marked: string): string =>
  marked.length === 1 ? (SHIFTED.get(marked) ?? marked.toLowerCase()) : marked;
