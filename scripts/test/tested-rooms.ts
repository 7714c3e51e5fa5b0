import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose package has a test task, from the root. */
export function testedRooms(root: string): readonly string[] {
  const nested = ['apps', 'packages', 'tooling', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...nested, 'e2e', 'scripts'].filter((room) => {
    const file = join(root, room, 'package.json');
    return existsSync(file) && /"test":/.test(readFileSync(file, 'utf8'));
  });
}
