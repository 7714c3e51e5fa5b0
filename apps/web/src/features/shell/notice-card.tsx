import { NoticeView } from '@noodlenaut/ui/pieces/page/notice-view';
import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import { NOTICE_MS, NOTICE_SWIPE_PX, dismissNotice } from '../../lib/notices/notices.ts';
import type { Notice } from '../../lib/notices/notices.ts';

const EXIT_MS = 300;

/** One notice: waits while somebody points at it or reads it by keyboard, and can be swiped away. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { id, open, durationMs = NOTICE_MS } = notice;
  const [isHeld, setHeld] = useState(false);
  const [isGone, setGone] = useState(false);
  const [swipe, setSwipe] = useState<{ readonly fromX: number; readonly byX: number } | null>(null);

  useEffect(() => {
    if (!open || isHeld) return undefined;
    const timer = setTimeout(() => dismissNotice(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, open, isHeld, durationMs]);

  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setGone(true), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const onPointerMove = (event: PointerEvent) =>
    setSwipe((now) => (now === null ? null : { ...now, byX: event.clientX - now.fromX }));
  const onPointerUp = () => {
    if (swipe !== null && Math.abs(swipe.byX) >= NOTICE_SWIPE_PX) dismissNotice(id);
    setSwipe(null);
  };

  if (isGone) return null;
  const tone = notice.tone === 'neutral' || notice.tone === undefined ? 'default' : notice.tone;
  return (
    <div
      data-notice={id}
      style={swipe === null ? {} : { transform: `translateX(${swipe.byX}px)`, touchAction: 'pan-y' }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => setSwipe({ fromX: event.clientX, byX: 0 })}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setSwipe(null)}
    >
      <NoticeView
        title={notice.title}
        tone={tone}
        leaving={!open}
        onClose={() => dismissNotice(id)}
        {...(notice.description === undefined ? {} : { description: notice.description })}
      />
    </div>
  );
}
