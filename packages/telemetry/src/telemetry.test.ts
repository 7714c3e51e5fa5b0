import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { telemetrySettings } from './settings.ts';

const OWN = { service: 'noodlenaut-api', port: 9464 };
const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));

async function measuredProcess(env: Readonly<Record<string, string>>) {
  const child = fork(join(import.meta.dirname, 'testing/measured-process.ts'), {
    env: { ...process.env, ...env },
  });
  ends.push(() => child.kill());
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the process ended')));
  await Promise.race([once(child, 'message'), died]);
  died.catch(() => undefined);
  return {
    end: async () => {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

test('with none of the standard variables nothing is switched on, and OTEL_SDK_DISABLED wins', () => {
  expect(telemetrySettings({}, OWN)).toBeNull();
  expect(telemetrySettings({ OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_EXPORTER: '' }, OWN)).toBeNull();
  expect(telemetrySettings({ OTEL_METRICS_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }, OWN)).toBeNull();
});

test('figures for Prometheus are for this machine alone, and nothing else is sent anywhere', () => {
  expect(telemetrySettings({ OTEL_METRICS_EXPORTER: 'prometheus' }, OWN)).toMatchObject({
    OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1',
    OTEL_EXPORTER_PROMETHEUS_PORT: '9464',
    OTEL_TRACES_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_SERVICE_NAME: 'noodlenaut-api',
  });
});

test('Prometheus reads what a process measures, from the port that the standard variable names', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const measured = await measuredProcess({
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_PORT: String(port),
  });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // The port opens a moment after the start.
  await expect.poll(() => read().catch(() => '')).toContain('http_server_request_duration');
  const page = await read();
  expect(page).toMatch(
    /http_server_request_duration_bucket\{http_route="\/api\/user"[^}]*le="0.05"[^}]*\} 1/,
  );
  expect(page).toMatch(/process_memory_usage.* \d{6,}/);
  expect(page).toMatch(/nodejs_eventloop_delay_p99\{[^}]*\} [\d.e-]+/);
  expect(page).not.toContain(process.cwd());
  await measured.end();
});

test('a request and its statement are two spans of the caller’s trace, sent to the collector when the process ends', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`);
      response.end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  ends.push(() => collector.close());
  const { port } = collector.address() as AddressInfo;
  const measured = await measuredProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
  });
  await measured.end();
  const [traces = ''] = received.filter((one) => one.startsWith('/v1/traces'));
  expect(traces.match(/0af7651916cd43dd8448eb211c80319c/g)?.length).toBeGreaterThanOrEqual(2);
  expect(traces).toContain('"GET /api/user"');
  expect(traces).toContain('select 1');
});
