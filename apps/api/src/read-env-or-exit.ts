import { SecretFileError } from '@noodlenaut/db';
import { EnvironmentError, readEnv, type ApiEnv } from './env.ts';

/** The environment of this process. When it cannot be used, one sentence says why and the process ends with 1. */
export function readEnvOrExit(): ApiEnv {
  try {
    return readEnv(process.env);
  } catch (cause) {
    if (!(cause instanceof EnvironmentError || cause instanceof SecretFileError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
