import { howMany } from './how-many.ts';
import type { StaffCommand } from './staff-context.ts';

export const reports: StaffCommand = {
  takes: '[HOW-MANY]',
  does: 'what children reported about other players in games, the latest first',
  run: async ({ store, print }, count) => {
    for (const { createdAt, code, gameType, reporter, reported, reason } of await store.playerReports.latest(
      howMany(count),
    ))
      print(`${createdAt.toISOString()}  ${code} ${gameType}  ${reporter} about ${reported}: ${reason}`);
  },
};
