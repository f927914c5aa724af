export const workerMessages = {
  notLoaded: 'The part of this tool that does the work did not load. Check your connection, then try again.',
  broken: 'This tool ran into a fault of its own and stopped. Your entries are still here.',
  replaced: 'The work was replaced by a newer one.',
  stopped: 'The work was stopped.',
  cancel: 'Cancel',
  working: 'Working…',
}
