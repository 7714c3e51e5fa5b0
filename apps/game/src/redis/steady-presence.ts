import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { Steady } from './steady.ts';

type Listener = Parameters<RedisPresence['subscribe']>[1];

/** How servers talk to each other. What cannot be said is lost, and who asked hears nothing: nobody waits for Redis. */
export class SteadyPresence extends RedisPresence {
  readonly #steady: Steady;

  readonly #onHearing: (topic: string) => Promise<void>;

  /** @param onHearing what is said under this topic is heard from now on */
  constructor(redis: Redis, steady: Steady, onHearing: (topic: string) => Promise<void>) {
    super(redis);
    this.#steady = steady;
    this.#onHearing = onHearing;
  }

  /** Kept also while Redis is away: everything subscribed is subscribed again when it is back. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    if (this.pub.status === 'ready') await this.#steady(() => super.subscribe(topic, listener), this);
    else {
      this.subscriptions.addListener(topic, listener);
      if (this.sub.listeners('message').length === 0) this.sub.on('message', this.handleSubscription);
    }
    await this.#onHearing(topic);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    await this.#steady(() => super.unsubscribe(topic, listener), this);
    return this;
  }

  override publish(topic: string, message: unknown): Promise<void> {
    return this.#steady(() => super.publish(topic, message), undefined);
  }

  override channels(pattern?: string): Promise<string[]> {
    return this.#steady(() => super.channels(pattern), []);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return this.#steady(() => super.hset(key, field, value), false);
  }

  override hgetall(key: string): Promise<Record<string, string>> {
    return this.#steady(() => super.hgetall(key), {});
  }

  override shutdown(): void {
    for (const connection of [this.sub, this.pub]) connection.disconnect();
  }
}
