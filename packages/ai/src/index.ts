export { installedHelper, type Helper, type HelperAnswer, type HelperQuestion } from './helper.ts';
export { loadGlossary, GlossaryFileError } from './glossary/load-glossary.ts';
export type { Glossary, GlossaryEntry } from './glossary/glossary.ts';
export { answerLocally } from './local/answer-locally.ts';
export { localModel, type LocalSources } from './local/local-model.ts';
export { localOptions, readAnswer } from './local/question-schema.ts';
export type { Answer, Library, OpenActivity, Passage, Question, Turn } from './local/question.ts';
