import { AVATARS, FACE_COLOURS, aliasOfFace, type Face } from '@noodlenaut/domain';
import { Avatar } from '@noodlenaut/ui/pieces/game/avatar';
import { PickCards } from '@noodlenaut/ui/pieces/game/pick-card';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { useState } from 'react';
import { api, trpc } from '../../../lib/api/api.ts';
import type { Outputs } from '../../../lib/api/replies.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { Speak } from '../../../lib/audio/speak.tsx';
import styles from './face.module.css';

type Words = Outputs['quiz']['face']['words'];
type Props = { kept: Face | null; words: Words; onClose: () => void };

/** Animal, colour and name, each picked from a list. What is shown when the sheet closes is kept. */
export default function ChooseFace({ kept, words, onClose }: Props) {
  // The names stay while the sheet is open, whatever is read anew.
  const [offered] = useState(words);
  const [face, setFace] = useState<Face>(
    kept ?? { animal: 'fox', colour: 'sky', word: offered[0] ?? 'Comet' },
  );
  const [isTouched, setTouched] = useState(kept === null);
  const keep = useAction((chosen: Face) => api.quiz.setFace.mutate(chosen), {
    stale: [trpc.quiz.face.queryKey()],
  });
  const pick = (part: Partial<Face>) => {
    setTouched(true);
    setFace((before) => ({ ...before, ...part }));
  };
  const alias = aliasOfFace(face);
  const names = offered.map((word) => ({ word, name: aliasOfFace({ ...face, word }).name }));
  return (
    <Sheet
      title="Your face"
      actions={
        <Speak
          label="Read the names aloud"
          texts={['Pick a name.', ...names.map(({ name }) => `${name}.`)]}
        />
      }
      done="Keep it"
      onClose={() => {
        if (isTouched) keep.mutate(face);
        onClose();
      }}
    >
      <div className={styles.mine} aria-live="polite">
        <Avatar avatar={alias.avatar} seat={0} size={96} />
        <b>{alias.name}</b>
      </div>
      <PickCards
        legend="Pick a name"
        look="chips"
        value={face.word}
        onChange={(word) => pick({ word })}
        choices={names.map(({ word, name }) => ({ value: word, text: name }))}
      />
      <PickCards
        legend="Pick a color"
        look="chips"
        value={face.colour}
        onChange={(colour) => pick({ colour })}
        choices={FACE_COLOURS.map((colour) => ({
          value: colour,
          text: COLOUR_NAMES[colour],
          art: <Avatar avatar={`${face.animal}-${colour}`} seat={0} size={40} />,
        }))}
      />
      <PickCards
        legend="Pick an animal"
        look="chips"
        value={face.animal}
        onChange={(animal) => pick({ animal })}
        choices={AVATARS.map((animal) => ({
          value: animal,
          text: animal,
          art: <Avatar avatar={`${animal}-${face.colour}`} seat={0} size={40} />,
        }))}
      />
    </Sheet>
  );
}

const COLOUR_NAMES = {
  sky: 'Blue',
  sun: 'Yellow',
  mint: 'Green',
  berry: 'Pink',
  tomato: 'Orange',
  space: 'Violet',
} as const;
