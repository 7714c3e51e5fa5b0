import { isBrokenCircuitError } from 'cockatiel';
import { askFailureOf, mayCost, type AskFailure } from './ask-failure.ts';
import type { RemoteProvider } from './remote-provider.ts';
import { costOf, mostOf } from './spending.ts';

/** What the provider said it used. */
export interface Usage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}
export interface Paid {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costCents: number;
  readonly model: string;
}
/** One request, with everything that bounds it. */
export interface Request<Value> {
  /** All text that is sent, for the most it can cost. */
  readonly prompt: string;
  readonly maxOutputTokens: number;
  /** For the whole request, in milliseconds. */
  readonly timeoutMs: number;
  /** Ends the work when nobody waits any more. */
  readonly signal: AbortSignal | undefined;
  /** Asks the model once. May throw. A failure is returned when the answer came and is of no use. */
  run(signal: AbortSignal): Promise<{ readonly value: Value; readonly usage: Usage } | AskFailure>;
}
export type Asked<Value> = ({ readonly ok: true; readonly value: Value } & Paid) | AskFailure;

/** One request under the cap of the day, the circuit breaker and the time limit. Never throws, tells nobody what was said. */
export async function ask<Value>(provider: RemoteProvider, request: Request<Value>): Promise<Asked<Value>> {
  const { settings, ledger, breaker, now } = provider;
  const day = now().toISOString().slice(0, 10);
  const reserved = mostOf(settings, request.prompt, request.maxOutputTokens);
  try {
    if (!(await ledger.reserve(day, reserved, settings.dailyCapCents)))
      return { ok: false, reason: 'cap', detail: `${settings.dailyCapCents} cents a day` };
    const asked = await breaker.execute(() => askOnce(provider, request, reserved)).catch(openCircuit);
    const spent = asked.ok ? asked.costCents : mayCost(asked) ? reserved : 0;
    if (spent !== reserved) await ledger.settle(day, reserved, spent);
    return asked;
  } catch (cause) {
    return askFailureOf(cause, { isOverTime: false, isStopped: false });
  }
}

function openCircuit(cause: unknown): AskFailure {
  if (!isBrokenCircuitError(cause)) throw cause;
  return { ok: false, reason: 'open-circuit', detail: cause.name };
}

async function askOnce<Value>(
  { settings }: RemoteProvider,
  request: Request<Value>,
  reserved: number,
): Promise<Asked<Value>> {
  const time = AbortSignal.timeout(request.timeoutMs);
  const signal = AbortSignal.any([time, ...(request.signal ? [request.signal] : [])]);
  try {
    const answer = await request.run(signal);
    if ('ok' in answer) return answer;
    const { inputTokens = 0, outputTokens = 0 } = answer.usage;
    const isCounted = answer.usage.inputTokens !== undefined && answer.usage.outputTokens !== undefined;
    // Who does not say what it used is paid what was set aside.
    const costCents = isCounted ? costOf(settings, inputTokens, outputTokens) : reserved;
    return { ok: true, value: answer.value, inputTokens, outputTokens, costCents, model: settings.model };
  } catch (cause) {
    return askFailureOf(cause, {
      isOverTime: time.aborted,
      isStopped: request.signal?.aborted ?? false,
    });
  }
}
