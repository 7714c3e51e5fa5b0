// Only these of the hundreds of things, so that a game carries no map of all.
const FILES = import.meta.glob<string>(
  [
    '../../things/{badger,bear,beaver,bird,butterfly,camel,cat,chipmunk,crab,cricket}.svg',
    '../../things/{deer,dog,duck,eagle,elephant,flamingo,fox,frog,giraffe,goat}.svg',
    '../../things/{hamster,hedgehog,honeybee,horse,kangaroo,lion,lizard,monkey,mouse,octopus}.svg',
    '../../things/{otter,owl,panda,parrot,peacock,penguin,rabbit,seal,tiger,turtle}.svg',
    '../../things/{clapping-hands,slightly-smiling-face,star-struck,thinking-face,party-popper,flexed-biceps}.svg',
    '../../things/robot.svg',
  ],
  { query: '?no-inline', import: 'default', eager: true },
);

/** The address of an avatar's or an emoji's drawing, by the drawing's name. */
export const gameThing = (name: string): string => FILES[`../../things/${name}.svg`] ?? '';
