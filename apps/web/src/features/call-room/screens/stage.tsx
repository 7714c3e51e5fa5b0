import { useState } from 'react';
import type { Board } from '../board/board-store.ts';
import { BoardPanel } from '../board/board-panel.tsx';
import { LessonPanel } from '../lesson/lesson-panel.tsx';
import type { Remotes } from '../media/call-media.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { StreamView } from '../media/stream-view.tsx';
import { useTrackStream } from '../media/use-track-stream.ts';
import { notify } from '../../../lib/notices/notices.ts';
import type { Call } from '../wire/create-call.ts';
import { refusalText } from '../wire/call-refused.ts';
import type { CallState } from '../wire/call-state.ts';
import styles from './live-room.module.css';
import type { RoomFacts } from './room-words.ts';
import { shownView, stageViews, type StageChoice, type StageView } from './stage-view.ts';

type Props = {
  facts: RoomFacts;
  call: Call;
  room: CallState;
  remotes: Remotes;
  board: Board;
  media: OwnMedia;
};
const WORDS: Readonly<Record<StageView, string>> = { screen: 'Window', lesson: 'Lesson', board: 'Board' };

/** What all look at: the tutor's window, a lesson or the whiteboard. */
export function Stage({ facts, call, room, remotes, board, media }: Props) {
  const [choice, setChoice] = useState<StageChoice | null>(null);
  const ownScreen = useTrackStream(media.useValue().tracks.screen);
  const screenOf = room.people.find(({ devices }) => devices.screen);
  const can = stageViews(screenOf, room.lesson);
  const view = shownView(can, choice);
  const screen = screenOf?.visit === room.visit ? ownScreen : screenOf && remotes.get(screenOf.visit)?.screen;
  const tell = (asking: Promise<unknown>) =>
    void asking.catch((cause: unknown) => notify({ title: refusalText(cause) }));
  return (
    <section className={styles.stage} aria-label="What you look at">
      {can.views.length > 1 && (
        <fieldset className={styles.views} aria-label="Look at">
          {can.views.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.tab}
              aria-pressed={one === view}
              onClick={() => setChoice({ view: one, among: can.among })}
            >
              {WORDS[one]}
            </button>
          ))}
        </fieldset>
      )}
      {view === 'screen' && screen && (
        <StreamView
          stream={screen}
          className={styles.screen}
          label={`What ${screenOf?.name ?? 'the tutor'} shows`}
          isOwn
        />
      )}
      {view === 'lesson' && room.lesson && (
        <LessonPanel
          lesson={room.lesson}
          role={room.role}
          choices={room.choices}
          studentName={facts.studentName}
          onChange={(lesson) => tell(call.request('lesson', { lesson }))}
          onChoose={(step, text) => tell(call.choose(step, text))}
        />
      )}
      {view === 'board' && <BoardPanel board={board} />}
    </section>
  );
}
