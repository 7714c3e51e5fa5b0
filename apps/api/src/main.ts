import { setTimeout as sleep } from 'node:timers/promises';
import { startTelemetry } from '@noodlenaut/telemetry';
import { createServices } from './create-services.ts';
import { buildApp } from './http/build-app.ts';
import { startJobs, type Jobs } from './jobs/start-jobs.ts';
import { prepareOrExit } from './prepare/prepare-or-exit.ts';
import { readEnvOrExit } from './read-env-or-exit.ts';
import { observePool, tellStatement } from './telemetry.ts';
import { onLastResort } from './last-resort.ts';
import { JOB_LIMITS, PREPARE_LIMITS, withoutStatementTimeout } from './without-statement-timeout.ts';

const report = (cause: unknown) => console.error(cause instanceof Error ? cause.message : cause);

const env = readEnvOrExit();
const stopTelemetry = await startTelemetry('noodlenaut-api', 9464);
const services = await createServices(env, report, { onStatement: tellStatement });
observePool(services.pool);
const preparing = withoutStatementTimeout(services, PREPARE_LIMITS, report);
await prepareOrExit(preparing, (text) => (process.send ? process.send({ step: text }) : console.log(text)));
await preparing.stop();
// Else the first child who asks waits, and everybody else with it.
services.helper.parts();
const app = await buildApp(services);
await app.listen({ port: env.PORT, host: env.HOST });
const working = withoutStatementTimeout(services, JOB_LIMITS, report);
let jobs: Jobs | null = null;
if (env.JOBS) jobs = await startJobs(working, report);

let stopping = false;
/** Lets what stands in front send new requests elsewhere, then lets running ones end, and closes everything. */
async function close(): Promise<void> {
  stopping = true;
  services.health.isStopping = true;
  await sleep(env.DRAIN_MS);
  await app.close();
  await jobs?.stop();
  await working.stop();
  await services.stop();
  await stopTelemetry().catch(report);
}
const stopOrReport = () => {
  if (stopping) return;
  close().then(
    () => process.exit(0),
    (cause: unknown) => {
      report(cause);
      process.exit(1);
    },
  );
};
onLastResort((cause) => app.log.fatal({ err: cause }, 'nobody caught this'), close);
process.on('SIGTERM', stopOrReport);
process.on('SIGINT', stopOrReport);
// The launcher died, so nothing else would stop this process.
process.on('disconnect', stopOrReport);

const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : env.PORT;
if (process.send) process.send({ ready: true, port });
else console.log(`api listens on ${port}`);
