export { count, observe, record } from './instruments.ts';
export { inSpan, startSpan, type RunningSpan } from './spans.ts';
export { startTelemetry } from './start-telemetry.ts';
