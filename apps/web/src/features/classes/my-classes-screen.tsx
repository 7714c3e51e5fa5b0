import { api, trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { CodeForm } from '@noodlenaut/ui/pieces/game/code-form';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { useLiveClasses } from '../../lib/live/use-live-classes.ts';
import { ClassLessons } from './class-lessons.tsx';
import styles from './my-classes.module.css';
import { MyClass } from './my-class.tsx';
import { classSays } from './my-class-words.ts';
import { useClassAction } from './use-class-action.ts';

const TITLE = 'My classes';
const HOW = 'Type the code from your teacher. Your teacher says yes, and your grown-up if one is linked.';

/** For the child: a class code to type, the classes it is in or waits for, and the way out (P1.31). */
export function MyClassesScreen({ code }: { code: string }) {
  useLiveClasses('mine');
  const { data: classes } = useSuspenseQuery(trpc.classes.mine.queryOptions());
  const [refusal, setRefusal] = useState<string>();
  const [asked, setAsked] = useState(0);
  const join = useClassAction(
    (typed: string) => api.classes.join.mutate({ code: typed }),
    () => {
      setRefusal(undefined);
      setAsked(asked + 1);
    },
    (error) => {
      setRefusal(sentenceOf(error));
      return true;
    },
  );
  return (
    <>
      <title>{`${TITLE} · ${PRODUCT.name}`}</title>
      <div className="row spread">
        <h1 tabIndex={-1}>{TITLE}</h1>
        <Speak
          isMain
          label="Read it to me"
          texts={[TITLE, ...classes.map((one) => `${one.name}. ${classSays(one)}`), HOW]}
        />
      </div>
      <div className={styles.columns}>
        <div className="stack">
          {refusal !== undefined && <FormNotice>{refusal}</FormNotice>}
          <CodeForm
            // A code that was sent is cleared from the field.
            key={asked}
            title="Class code"
            action="Ask to come in"
            start={asked === 0 ? code : ''}
            onJoin={join.mutate}
            pending={join.isPending}
          />
          <p className="soft">{HOW}</p>
        </div>
        <div className="stack">
          <ul className="stack" aria-live="polite" aria-label="Your classes">
            {classes.map((one) => (
              <MyClass key={one.classId} mine={one} />
            ))}
          </ul>
          <ClassLessons />
        </div>
      </div>
    </>
  );
}
