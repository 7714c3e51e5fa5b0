import { validate } from '@colyseus/core';
import { uuid } from '@noodlenaut/contract';
import { SchoolRoom } from '../school-room.ts';

/** Proves that session, seat, socket and message work together. It stores nothing. */
export class HealthRoom extends SchoolRoom {
  override maxClients = 20;
  override messages = { ping: validate(uuid, (_client, nonce) => nonce) };
}
