const inchesPart = String.raw`(?:(\d+(?:[.,]\d+)?)(?:[\s-]+(\d+)\/(\d+))?|(\d+)\/(\d+))`
const inchSign = String.raw`(?:["″”]|''|in\.?|inch|inches)`
const footSign = String.raw`(?:['′’]|ft\.?|feet|foot)`
const feetThenInches = new RegExp(
  String.raw`^(\d+(?:[.,]\d+)?)(?:\s*${footSign}\s*-?\s*|[\s-]+|$)(?:${inchesPart}\s*${inchSign}?)?$`,
  'i',
)
const inchesAlone = new RegExp(`^${inchesPart}\\s*${inchSign}$`, 'i')

function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}

function inchesOf([whole, over, under, loneOver, loneUnder]: readonly (string | undefined)[]): number | undefined {
  const fraction = Number(over ?? loneOver ?? 0) / Number(under ?? loneUnder ?? 1)
  return Number.isFinite(fraction) ? decimal(whole ?? '0') + fraction : undefined
}

/**
 * Feet in a length as carpenters write it: 5' 11 3/4", 5 ft 11.75 in, 5-11 3/4, 71 3/4", 6'. A minus before it counts for all of
 * it. Undefined for anything else, for a fraction over 0, and for 12 inches or more beside feet.
 */
export function readFeetInches(text: string): number | undefined {
  const [, minus = '', length = ''] = /^\s*([-−]?)\s*(.*?)\s*$/.exec(text) ?? []
  const sign = minus ? -1 : 1
  const alone = inchesAlone.exec(length)
  if (alone) {
    const inches = inchesOf(alone.slice(1))
    return inches === undefined ? undefined : (sign * inches) / 12
  }
  const both = feetThenInches.exec(length)
  if (!both) return undefined
  const inches = inchesOf(both.slice(2))
  if (inches === undefined || inches >= 12) return undefined
  return sign * (decimal(both[1] ?? '') + inches / 12)
}
