import { groupsOf, tensAndOnes, wordsIn } from './groups'

const at = (words: readonly string[], place: number) => words[place] ?? ''

const polishSmall = wordsIn(
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
)
const polishTens = wordsIn(
  '- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
)
const polishHundreds = wordsIn('- sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset')
/** One, two to four, five and more. */
const polishLarge: readonly (readonly [string, string, string])[] = [
  ['', '', ''],
  ['tysiąc', 'tysiące', 'tysięcy'],
  ['milion', 'miliony', 'milionów'],
  ['miliard', 'miliardy', 'miliardów'],
  ['bilion', 'biliony', 'bilionów'],
  ['biliard', 'biliardy', 'biliardów'],
]

function polishGroup(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const { ten, one } = tensAndOnes(rest)
  const parts = [
    hundreds > 0 ? at(polishHundreds, hundreds) : '',
    ...(rest < 20
      ? [rest > 0 ? at(polishSmall, rest) : '']
      : [at(polishTens, ten), one > 0 ? at(polishSmall, one) : '']),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function polishForm(value: number, [one, few, many]: readonly [string, string, string]): string {
  if (value === 1) return one
  const { ten, one: last } = tensAndOnes(value % 100)
  return last >= 2 && last <= 4 && ten !== 1 ? few : many
}

/** Polish: dwa miliony pięć tysięcy jeden. */
export function polish(value: bigint): string {
  if (value === 0n) return 'zero'
  return groupsOf(value)
    .map(({ group, power }) => {
      const forms = polishLarge[power]
      if (power === 0 || !forms) return polishGroup(group)
      return group === 1 ? forms[0] : `${polishGroup(group)} ${polishForm(group, forms)}`
    })
    .join(' ')
}

const turkishSmall = wordsIn('sıfır bir iki üç dört beş altı yedi sekiz dokuz')
const turkishTens = wordsIn('- on yirmi otuz kırk elli altmış yetmiş seksen doksan')
const turkishLarge = wordsIn('- bin milyon milyar trilyon katrilyon')

function turkishGroup(value: number): string {
  const hundreds = Math.floor(value / 100)
  const { ten, one } = tensAndOnes(value % 100)
  const parts = [
    hundreds > 1 ? at(turkishSmall, hundreds) : '',
    hundreds > 0 ? 'yüz' : '',
    ten > 0 ? at(turkishTens, ten) : '',
    one > 0 ? at(turkishSmall, one) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** Turkish: bir milyon iki yüz bin bir. */
export function turkish(value: bigint): string {
  if (value === 0n) return 'sıfır'
  return groupsOf(value)
    .map(({ group, power }) => {
      if (power === 0) return turkishGroup(group)
      return power === 1 && group === 1 ? 'bin' : `${turkishGroup(group)} ${at(turkishLarge, power)}`
    })
    .join(' ')
}
