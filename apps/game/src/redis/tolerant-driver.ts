import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';
import type { Tolerant } from './tolerant.ts';

type Conditions = Parameters<RedisDriver['query']>[0];
type Sorting = Parameters<RedisDriver['query']>[1];
type Operations = Parameters<RedisDriver['update']>[1];

/** The list of all rooms, in Redis. For its own rooms a server never needs Redis. */
export class TolerantDriver extends RedisDriver {
  readonly #own = new Map<string, IRoomCache>();
  readonly #tolerant: Tolerant;

  constructor(redis: Redis, tolerant: Tolerant) {
    super(redis);
    this.#tolerant = tolerant;
  }

  /** Writes all own rooms again: Redis may have come back empty. */
  async announceAll(): Promise<void> {
    for (const room of this.#own.values()) await this.#tolerant(() => super.persist(room), false);
  }

  /** Lets other servers find an own room. */
  async announce(roomId: string): Promise<void> {
    const room = this.#own.get(roomId);
    if (room) await this.#tolerant(() => super.persist(room), false);
  }

  override has(roomId: string): Promise<boolean> {
    if (this.#own.has(roomId)) return Promise.resolve(true);
    return this.#tolerant(() => super.has(roomId), false);
  }

  override query(conditions: Conditions, sorting?: Sorting): Promise<IRoomCache[]> {
    return this.#tolerant(() => super.query(conditions, sorting), []);
  }

  override findOne(conditions: Conditions, sorting?: Sorting): Promise<IRoomCache> {
    const own = conditions.roomId === undefined ? undefined : this.#own.get(conditions.roomId);
    return own ? Promise.resolve(own) : super.findOne(conditions, sorting);
  }

  override findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    return this.#tolerant(() => super.findByIds(roomIds), new Map<string, IRoomCache>());
  }

  /** A new room is announced when it has subscribed: whoever found it sooner would get no answer for two seconds. */
  override persist(room: IRoomCache, isNew = false): Promise<boolean> {
    if (room.roomId) this.#own.set(room.roomId, room);
    return isNew ? Promise.resolve(true) : this.#tolerant(() => super.persist(room), false);
  }

  /** The room's own fields change whether Redis can be reached or not. */
  override async update(room: IRoomCache, { $set, $inc }: Operations): Promise<boolean> {
    Object.assign(room, $set);
    const add = $inc?.clients;
    if (typeof add === 'number') room.clients += add;
    return this.#tolerant(() => super.persist(room), false);
  }

  override remove(roomId: string): Promise<boolean> {
    this.#own.delete(roomId);
    return this.#tolerant(() => super.remove(roomId), false);
  }

  override cleanup(processId: string): Promise<void> {
    return this.#tolerant(() => super.cleanup(processId), undefined);
  }

  override async shutdown(): Promise<void> {
    await this.#tolerant(() => super.shutdown(), undefined);
  }
}
