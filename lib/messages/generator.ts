/** Words around the form and the preview of every generator. */
export const generatorMessages = {
  pending: 'Waiting for the generator to load. Your entries are kept.',
  failed: 'The generator did not load. Your entries are kept.',
  stale: 'This is the last valid result. Correct the marked field to update it.',
  copyText: 'Copy text',
  save: (label: string) => `Save ${label}`,
  print: 'Print',
  copyLink: 'Copy link with these values',
  startOver: 'Start over',
  checking: 'Checking…',
  checkFailed: 'The check could not run, because a part of it did not load.',
  making: (label: string) => `Making ${label}`,
  workFailed: 'This tool ran into a fault of its own and stopped. Your entries are still here.',
  cancelled: 'Cancelled. Nothing was saved.',
  stopped: 'Cancelled. Change a value to start again.',
  saved: (name: string) => `Saved ${name}`,
  pictureFailed: 'Your browser could not draw this picture. Save SVG instead.',
}
