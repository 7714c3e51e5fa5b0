/** Why a backup cannot be made or restored, as a sentence for the person who asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
