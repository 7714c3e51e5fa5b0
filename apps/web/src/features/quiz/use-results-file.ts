import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/errors.ts';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import { notify } from '../../lib/notices.ts';

/** Gets the results as a file and hands it to the browser's downloads. */
export const useResultsFile = (roomId: string) =>
  useMutation({
    mutationFn: () => grownUpCall('quiz.resultsCsv', { roomId }),
    onSuccess: ({ fileName, csv }) => {
      const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(address);
    },
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
