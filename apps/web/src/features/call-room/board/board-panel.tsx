import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import { BoardPaper } from './board-paper.tsx';
import type { Board } from './board-store.ts';
import styles from './board.module.css';
import { Toolbar, type ToolPanel } from './toolbar.tsx';
import { FIRST_TOOL } from './tools.ts';

/** The whiteboard with its tools (P5.25). */
export function BoardPanel({ board }: { board: Board }) {
  const { problem } = board.useValue();
  const [tool, setTool] = useState(FIRST_TOOL);
  const [panel, setPanel] = useState<ToolPanel>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={styles.board} aria-label="Whiteboard">
      <Toolbar
        tool={tool}
        onChange={setTool}
        panel={panel}
        onPanel={setPanel}
        onUndo={() => board.undo()}
        onClear={board.author.role === 'tutor' ? () => setIsAsking(true) : null}
      />
      <div className={styles.paperBox}>
        <div className={styles.paperFit}>
          <BoardPaper board={board} tool={tool} onPress={() => setPanel(null)} />
        </div>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      {isAsking && (
        <SmallDialog title="Clear the board?" onClose={() => setIsAsking(false)}>
          <p>Everything on it is erased, for everybody in the room.</p>
          <div className="row">
            <StickerButton
              size="sm"
              tone="primary"
              onClick={() => {
                board.wipe();
                setIsAsking(false);
              }}
            >
              Clear it
            </StickerButton>
            <StickerButton size="sm" onClick={() => setIsAsking(false)}>
              Keep it
            </StickerButton>
          </div>
        </SmallDialog>
      )}
    </section>
  );
}
