import idle from './art/companion/idle.svg?no-inline';
import blink from './art/companion/blink.svg?no-inline';
import talking from './art/companion/talking.svg?no-inline';
import talkingClosed from './art/companion/talking-closed.svg?no-inline';
import { Drawing } from './drawing.tsx';

const POSES = { idle, blink, talking, 'talking-closed': talkingClosed } as const;

type Props = { pose?: keyof typeof POSES; size?: number; title?: string; lazy?: boolean };

/** Miso, the companion. Talking swaps `talking` and `talking-closed`, so that the arm stays up. */
export function Companion({ pose = 'idle', ...rest }: Props) {
  return <Drawing src={POSES[pose]} {...rest} />;
}
