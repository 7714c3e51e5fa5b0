import type { Client } from '@colyseus/core';
import type { CallMessage, CallMessageName, CallMessages } from '@noodlenaut/contract';
import type { NumberedAction } from '@noodlenaut/domain';
import type { CallBoard } from './call-board.ts';
import type { CallPeople, Visit } from './call-people.ts';
import { DONE, refuse, type CallActions } from './call-requests.ts';
import type { CallServices } from './call-services.ts';
import { refusedText } from './check-text.ts';
import type { CallSession } from './may-call.ts';
import { relayOnly } from './relay-only.ts';

/** What the requests of a call need of its room. Functions, because the room opens after it is made. */
export interface CallHooks {
  readonly services: () => CallServices;
  readonly board: () => CallBoard;
  readonly people: () => CallPeople;
  readonly chat: () => CallMessage[];
  readonly session: () => CallSession;
  readonly isLive: () => boolean;
  readonly toAll: <Name extends CallMessageName>(
    name: Name,
    message: CallMessages[Name],
    except?: Client,
  ) => void;
  readonly sayHello: (visit: Visit) => Promise<void>;
  readonly tellPeople: () => void;
}

/** Of a very long talk the last part is kept in memory. */
const MOST_MESSAGES = 500;

const pageOf = ({ personId: id, role, visit }: Visit) => ({ author: { id, role }, visit });

/** What each request of a call does. */
export function callActions(hooks: CallHooks): CallActions {
  /** The sentence for a text that may not stand; null when it may. */
  const judge = (from: Visit, kind: 'message' | 'label', text: string) =>
    refusedText(hooks.services().store, {
      sessionId: hooks.session().row.id,
      personId: from.personId,
      role: from.role,
      kind,
      text,
      before: hooks.people().textsOf(from.personId),
    });
  /** A label that may not stand loses its text; an empty one is refused by the board as unsound. */
  const withoutRefused = async (from: Visit, actions: readonly NumberedAction[]) => {
    const sentences: string[] = [];
    const checked: NumberedAction[] = [];
    for (const one of actions) {
      const { action } = one;
      const label = action.type === 'add' && action.drawing.kind === 'label' ? action.drawing : null;
      const sentence = label && (await judge(from, 'label', label.text));
      if (label && sentence === null) hooks.people().wrote(from.personId, label.text);
      if (label && sentence !== null) {
        sentences.push(sentence);
        checked.push({ ...one, action: { type: 'add', drawing: { ...label, text: '' } } });
      } else checked.push(one);
    }
    return { checked, sentences };
  };
  return {
    hello: async (from) => {
      await hooks.sayHello(from);
      return DONE;
    },
    signal: (from, { to, ...signal }) => {
      // With LiveKit pages have nothing to say to each other but their addresses.
      if (!hooks.isLive() || hooks.services().livekit) return refuse('not-live');
      // For a page that is not here any more: the same person's new page must not get it.
      const other = hooks.people().byName(to);
      if (!other) return refuse('not-here');
      const passed = hooks.services().ice.isRelayOnly ? relayOnly(signal) : signal;
      const message: CallMessages['signal'] = { from: from.visit, signal: passed };
      other.client.send('signal', message);
      return DONE;
    },
    devices: (from, devices) => {
      if (devices.screen && from.role !== 'tutor') return refuse('tutor-only');
      from.devices = devices;
      hooks.tellPeople();
      return DONE;
    },
    say: async (from, { text }) => {
      if (!from.mayWrite(performance.now())) return refuse('too-fast');
      const sentence = await judge(from, 'message', text);
      if (sentence !== null) return refuse('refused', sentence);
      const said = { sessionId: hooks.session().row.id, senderId: from.personId, senderType: from.role };
      // First written, then told.
      const { id, createdAt } = await hooks.services().store.sessionMessages.add({ ...said, message: text });
      const message: CallMessage = {
        id,
        senderId: said.senderId,
        senderType: said.senderType,
        name: from.name,
        message: text,
        createdAt: createdAt.toISOString(),
      };
      hooks.people().wrote(from.personId, text);
      const chat = hooks.chat();
      chat.push(message);
      chat.splice(0, chat.length - MOST_MESSAGES);
      hooks.toAll('said', message);
      return DONE;
    },
    draw: async (from, { actions }) => {
      const hasLabels = actions.some(
        ({ action }) => action.type === 'add' && action.drawing.kind === 'label',
      );
      if (hasLabels && !from.mayWrite(performance.now())) return refuse('too-fast');
      const { checked, sentences } = hasLabels
        ? await withoutRefused(from, actions)
        : { checked: actions, sentences: [] };
      const { events, reply } = hooks.board().take(pageOf(from), checked);
      // Also to who drew it: only so does everybody see one order.
      if (events.length > 0) hooks.toAll('drawn', { events });
      return { reply: { ...reply, sentences } };
    },
    board: (from) => {
      const snapshot: CallMessages['board'] = hooks.board().snapshot(pageOf(from));
      from.client.send('board', snapshot);
      return DONE;
    },
    lesson: (from, { lesson }) => {
      if (from.role !== 'tutor') return refuse('tutor-only');
      hooks.board().open(lesson);
      hooks.toAll('lesson', { lesson });
      return DONE;
    },
    choice: async (from, { step, text }) => {
      if (!from.mayWrite(performance.now())) return refuse('too-fast');
      // A changed page could write anything here.
      const sentence = text === '' ? null : await judge(from, 'message', text);
      if (sentence !== null) return refuse('refused', sentence);
      hooks.toAll('choice', { role: from.role, step, text }, from.client);
      return DONE;
    },
  };
}
