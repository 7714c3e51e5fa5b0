/** What a client of Redis sends and receives, as far as these tests need it: RESP 2. */
export type Reply = string | number | null | Failure | readonly Reply[];

export class Failure extends Error {
  override readonly name = 'Failure';
}

/** A status, where Redis answers with one; other texts are bulk. */
const STATUSES: readonly string[] = ['OK', 'PONG', 'QUEUED'];

export function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (reply instanceof Failure) return `-ERR ${reply.message}\r\n`;
  if (typeof reply === 'string')
    return STATUSES.includes(reply) ? `+${reply}\r\n` : `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  return `*${reply.length}\r\n${reply.map(encode).join('')}`;
}

/** Takes commands out of a stream of bytes: arrays of bulk strings, which is all that clients send. */
export class Commands {
  #rest: Buffer = Buffer.alloc(0);

  /** @returns the commands that are complete by now */
  take(bytes: Buffer): string[][] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const commands: string[][] = [];
    for (let next = this.#one(); next !== null; next = this.#one()) commands.push(next);
    return commands;
  }

  #one(): string[] | null {
    const head = this.#line(0);
    if (head === null) return null;
    const words: string[] = [];
    let at = head.end;
    for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
      const length = this.#line(at);
      if (length === null) return null;
      const end = length.end + Number(length.text.slice(1));
      if (this.#rest.length < end + 2) return null;
      words.push(this.#rest.toString('utf8', length.end, end));
      at = end + 2;
    }
    this.#rest = this.#rest.subarray(at);
    return words;
  }

  #line(from: number): { readonly text: string; readonly end: number } | null {
    const at = this.#rest.indexOf('\r\n', from);
    return at === -1 ? null : { text: this.#rest.toString('utf8', from, at), end: at + 2 };
  }
}
