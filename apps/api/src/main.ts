import { LessonFileError } from '@noodlenaut/content';
import { createServices } from './create-services.ts';
import { EnvironmentError, readEnv, type ApiEnv } from './env.ts';
import { buildApp } from './http/build-app.ts';
import { startJobs, type Jobs } from './jobs/start-jobs.ts';
import { UnsafeDemoError } from './demo/keep-demo-apart.ts';
import { prepare } from './prepare.ts';
import { ErasedIdsError } from './privacy/erased-ids-file.ts';
import { UnsafeDatabaseError } from './prepare-schema.ts';
import { onLastResort } from './last-resort.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const report = (cause: unknown) => console.error(cause instanceof Error ? cause.message : cause);

function envOrExit(): ApiEnv {
  try {
    return readEnv(process.env);
  } catch (cause) {
    if (!(cause instanceof EnvironmentError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}

const env = envOrExit();
const services = await createServices(env, report);
const unlimited = withoutStatementTimeout(services, report);
try {
  await prepare(unlimited, (text) => (process.send ? process.send({ step: text }) : console.log(text)));
} catch (cause) {
  const known = [UnsafeDatabaseError, UnsafeDemoError, ErasedIdsError, LessonFileError].some(
    (kind) => cause instanceof kind,
  );
  const { host } = new URL(env.DATABASE_URL);
  const said = cause instanceof Error ? cause.message || cause.name : String(cause);
  console.error(
    known
      ? said
      : `The database at ${host} cannot be used: ${said}. Check DATABASE_URL and that the server runs.`,
  );
  process.exit(1);
}
// Else the first child who asks waits, and everybody else with it.
services.helper.parts();
const app = await buildApp(services);
await app.listen({ port: env.PORT, host: env.HOST });
let jobs: Jobs | null = null;
if (env.JOBS) jobs = await startJobs(unlimited, report);

let stopping = false;
/** Lets running requests end, then closes everything. */
async function close(): Promise<void> {
  stopping = true;
  await app.close();
  await jobs?.stop();
  await unlimited.stop();
  await services.stop();
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
