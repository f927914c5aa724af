/** Words of many documents that are made from one table; fetched with its panel and its worker. */
export const batchMessages = {
  title: 'Many from a table',
  close: 'Close',
  intro:
    'One row is one document, or one line of it: rows that share the value of a column become one document. What the table does not have is taken from the form above. The table is read on this device and kept nowhere.',
  saveTemplate: (label: string) => `Save a template as ${label}`,
  box: 'The table, with the names of its columns in the first row',
  placeholder: 'Paste the cells of a sheet here, or open a CSV or Excel file',
  reading: 'Reading the table',
  planning: 'Looking at every row',
  waiting: 'Waiting for the generator to load.',
  stopped: 'Stopped. Change the table to start again.',

  columns: 'Which column is what',
  notUsed: 'Not used',
  unnamed: (position: number) => `Column ${position}`,
  inLine: (row: string, label: string) => `${row[0]?.toUpperCase() ?? ''}${row.slice(1)}: ${label}`,
  together: 'Rows become one document where they share',
  eachRow: 'Nothing: each row is a document',
  ignored: (names: string) => `Not used: ${names}.`,
  shared: 'The same in every document, from the form',
  counted: 'the next of your own series, a new one for each document',
  wordless: 'empty',
  asInForm: (count: string) => `${count}, as in the form`,

  found: (documents: string, rows: string) =>
    `${documents} ${documents === '1' ? 'document' : 'documents'} from ${rows} ${rows === '1' ? 'row' : 'rows'}.`,
  preview: 'Before you start: what will be made',
  previewOf: (at: string, all: string, name: string) => `${at} of ${all}: ${name}`,
  before: 'One back',
  next: 'Next one',
  format: 'Save each as',
  keep: 'Keep each of them among my documents, as a draft',
  make: (count: string) => `Make ${count} ${count === '1' ? 'document' : 'documents'}`,
  making: 'Making the documents',
  progress: (done: string, all: string) => `${done} of ${all}`,
  progressLeft: (done: string, all: string, left: string) => `${done} of ${all}, about ${left} left`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  zipping: 'Putting them into one ZIP file',

  made: (made: string, all: string) => `${made} of ${all} made.`,
  cancelled: (made: string, all: string) =>
    `Cancelled: ${made} of ${all} are made and can be saved. Of the others nothing was kept.`,
  kept: (count: string) => `${count} kept among your documents.`,
  notKept: (count: string) => `${count} could not be kept on this device.`,
  saveZip: (count: string) => `Save ZIP of ${count}`,
  refusedRows: (count: string) => `${count} ${count === '1' ? 'row is' : 'rows are'} in no document`,
  refusedRow: (line: string, why: string) => `Row ${line}: ${why}`,
  moreRefused: (count: string) => `And ${count} more, which are all in the file.`,
  saveRefused: 'Save these rows as CSV',
  whyHead: 'Why it was not made',

  noRows: 'This table has no rows below the names of its columns.',
  noTable: 'There is nothing in this table.',
  noColumn: (names: string) =>
    `None of the columns is known by its name. The first row must hold names, such as ${names}. Say below which column is what, or begin with the template.`,
  twice: (one: string, other: string, label: string) =>
    `The columns “${one}” and “${other}” both stand for ${label}. Choose one of them.`,
  tooMany: (documents: string, most: string) =>
    `This table makes ${documents} documents, and at most ${most} are made at once. Take it apart first.`,
  nothingVaries: 'No column is chosen yet, so that all documents would be the same. Say below which column is what.',

  noGroup: (heading: string) => `“${heading}” is empty, so nobody can tell which document the row belongs to.`,
  differs: (heading: string, one: string, oneRow: string, other: string, otherRow: string) =>
    `“${heading}” is “${one}” in row ${oneRow} and “${other}” in row ${otherRow}, and both rows are one document.`,
  again: (heading: string, value: string, row: string) => `“${heading}” is ${value}, as in row ${row} already.`,
  heldUp: (row: string) => `It belongs to the same document as row ${row}, which could not be read.`,
  emptyLine: (row: string) => `It has nothing that a ${row} is made of.`,
  fault: (heading: string, what: string) => `“${heading}” holds ${what}.`,
  given: (sentence: string, text: string) => `${sentence} The table has “${text}”.`,
  fromForm: (sentence: string) => `${sentence} That stands in the form, not in the table.`,
  yesOrNo: (label: string, text: string) => `${label} must be yes or no. The table has “${text}”.`,
  noOption: (label: string, text: string, options: string) => `${label} has no “${text}”. It can be ${options}.`,
  andOthers: (options: string, count: string) => `${options} or one of ${count} others`,
  doubtful: (label: string, text: string, one: string, other: string) =>
    `${label} “${text}” may be ${one} or ${other}. Write the year first, such as 2026-04-06.`,
  unfilled: (names: string) => `Not filled in: ${names}.`,
  cancelledRow: 'Cancelled before its turn.',
  noTurn: 'What makes the files stopped before its turn.',
  smallPercent: (label: string, text: string) =>
    `${label} is ${text} somewhere. If a share such as 0.19 was meant, write 19 or 19%.`,
  inUse: (numbers: string) => `Among your documents there is already ${numbers}.`,
}
