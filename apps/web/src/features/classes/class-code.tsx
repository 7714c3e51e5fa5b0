import { api } from '../../lib/api/api.ts';
import { Icon } from '@noodlenaut/ui/icon';
import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { qrCells } from '../../lib/files/qr-cells.ts';
import { useCopy } from '../../lib/files/use-copy.ts';
import { type SchoolClass, classAddress } from './class-words.ts';
import styles from './classes.module.css';
import { RenewCode } from './renew-code.tsx';
import { useClassAction } from './use-class-action.ts';

/** The class code in large letters and as a QR code, with a switch for whether pupils may ask to join (P1.30). */
export function ClassCode({ found: { id, name, code, isOpen } }: { found: SchoolClass }) {
  const [isCopied, copy] = useCopy({
    title: 'The link could not be copied',
    description: `Tell your pupils the code: ${code}`,
  });
  const move = useClassAction(() => api.classes.update.mutate({ classId: id, isOpen: !isOpen }));
  return (
    <FlatPanel title="Class code">
      <div className={styles.form}>
        {isOpen ? (
          <div className={styles.code}>
            <b>{code}</b>
            <QrPicture cells={qrCells(classAddress(code))} label={`QR code that leads into ${name}`} />
            <p className="soft small">
              Pupils scan it, or type it at <span className={styles.address}>{location.host}/classes</span>.
              You say yes to each one.
            </p>
          </div>
        ) : (
          <p>
            <b>Joining is closed.</b> Nobody can ask to come in. The code {code} works again when you open it.
          </p>
        )}
        <div className={styles.buttons}>
          {isOpen && (
            <FlatButton
              icon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
              onClick={() => void copy(classAddress(code))}
            >
              <span aria-live="polite">{isCopied ? 'Copied' : 'Copy link'}</span>
            </FlatButton>
          )}
          <RenewCode classId={id} />
          <FlatButton
            icon={<Icon name="lock" size={18} />}
            disabled={move.isPending}
            onClick={() => move.mutate(undefined)}
          >
            {isOpen ? 'Close joining' : 'Open joining'}
          </FlatButton>
        </div>
      </div>
    </FlatPanel>
  );
}
