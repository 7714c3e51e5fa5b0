export { answerQuestion, type Answered, type AskRemote, type HelperParts } from './answer-question.ts';
export { SYSTEM_CANARY } from './policy/answer/canary.ts';
export { checkAnswer, type AnswerSetting } from './policy/answer/check-answer.ts';
export { READING_LIMITS } from './policy/answer/reading-limits.ts';
export { judge } from './policy/judge.ts';
export { raiseJudgement } from './policy/raise-judgement.ts';
export type { AnswerVerdict, Judgement, KnownWords, Writer } from './policy/judgement.ts';
export { checkMessage } from './messages.ts';
export type { MessageVerdict, RefusalReason, Sender } from './policy/messages/message-verdict.ts';
export { checkName } from './policy/names/check-name.ts';
export { scrub, type Scrubbed } from './policy/personal-data/scrub.ts';
export { BANDS, bandOf, type Band } from './policy/replies/grade-band.ts';
export { normalize, type NormalizedText } from './policy/text/normalize.ts';
export { buildLexicon, type TopicLexicon } from './policy/topic/lexicon.ts';
export { POLICY_VERSION } from './policy/version.ts';
export { loadCards, CardFileError } from './cards/load-cards.ts';
export { loadGlossary, GlossaryFileError } from './glossary/load-glossary.ts';
export type { Glossary, GlossaryEntry } from './glossary/glossary.ts';
export { answerLocally } from './local/answer-locally.ts';
export type { LocalSources } from './local/ask.ts';
export { localModel } from './local/local-model.ts';
export { localOptions, readAnswer } from './local/question-schema.ts';
export type { Answer, Library, OpenActivity, Passage, Question, Turn } from './local/question.ts';
export { helperPrompt, type HelperPrompt } from './prompts/helper-prompt.ts';
export { HELPER_PROMPT_VERSION } from './prompts/helper-system.ts';
export { askForObject, type ObjectRequest } from './providers/ask-for-object.ts';
export type { AskFailure, AskFailureReason } from './providers/ask-failure.ts';
export { askProvider, type ProviderAnswer, type ProviderRequest } from './providers/ask-provider.ts';
export {
  AI_PROVIDERS,
  type AiProviderName,
  type ProviderSettings,
  type RemoteSettings,
} from './providers/provider-settings.ts';
export type { Moderate } from './providers/moderate.ts';
export { providerOf, type RemoteProvider } from './providers/remote-provider.ts';
export type { SpendLedger } from './providers/spend-ledger.ts';
export { answerBlind } from './drafts/answer-blind.ts';
export { draftLesson } from './drafts/draft-lesson.ts';
