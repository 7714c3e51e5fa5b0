import { PLAN_HELPER_MESSAGES, PLANS, isComing, type PlanId } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import styles from './plans.module.css';

const counts = (planId: PlanId): readonly string[] => {
  const { maxStudents, maxTutoringSessions } = PLANS[planId];
  return [
    maxStudents === 1 ? '1 child' : `Up to ${maxStudents} children`,
    `${maxTutoringSessions} tutoring ${maxTutoringSessions === 1 ? 'session' : 'sessions'} a month for each child`,
    `Up to ${PLAN_HELPER_MESSAGES[planId]} AI messages a day for each child`,
  ];
};

/** What a plan holds; what is not built yet says so and has no tick. */
export const WhatYouGet = ({ planId }: { planId: PlanId }) => (
  <FlatPanel title="What you get">
    <ul className={styles.list}>
      {[...PLANS[planId].features, ...counts(planId)].map((feature) => (
        <li key={feature} data-coming={isComing(feature) || undefined}>
          <Icon name={isComing(feature) ? 'clock' : 'check'} size={20} />
          <span>
            {feature}
            {isComing(feature) && <b> (coming)</b>}
          </span>
        </li>
      ))}
    </ul>
  </FlatPanel>
);
