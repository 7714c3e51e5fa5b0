import { formatDollars } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { ProfileDialog } from './profile-dialog.tsx';

/** What families read of this tutor, and changing it. */
export function ProfileCard() {
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const [isOpen, setOpen] = useState(false);
  return (
    <FlatPanel
      title="What families read"
      aside={<FlatButton onClick={() => setOpen(true)}>Change</FlatButton>}
    >
      <p>
        <b>{user.specialties.length === 0 ? 'No subject yet' : user.specialties.join(', ')}</b>
      </p>
      <p className="num">{formatDollars(user.hourlyRate ?? 0)} an hour</p>
      <p className="soft">
        {user.bio ?? 'Nothing about you yet: families book who they know something about.'}
      </p>
      <Link to="/schedule" className="link">
        Your hours
      </Link>
      {isOpen && <ProfileDialog user={user} onClose={() => setOpen(false)} />}
    </FlatPanel>
  );
}
