import { Companion } from '../../src/drawings/companion.tsx';
import { LivingCompanion } from '../../src/drawings/living-companion.tsx';
import { AchievementToast } from '../../src/pieces/badges/achievement-toast.tsx';
import { AskField } from '../../src/pieces/form/ask-field.tsx';
import { CompanionPanel } from '../../src/pieces/home/companion-panel.tsx';
import { CrewDock, DockButton } from '../../src/pieces/home/crew-dock.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { AppHeader } from '../app-header.tsx';
import { nothing } from '../link.tsx';

const SIZES = [64, 132, 240] as const;
const field = { label: 'Tell Miso', onChange: nothing, onSend: nothing, maxLength: 300 } as const;

/** Miso in every pose and size, its panel, its field in every state, and a stack of cheers. */
export default function CompanionPage() {
  return (
    <>
      <AppHeader />
      <Deck>
        <h1>Miso</h1>
        {SIZES.map((size) => (
          <div key={size} className="row">
            <LivingCompanion size={size} />
            <LivingCompanion size={size} talking />
            <Companion size={size} pose="blink" />
          </div>
        ))}
        <AskField {...field} value="" pending={false} />
        <AskField {...field} value="Why is the sky blue?" pending={false} />
        <AskField {...field} value="Why is the sky blue?" pending />
        <div className="stack">
          {['First Steps', 'Lift Off', 'Ten Steps'].map((title) => (
            <AchievementToast
              key={title}
              badge="badge-first-steps"
              title={title}
              text="You finished your first lesson!"
              onClose={nothing}
            />
          ))}
        </div>
      </Deck>
      <CrewDock
        label="Your crew"
        panel={
          <CompanionPanel
            name="Miso"
            picture={<LivingCompanion talking size={132} />}
            says="Hi, Maya! I saved you a seat by the window. What did you learn today?"
            speak={<IconButton icon="speaker" tone="speak" size="xl" label="Let Miso read" />}
            onClose={nothing}
            onDismiss={nothing}
          >
            <AskField {...field} label="Write to Miso" value="" pending={false} />
          </CompanionPanel>
        }
      >
        <DockButton text="Sound" icon="speaker-off" aria-pressed={false} />
        <DockButton text="Miso" picture={<Companion size={48} />} aria-expanded />
      </CrewDock>
    </>
  );
}
