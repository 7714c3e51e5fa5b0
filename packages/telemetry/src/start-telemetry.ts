import { environment } from './env.ts';
import { observeProcess } from './observe-process.ts';
import { telemetrySettings } from './settings.ts';

/**
 * Switches figures and traces on where OpenTelemetry's standard variables ask for them (docs/operations.md); otherwise nothing is loaded. Call it first
 * in a process: instruments that were made before measure nothing.
 * @param port for Prometheus, where OTEL_EXPORTER_PROMETHEUS_PORT has none
 * @returns sends what waits, and stops
 */
export async function startTelemetry(service: string, port: number): Promise<() => Promise<void>> {
  const settings = telemetrySettings(environment, { service, port });
  if (settings === null) return () => Promise.resolve();
  Object.assign(environment, settings);
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const stopObserving = observeProcess();
  return async () => {
    stopObserving();
    await sdk.shutdown();
  };
}
