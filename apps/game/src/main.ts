import { matchMaker } from '@colyseus/core';
import { observe, startTelemetry } from '@noodlenaut/telemetry';
import { ANSWER_MS, connect, createStore, SecretFileError } from '@noodlenaut/db';
import { pino } from 'pino';
import { buildGame } from './build-game.ts';
import { EnvironmentError, readEnv, type GameEnv } from './env.ts';

/** How long rooms may take to close before the process exits anyway. */
const STOP_MS = 5000;

async function main(env: GameEnv): Promise<void> {
  const stopTelemetry = await startTelemetry('noodlenaut-game', 9465);
  const log = pino({ level: env.LOG_LEVEL, name: 'game' });
  const { db } = connect({
    url: env.DATABASE_URL,
    poolSize: env.POOL_SIZE,
    answerMs: ANSWER_MS,
    onConnectionLost: (cause) => log.warn({ err: cause }, 'database connection lost'),
  });
  // A rejected promise inside a library must not end the rooms of other people.
  process.on('unhandledRejection', (cause) => log.error({ err: cause }, 'unhandled rejection'));
  const game = await buildGame(env, createStore(db), log);
  observe('noodlenaut.game.rooms', () => matchMaker.stats.local.roomCount);
  observe('noodlenaut.game.clients', () => matchMaker.stats.local.ccu);

  let stopping = false;
  const stop = async (reason: string, code = 0) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await game.stop();
    await db.destroy();
    await stopTelemetry().catch((cause: unknown) =>
      log.warn({ err: cause }, 'the last figures were not sent'),
    );
    process.exit(code);
  };
  // Last resort: log the cause once, tell the players, finish the writes. The launcher starts another process.
  process.on('uncaughtException', (cause) => {
    if (!stopping) log.fatal({ err: cause }, 'nobody caught this');
    stop('last resort', 1).catch(() => process.exit(1));
  });
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => void stop(reason));

  if (process.send) process.send({ ready: true, port: game.port });
  else console.log(`The rooms are open at http://${env.HOST}:${game.port}`);
}

/** An error that an operator can fix is printed as one sentence; any other keeps its stack. */
function explain(cause: unknown): unknown {
  if (cause instanceof EnvironmentError || cause instanceof SecretFileError) return cause.message;
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
    return 'The port of the game server is taken. Set PORT to a free one.';
  }
  return cause;
}

try {
  await main(readEnv(process.env));
} catch (cause) {
  console.error(explain(cause));
  process.exit(1);
}
