import type { Breach } from './breach.ts';
import { readTree } from './read-tree.ts';
import { isCode, type SourceFile } from './source-files.ts';

/** The one class between Colyseus and our rooms; it closes the defaults that are unsafe (security 0.1). */
const BASE = 'apps/game/src/school-room.ts';
const COLYSEUS = '@colyseus/core';

export const checkGameRooms = (files: readonly SourceFile[]): readonly Breach[] =>
  files
    .filter(({ path }) => path.startsWith('apps/game/') && path !== BASE && isCode(path))
    .flatMap((file) =>
      readTree(file, (report, { staticImports }) => {
        const entries = staticImports
          .filter(({ moduleRequest }) => moduleRequest.value === COLYSEUS)
          .flatMap((statement) => statement.entries);
        // Under whatever name it was imported, and through a namespace too.
        const rooms = new Set(
          entries
            .filter(({ importName }) => importName.name === 'Room')
            .map(({ localName }) => localName.value),
        );
        const spaces = new Set(
          entries
            .filter(({ importName }) => importName.kind === 'NamespaceObject')
            .map(({ localName }) => localName.value),
        );
        const look = ({
          superClass,
          start,
        }: {
          readonly superClass: SuperClass | null;
          readonly start: number;
        }) => {
          if (superClass && extendsRoom(superClass, rooms, spaces))
            report("extends Colyseus' Room itself", start);
        };
        return { ClassDeclaration: look, ClassExpression: look };
      }).map((why) => ({ wall: 'rooms-extend-the-school-room', file: file.path, why })),
    );

/** As much of an expression as the check looks at. */
interface SuperClass {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
}

const nameOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'name' in node && typeof node.name === 'string'
    ? node.name
    : '';

function extendsRoom(
  superClass: SuperClass,
  rooms: ReadonlySet<string>,
  spaces: ReadonlySet<string>,
): boolean {
  if (superClass.type === 'Identifier') return rooms.has(nameOf(superClass));
  if (superClass.type !== 'MemberExpression') return false;
  return spaces.has(nameOf(superClass.object)) && nameOf(superClass.property) === 'Room';
}
