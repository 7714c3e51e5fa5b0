import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import type { User } from '../../lib/api/replies.ts';
import { shortDay } from '../../lib/format/dates.ts';
import { verificationState } from './verification-state.ts';

/** Whether families can find this tutor, until when, and what to do about it (P5.38, security 2.13). */
export function VerificationCard({ user, now }: { user: User; now: Date }) {
  const state = verificationState(user, now);
  const end = user.verificationExpires === null ? '' : shortDay(user.verificationExpires);
  const ask = (
    <Link to="/support" className="link">
      Ask our staff
    </Link>
  );
  if (state === 'verified')
    return (
      <FlatPanel
        title="Verification"
        aside={
          <Band tone="green" sign="check">
            Verified
          </Band>
        }
      >
        <p>Families can find you and book sessions with you until {end}.</p>
      </FlatPanel>
    );
  if (state === 'ending')
    return (
      <FlatPanel
        title="Verification"
        aside={
          <Band tone="yellow" sign="clock">
            Ends soon
          </Band>
        }
      >
        <p>
          Your verification ends on <b>{end}</b>. After that day families no longer find you, and you cannot
          start sessions. Please ask our staff now to look at it again.
        </p>
        {ask}
      </FlatPanel>
    );
  if (state === 'ended')
    return (
      <FlatPanel
        title="Verification"
        aside={
          <Band tone="red" sign="close">
            Ended
          </Band>
        }
      >
        <p>
          Your verification ended on <b>{end}</b>. Families do not see you until our staff have looked at it
          again.
        </p>
        {ask}
      </FlatPanel>
    );
  return (
    <FlatPanel
      title="Your account is being checked"
      aside={
        <Band tone="yellow" sign="clock">
          Waiting
        </Band>
      }
    >
      <p>
        Families see you once our staff have verified who you are: your identity, a background check and
        references. You can set your hours and your profile meanwhile.
      </p>
    </FlatPanel>
  );
}
