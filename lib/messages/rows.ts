/** Words of a field with rows. */
export const rowMessages = {
  addRow: (row: string) => `Add ${row}`,
  removeRow: (row: string, position: number) => `Remove ${row} ${position}`,
  remove: 'Remove',
  moveUp: (row: string, position: number) => `Move ${row} ${position} up`,
  moveDown: (row: string, position: number) => `Move ${row} ${position} down`,
  moved: (row: string, position: number) => `It is ${row} ${position} now.`,
  undo: 'Undo',
  tooManyPasted: (pasted: string, most: string) =>
    `What you pasted would make ${pasted} rows, and this table takes at most ${most}. Nothing was pasted.`,
  tooMuchPasted: 'What you pasted is too long for a table. Nothing was pasted.',
  pasteRows: 'You can paste rows from a spreadsheet into any cell.',
}
