/** Whole minor units of an amount as banks write it; what is none, undefined. */
export type DecimalSign = '.' | ','

/**
 * An amount such as -1,234.50, 1.234,50-, (12.00), £12.00 or 12.00 DR in whole minor units of a currency with so many decimals, read
 * digit by digit. undefined for what is no amount and for more decimals than the currency has, unless they are zeros.
 */
export function readMinor(text: string, digits: number, decimal: DecimalSign): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00A0\u202F'’]/gu, '')
    .replaceAll(/\p{Sc}|[A-Z]{3}(?=[-+(\d])|(?<=\d)[A-Z]{3}$/gu, '')
  const isDebit = /DR$/i.test(plain)
  const bare = plain.replace(/(?:CR|DR)$/i, '')
  const [, open, lead = '', number = '', trail = '', close] = /^(\()?([-+−–]?)([\d.,]+)([-−]?)(\))?$/u.exec(bare) ?? []
  if (number === '' || (open === undefined) !== (close === undefined)) return undefined
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', part = '', ...more] = number.split(decimal)
  if (more.length > 0 || part.includes(group) || !/\d/.test(number)) return undefined
  const isGrouped = whole.includes(group)
  if (isGrouped && !/^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return undefined
  const cut = part.slice(0, digits).padEnd(digits, '0')
  if (/[1-9]/.test(part.slice(digits))) return undefined
  const minor = Number(`${whole.replaceAll(group, '') || '0'}${cut}`)
  const isNegative = open !== undefined || /[-−–]/u.test(lead) || trail !== '' || isDebit
  return Number.isSafeInteger(minor) ? (isNegative && minor !== 0 ? -minor : minor) : undefined
}

/** Which sign parts the cents of a column: the one that stands last with other than three digits behind it; a point where nothing tells. */
export function decimalOf(texts: readonly string[]): DecimalSign {
  let commas = 0
  let points = 0
  for (const text of texts) {
    const [, sign, behind = ''] = /([.,])(\d+)\D*$/.exec(text.trim()) ?? []
    const other = sign === ',' ? '.' : ','
    if (sign === undefined) continue
    const isSure = behind.length !== 3 || (text.includes(other) && text.indexOf(other) < text.lastIndexOf(sign))
    if (!isSure) continue
    if (sign === ',') commas++
    else points++
  }
  return commas > points ? ',' : '.'
}
