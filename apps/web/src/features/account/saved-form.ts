import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { useCheckedForm } from './use-checked-form.ts';
import { useWrite } from '../../lib/api/use-write.ts';

type Checked<Values extends Record<string, unknown>> = ReturnType<typeof useCheckedForm<Values>>;

/** How a form of the account page is sent: an error is shown at its field, or in a notice. */
export const useSavedForm = <Values extends Record<string, unknown>>(
  { showServerIssues }: Pick<Checked<Values>, 'showServerIssues'>,
  save: () => Promise<unknown>,
  onSaved: () => unknown,
) =>
  useWrite({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => {
      if (!showServerIssues(error))
        notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
  });

/** What a field of such a form is given. */
export const fieldOf = <Values extends Record<string, unknown>>(
  { form, text }: Pick<Checked<Values>, 'form' | 'text'>,
  name: keyof Values & string,
) => ({ name, error: text(name), ...form.getInputProps(name, { withError: false }) });
