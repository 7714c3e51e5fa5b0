import { Room } from '@colyseus/core';
export abstract class SchoolRoom extends Room {}
