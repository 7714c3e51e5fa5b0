import { validate } from '@colyseus/core';
import { uuid } from '@noodlenaut/contract';
import { SchoolRoom } from '../school-room.ts';

/** Proves the whole way to a room and back: session, seat, socket, message. It keeps nothing. */
export class HealthRoom extends SchoolRoom {
  override maxClients = 20;
  override messages = { ping: validate(uuid, (_client, nonce) => nonce) };
}
