import { GivenCard } from '@noodlenaut/ui/pieces/home/given-card';
import { GivenGrid } from '@noodlenaut/ui/pieces/home/given-grid';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState, type ComponentProps } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import { givenWords, toDoFirst, type Own } from './given-words.ts';
import { Link } from '@tanstack/react-router';

type Root = Parameters<ComponentProps<typeof GivenCard>['renderRoot']>[0];

/** The way to what was given: its lesson, a round of practice, the games. */
function GivenLink({ own: { id, kind, lessonId, subject }, root }: { own: Own; root: Root }) {
  if (kind === 'lesson' && lessonId !== null)
    return <Link to="/lesson/$lessonId" params={{ lessonId }} {...root} />;
  if (kind === 'practice')
    return <Link to="/practice/$subjectId" params={{ subjectId: subject }} {...root} />;
  if (kind === 'homework')
    return <Link to="/homework/$assignmentId" params={{ assignmentId: id }} {...root} />;
  return <Link to="/multiplayer" {...root} />;
}

/** More than these are shown on request, because they would push everything else down. */
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
