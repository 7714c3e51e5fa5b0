export { installedHelper, type Helper, type HelperAnswer, type HelperQuestion } from './helper.ts';
