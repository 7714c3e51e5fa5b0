/** Fields that are never logged, wherever they are in an entry (security 2.19). */
const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'sessionId',
  'token',
  'secret',
  'uri',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'message.text',
  'prompt',
  'email',
  'phone',
  'firstName',
  'lastName',
];

const STACK_LINES = 8;
const describeError = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message.slice(0, 300) : '',
  stack: error instanceof Error ? (error.stack ?? '').split('\n').slice(0, STACK_LINES).join('\n') : '',
});

/** pino as JSON, ids only. */
export const logOptions = (level: string) => ({
  level,
  redact: {
    paths: SECRETS.flatMap((name) =>
      name.startsWith('[') ? [name, `*${name}`] : [name, `*.${name}`, `*.*.${name}`],
    ),
    remove: true,
  },
  serializers: { err: describeError },
});
