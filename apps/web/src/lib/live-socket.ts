import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import type { LiveRouter } from '@noodlenaut/api/live';

const ADDRESS_PATH = '/trpc';

/**
 * Follows what happens to the children and classes of the signed-in grown-up, over one WebSocket that comes back by itself.
 * @param onNews told of each change: of a class, or of a child, also when something may have been missed
 * @returns ends it
 */
export function followChildren(onNews: (about: 'child' | 'class') => void): () => void {
  const socket = createWSClient({ url: `${location.origin.replace(/^http/, 'ws')}${ADDRESS_PATH}` });
  const client = createTRPCClient<LiveRouter>({ links: [wsLink({ client: socket })] });
  const followed = client.children.subscribe(undefined, {
    onData: (news) => onNews('classId' in news ? 'class' : 'child'),
    onError: () => {},
  });
  return () => {
    followed.unsubscribe();
    void socket.close();
  };
}
