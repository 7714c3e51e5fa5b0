import { Noodle } from '../../src/drawings/noodle.tsx';
import { ChooseGradeFirst } from '../../src/pieces/choose-grade-first.tsx';
import { Deck } from '../../src/pieces/deck.tsx';
import { GradePatch } from '../../src/pieces/grade-patch.tsx';
import { GradePicker } from '../../src/pieces/grade-picker.tsx';
import { IconButton } from '../../src/pieces/icon-button.tsx';
import { SectionHead } from '../../src/pieces/section-head.tsx';
import { WelcomeWindow } from '../../src/pieces/welcome-window.tsx';
import { AppHeader } from '../app-header.tsx';
import { link, nothing } from '../link.tsx';

export default function DashboardNoGrade() {
  return (
    <>
      <AppHeader />
      <Deck>
        <WelcomeWindow
          title="Welcome back, Ravi!"
          patch={<GradePatch grade={null} renderRoot={link('#grade')} />}
          mascot={<Noodle mood="encouraging" />}
          says="Hello! Tap your grade. Then we can start."
        />
        <section aria-labelledby="grade">
          <SectionHead id="grade" title="Your grade">
            <IconButton icon="speaker" tone="speak" label="Read the grades aloud" />
          </SectionHead>
          <GradePicker labelledBy="grade" grade={null} onChange={nothing} big />
        </section>
        <ChooseGradeFirst
          title="Please Select Your Grade Level First"
          text="Choose the grade above to unlock age-appropriate learning adventures."
          speak={<IconButton icon="speaker" tone="speak" label="Read this aloud" />}
        />
      </Deck>
    </>
  );
}
