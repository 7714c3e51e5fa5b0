import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { Tolerant } from './tolerant.ts';

type Listener = Parameters<RedisPresence['subscribe']>[1];

/** How the game servers talk to each other. While Redis is away, messages are lost and reads are empty: nobody waits for it. */
export class TolerantPresence extends RedisPresence {
  readonly #tolerant: Tolerant;

  readonly #onSubscribed: (topic: string) => Promise<void>;

  /** @param onSubscribed called once messages on this topic arrive */
  constructor(redis: Redis, tolerant: Tolerant, onSubscribed: (topic: string) => Promise<void>) {
    super(redis);
    this.#tolerant = tolerant;
    this.#onSubscribed = onSubscribed;
  }

  /** Subscriptions are kept while Redis is away, and made again when it is back. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    if (this.pub.status === 'ready') await this.#tolerant(() => super.subscribe(topic, listener), this);
    else {
      this.subscriptions.addListener(topic, listener);
      if (this.sub.listeners('message').length === 0) this.sub.on('message', this.handleSubscription);
    }
    await this.#onSubscribed(topic);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    await this.#tolerant(() => super.unsubscribe(topic, listener), this);
    return this;
  }

  override publish(topic: string, message: unknown): Promise<void> {
    return this.#tolerant(() => super.publish(topic, message), undefined);
  }

  override channels(pattern?: string): Promise<string[]> {
    return this.#tolerant(() => super.channels(pattern), []);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return this.#tolerant(() => super.hset(key, field, value), false);
  }

  override hgetall(key: string): Promise<Record<string, string>> {
    return this.#tolerant(() => super.hgetall(key), {});
  }

  override shutdown(): void {
    for (const connection of [this.sub, this.pub]) connection.disconnect();
  }
}
