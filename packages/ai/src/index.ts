export { installedHelper, type Helper, type HelperAnswer, type HelperQuestion } from './helper.ts';
export { helperPrompt, type HelperPrompt } from './prompts/helper-prompt.ts';
export { HELPER_PROMPT_VERSION } from './prompts/helper-system.ts';
export { PROMPT_CANARY } from './prompts/prompt-canary.ts';
export { askForObject, type ObjectRequest } from './providers/ask-for-object.ts';
export type { AskFailure, AskFailureReason } from './providers/ask-failure.ts';
export { askProvider, type ProviderAnswer, type ProviderRequest } from './providers/ask-provider.ts';
export {
  AI_PROVIDERS,
  type AiProviderName,
  type ProviderSettings,
  type RemoteSettings,
} from './providers/provider-settings.ts';
export { providerOf, type RemoteProvider } from './providers/remote-provider.ts';
export type { SpendLedger } from './providers/spend-ledger.ts';
export { answerBlind } from './drafts/answer-blind.ts';
export { draftLesson } from './drafts/draft-lesson.ts';
