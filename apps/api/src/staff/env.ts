import { join } from 'node:path';
import type { ProviderSettings } from '@noodlenaut/ai';
import { withSecretFiles } from '@noodlenaut/db';
import { readEnv } from '../env.ts';

const source = withSecretFiles(process.env);

/**
 * Where staff commands find the database: DATABASE_URL, or the embedded one of DATA_DIR; where people reach the site, for links; and
 * whether consents are asked for here, as the api has it.
 */
export const staffEnv = {
  databaseUrl: source['DATABASE_URL'] || null,
  dataDir: source['DATA_DIR'] || join(import.meta.dirname, '../../../../.data'),
  asksConsent: source['CONSENT_MODE'] === 'required',
  publicUrl: source['PUBLIC_URL'] || `http://localhost:${source['PORT'] || '3000'}`,
};

/**
 * The remote model that the api has.
 * @param databaseUrl of the embedded database, where DATABASE_URL is not set
 * @throws EnvironmentError when the variables AI_* cannot be used
 */
export const staffAi = (databaseUrl: string): ProviderSettings =>
  readEnv({ ...process.env, DATABASE_URL: databaseUrl }).AI;

/**
 * The account at Stripe; null: no money is taken. It needs no database.
 * @throws EnvironmentError when the variables STRIPE_* cannot be used
 */
export const staffStripe = () => readEnv({ DATABASE_URL: 'postgres://unused', ...process.env }).STRIPE;
