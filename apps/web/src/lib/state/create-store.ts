import { useSyncExternalStore } from 'react';

interface Options<Value> {
  /** The value where there is no browser, for what the pre-rendered landing shows; `read` gives it otherwise. */
  readonly onServer?: () => Value;
  /** Follows changes made outside of our code while somebody is subscribed. Returns what ends it. */
  readonly watch?: (onChange: () => void) => () => void;
}

/**
 * A value that lives outside of React, and a hook that renders a component again when it changes.
 * @param read the value now: the same one, compared by identity, until `changed` is called
 */
export function createStore<Value>(read: () => Value, { onServer = read, watch }: Options<Value> = {}) {
  const listeners = new Set<() => void>();
  let unwatch: (() => void) | undefined;
  /** To call after each change. */
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) unwatch = watch?.(changed);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unwatch?.();
    };
  };
  const useValue = (): Value => useSyncExternalStore(subscribe, read, onServer);
  return { changed, subscribe, useValue };
}
