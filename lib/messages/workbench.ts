import { counted, whole } from '@/lib/messages/counted'

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

  part: (part: number, parts: number) => `Part ${whole(part)} of ${whole(parts)}`,
  partNote: 'A text this long is edited in parts, so that typing stays quick. All of it is worked on.',
  previousPart: 'Previous part',
  nextPart: 'Next part',
  choosePart: 'Part shown',

  dropHint: 'or drop them anywhere here. They are read in pieces on this device and sent nowhere.',
  takePhoto: 'Take a photo',
  pasteHint: 'Pasted pictures and files count too.',
  secretNote: 'Kept on this page only: gone when you close or reload it.',
  chooseFolder: 'Choose a folder',
  filesNotKept: 'Files are not kept: after a reload, choose them again.',
  noFiles: 'No files yet.',
  removeAll: 'Remove all',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  stop: (name: string) => `Stop ${name}`,
  stopShort: 'Stop',
  repeat: (verb: string, name: string) => `${verb} ${name} again`,
  repeatShort: 'Again',
  waiting: 'Waiting',
  stopped: (lacks: string) => `Stopped. ${lacks}`,
  stoppedAll: 'Stopped. Change something, or try again.',
  progressOf: (name: string) => `Progress of ${name}`,
  progress: (percent: number, done: string, all: string) => `${percent}% · ${done} of ${all}`,
  timeLeft: (seconds: number) =>
    seconds >= 90 ? `about ${Math.round(seconds / 60)} min left` : `about ${Math.max(1, Math.round(seconds))} s left`,

  spot: (line: number, column: number) => `Line ${whole(line)}, column ${whole(column)}`,
  goTo: 'Go to this place',
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}`,
}
