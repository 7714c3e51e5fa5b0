import type { SourceFile } from '@noodlenaut/walls/source-files';
import { readTree } from '@noodlenaut/walls/read-tree';

const TESTS: ReadonlySet<string> = new Set(['test', 'it', 'describe']);
const ID = /\[([SP]\d+\.\d+)\]/g;

export interface NamedId {
  readonly id: string;
  readonly file: string;
}

/**
 * The ids in the names of a file's tests: the first argument of test, it and describe, however they are called, and of
 * any call whose first argument begins with an id (tests that wrap test). Comments and other texts do not count.
 */
export function idsInTestNames(file: SourceFile): readonly NamedId[] {
  const found: NamedId[] = [];
  readTree(file, () => ({
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = textOf(first);
      if (name === null || !(TESTS.has(rootOf(callee)) || /^\[[SP]\d/.test(name))) return;
      for (const [, id = ''] of name.matchAll(ID)) found.push({ id, file: file.path });
    },
  }));
  return found;
}

/** As much of an expression as is looked at here. */
interface Expression {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly object?: unknown;
  readonly callee?: unknown;
  readonly quasis?: unknown;
}
const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** `test` of `test.each(rows)(name, …)`. */
function rootOf(node: unknown): string {
  if (!isExpression(node)) return '';
  if (node.type === 'Identifier') return typeof node.name === 'string' ? node.name : '';
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : '';
}

/** The text of a string, or the fixed parts of a template; null for anything else. */
function textOf(node: unknown): string | null {
  if (!isExpression(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part: { readonly value: { readonly raw: string } }) => part.value.raw).join('…');
}
