/** Goes into every verdict. A changed rule, list or text raises it, because stored verdicts must stay explainable (security 6.6). */
export const POLICY_VERSION = '2026-11-23.8';
