import { SMTPServer } from 'smtp-server';
import { smtpSender, type MailSender } from '../mail/send-mails.ts';

/** A real SMTP server on a free port that keeps what it is given. */
export async function startMailServer(): Promise<{
  readonly url: string;
  readonly sender: MailSender;
  readonly received: string[];
  stop(): Promise<void>;
}> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    sender: smtpSender(url, 'Test <test@localhost>'),
    received,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
