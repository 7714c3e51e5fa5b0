import type { ProcedureId } from '@noodlenaut/domain';
import type { Route } from './route.ts';

/** Calls about who belongs together and who looks after whom: loaded with the screens that make them. */
export const GROWN_UP_CALLS = {
  'account.pictureChildren': 'GET /api/login/pictures',
  'account.pictureGuest': 'POST /api/login/pictures/guest',
  'account.pictureLogin': 'POST /api/login/pictures',
  'teacher.overview': 'GET /api/teacher/progress/overview',
  'teacher.timeline': 'GET /api/teacher/progress/timeline',
  'teacher.analytics': 'GET /api/teacher/progress/analytics',
  'teacher.detailed': 'GET /api/teacher/progress/detailed/{subjectId}',
  'family.children': 'GET /api/family/children',
  'family.consents': 'GET /api/family/children/{childId}/consents',
  'family.setConsent': 'POST /api/family/children/{childId}/consents',
  'family.links': 'GET /api/family/links',
  'family.makeCode': 'POST /api/family/code',
  'family.redeemCode': 'POST /api/family/links',
  'family.confirmLink': 'POST /api/family/links/{linkId}/confirm',
  'family.endLink': 'DELETE /api/family/links/{linkId}',
  'family.createChild': 'POST /api/family/children',
  'family.resetSignIn': 'POST /api/family/children/{childId}/sign-in',
  'family.makeSignInToken': 'POST /api/family/children/{childId}/qr',
  'family.trustDevice': 'POST /api/family/devices',
  'family.devices': 'GET /api/family/devices',
  'family.endDevice': 'DELETE /api/family/devices/{deviceId}',
  'family.weeklyMail': 'GET /api/family/children/{childId}/weekly-mail',
  'family.setWeeklyMail': 'POST /api/family/children/{childId}/weekly-mail',
  'family.stopWeeklyMail': 'POST /api/weekly-mail/stop',
  'privacy.views': 'GET /api/family/children/{childId}/views',
  'privacy.export': 'POST /api/family/children/{childId}/export',
  'privacy.deleteChild': 'POST /api/family/children/{childId}/deletion',
  'privacy.undoDelete': 'DELETE /api/family/children/{childId}/deletion',
} as const satisfies Partial<Record<ProcedureId, Route>>;
