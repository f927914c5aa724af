/** Words of a field with rows. */
export const rowMessages = {
  addRow: (row: string) => `Add ${row}`,
  removeRow: (row: string, position: number) => `Remove ${row} ${position}`,
  remove: 'Remove',
  tooManyPasted: (pasted: string, most: string) =>
    `What you pasted would make ${pasted} rows, and this table takes at most ${most}. Nothing was pasted.`,
  tooMuchPasted: 'What you pasted is too long for a table. Nothing was pasted.',
  pasteRows: 'You can paste rows from a spreadsheet into any cell.',
}
