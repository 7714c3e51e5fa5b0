import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, displayName } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** The tutor's home: who may find them, and the two places of their work. */
export function TutorHome() {
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  return (
    <>
      <title>{`Home · ${PRODUCT.name}`}</title>
      <h1>Welcome back, {displayName(user)}!</h1>
      <section className="panel stack" aria-labelledby="verification">
        <h2 id="verification">{user.isVerified ? 'You are verified' : 'Your account is being checked'}</h2>
        <p>
          {user.isVerified
            ? 'Families can find you and book sessions with you.'
            : 'Families see you once our staff have verified who you are. You do not need to do anything now.'}
        </p>
      </section>
      <div className="row">
        <StickerButton tone="primary" icon="users" renderRoot={(root) => <Link to="/tutoring" {...root} />}>
          Sessions and students
        </StickerButton>
        <StickerButton icon="calendar" renderRoot={(root) => <Link to="/schedule" {...root} />}>
          Schedule
        </StickerButton>
      </div>
    </>
  );
}
