import { WHITEBOARD_LIMITS } from '@noodlenaut/domain';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import type { Tool } from './tools.ts';

type Props = { tool: Tool; onChange: (tool: Tool) => void; onDone: () => void };

/** The text that the next press on the board writes; it stays here, so that a refused one can be changed. */
export const LabelField = ({ tool, onChange, onDone }: Props) => (
  <TextField
    label="Text"
    hint="Write it, then press on the board."
    value={tool.text}
    maxLength={WHITEBOARD_LIMITS.labelCharacters}
    autoComplete="off"
    onKeyDown={({ key }) => key === 'Enter' && onDone()}
    onChange={({ currentTarget }) => onChange({ ...tool, text: currentTarget.value })}
  />
);
