import { inSpan, observe, record } from '@noodlenaut/telemetry';
import type { PoolUse } from './create-services.ts';

/** The word that says what a statement does; its values are no part of it. */
const kindOf = (sql: string): string => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'other';

/** A statement as a figure, and as a span inside its request (OpenTelemetry's database conventions). */
export function tellStatement(sql: string, seconds: number, isError: boolean): void {
  const operation = kindOf(sql);
  const error = isError ? { 'error.type': 'database' } : {};
  record('db.client.operation.duration', seconds, { 'db.operation.name': operation, ...error });
  inSpan(operation, seconds, { 'db.system.name': 'postgresql', 'db.query.text': sql }, isError);
}

/** How busy the pool is: who waits for a connection is the first sign that the database is too slow. */
export function observePool(pool: () => PoolUse): void {
  observe('db.client.connection.count', () => pool().open - pool().idle, {
    'db.client.connection.state': 'used',
  });
  observe('db.client.connection.count', () => pool().idle, { 'db.client.connection.state': 'idle' });
  observe('db.client.connection.pending_requests', () => pool().waiting);
}
