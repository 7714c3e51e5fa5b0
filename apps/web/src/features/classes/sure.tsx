import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { SureFrame } from '@noodlenaut/ui/pieces/sure-frame';

type Props = {
  /** What will happen, as a question. */
  question: string;
  yes: string;
  no: string;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** A question with its two answers, flat as a teacher's pages are. */
export const Sure = ({ question, yes, no, pending, onYes, onNo }: Props) => (
  <SureFrame question={question}>
    <FlatButton disabled={pending} onClick={onYes}>
      {yes}
    </FlatButton>
    <FlatButton tone="link" onClick={onNo}>
      {no}
    </FlatButton>
  </SureFrame>
);
