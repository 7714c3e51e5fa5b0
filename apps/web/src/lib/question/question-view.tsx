import { OptionGroup } from '@noodlenaut/ui/pieces/lesson/option-group';
import { QuestionLayout } from '@noodlenaut/ui/pieces/lesson/question-layout';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { useEffect, useState } from 'react';
import { LazyCard } from './lazy-card.tsx';
import { LazyIllustration } from './lazy-illustration.tsx';
import { usePictureMode } from '../comfort/picture-mode.ts';
import { Speak } from '../audio/speak.tsx';
import type { SpokenWord } from '../audio/speech.ts';
import { spokenButton, spokenOption, wordOfOption } from './spoken.ts';
import { QuestionTeacher } from './question-teacher.tsx';
import type { PlayedQuestion } from './use-question.ts';

const QUESTION_ID = 'question';

/** Question, picture and options, read aloud word by word, with the teacher beside. Its bar is `QuestionBar`. */
export function QuestionView({ question }: { question: PlayedQuestion }) {
  const { item, opening, chosen, verdict, isChecking, isOpen, hint } = question;
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isForPictures = usePictureMode();
  useEffect(() => {
    // On a phone the feedback takes room: the right answer stays in sight.
    if (verdict !== null)
      document.querySelector('[data-state="right"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [verdict]);
  const first = opening === undefined ? [] : [opening];
  const asked = first.length;
  const wordIn = (part: number) => (word?.part === part ? word : null);
  const option = word === null ? -1 : word.part - asked - 1;
  const optionWord = option >= 0 ? wordOfOption(word) : null;

  return (
    <QuestionLayout
      id={QUESTION_ID}
      voiceFirst={isForPictures}
      {...(opening === undefined ? {} : { opening: <SpokenText word={wordIn(0)}>{opening}</SpokenText> })}
      question={<SpokenText word={wordIn(asked)}>{item.question}</SpokenText>}
      speak={
        <Speak
          label="Read the question aloud"
          texts={[
            ...first,
            item.question,
            ...item.options.map(spokenOption),
            ...(isOpen && chosen !== null ? [spokenButton('Check Answer')] : []),
          ]}
          onWord={setWord}
          onArrival={verdict === null && hint === null}
          isMain
        />
      }
      settled={verdict !== null}
      hinted={hint !== null}
      helper={<QuestionTeacher question={question} />}
      stage={
        item.illustration && (
          <LazyIllustration picture={item.illustration} after={verdict !== null} counts={verdict === null} />
        )
      }
      options={
        <OptionGroup
          labelledBy={QUESTION_ID}
          options={item.options}
          pictures={item.option_cards?.map((card, index) => (
            <LazyCard key={index} card={card} />
          ))}
          reading={optionWord && { option, ...optionWord }}
          chosen={chosen}
          right={verdict?.correct_answer ?? null}
          locked={isChecking || question.isPreview === true}
          onChoose={question.choose}
        />
      }
    />
  );
}
