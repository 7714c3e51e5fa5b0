import { subscribe, tutoringChange, type Subscription, type Pace } from '@noodlenaut/db';

/**
 * What open pages are told: a learner has something new, a class has (with the person it is about, if any), a grown-up's links
 * changed, something in tutoring, a plan or a learning path did, a session ended, or something may have been missed.
 */
export type LiveNews =
  | { readonly kind: 'learner'; readonly learnerId: string }
  | { readonly kind: 'class'; readonly classId: string; readonly personId: string | null }
  | { readonly kind: 'links'; readonly adultId: string }
  /** Of a request that nobody has answered there is no tutor. */
  | { readonly kind: 'tutoring'; readonly studentId: string; readonly tutorId: string | null }
  /** Of a path one of both is set. */
  | { readonly kind: 'path'; readonly childId: string | null; readonly classId: string | null }
  /** The plan of this person, or of a grown-up linked to this child. */
  | { readonly kind: 'plan'; readonly personId: string }
  | { readonly kind: 'session-ended'; readonly sid: string }
  | { readonly kind: 'gap' };

export interface LearnerChanges {
  /** Resolves when the listener gets news from then on; the function it gives back ends that. */
  follow(listener: (news: LiveNews) => void): Promise<() => void>;
  stop(): Promise<void>;
}

const newsFrom = (channel: string, payload: string): LiveNews => {
  if (channel === 'tutoring_changed') {
    const change = tutoringChange(payload);
    return change
      ? { kind: 'tutoring', studentId: change.studentId, tutorId: change.tutorId }
      : { kind: 'gap' };
  }
  if (channel === 'path_changed') {
    const [whose, id = ''] = payload.split(' ');
    return whose === 'child'
      ? { kind: 'path', childId: id, classId: null }
      : { kind: 'path', childId: null, classId: id };
  }
  if (channel === 'session_ended') return { kind: 'session-ended', sid: payload };
  if (channel === 'plan_changed') return { kind: 'plan', personId: payload };
  if (channel === 'links_changed') return { kind: 'links', adultId: payload };
  if (channel === 'class_changed') {
    const [classId = '', personId = null] = payload.split(' ');
    return { kind: 'class', classId, personId };
  }
  return { kind: 'learner', learnerId: payload };
};

/**
 * News from every process through LISTEN/NOTIFY, on one connection that is open only while somebody subscribes.
 * @param url the database's address; a pooler that gives connections away by transaction does not pass NOTIFY on
 */
export function learnerChanges(url: string, report: (cause: unknown) => void, pace?: Pace): LearnerChanges {
  const listeners = new Set<(news: LiveNews) => void>();
  let subscription: Promise<Subscription> | null = null;
  const tell = (news: LiveNews) => listeners.forEach((listener) => listener(news));

  const open = () =>
    subscribe({
      url,
      channels: [
        'learner_changed',
        'class_changed',
        'links_changed',
        'tutoring_changed',
        'path_changed',
        'plan_changed',
        'session_ended',
      ],
      onMessage: (channel, payload) => tell(newsFrom(channel, payload)),
      onGap: () => tell({ kind: 'gap' }),
      onError: report,
      ...(pace && { pace }),
    });
  const close = async () => {
    const open = subscription;
    subscription = null;
    await (await open?.catch(() => null))?.stop();
  };

  return {
    follow: async (listener) => {
      listeners.add(listener);
      subscription ??= open();
      try {
        await subscription;
      } catch (cause) {
        listeners.delete(listener);
        subscription = null;
        throw cause;
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) void close().catch(report);
      };
    },
    stop: close,
  };
}
