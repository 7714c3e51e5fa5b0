import {
  Alert,
  Button,
  Checkbox,
  PasswordInput,
  Radio,
  Skeleton as MantineSkeleton,
  TextInput,
} from '@mantine/core';
import { EmptyState } from '../../src/pieces/page/empty-state.tsx';
import { ErrorState } from '../../src/pieces/page/error-state.tsx';
import { GradePicker } from '../../src/pieces/home/grade-picker.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { NoodleBar } from '../../src/pieces/home/noodle-bar.tsx';
import { NoticeView } from '../../src/pieces/page/notice-view.tsx';
import { OptionCard } from '../../src/pieces/lesson/option-card.tsx';
import { PasswordStrength } from '../../src/pieces/form/password-strength.tsx';
import { Pill } from '../../src/pieces/base/pill.tsx';
import { SelectField } from '../../src/pieces/form/select-field.tsx';
import { SpeechBubble } from '../../src/pieces/lesson/speech-bubble.tsx';
import { StatTile } from '../../src/pieces/base/stat-tile.tsx';
import { StepBeads } from '../../src/pieces/lesson/step-beads.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TextField } from '../../src/pieces/form/text-field.tsx';
import { nothing } from '../link.tsx';

const OPTION_STATES = ['open', 'chosen', 'right', 'yours', 'other', 'locked'] as const;
const SCORES = [0, 1, 2, 3, 4] as const;

export default function States() {
  return (
    <main className="wrap stack" style={{ paddingBlock: 32 }}>
      <h1>Component states</h1>
      <div className="row">
        {(['primary', 'plain', 'quiet'] as const).map((tone) => (
          <div key={tone} className="row">
            <StickerButton tone={tone}>Check Answer</StickerButton>
            <StickerButton tone={tone} disabled>
              Check Answer
            </StickerButton>
            <StickerButton tone={tone} pending>
              Saving
            </StickerButton>
          </div>
        ))}
      </div>
      <div className="row">
        <IconButton icon="sliders" label="Comfort" />
        <IconButton icon="speaker" tone="speak" label="Read aloud" />
        <IconButton icon="speaker" tone="speak" size="huge" label="Read aloud" />
        <IconButton icon="arrow-left" label="Back" disabled />
        <IconButton icon="close" label="Close" tone="bare" />
        <Pill tone="done" icon="check">
          Completed
        </Pill>
        <Pill>Math</Pill>
      </div>
      <div className="row" style={{ gap: 24 }}>
        {OPTION_STATES.map((state, index) => (
          <span key={state} style={{ width: 260 }}>
            <OptionCard
              name={state}
              index={index % 4}
              text="eight"
              state={state}
              checked={state === 'chosen' || state === 'yours'}
              onChoose={nothing}
            />
          </span>
        ))}
      </div>
      <h2 id="g">Grade</h2>
      <GradePicker labelledBy="g" grade="3rd" onChange={nothing} pending="4th" />
      <GradePicker labelledBy="g" grade="2nd" onChange={nothing} disabled />
      <NoodleBar label="Level" value={60} fat />
      <div data-s="chemistry">
        <NoodleBar label="Chemistry" value={35} />
      </div>
      <NoodleBar label="Nothing yet" value={0} />
      <NoodleBar label="All" value={10} max={10} />
      <StepBeads step={4} of={7} />
      <div className="row" style={{ gap: 32 }}>
        <SpeechBubble>Left</SpeechBubble>
        <SpeechBubble tail="right">Right</SpeechBubble>
        <SpeechBubble tail="down">Down here</SpeechBubble>
        <SpeechBubble tail="up">Up here</SpeechBubble>
        <StatTile value="5 of 5" label="right the first time" />
      </div>
      <div className="row">
        <TextField label="Username" defaultValue="maya.stars" hint="3 to 50 characters" />
        <TextField label="Username" defaultValue="jo" error="Use 3 to 50 characters." />
        <TextField label="Off" disabled defaultValue="not now" />
        <SelectField label="Role" options={[{ value: 'a', label: 'Student' }]} />
      </div>
      {SCORES.map((score) => (
        <PasswordStrength
          key={score}
          score={score}
          text={['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'][score] ?? ''}
        />
      ))}
      <NoticeView
        title="Powered down successfully"
        description="You have been powered down."
        onClose={nothing}
      />
      <NoticeView
        tone="success"
        title="Lesson completed!"
        description="You earned 15 points."
        onClose={nothing}
      />
      <NoticeView
        tone="destructive"
        title="Error"
        description="Could not save. Try again."
        onClose={nothing}
      />
      <EmptyState
        title="No Lessons Available Yet"
        text="Gizmo is still building them. Look again in a moment."
      />
      <ErrorState
        title="That did not load"
        text="The connection broke. Your work is safe."
        onRetry={nothing}
      />
      <h2>Mantine, themed</h2>
      <div className="row">
        <Button variant="primary">Primary</Button>
        <Button>Sticker</Button>
        <Button variant="quiet">Quiet</Button>
        <Button size="sm">Small</Button>
        <Button disabled>Off</Button>
        <Button loading>Busy</Button>
        <Button variant="filled">Filled</Button>
      </div>
      <div className="row">
        <TextInput label="Email" defaultValue="jo@x" error="Check the address." />
        <PasswordInput label="Password" />
        <Checkbox label="I agree" defaultChecked />
        <Radio label="Yes" defaultChecked />
        <Alert title="Note">Something to know.</Alert>
        <MantineSkeleton width={120} height={24} />
      </div>
    </main>
  );
}
