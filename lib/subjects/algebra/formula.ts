import { lowered } from '@/lib/base/format/raised'
import { toRatio, type Ratio } from '@/lib/base/units/ratio'

/** What a formula is made of. `at` is the place in the text, from 1, that a sentence about it names. */
export type Formula = { at: number } & (
  | { is: 'number'; value: Ratio; text: string }
  | { is: 'name'; name: string }
  | { is: 'negative'; of: Formula }
  | { is: 'after'; sign: '!' | '%' | '°'; of: Formula }
  | { is: 'both'; sign: Sign; left: Formula; right: Formula }
  | { is: 'call'; name: string; of: readonly Formula[] }
)
export type Sign = '+' | '−' | '×' | '÷' | '^'

/** Why a formula cannot be read or worked out, and where. The message completes "Expression must …". */
export class FormulaFault extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(`${message} (character ${at})`)
  }
}

/** What a reader has to know besides the text. */
export interface Vocabulary {
  /** Names of functions, with how many values they take at least and at most. */
  functions: Readonly<Record<string, readonly [least: number, most: number]>>
  /** What sin⁻¹ is called, by sin. */
  inverses: Readonly<Record<string, string>>
  isName(name: string): boolean
  decimal: '.' | ','
}

type Token = { at: number; text: string } & ({ is: 'number' | 'word' | 'sign' } | { is: 'raised'; power: string })

const deepest = 60
const signs: Readonly<Record<string, string>> = {
  '*': '×',
  '·': '×',
  '⋅': '×',
  '∙': '×',
  '/': '÷',
  ':': '÷',
  '∕': '÷',
  '⁄': '÷',
  '-': '−',
  '–': '−',
  '—': '−',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  ';': ',',
}
const token =
  /(?<space>\s+)|(?<number>(?:\d+(?:[.,]\d+)*\.?|[.,]\d+)(?:e[-+−]?\d+)?)|(?<word>[a-z]+(?:10|2)?)|(?<raised>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?<sign>\*\*|[-+*·⋅∙×/:∕⁄÷–—−^!%(){}[\],;√∛|π°])/giuy

/**
 * Reads a formula as people type it: + − × ÷ ^ ! %, brackets, √ and |x|, functions with or without brackets, powers as ^ or raised,
 * and multiplication without a sign (2π, 3(4+1)), which counts like ×. A power binds closer than a minus before it and is worked out
 * from the right: −2^2 is −4, 2^3^2 is 512. Throws a FormulaFault for what cannot be read. Nothing is ever run as code.
 */
