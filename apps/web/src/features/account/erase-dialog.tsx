import { api } from '../../lib/api/api.ts';
import { UNDO_ERASURE_DAYS, DAY_MS } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { useRef, useState } from 'react';
import { fullDay } from '../../lib/format/dates.ts';
import { PasswordAgain } from '../../lib/password/password-again.tsx';
import type { Outputs } from '../../lib/api/replies.ts';
import { ChildFate, type Fate } from './child-fate.tsx';
import { DELETION_QUERIES } from './deletion-queries.ts';
import { WhatEnds } from './what-ends.tsx';

/**
 * Says what the end of one's own account ends, asks what happens to children without another guardian, and asks for the
 * password.
 */
export function EraseDialog({ own, onClose }: { own: Outputs['privacy']['own']; onClose: () => void }) {
  const [lastDay] = useState(() => fullDay(new Date(Date.now() + UNDO_ERASURE_DAYS * DAY_MS).toISOString()));
  const [fates, setFates] = useState<Readonly<Record<string, Fate>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const alone = own.children.filter(({ isAlone }) => isAlone);
  const undecided = alone.filter(({ id }) => fates[id] === undefined);
  const mayGo = () => {
    setIsAsked(true);
    const [first] = undecided;
    if (first !== undefined) place.current?.querySelector<HTMLElement>(`[name="${first.id}"]`)?.focus();
    return first === undefined;
  };
  return (
    <SmallDialog title="Delete your account?" onClose={onClose}>
      <GrownUpPage>
        <PasswordAgain
          words={
            <>
              <p>
                On <b>{lastDay}</b> your account and everything in it is erased for good. Until then you can
                go on as before, and keep it with one press. Other devices are signed out now. Backups are
                gone within 35 days.
              </p>
              <WhatEnds own={own} />
              {alone.length > 0 && (
                <div ref={place}>
                  {alone.map((child) => (
                    <ChildFate
                      key={child.id}
                      child={child}
                      aloneDays={own.aloneDays}
                      fate={fates[child.id]}
                      isMissing={isAsked && fates[child.id] === undefined}
                      onChange={(fate) => setFates({ ...fates, [child.id]: fate })}
                    />
                  ))}
                </div>
              )}
            </>
          }
          action="Delete my account"
          isFinal
          stale={DELETION_QUERIES}
          mayGo={mayGo}
          request={(password) => {
            const alsoChildren = alone.filter(({ id }) => fates[id] === 'goes').map(({ id }) => id);
            return api.privacy.eraseOwn.mutate({ password, alsoChildren });
          }}
          onDone={onClose}
          onCancel={onClose}
        />
      </GrownUpPage>
    </SmallDialog>
  );
}
