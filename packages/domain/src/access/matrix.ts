/**
 * Who may call what (SAFETY 3.2, 3.3, as PRODUCT 1 and 9 settle it). One row a procedure, enforced by the api before
 * the input is parsed, and walked by generated tests with every kind of caller. A procedure without a row does not run.
 *
 * Cells: `yes` goes on to the use case, which shows only what `object` allows; `U` 401 signed out; `R` 403 wrong role;
 * `V` 403 a tutor or teacher who is being checked; `K` 409 only for signed-out callers.
 */
export type Cell = 'yes' | 'U' | 'R' | 'V' | 'K';

/** Function-level callers: signed out, student (or role still empty), tutor, teacher, each also unverified, parent. */
export const CALLERS = [
  'anonymous',
  'student',
  'tutor',
  'unverifiedTutor',
  'teacher',
  'unverifiedTeacher',
  'parent',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Whose things the use case may touch once the row lets the caller in. */
export type ObjectRule = 'public' | 'self' | 'learner' | 'participant' | 'room';

/** Consents that CONSENT_MODE=required asks for (PRODUCT 1). */
export const CONSENT_SCOPES = ['chat', 'multiplayer', 'tutoring'] as const;
/** The version of the texts a guardian says yes to; a new text gets a new number. */
export const CONSENT_TEXT_VERSION = '1';
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

export interface AccessRow {
  readonly cells: Readonly<Record<Caller, Cell>>;
  readonly object: ObjectRule;
  readonly consent?: ConsentScope;
  /** Works while the caller's role is still empty; all else waits for the profile setup. */
  readonly withoutRole?: true;
  /** Open to a teacher whose account is still being checked; all else that a role is needed for waits (issue 11, 2.4). */
  readonly whileChecked?: true;
  /** Open to who still has to set up a second factor; all else that a role is needed for waits (issue 11, 3.4). */
  readonly withoutFactor?: true;
  /** A bearer alone is not enough (SAFETY 2.2). */
  readonly cookieOnly?: true;
  /** And the password within the last minutes, as `isPasswordFresh` has it. */
  readonly fresh?: true;
}

type Letter = 'y' | 'U' | 'R' | 'V' | 'K';
/**
 * One letter each for: signed out, student, tutor, unverified tutor, teacher, parent. Any other letter, and one too few or too
 * many, does not compile (issue 11, 3.3).
 */
export type Letters = `${Letter} ${Letter} ${Letter} ${Letter} ${Letter} ${Letter}`;

const row = (
  letters: Letters,
  object: ObjectRule,
  more: Omit<AccessRow, 'cells' | 'object'> = {},
): AccessRow => {
  const cells = letters.split(' ').map((letter): Cell => {
    switch (letter) {
      case 'U':
      case 'R':
      case 'V':
      case 'K':
        return letter;
      case 'y':
        return 'yes';
      default:
        return 'R';
    }
  });
  const cell = (index: number): Cell => cells[index] ?? 'R';
  const isOpen = more.withoutRole === true || more.whileChecked === true;
  return {
    cells: {
      anonymous: cell(0),
      student: cell(1),
      tutor: cell(2),
      unverifiedTutor: cell(3),
      teacher: cell(4),
      unverifiedTeacher: cell(4) === 'yes' && !isOpen ? 'V' : cell(4),
      parent: cell(5),
    },
    object,
    ...more,
  };
};

/** The own ways in: first of all the person has to be there. */
const OWN_WAYS_IN = { cookieOnly: true, fresh: true, whileChecked: true, withoutFactor: true } as const;

// Columns: A S T T0 E P; what an unverified teacher may do follows from E (`whileChecked`).
export const ACCESS = {
  'account.viewer': row('U y y y y y', 'self', { withoutRole: true }),
  'account.user': row('U y y y y y', 'self', { withoutRole: true }),
  'account.setGrade': row('U y R R R R', 'self'),
  'account.setComfort': row('U y y y y y', 'self', { withoutRole: true }),
  'account.login': row('y y y y y y', 'public', { withoutRole: true }),
  'account.pictureChildren': row('y y y y y y', 'public', { withoutRole: true }),
  'account.pictureGuest': row('y y y y y y', 'public', { withoutRole: true }),
  'account.pictureLogin': row('y y y y y y', 'public', { withoutRole: true }),
  'account.register': row('y K K K K K', 'public', { withoutRole: true }),
  'account.logout': row('y y y y y y', 'public', { withoutRole: true }),
  'account.setupProfile': row('U y y y y y', 'self', { withoutRole: true }),
  'account.oauthStatus': row('y y y y y y', 'public', { withoutRole: true }),
  'account.confirmGoogleLink': row('U y y y y y', 'self', { withoutRole: true, cookieOnly: true }),
  'account.changePassword': row('U y y y y y', 'self', { withoutRole: true, cookieOnly: true }),
  'account.confirmPassword': row('U y y y y y', 'self', { withoutRole: true, cookieOnly: true }),
  'account.requestPasswordReset': row('y y y y y y', 'public', { withoutRole: true }),
  'account.confirmPasswordReset': row('y y y y y y', 'public', { withoutRole: true }),
  'account.sessions': row('U y y y y y', 'self', { withoutRole: true }),
  'account.endSession': row('U y y y y y', 'self', { withoutRole: true }),
  'account.endAllSessions': row('U y y y y y', 'self', { withoutRole: true }),
  'account.setName': row('U R y y y y', 'self', { cookieOnly: true, whileChecked: true }),
  'account.waysBack': row('U R y y y y', 'self', { whileChecked: true, withoutFactor: true }),
  'account.setAddress': row('U R y y y y', 'self', OWN_WAYS_IN),
  'account.confirmAddress': row('y y y y y y', 'public', { withoutRole: true }),
  'account.makeRecoveryCodes': row('U R y y y y', 'self', OWN_WAYS_IN),
  'account.useRecoveryCode': row('y y y y y y', 'public', { withoutRole: true }),
  'account.beginSecondFactor': row('U R y y y y', 'self', OWN_WAYS_IN),
  'account.confirmSecondFactor': row('U R y y y y', 'self', OWN_WAYS_IN),
  'account.dropSecondFactor': row('U R y y y y', 'self', OWN_WAYS_IN),
  'account.redeemInvite': row('U R R R y R', 'self', { cookieOnly: true, whileChecked: true }),
  'subjects.list': row('y y y y y y', 'public', { withoutRole: true }),
  'progress.dashboard': row('U y R R y y', 'learner'),
  'progress.list': row('U y y y y y', 'learner'),
  'achievements.list': row('U y y y y y', 'learner'),
  'achievements.stats': row('U y y y y y', 'learner'),
  'achievements.shelf': row('U y R R R R', 'self'),
  'lessons.list': row('U y y y y y', 'self'),
  'lessons.get': row('U y y V y y', 'self'),
  'lessons.play': row('U y y V y y', 'self'),
  'lessons.checkAnswer': row('U y R R R R', 'self'),
  'lessons.saveStep': row('U y R R R R', 'self'),
  'lessons.complete': row('U y R R R R', 'self'),
  'practice.open': row('U y R R R R', 'self'),
  'practice.answer': row('U y R R R R', 'self'),
  'chat.history': row('U y R R R R', 'self', { consent: 'chat' }),
  'chat.send': row('U y R R R R', 'self', { consent: 'chat' }),
  // Without a consent these show and open the rooms of the own class and family: the use cases ask (P4.06).
  'quiz.rooms': row('U y R R R R', 'room'),
  'quiz.mine': row('U y R R y R', 'room'),
  'quiz.stats': row('U y R R R R', 'self'),
  'quiz.results': row('U R R R y R', 'room'),
  'quiz.resultsCsv': row('U R R R y R', 'room'),
  'quiz.createRoom': row('U y R R y R', 'room', { consent: 'multiplayer' }),
  'quiz.joinRoom': row('U y R R R R', 'room'),
  'quiz.rematch': row('U y R R R R', 'room', { consent: 'multiplayer' }),
  'quiz.report': row('U y R R R R', 'room'),
  'tutoring.tutors': row('U y y y R y', 'public'),
  'tutoring.requests': row('U y y V R y', 'participant'),
  'tutoring.sessions': row('U y y V R y', 'participant'),
  'tutoring.stats': row('U y y V R y', 'participant'),
  'tutoring.createRequest': row('U y R R R R', 'self', { consent: 'tutoring' }),
  'tutoring.bookSession': row('U y R R R R', 'self', { consent: 'tutoring' }),
  'tutoring.startSession': row('U R y V R R', 'participant'),
  'teacher.overview': row('U y R R y y', 'learner'),
  'teacher.timeline': row('U y R R y y', 'learner'),
  'teacher.detailed': row('U y R R y y', 'learner'),
  'teacher.analytics': row('U y R R y y', 'learner'),
  'family.children': row('U R R R y y', 'learner'),
  'family.consents': row('U y R R R y', 'learner'),
  'family.setConsent': row('U R R R R y', 'learner', { cookieOnly: true, fresh: true }),
  'family.links': row('U y R R R y', 'learner'),
  'family.makeCode': row('U y R R R y', 'learner', { cookieOnly: true }),
  'family.redeemCode': row('U R R R R y', 'self', { cookieOnly: true, fresh: true }),
  'family.confirmLink': row('U y R R R y', 'participant', { cookieOnly: true, fresh: true }),
  'family.endLink': row('U y R R R y', 'participant', { cookieOnly: true, fresh: true }),
  'family.askEnd': row('U y R R R R', 'participant', { cookieOnly: true }),
  'family.takeBackEnd': row('U y R R R R', 'participant', { cookieOnly: true }),
  'family.handOver': row('U R R R R y', 'participant', { cookieOnly: true, fresh: true }),
  'family.notices': row('U R R R R y', 'learner'),
  'family.seeNotices': row('U R R R R y', 'self'),
  'family.undo': row('U R R R R y', 'learner', { cookieOnly: true, fresh: true }),
  'family.classWishes': row('U R R R R y', 'learner'),
  'family.answerClass': row('U R R R R y', 'learner', { cookieOnly: true }),
  'family.leaveClass': row('U R R R R y', 'learner', { cookieOnly: true }),
  // The link of a mail: whoever holds its token, signed in or not.
  'family.readClassMail': row('y y y y y y', 'public', { withoutRole: true }),
  'family.answerClassMail': row('y y y y y y', 'public', { withoutRole: true }),
  'family.createChild': row('U R R R R y', 'self', { cookieOnly: true, fresh: true }),
  'family.resetSignIn': row('U R R R y y', 'learner', { cookieOnly: true, fresh: true }),
  'family.makeSignInToken': row('U R R R y y', 'learner', { cookieOnly: true }),
  'family.trustDevice': row('U R R R y y', 'self', { cookieOnly: true }),
  'family.devices': row('U R R R y y', 'self'),
  'family.endDevice': row('U R R R y y', 'self', { cookieOnly: true }),
  'classes.list': row('U R R R y R', 'participant'),
  'classes.mine': row('U y R R R R', 'self'),
  'classes.create': row('U R R R y R', 'self'),
  'classes.get': row('U R R R y R', 'participant'),
  'classes.update': row('U R R R y R', 'participant'),
  'classes.archive': row('U R R R y R', 'participant'),
  'classes.reopen': row('U R R R y R', 'participant'),
  'classes.renewCode': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.join': row('U y R R R R', 'self'),
  'classes.leave': row('U y R R R R', 'self'),
  'classes.approve': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.decline': row('U R R R y R', 'participant'),
  'classes.removePupil': row('U R R R y R', 'participant'),
  'classes.previewPupils': row('U R R R y R', 'participant'),
  'classes.addPupils': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.cards': row('U R R R y R', 'participant', { cookieOnly: true, fresh: true }),
  'classes.askSignIn': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.invite': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.joinAsTeacher': row('U R R R y R', 'self', { cookieOnly: true }),
  'classes.removeTeacher': row('U R R R y R', 'participant', { cookieOnly: true }),
  'classes.view': row('U R R R y R', 'participant'),
  'classes.viewCsv': row('U R R R y R', 'participant'),
  'classes.skills': row('U R R R y R', 'participant'),
  'classes.skillsCsv': row('U R R R y R', 'participant'),
  'classes.items': row('U R R R y R', 'participant'),
  'assignments.list': row('U R R R y R', 'participant'),
  'assignments.create': row('U R R R y R', 'participant'),
  'assignments.end': row('U R R R y R', 'participant'),
  'family.weeklyMail': row('U R R R R y', 'learner'),
  'family.setWeeklyMail': row('U R R R R y', 'learner', { cookieOnly: true }),
  'family.stopWeeklyMail': row('y y y y y y', 'public', { withoutRole: true }),
  'privacy.export': row('U R R R R y', 'learner', { cookieOnly: true }),
  'privacy.deleteChild': row('U R R R R y', 'learner', { cookieOnly: true }),
  'privacy.views': row('U R R R R y', 'learner'),
  'privacy.undoDelete': row('U R R R R y', 'learner', { cookieOnly: true }),
  'privacy.own': row('U R y y y y', 'self', { whileChecked: true }),
  'privacy.exportOwn': row('U R y y y y', 'self', { cookieOnly: true, whileChecked: true }),
  'privacy.eraseOwn': row('U R y y y y', 'self', { cookieOnly: true, whileChecked: true }),
  'privacy.keepOwn': row('U R y y y y', 'self', { cookieOnly: true, whileChecked: true }),
  'plans.list': row('y y y y y y', 'public', { withoutRole: true }),
  'plans.subscription': row('U y y y y y', 'self', { withoutRole: true }),
} as const satisfies Record<string, AccessRow>;

export type ProcedureId = keyof typeof ACCESS;
export const PROCEDURE_IDS = Object.keys(ACCESS).filter((id): id is ProcedureId => id in ACCESS);

/** Plain routes outside the procedures, so that a route nobody decided about fails the check (SAFETY 3.4, M1). */
export const PLAIN_ROUTES = [
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /trpc',
  'GET /healthz',
  'GET /readyz',
] as const;
