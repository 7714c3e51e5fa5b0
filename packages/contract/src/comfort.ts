import { COMFORT_CHOICES } from '@noodlenaut/domain';
import type { Comfort } from '@noodlenaut/domain';
import { z } from 'zod';

const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, 'Invalid input').exactOptional();

/** The settings of a person, only chosen ones. */
export const comfort = z.strictObject({
  theme: choice(COMFORT_CHOICES.theme),
  textSize: choice(COMFORT_CHOICES.textSize),
  letterShape: choice(COMFORT_CHOICES.letterShape),
  spacing: choice(COMFORT_CHOICES.spacing),
  motion: choice(COMFORT_CHOICES.motion),
  contrast: choice(COMFORT_CHOICES.contrast),
  readToMe: choice(COMFORT_CHOICES.readToMe),
  readingSpeed: choice(COMFORT_CHOICES.readingSpeed),
  gameTime: choice(COMFORT_CHOICES.gameTime),
  pictures: choice(COMFORT_CHOICES.pictures),
  sound: choice(COMFORT_CHOICES.sound),
}) satisfies z.ZodType<Comfort>;

/** PATCH /api/user/comfort: the settings to change. The others stay. */
export const setComfortRequest = comfort.refine((change) => Object.keys(change).length > 0, 'Required');
