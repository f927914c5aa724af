/** What stands under a field that is not valid. Each sentence says what is allowed. */
export const fieldMessages = {
  required: (label: string) => `${label} must be filled in.`,
  notANumber: (label: string, example: string) => `${label} must be a number, such as ${example}.`,
  ambiguous: (label: string, one: string, other: string) =>
    `${label} can be read as ${one} or as ${other}. Type it without the separator, or with decimals.`,
  atLeast: (label: string, limit: string) => `${label} must be ${limit} or more.`,
  atMost: (label: string, limit: string) => `${label} must be ${limit} or less.`,
  above: (label: string, limit: string) => `${label} must be more than ${limit}.`,
  below: (label: string, limit: string) => `${label} must be less than ${limit}.`,
  whole: (label: string) => `${label} must be a whole number.`,
  decimals: (label: string, most: number) =>
    `${label} can have at most ${most} ${most === 1 ? 'decimal' : 'decimals'}.`,
  choice: (label: string, options: readonly string[]) => `${label} must be one of: ${options.join(', ')}.`,
  tooLong: (label: string, most: string) => `${label} can have at most ${most} characters.`,
  pattern: (label: string, says: string) => `${label} must ${says}.`,
  date: (label: string, example: string) => `${label} must be a date, such as ${example}.`,
  month: (label: string, example: string) => `${label} must be a month, such as ${example}.`,
  notBefore: (label: string, limit: string) => `${label} must be ${limit} or later.`,
  notAfter: (label: string, limit: string) => `${label} must be ${limit} or earlier.`,
  colour: (label: string) => `${label} must be a colour such as #1d4ed8.`,
  fewRows: (label: string, least: number, row: string) =>
    `${label} needs at least ${least} ${least === 1 ? row : `${row}s`}.`,
  manyRows: (label: string, most: string, row: string) => `${label} can have at most ${most} ${row}s.`,
  inRow: (position: number, row: string, sentence: string) => `In ${row} ${position}: ${sentence}`,
  understood: (value: string) => `Read as ${value}`,
  outOfReach: (label: string, limit: string) => `${label} must be less than ${limit} in size.`,
  tooFine: (label: string, limit: string) => `${label} must not be closer to 0 than ${limit}.`,
}
