import { PRODUCT } from '../product.ts';

/** Events that all guardians of a child are told about at once, on the page and by mail (decision 0059). */
export const NOTICE_KINDS = [
  'link-asked',
  'link-new',
  'link-ended',
  'end-asked',
  'handed-over',
  'sign-in-reset',
  'new-device',
  'device-trusted',
  'export',
  'erasure',
  'erasure-stopped',
  'class-asked',
  'new-teacher',
  'sign-in-asked',
  'guardian-leaves',
  'guardian-stays',
  'helper-crisis',
  'helper-words',
  'tutoring-asked',
  'tutoring-offered',
  'tutoring-booked',
  'tutoring-moved',
  'tutoring-cancelled',
  'tutoring-soon',
  'tutoring-begun',
  'tutoring-told',
  'tutoring-crisis',
  'plan-asked',
  'pupil-corrected',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const SENTENCES: Readonly<Record<NoticeKind, (child: string) => string>> = {
  'link-asked': (child) => `A grown-up asks to be linked to ${child}.`,
  'link-new': (child) => `A grown-up is linked to ${child} now.`,
  'link-ended': (child) => `A grown-up's link to ${child} was ended.`,
  'end-asked': (child) => `${child} asks to end a grown-up's link.`,
  'handed-over': (child) => `Another grown-up decides for ${child} now.`,
  'sign-in-reset': (child) =>
    `${child} has a new way to sign in. If it was not you, make another one: it ends this one.`,
  'new-device': (child) => `${child} signed in on a device that is new to us.`,
  'device-trusted': (child) => `A device was trusted: ${child} can sign in there with pictures.`,
  export: (child) => `${child}'s data was exported.`,
  erasure: (child) => `${child}'s account will be erased in seven days.`,
  'erasure-stopped': (child) => `${child}'s account stays.`,
  'class-asked': (child) => `${child} wants to join a class and needs your yes.`,
  'new-teacher': (child) => `A new teacher sees how ${child} learns.`,
  'sign-in-asked': (child) => `A teacher asks you to give ${child} a new way to sign in.`,
  'guardian-leaves': (child) =>
    `A grown-up who is linked to ${child} leaves: their account will be erased in seven days.`,
  'guardian-stays': (child) => `A grown-up who is linked to ${child} stays after all.`,
  'helper-crisis': (child) =>
    `${child} wrote something to the helper that may mean danger. Please talk with ${child} now, calmly.`,
  'helper-words': (child) => `${child} wrote things to the helper that you should talk about.`,
  'tutoring-asked': (child) => `${child} asks for live tutoring. You can stop it.`,
  'tutoring-offered': (child) => `A tutor offers ${child} a time for live tutoring.`,
  'tutoring-booked': (child) => `${child} has a session of live tutoring. You can cancel it.`,
  'tutoring-moved': (child) => `A session of live tutoring of ${child} has a new time. You can cancel it.`,
  'tutoring-cancelled': (child) => `A session of live tutoring of ${child} was cancelled.`,
  'tutoring-soon': (child) => `${child} has a session of live tutoring soon. You may sit in.`,
  'tutoring-begun': (child) => `${child}'s tutoring session has begun. You may sit in.`,
  'tutoring-told': (child) => `${child}'s tutor wrote how the session went.`,
  'tutoring-crisis': (child) =>
    `${child} wrote something in a tutoring session that may mean danger. Please talk with ${child} now, calmly.`,
  'pupil-corrected': (child) => `A teacher corrected the name or the grade of ${child}.`,
  'plan-asked': (child) =>
    `${child} asks you for more subjects. What the plans open is on the page of plans.`,
};

/** What happened, in one sentence that names nobody but the child. */
export const noticeSentence = (kind: NoticeKind, childName: string): string => SENTENCES[kind](childName);

/** The mail about it: the child's first name or nickname, what happened, and the way to the page. Nothing else (security 2.15). */
export function noticeMail(notice: {
  readonly kind: NoticeKind;
  readonly childName: string;
  readonly link: string;
}) {
  const { kind, childName, link } = notice;
  const sentence = noticeSentence(kind, childName);
  return {
    subject: `About ${childName} on ${PRODUCT.name}`,
    text: [sentence, `Look at it here:\n${link}`].join('\n\n'),
  };
}

interface UndoAsker {
  readonly viewerId: string;
  readonly actorId: string | null;
  readonly kind: NoticeKind;
  readonly undoUntil: Date | null;
  readonly undoneAt: Date | null;
}
/** Only the person who did these may undo them. Every guardian may undo what gave somebody access to the child. */
const OF_ITS_ACTOR: ReadonlySet<NoticeKind> = new Set(['link-ended', 'handed-over']);

/** Whether this guardian may undo what the notice tells about. Only the notice is checked here. */
export function mayUndo({ viewerId, actorId, kind, undoUntil, undoneAt }: UndoAsker, now: Date): boolean {
  if (undoUntil === null || undoneAt !== null || now > undoUntil) return false;
  return !OF_ITS_ACTOR.has(kind) || actorId === viewerId;
}
