import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/**
 * Walks a file's syntax tree with the visitor that `look` makes, and returns what `look` reports, with its line.
 * @throws Error when the file is not valid TypeScript, so that no unread file passes
 */
export function readTree(
  file: SourceFile,
  look: (
    report: (why: string, start: number) => void,
    module: ReturnType<typeof parseSync>['module'],
  ) => VisitorObject,
): readonly string[] {
  const parsed = parseSync(file.path, file.text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file.path}: ${error.message}`);
  const found: string[] = [];
  const report = (why: string, start: number) => void found.push(`line ${lineOf(file.text, start)}: ${why}`);
  new Visitor(look(report, parsed.module)).visit(parsed.program);
  return found;
}
