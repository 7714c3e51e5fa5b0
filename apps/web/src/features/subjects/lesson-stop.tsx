import { levelName } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { LandingSpot } from '@noodlenaut/ui/pieces/lesson/landing-spot';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { LessonSummary } from '../../lib/api/replies.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { LazyIllustration } from '../../lib/question/lazy-illustration.tsx';

type Props = {
  subjectId: SubjectId;
  lesson: LessonSummary;
  isNext: boolean;
  /** The plan does not open it. */
  isShut: boolean;
  isLast: boolean;
  isForPictures: boolean;
  ref?: Ref<HTMLLIElement>;
};

/** A lesson on its planet, with the link that starts or repeats it. */
export function LessonStop({ subjectId, lesson, isNext, isShut, isLast, isForPictures, ref }: Props) {
  const { id, number, title, difficulty, points, completed, stars, picture } = lesson;
  return (
    <LandingSpot
      subject={subjectId}
      number={number}
      title={title}
      level={difficulty}
      levelName={levelName(difficulty)}
      points={points}
      state={completed ? 'done' : isShut ? 'locked' : isNext ? 'next' : 'open'}
      stars={stars}
      picture={picture && <LazyIllustration picture={picture} />}
      isLast={isLast}
      {...(ref === undefined ? {} : { ref })}
      speak={
        isForPictures && (
          <Speak
            label={`Read aloud: lesson ${number}`}
            texts={[`Lesson ${number}: ${title}.`, ...(completed ? ['Done.'] : [])]}
          />
        )
      }
      action={
        <StickerButton
          tone={isNext ? 'primary' : completed ? 'quiet' : 'plain'}
          {...(isShut ? { icon: 'lock' as const } : {})}
          {...(isForPictures && !isShut
            ? { size: 'lg' as const, icon: completed ? ('loop' as const) : ('play' as const) }
            : {})}
          renderRoot={(root) => <Link to="/lesson/$lessonId" params={{ lessonId: id }} {...root} />}
        >
          {completed ? 'Review Lesson' : isShut ? 'Locked' : 'Start Lesson'}
        </StickerButton>
      }
    />
  );
}
