import { api } from '../../lib/api/api.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Gets the results as a file and hands it to the browser's downloads. */
export const useResultsFile = (roomId: string) =>
  useWrite({
    mutationFn: () => api.quiz.resultsCsv.query({ roomId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, 'text/csv;charset=utf-8', csv),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
