import { ABUSE } from './abuse.ts';
import { LEGAL, MEDICAL, MONEY, POLITICS } from './advice.ts';
import { BULLYING } from './bullying.ts';
import { CHALLENGES } from './challenges.ts';
import { DANGER } from './danger.ts';
import { DRUGS } from './drugs.ts';
import { EATING } from './eating.ts';
import { GROOMING } from './grooming.ts';
import { HATE } from './hate.ts';
import { INJECTION } from './injection.ts';
import { PROFANITY } from './profanity.ts';
import { ROMANCE } from './romance.ts';
import type { RuleSet } from './rule.ts';
import { SELF_HARM } from './self-harm.ts';
import { SEXUAL } from './sexual.ts';
import { SWALLOWED } from './swallowed.ts';
import { VIOLENCE } from './violence.ts';
import { WEAPONS } from './weapons.ts';

/** Every category, the most serious first. */
export const ALL_RULES: readonly RuleSet[] = [
  SELF_HARM,
  ABUSE,
  GROOMING,
  DANGER,
  SWALLOWED,
  SEXUAL,
  VIOLENCE,
  WEAPONS,
  DRUGS,
  EATING,
  CHALLENGES,
  HATE,
  BULLYING,
  PROFANITY,
  INJECTION,
  ROMANCE,
  MEDICAL,
  LEGAL,
  MONEY,
  POLITICS,
];
