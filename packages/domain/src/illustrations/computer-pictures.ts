export const BLOCK_ROLES = ['event', 'move', 'repeat', 'if', 'say', 'set'] as const;
export type BlockRole = (typeof BLOCK_ROLES)[number];
/** Keys with a name instead of a character. */
export const NAMED_KEYS = [
  'space',
  'enter',
  'shift',
  'tab',
  'backspace',
  'escape',
  'caps-lock',
  'control',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-down',
] as const;

/** How a machine keeps, shows and does things. */
export interface ComputerPictures {
  'binary-lamps': { readonly bits: readonly (0 | 1)[]; readonly values?: true | undefined };
  /** One character a dot: `#` black, `.` white, r g b y. */
  'pixel-grid': { readonly rows: readonly string[] };
  keyboard: { readonly marked: readonly string[] };
  'program-blocks': {
    readonly blocks: readonly {
      readonly text: string;
      readonly as: BlockRole;
      readonly indent?: number | undefined;
    }[];
  };
}
