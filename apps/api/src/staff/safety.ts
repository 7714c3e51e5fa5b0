import type { RootStore } from '@noodlenaut/db';
import { StaffError, type StaffCommand } from './staff-context.ts';

/** So many alerts are shown at once, the oldest first. */
export const ALERTS = 50;
/** So many messages that no rule knew. */
const REVIEWS = 50;
/** An alert that waits longer is late (security 6.5). */
const LATE_MS = 2 * 3_600_000;

type Alert = Awaited<ReturnType<RootStore['safety']['openAlerts']>>[number];

/** One line of the queue: when, whether it is late, whom it may be told, about whom, and which kind. */
export const alertLine = ({ id, createdAt, audience, username, topic }: Alert): string =>
  [
    createdAt.toISOString().slice(0, 16),
    id.slice(0, 8),
    Date.now() - createdAt.getTime() > LATE_MS && 'LATE',
    username,
    topic,
    audience === 'staff' && 'a grown-up around the child is named: tell nobody at home or in class',
  ]
    .filter(Boolean)
    .join('  ');

/** The safeguarding queue. It shows what the child wrote, so two people look at it together (docs/operations.md). */
export const safety: StaffCommand = {
  takes: '',
  does: 'what children wrote to the helper that may mean danger, and what no rule knew',
  run: async ({ store, print }) => {
    const alerts = await store.safety.openAlerts(ALERTS);
    print(`May be in danger: ${alerts.length === 0 ? 'none' : alerts.length}`);
    for (const alert of alerts) {
      print(`  ${alertLine(alert)}`);
      print(`    "${alert.message ?? 'the message is gone: 90 days are over'}"`);
    }
    const unknown = await store.safety.toReview(REVIEWS);
    print(`No rule knew, and a person should read: ${unknown.length === 0 ? 'none' : unknown.length}`);
    for (const { createdAt, message } of unknown)
      print(`  ${createdAt.toISOString().slice(0, 16)}  "${message}"`);
  },
};

export const safetyDone: StaffCommand = {
  takes: 'ALERT',
  does: 'marks an alert as handled; ALERT is the start of its number, at least eight signs',
  run: async ({ store, by, print }, idStart = '') => {
    if (!/^[0-9a-f-]{8,36}$/.test(idStart))
      throw new StaffError('Give the first eight signs of the alert’s number.');
    const handled = await store.transaction((inside) => inside.safety.handle(idStart, by, new Date()));
    if (!handled) throw new StaffError('There is no open alert with this number.');
    print('Handled.');
  },
};
