import { readFileSync } from 'node:fs';

/** Variables that a file may hold: NAME_FILE is its path, as containers and Kubernetes mount secrets. */
const SECRETS = [
  'AI_KEY',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_URL',
  'DEMO_PASSWORD',
  'GOOGLE_CLIENT_SECRET',
  'LIVEKIT_API_SECRET',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TURN_SECRET',
] as const;

type Source = Readonly<Record<string, string | undefined>>;

/** A file of a secret that cannot be used, as a sentence that names the variable and not the content. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
}

/**
 * The environment with each secret from its file, where NAME_FILE names one. White space at the end of the file does not count.
 * @throws SecretFileError when a file cannot be read or is empty, or when NAME is set as well
 */
export function withSecretFiles(source: Source): Source {
  const read = { ...source };
  for (const name of SECRETS) {
    const path = source[`${name}_FILE`];
    if (path === undefined || path === '') continue;
    if (source[name]) throw new SecretFileError(`Set ${name} or ${name}_FILE, not both.`);
    let text: string;
    try {
      text = readFileSync(path, 'utf8').trim();
    } catch (cause) {
      throw new SecretFileError(`${name}_FILE names ${path}, which cannot be read.`, { cause });
    }
    if (text === '') throw new SecretFileError(`${name}_FILE names ${path}, which is empty.`);
    read[name] = text;
  }
  return read;
}
