import type { Breach } from './breach.ts';
import { readTree } from './read-tree.ts';
import { isCode, isTest, type SourceFile } from './source-files.ts';

const WRITES_MARKUP: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML']);

/** Names, lessons and answers are text, never markup (security 2.12). */
export const checkMarkup = (files: readonly SourceFile[]): readonly Breach[] =>
  files
    .filter(({ path }) => /^(apps\/web|packages\/ui)\//.test(path) && isCode(path) && !isTest(path))
    .flatMap((file) =>
      readTree(file, (report) => ({
        JSXIdentifier: ({ name, start }) => {
          if (name === 'dangerouslySetInnerHTML') report(name, start);
        },
        Property: ({ key, start }) => {
          if (key.type === 'Identifier' && key.name === 'dangerouslySetInnerHTML') report(key.name, start);
        },
        AssignmentExpression: ({ left, start }) => {
          if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
          if (WRITES_MARKUP.has(left.property.name)) report(`writes ${left.property.name}`, start);
        },
        CallExpression: ({ callee, start }) => {
          if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
          if (callee.property.name === 'insertAdjacentHTML') report('insertAdjacentHTML', start);
        },
      })).map((why) => ({ wall: 'no-markup-from-text', file: file.path, why })),
    );
