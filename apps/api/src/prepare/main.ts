import { createServices } from '../create-services.ts';
import { readEnvOrExit } from '../read-env-or-exit.ts';
import { PREPARE_LIMITS, withoutStatementTimeout } from '../without-statement-timeout.ts';
import { prepareOrExit } from './prepare-or-exit.ts';

/** Brings the database up to date and ends: for installations whose servers start with PREPARE=0. Safe to run several times at once. */
const report = (cause: unknown) => console.error(cause instanceof Error ? cause.message : cause);

const services = await createServices({ ...readEnvOrExit(), PREPARE: true }, report);
const unlimited = withoutStatementTimeout(services, PREPARE_LIMITS, report);
await prepareOrExit(unlimited, (text) => console.log(text));
await unlimited.stop();
await services.stop();
console.log('The database is up to date.');