export function readFormula(text: string, vocabulary: Vocabulary): Formula {
  const queue = tokensOf(text, vocabulary)
  let next = 0
  let depth = 0
  const end = text.length + 1
  const at = () => queue[next]?.at ?? end
  const isSign = (sign: string) => queue[next]?.is === 'sign' && queue[next]?.text === sign
  const take = (sign: string) => {
    if (!isSign(sign)) return false
    next += 1
    return true
  }
  function within<T>(read: () => T): T {
    depth += 1
    if (depth > deepest) throw new FormulaFault(`must have at most ${deepest} brackets within each other`, at())
    const found = read()
    depth -= 1
    return found
  }

  function sum(): Formula {
    let left = product()
    for (;;) {
      const place = at()
      if (take('+')) left = { is: 'both', sign: '+', left, right: product(), at: place }
      else if (take('−')) left = { is: 'both', sign: '−', left, right: product(), at: place }
      else return left
    }
  }
  function product(): Formula {
    let left = signed()
    for (;;) {
      const place = at()
      if (take('×')) left = { is: 'both', sign: '×', left, right: signed(), at: place }
      else if (take('÷')) left = { is: 'both', sign: '÷', left, right: signed(), at: place }
      else if (startsOperand()) left = { is: 'both', sign: '×', left, right: power(), at: place }
      else return left
    }
  }
  function startsOperand(): boolean {
    const one = queue[next]
    if (!one || one.is === 'raised') return false
    return one.is !== 'sign' || ['(', '√', '∛', 'π'].includes(one.text) || (one.text === '|' && bars === 0)
  }
  function signed(): Formula {
    const place = at()
    if (take('+')) return within(signed)
    return take('−') ? { is: 'negative', of: within(signed), at: place } : power()
  }
  function power(): Formula {
    const left = after()
    const place = at()
    const one = queue[next]
    if (one?.is === 'raised') {
      next += 1
      return { is: 'both', sign: '^', left, right: whole(one.power, place), at: place }
    }
    return take('^') ? { is: 'both', sign: '^', left, right: within(signed), at: place } : left
  }
  function after(): Formula {
    let of = operand()
    for (;;) {
      const place = at()
      if (take('!')) of = { is: 'after', sign: '!', of, at: place }
      else if (take('%')) of = { is: 'after', sign: '%', of, at: place }
      else if (take('°')) of = { is: 'after', sign: '°', of, at: place }
      else return of
    }
  }
  let bars = 0
  function operand(): Formula {
    const one = queue[next]
    if (!one) throw new FormulaFault('must not end here: a number is missing', end)
    next += 1
    if (one.is === 'number') return { is: 'number', value: toRatio(one.text), text: one.text, at: one.at }
    if (one.is === 'word') return word(one.text, one.at)
    if (one.text === '(') return within(() => closed(sum()))
    if (one.text === '√') return { is: 'call', name: 'sqrt', of: [within(power)], at: one.at }
    if (one.text === '∛') return { is: 'call', name: 'cbrt', of: [within(power)], at: one.at }
    if (one.text === 'π') return { is: 'name', name: 'pi', at: one.at }
    if (one.text === '|') {
      bars += 1
      const of = within(sum)
      if (!take('|')) throw new FormulaFault('must close what | opens', one.at)
      bars -= 1
      return { is: 'call', name: 'abs', of: [of], at: one.at }
    }
    throw new FormulaFault(`must have a number before “${one.text}”`, one.at)
  }
  function closed(of: Formula): Formula {
    // Somebody who is still typing has not closed the last bracket yet.
    if (!take(')') && next < queue.length)
      throw new FormulaFault(`must not have “${queue[next]?.text ?? ''}” here`, at())
    return of
  }
  function word(name: string, place: number): Formula {
    const bounds = vocabulary.functions[name]
    if (!bounds) return { is: 'name', name, at: place }
    const raised = queue[next]
    let call = name
    let exponent: Formula | undefined
    if (raised?.is === 'raised' || isSign('^')) {
      next += 1
      exponent = raised?.is === 'raised' ? whole(raised.power, place) : signed()
      const isInverse =
        exponent.is === 'negative' ? isOne(exponent.of) : raised?.is === 'raised' && raised.power === '-1'
      const inverse = vocabulary.inverses[name]
      if (isInverse && inverse) [call, exponent] = [inverse, undefined]
    }
    const of = isSign('(') ? list() : [within(isSign('−') ? signed : power)]
    if (of.length < bounds[0] || of.length > bounds[1])
      throw new FormulaFault(
        `must give ${name} ${bounds[0] === bounds[1] ? bounds[0] : `${bounds[0]} to ${bounds[1]}`} ${bounds[1] === 1 ? 'value' : 'values'}, not ${of.length}`,
        place,
      )
    const found: Formula = { is: 'call', name: call, of, at: place }
    return exponent ? { is: 'both', sign: '^', left: found, right: exponent, at: place } : found
  }
  function list(): Formula[] {
    next += 1
    return within(() => {
      const of = [sum()]
      while (take(',')) of.push(sum())
      const last = of.at(-1)
      if (last) closed(last)
      return of
    })
  }

  if (queue.length === 0) throw new FormulaFault('must have something to work out', 1)
  const found = sum()
  const rest = queue[next]
  if (rest) throw new FormulaFault(`must not have “${rest.text}” here`, rest.at)
  return found
}

const isOne = (formula: Formula) => formula.is === 'number' && formula.value.over === formula.value.under

function whole(power: string, at: number): Formula {
  return { is: 'number', value: toRatio(power), text: power, at }
}

