/** The lines of one tool in the text of its table: from its id to the next row or the end of the table. */
function rowPattern(id: string): RegExp {
  return new RegExp(`^  \\{ id: '${id}',[\\s\\S]*?\\n(?=  \\{ id: '|\\]\\))`, 'm')
}

function editRow(table: string, id: string, edit: (row: string) => string): string {
  if (!rowPattern(id).test(table)) throw new Error(`the table has no row that begins { id: '${id}',`)
  return table.replace(rowPattern(id), edit)
}

export function removeRow(table: string, id: string): string {
  return editRow(table, id, () => '')
}

export function markImplemented(table: string, id: string, implemented: boolean): string {
  return editRow(table, id, (row) => row.replace(/\bimplemented: (true|false)/, `implemented: ${implemented}`))
}

interface RowChange {
  id: string
  /** Last part of the address, only where it differs from the id. */
  slug?: string
  /** Earlier addresses. */
  formerly: readonly string[]
  /** The name that visitors' entries lie under, only where it differs from the id. */
  keptAs?: string
}

export function renameRow(table: string, id: string, change: RowChange): string {
  const added = [
    ...(change.slug === undefined ? [] : [`slug: '${change.slug}'`]),
    ...(change.formerly.length === 0 ? [] : [`formerly: [${change.formerly.map((href) => `'${href}'`).join(', ')}]`]),
    ...(change.keptAs === undefined ? [] : [`keptAs: '${change.keptAs}'`]),
  ]
  return editRow(table, id, (row) =>
    row
      .replace(`{ id: '${id}',`, `{ id: '${change.id}',`)
      .replace(/ slug: '[^']*',/, '')
      .replace(/ formerly: \[[^\]]*\],/, '')
      .replace(/ keptAs: '[^']*',/, '')
      .replace(' implemented: ', ` ${added.map((property) => `${property}, `).join('')}implemented: `),
  )
}
