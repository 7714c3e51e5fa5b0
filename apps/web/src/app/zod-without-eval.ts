declare global {
  /** zod reads its configuration from here when its code loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Our CSP forbids eval. zod would try it once to see, and the browser reports that try as a violation.
globalThis.__zod_globalConfig = { jitless: true };

export {};
