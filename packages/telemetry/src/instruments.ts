import { metrics, type Attributes, type Counter, type Histogram } from '@opentelemetry/api';

const meter = () => metrics.getMeter('noodlenaut');
const counters = new Map<string, Counter>();
const histograms = new Map<string, Histogram>();

/** Seconds: from an answer out of memory to one that nobody waits for. */
const BOUNDARIES = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Made at the first use, because an instrument from before the start measures nothing. */
function once<Instrument>(kept: Map<string, Instrument>, name: string, make: () => Instrument): Instrument {
  const found = kept.get(name) ?? make();
  kept.set(name, found);
  return found;
}

/** Adds one. @param attributes few values each, and none that names a person */
export const count = (name: string, attributes: Attributes = {}): void =>
  once(counters, name, () => meter().createCounter(name)).add(1, attributes);

/** One duration in seconds. @param attributes few values each, and none that names a person */
export const record = (name: string, seconds: number, attributes: Attributes = {}): void =>
  once(histograms, name, () =>
    meter().createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: BOUNDARIES } }),
  ).record(seconds, attributes);

type Tell = (result: { observe(value: number, attributes?: Attributes): void }) => void;
const telling =
  (read: () => number, attributes: Attributes): Tell =>
  (result) =>
    result.observe(read(), attributes);

/** A value that goes up and down, read whenever somebody asks for the figures. @returns ends it */
export function observe(name: string, read: () => number, attributes: Attributes = {}): () => void {
  const gauge = meter().createObservableGauge(name);
  const tell = telling(read, attributes);
  gauge.addCallback(tell);
  return () => gauge.removeCallback(tell);
}

/** The same for a sum that only grows. */
export function observeTotal(name: string, read: () => number, attributes: Attributes = {}): () => void {
  const counter = meter().createObservableCounter(name);
  const tell = telling(read, attributes);
  counter.addCallback(tell);
  return () => counter.removeCallback(tell);
}
