import { useId, useState } from 'react';
import { CallButton } from '../screens/call-button.tsx';
import styles from './board.module.css';
import { LabelField } from './label-field.tsx';
import { StampPicker } from './stamp-picker.tsx';
import { StylePicker } from './style-picker.tsx';
import { inkOf, INKS, TOOL_WORDS, TOOLS, type Tool, type ToolName } from './tools.ts';

type Props = {
  tool: Tool;
  onChange: (tool: Tool) => void;
  onUndo: () => void;
  /** Only the tutor clears the whole board. */
  onClear: (() => void) | null;
};
const ASKS_MORE: readonly ToolName[] = ['stamp', 'label'];

/** Tools on the left, and what the chosen one still asks for beside them. */
export function Toolbar({ tool, onChange, onUndo, onClear }: Props) {
  const [isStyleOpen, setIsStyleOpen] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const panelId = useId();
  const choose = (name: ToolName) => {
    onChange({ ...tool, name });
    setIsStyleOpen(false);
    setIsMoreOpen(ASKS_MORE.includes(name) && !(isMoreOpen && tool.name === name));
  };
  const isPanelOpen = isStyleOpen || isMoreOpen;
  return (
    <div className={styles.toolside}>
      <div className={styles.tools} role="toolbar" aria-label="Whiteboard tools">
        {TOOLS.map((name) => (
          <CallButton
            key={name}
            icon={name}
            label={TOOL_WORDS[name]}
            words="icon"
            tone="tool"
            aria-pressed={tool.name === name}
            {...(ASKS_MORE.includes(name) ? { 'aria-controls': panelId } : {})}
            onClick={() => choose(name)}
          />
        ))}
        <button
          type="button"
          className={styles.inkButton}
          aria-label={`Color and size, now ${INKS[tool.ink]?.name.toLowerCase() ?? ''}`}
          title="Color and size"
          aria-expanded={isStyleOpen}
          aria-controls={panelId}
          onClick={() => {
            setIsStyleOpen(!isStyleOpen);
            setIsMoreOpen(false);
          }}
        >
          <span style={{ background: inkOf(tool.ink) }} />
        </button>
        <CallButton icon="undo" label="Undo" words="icon" tone="tool" onClick={onUndo} />
        {onClear && (
          <CallButton icon="clear" label="Clear the board" words="icon" tone="tool" onClick={onClear} />
        )}
      </div>
      <div id={panelId} className={styles.panel} hidden={!isPanelOpen}>
        {isStyleOpen && <StylePicker tool={tool} onChange={onChange} />}
        {isMoreOpen && tool.name === 'stamp' && <StampPicker tool={tool} onChange={onChange} />}
        {isMoreOpen && tool.name === 'label' && <LabelField tool={tool} onChange={onChange} />}
      </div>
    </div>
  );
}
