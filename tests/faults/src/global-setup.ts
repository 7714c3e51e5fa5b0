export { default } from '@noodlenaut/game/testing/global-setup';
