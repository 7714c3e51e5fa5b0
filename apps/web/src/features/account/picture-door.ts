/** A step between: what the pictures need is named here and not in the code of every login. */
export const openPictures = () => import('./picture-sign-in.tsx');
