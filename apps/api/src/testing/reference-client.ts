/**
 * The smallest client of REST, in the request form of S7.01 to S7.05 and the errors of S8.01 to S8.03: what others write against
 * our API from the specification alone.
 */
export interface ReferenceClient {
  /** A read: GET to the segments of its key, joined by '/'. */
  read(queryKey: readonly string[]): Promise<unknown>;
  request(method: string, path: string, body?: object): Promise<unknown>;
}

/**
 * @param origin of the server
 * @param session the stored session identifier, null when there is none
 * @throws Error '{status}: {body}', or '{status}: {status text}' without a body
 */
export function referenceClient(origin: string, session: () => string | null): ReferenceClient {
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    const bearer = session();
    if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text || answer.statusText}`);
    return JSON.parse(text);
  };
  return { request, read: (queryKey) => request('GET', queryKey.join('/')) };
}
