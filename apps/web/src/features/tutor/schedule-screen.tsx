import { PRODUCT } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/api/api.ts';
import { CalendarCard } from '../../lib/tutoring/calendar-card.tsx';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import { BookedWeek } from './booked-week.tsx';
import { BookingRulesPanel } from './booking-rules.tsx';
import { DateExceptions } from './date-exceptions.tsx';
import { FamiliesPreview } from './families-preview.tsx';
import { ScheduleConflicts } from './schedule-conflicts.tsx';
import styles from './schedule.module.css';
import { takenTimes } from './tutor-sessions.ts';
import { useSchedule, type EditedSchedule } from './use-schedule.ts';
import { WeekHours } from './week-hours.tsx';
import { zoneHere } from './zone-times.ts';

function SaveBar({ schedule }: { schedule: EditedSchedule }) {
  const { hours, isDirty, isSaved, isSaving, save } = schedule;
  const here = zoneHere();
  return (
    <header className={styles.top} {...(isDirty ? { 'data-dirty': true } : {})}>
      <div>
        <h1>Schedule</h1>
        <p className="soft">
          All times in {hours.timeZone}
          {here !== hours.timeZone && `. This device is in ${here}.`}
        </p>
      </div>
      <div className={styles.save}>
        <output className="soft small">
          {isDirty ? 'Not saved yet' : isSaved ? 'Saved' : 'Families see no times yet'}
        </output>
        <FlatButton tone="primary" pending={isSaving} disabled={!isDirty} onClick={save}>
          Save changes
        </FlatButton>
      </div>
    </header>
  );
}

/** When the tutor can be booked: the week, dates, rules, and what families see of it (P5.39). */
export function ScheduleScreen() {
  const { data: read } = useSuspenseQuery(trpc.tutoring.availability.queryOptions());
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const { data: sessions = [] } = useQuery({
    ...trpc.tutoring.sessions.queryOptions(),
    enabled: user.isVerified,
  });
  const schedule = useSchedule(read);
  const busy = useMemo(() => takenTimes(sessions), [sessions]);
  const { hours, conflicts, refusal } = schedule;
  return (
    <GrownUpPage>
      <title>{`Schedule · ${PRODUCT.name}`}</title>
      <LeaveUnsaved isUnsaved={schedule.isUnsaved} text="Your changes to your schedule are not saved yet." />
      <SaveBar schedule={schedule} />
      {refusal !== undefined && <FormNotice title="Not saved">{refusal}</FormNotice>}
      {!user.isVerified && (
        <p className={styles.note}>
          You can set your hours already. Families see them once our staff have verified who you are.
        </p>
      )}
      <ScheduleConflicts conflicts={conflicts} sessions={sessions} timeZone={hours.timeZone} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WeekHours schedule={schedule} />
          <DateExceptions schedule={schedule} />
          <BookingRulesPanel schedule={schedule} />
        </div>
        <div className={styles.column}>
          <FamiliesPreview schedule={schedule} busy={busy} />
          {user.isVerified && <BookedWeek sessions={sessions} timeZone={hours.timeZone} />}
          {user.isVerified && <CalendarCard />}
        </div>
      </div>
    </GrownUpPage>
  );
}
