import type { Breach } from './breach.ts';
import { readTree } from './read-tree.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** The files of domain that may import zod: an illustration is declared once, as the schema of its parameters (decision 0077). */
const MAY_USE_ZOD = /^packages\/domain\/src\/(illustrations\/|text\/safe-text\.ts$)/;
const IMPURE_CALLS: ReadonlySet<string> = new Set(['Date.now', 'Math.random', 'performance.now']);

/**
 * The rules of the school are pure: the time and the dice are arguments, a refusal is a value, and nothing is awaited. No npm package
 * but zod, and that only where illustrations are declared. The tests of domain may use what they need.
 */
export const checkDomain = (files: readonly SourceFile[]): readonly Breach[] =>
  files
    .filter(({ path }) => path.startsWith('packages/domain/src/') && !isTest(path))
    .flatMap((file) => impurities(file).map((why) => ({ wall: 'domain-is-pure', file: file.path, why })));

const impurities = (file: SourceFile): readonly string[] =>
  readTree(file, (report, { staticImports, staticExports, dynamicImports }) => {
    const from = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ];
    for (const request of from) {
      if (!request || request.value.startsWith('.')) continue;
      if (request.value === 'zod' && MAY_USE_ZOD.test(file.path)) continue;
      report(`imports ${request.value}`, request.start);
    }
    for (const { start } of dynamicImports) report('imports while it runs', start);
    const waits = (node: { readonly async: boolean; readonly start: number }) => {
      if (node.async) report('is async', node.start);
    };
    return {
      ThrowStatement: ({ start }) => report('throws', start),
      AwaitExpression: ({ start }) => report('awaits', start),
      ForOfStatement: (node) => {
        if (node.await) report('awaits', node.start);
      },
      FunctionDeclaration: waits,
      FunctionExpression: waits,
      ArrowFunctionExpression: waits,
      NewExpression: ({ callee, arguments: given, start }) => {
        if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
          report('new Date()', start);
      },
      CallExpression: ({ callee, start }) => {
        if (callee.type === 'Identifier' && callee.name === 'Date') report('Date()', start);
      },
      MemberExpression: ({ object, property, start }) => {
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        const name = `${object.name}.${property.name}`;
        if (IMPURE_CALLS.has(name)) report(name, start);
      },
    };
  });
