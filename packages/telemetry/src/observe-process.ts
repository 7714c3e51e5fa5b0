import { monitorEventLoopDelay } from 'node:perf_hooks';
import { observe, observeTotal } from './instruments.ts';

const NS = 1e-9;
const US = 1e-6;

/** What each process is asked for: memory, processor, and how late its event loop is. Names of OpenTelemetry's semantic conventions. */
export function observeProcess(): () => void {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  const ends = [
    observe('nodejs.eventloop.delay.p99', () => {
      const p99 = loop.percentile(99) * NS;
      loop.reset();
      return p99;
    }),
    observe('process.memory.usage', () => process.memoryUsage.rss()),
    observeTotal('process.cpu.time', () => process.cpuUsage().user * US, { 'cpu.mode': 'user' }),
    observeTotal('process.cpu.time', () => process.cpuUsage().system * US, { 'cpu.mode': 'system' }),
    observe('process.uptime', () => process.uptime()),
  ];
  return () => {
    loop.disable();
    for (const end of ends) end();
  };
}
