export type Sender = 'student' | 'tutor' | 'guardian';
export type RefusalReason = 'contact' | 'link' | 'meeting' | 'secret' | 'harm' | 'crisis' | 'rude';

export type MessageVerdict =
  | { readonly verdict: 'pass' }
  | {
      readonly verdict: 'refuse';
      readonly reason: RefusalReason;
      /** What the sender reads. */
      readonly sentence: string;
      /** A person of the safety team reads the message. */
      readonly needsReview: boolean;
    };

const TO_A_CHILD: Readonly<Record<RefusalReason, string>> = {
  contact: 'Keep phone numbers, addresses and other apps to yourself. You can write about your lesson here.',
  link: 'Links stay out of this chat. Please say it in your own words.',
  meeting:
    'You meet your tutor only here, in the lesson. Please keep where you live and where you go to yourself.',
  secret: 'We have no secrets in lessons. Your grown-ups may always know what you write here.',
  harm: 'This does not belong in a lesson. If something worries you, please tell a grown-up you trust.',
  crisis:
    'Thank you for saying this. You did nothing wrong. Please tell a grown-up you trust right now. Are you in danger? Call 911, or the emergency number where you live.',
  rude: 'Please choose kind words.',
};
const TO_AN_ADULT: Readonly<Record<RefusalReason, string>> = {
  contact:
    'Please keep contact data, other apps and payments out of this chat. Lessons are planned and paid here.',
  link: 'Please leave out links. You can show your material in the lesson.',
  meeting: 'Lessons take place here only. Please do not ask where a child lives or plan to meet.',
  secret: 'Nothing in a lesson is secret. Guardians may read every message.',
  harm: 'This does not belong in a lesson with a child.',
  crisis:
    'If somebody is in danger, call 911 or your emergency number now. Please write to our safety team as well.',
  rude: 'Please choose kind words.',
};

/** A refusal with the sentence for its reader. Rude words of a child are not reviewed; all the rest is. */
export const refusal = (reason: RefusalReason, from: Sender): MessageVerdict => ({
  verdict: 'refuse',
  reason,
  sentence: (from === 'student' ? TO_A_CHILD : TO_AN_ADULT)[reason],
  needsReview: reason !== 'rude' || from !== 'student',
});
