import { PRODUCT } from '../product.ts';

interface HandedOver {
  readonly className: string;
  readonly formerName: string;
  readonly ownerName: string;
  readonly isOwner: boolean;
  readonly url: string;
}

/** The mail to both teachers after a class was handed over (decision 0103). */
export const classOwnerMail = ({ className, formerName, ownerName, isOwner, url }: HandedOver) => ({
  subject: `${className} on ${PRODUCT.name} has a new owner`,
  text: [
    isOwner
      ? `${formerName} handed the class ${className} over to you. You invite other teachers now, and you alone put the class away.`
      : `You handed the class ${className} over to ${ownerName}. You still teach it, and you can leave it now.`,
    isOwner
      ? `If you did not expect this, ask ${formerName}. You can hand the class back:\n${url}`
      : `If it was not you, choose another password now and ask ${ownerName} to hand the class back:\n${url}`,
  ].join('\n\n'),
});
