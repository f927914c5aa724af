/** Words about tables that are read from files. */
export const tableMessages = {
  notText: 'This file is not text in UTF-8, UTF-16 or Windows-1252, and no workbook (.xlsx or .ods).',
  oldOrLocked:
    'This is a workbook of Excel 97 to 2003 (.xls), or one that is locked with a password. Save it as .xlsx without a password first.',
  locked: 'This workbook is locked with a password. Save it without one first.',
  notAWorkbook: 'This is a ZIP file without a workbook in it. Save the sheet as .xlsx, .ods or CSV first.',
  broken: 'This workbook is damaged: it cannot be read to its end. Save it again in your spreadsheet program.',
  swollen: (megabytes: string) =>
    `This workbook unpacks to more than ${megabytes} MB. Delete the sheets and columns that are not needed, or save the sheet as CSV.`,
  tooLarge: (megabytes: string) => `This file is larger than ${megabytes} MB.`,
  tooManyRows: (most: string) => `This table has more than ${most} rows, its head included. Take it apart first.`,
  tooManyColumns: (most: string) => `This table has more than ${most} columns.`,
  unclosedQuote: (line: number) => `A quote is opened on line ${line} and not closed.`,
  unreadable: 'The file could not be read. Perhaps it was moved or changed. Open it again.',
  merged: (cells: string) => `The cells ${cells} are merged. Unmerge them, so that every row has its own.`,
}
