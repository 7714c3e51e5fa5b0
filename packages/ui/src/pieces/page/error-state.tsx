import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { EmptyState } from './empty-state.tsx';
import { StickerButton } from '../base/sticker-button.tsx';

type Props = { title: string; text: string; retryText?: string; onRetry?: () => void };

/** A part that could not load, with a way to try again. */
export function ErrorState({ title, text, retryText = 'Try Again', onRetry }: Props) {
  return (
    <EmptyState
      urgent
      title={title}
      text={text}
      art={<NoodleStill mood="look-around" size={220} />}
      {...(onRetry
        ? {
            action: (
              <StickerButton tone="primary" icon="loop" onClick={onRetry}>
                {retryText}
              </StickerButton>
            ),
          }
        : {})}
    />
  );
}
