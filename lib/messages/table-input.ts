/** Words of the box in which a table is pasted or opened. */
export const tableInputMessages = {
  openFile: 'Open CSV or Excel file',
  clear: 'Clear',
  dropHere: 'Drop the file here',
  opened: (name: string, megabytes: string) => `${name}, ${megabytes} MB`,
  openedNote: 'It is read on this device and kept nowhere.',
  pasted: 'Pasted list',
}
