import { hash } from 'node:crypto';
import { z } from 'zod';

const LOOK_MS = 1000;
/** A server from which nothing is heard for so long is gone without a word: a machine lost, a cable cut, a process frozen. */
const SILENT_MS = 8000;
const health = z.object({ ok: z.boolean(), door: z.string() });

export interface Door {
  readonly url: string;
  /** The first part of the path of every socket to this server; null until it has said so. */
  name: string | null;
  isOpen: boolean;
  /** When it said something last, in monotonic milliseconds. */
  heardAt: number;
  /** How to break each socket that leads there. */
  readonly sockets: Set<() => void>;
}

/**
 * The game servers behind the one origin (decision 0033). A socket's path names its door. Everything else goes to a server that
 * is well, and what is asked of one game to the same one as long as it is: games spread evenly, and the server that is asked for
 * a seat mostly has the game itself. With a single server nothing is looked up.
 */
export class GameDoors {
  readonly #doors: readonly Door[];
  readonly #now: () => number;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** @param now monotonic milliseconds */
  constructor(urls: readonly string[], now: () => number = () => performance.now()) {
    this.#now = now;
    this.#doors = urls.map((url) => ({
      url,
      name: null,
      isOpen: true,
      heardAt: now(),
      sockets: new Set(),
    }));
  }

  /** Asks the servers again and again how they are, until `stop`. */
  watch(): void {
    if (this.#doors.length > 1) this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    for (const { sockets } of this.#doors) for (const breakIt of sockets) breakIt();
  }

  /** @param path as the game server sees it: '/door/room?…' of a socket, '/seats/…', '/healthz' */
  find(path: string): Door {
    const name = path.split('/', 2)[1] ?? '';
    const named = this.#doors.find((door) => door.name === name);
    if (named) return named;
    const open = this.#doors.filter(({ isOpen }) => isOpen);
    const able = open.length > 0 ? open : this.#doors;
    const [first, ...others] = able;
    if (!first) throw new Error('there is no game server');
    return others.reduce((best, door) => (rank(door, path) > rank(best, path) ? door : best), first);
  }

  /**
   * A socket leads to this address. When its server has gone without a word it is broken, so that its player asks for a seat
   * elsewhere. @returns to be called when it has ended
   */
  joined(address: string, breakIt: () => void): () => void {
    const { host } = new URL(address);
    const sockets = this.#doors.find(({ url }) => new URL(url).host === host)?.sockets;
    sockets?.add(breakIt);
    return () => void sockets?.delete(breakIt);
  }

  /** A server that started a moment ago has not said its name yet. */
  async learn(path: string): Promise<void> {
    const name = path.split('/', 2)[1] ?? '';
    if (this.#doors.length > 1 && !this.#doors.some((door) => door.name === name)) await this.look();
  }

  /** Asks every server how it is; once, however many wait for it. */
  look(): Promise<void> {
    this.#looking ??= Promise.all(this.#doors.map((door) => ask(door, this.#now))).then(() => {
      this.#looking = null;
    });
    return this.#looking;
  }
}

/** By the highest of these (rendezvous hashing) a path keeps its door when other doors come and go. */
const rank = ({ url }: Door, path: string): string => hash('sha1', `${url} ${path}`);

async function ask(door: Door, now: () => number): Promise<void> {
  try {
    const answer = await fetch(`${door.url}/healthz`, { signal: AbortSignal.timeout(LOOK_MS) });
    const { ok, door: name } = health.parse(await answer.json());
    Object.assign(door, { name, isOpen: ok, heardAt: now() });
  } catch {
    // Killed, stopped or cut off: a door is shut until it answers again, and nobody is told twice.
    door.isOpen = false;
    if (now() - door.heardAt > SILENT_MS) for (const breakIt of door.sockets) breakIt();
  }
}
