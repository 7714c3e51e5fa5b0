import { hasStatus } from './error-sentences.ts';

/** Waits for reads that stand side by side; false where one of them is of a class that the viewer does not teach. */
export async function loadOrNotFound(reads: readonly Promise<unknown>[]): Promise<boolean> {
  try {
    await Promise.all(reads);
    return true;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return false;
    throw error;
  }
}
