import { z } from 'zod';

/** Which server plays: ours, a bare ws server, a bare Colyseus room. */
export const KINDS = ['product', 'ws', 'colyseus'] as const;
export type Kind = (typeof KINDS)[number];

const room = z.object({
  key: z.string(),
  /** A class is led by a host who watches; a race goes on when all are ready; a bare room when its first player says so. */
  lead: z.enum(['class', 'race', 'bare']),
  host: z.string().nullable(),
  /** The session tokens of those players of the room who sit in this process. */
  players: z.array(z.string()),
  /** Whether this process leads the room. */
  isHere: z.boolean(),
});
export type RoomPlan = z.infer<typeof room>;

/** What the measuring process says to one that plays. */
export const order = z.discriminatedUnion('do', [
  z.object({ do: z.literal('join'), kind: z.enum(KINDS), url: z.string(), rooms: z.array(room) }),
  /** Up to the last signal before the next question. */
  z.object({ do: z.literal('rest') }),
  /** The next question, answered in this span. */
  z.object({ do: z.literal('play'), spanMs: z.number() }),
  z.object({ do: z.literal('await') }),
]);
export type Order = z.infer<typeof order>;

const roomTimes = z.object({
  key: z.string(),
  firstAskedAt: z.number(),
  lastAskedAt: z.number(),
  lastAnswerAt: z.number(),
  lastResultAt: z.number(),
});
/** One question in one process: moments are milliseconds of the machine's clock. */
export const report = z.object({
  ackMs: z.array(z.number()),
  rooms: z.array(roomTimes),
  bytes: z.number(),
  failures: z.array(z.string()),
});
export type Report = z.infer<typeof report>;
export type RoomTimes = z.infer<typeof roomTimes>;
