const SECOND_MS = 1000;

/**
 * How many messages one socket may send (decision 0054), counted by seconds that begin with its first message.
 * @returns a function to call for each message with the time in milliseconds: whether it is within the budget
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
