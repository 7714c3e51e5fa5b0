import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCrowd } from './crowd.ts';
import type { Kind, RoomPlan } from './orders.ts';
import { cpuMsOf, familyCpuMs, residentBytesOf } from './process-figures.ts';
import type { Records } from './records.ts';
import { sampleOf, type Sample } from './sample.ts';
import { startServer } from './server-process.ts';

export interface Shape {
  readonly rooms: number;
  readonly size: number;
}
export interface Run {
  readonly spread: readonly Sample[];
  readonly burst: Sample;
  readonly bytesAPlayer: number;
  readonly joinMs: number;
}

/** Answers as children give them, and all at once. */
const SPREAD_MS = 3000;
const BURST_MS = 50;
const SPREADS = 2;
/** What follows a question by itself is over by then. */
const SETTLE_MS = 700;

const barePlans = ({ rooms, size }: Shape): RoomPlan[] =>
  Array.from({ length: rooms }, (_, room) => ({
    key: `room-${room}`,
    lead: 'bare',
    host: null,
    players: Array.from({ length: size }, (_one, n) => `${n}`),
    isHere: true,
  }));

/** One quiz on one server: everybody comes in, one question to warm up, some as children answer, one in a burst. */
export async function runQuiz(kind: Kind, shape: Shape, records: Records): Promise<Run> {
  const { rooms, size } = shape;
  const school = kind === 'product' ? await records.fill(rooms, size) : null;
  const server = await startServer(kind, school?.url ?? 'postgres://nobody@127.0.0.1/none');
  const crowd = openCrowd();
  const undo: (() => unknown)[] = [() => server.stop(), () => crowd.close()];
  try {
    const players = rooms * size;
    const before = residentBytesOf(server.pid);
    const began = performance.now();
    const plans = [...(school?.plans ?? barePlans(shape))];
    await crowd.join({ do: 'join', kind, url: server.url, rooms: plans });
    const joinMs = performance.now() - began;
    console.error(`${kind}: ${players} players in ${rooms} rooms came in within ${Math.round(joinMs)} ms`);
    await sleep(SETTLE_MS);
    const bytesAPlayer = (residentBytesOf(server.pid) - before) / players;

    const question = async (spanMs: number): Promise<Sample> => {
      const server0 = cpuMsOf(server.pid);
      const database0 = familyCpuMs(records.postmaster);
      const reports = await crowd.play(spanMs);
      await sleep(SETTLE_MS);
      const cpuMs = {
        server: cpuMsOf(server.pid) - server0,
        database: kind === 'product' ? familyCpuMs(records.postmaster) - database0 : 0,
      };
      const sample = sampleOf(reports, players, cpuMs);
      if (!server.isAlive()) throw new Error(`${kind} ended in the middle of a quiz`);
      await crowd.rest();
      await sleep(SETTLE_MS / 2);
      return sample;
    };
    await question(SPREAD_MS);
    // `BENCH_ATTACK=1`: the same while somebody opens 400 sockets a second without a seat and floods them.
    const attacker =
      process.env['BENCH_ATTACK'] === undefined
        ? null
        : fork(join(import.meta.dirname, 'attacker.ts'), [server.url]);
    undo.push(() => attacker?.kill());
    const spread: Sample[] = [];
    for (let n = 0; n < SPREADS; n += 1) spread.push(await question(SPREAD_MS));
    return { spread, burst: await question(BURST_MS), bytesAPlayer, joinMs };
  } finally {
    for (const done of undo.toReversed()) await done();
  }
}
