const NEWLINE = 0x0a;

/** Reads a stream line by line, as bytes, with as much memory as the longest line and a piece of the stream. */
export class LineReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest = Buffer.alloc(0);
  #from = 0;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]();
  }

  /** @returns the next line without its end; null after the last one */
  async next(): Promise<Buffer | null> {
    for (let seen = this.#from; ;) {
      const end = this.#rest.indexOf(NEWLINE, seen);
      if (end >= 0) {
        const line = this.#rest.subarray(this.#from, end);
        this.#from = end + 1;
        return line;
      }
      seen = this.#rest.length - this.#from;
      const { done, value } = await this.#pieces.next();
      if (done === true) return null;
      this.#rest = Buffer.concat([this.#rest.subarray(this.#from), value]);
      this.#from = 0;
    }
  }

  /** Ends the stream, also when it was not read to its end. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }
}
