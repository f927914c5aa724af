/** Words of a field with rows. */
export const rowMessages = {
  addRow: (row: string) => `Add ${row}`,
  removeRow: (row: string, position: number) => `Remove ${row} ${position}`,
  remove: 'Remove',
  pasteRows: 'You can paste rows from a spreadsheet into any cell.',
}
