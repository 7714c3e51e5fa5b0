import type { Outputs } from '../lib/api/replies.ts';

type Panel = Outputs['chat']['panel'];
type Reply = Outputs['chat']['send'];
type Page = Outputs['chat']['helperPage'];
type Said = Outputs['chat']['transcript'][number];

const id = (last: number) => `0198a000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;
const AT = '2026-11-23T17:00:00.000Z';
export const DAY = '2026-11-23';

export const panelOf = (more: Partial<Panel> = {}): Panel => ({
  isOn: true,
  isOpen: true,
  opensAt: 6,
  closesAt: 21,
  messagesLeft: 20,
  isVoiceAllowed: false,
  suggestions: ['Tell me a fun fact', 'How do fractions work?'],
  ...more,
});

export const replyOf = (more: Partial<Reply> = {}): Reply => ({
  id: id(1),
  message: 'what is 12 x 3?',
  response: 'Twelve times three is thirty-six.',
  createdAt: AT,
  engine: 'local',
  isFallback: false,
  suggestions: [],
  practice: null,
  needsHelp: false,
  messagesLeft: 19,
  ...more,
});

export const settingsOf = (more: Partial<Page['settings']> = {}): Page['settings'] => ({
  opensAt: 6,
  closesAt: 21,
  dailyMessages: null,
  isVoiceAllowed: false,
  isProviderAllowed: false,
  isTeacherTold: false,
  ...more,
});

/** A guardian's page about a helper that was asked on one day. */
export const helperPageOf = (more: Partial<Page> = {}): Page => ({
  settings: settingsOf(),
  hasProvider: false,
  days: [{ day: DAY, messages: 2, flagged: 0 }],
  ...more,
});

export const saidOf = (more: Partial<Said> = {}): Said => ({
  id: id(2),
  message: 'what is 12 x 3?',
  response: 'Twelve times three is thirty-six.',
  createdAt: AT,
  severity: 'fine',
  engine: 'local',
  isFallback: false,
  ...more,
});

export const flagOf = (
  more: Partial<Outputs['chat']['flags'][number]> = {},
): Outputs['chat']['flags'][number] => ({
  id: id(3),
  childId: id(4),
  childName: 'Amara',
  severity: 'crisis',
  topic: 'self-harm',
  createdAt: AT,
  ...more,
});
