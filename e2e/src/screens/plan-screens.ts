import { FREE_PLAN_ID } from '@noodlenaut/domain';
import { newAccount, signInDemo } from '../accounts.ts';
import { at, type Screen } from './screen.ts';

const onTheFreePlan = () => newAccount({ grade: '3rd', firstName: 'Leo', plan: FREE_PLAN_ID });
const inATrial = () => newAccount({ role: 'parent', firstName: 'Ana', plan: 'bright-future-brigade' });

/** Plans as grown-ups choose them. */
export const PLAN_SCREENS: readonly Screen[] = [
  { name: 'plans', hands: 'adult', as: () => signInDemo('parent'), go: at('/adventure-scholars') },
  { name: 'one plan', hands: 'adult', as: inATrial, go: at('/subscribe/stem-blazers') },
  { name: 'the own plan', hands: 'adult', as: () => signInDemo('parent'), go: at('/plan') },
  { name: 'a trial', hands: 'adult', as: inATrial, go: at('/plan') },
];

/** What a plan does not open, as children meet it. */
export const LOCKED_SCREENS: readonly Screen[] = [
  { name: 'locked subject', hands: 'child', as: onTheFreePlan, go: at('/subject/history') },
  { name: 'ask for a plan', hands: 'child', as: onTheFreePlan, go: at('/subscribe/stem-blazers') },
];
