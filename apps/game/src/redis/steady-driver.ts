import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';
import type { Steady } from './steady.ts';

type Conditions = Parameters<RedisDriver['query']>[0];
type Sorting = Parameters<RedisDriver['query']>[1];
type Operations = Parameters<RedisDriver['update']>[1];

/** The list of all rooms, in Redis. A server never needs Redis for its own. */
export class SteadyDriver extends RedisDriver {
  readonly #own = new Map<string, IRoomCache>();
  readonly #steady: Steady;

  constructor(redis: Redis, steady: Steady) {
    super(redis);
    this.#steady = steady;
  }

  /** Writes all own rooms again: Redis may have come back empty. */
  async tellAgain(): Promise<void> {
    for (const room of this.#own.values()) await this.#steady(() => super.persist(room), false);
  }

  /** Lets other servers find an own room. */
  async tell(roomId: string): Promise<void> {
    const room = this.#own.get(roomId);
    if (room) await this.#steady(() => super.persist(room), false);
  }

  override has(roomId: string): Promise<boolean> {
    if (this.#own.has(roomId)) return Promise.resolve(true);
    return this.#steady(() => super.has(roomId), false);
  }

  override query(conditions: Conditions, sorting?: Sorting): Promise<IRoomCache[]> {
    return this.#steady(() => super.query(conditions, sorting), []);
  }

  override findOne(conditions: Conditions, sorting?: Sorting): Promise<IRoomCache> {
    const own = conditions.roomId === undefined ? undefined : this.#own.get(conditions.roomId);
    return own ? Promise.resolve(own) : super.findOne(conditions, sorting);
  }

  override findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    return this.#steady(() => super.findByIds(roomIds), new Map<string, IRoomCache>());
  }

  /** A new room is told of when it hears the other servers: whoever found it sooner would speak to nobody for two seconds. */
  override persist(room: IRoomCache, isNew = false): Promise<boolean> {
    if (room.roomId) this.#own.set(room.roomId, room);
    return isNew ? Promise.resolve(true) : this.#steady(() => super.persist(room), false);
  }

  /** The room's own fields change whether Redis hears of it or not. */
  override async update(room: IRoomCache, { $set, $inc }: Operations): Promise<boolean> {
    Object.assign(room, $set);
    const add = $inc?.clients;
    if (typeof add === 'number') room.clients += add;
    return this.#steady(() => super.persist(room), false);
  }

  override remove(roomId: string): Promise<boolean> {
    this.#own.delete(roomId);
    return this.#steady(() => super.remove(roomId), false);
  }

  override cleanup(processId: string): Promise<void> {
    return this.#steady(() => super.cleanup(processId), undefined);
  }

  override async shutdown(): Promise<void> {
    await this.#steady(() => super.shutdown(), undefined);
  }
}
