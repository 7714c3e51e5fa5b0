import { trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { useLiveTutoring } from '../../lib/live/use-live-tutoring.ts';
import { MantineFrame } from '../../lib/theme/mantine-frame.tsx';
import { ChildFilter } from './child-filter.tsx';
import { PictureRequest } from './picture-request.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { TabPanels } from './tab-panels.tsx';
import type { FamilySide } from './tutoring-rows.ts';
import { TutoringCount } from './tutoring-count.tsx';
import { TutoringStats } from './tutoring-stats.tsx';
import type { TutoringSearch } from './tutoring-tab.ts';
import styles from './tutoring.module.css';

type Props = { side: FamilySide; search: TutoringSearch };

/** Live tutoring for a child, who asks and books, and for a guardian, who sees all of it and says no (S2.118 to S2.123). */
export function FamilyTutoring({ side, search }: Props) {
  useLiveTutoring();
  const navigate = useNavigate();
  const isForPictures = usePictureMode();
  const [asks, setAsks] = useState(false);
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  const { data } = useQuery({ ...trpc.family.children.queryOptions(), enabled: side === 'guardian' });
  const family = data?.children.filter(({ isFamily }) => isFamily) ?? [];
  const child = family.find(({ id }) => id === search.child)?.id;
  const close = () => setAsks(false);
  return (
    <MantineFrame>
      <GrownUpPage isForChild={side === 'student'}>
        <title>{`Tutoring · ${PRODUCT.name}`}</title>
        <header className={styles.top}>
          <h1>Live Tutoring</h1>
          {side === 'student' && (
            <FlatButton tone="primary" icon={<Icon name="plus" size={20} />} onClick={() => setAsks(true)}>
              Request a Tutoring Session
            </FlatButton>
          )}
          {family.length > 1 && (
            <ChildFilter
              family={family}
              childId={child}
              onChoose={(chosen) =>
                void navigate({
                  to: '/tutoring',
                  search: { ...(search.tab && { tab: search.tab }), ...(chosen && { child: chosen }) },
                  replace: true,
                })
              }
            />
          )}
        </header>
        <TutoringStats sessions={sessions} />
        <TutoringCount side={side} />
        {side === 'guardian' && (
          <p className={styles.hint}>
            <Icon name="info" size={20} />
            Your child asks and books from their own account, because the tutor teaches them. You are told of
            everything at once, and here you accept, refuse, cancel or stop it.
          </p>
        )}
        <TabPanels
          side={side}
          tab={search.tab ?? 'tutors'}
          child={child}
          hasSeveral={family.length > 1}
          onAsk={() => setAsks(true)}
        />
        {asks && (isForPictures ? <PictureRequest onClose={close} /> : <RequestDialog onClose={close} />)}
      </GrownUpPage>
    </MantineFrame>
  );
}
