import { SUBJECTS, type SubjectId } from '../subjects.ts';
import { ruleOf, type AchievementRule, type Goal, type Words } from './achievement-rule.ts';
import type { LearnerFacts } from './learner-facts.ts';

const [effort, back, breadth, mastery, helping] = [
  ruleOf('effort'),
  ruleOf('coming-back'),
  ruleOf('breadth'),
  ruleOf('mastery'),
  ruleOf('helping'),
];

const upTo =
  (count: Goal['count']) =>
  (target: number): Goal => ({ count, target });
const lessons = upTo((facts) => facts.lessonsCompleted);
const inADay = upTo((facts) => facts.lessonsToday);
const streak = upTo((facts) => facts.streakDays);
const perfect = upTo((facts) => facts.perfectLessons);
const expert = upTo((facts) => facts.expertLessons);
const teamGames = upTo((facts) => facts.teamGamesPlayed);
const inSubject = (subject: SubjectId) => upTo((facts) => facts.lessonsBySubject[subject] ?? 0)(10);
const subjectsWith = (least: number) =>
  upTo((facts) => SUBJECTS.filter((subject) => (facts.lessonsBySubject[subject] ?? 0) >= least).length);
const many = (count: string, what: string): Words[1] => `You finished ${count} ${what}!`;

