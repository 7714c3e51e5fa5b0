import type { Breach } from './breach.ts';
import { readTree } from './read-tree.ts';
import { isCode, isTest, type SourceFile } from './source-files.ts';

/** Each app reads the environment once, in its env.ts. Tools may read it themselves. */
const MAY_READ =
  /(^|\/)(env\.ts|[^/]*\.config\.ts)$|^(scripts|tooling|bench|e2e|tests)\/|^packages\/[^/]+\/(scripts|gallery)\/|^apps\/[^/]+\/scripts\//;

/** A main may hand the whole environment to its env.ts, and do no more with it. */
const isHandedOver = (file: SourceFile, end: number): boolean => /^\s*\)/.test(file.text.slice(end));

export const checkEnvironment = (files: readonly SourceFile[]): readonly Breach[] =>
  files
    .filter(({ path }) => isCode(path) && !isTest(path) && !MAY_READ.test(path))
    .flatMap((file) =>
      readTree(file, (report) => {
        const handed = new Set<number>();
        return {
          CallExpression: ({ callee, arguments: [given] }) => {
            if (callee.type !== 'Identifier' || callee.name !== 'readEnv' || given === undefined) return;
            if (isHandedOver(file, given.end)) handed.add(given.start);
          },
          MemberExpression: ({ object, property, start }) => {
            if (object.type !== 'Identifier' || object.name !== 'process' || handed.has(start)) return;
            if (property.type === 'Identifier' && property.name === 'env') report('reads process.env', start);
          },
        };
      }).map((why) => ({ wall: 'environment-is-read-once', file: file.path, why })),
    );
