/** A reply as it stands on the wire of tRPC. */
export interface TrpcReply<Reply> {
  readonly result: { readonly data: Reply };
}
export const trpcReply = <Reply>(data: Reply): TrpcReply<Reply> => ({ result: { data } });
/** What is refused, with the sentence for people. */
export interface TrpcRefusal {
  readonly error: { readonly message: string };
}
