import { PERSONA_NAMES, PLANS, PLAN_IDS, SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { Brand } from '../../src/pieces/page/brand.tsx';
import { CrewRow } from '../../src/pieces/landing/crew-row.tsx';
import { FeatureCard } from '../../src/pieces/landing/feature-card.tsx';
import { FractionDemo, ResultsDemo, TeacherDemo } from '../../src/pieces/landing/feature-demos.tsx';
import { HeroScene } from '../../src/pieces/landing/hero-scene.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { PageFooter } from '../../src/pieces/page/page-footer.tsx';
import { PageHeader } from '../../src/pieces/page/page-header.tsx';
import { PlanCard } from '../../src/pieces/landing/plan-card.tsx';
import { PlanGrid } from '../../src/pieces/landing/plan-grid.tsx';
import { PromiseList } from '../../src/pieces/landing/promise-list.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { StoreBadge } from '../../src/pieces/landing/store-badge.tsx';
import { FeatureGrid } from '../../src/pieces/landing/feature-grid.tsx';
import { link } from '../link.tsx';

const CREW = SUBJECTS.map((subject) => ({
  subject,
  name: PERSONA_NAMES[subject],
  subjectName: subjectLabel(subject),
}));

export default function Landing() {
  return (
    <>
      <PageHeader
        tone="sky"
        brand={<Brand renderRoot={link()} />}
        actions={
          <>
            <IconButton icon="moon" label="Switch to dark theme" tone="onSky" size="md" />
            <StickerButton tone="onSky" size="sm" renderRoot={link()}>
              Power On
            </StickerButton>
            <StickerButton tone="primary" size="sm" renderRoot={link()}>
              Join Fun!
            </StickerButton>
          </>
        }
      />
      <main id="main">
        <HeroScene
          title="Fun Learning Adventures!"
          lead="Interactive learning for kids Pre-K to 6th grade"
          action={
            <StickerButton tone="primary" size="xl" renderRoot={link()}>
              Start Learning!
            </StickerButton>
          }
        />
        <div className="wrap">
          <PromiseList
            label="What parents can count on"
            promises={[
              { icon: 'shield', text: 'No ads. No trackers from anyone else.' },
              { icon: 'eye', text: 'You can read every chat your child has.' },
              { icon: 'check', text: 'No timers in lessons. Mistakes are safe.' },
            ]}
          />
          <FeatureGrid label="Why families choose us">
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
          </FeatureGrid>
          <section className="stack" aria-labelledby="crew">
            <h2 id="crew">A focus on STEM, told by your crew</h2>
            <CrewRow labelledBy="crew" crew={CREW} />
          </section>
          <PlanGrid title="Choose Your Plan" text="Paid plans start with a 7-day free trial. No card needed.">
            {PLAN_IDS.map((id) => {
              const plan = PLANS[id];
              const popular = id === 'bright-future-brigade';
              return (
                <PlanCard
                  key={id}
                  name={plan.displayName}
                  price={plan.priceCents === 0 ? 'FREE' : `$${(plan.priceCents / 100).toFixed(2)}`}
                  {...(plan.priceCents === 0 ? {} : { per: 'per month' })}
                  subjects={plan.subjects}
                  benefits={plan.features}
                  {...(popular ? { flag: 'MOST POPULAR' } : {})}
                  action={
                    <StickerButton wide tone={popular ? 'primary' : 'plain'} renderRoot={link()}>
                      {plan.priceCents === 0 ? 'Start free' : 'Try 7 days free'}
                    </StickerButton>
                  }
                />
              );
            })}
          </PlanGrid>
        </div>
      </main>
      <PageFooter
        brand={<Brand renderRoot={link()} />}
        stores={
          <>
            <StoreBadge store="apple" name="App Store" />
            <StoreBadge store="google" name="Google Play" />
          </>
        }
        links={['Privacy Policy', 'Terms of Service', 'Contact Support'].map((text) => (
          <a key={text} className="link" href="#x">
            {text}
          </a>
        ))}
      />
    </>
  );
}
