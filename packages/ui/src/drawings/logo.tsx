import brainLight from './art/logos/brain-light.svg?no-inline';
import brainDark from './art/logos/brain-dark.svg?no-inline';
import bookCapLight from './art/logos/book-cap-light.svg?no-inline';
import bookCapDark from './art/logos/book-cap-dark.svg?no-inline';
import lightbulbLight from './art/logos/lightbulb-light.svg?no-inline';
import lightbulbDark from './art/logos/lightbulb-dark.svg?no-inline';
import puzzleLight from './art/logos/puzzle-light.svg?no-inline';
import puzzleDark from './art/logos/puzzle-dark.svg?no-inline';
import rocketLight from './art/logos/rocket-light.svg?no-inline';
import rocketDark from './art/logos/rocket-dark.svg?no-inline';
import noodleLight from './art/logos/noodle-light.svg?no-inline';
import noodleDark from './art/logos/noodle-dark.svg?no-inline';
import abstractNLight from './art/logos/abstract-n-light.svg?no-inline';
import abstractNDark from './art/logos/abstract-n-dark.svg?no-inline';
import { Drawing } from './drawing.tsx';

const LOGOS = {
  brain: { light: brainLight, dark: brainDark },
  'book-cap': { light: bookCapLight, dark: bookCapDark },
  lightbulb: { light: lightbulbLight, dark: lightbulbDark },
  puzzle: { light: puzzleLight, dark: puzzleDark },
  rocket: { light: rocketLight, dark: rocketDark },
  noodle: { light: noodleLight, dark: noodleDark },
  'abstract-n': { light: abstractNLight, dark: abstractNDark },
} as const;

export type LogoId = keyof typeof LOGOS;

type Props = { logo: LogoId; on: 'light' | 'dark'; size?: number; title?: string };

/** One of the seven candidates of the /logos page. */
export function Logo({ logo, on, ...rest }: Props) {
  return <Drawing src={LOGOS[logo][on]} {...rest} />;
}
