import { exact } from '../exact.ts';
import type { Worked } from '../worked.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const told = (steps: readonly string[], closing: string, result: string, skill: string): Worked => ({
  steps,
  closing,
  value: /^\d+$/.test(result) ? exact(BigInt(result)) : null,
  result,
  skill,
});
const moved = (word: string, by: number): string =>
  word.replace(/[a-z]/g, (letter) => ALPHABET[(((ALPHABET.indexOf(letter) + by) % 26) + 26) % 26] ?? letter);

const SHIFT =
  /\b(?:shift|encode|encrypt|code) (?:the (?:word|letter) )?([a-z]{1,12}) (?:by|with (?:a )?(?:key|shift|caesar (?:shift|cipher))(?: of)?|forward) (\d{1,2})/;
const BACK =
  /\b(?:decode|decrypt|unscramble|shift back) ([a-z]{1,12}) (?:by|with (?:a )?(?:key|shift|caesar (?:shift|cipher)(?: of)?|caesar)(?: of)?|when the (?:shift|key) is) (\d{1,2})/;
const AFTER = /\b(?:what|which) letter (?:comes|is) (\d{1,2}) (after|before) ([a-z])$/;
/** A Caesar cipher: 'decode khoor with key 3'. */
function caesar(text: string): Worked | null {
  const [, code = '', key = ''] = BACK.exec(text) ?? [];
  if (key !== '') {
    const word = moved(code, -Number(key)).toUpperCase();
    return told(
      [`Go ${key} letters back for each letter.`],
      `${code.toUpperCase()} is ${word}.`,
      word,
      'it-secret-codes',
    );
  }
  const [, plain = '', by = ''] = SHIFT.exec(text) ?? [];
  if (by !== '') {
    const word = moved(plain, Number(by)).toUpperCase();
    return told(
      [`Go ${by} letters on for each letter.`],
      `${plain.toUpperCase()} becomes ${word}.`,
      word,
      'it-secret-codes',
    );
  }
  const [, count = '', way = '', letter = ''] = AFTER.exec(text) ?? [];
  if (letter === '') return null;
  const found = moved(letter, way === 'after' ? Number(count) : -Number(count)).toUpperCase();
  return told(
    ['After Z the alphabet starts again.'],
    `${found} comes ${count} ${way} ${letter.toUpperCase()}.`,
    found,
    'it-secret-codes',
  );
}

const COLORS: Readonly<Record<string, string>> = {
  '255 0 0': 'red',
  '0 255 0': 'green',
  '0 0 255': 'blue',
  '255 255 0': 'yellow',
  '255 0 255': 'magenta, a pink purple',
  '0 255 255': 'cyan, a blue green',
  '255 255 255': 'white',
  '0 0 0': 'black',
  '255 165 0': 'orange',
  '128 128 128': 'gray',
  '255 192 203': 'pink',
  '128 0 128': 'purple',
};
/** 'what color is 255 0 255'. */
function color(text: string): Worked | null {
  const [, red, green, blue] =
    /\bcolor (?:is|does|has)(?: rgb)? ?\(? ?(?:red )?(\d{1,3}),? (?:and )?(?:green )?(\d{1,3}),? (?:and )?(?:blue )?(\d{1,3})/.exec(
      text,
    ) ?? [];
  const name = COLORS[`${red} ${green} ${blue}`];
  if (red === undefined || name === undefined) return null;
  return told(
    [`Red ${red}, green ${green}, blue ${blue}.`],
    `Together they make ${name}.`,
    name,
    'it-media-numbers',
  );
}

const LAMPS = /^what (?:number )?is (?:the (?:binary )?number )?([01]{4,8})(?: in (?:decimal|numbers))?$/;
/** 'what number is 0101'. */
function lamps(text: string): Worked | null {
  const digits = LAMPS.exec(text)?.[1];
  if (digits === undefined || /^10+$/.test(digits)) return null;
  const parts = digits
    .split('')
    .flatMap((digit, at) => (digit === '1' ? [2 ** (digits.length - 1 - at)] : []));
  const value = parts.reduce((sum, part) => sum + part, 0);
  return told(
    [`From the right the places are 1, 2, 4, 8.`, `Lit are ${parts.join(' + ') || '0'}.`],
    `So it is ${value}.`,
    String(value),
    'it-binary',
  );
}

const REPEAT =
  /\brepeat (\d{1,3})(?: times)?:? ([a-z]+)(?: ([a-z]+))?(?: then ([a-z]+))?,? how (?:many|often) (?:does |do |times (?:does|do) )?([a-z]+)/;
/** 'how many claps in repeat 5 clap'. */
function repeats(text: string): Worked | null {
  const turned = text.replace(/^(how (?:many|often) .*?) (?:in|does) (repeat .*)$/, '$2, $1');
  const [, count = '', first = '', second, last, asked = ''] = REPEAT.exec(turned) ?? [];
  if (count === '') return null;
  const root = (word: string | undefined) => (word ?? '').replace(/s$/, '');
  const inside = [first, second].filter((word) => word !== undefined && root(word) === root(asked)).length;
  const isLast = root(last) === root(asked) && last !== undefined;
  if (inside === 0 && !isLast) return null;
  const total = inside * Number(count) + (isLast ? 1 : 0);
  return told([`The loop runs ${count} times.`], `So it is ${total}.`, String(total), 'it-loops');
}

const SET =
  /\b(?:set )?([a-z]+) (?:is|to|=) (-?\d{1,4})\b(?:.*\bset \1 to (-?\d{1,4}))?(?:.*\b(?:change(?:s)?(?: \1)? by|add|adds) (-?\d{1,4}))?.*\bwhat is (?:the )?\1$/;
/** 'score is 3, change by 2, what is score'. */
function variable(text: string): Worked | null {
  const [, name = '', start = '', again, by] = SET.exec(text) ?? [];
  if (name === '' || (again === undefined && by === undefined)) return null;
  const value = Number(again ?? start) + Number(by ?? 0);
  return told(
    [
      `First ${name} is ${start}.`,
      ...(again === undefined ? [] : [`Then it is set to ${again}.`]),
      ...(by === undefined ? [] : [`Then it changes by ${by}.`]),
    ],
    `So ${name} is ${value}.`,
    String(value),
    'it-variables',
  );
}

/** Small tasks of computing: ciphers, colors, lamps, loops and variables. */
export const computing = (text: string): Worked | null =>
  caesar(text) ?? color(text) ?? lamps(text) ?? repeats(text) ?? variable(text);
