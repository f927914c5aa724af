/** Words of a long list that a calculator works through. */
export const rowListMessages = {
  box: 'Rows, one a line, or the cells of a sheet',
  working: 'Converting the list',
  correctFirst: 'Correct the marked field first: the list is worked out with the form above.',
  stopped: 'Stopped.',
  again: 'Convert again',
  done: (found: string, all: string) => `${found} of ${all} rows converted.`,
  withoutHead: 'The first row is taken for the names of the columns.',
  refused: (line: string, given: string, why: string) =>
    `Line ${line}, ${given || 'empty'}: it ${/[.?]$/.test(why) ? why : `${why}.`}`,
  moreRefused: (count: string) => `${count} more rows say why in the column “Note”.`,
  columnOf: (what: string) => `Column: ${what}`,
  sheet: 'Sheet',
  noColumn: 'In the same cell, or none',
  firstRows: (count: string) => `The first ${count} rows, as the file has them`,
  save: 'Save as CSV',
  noRows: 'This list has no rows.',
}
