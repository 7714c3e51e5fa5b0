/** Whether a name is mostly given to girls, to boys, or to both. */
export type NameUse = 'girl' | 'boy' | 'any';

const GIRLS = `Ada Aisha Amara Amina Ana Anjali Aya Chioma Elena Elif Emma Esi Fatima Freya Grace Hana Imani Ines Ingrid Isla Jasmine Kaya Kiri
  Lan Layla Leila Lena Leilani Lina Lucia Lucy Maya Mei Meera Mia Mila Mina Mira Nadia Naomi Nia Nina Noor Olga Olivia Paloma Priya Rosa Ruth Sara Sofia
  Tala Tara Uma Ximena Yara Yasmin Yuki Zara Zoe`;
const BOYS = `Abdul Ahmed Ali Amir Andre Arjun Ben Bo Carlos Chen Dante Darius Diego Eli Emil Emre Finn Goran Hamza Hiro Hugo Ibrahim Idris Ivan Jamal Jonas
  Jorge Juan Kai Karim Kenji Kofi Kwame Leo Liam Luca Luis Mateo Malik Marco Max Milo Nico Noah Oleg Omar Oscar Pablo Pedro Rafael Ravi Samir Stefan Tariq Tomas
  Viktor Vikram Yusuf Zane`;
const ANY = `Ari Avery Dakota Jo Jordan Kim Lou Nima Noa Quinn River Robin Rowan Sam Sami Sasha Sky Teo Wren`;

const named = (names: string, use: NameUse) => names.split(/\s+/).map((name) => ({ name, use }));

/** Names of the children in our lessons, from many languages. The check compares how often they appear. */
export const CHILD_NAMES: readonly { readonly name: string; readonly use: NameUse }[] = [
  ...named(GIRLS, 'girl'),
  ...named(BOYS, 'boy'),
  ...named(ANY, 'any'),
];
