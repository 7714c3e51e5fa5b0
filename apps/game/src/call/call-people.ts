import type { Client } from '@colyseus/core';
import type { CallDevices, CallPerson } from '@noodlenaut/contract';
import { messageBudget } from '@noodlenaut/domain';
import type { CallAdmission } from './admission.ts';

const OFF: CallDevices = { mic: false, camera: false, screen: false };
/** Messages and labels of one page in a second: more than anybody types. */
const TEXTS_A_SECOND = 3;
/** A page that reloads or lost its wire is back in less; only then are the others told to hang up. */
const AWAY_MS = 20_000;
const REMEMBERED = 3;

/** One page of a person in the call. */
export interface Visit extends CallAdmission {
  readonly personId: string;
  readonly client: Client;
  devices: CallDevices;
  readonly mayWrite: (now: number) => boolean;
}
/** A page whose wire broke a moment ago. */
interface Away {
  readonly personId: string;
  readonly timer: NodeJS.Timeout;
}

/** Who is in a call: one page of each person, the newest; and pages whose wire broke a moment ago. */
export class CallPeople {
  readonly #visits = new Map<string, Visit>();
  readonly #away = new Map<string, Away>();
  readonly #texts = new Map<string, string[]>();
  readonly #onGone: (visit: string, isSure: boolean) => void;

  /** @param onGone called when a page has left, or was not back in time (`isSure` false: its media may still flow) */
  constructor(onGone: (visit: string, isSure: boolean) => void) {
    this.#onGone = onGone;
  }

  get all(): readonly Visit[] {
    return [...this.#visits.values()];
  }

  get people(): readonly CallPerson[] {
    return this.all.map(({ visit, personId, name, role, devices }) => ({
      visit,
      personId,
      name,
      role,
      devices,
    }));
  }

  of(client: Client): Visit | undefined {
    return this.all.find((one) => one.client === client);
  }

  byName(visit: string): Visit | undefined {
    return this.#visits.get(visit);
  }

  /**
   * A page comes in, or comes back. Another page of the same person is sent out.
   * @returns the former page of this person, if any; and whether this page was here before
   */
  enter(client: Client, personId: string, admission: CallAdmission) {
    const { visit } = admission;
    const former = this.all.find((one) => one.personId === personId);
    if (former) this.#visits.delete(former.visit);
    if (former && former.visit !== visit) this.#onGone(former.visit, true);
    const wasAway = this.#away.get(visit);
    clearTimeout(wasAway?.timer);
    this.#away.delete(visit);
    this.forget((one) => one === personId);
    const mayWrite = former?.mayWrite ?? messageBudget(TEXTS_A_SECOND);
    const entered: Visit = { ...admission, personId, client, devices: OFF, mayWrite };
    this.#visits.set(visit, entered);
    return { entered, former, isBack: wasAway !== undefined || former?.visit === visit };
  }

  /** Who leaves by hand is gone at once; a cut wire has a while, because media do not need this room. */
  leave(client: Client, isByHand: boolean): Visit | undefined {
    const visit = this.of(client);
    if (!visit) return undefined;
    this.#visits.delete(visit.visit);
    if (isByHand) this.#onGone(visit.visit, true);
    else {
      const timer = setTimeout(() => {
        this.#away.delete(visit.visit);
        this.#onGone(visit.visit, false);
      }, AWAY_MS);
      this.#away.set(visit.visit, { personId: visit.personId, timer });
    }
    return visit;
  }

  /** Whether a page is here, or may be back in a moment. */
  isNear(visit: string): boolean {
    return this.#visits.has(visit) || this.#away.has(visit);
  }

  /** Waits no longer for the pages of these people. */
  forget(isGone: (personId: string) => boolean): void {
    for (const [visit, { personId, timer }] of this.#away) {
      if (!isGone(personId)) continue;
      clearTimeout(timer);
      this.#away.delete(visit);
      this.#onGone(visit, true);
    }
  }

  /** What this person wrote last, the oldest first: also before the page was loaded again. */
  textsOf(personId: string): readonly string[] {
    return this.#texts.get(personId) ?? [];
  }

  wrote(personId: string, text: string): void {
    this.#texts.set(personId, [...this.textsOf(personId), text].slice(-REMEMBERED));
  }

  stop(): void {
    for (const { timer } of this.#away.values()) clearTimeout(timer);
    this.#away.clear();
  }
}
