import type { Band } from './grade-band.ts';

/** For a message that is not about school, or that nobody could place (security 6.2, stage S4). */
export const OFF_TOPIC_REPLY: Readonly<Record<Band, string>> = {
  young:
    "I'm best at math, science, reading and robots. Want a fun fact? If something is wrong, tap Help or tell a grown-up.",
  middle:
    "I'm best at math, science, history, geography, English, chemistry, computers and robots. Want a fun fact about one of them? If something is wrong, tap Help or tell a grown-up.",
  older:
    "I'm best at math, science, history, geography, English, chemistry, IT and robotics. Want a fun fact about one of them? If something is wrong, tap Help or talk to a grown-up.",
};

/** What comes before the answer when personal data was taken out, by its kind. The first that fits is said. */
export const NOTICES: Readonly<Record<string, string>> = {
  password: "Let's keep your password secret, even from me!",
  phone: "Let's keep your phone number secret!",
  address: "Let's keep your address secret!",
  email: "Let's keep your e-mail address secret!",
  card: "Let's keep those numbers secret!",
  school: "Let's keep your school secret!",
  name: "Let's keep your name secret. I don't need it!",
  birthday: "Let's keep your birthday secret!",
  handle: "Let's keep your user name secret!",
  link: "Let's leave links out. I can't open them!",
};
