import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '../form/field-error.tsx';
import styles from './plan-choice.module.css';

type ChoiceProps = {
  /** Radio group name. */
  group: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  title: string;
  price: string;
  per?: string;
  note: string;
  /** 'MOST POPULAR'. */
  tag?: string;
};

/** A plan as a radio, in the form. Put it inside `PlanChoiceGroup`. */
export function PlanChoice({ group, value, checked, onChoose, title, price, per, note, tag }: ChoiceProps) {
  return (
    <label className={styles.pick}>
      <input
        className={styles.input}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
      />
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
      <b className={styles.title}>{title}</b>
      <span className={styles.cost}>
        {price}
        {per !== undefined && <span className={styles.per}> {per}</span>}
      </span>
      <span className={styles.note}>{note}</span>
    </label>
  );
}

/** The plans of the form with their legend and error. */
export function PlanChoiceGroup({
  legend,
  error,
  children,
}: {
  legend: string;
  error?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      {...(error === undefined ? {} : { 'aria-describedby': id, 'data-bad': true })}
    >
      <legend>{legend}</legend>
      <div className={styles.picks}>{children}</div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
