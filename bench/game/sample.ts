import type { Report, RoomTimes } from './orders.ts';

/** What one question in all rooms showed. */
export interface Sample {
  readonly serverUs: number;
  readonly databaseUs: number;
  readonly ackP50: number;
  readonly ackP95: number;
  readonly ackP99: number;
  /** From the first to the last player of a room who has the question; the worst room but one in a hundred. */
  readonly spreadMs: number;
  /** From the last answer of a room to its last result, likewise. */
  readonly resultMs: number;
  readonly bytes: number;
  readonly failures: readonly string[];
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One room may play in two processes. */
function merged(reports: readonly Report[]): RoomTimes[] {
  const rooms = new Map<string, RoomTimes>();
  for (const room of reports.flatMap((report) => report.rooms)) {
    const other = rooms.get(room.key) ?? room;
    rooms.set(room.key, {
      key: room.key,
      firstAskedAt: Math.min(room.firstAskedAt, other.firstAskedAt),
      lastAskedAt: Math.max(room.lastAskedAt, other.lastAskedAt),
      lastAnswerAt: Math.max(room.lastAnswerAt, other.lastAnswerAt),
      lastResultAt: Math.max(room.lastResultAt, other.lastResultAt),
    });
  }
  return [...rooms.values()];
}

export function sampleOf(
  reports: readonly Report[],
  players: number,
  cpuMs: { readonly server: number; readonly database: number },
): Sample {
  const rooms = merged(reports);
  const acks = reports.flatMap(({ ackMs }) => ackMs);
  const bytes = reports.reduce((total, report) => total + report.bytes, 0);
  const missing = players - acks.length;
  return {
    serverUs: (cpuMs.server * 1000) / players,
    databaseUs: (cpuMs.database * 1000) / players,
    ackP50: quantile(acks, 0.5),
    ackP95: quantile(acks, 0.95),
    ackP99: quantile(acks, 0.99),
    spreadMs: quantile(
      rooms.map(({ firstAskedAt, lastAskedAt }) => lastAskedAt - firstAskedAt),
      0.99,
    ),
    resultMs: quantile(
      rooms.map(({ lastAnswerAt, lastResultAt }) => lastResultAt - lastAnswerAt),
      0.99,
    ),
    bytes: bytes / players,
    failures: [
      ...reports.flatMap(({ failures }) => failures),
      ...(missing > 0 ? [`${missing} answers without acknowledgement`] : []),
    ],
  };
}
