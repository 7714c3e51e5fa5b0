import type { CallMessage } from '@noodlenaut/contract';
import { useState } from 'react';

/** How many messages of others came since the chat was last in sight. */
export function useUnread(
  chat: readonly CallMessage[],
  ownId: string | undefined,
  isInSight: boolean,
): number {
  const [seen, setSeen] = useState(chat.length);
  // While it is in sight everything is seen; set during the render, so that no number flashes up.
  if (isInSight && seen !== chat.length) setSeen(chat.length);
  if (isInSight) return 0;
  return chat.slice(seen).filter(({ senderId }) => senderId !== ownId).length;
}
