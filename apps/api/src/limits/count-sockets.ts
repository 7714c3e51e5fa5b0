import { AppError } from '../errors/app-error.ts';

const WAIT_S = 60;

export interface SocketCount {
  /** One more socket of this key, until the returned function is called. @throws AppError too_many_requests */
  enter(key: string): () => void;
}

/** Counts what is open at this process, by key; `most` of a key may be open at once. */
export function countSockets(most: number): SocketCount {
  const open = new Map<string, number>();
  return {
    enter: (key) => {
      const count = open.get(key) ?? 0;
      if (count >= most) throw new AppError('too_many_requests', { retryAfterS: WAIT_S });
      open.set(key, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
