import { z } from 'zod';
import { safeLine, uuid, wireDate } from './text.ts';

/** POST /api/chat: at most 300 characters, never only spaces (S7.35). */
export const chatRequest = z.object({ message: safeLine(300, 1) });

export const chatHistoryReply = z.array(
  z.object({ id: uuid, message: z.string(), response: z.string(), createdAt: wireDate }),
);
