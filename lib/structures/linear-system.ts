/** Solves the square system `matrix` · x = `right` by elimination with row exchange. Undefined where a pivot is zero. */
export function solveLinearSystem(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const rows = matrix.map((row, index) => {
    const scale = Math.max(...row.map(Math.abs))
    return scale > 0 ? [...row, right[index] ?? 0].map((entry) => entry / scale) : [...row, right[index] ?? 0]
  })
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let best = column
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    const pivotRow = rows[best]
    const displaced = rows[column]
    if (!pivotRow || !displaced) return undefined
    rows[best] = displaced
    rows[column] = pivotRow
    const pivot = pivotRow[column] ?? 0
    if (pivot === 0) return undefined
    for (let row = column + 1; row < size; row += 1) {
      const target = rows[row]
      const factor = (target?.[column] ?? 0) / pivot
      if (!target || factor === 0) continue
      for (let at = column; at <= size; at += 1) target[at] = (target[at] ?? 0) - factor * (pivotRow[at] ?? 0)
    }
  }
  const solution = Array.from({ length: size }, () => 0)
  for (let row = size - 1; row >= 0; row -= 1) {
    const entries = rows[row] ?? []
    let sum = entries[size] ?? 0
    for (let at = row + 1; at < size; at += 1) sum -= (entries[at] ?? 0) * (solution[at] ?? 0)
    solution[row] = sum / (entries[row] ?? 1)
  }
  return solution
}
