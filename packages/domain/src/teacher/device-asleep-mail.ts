import { PRODUCT } from '../product.ts';

interface Asleep {
  readonly className: string;
  readonly label: string;
  readonly url: string;
}

/** The mail to each teacher of a class when pictures were guessed too often on one of its devices (decision 0109). It names no child. */
export const deviceAsleepMail = ({ className, label, url }: Asleep) => ({
  subject: `A device of ${className} is asleep on ${PRODUCT.name}`,
  text: [
    `On ${label}, wrong pictures were tried so often that nobody can sign in there any more. No account was opened by these tries.`,
    `Look where the device is. If it is in the classroom, wake it. If it is lost, end it:\n${url}`,
  ].join('\n\n'),
});
