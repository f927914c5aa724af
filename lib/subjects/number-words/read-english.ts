const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen'
).split(' ')
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const powers: Readonly<Record<string, bigint>> = {
  thousand: 1_000n,
  lakh: 100_000n,
  million: 1_000_000n,
  crore: 10_000_000n,
  billion: 1_000_000_000n,
  trillion: 1_000_000_000_000n,
}

export type NumberReading = { digits: string } | { fault: { offset: number; length: number } }

interface Token {
  word: string
  offset: number
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^\s,-]+/gu)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), offset: index }))
}

const faultAt = ({ word, offset }: Token): NumberReading => ({ fault: { offset, length: word.length } })

/** The next part of a number below a hundred adds to what stands there: twenty, then one; nothing adds to one. */
function added(group: bigint, value: bigint): bigint | undefined {
  const rest = group % 100n
  if (value >= 20n) return rest === 0n ? group + value : undefined
  if (rest === 0n) return group + value
  return rest >= 20n && rest % 10n === 0n && value < 10n && value > 0n ? group + value : undefined
}

const crore = 10_000_000n
/** What a larger power leaves to the ones below it: of a lakh, thousands up to ninety-nine. */
const above: Readonly<Record<string, bigint>> = { '1000': 100_000n, '100000': crore }

/** All that was counted so far is counted in crores; any other power adds below what stands there. */
function withPower(total: bigint, group: bigint | undefined, power: bigint): bigint | undefined {
  if (power === crore) return total === 0n && group === undefined ? undefined : (total + (group ?? 0n)) * crore
  if (group === undefined || group >= 1000n) return undefined
  const larger = above[String(power)] ?? power * 1000n
  return total % larger === 0n || total % (power * 1000n) === 0n ? total + group * power : undefined
}

function wholeOf(tokens: readonly Token[]): bigint | Token {
  let total = 0n
  let group: bigint | undefined
  for (const token of tokens) {
    const { word } = token
    const one = small.indexOf(word)
    const ten = tens.indexOf(word)
    const power = powers[word]
    if (word === 'and') continue
    if (word === 'a' && group === undefined && total === 0n) group = 1n
    else if (word === 'hundred') {
      if (group === undefined || group === 0n || group >= 100n) return token
      group *= 100n
    } else if (power !== undefined) {
      const next = withPower(total, group, power)
      if (next === undefined) return token
      total = next
      group = undefined
    } else if (one >= 0 || ten >= 2) {
      const next = added(group ?? 0n, BigInt(one >= 0 ? one : ten * 10))
      if (next === undefined || (group === 0n && one >= 0)) return token
      group = next
    } else return token
  }
  return total + (group ?? 0n)
}

/**
 * Reads an English number in words, of America, Britain or India, as digits: "minus two lakh five point one" is -200005.1. Refuses other
 * words with their place.
 */
export function readEnglishNumber(text: string): NumberReading {
  const all = tokensOf(text)
  const [first] = all
  if (!first) return { fault: { offset: 0, length: 0 } }
  const isBelow = first.word === 'minus' || first.word === 'negative'
  const tokens = isBelow ? all.slice(1) : all
  const point = tokens.findIndex(({ word }) => word === 'point')
  const head = point === -1 ? tokens : tokens.slice(0, point)
  const [start] = head
  if (!start) return faultAt(first)
  const whole = wholeOf(head)
  if (typeof whole !== 'bigint') return faultAt(whole)
  let decimals = ''
  for (const token of point === -1 ? [] : tokens.slice(point + 1)) {
    const digit = small.indexOf(token.word)
    if (digit < 0 || digit > 9) return faultAt(token)
    decimals += String(digit)
  }
  return { digits: `${isBelow ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}` }
}
