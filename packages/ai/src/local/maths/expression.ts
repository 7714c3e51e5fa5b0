import { isConstantNode, isOperatorNode, isParenthesisNode, parse, type MathNode } from 'mathjs/number';
import { exactOf, type Exact } from './exact.ts';

export type Operator = '+' | '-' | '*' | '/' | '^';
/** A number, or two terms with a sign between them. */
export type Term =
  | { readonly kind: 'number'; readonly value: Exact; readonly isFraction: boolean }
  | { readonly kind: 'operation'; readonly sign: Operator; readonly left: Term; readonly right: Term };

const MOST_LENGTH = 80;
const MOST_OPERATIONS = 12;
/** Only these signs reach the parser: no name, no text, no list. */
const ALLOWED = /^[\d\s+\-*/^().]+$/;
const SIGNS: readonly Operator[] = ['+', '-', '*', '/', '^'];
const signOf = (text: string): Operator | undefined => SIGNS.find((sign) => sign === text);

/** Fractions and mixed numbers are one number each: '1 1/2 + 3/4' becomes '(3/2) + (3/4)'. */
/** '12 / 4' with spaces is a division where it comes out even. */
const dividing = (text: string): string =>
  text.replace(/(?<![\d/.^])(\d{1,9}) \/ (\d{1,9})(?![\d/.^])/g, (all, over: string, under: string) =>
    Number(over) % Number(under) === 0 ? `(${over}) / (${under})` : all,
  );

function groupFractions(text: string): string {
  const mixed = dividing(text).replace(
    /(?<![\d/.^])(\d{1,6}) (\d{1,6})\/(\d{1,6})(?![\d/.^])/g,
    (_all, wholes: string, over: string, under: string) =>
      `(${Number(wholes) * Number(under) + Number(over)}/${under})`,
  );
  return mixed.replace(/(?<![\d/.^(])(\d{1,12}\/\d{1,12})(?![\d/.^)])/g, '($1)');
}

function termOf(node: MathNode, isRoot: boolean): Term | null {
  if (isParenthesisNode(node)) return termOf(node.content, isRoot);
  if (isConstantNode(node)) return numberOf(String(node.value));
  if (!isOperatorNode(node)) return null;
  const sign = signOf(node.op);
  const [left, right] = node.args.map((part) => termOf(part, false));
  if (sign === undefined || !left || right === null) return null;
  if (right === undefined) return sign === '-' ? negative(left) : null;
  const isPlain = node.args.every((part) => isConstantNode(part));
  return (
    (sign === '/' && !isRoot && isPlain && fractionOf(left, right)) || {
      kind: 'operation',
      sign,
      left,
      right,
    }
  );
}

const numberOf = (digits: string): Term | null => {
  const value = exactOf(digits);
  return value && { kind: 'number', value, isFraction: false };
};
const negative = (term: Term): Term | null =>
  term.kind === 'number' ? { ...term, value: { ...term.value, over: -term.value.over } } : null;

function fractionOf(left: Term, right: Term): Term | null {
  if (left.kind !== 'number' || right.kind !== 'number' || right.value.over === 0n) return null;
  if (left.value.under !== 1n || right.value.under !== 1n || left.isFraction || right.isFraction) return null;
  const [over, under] = [left.value.over, right.value.over];
  // Not reduced: a child sees the numbers that it wrote.
  return { kind: 'number', value: { over, under }, isFraction: true };
}

const operationsIn = (term: Term): number =>
  term.kind === 'number' ? 0 : 1 + operationsIn(term.left) + operationsIn(term.right);

/**
 * Reads an expression of numbers, the signs + - * / ^ and brackets (P7.05). It is parsed by mathjs, never run.
 * @param text at most 80 characters, 12 signs, and 15 digits a number
 * @returns null for any other text, and for a number alone
 */
export function readExpression(text: string): Term | null {
  if (text.length > MOST_LENGTH || !ALLOWED.test(text) || !/\d/.test(text)) return null;
  const node = parsed(groupFractions(text.trim()));
  const term = node && termOf(node, true);
  if (!term || operationsIn(term) === 0 || operationsIn(term) > MOST_OPERATIONS) return null;
  return term;
}

function parsed(text: string): MathNode | null {
  try {
    return parse(text);
  } catch {
    // The parser says by an error that a text is no expression. That is an answer here.
    return null;
  }
}
