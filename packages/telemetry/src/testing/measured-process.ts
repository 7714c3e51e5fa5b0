import { inSpan, record, startSpan, startTelemetry } from '../index.ts';

/** A process that measures one request and then waits to be told to stop. */
const stop = await startTelemetry('measured', 9464);
const span = startSpan('GET /api/user', {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
});
span.run(() => inSpan('select', 0.002, { 'db.query.text': 'select 1' }));
record('http.server.request.duration', 0.03, { 'http.route': '/api/user' });
span.end({ 'http.response.status_code': 200 }, false);
process.send?.('measured');
process.on('message', () => void stop().then(() => process.exit(0)));
