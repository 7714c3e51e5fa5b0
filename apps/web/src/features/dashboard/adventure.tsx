import { PERSONA_NAMES, dashboardTone } from '@noodlenaut/domain';
import { AdventureCard } from '@noodlenaut/ui/pieces/home/adventure-card';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../lib/api/replies.ts';
import { playTone } from '../../lib/audio/audio.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { LazyIllustration } from '../../lib/question/lazy-illustration.tsx';

type Props = { adventure: NonNullable<Dashboard['adventure']>; isPictures: boolean };

/** The lesson to begin now: a child's first one, later the one after the finished (decision 0096). */
export function Adventure({ adventure, isPictures }: Props) {
  const { lessonId, subjectId, title, picture, isFirst } = adventure;
  const what = isFirst ? 'Start your first adventure' : 'Your next adventure';
  return (
    <section aria-label="Adventure">
      <AdventureCard
        subject={subjectId}
        title={what}
        lesson={title}
        picture={picture && <LazyIllustration picture={picture} />}
        {...(isPictures
          ? {
              speak: (
                <Speak
                  size="xl"
                  label="Read aloud: adventure"
                  texts={[`${what}.`, `${title}.`, `${PERSONA_NAMES[subjectId]} is waiting for you.`]}
                />
              ),
            }
          : {})}
        renderRoot={(root) => (
          <Link
            to="/lesson/$lessonId"
            params={{ lessonId }}
            onClick={() => playTone(dashboardTone(subjectId))}
            {...root}
          />
        )}
      />
    </section>
  );
}
