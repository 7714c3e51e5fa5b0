/** Loads the sign-in with pictures. The list of files it needs is then part of this file and not of every login. */
export const loadPictureSignIn = () => import('./picture-sign-in.tsx');
