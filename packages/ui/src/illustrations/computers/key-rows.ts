export interface Key {
  readonly name: string;
  /** What stands on it; a name of more than one letter is written small. */
  readonly cap: string;
  /** In keys. */
  readonly width: number;
}

const letters = (text: string): Key[] =>
  Array.from(text, (letter) => ({ name: letter, cap: letter.toUpperCase(), width: 1 }));
const key = (name: string, cap: string, width: number): Key => ({ name, cap, width });

/** The keys a beginner looks for, in the rows where a US keyboard has them. Each row is as long as the others. */
export const KEY_ROWS: readonly (readonly Key[])[] = [
  [key('escape', 'esc', 1), ...letters('1234567890'), key('-', '-', 1), key('backspace', '⌫', 2)],
  [key('tab', 'tab', 1.5), ...letters('qwertyuiop'), key('=', '=', 1), key('+', '+', 1.5)],
  [key('caps-lock', 'caps', 1.8), ...letters('asdfghjkl'), key(';', ';', 1), key('enter', 'enter ↵', 2.2)],
  [
    key('shift', '⇧ shift', 2.3),
    ...letters('zxcvbnm'),
    key(',', ',', 1),
    key('.', '.', 1),
    key('/', '/', 1),
    key('arrow-up', '↑', 1.7),
  ],
  [
    key('control', 'ctrl', 1.6),
    key("'", "'", 1),
    key('@', '@', 1),
    key('space', 'space', 5),
    key('?', '?', 1),
    key('arrow-left', '←', 1.4),
    key('arrow-down', '↓', 1.5),
    key('arrow-right', '→', 1.5),
  ],
];

/** The key that writes a sign, whatever case it is given in. */
export const keyName = (marked: string): string =>
  marked.length === 1 ? (SHIFTED.get(marked) ?? marked.toLowerCase()) : marked;

const SHIFTED = new Map([
  ['!', '1'],
  ['#', '3'],
  [':', ';'],
]);
