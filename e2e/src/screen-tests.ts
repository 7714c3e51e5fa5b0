import { expect } from 'vitest';
import { axeFindings, runningAnimations, sidewaysScrolls, smallTargets } from './inspect-screen.ts';
import { SCREENS } from './screens.ts';
import { test } from './test.ts';

/** In the page of a child who goes by pictures; the header above it keeps a child's 56. */
const TARGET_PX = { picture: 56, child: 56, adult: 44 } as const;
const PICTURE_PX = 64;

/** Every screen of a group: axe in both themes, no sideways scroll, targets for the hands that use it, stillness on request. */
export function testScreens(group: keyof typeof SCREENS): void {
  test.for([...SCREENS[group]])('$name is usable by everybody', async (screen, { stage }) => {
    const page = await stage.open(screen.as === undefined ? {} : { as: await screen.as() });
    stage.watch.expect(...(screen.reports ?? []));
    await screen.go(page);
    const findings = {
      axe: await axeFindings(page),
      sideways: await sidewaysScrolls(page),
      small: [
        ...(await smallTargets(page, TARGET_PX[screen.hands])),
        ...(screen.hands === 'picture' ? await smallTargets(page, PICTURE_PX, 'main, aside') : []),
      ],
      moving: await runningAnimations(page),
    };
    expect(findings).toEqual({ axe: [], sideways: [], small: [], moving: [] });
  });
}
