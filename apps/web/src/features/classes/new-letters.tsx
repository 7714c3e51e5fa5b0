import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import type { Outputs } from '../../lib/api/replies.ts';
import { type SchoolClass, namesInWords } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

type Props = {
  classId: string;
  chosen: SchoolClass['pupils'];
  onClose: () => void;
  onLetters: (made: Outputs['classes']['letters']) => void;
};

/** Letters for the parents of those chosen; a letter carries a new family code, which ends the one before. */
export function NewLetters({ classId, chosen, onClose, onLetters }: Props) {
  const write = useClassAction(
    () => api.classes.letters.mutate({ classId, childIds: chosen.map(({ id }) => id) }),
    onLetters,
  );
  return (
    <ConfirmQuestion
      question={`Letters to the parents of ${namesInWords(chosen.map(({ name }) => name))}? Each has a new family code. Codes from before end; how they sign in stays.`}
      yes={`Write ${chosen.length === 1 ? 'the letter' : `${chosen.length} letters`}`}
      no="Not now"
      pending={write.isPending}
      onYes={() => write.mutate(undefined)}
      onNo={onClose}
    />
  );
}
