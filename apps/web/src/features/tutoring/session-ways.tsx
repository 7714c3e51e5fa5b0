import { isRoomOpen } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { bookedOf, type TutoringSession } from './tutoring-rows.ts';
import { sessionTitle } from './session-words.ts';

type Props = { session: TutoringSession; now: Date };

/** The way into the call. A new document, not a route: the room's page gets camera and microphone, which this one never does. */
const roomLink = (href: string, text: string, of: string) => (
  <FlatButton
    aria-label={`${text}: ${of} (opens a new tab)`}
    icon={<Icon name="play" size={20} />}
    renderRoot={(root) => (
      <a href={href} target="_blank" rel="noopener" {...root}>
        {root.children}
      </a>
    )}
  >
    {text}
  </FlatButton>
);

/** 'Join Call' of a running session with a link, and the waiting room of one that begins soon (S4.37, S4.38, P5.20). */
export function SessionWays({ session, now }: Props) {
  const { id, status, meetingLink } = session;
  const title = sessionTitle(session);
  if (status === 'in-progress')
    return meetingLink === null ? null : roomLink(meetingLink, 'Join Call', title);
  if (status === 'scheduled' && isRoomOpen(bookedOf(session), now))
    return roomLink(`/tutoring/room/${id}`, 'Go to the waiting room', title);
  return null;
}
