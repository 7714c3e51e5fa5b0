/** The answer was longer than it may be; the rest was not read. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  constructor(maxBytes: number) {
    super(`an answer of more than ${maxBytes} bytes`);
  }
}

/**
 * A fetch that reads at most so many bytes of an answer, and follows no redirect: the key and the child's words go to the configured
 * address only.
 * @param maxBytes counted after decompression
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body.cancel();
      throw new AnswerTooLongError(maxBytes);
    }
    let read = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > maxBytes) controller.error(new AnswerTooLongError(maxBytes));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}
