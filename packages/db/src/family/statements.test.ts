import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { childBrowsersRepository } from './child-browsers.repository.ts';
import { consentsRepository } from './consents.repository.ts';
import { familyRepository } from './family.repository.ts';
import { guardianLinksRepository } from './guardian-links.repository.ts';
import { guardianNoticesRepository } from './guardian-notices.repository.ts';
import { pictureSignInRepository } from './picture-sign-in.repository.ts';
import { trustedDevicesRepository } from './trusted-devices.repository.ts';
import { visibleChildrenRepository } from './visible-children.repository.ts';
import { weeklyMailsRepository } from './weekly-mails.repository.ts';

statementsOf('child-browsers.repository.sql', childBrowsersRepository, { note: [ID, 'hash'] });

statementsOf(
  'consents.repository.sql',
  consentsRepository,
  {
    words: [ID],
    give: [{ childId: ID, guardianId: ID, scope: 'multiplayer', textVersion: '1', method: 'signed-in' }],
    endUnproven: [ID, 'multiplayer'],
    withdraw: [ID, 'multiplayer', ID, '1'],
    ledger: [ID],
  },
  { withdraw: [[]] },
);

statementsOf('family.repository.sql', familyRepository, {
  visibleChild: { first: [ID, null], named: [ID, ID] },
  link: [ID, ID, 'primary', 'active'],
  signInRights: [ID, ID],
});

statementsOf('guardian-links.repository.sql', guardianLinksRepository, {
  endCodes: [ID],
  keepCode: [{ codeHash: 'hash', childId: ID, madeBy: ID, expiresAt: NOW }],
  useCode: ['hash', ID, NOW],
  ask: [ID, ID],
  byId: [ID],
  primaryOf: [ID],
  confirm: [ID, ID],
  end: [ID, ID],
  askEnd: { 'may end': [ID, true], 'may stay': [ID, false] },
  makePrimary: [ID, ID],
  endingWith: [[ID]],
  whoSees: [ID],
  childFor: [ID, ID],
});

statementsOf('guardian-notices.repository.sql', guardianNoticesRepository, {
  tell: [
    { childId: ID, kind: 'handed-over', fact: 'f', actorId: null, about: null, undoUntil: null, also: [] },
  ],
  reaches: [ID],
  list: [ID, 1],
  mine: [ID, ID],
  seeAll: [ID, NOW],
  markUndone: {
    'one fact': [ID, { fact: 'f' }, NOW],
    'a kind': [ID, { kind: 'handed-over', since: NOW }, NOW],
  },
});

statementsOf('picture-sign-in.repository.sql', pictureSignInRepository, {
  keep: [ID, 'hash'],
  drop: [ID],
  account: [ID],
  childrenOfDevice: ['hash', NOW],
  letInBy: [ID],
  letInByClass: [ID],
  keepToken: [{ tokenHash: 'hash', childId: ID, madeBy: ID, kind: 'qr', expiresAt: NOW }],
  childOfToken: ['hash', NOW],
  useToken: ['hash', NOW],
  endTokens: [ID],
});

statementsOf('trusted-devices.repository.sql', trustedDevicesRepository, {
  add: [{ tokenHash: 'hash', adultId: ID, label: 'l', expiresAt: NOW }],
  use: ['hash', ID],
  list: [ID, NOW],
  end: [ID, ID],
});

statementsOf('visible-children.repository.sql', visibleChildrenRepository, {
  idsOf: [ID],
  atAGlance: [ID],
  waiting: [ID],
});

statementsOf('weekly-mails.repository.sql', weeklyMailsRepository, {
  about: [ID, ID],
  start: [ID, ID, 'token'],
  stop: [ID, ID],
  stopByToken: ['token'],
  due: ['2026-01-05'],
  ofFamily: [ID, NOW],
  take: [ID, ID, '2026-01-05'],
});
