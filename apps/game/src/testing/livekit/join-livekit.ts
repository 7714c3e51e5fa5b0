import { once } from 'node:events';
import { SignalResponse } from '@livekit/protocol';
import type { CallLivekit } from '@noodlenaut/contract';
import { WebSocket } from 'ws';

/** Joins without a browser, signalling alone; resolves once the server said that this guest is in. */
export async function joinLivekit({ url, token }: CallLivekit) {
  const socket = new WebSocket(`${url}/rtc?access_token=${encodeURIComponent(token)}`);
  const left = new Promise<void>((done) => socket.once('close', () => done()));
  const [bytes] = await once(socket, 'message');
  const { message } = SignalResponse.fromBinary(new Uint8Array(bytes));
  if (message.case !== 'join') throw new Error(`The first word is ${message.case ?? 'nothing'}`);
  return {
    identity: message.value.participant?.identity ?? '',
    /** Resolves when the server has sent this guest out. */
    left,
    leave: () => socket.close(),
  };
}
