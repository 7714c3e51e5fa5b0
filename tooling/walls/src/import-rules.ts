import type { IForbiddenRuleType } from 'dependency-cruiser';
import { BRIDGES, ROOMS, WORKSHOPS } from './rooms.ts';

/** A room by its folder, or by its package name when the package was not declared and so has no path. */
const inRoom = (room: string) => `^${room}/|^@noodlenaut/${room.split('/')[1]}(/|$)`;

const wallsAroundRooms = Object.entries(ROOMS).map(([room, reachable]) => {
  const allowed = [room, ...reachable].map(inRoom).join('|');
  return {
    name: `wall-around-${room.replace('/', '-')}`,
    comment: `${room} may import: ${reachable.join(', ') || 'no other room'}.`,
    from: { path: `^${room}/` },
    to: { path: '^(packages|apps)/|^@noodlenaut/', pathNot: allowed },
  };
});

/** The walls that imports can cross, as dependency-cruiser reads them. */
export const IMPORT_RULES: IForbiddenRuleType[] = [
  ...wallsAroundRooms,
  {
    name: 'game-takes-only-the-policy-of-ai',
    comment: 'A call checks its texts; a game server needs no model, no cards and no search.',
    from: { path: '^apps/game/' },
    to: { path: '^packages/ai/', pathNot: '^packages/ai/src/messages\\.ts$' },
  },
  {
    name: 'rooms-do-not-lean-on-the-workshop',
    comment: 'What runs in production imports nothing that only builds or proves it.',
    from: { path: '^(packages|apps)/' },
    to: { path: `^(${WORKSHOPS.join('|')})/` },
  },
  {
    name: 'web-sees-servers-as-types-only',
    comment: 'The browser knows the shape of a server, never its code.',
    from: { path: '^apps/web/' },
    to: { path: '^apps/(api|game)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'one-bridge-per-server',
    comment: 'Only the bridges in apps/web/src/lib name a server.',
    from: { path: '^apps/web/', pathNot: BRIDGES },
    to: { path: '^apps/(api|game)/' },
  },
  {
    name: 'features-do-not-know-each-other',
    comment: 'Compose two features in a route.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-flows-downward',
    comment: 'app > routes > features > lib. A lower floor never imports a higher one.',
    from: { path: '^apps/web/src/(features|lib)/' },
    to: { path: '^apps/web/src/(app|routes)/' },
  },
  {
    name: 'routes-do-not-know-the-app',
    comment: 'app > routes > features > lib. A lower floor never imports a higher one.',
    from: { path: '^apps/web/src/routes/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'lib-is-the-ground-floor',
    comment: 'app > routes > features > lib. A lower floor never imports a higher one.',
    from: { path: '^apps/web/src/lib/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'migrations-are-frozen',
    comment: 'A migration must run the same in five years: it imports kysely and nothing of ours.',
    from: { path: '^packages/db/migrations/' },
    to: { pathNot: 'node_modules/kysely/|^kysely$' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one file, or need a third.',
    from: {},
    to: { circular: true },
  },
];
