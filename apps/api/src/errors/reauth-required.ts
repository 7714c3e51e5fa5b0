import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from './app-error.ts';

/** Asks a person to prove once more that it is them: with the password, or, where there is none, by signing in with Google again. */
export const reauthRequired = ({ hasPassword, byCookie }: SessionViewer): AppError =>
  hasPassword || !byCookie
    ? new AppError('reauth_required')
    : new AppError('reauth_required', { message: 'Please sign in with Google again', by: 'google' });
