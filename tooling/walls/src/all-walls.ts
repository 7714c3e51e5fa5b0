import type { Breach } from './breach.ts';
import { checkDomain } from './check-domain.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkGameRooms } from './check-game-rooms.ts';
import { checkImports } from './check-imports.ts';
import { checkMarkup } from './check-markup.ts';
import { checkNames } from './check-names.ts';
import { checkSizes } from './check-sizes.ts';
import { sourceFiles } from './source-files.ts';

/** Every wall but turbo's, which needs an installed workspace. */
export async function allWalls(root: string): Promise<readonly Breach[]> {
  const files = sourceFiles(root);
  const read = [checkDomain, checkEnvironment, checkGameRooms, checkMarkup, checkNames, checkSizes];
  return [...(await checkImports(root)), ...read.flatMap((check) => check(files))];
}
