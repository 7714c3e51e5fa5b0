import type { Database } from '../connection/connect.ts';

export interface AuditEntry {
  readonly actorId: string | null;
  readonly action: string;
  readonly object?: string | null;
  readonly childId?: string | null;
  readonly result: 'done' | 'denied' | 'failed';
  readonly requestId?: string | null;
  readonly addressPrefix?: string | null;
}

/** The audit log: who did what. Lines are added and never changed (security 2.19). It holds ids only. */
export function auditRepository(db: Database) {
  return { write: (entry: AuditEntry) => db.insertInto('auditLog').values(entry).execute() };
}