function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const found: Token[] = []
  /** For each open bracket whether commas part values in it. */
  const open: boolean[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const start = token.lastIndex
    const at = start + 1
    const { space, number, word, raised, sign } = token.exec(text)?.groups ?? {}
    if (number !== undefined) {
      // A comma between values is no decimal sign and no group: the number ends before it.
      const isList = open.at(-1) === true && vocabulary.decimal === '.'
      const comma = number.indexOf(',')
      if (comma === 0 && vocabulary.decimal === '.') {
        token.lastIndex = start + 1
        found.push({ is: 'sign', text: ',', at })
        continue
      }
      const kept = isList && comma > 0 ? number.slice(0, comma) : number
      token.lastIndex = start + kept.length
      found.push({ is: 'number', text: decimalText(kept, vocabulary.decimal, at), at })
    } else if (word !== undefined) {
      const name = knownWord(word, vocabulary)
      if (name === undefined) throw new FormulaFault(`must use names that are known: “${word}” is none`, at)
      token.lastIndex = start + name.length
      found.push({ is: 'word', text: vocabulary.isName(name) ? name : name.toLowerCase(), at })
    } else if (raised !== undefined) {
      found.push({ is: 'raised', text: raised, power: lowered(raised), at })
    } else if (sign !== undefined) {
      const plain = sign === '**' ? '^' : (signs[sign] ?? sign)
      const before = found.at(-1)
      if (plain === '(')
        open.push(before?.is === 'word' ? (vocabulary.functions[before.text]?.[1] ?? 1) > 1 : (open.at(-1) ?? false))
      if (plain === ')') open.pop()
      found.push({ is: 'sign', text: plain, at })
    } else if (space === undefined)
      throw new FormulaFault(`must not have “${String.fromCodePoint(text.codePointAt(start) ?? 0)}”`, at)
  }
  return found
}

/** The longest beginning of a run of letters that is a name, so that 2pir needs no space only where it can be told. */
function knownWord(word: string, { functions, isName }: Vocabulary): string | undefined {
  for (let length = word.length; length > 0; length -= 1) {
    const name = word.slice(0, length)
    if (isName(name) || Object.hasOwn(functions, name.toLowerCase())) return name
  }
  return undefined
}

/** A number as programs write it: groups of three taken out, a point before the decimals. */
function decimalText(text: string, decimal: '.' | ',', at: number): string {
  const [body = '', exponent] = text.toLowerCase().replace('−', '-').split('e')
  const group = decimal === '.' ? ',' : '.'
  const [wholePart = '', fraction, ...more] = body.split(decimal)
  const groups = wholePart.split(group)
  const isGrouped = groups.length > 1
  const isRead =
    more.length === 0 &&
    !fraction?.includes(group) &&
    (!isGrouped || ((groups[0] ?? '').length <= 3 && groups.slice(1).every((one) => /^\d{3}$/.test(one))))
  // A point is a decimal sign everywhere where it cannot group.
  if (!isRead && decimal === ',' && /^\d*\.\d*$/.test(body)) return exponentOf(body, exponent)
  if (!isRead) throw new FormulaFault(`must have numbers that can be read: “${text}” is none`, at)
  return exponentOf(`${groups.join('')}.${fraction ?? ''}`, exponent)

  function exponentOf(digits: string, power: string | undefined): string {
    if (power !== undefined && Math.abs(Number(power)) > 400)
      throw new FormulaFault('must have powers of ten from −400 to 400', at)
    return power === undefined ? digits : `${digits}e${power}`
  }
}

const ranks: Readonly<Record<Sign, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2, '^': 4 }
function rankOf(formula: Formula): number {
  if (formula.is === 'both') return ranks[formula.sign]
  return formula.is === 'negative' ? 3 : 5
}

/** The formula with every sign and every bracket that it needs, as it was understood. */
export function writeFormula(formula: Formula, decimal: '.' | ','): string {
  const write = (part: Formula, least: number) => {
    const written = writeFormula(part, decimal)
    return rankOf(part) < least ? `(${written})` : written
  }
  switch (formula.is) {
    case 'number':
      return formula.text.replace(/\.$/, '').replace('.', decimal).replace('-', '−')
    case 'name':
      return formula.name === 'pi' ? 'π' : formula.name
    case 'negative':
      return `−${write(formula.of, 3)}`
    case 'after':
      return `${write(formula.of, 5)}${formula.sign}`
    case 'both': {
      const { sign, left, right } = formula
      const rank = ranks[sign]
      if (sign === '^') return `${write(left, 5)}^${write(right, 4)}`
      return `${write(left, rank)} ${sign} ${write(right, right.is === 'negative' ? 5 : rank + 1)}`
    }
    case 'call':
      return `${formula.name}(${formula.of.map((one) => writeFormula(one, decimal)).join(decimal === ',' ? '; ' : ', ')})`
  }
}
