/** Who may import whom: each room with the rooms it may reach. What is not listed is a wall. */
export const ROOMS = {
  'packages/domain': [],
  'packages/ui': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/content': ['packages/domain', 'packages/contract'],
  'packages/ai': ['packages/domain', 'packages/contract'],
  'packages/db': ['packages/domain'],
  'packages/telemetry': [],
  'apps/api': [
    'packages/domain',
    'packages/contract',
    'packages/db',
    'packages/content',
    'packages/ai',
    'packages/telemetry',
  ],
  'apps/game': ['packages/domain', 'packages/contract', 'packages/db', 'packages/ai', 'packages/telemetry'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/ui', 'apps/api', 'apps/game'],
} as const satisfies Record<string, readonly string[]>;

/** Files of web that may name a server, and then only its types. */
export const BRIDGES = '^apps/web/src/lib/(api/replies|live/live-socket)\\.ts$';

/** Folders with tools and tests; no room may import them. */
export const WORKSHOPS = ['tooling', 'scripts', 'bench', 'e2e', 'tests'] as const;
