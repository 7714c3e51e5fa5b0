import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';

const tracer = () => trace.getTracer('noodlenaut');

export interface RunningSpan {
  /** Runs `work`, and everything it starts, inside the span. */
  run<Result>(work: () => Result): Result;
  end(attributes: Attributes, isError: boolean): void;
}

/** A span of a server for one request. @param headers with `traceparent` where the caller has a trace already (W3C Trace Context) */
export function startSpan(name: string, headers: Readonly<Record<string, unknown>>): RunningSpan {
  const parent: Context = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, parent);
  const inside = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(inside, work),
    end: (attributes, isError) => {
      span.setAttributes(attributes);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** A span for what has just ended inside another one, such as a statement of the database. Outside of any span it is none. */
export function inSpan(name: string, seconds: number, attributes: Attributes, isError = false): void {
  if (trace.getActiveSpan() === undefined) return;
  const end = Date.now();
  const span = tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    startTime: end - seconds * 1000,
    attributes,
  });
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
