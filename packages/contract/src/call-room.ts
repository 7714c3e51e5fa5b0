import {
  GRADES,
  SESSION_STATUSES,
  SUBJECTS,
  TUTORING_ROLES,
  WHITEBOARD_LIMITS,
  type TutoringRole,
  type WhiteboardEvent,
  type WhiteboardRefusal,
  type WhiteboardReply,
  type WhiteboardSnapshot,
} from '@noodlenaut/domain';
import { z } from 'zod';
import { safeLine, safeText, slug, uuid, wireDate } from './text.ts';

/** The frame of a call room's socket: an offer with three slots has up to 10 kB. */
export const CALL_FRAME_BYTES = 16 * 1024;

const nothing = z.object({}).optional();
const description = z.strictObject({ type: z.enum(['offer', 'answer']), sdp: z.string().max(14_000) });
const candidate = z.strictObject({
  candidate: z.string().max(512),
  sdpMid: z.string().max(16).nullable(),
  sdpMLineIndex: z.int().min(0).max(15).nullable(),
  usernameFragment: z.string().max(256).nullish(),
});
/** What one page says to another so that their media find each other; the server passes it on and reads no more than candidates. */
export const callSignal = z.strictObject({
  /** The visit that is meant. */
  to: uuid,
  /** Which connection is meant: the caller names each one it makes. */
  link: uuid,
  /** The first offer of a link makes it. */
  isFirst: z.literal(true).optional(),
  /** The other side does not have this link any more: make another one. */
  isLost: z.literal(true).optional(),
  description: description.optional(),
  candidates: z.array(candidate).max(32).optional(),
});
export type CallSignal = z.infer<typeof callSignal>;

export const callDevices = z.strictObject({ mic: z.boolean(), camera: z.boolean(), screen: z.boolean() });
export type CallDevices = z.infer<typeof callDevices>;

/** The lesson that both look at: which activity, counted from 0. Null closes it. */
export const callLesson = z.strictObject({ lessonId: slug, step: z.int().min(0).max(60) }).nullable();
export type CallLesson = z.infer<typeof callLesson>;

const elementId = z.string().regex(/^[\da-z-]{8,36}$/);
const points = z
  .array(z.int().min(0).max(WHITEBOARD_LIMITS.coordinate))
  .min(2)
  .max(WHITEBOARD_LIMITS.pointsAtOnce * 2);
const drawn = { id: elementId, ink: z.int().min(0).max(9), size: z.int().min(0).max(3), points };
const pencil = z.strictObject({ ...drawn, kind: z.enum(['pen', 'marker', 'line', 'box', 'oval']) });
const stamp = z.strictObject({ ...drawn, kind: z.literal('stamp'), stamp: z.int().min(0).max(23) });
const label = z.strictObject({
  ...drawn,
  kind: z.literal('label'),
  text: safeLine(WHITEBOARD_LIMITS.labelCharacters, 1),
});
const drawing = z.discriminatedUnion('kind', [pencil, stamp, label]);
const stored = { by: z.string(), revision: z.int(), points: z.array(z.int()).readonly() };
/** A drawing as it is kept: strokes have grown, and it says who drew it. */
export const whiteboardElement = z.discriminatedUnion('kind', [
  pencil.extend(stored),
  stamp.extend(stored),
  label.extend({ ...stored, text: z.string() }),
]);
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), drawing }),
  z.strictObject({ type: z.literal('extend'), id: elementId, at: z.int().min(2).max(4000), points }),
  z.strictObject({ type: z.literal('erase'), id: elementId }),
  z.strictObject({ type: z.literal('wipe'), seen: z.int().min(0) }),
]);

/**
 * What a page may send to a call room, each as a request: it resolves with the reply, or rejects with `{ code }` (`CallRefusal`)
 * and, for a text, the sentence to show. The sender is known by the seat.
 */
export const callRequests = {
  /** Everything once more. */
  hello: nothing,
  signal: callSignal,
  /** Which of the own devices run, for all to see. */
  devices: callDevices,
  say: z.strictObject({ text: safeLine(500, 1) }),
  /** Resolves with a `WhiteboardReply`. */
  draw: z.strictObject({
    actions: z
      .array(z.strictObject({ seq: z.int().min(1), action }))
      .min(1)
      .max(40),
  }),
  /** The whole board once more, as message `board`. */
  board: nothing,
  /** The tutor opens a lesson for all, goes to another activity of it, or closes it. */
  lesson: z.strictObject({ lesson: callLesson }),
  /** What somebody chose in the open activity, for the others to see; checks nothing and stores nothing. */
  choice: z.strictObject({ step: z.int().min(0).max(60), text: safeLine(200, 0) }),
} as const;
export type CallRequest = keyof typeof callRequests;
export type CallRequestBody<Name extends CallRequest> = z.input<(typeof callRequests)[Name]>;
export interface CallReplies {
  readonly draw: WhiteboardReply & { readonly sentences: readonly string[] };
}

