import { Readable } from 'node:stream';
import { BackupError } from '@noodlenaut/db';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The first bytes of every file in the format age (https://age-encryption.org/v1). */
export const AGE_START = 'age-encryption.org/v1\n';

/** A stream of the web's kind over any bytes. */
const webStream = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(Uint8Array.from(value));
    },
    cancel: async () => void (await pieces.return?.()),
  });
};

/** @param recipient a public key, `age1...`: who has it can make backups and read none */
export async function encrypt(bytes: AsyncIterable<Uint8Array>, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.from(await encrypter.encrypt(webStream(bytes)));
}

/**
 * @param secretKey `AGE-SECRET-KEY-1...`, alone or as the file of `age-keygen`, with comments
 * @throws BackupError when it is no key, or not the one of this file
 */
export async function decrypt(bytes: AsyncIterable<Uint8Array>, secretKey: string): Promise<Readable> {
  const decrypter = new Decrypter();
  const key = secretKey.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (key === undefined) throw new BackupError('The key file holds no line AGE-SECRET-KEY-...');
  try {
    decrypter.addIdentity(key.trim());
    return Readable.from(await decrypter.decrypt(webStream(bytes)));
  } catch (cause) {
    throw new BackupError('The key does not open this backup.', { cause });
  }
}

/** A new pair: the secret key belongs on paper or in a safe, the public one into BACKUP_KEY. */
export async function newKeys(): Promise<{ readonly secretKey: string; readonly publicKey: string }> {
  const secretKey = await generateX25519Identity();
  return { secretKey, publicKey: await identityToRecipient(secretKey) };
}
