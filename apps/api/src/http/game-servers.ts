import { hash } from 'node:crypto';
import { z } from 'zod';

const LOOK_MS = 1000;
/** A server that answers nothing for so long is taken for lost: its machine, its cable or its process. */
const SILENT_MS = 8000;
/** `door`: what a game server of the version before calls its name. */
const health = z
  .object({ ok: z.boolean(), server: z.string().optional(), door: z.string().optional() })
  .transform(({ ok, server, door }) => ({ ok, server: server ?? door }))
  .pipe(z.object({ ok: z.boolean(), server: z.string() }));

export interface GameServer {
  readonly url: string;
  /** The first part of the path of every socket to this server; `/healthz` gives it as `server`. Null until then. */
  name: string | null;
  isHealthy: boolean;
  /** When it answered last, in monotonic milliseconds. */
  lastAnswerAt: number;
  /** Closes each socket that leads there. */
  readonly sockets: Set<() => void>;
}

/**
 * The game servers behind the one origin (decision 0033). The path of a socket names its server. Any other request goes to a
 * healthy server, and all requests about one game go to the same one: games spread evenly, and the server that is asked for
 * a seat mostly has the game itself. With a single server nothing is looked up.
 */
export class GameServers {
  readonly #servers: readonly GameServer[];
  readonly #now: () => number;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** @param now monotonic milliseconds */
  constructor(urls: readonly string[], now: () => number = () => performance.now()) {
    this.#now = now;
    this.#servers = urls.map((url) => ({
      url,
      name: null,
      isHealthy: true,
      lastAnswerAt: now(),
      sockets: new Set(),
    }));
  }

  /** Asks the servers for their health once a second, until `stop`. */
  watch(): void {
    if (this.#servers.length > 1) this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    for (const { sockets } of this.#servers) for (const breakIt of sockets) breakIt();
  }

  /** @param path as the game server sees it: '/server/room?…' of a socket, '/seats/…', '/healthz' */
  find(path: string): GameServer {
    const name = path.split('/', 2)[1] ?? '';
    const named = this.#servers.find((server) => server.name === name);
    if (named) return named;
    const healthy = this.#servers.filter(({ isHealthy }) => isHealthy);
    const able = healthy.length > 0 ? healthy : this.#servers;
    const [first, ...others] = able;
    if (!first) throw new Error('there is no game server');
    return others.reduce((best, server) => (rank(server, path) > rank(best, path) ? server : best), first);
  }

  /**
   * Notes a socket that leads to this address. When its server is lost, the socket is closed, so that its player asks for a
   * seat elsewhere. @returns to be called when the socket has ended
   */
  joined(address: string, breakIt: () => void): () => void {
    const { host } = new URL(address);
    const sockets = this.#servers.find(({ url }) => new URL(url).host === host)?.sockets;
    sockets?.add(breakIt);
    return () => void sockets?.delete(breakIt);
  }

  /** Asks the servers for their names when none has the one in this path: a server may have started a moment ago. */
  async learn(path: string): Promise<void> {
    const name = path.split('/', 2)[1] ?? '';
    if (this.#servers.length > 1 && !this.#servers.some((server) => server.name === name)) await this.look();
  }

  /** Asks every server for its health; once, however many callers wait for it. */
  look(): Promise<void> {
    this.#looking ??= Promise.all(this.#servers.map((server) => ask(server, this.#now))).then(() => {
      this.#looking = null;
    });
    return this.#looking;
  }
}

/** By the highest of these (rendezvous hashing) a path keeps its server when others come and go. */
const rank = ({ url }: GameServer, path: string): string => hash('sha1', `${url} ${path}`);

async function ask(server: GameServer, now: () => number): Promise<void> {
  try {
    const answer = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(LOOK_MS) });
    const { ok, server: name } = health.parse(await answer.json());
    Object.assign(server, { name, isHealthy: ok, lastAnswerAt: now() });
  } catch {
    // Killed, stopped or cut off: it gets no new requests until it answers again. Players ask again, so nothing is reported.
    server.isHealthy = false;
    if (now() - server.lastAnswerAt > SILENT_MS) for (const breakIt of server.sockets) breakIt();
  }
}
