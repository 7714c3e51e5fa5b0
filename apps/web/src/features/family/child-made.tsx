import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';

type Props = { nickname: string; made: Outputs['family']['createChild'] };

/** What to do next. A generated password is shown only here. */
export function ChildMade({ nickname, made }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <FamilyPanel title={`${nickname}'s account is ready`}>
      <div ref={place} tabIndex={-1} className={styles.form}>
        <h3>How {nickname} plays now</h3>
        {made.password === null ? (
          <ol>
            <li>Go on below and press “Trust this device”, or show your QR code to {nickname}’s device.</li>
            <li>There {nickname} taps the name, then the three pictures.</li>
          </ol>
        ) : (
          <>
            <p className={styles.secret}>
              Username <b>{made.username}</b>
              <br />
              Password <b>{made.password}</b>
            </p>
            <p>Write both down now: the password is shown only this once.</p>
            <ol>
              <li>
                On {nickname}’s device open <b>{location.host}/login</b>.
              </li>
              <li>{nickname} types the username and the password. The device stays signed in for a week.</li>
            </ol>
          </>
        )}
        <div>
          <FlatButton
            tone="primary"
            renderRoot={(root) => <Link to="/family" search={{ child: made.id }} {...root} />}
          >
            Go on with {nickname}
          </FlatButton>
        </div>
      </div>
    </FamilyPanel>
  );
}
