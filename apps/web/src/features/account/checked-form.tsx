import type { ReactNode } from 'react';
import styles from './account.module.css';
import type { useCheckedForm } from './use-checked-form.ts';

type Props = {
  checked: Pick<ReturnType<typeof useCheckedForm>, 'formRef' | 'check'>;
  /** Everything is right: send it. */
  onValid: () => void;
  children: ReactNode;
};

/** The form element of `useCheckedForm`: sends only what the schema accepts. */
export function CheckedForm({ checked: { formRef, check }, onValid, children }: Props) {
  const submit = async () => {
    if (await check()) onValid();
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}
