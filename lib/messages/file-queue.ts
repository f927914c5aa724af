/** Words of a list of files that are worked through one after the other. */
export const fileQueueMessages = {
  dropHint: 'or drop them anywhere here. They are read in pieces on this device and sent nowhere.',
  takePhoto: 'Take a photo',
  pasteHint: 'Pasted pictures and files count too.',
  chooseFolder: 'Choose a folder',
  filesNotKept: 'Files are not kept: after a reload, choose them again.',
  noFiles: 'No files yet.',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  stop: (name: string) => `Stop ${name}`,
  stopShort: 'Stop',
  repeat: (verb: string, name: string) => `${verb} ${name} again`,
  repeatShort: 'Again',
  waiting: 'Waiting',
  stopped: (lacks: string) => `Stopped. ${lacks}`,
  progressOf: (name: string) => `Progress of ${name}`,
  progress: (percent: number, done: string, all: string) => `${percent}% · ${done} of ${all}`,
  timeLeft: (seconds: number) =>
    seconds >= 90 ? `about ${Math.round(seconds / 60)} min left` : `about ${Math.max(1, Math.round(seconds))} s left`,
}
