import { PERSONA_NAMES, SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { CrewRow } from '@noodlenaut/ui/pieces/landing/crew-row';
import { FeatureCard } from '@noodlenaut/ui/pieces/landing/feature-card';
import { FractionDemo, ResultsDemo, TeacherDemo } from '@noodlenaut/ui/pieces/landing/feature-demos';
import { PromiseList } from '@noodlenaut/ui/pieces/landing/promise-list';
import styles from './landing.module.css';

/** Only what is true of every instance today may stand here. */
const PROMISES = [
  { icon: 'shield', text: 'No ads. No trackers from anyone else.' },
  { icon: 'mail', text: 'No email needed to start.' },
  { icon: 'check', text: 'No timers in lessons. Mistakes are safe.' },
] as const;

const CREW = SUBJECTS.map((subject) => ({
  subject,
  name: PERSONA_NAMES[subject],
  subjectName: subjectLabel(subject),
}));

export function LandingFeatures() {
  return (
    <div className={`wrap ${styles.sections ?? ''}`}>
      <PromiseList label="What parents can count on" promises={PROMISES} />
      <section className={styles.features} aria-label="Why families choose us">
        <FeatureCard
          subject="math"
          title="Smart Learning"
          text="Every lesson is short. It starts with a story, asks a few questions and explains every answer."
        >
          <FractionDemo />
        </FeatureCard>
        <FeatureCard
          subject="science"
          title="Expert Support"
          text="Eight teachers explain in their own voice. Verified tutors help live when a topic is stuck."
        >
          <TeacherDemo />
        </FeatureCard>
        <FeatureCard
          subject="robotics"
          title="Proven Results"
          text="You see each finished lesson, each score and what to practice next. No guessing."
        >
          <ResultsDemo />
        </FeatureCard>
      </section>
      <section className="stack" aria-labelledby="crew">
        <h2 id="crew">A focus on STEM, told by your crew</h2>
        <CrewRow labelledBy="crew" crew={CREW} />
      </section>
    </div>
  );
}
