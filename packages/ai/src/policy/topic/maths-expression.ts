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
