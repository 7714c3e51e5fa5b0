/** What a load client receives, whatever the server under test speaks. */
export type Frame =
  | { readonly kind: 'joined' }
  | { readonly kind: 'reply'; readonly id: number; readonly isOk: boolean }
  | { readonly kind: 'said'; readonly name: string; readonly body: () => unknown }
  | { readonly kind: 'error'; readonly what: string };

/** How load clients write and read on the socket. */
export interface Frames {
  readonly decode: (bytes: Buffer) => Frame;
  readonly request: (id: number, name: string, body?: object) => Buffer | string;
  /** What confirms that the room was joined; null where nothing does. */
  readonly ack: Buffer | null;
}
