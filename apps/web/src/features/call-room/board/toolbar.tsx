import { useId } from 'react';
import { CallButton } from '../screens/call-button.tsx';
import styles from './board.module.css';
import { LabelField } from './label-field.tsx';
import { StampPicker } from './stamp-picker.tsx';
import { StylePicker } from './style-picker.tsx';
import { inkOf, INKS, TOOL_WORDS, TOOLS, type Tool, type ToolName } from './tools.ts';

/** What lies open beside the tools. */
export type ToolPanel = 'style' | 'stamp' | 'label' | null;

type Props = {
  tool: Tool;
  onChange: (tool: Tool) => void;
  panel: ToolPanel;
  onPanel: (panel: ToolPanel) => void;
  onUndo: () => void;
  /** Only the tutor clears the whole board. */
  onClear: (() => void) | null;
};
const panelOf = (name: ToolName): ToolPanel => (name === 'stamp' || name === 'label' ? name : null);

/** Tools on the left, and what the chosen one still asks for beside them. */
export function Toolbar({ tool, onChange, panel, onPanel, onUndo, onClear }: Props) {
  const panelId = useId();
  const toggle = (next: ToolPanel) => onPanel(panel === next ? null : next);
  const choose = (name: ToolName) => {
    onChange({ ...tool, name });
    toggle(panelOf(name));
  };
  const onDone = () => onPanel(null);
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
            onClick={() => choose(name)}
          />
        ))}
        <button
          type="button"
          className={styles.inkButton}
          aria-label={`Color and size, now ${INKS[tool.ink]?.name.toLowerCase() ?? ''}`}
          title="Color and size"
          aria-expanded={panel === 'style'}
          aria-controls={panelId}
          onClick={() => toggle('style')}
        >
          <span style={{ background: inkOf(tool.ink) }} />
        </button>
        <CallButton icon="undo" label="Undo" words="icon" tone="tool" onClick={onUndo} />
        {onClear && (
          <CallButton icon="clear" label="Clear the board" words="icon" tone="tool" onClick={onClear} />
        )}
      </div>
      <fieldset
        id={panelId}
        className={styles.panel}
        aria-label="More about this tool"
        hidden={panel === null}
      >
        {panel === 'style' && <StylePicker {...{ tool, onChange, onDone }} />}
        {panel === 'stamp' && <StampPicker {...{ tool, onChange, onDone }} />}
        {panel === 'label' && <LabelField {...{ tool, onChange, onDone }} />}
      </fieldset>
    </div>
  );
}
