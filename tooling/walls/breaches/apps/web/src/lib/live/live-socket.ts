export { game } from '../../../../game/src/game.ts';
