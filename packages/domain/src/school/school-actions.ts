/** What the school page tells of teachers and administrators, in words; no action of children or parents is in it (decision 0110). */
export const SCHOOL_ACTIONS = {
  'classes.create': 'made a class',
  'classes.update': 'changed a class',
  'classes.archive': 'put a class away',
  'classes.reopen': 'took a class up again',
  'classes.renewCode': 'made a new class code',
  'classes.addPupils': 'made accounts for pupils',
  'classes.approve': 'let a pupil in',
  'classes.decline': 'did not let a pupil in',
  'classes.removePupil': 'took a pupil out',
  'classes.correctPupil': 'corrected a pupil’s name or grade',
  'classes.cards': 'made sign-in cards',
  'classes.letters': 'wrote letters to parents',
  'classes.invite': 'invited a colleague',
  'classes.joinAsTeacher': 'began to teach a class too',
  'classes.removeTeacher': 'took a teacher out, or left',
  'classes.handOver': 'handed a class over',
  'classes.trustDevice': 'trusted a classroom device',
  'classes.endDevice': 'ended a classroom device',
  'classes.wakeDevice': 'woke a classroom device up',
  'school.approve': 'approved a teacher',
  'school.resetPassword': 'had a password link sent to a teacher',
  'school.endDevice': 'ended a classroom device from the school page',
  'school.export': 'saved the counts as a file',
} as const;
export type SchoolAction = keyof typeof SCHOOL_ACTIONS;

export const isSchoolAction = (action: string): action is SchoolAction =>
  Object.hasOwn(SCHOOL_ACTIONS, action);
export const SCHOOL_ACTION_NAMES: readonly SchoolAction[] =
  Object.keys(SCHOOL_ACTIONS).filter(isSchoolAction);

/** How many lines of the audit view are read at a time. */
export const SCHOOL_LINES = 50;
