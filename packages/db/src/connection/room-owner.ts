import { sql } from 'kysely';

/** A server that owns live rooms holds this advisory lock with its number while it is alive: see `listen.ts`. */
export const GAME_SERVER_LOCK = 4874;
/** How long a server owns a live room without renewing its lease (decision 0033). */
export const LEASE_S = 15;

export const lease = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_S})`;

/**
 * Whether the number of the column `owner` is that of a live server. It only reads the lock: taking it for a moment could keep it
 * from an owner that has just come back.
 */
export const ownerHoldsLock = sql<boolean>`exists (
                 select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
                   and mode = 'ExclusiveLock'
                    and database = (select oid from pg_database where datname = current_database())
                    and classid = ${GAME_SERVER_LOCK}::int::oid and objid = owner::int::oid)`;

/**
 * The lock of a dead owner is free as soon as its connection breaks, long before its lease ends. The lock is shared, so that a
 * server that claims another of its rooms at the same moment does not look like the owner.
 */
export const ownerIsGone = sql<boolean>`pg_try_advisory_xact_lock_shared(${GAME_SERVER_LOCK}, owner)`;
