import { validate, type Client } from '@colyseus/core';
import { callRequests, type CallRefusal, type CallRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { CheckedMessage } from '../school-room.ts';
import type { Visit } from './call-people.ts';

type Body<Name extends CallRequest> = z.output<(typeof callRequests)[Name]>;
/** A refusal, with the sentence to show where a text was refused; or the reply. */
export type CallOutcome =
  | { readonly refusal: CallRefusal; readonly sentence?: string }
  | { readonly reply: object };
export const DONE: CallOutcome = { reply: {} };
export const refuse = (refusal: CallRefusal, sentence?: string): CallOutcome =>
  sentence === undefined ? { refusal } : { refusal, sentence };

/** What each request does, for a page that is in the call. */
export type CallActions = {
  readonly [Name in CallRequest]: (from: Visit, body: Body<Name>) => CallOutcome | Promise<CallOutcome>;
};

/** Every request of the contract as a message of a room: checked by its schema, answered, or refused with `{ code, sentence }`. */
export function answerCall(
  visitOf: (client: Client) => Visit | undefined,
  actions: CallActions,
): Readonly<Record<CallRequest, CheckedMessage>> {
  const reply =
    <Sent>(act: (from: Visit, body: Sent) => CallOutcome | Promise<CallOutcome>) =>
    async (client: Client, body: Sent, context: { reject(reason: unknown): unknown }) => {
      const from = visitOf(client);
      const outcome = from ? await act(from, body) : refuse('not-here');
      if ('reply' in outcome) return outcome.reply;
      const { refusal: code, sentence } = outcome;
      return context.reject({ code, ...(sentence !== undefined && { sentence }) });
    };
  return {
    hello: validate(callRequests.hello, reply(actions.hello)),
    signal: validate(callRequests.signal, reply(actions.signal)),
    devices: validate(callRequests.devices, reply(actions.devices)),
    say: validate(callRequests.say, reply(actions.say)),
    draw: validate(callRequests.draw, reply(actions.draw)),
    board: validate(callRequests.board, reply(actions.board)),
    lesson: validate(callRequests.lesson, reply(actions.lesson)),
    choice: validate(callRequests.choice, reply(actions.choice)),
  };
}
