import { groupsOf, tensAndOnes, wordsIn } from './groups'

const at = (words: readonly string[], place: number) => words[place] ?? ''

const frenchSmall = wordsIn(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const frenchLarge = wordsIn('- - million milliard billion billiard')
export type FrenchOf = 'france' | 'switzerland' | 'belgium'
const frenchTens: Readonly<Record<FrenchOf, readonly string[]>> = {
  france: wordsIn('- dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'),
  switzerland: wordsIn('- dix vingt trente quarante cinquante soixante septante huitante nonante'),
  belgium: wordsIn('- dix vingt trente quarante cinquante soixante septante quatre-vingt nonante'),
}

function frenchBelowHundred(value: number, of: FrenchOf): string {
  if (value < 20) return at(frenchSmall, value)
  const { ten, one } = tensAndOnes(value)
  const name = at(frenchTens[of], ten)
  const rest = of === 'france' && (ten === 7 || ten === 9) ? one + 10 : one
  if (rest === 0) return name
  const isScore = name === 'quatre-vingt'
  return `${name}${(rest === 1 || rest === 11) && !isScore ? '-et-' : '-'}${at(frenchSmall, rest)}`
}

/** `isLast`: nothing but a noun follows, so that hundreds and scores have their s. */
function frenchGroup(value: number, of: FrenchOf, isLast: boolean): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const score = isLast && rest === 80 && of !== 'switzerland' ? 's' : ''
  const tail = rest > 0 ? frenchBelowHundred(rest, of) + score : ''
  if (hundreds === 0) return tail
  const head = hundreds === 1 ? 'cent' : `${at(frenchSmall, hundreds)} cent${isLast && rest === 0 ? 's' : ''}`
  return tail === '' ? head : `${head} ${tail}`
}

/** French with the hyphens of 1990 as CLDR has them: vingt-et-un mille. */
export function french(value: bigint, of: FrenchOf): string {
  if (value === 0n) return 'zéro'
  return groupsOf(value)
    .map(({ group, power }) => {
      if (power === 0) return frenchGroup(group, of, true)
      if (power === 1) return group === 1 ? 'mille' : `${frenchGroup(group, of, false)} mille`
      return `${frenchGroup(group, of, true)} ${at(frenchLarge, power)}${group > 1 ? 's' : ''}`
    })
    .join(' ')
}

const spanishSmall = wordsIn(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
)
const spanishTens = wordsIn('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa')
const spanishHundreds = wordsIn(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
)
const spanishLarge = wordsIn('- millón billón')

function spanishGroup(value: number): string {
  if (value === 100) return 'cien'
  if (value > 100) {
    const rest = value % 100
    return `${at(spanishHundreds, Math.floor(value / 100))}${rest > 0 ? ` ${spanishGroup(rest)}` : ''}`
  }
  if (value < 30) return at(spanishSmall, value)
  const { ten, one } = tensAndOnes(value)
  return one > 0 ? `${at(spanishTens, ten)} y ${at(spanishSmall, one)}` : at(spanishTens, ten)
}

const beforeNoun = (words: string) => words.replace(/veintiuno$/u, 'veintiún').replace(/uno$/u, 'un')

