import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
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

/** A question with its two answers, as the family page shows them. */
export const Sure = ({ question, yes, no, pending, onYes, onNo }: Props) => (
  <SureFrame question={question}>
    <StickerButton size="sm" pending={pending} onClick={onYes}>
      {yes}
    </StickerButton>
    <StickerButton size="sm" tone="quiet" onClick={onNo}>
      {no}
    </StickerButton>
  </SureFrame>
);
