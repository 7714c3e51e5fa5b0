import { IDENTITY_TRANSFORMER } from '@noodlenaut/contract';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { LiveRouter } from '@noodlenaut/api/live';

const ADDRESS_PATH = '/trpc';

/** One WebSocket that comes back by itself, and a way to end it. */
function openSocket() {
  const socket = createWSClient({ url: `${location.origin.replace(/^http/, 'ws')}${ADDRESS_PATH}` });
  const client = createTRPCClient<LiveRouter>({
    links: [wsLink({ client: socket, transformer: IDENTITY_TRANSFORMER })],
  });
  const end = (followed: { unsubscribe: () => void }) => () => {
    followed.unsubscribe();
    void socket.close();
  };
  return { client, end };
}
const onError = () => {};

/**
 * Follows what happens to the children and classes of the signed-in grown-up.
 * @param onNews told of each change: of a class, of the own links, or of a child, also when something may have been missed
 * @returns ends it
 */
export function followChildren(onNews: (about: 'child' | 'class' | 'links') => void): () => void {
  const { client, end } = openSocket();
  return end(
    client.children.subscribe(undefined, {
      onData: (news) => onNews('classId' in news ? 'class' : 'childId' in news ? 'child' : 'links'),
      onError,
    }),
  );
}

/** Follows what changes in the tutoring of the signed-in person or their children. Returns what ends it. */
export function followTutoring(onNews: () => void): () => void {
  const { client, end } = openSocket();
  return end(client.tutoring.subscribe(undefined, { onData: () => onNews(), onError }));
}

/** Follows the classes that the signed-in child asked to be in. Returns what ends it. */
export function followMyClasses(onNews: () => void): () => void {
  const { client, end } = openSocket();
  return end(client.myClasses.subscribe(undefined, { onData: () => onNews(), onError }));
}

/** Follows what changes in the own plan, or in that of a linked grown-up; not told of what was so before. Returns what ends it. */
export function followPlan(onNews: () => void): () => void {
  const { client, end } = openSocket();
  return end(client.plan.subscribe(undefined, { onData: ({ isFirst }) => !isFirst && onNews(), onError }));
}
