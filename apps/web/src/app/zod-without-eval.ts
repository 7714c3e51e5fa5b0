declare global {
  /** zod reads its configuration from here when its code loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Our CSP forbids eval. zod would try it once, and the browser would report that as a violation.
globalThis.__zod_globalConfig = { jitless: true };

export {};
