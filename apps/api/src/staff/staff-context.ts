import type { RemoteProvider } from '@noodlenaut/ai';
import type { RootStore } from '@noodlenaut/db';

/** What a staff command works with. */
export interface StaffContext {
  readonly store: RootStore;
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** CONSENT_MODE is `required`: a yes of a parent counts once staff verified them. */
  readonly asksConsent: boolean;
  /** Where the launcher keeps its own files. */
  readonly dataDir: string;
  /** The remote model of this installation; null: only our own. @throws EnvironmentError when its variables cannot be used */
  readonly ai: () => RemoteProvider | null;
  /** The user of the machine, for the audit log. */
  readonly by: string;
  readonly print: (line: string) => void;
}

/** One command of `npm run staff`, named as it is typed. */
export interface StaffCommand {
  /** What follows the name: capitals are needed, brackets may be left out. */
  readonly takes: string;
  readonly does: string;
  /** @throws StaffError with a sentence that helps, when it cannot be done */
  readonly run: (context: StaffContext, ...words: string[]) => Promise<void>;
}

/** Why a command did nothing, as a sentence for the person who typed it. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}
