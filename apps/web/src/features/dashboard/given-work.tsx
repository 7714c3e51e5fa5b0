import { GivenCard } from '@noodlenaut/ui/pieces/home/given-card';
import { GivenGrid } from '@noodlenaut/ui/pieces/home/given-grid';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { GivenLink } from './given-link.tsx';
import { givenWords, toDoFirst, type Own } from './given-words.ts';

/** More than these push everything else far down: they come when they are asked for. */
const SHOWN = 4;

/** What the teachers of a child gave it to do, before everything else on the dashboard. */
export function GivenWork({ given, isPictures }: { given: readonly Own[]; isPictures: boolean }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = toDoFirst(given).slice(0, showsAll ? undefined : SHOWN);
  return (
    <GivenGrid
      title="From your teacher"
      {...(shown.length < given.length
        ? {
            more: (
              <StickerButton icon="chevron-down" onClick={() => setShowsAll(true)}>
                Show all {given.length}
              </StickerButton>
            ),
          }
        : {})}
    >
      {shown.map((own) => {
        const { title, text, state } = givenWords(own);
        return (
          <GivenCard
            key={own.id}
            subject={own.subject}
            title={title}
            state={state}
            {...(isPictures
              ? {
                  speak: (
                    <Speak
                      size="xl"
                      label={`Read aloud: ${title}`}
                      texts={['From your teacher.', `${title}.`, `${text}.`, `${state.text}.`]}
                    />
                  ),
                }
              : { text })}
            renderRoot={(root) => <GivenLink own={own} root={root} />}
          />
        );
      })}
    </GivenGrid>
  );
}
