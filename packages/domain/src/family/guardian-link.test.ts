import { DAY_MS } from '../day.ts';
import { expect, test } from 'vitest';
import {
  isSelfConfirmPaused,
  type LinkAsker,
  mayAskEnd,
  mayConfirmLink,
  mayEndLink,
  mayHandOver,
} from './guardian-link.ts';

const link = (viewerId: string, more: Partial<LinkAsker> = {}): LinkAsker => ({
  viewerId,
  childId: 'child',
  guardianId: 'father',
  status: 'active',
  primaryId: 'mother',
  isKept: false,
  ...more,
});
const PEOPLE = ['child', 'mother', 'father', 'aunt', 'stranger'];
const whoOf = (may: (asker: LinkAsker) => boolean, more: Partial<LinkAsker> = {}) =>
  PEOPLE.filter((who) => may(link(who, more)));

test('[P1.23] without a guardian the student confirms, and nobody else', () => {
  expect(whoOf(mayConfirmLink, { status: 'pending', primaryId: null })).toEqual(['child']);
});

test('[P1.22] with guardians the primary one confirms, and nobody else; who asked never does', () => {
  expect(whoOf(mayConfirmLink, { status: 'pending' })).toEqual(['mother']);
  expect(whoOf(mayConfirmLink, { status: 'pending', primaryId: 'father' })).toEqual([]);
});

test('[P1.28] the primary guardian ends any link, a secondary only their own; the child asks and never ends', () => {
  expect(whoOf(mayEndLink)).toEqual(['mother', 'father']);
  expect(whoOf(mayEndLink, { guardianId: 'mother' })).toEqual(['mother']);
  expect(whoOf(mayAskEnd)).toEqual(['child']);
  expect(whoOf(mayAskEnd, { status: 'pending' })).toEqual([]);
});

test('a waiting link is declined by who may confirm it, and taken back by who asked', () => {
  expect(whoOf(mayEndLink, { status: 'pending' })).toEqual(['mother', 'father']);
  expect(whoOf(mayEndLink, { status: 'pending', primaryId: null })).toEqual(['child', 'father']);
});

test('who has just handed over is not put out by who got it', () => {
  expect(whoOf(mayEndLink, { isKept: true })).toEqual(['father']);
});

test('[P1.28] the primary guardian alone hands over, and only to another who is linked', () => {
  expect(whoOf(mayHandOver)).toEqual(['mother']);
  expect(whoOf(mayHandOver, { guardianId: 'mother' })).toEqual([]);
  expect(whoOf(mayHandOver, { status: 'pending' })).toEqual([]);
});

test('[P1.23] for fourteen days after a link ended the child confirms nobody', () => {
  const ended = new Date('2026-11-01T12:00:00Z');
  const after = (days: number) => isSelfConfirmPaused(ended, new Date(ended.getTime() + days * DAY_MS));
  expect([after(0), after(13.99), after(14)]).toEqual([true, true, false]);
  expect(isSelfConfirmPaused(null, ended)).toBe(false);
});
