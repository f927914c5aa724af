/*
 * A figure is what one line of the table says: { what, found, at, write, limit, least, holds }. `found` has one number for each
 * export measured, undefined where an export has none; `at` says where each was found; `least` makes the limit a lower one.
 */
/** Bytes of a kilobyte, of the limits too. */
export const kilobyte = 1000
export const kilobytes = (bytes) => `${(bytes / kilobyte).toFixed(1)} KB`
export const milliseconds = (value) => `${value.toFixed(0)} ms`
export const seconds = (value) => `${value.toFixed(1)} s`

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function verdictOf({ found: [first], limit, least }) {
  if (limit === undefined || first === undefined) return ''
  return (least ? first >= limit : first <= limit) ? 'holds' : 'EXCEEDED'
}

function cell({ found, at = [], write = String }, one) {
  if (found[one] === undefined) return '–'
  return at[one] ? `${write(found[one])} (${at[one]})` : write(found[one])
}

/** The table's line: the export of the project, and where there is another that one and how much of it the first is. */
function rowOf(figure, exports) {
  const { what, found, limit, least, write = String } = figure
  const [first, second] = found
  const compared = exports > 1 && {
    against: cell(figure, 1),
    ratio: first !== undefined && second ? (first / second).toFixed(2) : '',
  }
  return {
    what,
    found: cell(figure, 0),
    ...compared,
    limit: limit === undefined ? '' : `${least ? '≥' : '≤'} ${write(limit)}`,
    verdict: verdictOf(figure),
  }
}

export function printFigures(figures, exports) {
  console.table(figures.map((figure) => rowOf(figure, exports)))
  if (figures.some((figure) => verdictOf(figure) === 'EXCEEDED')) console.log('At least one limit is exceeded.')
}
