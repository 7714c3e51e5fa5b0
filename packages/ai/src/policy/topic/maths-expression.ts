const NUMBER =
  '(?:\\d[\\d,.]{0,14}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|[xyn])';
const SIGN =
  '(?:[-+*/^%=<>×÷]|x|plus|minus|times|divided by|divide by|and|of|to|over|more than|less than|take away|equals|percent of|to the power of|mod|or|multiplied by|out of|by|vs|from|groups of)';
const SUM = new RegExp(`(?<!\\p{L})${NUMBER}\\s{0,2}${SIGN}\\s{0,2}${NUMBER}(?!\\p{L})`, 'iu');
const ONE_SIDED = new RegExp(
  `(?:half|double|square|root|round|factors?|multiples?|tens?|digits?|percent|fraction|decimal|prime|even|odd|table|number|cubed|squared|count)\\D{0,24}\\d|\\d\\s?(?:%|squared|cubed|degrees|percent|th|st|nd|rd|tens|ones|cm|m|km|kg|g|ml|inches|feet|minutes|hours|cents|dollars|divided|times|plus|minus)|\\d+\\/\\d+|[\\d)]\\s?[-+*/×÷=]`,
  'iu',
);

/** Whether a text holds a sum, a fraction, a unit or a comparison of numbers. Input: a match view. */
export const hasMathsExpression = (match: string): boolean => SUM.test(match) || ONE_SIDED.test(match);

const COUNT =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred)';
const STORY = new RegExp(`(?<!\\p{L})${COUNT}(?!\\p{L}).{1,60}(?<!\\p{L})${COUNT}(?!\\p{L})`, 'iu');
const ASKS_FOR_A_NUMBER =
  /(?:how (?:many|much|far|old|tall|heavy)|when (?:is|does|will) it (?:over|end|start|stop)|how long (?:is|does it|until)) (?:.{0,40} )?(?:now|left|together|altogether|in all|in total|each|more|cars|cost|do i have|are there|is it|over|get)?/;

/** Whether a text is a sum told as a story: two numbers, and a question for a third. */
export const hasWordProblem = (text: string): boolean => STORY.test(text) && ASKS_FOR_A_NUMBER.test(text);
