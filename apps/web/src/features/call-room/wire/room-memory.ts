/** What this tab remembers of one session until its end: that somebody went in with which devices, and the tutor's notes. */
export interface WentIn {
  readonly mic: boolean;
  readonly camera: boolean;
}

const wentInKey = (sessionId: string) => `call-in-${sessionId}`;
const notesKey = (sessionId: string) => `call-notes-${sessionId}`;

/** Null: a tap is needed, because nobody went in on this tab. */
export function readWentIn(sessionId: string): WentIn | null {
  const stored = sessionStorage.getItem(wentInKey(sessionId));
  return stored === null ? null : { mic: stored.includes('mic'), camera: stored.includes('camera') };
}
export const keepWentIn = (sessionId: string, { mic, camera }: WentIn): void =>
  sessionStorage.setItem(wentInKey(sessionId), `in${mic ? ' mic' : ''}${camera ? ' camera' : ''}`);
export const forgetWentIn = (sessionId: string): void => sessionStorage.removeItem(wentInKey(sessionId));

export const readNotes = (sessionId: string): string => sessionStorage.getItem(notesKey(sessionId)) ?? '';
export const keepNotes = (sessionId: string, notes: string): void =>
  sessionStorage.setItem(notesKey(sessionId), notes);
export const forgetNotes = (sessionId: string): void => sessionStorage.removeItem(notesKey(sessionId));
