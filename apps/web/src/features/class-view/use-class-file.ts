import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { saveCsv } from '../../lib/files/save-file.ts';
import { useWrite } from '../../lib/api/use-write.ts';

interface Csv {
  readonly fileName: string;
  readonly csv: string;
}

/** Gets the rows of a screen as a file, which the api makes from the screen's own reply, and hands it to the downloads. */
export const useClassFile = (read: () => Promise<Csv>) =>
  useWrite({
    mutationFn: read,
    onSuccess: ({ fileName, csv }) => saveCsv(fileName, csv),
    onError: (error) =>
      notify({
        title: 'The file could not be made',
        description: sentenceOf(error),
        tone: 'destructive',
      }),
  });
