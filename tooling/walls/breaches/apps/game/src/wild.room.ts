import { Room as Wild } from '@colyseus/core';
export class WildRoom extends Wild {}
