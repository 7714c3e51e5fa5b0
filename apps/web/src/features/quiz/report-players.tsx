import { REPORT_REASONS, type ReportReason } from '@noodlenaut/domain';
import { GameIcon } from '@noodlenaut/ui/pieces/game/game-icon';
import { ReportList } from '@noodlenaut/ui/pieces/game/report-list';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { Speak } from '../../lib/audio/speak.tsx';
import type { PhaseProps } from './phases/phase-props.ts';
import { api } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';

/** Sends a child's report about another player, and remembers about whom. */
function useReport(roomId: string) {
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const [isSending, setSending] = useState(false);
  return {
    told,
    isSending,
    /** True once the server has it. */
    send: async (seat: number, reason: ReportReason): Promise<boolean> => {
      setSending(true);
      try {
        await api.quiz.report.mutate({ roomId, seat, reason });
        setTold((before) => new Set([...before, seat]));
        return true;
      } catch (error) {
        notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' });
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

/** What a child may say about another player: picked, never written. */
const REPORT_WORDS = {
  unkind: 'They were not kind',
  'spoils-the-game': 'They spoil the game',
  'makes-me-worried': 'They make me worried',
  'something-else': 'Something else',
} as const satisfies Record<ReportReason, string>;

const THANKS = 'Thank you. A grown-up will look at it.';

type Props = Pick<PhaseProps, 'quiz' | 'me' | 'roomId'> & {
  /** Shows only the icon, where a phase has no room for text. */
  small?: boolean;
};

/** Tells the grown-ups about another player (security 2.5): whom, and one of four reasons. */
export function ReportPlayers({ quiz, me, roomId, small = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [picked, pick] = useState<number | null>(null);
  const report = useReport(roomId);
  // In a large room the client knows only the first places by name.
  const known = quiz.seats.length > 0 ? quiz.seats : quiz.phase.top;
  const others = known.filter(({ seat, rival }) => seat !== me.seat && rival === undefined);
  const name = others.find(({ seat }) => seat === picked)?.name;
  const send = async (seat: number, reason: ReportReason) => {
    if (await report.send(seat, reason)) pick(null);
  };
  if (others.length === 0) return null;
  const question = name === undefined ? 'Who was not nice?' : `What did ${name} do?`;
  const words = name === undefined ? [] : Object.values(REPORT_WORDS);
  return (
    <>
      <StickerButton tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <GameIcon name="flag" />
        <span className={small ? 'visually-hidden' : undefined}>Tell a grown-up</span>
      </StickerButton>
      {isOpen && (
        <Sheet
          title="Tell a grown-up"
          done="Done"
          actions={<Speak label="Read this aloud" texts={[question, ...words]} />}
          onClose={() => {
            setOpen(false);
            pick(null);
          }}
        >
          <p aria-live="polite">{report.told.size > 0 && picked === null ? THANKS : question}</p>
          {picked === null ? (
            <ReportList players={others} told={report.told} onPick={pick} />
          ) : (
            <div className="stack">
              {REPORT_REASONS.map((reason) => (
                <StickerButton
                  key={reason}
                  wide
                  disabled={report.isSending}
                  onClick={() => void send(picked, reason)}
                >
                  {REPORT_WORDS[reason]}
                </StickerButton>
              ))}
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
