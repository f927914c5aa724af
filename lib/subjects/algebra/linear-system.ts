/**
 * Solves `matrix` · x = `right` for a symmetric positive definite matrix, by elimination, which there needs no exchange of rows and
 * keeps its digits however different the sizes of the rows are. Source: G. Golub, C. Van Loan, Matrix Computations, section 4.2.
 */
export function solveDefiniteSystem(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  for (const [column, pivotRow] of rows.entries())
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (pivotRow[column] ?? 0)
      for (const [at, entry] of pivotRow.entries()) row[at] = (row[at] ?? 0) - factor * entry
    }
  return rows.reduceRight<number[]>((later, row) => {
    const own = rows.length - later.length - 1
    const known = later.reduce((sum, value, at) => sum + value * (row[own + 1 + at] ?? 0), 0)
    return [((row.at(-1) ?? 0) - known) / (row[own] ?? 0), ...later]
  }, [])
}
