import type { Assumed } from './assumptions.ts';
import type { Cost, MEASURED } from './measured.ts';

const MINUTES = 1440;
const MINUTE_MS = 60_000;

/** Sums over one minute of a day. */
export interface Minute extends Cost {
  readonly children: number;
  readonly sockets: number;
}
export interface Load {
  readonly hour: number;
  readonly children: number;
  readonly sockets: number;
  readonly apiCores: number;
  readonly gameCores: number;
  readonly databaseCores: number;
  readonly statementsPerSecond: number;
  readonly rowsPerSecond: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const add = (into: Minute, cost: Cost, times: number): Minute => ({
  ...into,
  apiMs: into.apiMs + cost.apiMs * times,
  gameMs: into.gameMs + cost.gameMs * times,
  databaseMs: into.databaseMs + cost.databaseMs * times,
  statements: into.statements + cost.statements * times,
  rows: into.rows + cost.rows * times,
});
const NOTHING: Minute = {
  apiMs: 0,
  gameMs: 0,
  databaseMs: 0,
  statements: 0,
  rows: 0,
  children: 0,
  sockets: 0,
};

function zoneOf({ zones }: Assumed, dice: number): number {
  let left = dice;
  for (const { behind, share } of zones) {
    left -= share;
    if (left < 0) return behind;
  }
  return zones[0].behind;
}

/** @returns every minute of a UTC day on which each share of the children has one session */
export function simulateDay(
  children: number,
  costs: typeof MEASURED,
  assumed: Assumed,
  random: () => number,
): readonly Minute[] {
  const { acts, sessionMinutes: length, gameShare, gameAnswers } = assumed;
  let plain = NOTHING;
  for (const act of ['answer', 'completion', 'lesson', 'dashboard'] as const)
    plain = add(plain, costs[act], acts[act] / length);
  const perMinute = { ...plain, children: 1 };
  const playing = { ...add(perMinute, costs.gameAnswer, gameAnswers / length), sockets: 1 };
  const day = Array.from({ length: MINUTES }, () => NOTHING);
  const place = (behind: number, { fromHour, toHour, withinMinutes }: Assumed['school' | 'home']) => {
    const hour = fromHour + Math.floor(random() * (toHour - fromHour));
    const start = (hour + behind) * 60 + Math.floor(random() * withinMinutes);
    const one = random() < gameShare ? playing : perMinute;
    for (let at = start; at < start + length; at += 1) {
      const before = day[at % MINUTES] ?? NOTHING;
      day[at % MINUTES] = {
        ...add(before, one, 1),
        children: before.children + 1,
        sockets: before.sockets + one.sockets,
      };
    }
  };
  for (let child = 0; child < children; child += 1) {
    const behind = zoneOf(assumed, random());
    for (const kind of ['school', 'home'] as const)
      if (random() < assumed[kind].share) place(behind, assumed[kind]);
  }
  return day;
}

/** @returns the busiest minute of each hour, by the database's time */
export function busiestOfHours(day: readonly Minute[]): readonly Load[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const minutes = day.slice(hour * 60, hour * 60 + 60);
    const top = minutes.reduce((most, one) => (one.databaseMs > most.databaseMs ? one : most), NOTHING);
    return {
      hour,
      children: top.children,
      sockets: top.sockets,
      apiCores: top.apiMs / MINUTE_MS,
      gameCores: top.gameMs / MINUTE_MS,
      databaseCores: top.databaseMs / MINUTE_MS,
      statementsPerSecond: top.statements / 60,
      rowsPerSecond: top.rows / 60,
    };
  });
}

/** What a load needs, with one machine to spare and the database on machines of its own. */
export function machinesFor(load: Load, { busy, coresOfMachine, ...assumed }: Assumed) {
  // Two of each, so that one may be replaced.
  const api = Math.max(2, Math.ceil(load.apiCores / busy));
  const game = Math.max(2, Math.ceil(load.gameCores / busy));
  return {
    api,
    game,
    servers: Math.ceil((api + game) / coresOfMachine) + 1,
    databaseCores: Math.ceil(load.databaseCores / busy),
    connections: api * assumed.connectionsOfApi + game * assumed.connectionsOfGame,
  };
}
