/** Words of the forms and results that every tool shares. Those of parts that are fetched on use lie in files of their own. */
export const formMessages = {
  optional: 'optional',
  unitOf: (label: string) => `Unit of ${label}`,
  pending: 'Waiting for the calculator to load. Your entries are kept.',
  failed: 'The calculator did not load. Your entries are kept.',
  retry: 'Try again',
  stale: 'These are the last valid results. Correct the marked field to update them.',
  workings: 'Show the working',
  startOver: 'Start over',
  copyResults: 'Copy results',
  copyLink: 'Copy link with these values',
  print: 'Print',
  saveCsv: 'Save as CSV',
  copyTable: 'Copy table',
  firstRows: (shown: string, all: string) => `The first ${shown} of ${all} rows.`,
  showAllRows: (count: string) => `Show all ${count} rows`,
  totals: 'Total',
}
