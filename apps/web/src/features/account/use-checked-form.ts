import { useForm } from '@mantine/form';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

const loadSchemas = () => import('./schemas.ts');
type SchemaName = Exclude<keyof Awaited<ReturnType<typeof loadSchemas>>, 'schemaResolver'>;

type Texts = Record<string, unknown>;
type Errors = Record<string, string>;

/** Focus goes to the first field with an error, in the order of the page. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = form === null ? [] : [...form.querySelectorAll<HTMLElement>('[name]')];
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus();
}

/**
 * A form of `@mantine/form` that is checked by a schema of the contract: on submit everything, on leaving a field that field. The
 * schemas load when the form first has the focus, so that their code is there before it is needed (decision 0077).
 */
export function useCheckedForm<Values extends Texts>(
  initialValues: Values,
  schema: SchemaName,
  /** A rule between fields. A schema reports it only once every field by itself is right, which is too late for a person. */
  between: (values: Values) => Errors = () => ({}),
  passwordField = 'password',
) {
  const form: UseFormReturnType<Values> = useForm({ initialValues });
  const element = useRef<HTMLFormElement>(null);

  const errorsNow = async () => {
    const values = form.getValues();
    const { schemaResolver, [schema]: checks } = await loadSchemas();
    return { ...between(values), ...(await schemaResolver(checks)(values)) };
  };
  const checkField = async (name: string) => {
    const message = (await errorsNow())[name];
    if (message === undefined) form.clearFieldError(name);
    else form.setFieldError(name, message);
  };
  const show = (errors: FormErrors) => {
    form.setErrors(errors);
    const names = Object.keys(errors);
    // After the paint that brings the messages, so that they are read with the field.
    if (names.length > 0) requestAnimationFrame(() => focusFirst(element.current, names));
    return names.length === 0;
  };

  // Native listeners live as long as the form element; they reach the newest values through this.
  const actions = useRef({ load: () => {}, leave: (_target: EventTarget | null) => {} });
  useEffect(() => {
    actions.current = {
      load: () => void loadSchemas(),
      leave: (target) => {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name !== null && form.isDirty(name)) void checkField(name);
      },
    };
  });
  const formRef = useCallback((node: HTMLFormElement | null) => {
    element.current = node;
    if (node === null) return undefined;
    const onFocus = () => actions.current.load();
    const onBlur = (event: FocusEvent) => actions.current.leave(event.target);
    node.addEventListener('focusin', onFocus);
    node.addEventListener('focusout', onBlur);
    return () => {
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('focusout', onBlur);
    };
  }, []);

  return {
    form,
    formRef,
    text: (name: keyof Values & string) => {
      const error = form.errors[name];
      return typeof error === 'string' ? error : undefined;
    },
    check: async () => show(await errorsNow()),
    /** The server's issues at their fields; false when it named none of ours. */
    showServerIssues: (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === 'weak_password' && passwordField in initialValues) {
        return !show({ [passwordField]: error.serverMessage ?? 'Please choose another password.' });
      }
      const known = error.issues.filter((issue) => issue.path in initialValues);
      if (known.length > 0) show(Object.fromEntries(known.map((issue) => [issue.path, issue.message])));
      return known.length > 0;
    },
  };
}
