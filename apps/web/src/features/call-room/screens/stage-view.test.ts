import { expect, test, vi } from 'vitest';
import { isLoadedAt } from './loaded-here.ts';
import { roomTime } from './room-time.ts';
import { shownView, stageViews } from './stage-view.ts';

const lesson = { lessonId: 'math-a', step: 0 };

test('[P5.26] the newest thing is shown, a choice holds until something new comes', () => {
  const plain = stageViews(undefined, null);
  expect([plain.views, shownView(plain, null)]).toEqual([['board'], 'board']);
  const open = stageViews(undefined, lesson);
  expect(shownView(open, null)).toBe('lesson');
  const onBoard = { view: 'board', among: open.among } as const;
  expect(shownView(open, onBoard)).toBe('board');
  expect(shownView(stageViews(undefined, { ...lesson, step: 1 }), onBoard)).toBe('board');
  const shared = stageViews({ visit: 'tutor' }, lesson);
  expect([shared.views, shownView(shared, onBoard)]).toEqual([['screen', 'lesson', 'board'], 'screen']);
});

test('[P5.20] the room is open in its time and for sessions that take place', () => {
  const room = {
    status: 'scheduled',
    opensAt: '2026-11-24T10:00:00Z',
    closesAt: '2026-11-24T11:00:00Z',
  } as const;
  const at = (time: string) => roomTime(room, Date.parse(`2026-11-24T${time}Z`));
  expect(at('09:59:00')).toEqual({ is: 'early', inMs: 60_000 });
  expect([at('10:00:00'), at('11:00:00'), at('11:00:01')].map(({ is }) => is)).toEqual([
    'open',
    'open',
    'over',
  ]);
  expect(roomTime({ ...room, status: 'cancelled' }, Date.parse(room.opensAt))).toEqual({ is: 'over' });
});

test('[P5.20] a document that was loaded at another page has no right to the camera', () => {
  const entries = (address: string) =>
    vi.stubGlobal('performance', { getEntriesByType: () => [{ name: address }] });
  entries('http://localhost/tutoring/room/1?x=1');
  expect(isLoadedAt('/tutoring/room/1')).toBe(true);
  entries('http://localhost/tutoring');
  expect(isLoadedAt('/tutoring/room/1')).toBe(false);
  vi.unstubAllGlobals();
});
