import { tellsKey } from '../../policy/answer/tells-key.ts';
import type { OpenActivity } from '../question.ts';
import { namesKey } from './names-key.ts';

/**
 * The text tells the key of the activity on screen (P7.13): by our own measure or by that of the policy, which reads the answer
 * again before a child sees it.
 */
export const isTold = (text: string, open: OpenActivity): boolean =>
  namesKey(text, open.activity) || tellsKey(text, { ...open, mayTellKey: false }).length > 0;
