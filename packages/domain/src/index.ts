export * from './product.ts';
export * from './grades.ts';
export * from './subjects.ts';
export * from './roles.ts';
export * from './account/sessions.ts';
export * from './account/password-policy.ts';
export * from './account/display-name.ts';
export * from './account/address-mails.ts';
export * from './account/reset-mail.ts';
export * from './account/recovery-code.ts';
export * from './account/second-factor.ts';
export * from './account/second-factor-mails.ts';
export * from './account/teacher-registration.ts';
export type * from './illustrations/illustration.ts';
export * from './lessons/lesson.ts';
export {
  assembleDraft,
  DRAFT_QUESTIONS,
  titleOf,
  type DraftSource,
  type DraftWish,
} from './lessons/assemble-draft.ts';
export { topicMatches, topicStems } from './lessons/topic-match.ts';
export * from './lessons/seal-lesson.ts';
export * from './lessons/check-answer.ts';
export * from './lessons/score-lesson.ts';
export * from './lessons/lesson-position.ts';
export * from './lessons/lesson-picture.ts';
export * from './lessons/lesson-stars.ts';
export * from './practice/dice.ts';
export * from './practice/practice-generator.ts';
export * from './practice/practice-generators.ts';
export * from './practice/practice-item.ts';
export * from './practice/practice-source.ts';
export * from './practice/practice-points.ts';
export * from './practice/review.ts';
export * from './practice/deal-round.ts';
export * from './practice/finish-practice.ts';
export * from './progress/percent.ts';
export * from './progress/level.ts';
export * from './progress/level-up.ts';
export * from './day.ts';
export * from './progress/learner-past.ts';
export * from './progress/complete-lesson.ts';
export * from './achievements/learner-facts.ts';
export { ACHIEVEMENT_KINDS } from './achievements/achievement-rule.ts';
export type { AchievementKind, AchievementRule } from './achievements/achievement-rule.ts';
export * from './achievements/achievement-rules.ts';
export * from './achievements/badge-shelf.ts';
export * from './achievements/mascot-mood.ts';
export * from './sound/cues.ts';
export * from './sound/motifs.ts';
export * from './sound/music.ts';
export * from './sound/score.ts';
export * from './rewards/reward-facts.ts';
export * from './rewards/suit-places.ts';
export * from './rewards/reward-rules.ts';
export * from './rewards/earn-rewards.ts';
export * from './rewards/lesson-rewards.ts';
export * from './sound/subject-tones.ts';
export { ACCOUNT, type KeptTable, type NamedColumn } from './privacy/kept-table.ts';
export * from './privacy/kept-data.ts';
export * from './privacy/own-data-mails.ts';
export * from './privacy/unused-accounts.ts';
export * from './paths/path-limits.ts';
export * from './paths/path-progress.ts';
export * from './plans/plan-ids.ts';
export * from './plans/entitled-by.ts';
export * from './plans/entitlements.ts';
export * from './plans/plan-in-force.ts';
export * from './plans/plan-limit.ts';
export * from './plans/plans.ts';
export * from './plans/trial.ts';
export * from './billing/advance-billing.ts';
export * from './billing/billing-account.ts';
export { billingMail, type BillingMail } from './billing/billing-mails.ts';
export * from './billing/billing-period.ts';
export * from './billing/cancel-plan.ts';
export * from './billing/change-plan.ts';
export * from './billing/mirror-subscription.ts';
export * from './privacy/operator.ts';
export * from './school/school-actions.ts';
export * from './support/support-mails.ts';
export * from './support/support-topics.ts';
export * from './support/ticket-limits.ts';
export * from './support/ticket-number.ts';
export * from './quiz/game-settings.ts';
export * from './quiz/game-types.ts';
export * from './quiz/room-code.ts';
export * from './quiz/phases.ts';
export {
  SCORINGS,
  presentPlayers,
  applyChange,
  type Change,
  type Game,
  type GivenAnswer,
  type Transition,
  type Player,
  type Presence,
  type Quiz,
  type QuizQuestion,
  type QuizRefusal,
  type QuizSettings,
  type RivalKind,
  type Scoring,
} from './quiz/quiz.ts';
export { restoreGame, type RecordedPlayer, type RecordedQuiz } from './quiz/restore-game.ts';
export { newGame } from './quiz/new-game.ts';
export { playQuiz, type QuizEvent } from './quiz/play.ts';
export { reopen } from './quiz/advance.ts';
export { answerMsOf } from './quiz/answer.ts';
export { answerPoints, defaultScoring } from './quiz/score.ts';
export { optionOrder } from './quiz/option-order.ts';
export { gameRules } from './quiz/game-rules.ts';
export type { GameRules } from './quiz/types/game-rules.ts';
export type { Newcomer } from './quiz/seats.ts';
export { rankedTeams, ROW_FOR_BOOST, teamStandings, type TeamStanding } from './quiz/teams.ts';
export * from './quiz/boost.ts';
export { GHOST_NAME, nextRivalAt, ROBOTS, withRivals, withRobots } from './quiz/rivals.ts';
export { CREWS, type Crews } from './quiz/crews.ts';
export { EMOJI_EVERY_MS, GAME_EMOJI, type GameEmoji } from './quiz/emoji.ts';
export { finishGame } from './quiz/finish-game.ts';
export { quizQuestion } from './quiz/quiz-question.ts';
export {
  placesOf,
  rightAnswers,
  standings,
  type Place as QuizPlace,
  type Standing,
} from './quiz/standings.ts';
export * from './quiz/quiz-points.ts';
export { drawQuestions } from './quiz/draw-questions.ts';
export { generatorRef, practiceOf } from './quiz/practice-of.ts';
export * from './quiz/awards.ts';
export {
  AVATARS,
  FACE_COLOURS,
  drawnAlias,
  type Alias,
  type Animal,
  type Avatar,
  type FaceColour,
} from './quiz/aliases.ts';
export * from './quiz/faces.ts';
export { rematchFace, type PlayedSeat } from './quiz/rematch-face.ts';
export * from './quiz/quiz-view.ts';
export * from './quiz/report-reasons.ts';
export { roomAudience, type RoomAudience } from './quiz/room-audience.ts';
export * from './quiz/class-report.ts';
export * from './quiz/homework.ts';
export { boardView, type AwardView, type BoardView } from './quiz/board-view.ts';
export {
  PAGE_MS,
  PLACE_MS,
  awardsAPage,
  darkMs,
  nextSceneMs,
  sceneAt,
  standsAfter,
  type Scene,
  type Show,
} from './quiz/ceremony.ts';
export type { HonourKind, HonourView } from './quiz/class-honours.ts';
export type { RankView } from './quiz/rank-view.ts';
export * from './tutoring/tutoring.ts';
export * from './tutoring/availability.ts';
export * from './tutoring/availability-faults.ts';
export * from './tutoring/free-slots.ts';
export * from './tutoring/conflicts-with.ts';
export { TUTORING_ACTORS, type Move, type TutoringActor } from './tutoring/moves.ts';
export * from './tutoring/request-moves.ts';
export * from './tutoring/session-moves.ts';
export * from './tutoring/session-skills.ts';
export * from './tutoring/session-times.ts';
export * from './tutoring/calls.ts';
export * from './tutoring/tutor-mail.ts';
export * from './tutoring/shown-rating.ts';
export * from './family/family-code.ts';
export * from './family/class-entry.ts';
export * from './family/guardian-link.ts';
export * from './family/guardian-methods.ts';
export * from './family/guardian-notice.ts';
export * from './family/sign-in-rights.ts';
export * from './family/made-up-names.ts';
export * from './family/nickname.ts';
export * from './family/picture-password.ts';
export { csvOf } from './text/csv-of.ts';
export * from './family/child-week.ts';
export * from './family/weekly-mail.ts';
export * from './teacher/attention.ts';
export * from './teacher/attention-lines.ts';
export * from './teacher/change-of-share.ts';
export { classOwnerMail } from './teacher/class-owner-mail.ts';
export * from './teacher/class-words.ts';
export * from './teacher/classroom-devices.ts';
export { deviceAsleepMail } from './teacher/device-asleep-mail.ts';
export * from './teacher/common-mistake.ts';
export * from './teacher/few-answers.ts';
export * from './teacher/fit-pupils.ts';
export * from './teacher/given-again.ts';
export * from './teacher/learning-insights.ts';
export * from './teacher/minutes-by-week.ts';
export * from './teacher/own-past.ts';
export * from './teacher/performance-summary.ts';
export * from './teacher/progress-band.ts';
export * from './teacher/progress-by-week.ts';
export * from './teacher/refresh-plan.ts';
export * from './teacher/read-pupils.ts';
export * from './teacher/repeated-mistake.ts';
export * from './teacher/skill-change.ts';
export * from './teacher/skill-name.ts';
export * from './teacher/skills-by-week.ts';
export * from './teacher/strengths.ts';
export { tidyPupils } from './teacher/tidy-pupils.ts';
export * from './teacher/weakest-skill.ts';
export { ANSWER_MS_MOST, type Tally, type WeekTries } from './teacher/weekly-tries.ts';
export * from './access/policy.ts';
export * from './access/decide.ts';
export * from './access/is-verified-at.ts';
export * from './access/fresh-password.ts';
export * from './access/limiters.ts';
export * from './access/address-key.ts';
export * from './access/sockets.ts';
export * from './access/message-budget.ts';
export * from './comfort/comfort.ts';
export * from './chat/message-quota.ts';
export * from './chat/open-hours.ts';
export * from './chat/severity.ts';
export * from './chat/help-page.ts';
export {
  WHITEBOARD_KINDS,
  WHITEBOARD_LIMITS,
  isSoundDrawing,
  type WhiteboardDrawing,
  type WhiteboardElement,
} from './tutoring/whiteboard/drawing.ts';
export * from './tutoring/whiteboard/page-actions.ts';
export * from './tutoring/whiteboard/page-whiteboard.ts';
export * from './tutoring/whiteboard/server-whiteboard.ts';
export * from './tutoring/whiteboard/whiteboard.ts';
