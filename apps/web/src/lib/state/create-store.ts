import { useSyncExternalStore } from 'react';

interface Source<Value> {
  /** The value now; the same one, compared by identity, until something changed. */
  readonly read: () => Value;
  /** The value where there is no browser: the landing is rendered before. */
  readonly onServer: Value;
  /** Follows a change that happens outside of our code while somebody is subscribed. Returns what ends it. */
  readonly watch?: (onChange: () => void) => () => void;
}

/** A value that lives outside of React, and a hook that renders a component again when it changes. */
export function createStore<Value>({ read, onServer, watch }: Source<Value>) {
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
  const useValue = (): Value => useSyncExternalStore(subscribe, read, () => onServer);
  return { changed, subscribe, useValue };
}
