/** What a message to the helper is, the most serious first (security 6). */
export const SEVERITIES = ['crisis', 'harmful', 'rude', 'injection', 'advice', 'off-topic', 'fine'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Severities of which a grown-up is told. */
export const ALERT_SEVERITIES = ['crisis', 'harmful', 'rude'] as const satisfies readonly Severity[];
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** Who answered: a fixed text, our own model, or a provider (P7.03). */
export const CHAT_ENGINES = ['fixed', 'local', 'openai-compatible', 'openai', 'anthropic'] as const;
export type ChatEngine = (typeof CHAT_ENGINES)[number];
