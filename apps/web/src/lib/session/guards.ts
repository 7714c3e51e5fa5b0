import { notFound, redirect } from '@tanstack/react-router';
import type { Role } from '@noodlenaut/domain';
import type { Viewer } from '../api/replies.ts';

/** A missing role is treated as student (S2.034); an empty one still has to be chosen (P1.15). */
export const roleOf = (viewer: Viewer): Role => viewer.role || 'student';
export const needsSetup = (viewer: Viewer): boolean => viewer.role === '';

/** Lets a signed-in viewer with a role pass; for convenience only, the server decides (P1.09). */
export function requireRole(viewer: Viewer | null, roles?: readonly Role[]): Viewer {
  if (viewer === null) throw redirect({ to: '/login', replace: true });
  if (needsSetup(viewer)) throw redirect({ to: '/account-setup', replace: true });
  if (roles !== undefined && !roles.includes(roleOf(viewer))) throw notFound();
  return viewer;
}

export function requireSignedOut(viewer: Viewer | null): void {
  if (viewer !== null) throw redirect({ to: '/', replace: true });
}
