import { api, trpc } from '../../lib/api/api.ts';
import {
  DEFAULT_GRADE,
  GRADES,
  MAX_PLAYERS,
  QUIZ_SUBJECTS,
  SCORINGS,
  defaultScoring,
  gradeLabel,
  parseGrade,
  subjectLabel,
  type GameType,
  type Grade,
  type Role,
  type Scoring,
} from '@noodlenaut/domain';
import { GameTypeArt } from '@noodlenaut/ui/pieces/game/game-type-art';
import { PickCards } from '@noodlenaut/ui/pieces/game/pick-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { SwitchRow } from '@noodlenaut/ui/pieces/base/switch-row';
import { GrownUpFold } from '@noodlenaut/ui/pieces/home/grown-up-fold';
import { Icon } from '@noodlenaut/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { ClassSettingsFields, USUAL_SETTINGS } from './class-settings.tsx';
import styles from './quiz.module.css';
import type { QuizAbout } from './open-multiplayer.ts';
import { GAME_NAMES, SCORING_CHOICES } from './quiz-words.ts';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { LockedPanel } from '../../lib/plans/locked-panel.tsx';
import { useLocked } from '../../lib/plans/use-locked.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Opens a room and goes there: whoever makes it sits in it already. */
function useCreateRoom() {
  const navigate = useNavigate();
  return useWrite({
    oneAtATime: true,
    mutationFn: (room: Inputs['quiz']['createRoom']) => api.quiz.createRoom.mutate(room),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
}

const CHILDREN: readonly GameType[] = ['quiz-race', 'knowledge-battle', 'team-challenge'];
const TEACHERS: readonly GameType[] = ['class-quiz'];

const seatsOf = (type: GameType): string =>
  type === 'knowledge-battle' ? `${MAX_PLAYERS[type]} players` : `Up to ${MAX_PLAYERS[type]} players`;

type Props = { role: Role; classId: string; about: QuizAbout | undefined; isMain: boolean };

/**
 * What is played, about what, for which grade (S2.111). A teacher hosts the game of a class.
 * `classId`: the class whose quiz it is; '' when nobody said so. `about`: what the form starts with, from 'Quiz this'. `isMain`: the
 * main action of the page for this person.
 */
export function CreateGame({ role, classId, about, isMain }: Props) {
  const { data: user } = useQuery(trpc.account.user.queryOptions());
  const isTeacher = role === 'teacher';
  const { data: classes } = useQuery({ ...trpc.classes.list.queryOptions(), enabled: isTeacher });
  const types = role === 'teacher' ? TEACHERS : CHILDREN;
  const [gameType, setGameType] = useState<GameType>(types[0] ?? 'quiz-race');
  const [subject, setSubject] = useState<(typeof QUIZ_SUBJECTS)[number]>(about?.subject ?? 'math');
  const [picked, setGrade] = useState<Grade | null>(about?.grade ?? null);
  // A teacher's class says the grade, a child's own grade does.
  const open = classes?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const [pickedClass, setClass] = useState(classId);
  const taught = open.find(({ id }) => id === pickedClass) ?? open[0];
  const own = taught?.grade ?? parseGrade(user?.grade ?? '');
  const grade = picked ?? own ?? DEFAULT_GRADE;
  const [settings, setSettings] = useState({ ...USUAL_SETTINGS, questionRefs: about?.questionRefs ?? [] });
  const { questionRefs, crews, ...rest } = settings;
  const ofClass = isTeacher
    ? {
        ...rest,
        ...(taught && { classId: taught.id }),
        ...(crews > 0 && { crews }),
        ...(questionRefs.length > 0 && { questionRefs: [...questionRefs] }),
      }
    : {};
  const [chosen, setScoring] = useState<Scoring | null>(null);
  const scoring = chosen ?? defaultScoring(grade);
  const [robots, setRobots] = useState(false);
  const create = useCreateRoom();
  const isLocked = useLocked();
  const isAlone = create.variables?.maxPlayers === 1;
  const isYoung = useIsYoung() && role !== 'teacher';
  const choices = (
    <>
      {taught && open.length > 1 && (
        <PickCards
          legend="Pick a class"
          look="chips"
          value={taught.id}
          onChange={(next) => {
            setClass(next);
            setSettings((before) => ({ ...before, questionRefs: [] }));
          }}
          choices={open.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      <PickCards
        legend="Pick a subject"
        look="chips"
        value={subject}
        onChange={(next) => {
          setSubject(next);
          setSettings((before) => ({ ...before, questionRefs: [] }));
        }}
        choices={QUIZ_SUBJECTS.map((one) => ({
          value: one,
          text: subjectLabel(one),
          art: isLocked(one) ? <Icon name="lock" size={20} /> : <i className={styles.dot} data-s={one} />,
          ...(isLocked(one) ? { note: 'Locked' } : {}),
        }))}
      />
      <PickCards
        legend="Pick a grade"
        look="columns"
        value={grade}
        onChange={(next) => {
          setGrade(next);
          setSettings((before) => ({ ...before, questionRefs: [] }));
        }}
        choices={GRADES.map((one) => ({ value: one, text: gradeLabel(one) }))}
      />
      <PickCards
        legend="Pick how to score"
        look="chips"
        value={scoring}
        onChange={setScoring}
        choices={SCORINGS.map((one) => ({ value: one, text: SCORING_CHOICES[one] }))}
      />
      {isTeacher && (
        <ClassSettingsFields subject={subject} grade={grade} settings={settings} onChange={setSettings} />
      )}
    </>
  );
  return (
    <section className={styles.card} aria-labelledby="create">
      <h2 id="create" className={isYoung ? 'visually-hidden' : undefined}>
        Create a game
      </h2>
      <PickCards
        legend="Pick a game"
        look="cards"
        value={gameType}
        onChange={setGameType}
        choices={types.map((type) => ({
          value: type,
          text: GAME_NAMES[type],
          ...(!isYoung && { note: seatsOf(type) }),
          art: <GameTypeArt type={type} />,
        }))}
      />
      {isYoung ? <GrownUpFold text="subject, grade, points">{choices}</GrownUpFold> : choices}
      {isLocked(subject) && <LockedPanel name={subjectLabel(subject)} />}
      {!isTeacher && (
        <SwitchRow
          title={isYoung ? 'Race robots' : 'Race against robots'}
          text="Three robots fly with you when you practise alone"
          isBrief={isYoung}
          isOn={robots}
          onChange={setRobots}
        />
      )}
      <div className={styles.go}>
        <StickerButton
          tone={isMain ? 'primary' : 'plain'}
          size="lg"
          pending={create.isPending && !isAlone}
          disabled={create.isPending || isLocked(subject)}
          onClick={() => create.mutate({ subject, grade, gameType, scoring, ...ofClass })}
        >
          Create Game
        </StickerButton>
        {!isTeacher && (
          <StickerButton
            size="lg"
            pending={create.isPending && isAlone}
            disabled={create.isPending || isLocked(subject)}
            onClick={() =>
              create.mutate({
                subject,
                grade,
                gameType: 'quiz-race',
                maxPlayers: 1,
                scoring,
                ...(robots && { robots }),
              })
            }
          >
            Practice alone
          </StickerButton>
        )}
        {!isYoung && (
          <p className="soft">
            {questionRefs.length || settings.questionCount} questions. You get a code for your{' '}
            {isTeacher ? 'class' : 'friends'}.
          </p>
        )}
      </div>
    </section>
  );
}
