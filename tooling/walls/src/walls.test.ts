import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { allWalls } from './all-walls.ts';
import type { Breach } from './breach.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { sourceFiles } from './source-files.ts';

const HOUSE = join(import.meta.dirname, '../../..');
const RUIN = join(import.meta.dirname, '../breaches');

/** Each deliberate breach: the file, and the walls it crosses. A file that is not named here crosses none. */
const DELIBERATE: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src/knows-db.ts': ['wall-around-packages-domain'],
  'packages/ui/src/knows-contract.ts': ['wall-around-packages-ui'],
  'packages/contract/src/knows-content.ts': ['wall-around-packages-contract'],
  'packages/content/src/knows-db.ts': ['wall-around-packages-content'],
  'packages/ai/src/knows-db.ts': ['wall-around-packages-ai'],
  'packages/db/src/knows-contract.ts': ['wall-around-packages-db'],
  'packages/telemetry/src/knows-db.ts': ['wall-around-packages-telemetry'],
  'packages/db/src/knows-contract-by-name.ts': ['wall-around-packages-db'],
  'apps/api/src/knows-game.ts': ['wall-around-apps-api'],
  'apps/game/src/knows-content.ts': ['wall-around-apps-game'],
  'apps/game/src/knows-ai.ts': ['game-takes-only-the-policy-of-ai'],
  'apps/web/src/lib/knows-db.ts': ['wall-around-apps-web'],
  'apps/api/src/knows-tooling.ts': ['rooms-do-not-lean-on-the-workshop'],
  'apps/web/src/lib/live/live-socket.ts': ['web-sees-servers-as-types-only'],
  'apps/web/src/lib/second-bridge.ts': ['one-bridge-per-server'],
  'apps/web/src/features/quiz/knows-lessons.ts': ['features-do-not-know-each-other'],
  'apps/web/src/features/quiz/knows-routes.ts': ['web-flows-downward'],
  'apps/web/src/routes/knows-app.ts': ['routes-do-not-know-the-app'],
  'apps/web/src/lib/knows-features.ts': ['lib-is-the-ground-floor'],
  'packages/db/migrations/0001-knows-domain.ts': ['migrations-are-frozen'],
  'packages/db/migrations/0002-knows-node.ts': ['migrations-are-frozen'],
  // A cycle is reported once, at the file where it was found first.
  'apps/api/src/circle-one.ts': ['no-circles'],
  'packages/domain/src/reads-the-clock.ts': ['domain-is-pure'],
  'packages/domain/src/makes-today.ts': ['domain-is-pure'],
  'packages/domain/src/throws-dice.ts': ['domain-is-pure'],
  'packages/domain/src/waits.ts': ['domain-is-pure'],
  'packages/domain/src/throws.ts': ['domain-is-pure'],
  'packages/domain/src/imports-npm.ts': ['domain-is-pure'],
  'packages/domain/src/imports-node.ts': ['domain-is-pure'],
  'packages/domain/src/imports-late.ts': ['domain-is-pure'],
  'apps/api/src/reads-environment.ts': ['environment-is-read-once'],
  'apps/game/src/main.ts': ['environment-is-read-once'],
  'apps/api/src/utils.ts': ['names-say-the-job'],
  'apps/api/src/helpers.ts': ['names-say-the-job'],
  'apps/api/src/common.ts': ['names-say-the-job'],
  'apps/api/src/shared.ts': ['names-say-the-job'],
  'apps/api/src/misc.ts': ['names-say-the-job'],
  'apps/api/src/manager.ts': ['names-say-the-job'],
  'apps/api/src/handler.ts': ['names-say-the-job'],
  'apps/api/src/data.ts': ['names-say-the-job'],
  'apps/api/src/service.ts': ['names-say-the-job'],
  'apps/api/src/lesson-utils.ts': ['names-say-the-job'],
  'apps/web/src/features/shared/button.ts': ['names-say-the-job'],
  'apps/web/src/features/lessons/LessonPlayer.ts': ['names-are-kebab-case'],
  'apps/api/src/too-long.ts': ['files-stay-small'],
  'apps/web/src/features/lessons/sets-markup.tsx': ['no-markup-from-text'],
  'packages/ui/src/spreads-markup.tsx': ['no-markup-from-text'],
  'packages/ui/src/writes-markup.ts': ['no-markup-from-text'],
  'apps/game/src/wild.room.ts': ['rooms-extend-the-school-room'],
  'apps/game/src/wilder.room.ts': ['rooms-extend-the-school-room'],
};

let caught: readonly Breach[];
beforeAll(async () => {
  caught = await allWalls(RUIN);
});

const wallsOf = (file: string) => [
  ...new Set(caught.filter((breach) => breach.file === file).map(({ wall }) => wall)),
];

test.each(Object.entries(DELIBERATE))('%s is caught', (file, walls) => {
  expect(wallsOf(file)).toEqual(walls);
});

test('nothing innocent is blamed', () => {
  const innocent = sourceFiles(RUIN).filter(({ path }) => !(path in DELIBERATE));
  expect(innocent.length).toBeGreaterThan(10);
  expect(innocent.map(({ path }) => path).filter((path) => wallsOf(path).length > 0)).toEqual([]);
});

test('a main may hand the environment over, and that is all it may do with it', () => {
  const inMain = caught.filter(({ file }) => file === 'apps/game/src/main.ts');
  expect(inMain.map(({ why }) => why)).toEqual(['line 4: reads process.env']);
});

test('every wall that imports can cross has a breach here', () => {
  const proven = new Set(Object.values(DELIBERATE).flat());
  expect(IMPORT_RULES.map(({ name }) => name).filter((name) => !proven.has(name ?? ''))).toEqual([]);
});

test('the house itself crosses no wall', async () => {
  expect(await allWalls(HOUSE)).toEqual([]);
});
