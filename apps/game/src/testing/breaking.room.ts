import { validate } from '@colyseus/core';
import { uuid } from '@noodlenaut/contract';
import { SchoolRoom } from '../school-room.ts';

/** A room whose handlers all fail, to prove that this ends nothing. */
export class BreakingRoom extends SchoolRoom {
  override messages = {
    now: validate(uuid, () => {
      throw new Error('broken at once');
    }),
    later: validate(uuid, () => Promise.reject(new Error('broken later'))),
    tick: validate(uuid, () => {
      this.clock.setTimeout(() => {
        throw new Error('broken by the clock');
      }, 1);
    }),
  };
}
