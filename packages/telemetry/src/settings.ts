/** OpenTelemetry's own variables that say where figures and traces go. */
const SWITCHES = ['OTEL_METRICS_EXPORTER', 'OTEL_TRACES_EXPORTER', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

type Source = Readonly<Record<string, string | undefined>>;

const isOn = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'none';

/**
 * What the SDK shall find in the environment; null: nothing was switched on. What was not asked for is off, where the SDK itself would send everything
 * to this machine; Prometheus' port is for this machine alone unless a host is named.
 * @param own the name and Prometheus' port of this kind of server, where the environment has none
 */
export function telemetrySettings(
  source: Source,
  own: { readonly service: string; readonly port: number },
): Readonly<Record<string, string>> | null {
  if (source['OTEL_SDK_DISABLED'] === 'true' || !SWITCHES.some((name) => isOn(source[name]))) return null;
  const sends = isOn(source['OTEL_EXPORTER_OTLP_ENDPOINT']) ? 'otlp' : 'none';
  return {
    OTEL_SERVICE_NAME: source['OTEL_SERVICE_NAME'] || own.service,
    OTEL_METRICS_EXPORTER: source['OTEL_METRICS_EXPORTER'] || sends,
    OTEL_TRACES_EXPORTER: source['OTEL_TRACES_EXPORTER'] || sends,
    OTEL_LOGS_EXPORTER: source['OTEL_LOGS_EXPORTER'] || 'none',
    OTEL_EXPORTER_PROMETHEUS_HOST: source['OTEL_EXPORTER_PROMETHEUS_HOST'] || '127.0.0.1',
    OTEL_EXPORTER_PROMETHEUS_PORT: source['OTEL_EXPORTER_PROMETHEUS_PORT'] || String(own.port),
    // The process's own arguments and paths are nobody's business.
    OTEL_NODE_RESOURCE_DETECTORS: source['OTEL_NODE_RESOURCE_DETECTORS'] || 'env,serviceinstance',
  };
}
