/** How many skills a tutor names after a session (P5.34). */
export const MOST_SESSION_SKILLS = 3;
/** How long a named skill is offered in practice (P5.35). */
export const TUTORED_SKILL_DAYS = 14;
