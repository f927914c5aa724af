import { counted } from '@/lib/messages/counted'

/** A size in bytes, in decimal units. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte', 'bytes')
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

/** Words of the inputs, the progress and the views of every workbench. */
export const workbenchMessages = {
  failed: 'The tool did not load. Your entries are kept.',
  clear: 'Clear',
  closeFile: 'Close file',
  openFile: 'Open file',
  example: 'Example',
  dropHere: 'Drop the file to open it',
  replaced: 'The earlier text was replaced.',
  cleared: 'The input is cleared.',
  byExample: 'The input is replaced by the example.',
  undo: 'Bring back',
  openedNote: 'Read from your disk in parts and never sent anywhere. A file is not kept: open it again after a reload.',
  again: 'Try again',
  notKept: 'A text of more than 1,000,000 characters is not kept when you close this page.',
  openedTooLarge: (name: string, largest: number, otherwise: string) =>
    `${name} is larger than ${sizeInWords(largest)}. ${otherwise}`,
  openedNotText: (name: string, otherwise: string) => `${name} is not text. ${otherwise}`,
  unreadable:
    'This could not be read. It may have been moved, changed or locked, or it is a folder. Choose the file itself again.',
  secretNote: 'Kept on this page only: gone when you close or reload it.',
  removeAll: 'Remove all',
  stoppedAll: 'Stopped. Change something, or try again.',
}
