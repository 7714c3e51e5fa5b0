import type { tutorProfileRequest } from '@noodlenaut/contract';
import { subjectLabel } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkText } from './check-text.ts';

/** A tutor writes what families read: the text passes the same policy as a note (security 2.13). */
export async function saveTutorProfile(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  { bio, specialties, hourlyRate }: z.output<typeof tutorProfileRequest>,
) {
  checkText('bio', bio, viewer);
  const saved = await services.store.transaction((store) =>
    store.users.saveTutorProfile(viewer.id, {
      bio: bio.trim() || null,
      specialties: [...new Set(specialties)].map(subjectLabel),
      hourlyRate,
    }),
  );
  if (!saved) throw new AppError('not_found');
  return saved;
}