/** Below a million. */
function spanishSix(value: number): string {
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${beforeNoun(spanishGroup(thousands))} mil`
  return [head, rest > 0 ? spanishGroup(rest) : ''].filter((part) => part !== '').join(' ')
}

/** A number in groups of six digits, the highest first. */
function sixes(value: bigint): { group: number; power: number }[] {
  const found: { group: number; power: number }[] = []
  for (let rest = value, power = 0; rest > 0n; rest /= 1_000_000n, power++)
    found.unshift({ group: Number(rest % 1_000_000n), power })
  return found.filter(({ group }) => group > 0)
}

/** Spanish: un billón mil millones veintiún mil uno. */
export function spanish(value: bigint): string {
  if (value === 0n) return 'cero'
  return sixes(value)
    .map(({ group, power }) => {
      if (power === 0) return spanishSix(group)
      const name = at(spanishLarge, power)
      return group === 1 ? `un ${name}` : `${beforeNoun(spanishSix(group))} ${name.replace('ón', 'ones')}`
    })
    .join(' ')
}

const italianSmall = wordsIn(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
)
const italianTens = wordsIn('- dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta')
const italianLarge = wordsIn('- - milione miliardo bilione biliardo')

function italianGroup(value: number): string {
  if (value >= 100) {
    const hundreds = Math.floor(value / 100)
    const rest = value % 100
    const tail = rest > 0 ? italianGroup(rest) : ''
    // A vowel goes before otto and ottanta.
    const head = `${hundreds > 1 ? at(italianSmall, hundreds) : ''}cent${tail.startsWith('ott') ? '' : 'o'}`
    return head + tail
  }
  if (value < 20) return at(italianSmall, value)
  const { ten, one } = tensAndOnes(value)
  const name = at(italianTens, ten)
  if (one === 0) return name
  return (one === 1 || one === 8 ? name.slice(0, -1) : name) + at(italianSmall, one)
}

/** Below a hundred uno loses its o before a noun, as CLDR has it. */
const shortened = (words: string, group: number) => (group < 100 ? words.replace(/uno$/u, 'un') : words)
const accented = (words: string) => words.replace(/(?<=\p{L})tre$/u, 'tré')

/** Italian: un milione duecentomilauno. */
export function italian(value: bigint): string {
  if (value === 0n) return 'zero'
  const large: string[] = []
  let below = ''
  for (const { group, power } of groupsOf(value)) {
    const words = italianGroup(group)
    if (power === 0) below += words
    else if (power === 1) below += group === 1 ? 'mille' : `${shortened(words, group)}mila`
    else {
      const name = at(italianLarge, power)
      large.push(group === 1 ? `un ${name}` : `${accented(shortened(words, group))} ${name.slice(0, -1)}i`)
    }
  }
  return [...large, accented(below)].filter((part) => part !== '').join(' ')
}

const portugueseSmall = wordsIn(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
)
const portugueseTens = wordsIn('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa')
const portugueseHundreds = wordsIn(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
)
const brazilianLarge = wordsIn('- - milhão bilhão trilhão quatrilhão')

function portugueseGroup(value: number): string {
  if (value === 100) return 'cem'
  if (value > 100) {
    const rest = value % 100
    return `${at(portugueseHundreds, Math.floor(value / 100))}${rest > 0 ? ` e ${portugueseGroup(rest)}` : ''}`
  }
  if (value < 20) return at(portugueseSmall, value)
  const { ten, one } = tensAndOnes(value)
  return one > 0 ? `${at(portugueseTens, ten)} e ${at(portugueseSmall, one)}` : at(portugueseTens, ten)
}

interface Part {
  words: string
  /** What it stands for within its own power. */
  size: number
}

/** The last part is joined by "e" where it is below a hundred or whole hundreds. */
function portugueseJoined(parts: readonly Part[]): string {
  return parts
    .map(({ words, size }, place) => {
      if (place === 0) return words
      const isLast = place === parts.length - 1
      return `${isLast && (size < 100 || (size < 1000 && size % 100 === 0)) ? ' e ' : ' '}${words}`
    })
    .join('')
}

/** Portuguese of Brazil: um bilhão e um. */
export function brazilian(value: bigint): string {
  if (value === 0n) return 'zero'
  const parts = groupsOf(value).map(({ group, power }): Part => {
    const words = portugueseGroup(group)
    if (power === 0) return { words, size: group }
    if (power === 1) return { words: group === 1 ? 'mil' : `${words} mil`, size: group * 1000 }
    const name = at(brazilianLarge, power)
    return { words: `${words} ${group === 1 ? name : name.replace('ão', 'ões')}`, size: Infinity }
  })
  return portugueseJoined(parts)
}
