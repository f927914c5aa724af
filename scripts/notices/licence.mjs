/** Licences under which code may be sent to browsers with the site. Whoever adds one has read what it asks. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/**
 * Which licences of an SPDX expression are used: of several to choose from the first that is allowed all through. Undefined
 * where none is: GPL and AGPL, a licence not known here, UNLICENSED, or no expression at all.
 * @param {string | undefined} expression
 * @returns {string[] | undefined}
 */
export function usedLicences(expression) {
  const words = (expression ?? '').match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  /** @returns {string[] | undefined} */
  function single() {
    const word = words[at++]
    if (word === '(') {
      const inside = either()
      return words[at++] === ')' ? inside : undefined
    }
    const licence = word !== undefined && allowed.has(word) ? [word] : undefined
    if (words[at] !== 'WITH') return licence
    // An exception belongs to one licence and is not known here.
    at += 2
    return undefined
  }
  function all() {
    let used = single()
    while (words[at] === 'AND') {
      at++
      const next = single()
      used = used && next ? [...used, ...next] : undefined
    }
    return used
  }
  function either() {
    let used = all()
    while (words[at] === 'OR') {
      at++
      const next = all()
      used ??= next
    }
    return used
  }
  const used = either()
  return at === words.length ? used : undefined
}
