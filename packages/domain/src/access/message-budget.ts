const SECOND_MS = 1000;

/**
 * How much one socket may say (decision 0054), by the second that begins with its first message.
 * @returns told of each message and the time in milliseconds: whether it is still within the budget
 */
export function messageBudget(messagesASecond: number): (now: number, messages?: number) => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return (now, messages = 1) => {
    if (now - since >= SECOND_MS) [since, spent] = [now, 0];
    spent += messages;
    return spent <= messagesASecond;
  };
}
