import { Noodle } from '../../src/drawings/noodle.tsx';
import { ChooseGradeFirst } from '../../src/pieces/home/choose-grade-first.tsx';
import { Deck } from '../../src/pieces/home/deck.tsx';
import { GradePatch } from '../../src/pieces/home/grade-patch.tsx';
import { GradePicker } from '../../src/pieces/home/grade-picker.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { SectionHead } from '../../src/pieces/page/section-head.tsx';
import { WelcomeWindow } from '../../src/pieces/home/welcome-window.tsx';
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