/** The forty achievements (P3.24, P3.25); S9.34 names the first four. Descriptions fit a toast in two lines. */
export const ACHIEVEMENTS = {
  'first-steps': effort(
    ['First Steps', 'You finished your first lesson!', 'Finish a lesson.'],
    ['first-steps', 'tomato'],
    lessons(1),
  ),
  'math-master': mastery(
    ['Math Master', many('10', 'math lessons'), 'Finish 10 math lessons.'],
    ['math-master', 'sky'],
    inSubject('math'),
  ),
  'three-day-streak': back(
    ['3-Day Streak', 'You learned three days in a row!', 'Learn three days in a row.'],
    ['three-days', 'sun'],
    streak(3),
  ),
  'perfect-score': mastery(
    ['Perfect Score', 'You got 100% on a lesson!', 'Get all of a lesson right the first time.'],
    ['perfect-score', 'berry'],
    (facts) => facts.lessonScorePercent === 100,
  ),
  'five-lessons': effort(
    ['Lift Off', many('five', 'lessons'), 'Finish five lessons.'],
    ['lift-off', 'space'],
    lessons(5),
  ),
  explorer: breadth(
    ['World Walker', 'You tried four subjects!', 'Finish a lesson in four subjects.'],
    ['world-walker', 'green'],
    subjectsWith(1)(4),
  ),
  'ten-lessons': effort(
    ['Ten Steps', many('ten', 'lessons'), 'Finish ten lessons.'],
    ['ten-lessons', 'mint'],
    lessons(10),
  ),
  'twenty-five-lessons': effort(
    ['Into Orbit', many('25', 'lessons'), 'Finish 25 lessons.'],
    ['twenty-five-lessons', 'sky'],
    lessons(25),
  ),
  'fifty-lessons': effort(
    ['Star Pilot', many('50', 'lessons'), 'Finish 50 lessons.'],
    ['fifty-lessons', 'violet'],
    lessons(50),
  ),
  'hundred-lessons': effort(
    ['Hundred Stars', many('100', 'lessons'), 'Finish 100 lessons.'],
    ['hundred-lessons', 'sun'],
    lessons(100),
  ),
  'two-hundred-lessons': effort(
    ['Far Traveler', many('200', 'lessons'), 'Finish 200 lessons.'],
    ['two-hundred-lessons', 'mint'],
    lessons(200),
  ),
  'four-hundred-lessons': effort(
    ['Deep Space', many('400', 'lessons'), 'Finish 400 lessons.'],
    ['four-hundred-lessons', 'tomato'],
    lessons(400),
  ),
  'three-in-a-day': effort(
    ['Triple Flight', 'Three lessons in one day!', 'Finish three lessons in one day.'],
    ['three-in-a-day', 'sky'],
    inADay(3),
  ),
  'five-in-a-day': effort(
    ['Big Day', 'Five lessons in one day!', 'Finish five lessons in one day.'],
    ['big-day', 'tomato'],
    inADay(5),
  ),
  'five-day-streak': back(
    ['5-Day Streak', 'You learned five days in a row!', 'Learn five days in a row.'],
    ['five-days', 'tomato'],
    streak(5),
  ),
  'week-streak': back(
    ['Whole Week', 'You learned seven days in a row!', 'Learn seven days in a row.'],
    ['week-streak', 'berry'],
    streak(7),
  ),
  'two-week-streak': back(
    ['Two Weeks', 'You learned 14 days in a row!', 'Learn 14 days in a row.'],
    ['two-weeks', 'sun'],
    streak(14),
  ),
  'month-streak': back(
    ['Whole Month', 'You learned 30 days in a row!', 'Learn 30 days in a row.'],
    ['month-streak', 'berry'],
    streak(30),
  ),
  'sixty-day-streak': back(
    ['Sixty Days', 'You learned 60 days in a row!', 'Learn 60 days in a row.'],
    ['sixty-days', 'violet'],
    streak(60),
  ),
  'hundred-day-streak': back(
    ['Hundred Days', 'You learned 100 days in a row!', 'Learn 100 days in a row.'],
    ['hundred-days', 'space'],
    streak(100),
  ),
  'welcome-back': back(
    ['Welcome Back', 'You came back to learn!', 'Come back after a week away.'],
    ['welcome-back', 'green'],
    (facts) => facts.daysAway >= 7,
  ),
  'all-eight': breadth(
    ['All Eight', 'You tried all eight subjects!', 'Finish a lesson in every subject.'],
    ['all-eight', 'green'],
    subjectsWith(1)(8),
  ),
  'whole-crew': breadth(
    ['Whole Crew', 'Five lessons with every teacher!', 'Finish five lessons in every subject.'],
    ['whole-crew', 'sky'],
    subjectsWith(5)(8),
  ),
  'science-star': mastery(
    ['Lab Hero', many('10', 'science lessons'), 'Finish 10 science lessons.'],
    ['lab-hero', 'mint'],
    inSubject('science'),
  ),
  'history-star': mastery(
    ['Time Traveler', many('10', 'history lessons'), 'Finish 10 history lessons.'],
    ['time-traveler', 'brown'],
    inSubject('history'),
  ),
  'geography-star': mastery(
    ['Map Reader', many('10', 'geography lessons'), 'Finish 10 geography lessons.'],
    ['map-reader', 'green'],
    inSubject('geography'),
  ),
  'it-star': mastery(
    ['Code Crafter', many('10', 'IT lessons'), 'Finish 10 IT lessons.'],
    ['code-crafter', 'indigo'],
    inSubject('it'),
  ),
  'english-star': mastery(
    ['Story Reader', many('10', 'English lessons'), 'Finish 10 English lessons.'],
    ['story-reader', 'berry'],
    inSubject('english'),
  ),
  'chemistry-star': mastery(
    ['Potion Maker', many('10', 'chemistry lessons'), 'Finish 10 chemistry lessons.'],
    ['potion-maker', 'violet'],
    inSubject('chemistry'),
  ),
  'robotics-star': mastery(
    ['Robot Builder', many('10', 'robotics lessons'), 'Finish 10 robotics lessons.'],
    ['robot-builder', 'brown'],
    inSubject('robotics'),
  ),
  'five-perfect': mastery(
    ['Sharp Eye', 'Five lessons all right!', 'Get five lessons all right the first time.'],
    ['five-perfect', 'mint'],
    perfect(5),
  ),
  'ten-perfect': mastery(
    ['Bull’s-Eye', 'Ten lessons all right!', 'Get ten lessons all right the first time.'],
    ['ten-perfect', 'sun'],
    perfect(10),
  ),
  'twenty-five-perfect': mastery(
    ['Golden Arrow', '25 lessons all right!', 'Get 25 lessons all right the first time.'],
    ['twenty-five-perfect', 'violet'],
    perfect(25),
  ),
  'big-question': mastery(
    ['Big Question', 'You finished an Expert lesson!', 'Finish an Expert lesson.'],
    ['big-question', 'mint'],
    expert(1),
  ),
  'ten-expert': mastery(
    ['Bright Mind', many('ten', 'Expert lessons'), 'Finish ten Expert lessons.'],
    ['ten-expert', 'space'],
    expert(10),
  ),
  'subject-done': mastery(
    ['Planet Explored', 'You finished a whole subject!', 'Finish every lesson of a subject in your grade.'],
    ['subject-done', 'tomato'],
    (facts) => facts.subjectsDone >= 1,
  ),
  'grade-done': mastery(
    ['Galaxy Explored', 'You finished your whole grade!', 'Finish every lesson of your grade.'],
    ['grade-done', 'indigo'],
    (facts) => facts.subjectsOfGrade > 0 && facts.subjectsDone >= facts.subjectsOfGrade,
  ),
  'game-night': helping(
    ['Game Night', 'You played a quiz with others!', 'Play a quiz game to its end.'],
    ['game-night', 'space'],
    (facts) => facts.gamesPlayed >= 1,
  ),
  'team-player': helping(
    ['Team Player', 'You played for your team!', 'Play a team game to its end.'],
    ['team-player', 'tomato'],
    teamGames(1),
  ),
  'kind-helper': helping(
    ['Kind Helper', 'Ten games for your team!', 'Play ten team games.'],
    ['kind-helper', 'mint'],
    teamGames(10),
  ),
} as const satisfies Record<string, AchievementRule>;

export type AchievementKey = keyof typeof ACHIEVEMENTS;
const isKey = (name: string): name is AchievementKey => name in ACHIEVEMENTS;
export const ACHIEVEMENT_KEYS: readonly AchievementKey[] = Object.keys(ACHIEVEMENTS).filter(isKey);

/** The achievements that these facts earn and the learner does not hold yet, in the list's order. */
export const newlyEarned = (facts: LearnerFacts, held: ReadonlySet<string>): readonly AchievementKey[] =>
  ACHIEVEMENT_KEYS.filter((key) => !held.has(key) && ACHIEVEMENTS[key].earned(facts));
