import * as colyseus from '@colyseus/core';
export class WilderRoom extends colyseus.Room {}