/** `not-live`: the tutor is not in yet. `refused`: the policy of messages, with `sentence`. `too-fast`: say it again in a moment. */
export type CallRefusal =
  | 'not-live'
  | 'not-here'
  | 'tutor-only'
  | 'refused'
  | 'too-fast'
  | 'not-stored'
  | WhiteboardRefusal;

/** One opened page of a person. The page makes the name, so that it survives the server: a reload is a new visit. */
export const callSeatRequest = z.strictObject({ visit: uuid });

export interface CallPerson {
  readonly visit: string;
  readonly personId: string;
  readonly name: string;
  readonly role: TutoringRole;
  readonly devices: CallDevices;
}
export interface CallMessage {
  readonly id: string;
  readonly senderId: string;
  readonly senderType: TutoringRole;
  readonly name: string;
  readonly message: string;
  readonly createdAt: string;
}
/** `waiting`: the tutor has not come or not begun (P5.29). */
export type CallPhase = 'waiting' | 'live';

export interface CallPeople {
  readonly phase: CallPhase;
  /** Whether the tutor has begun the session. */
  readonly isStarted: boolean;
  readonly people: readonly CallPerson[];
}
/** Why the room is over for this page. */
export type CallNotice = 'ended' | 'time-over' | 'taken-over' | 'not-allowed' | 'going-down';

/** How a page reaches the media of its call where they go through LiveKit (P5.32). */
export const callLivekit = z.strictObject({
  url: z.url({ protocol: /^wss?$/ }),
  /** Good for joining within a minute; names the visit, never a person. */
  token: z.string(),
});
export type CallLivekit = z.infer<typeof callLivekit>;

/** What a call room sends. */
export interface CallMessages {
  /** The full state after each arrival. */
  readonly hello: CallPeople & {
    readonly visit: string;
    readonly role: TutoringRole;
    readonly ice: {
      readonly servers: readonly { urls: string[]; username?: string; credential?: string }[];
      /** Only relayed media: both sides then do not learn each other's address. */
      readonly isRelayOnly: boolean;
    };
    /** Null before the call is live, and where media go from page to page. */
    readonly livekit: CallLivekit | null;
    /** Milliseconds of the server's clock, with which the page counts. */
    readonly now: number;
    readonly startsAt: number;
    readonly endsAt: number;
    readonly chat: readonly CallMessage[];
    readonly lesson: CallLesson;
    readonly choices: readonly CallChoice[];
  };
  readonly people: CallPeople;
  /** Somebody came, for the announcement; a page that comes back after a cut wire is not announced. */
  readonly came: { readonly name: string; readonly role: TutoringRole };
  /** `isSure` is false when only the wire is gone; media may still flow, and then go on */
  readonly gone: { readonly visit: string; readonly isSure: boolean };
  readonly signal: { readonly from: string; readonly signal: Omit<CallSignal, 'to'> };
  readonly said: CallMessage;
  readonly board: WhiteboardSnapshot;
  readonly drawn: { readonly events: readonly WhiteboardEvent[] };
  readonly lesson: { readonly lesson: CallLesson };
  readonly choice: CallChoice;
  readonly notice: { readonly code: CallNotice };
}
export interface CallChoice {
  readonly role: TutoringRole;
  readonly step: number;
  readonly text: string;
}
export type CallMessageName = keyof CallMessages;

/** GET /api/tutoring/sessions/{sessionId}/room: what the page of the call shows before anybody takes a seat. */
export const callRoomReply = z.object({
  sessionId: uuid,
  subject: z.enum(SUBJECTS),
  status: z.enum(SESSION_STATUSES),
  scheduledTime: wireDate,
  duration: z.int(),
  opensAt: wireDate,
  closesAt: wireDate,
  role: z.enum(TUTORING_ROLES),
  tutorName: z.string(),
  studentName: z.string(),
  studentGrade: z.enum(GRADES).nullable(),
  isRelayOnly: z.boolean(),
});
/** GET /api/tutoring/sessions/{sessionId}/conversation: what was written and drawn, for its people and the child's guardians. */
export const conversationReply = z.object({
  messages: z.array(
    z.object({
      id: uuid,
      senderId: uuid.nullable(),
      senderType: z.enum(TUTORING_ROLES),
      name: z.string(),
      message: z.string(),
      messageType: z.literal('text'),
      attachmentUrl: z.null(),
      createdAt: wireDate,
    }),
  ),
  /** The elements of the board in the order in which they are painted. */
  board: z.array(whiteboardElement).readonly(),
});
/** POST /api/tutoring/sessions/{sessionId}/report: something was not right; staff read it. */
export const reportSessionRequest = z.object({
  sessionId: uuid,
  reason: z.enum(['unkind', 'contact', 'unsafe', 'technical', 'other']),
  text: safeText(1000).nullish(),
});
