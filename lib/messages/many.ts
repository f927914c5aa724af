/** Words of a table whose rows are answered one by one; fetched with its panel and its worker. */
export const manyMessages = {
  title: 'Many from a table',
  intro:
    'One row is one calculation. What the table does not have, or leaves empty, is what stands in the form above. The table is read on this device and kept nowhere.',
  working: 'Working out each row',
  shared: 'The same in every row, from the form',
  correctFirst: 'Correct the fields above first.',
  nothingVaries: 'No column is chosen yet, so that all rows would have one answer. Say below which column is what.',
  emptyRow: 'It has nothing that is worked with.',
  done: (answered: string, rows: string) => `${answered} of ${rows} rows worked out.`,
  firstRows: (rows: string) => `The first ${rows}; the file has all rows and every figure.`,
  row: 'Row',
  refusedHead: 'Why it was not worked out',
  saveAs: (label: string) => `Save all rows as ${label}`,
  moreRefused: (count: string) => `And ${count} more, which are all in the file.`,
}
