import { groupsOf, tensAndOnes, wordsIn } from './groups'

const at = (words: readonly string[], place: number) => words[place] ?? ''

const germanSmall = wordsIn(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
)
const germanTens = wordsIn('- zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')
const germanLarge = wordsIn('- - Million Milliarde Billion Billiarde')

/** Below a thousand; a one at the end is "ein", as in front of a noun. */
function germanGroup(value: number): string {
  if (value >= 100) {
    const rest = value % 100
    return `${at(germanSmall, Math.floor(value / 100))}hundert${rest > 0 ? germanGroup(rest) : ''}`
  }
  if (value < 20) return at(germanSmall, value)
  const { ten, one } = tensAndOnes(value)
  return one > 0 ? `${at(germanSmall, one)}und${at(germanTens, ten)}` : at(germanTens, ten)
}

/** German: eine Million zweihunderttausendeins. */
export function german(value: bigint): string {
  if (value === 0n) return 'null'
  const large: string[] = []
  let below = ''
  for (const { group, power } of groupsOf(value)) {
    const words = germanGroup(group)
    if (power === 0) below += group % 100 === 1 ? `${words}s` : words
    else if (power === 1) below += `${words}tausend`
    else {
      const name = at(germanLarge, power)
      const many = group === 1 ? '' : name.endsWith('e') ? 'n' : 'en'
      large.push(`${group % 100 === 1 ? `${words}e` : words} ${name}${many}`)
    }
  }
  return [...large, below].filter((part) => part !== '').join(' ')
}

const dutchSmall = wordsIn(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
)
const dutchTens = wordsIn('- tien twintig dertig veertig vijftig zestig zeventig tachtig negentig')
const dutchLarge = wordsIn('- - miljoen miljard biljoen biljard')

function dutchGroup(value: number): string {
  if (value >= 100) {
    const hundreds = Math.floor(value / 100)
    const rest = value % 100
    return `${hundreds > 1 ? at(dutchSmall, hundreds) : ''}honderd${rest > 0 ? dutchGroup(rest) : ''}`
  }
  if (value < 20) return at(dutchSmall, value)
  const { ten, one } = tensAndOnes(value)
  if (one === 0) return at(dutchTens, ten)
  const first = at(dutchSmall, one)
  // Two vowels that would be read as one get a diaeresis: tweeëntwintig.
  return `${first}${first.endsWith('e') ? 'ën' : 'en'}${at(dutchTens, ten)}`
}

/** Dutch: een miljoen tweehonderdduizendeen. */
export function dutch(value: bigint): string {
  if (value === 0n) return 'nul'
  const large: string[] = []
  let below = ''
  for (const { group, power } of groupsOf(value)) {
    if (power === 0) below += dutchGroup(group)
    else if (power === 1) below += `${group === 1 ? '' : dutchGroup(group)}duizend`
    else large.push(`${dutchGroup(group)} ${at(dutchLarge, power)}`)
  }
  return [...large, below].filter((part) => part !== '').join(' ')
}

const swedishSmall = wordsIn(
  'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
)
const swedishTens = wordsIn('- tio tjugo trettio fyrtio femtio sextio sjuttio åttio nittio')
const swedishLarge = wordsIn('- - miljon miljard biljon biljard')

function swedishGroup(value: number): string {
  if (value >= 100) {
    const rest = value % 100
    return `${at(swedishSmall, Math.floor(value / 100))}hundra${rest > 0 ? swedishGroup(rest) : ''}`
  }
  if (value < 20) return at(swedishSmall, value)
  const { ten, one } = tensAndOnes(value)
  return `${at(swedishTens, ten)}${one > 0 ? at(swedishSmall, one) : ''}`
}

/** Swedish: en miljon tvåhundratusen ett. */
export function swedish(value: bigint): string {
  if (value === 0n) return 'noll'
  return groupsOf(value)
    .map(({ group, power }) => {
      const words = swedishGroup(group)
      if (power === 0) return words
      // Of three consonants alike one goes: ettusen.
      if (power === 1) return `${words.endsWith('ett') ? words.slice(0, -1) : words}tusen`
      const many = group === 1 ? '' : 'er'
      return `${words.endsWith('ett') ? `${words.slice(0, -2)}n` : words} ${at(swedishLarge, power)}${many}`
    })
    .join(' ')
}
