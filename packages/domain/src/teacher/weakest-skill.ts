/** First tries of one pupil in one skill. */
export interface SkillAnswers {
  readonly skill: string;
  readonly right: number;
  readonly answers: number;
}

/** The fewest answers from which a skill is judged. */
export const SKILL_ANSWERS = 10;

/** The skill with the lowest share of right first tries among those with ten answers or more; null when there is none. */
export const weakestSkill = <Skill extends SkillAnswers>(skills: readonly Skill[]): Skill | null =>
  skills
    .filter(({ answers }) => answers >= SKILL_ANSWERS)
    .toSorted(
      (a, b) =>
        a.right / a.answers - b.right / b.answers || b.answers - a.answers || (a.skill < b.skill ? -1 : 1),
    )[0] ?? null;
