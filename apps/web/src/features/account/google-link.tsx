import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useRouter } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** The signed-in confirmation that linking asks for (P2.17). */
export function GoogleLink() {
  const router = useRouter();
  const done = () => router.navigate({ to: '/', replace: true });
  const link = useWrite({
    mutationFn: () => api.account.confirmGoogleLink.mutate(),
    onSuccess: async () => {
      notify({
        title: 'Google is linked',
        description: 'You can power on with Google now.',
        tone: 'success',
      });
      await done();
    },
    onError: (error) =>
      notify({ title: 'Google was not linked', description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <section className="panel stack" aria-labelledby="google">
      <h2 id="google">Link your Google account?</h2>
      <p>You can then sign in with Google or with your password.</p>
      <div className="row">
        <StickerButton tone="primary" pending={link.isPending} onClick={() => link.mutate()}>
          Link Google
        </StickerButton>
        <StickerButton onClick={() => void done()}>Not now</StickerButton>
      </div>
    </section>
  );
}
