/** What must be undone when the launcher ends, last first. */
export const undo: (() => Promise<void> | void)[] = [];
let stopping: Promise<void> | null = null;

export const isStopping = (): boolean => stopping !== null;

/** Once, however often it is asked: Ctrl-C reaches us from the terminal and again from our parent. */
export async function stopAll(exitCode: number): Promise<never> {
  stopping ??= undoAll();
  await stopping;
  process.exit(exitCode);
}

async function undoAll(): Promise<void> {
  for (const task of undo.reverse()) await task();
}

/** Ctrl-C, SIGTERM, a closed terminal and a parent that died all stop everything. */
export function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping()) console.log('\nStopping ...');
      void stopAll(0);
    });
  }
  process.on('disconnect', () => void stopAll(0));
}
