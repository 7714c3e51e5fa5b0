import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { notify } from '../../../lib/notices/notices.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useSay } from '../chat/use-say.ts';
import { useUnread } from '../chat/use-unread.ts';
import { LessonPicker } from '../lesson/lesson-picker.tsx';
import { DeviceCheck } from '../media/device-check.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { refusalText } from '../wire/call-refused.ts';
import { ownPerson, type CallState } from '../wire/call-state.ts';
import type { Call, CallView } from '../wire/create-call.ts';
import { Announcements } from './announcements.tsx';
import { CallBar } from './call-bar.tsx';
import { CallButton } from './call-button.tsx';
import { CallControls } from './call-controls.tsx';
import { EndDialog } from './end-dialog.tsx';
import styles from './live-room.module.css';
import { NotesPanel } from './notes-panel.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { RoomFacts } from './room-words.ts';
import { Stage } from './stage.tsx';
import { Tiles } from './tiles.tsx';
import { WireBanner } from './wire-banner.tsx';

type Props = {
  facts: RoomFacts;
  call: Call;
  view: CallView & { readonly room: CallState };
  media: OwnMedia;
  onLeave: () => void;
};
type Tab = 'video' | 'board' | 'chat' | 'notes';
type OpenDialog = 'devices' | 'end' | 'lesson' | 'report';

/** The call: people, what all look at, and what is said. On a phone one thing at a time, in tabs. */
export function LiveRoom({ facts, call, view, media, onLeave }: Props) {
  const { room, remotes, board, connection, announcement } = view;
  const isWide = useMediaQuery('(min-width: 60em)', true, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<Tab>('board');
  const [side, setSide] = useState<'chat' | 'notes' | null>('chat');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const say = useSay(call);
  const isTutor = room.role === 'tutor';
  const isChatSeen = isWide ? side === 'chat' : tab === 'chat';
  const unread = useUnread(room.chat, ownPerson(room)?.personId, isChatSeen);
  const isNotesSeen = isWide ? side === 'notes' : tab === 'notes';
  const chatCount = { value: unread, words: `${unread} new` };
  const close = () => setDialog(null);
  const openLesson = async (lessonId: string) => {
    close();
    try {
      await call.request('lesson', { lesson: { lessonId, step: 0 } });
    } catch (cause) {
      notify({ title: refusalText(cause) });
    }
  };
  const tabs: readonly { readonly tab: Tab; readonly words: string }[] = [
    { tab: 'video', words: 'Video' },
    { tab: 'board', words: 'Board' },
    { tab: 'chat', words: 'Chat' },
    ...(isTutor ? [{ tab: 'notes' as const, words: 'Notes' }] : []),
  ];
  return (
    <div className={styles.room}>
      <CallBar
        facts={facts}
        room={room}
        onLesson={isTutor ? () => setDialog('lesson') : null}
        onReport={() => setDialog('report')}
      />
      <main id="main" className={styles.main} data-tab={isWide ? 'all' : tab} data-side={side ?? 'none'}>
        <div className={styles.over}>
          <WireBanner connection={connection} media={media} />
          <Announcements announcement={announcement} />
        </div>
        <div className={styles.top}>
          {!isWide && (
            <fieldset className={styles.views} aria-label="Show">
              {tabs.map((one) => (
                <button
                  key={one.tab}
                  type="button"
                  className={styles.tab}
                  aria-pressed={one.tab === tab}
                  onClick={() => setTab(one.tab)}
                >
                  {one.words}
                  {one.tab === 'chat' && unread > 0 && (
                    <>
                      <b className={styles.unread} aria-hidden="true">
                        {unread}
                      </b>
                      <span className="visually-hidden">, {unread} new</span>
                    </>
                  )}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        {board && <Stage {...{ facts, call, room, remotes, board, media }} />}
        <div className={styles.side}>
          <Tiles room={room} remotes={remotes} media={media} />
          {isChatSeen && <ChatPanel room={room} say={say} />}
          {isNotesSeen && <NotesPanel sessionId={facts.sessionId} />}
        </div>
      </main>
      <footer className={styles.foot}>
        <CallControls
          role={room.role}
          media={media}
          onDevices={() => setDialog('devices')}
          onEnd={() => setDialog('end')}
          onLeave={onLeave}
        />
        {isWide && (
          <div className={styles.controls}>
            <CallButton
              icon="chat"
              label="Chat"
              aria-pressed={side === 'chat'}
              count={chatCount}
              onClick={() => setSide(side === 'chat' ? null : 'chat')}
            />
            {isTutor && (
              <CallButton
                icon="notes"
                label="Notes"
                aria-pressed={side === 'notes'}
                onClick={() => setSide(side === 'notes' ? null : 'notes')}
              />
            )}
          </div>
        )}
      </footer>
      {dialog === 'devices' && (
        <SmallDialog title="Your devices" onClose={close}>
          <DeviceCheck media={media} />
          <StickerButton size="sm" tone="primary" onClick={close}>
            Done
          </StickerButton>
        </SmallDialog>
      )}
      {dialog === 'end' && <EndDialog sessionId={facts.sessionId} onClose={close} />}
      {dialog === 'report' && <ReportDialog sessionId={facts.sessionId} onClose={close} />}
      {dialog === 'lesson' && (
        <LessonPicker room={facts} onPick={(id) => void openLesson(id)} onClose={close} />
      )}
    </div>
  );
}
