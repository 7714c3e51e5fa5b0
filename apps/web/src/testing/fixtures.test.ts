import {
  achievement,
  achievementShelfReply,
  analyticsReply,
  assignmentsReply,
  cardsReply,
  checkedAnswer,
  classReply,
  classSkillsReply,
  classViewReply,
  classesReply,
  completeLessonReply,
  consentsReply,
  dashboardReply,
  detailedReply,
  familyChildrenReply,
  familyLinksReply,
  lessonsReply,
  myClassesReply,
  myPathsReply,
  overviewReply,
  pathsOfChildReply,
  pathsOfClassReply,
  ownDataReply,
  playReply,
  progressReply,
  room,
  subjectsReply,
  userReply,
  viewerReply,
  viewsReply,
  waysBackReply,
} from '@noodlenaut/contract';
import { expect, test } from 'vitest';
import { ownDataOf, waysBackOf } from './account.ts';
import { classSkillsOf, classViewOf, givenOf, taughtClassOf } from './class.ts';
import { cardsOf, classInList, classOf, myClass } from './classes.ts';
import { consentsOf, familyChildren, familyLinks, viewsOfLeo } from './family.ts';
import { myPath, myStep, pathOfChild, pathsOfChild, pathsOfClass } from './paths.ts';
import { userAs, viewerAs } from './people.ts';
import { roomOf } from './quiz-room.ts';
import {
  achievementOf,
  checkedOf,
  completionOf,
  dashboardOf,
  lesson,
  progressWith,
  sealed,
  shelfOf,
  subjects,
} from './school.ts';
import { CHILD, analyticsOf, childAtAGlance, detailOf, overviewOf } from './teacher.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** What the server has in hand before it writes the reply: its moments are dates (`wireDate`). */
const unwritten = (fixture: unknown): unknown =>
  JSON.parse(JSON.stringify(fixture), (_name, value: unknown) =>
    typeof value === 'string' && MOMENT.test(value) ? new Date(value) : value,
  );

test.each([
  ['viewerAs', viewerReply, viewerAs('')],
  ['userAs', userReply, userAs('student')],
  ['waysBackOf', waysBackReply, waysBackOf()],
  ['ownDataOf', ownDataReply, ownDataOf()],
  ['subjects', subjectsReply, subjects],
  ['progressWith', progressReply, progressWith()],
  ['dashboardOf', dashboardReply, dashboardOf(userAs('student'))],
  ['shelfOf', achievementShelfReply, shelfOf()],
  ['achievementOf', achievement, achievementOf()],
  ['lesson', lessonsReply, [lesson(1)]],
  ['sealed', playReply, sealed()],
  ['checkedOf', checkedAnswer, checkedOf()],
  ['completionOf', completeLessonReply, completionOf({ newAchievements: [achievementOf()] })],
  ['overviewOf', overviewReply, overviewOf({ math: 9 })],
  ['analyticsOf', analyticsReply, analyticsOf()],
  ['detailOf', detailedReply, detailOf()],
  ['familyChildren', familyChildrenReply, familyChildren()],
  ['childAtAGlance', familyChildrenReply, { children: [childAtAGlance(CHILD, 'Maya')], waiting: [] }],
  ['familyLinks', familyLinksReply, familyLinks()],
  ['consentsOf', consentsReply, consentsOf()],
  ['viewsOfLeo', viewsReply, viewsOfLeo()],
  ['classInList', classesReply, [classInList()]],
  ['classOf', classReply, classOf()],
  ['taughtClassOf', classReply, taughtClassOf()],
  ['cardsOf', cardsReply, cardsOf()],
  ['myClass', myClassesReply, [myClass()]],
  ['classViewOf', classViewReply, classViewOf()],
  ['classSkillsOf', classSkillsReply, classSkillsOf()],
  ['givenOf', assignmentsReply, [givenOf()]],
  ['myPath', myPathsReply, [myPath([myStep(1)])]],
  ['pathsOfChild', pathsOfChildReply, pathsOfChild([pathOfChild()])],
  ['pathsOfClass', pathsOfClassReply, pathsOfClass()],
  ['roomOf', room, roomOf('K7MWPX')],
] as const)(
  '%s is what the contract says such a call answers, no more and no less',
  (_name, schema, fixture) => {
    expect(schema.parse(unwritten(fixture))).toStrictEqual(fixture);
  },
);
