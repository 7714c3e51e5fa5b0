export { lessonPlayer } from '../features/lessons/lesson-player.ts';
