import { choice, defineCalculator, integer, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  differenceRows,
  FormulaFault,
  fractionText,
  guessRule,
  isLess,
  limitsOf,
  negated,
  nextByRecurrence,
  polynomialAt,
  polynomialOf,
  polynomialText,
  powerOfRatio,
  product,
  quotient,
  ratio,
  readExact,
  readFormula,
  readRecurrence,
  recurrenceText,
  ruleText,
  size,
  sum,
  sumPolynomial,
  toNumber,
  toRatio,
  walk,
  writeExactly,
  writeRatio,
  type FormulaValue,
  type Ratio,
  type SequenceRule,
} from '@/lib/engines/sequences'

const [mostTerms, mostWalked, mostRows, mostDigits] = [40, 10_000, 100, 10_000]
const [zero, one] = [ratio(0n), ratio(1n)]
const endless = 10n ** BigInt(mostDigits)
/** Beyond it nobody looks for a term by its value. */
const readable = 10n ** 400n

export default defineCalculator({
  inputs: {
    kind: choice('Sequence', {
      options: {
        list: 'From its first terms',
        arithmetic: 'Arithmetic',
        geometric: 'Geometric',
        polynomial: 'Quadratic or polynomial',
        fibonacci: 'Fibonacci',
        own: 'Own rule',
      },
      initial: 'list',
      as: 'menu',
    }),
    terms: text('First terms', {
      initial: '2, 5, 10, 17, 26',
      maxLength: 600,
      help: 'With spaces or semicolons between them; fractions as 1/2. The more terms, the surer the rule.',
      shownWhen: { field: 'kind', is: 'list' },
    }),
    first: text('First term', {
      initial: '3',
      maxLength: 60,
      shownWhen: { field: 'kind', is: ['arithmetic', 'geometric'] },
    }),
    difference: text('Difference', { initial: '4', maxLength: 60, shownWhen: { field: 'kind', is: 'arithmetic' } }),
    ratio: text('Ratio', { initial: '1/2', maxLength: 60, shownWhen: { field: 'kind', is: 'geometric' } }),
    polynomial: text('Formula in n', {
      initial: 'n^2 + n + 41',
      maxLength: 200,
      shownWhen: { field: 'kind', is: 'polynomial' },
    }),
    starts: text('First two terms', { initial: '1, 1', maxLength: 120, shownWhen: { field: 'kind', is: 'fibonacci' } }),
    rule: text('a(n) =', {
      initial: '2a(n-1) + a(n-2)',
      maxLength: 300,
      help: 'Of up to three terms before, a(n-1), a(n-2) and a(n-3), and of n itself.',
      shownWhen: { field: 'kind', is: 'own' },
    }),
    before: text('Terms to begin with', { initial: '1, 2', maxLength: 200, shownWhen: { field: 'kind', is: 'own' } }),
    n: integer('Which term, n', { initial: 20, min: 1, max: 1_000_000_000 }),
    target: text('Find n for the term or sum', { initial: '', optional: true, maxLength: 60, refines: true }),
  },
  outputs: {
    term: { kind: 'text', label: 'Term n' },
    total: { kind: 'text', label: 'Sum of the first n terms', optional: true },
    rule: { kind: 'text', label: 'Rule' },
    recurrence: { kind: 'text', label: 'From the terms before', optional: true },
    infinite: { kind: 'text', label: 'Sum without end', optional: true },
    verdict: { kind: 'verdict', label: 'Note' },
    decimal: { kind: 'text', label: 'Term n as a decimal', optional: true, section: 'In other ways' },
    totalDecimal: { kind: 'text', label: 'Sum as a decimal', optional: true, section: 'In other ways' },
    sumRule: { kind: 'text', label: 'Sum of n terms as a formula', optional: true, section: 'In other ways' },
    digits: { kind: 'count', label: 'Digits of term n', optional: true, section: 'In other ways' },
    all: { kind: 'text', label: 'Every digit of term n', optional: true, section: 'In other ways' },
    whichTerm: { kind: 'text', label: 'The term that is looked for', optional: true, section: 'Looked for' },
    whichSum: { kind: 'text', label: 'The sum that is looked for', optional: true, section: 'Looked for' },
    table: {
      kind: 'table',
      label: 'Terms and their sums',
      help: `At most ${mostRows}.`,
      columns: {
        n: { kind: 'count', label: 'n' },
        term: { kind: 'text', label: 'Term' },
        total: { kind: 'text', label: 'Sum so far' },
      },
    },
    differences: {
      kind: 'table',
      label: 'Differences',
      optional: true,
      columns: {
        order: { kind: 'count', label: 'Order' },
        values: { kind: 'text', label: 'Each term less the one before' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Terms',
      optional: true,
      columns: {
        n: { kind: 'count', label: 'n' },
        term: { kind: 'number', label: 'Term' },
        total: { kind: 'number', label: 'Sum' },
      },
    },
  },
  charts: [{ kind: 'line', of: 'curve', x: 'n', y: ['term', 'total'], title: 'Terms and sums', needs: 'curve' }],
  formula:
    'arithmetic: aₙ = a₁ + (n − 1)d, Sₙ = n(a₁ + aₙ) ÷ 2; geometric: aₙ = a₁ × rⁿ⁻¹, Sₙ = a₁(1 − rⁿ) ÷ (1 − r), without end a₁ ÷ (1 − r) for |r| < 1; differences of a polynomial of degree k are constant in row k',
  limits: [
    'A few terms never settle a sequence: the simplest rule is shown, and it is said whether a further term confirms it.',
    'Rules that are looked for: polynomials up to degree five, geometric ones, each term from the one or two before, factors that grow evenly. Primes and digits of π have none of these.',
    `Terms are exact up to ${mostDigits.toLocaleString('en')} digits. Sequences that go from term to term end at n = 10,000.`,
    'An own rule keeps fractions as long as they have below a thousand digits, then about fifteen digits.',
  ],
  sources: [
    {
      title: 'The On-Line Encyclopedia of Integer Sequences, A000045: Fibonacci numbers',
      href: 'https://oeis.org/A000045',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 24.4(iii): sums of powers',
      href: 'https://dlmf.nist.gov/24.4',
    },
  ],

  compute(values, { show }) {
    const read = sequenceOf(values, show)
    if ('field' in read) return problem(read.field, read.says)
    return 'own' in read ? ownAnswer(read.own, read.start, values, show) : answer(read, values, show)
  },

  steps(values, _, show) {
    const read = sequenceOf(values, show)
    if ('field' in read || 'own' in read) return []
    return workingOf(read.rule, values.n)
  },

  examples: [
    {
      name: 'Squares and one',
      given: { kind: 'list', terms: '2, 5, 10, 17, 26', n: 20 },
      expect: { term: '401', rule: 'a(n) = n² + 1', total: '2,890' },
    },
    {
      name: 'From one to a hundred',
      given: { kind: 'arithmetic', first: '1', difference: '1', n: 100 },
      expect: { term: '100', total: '5,050' },
    },
    {
      name: 'Half of what is left',
      given: { kind: 'geometric', first: '1', ratio: '1/2', n: 10 },
      expect: { term: '1/512', total: '1023/512', infinite: '2' },
    },
    {
      name: 'Rabbits after a hundred months',
      given: { kind: 'fibonacci', starts: '1, 1', n: 100 },
      expect: { term: '354,224,848,179,261,915,075' },
    },
  ],
})

interface Asked {
  kind: 'list' | 'arithmetic' | 'geometric' | 'polynomial' | 'fibonacci' | 'own'
  terms: string
  first: string
  difference: string
  ratio: string
  polynomial: string
  starts: string
  rule: string
  before: string
  n: number
  target?: string | undefined
}
type Field = 'terms' | 'first' | 'difference' | 'ratio' | 'polynomial' | 'starts' | 'rule' | 'before' | 'n' | 'target'
interface Refused {
  field: Field
  says: string
}
interface Known {
  rule: SequenceRule
  terms?: readonly Ratio[]
  guessed?: { name: string; isConfirmed: boolean }
}
interface Own {
  own: ReturnType<typeof readRecurrence>
  start: readonly Ratio[]
}

/** Numbers of a list; commas part them where they cannot be decimal signs. */
function listOf(given: string, show: Show): Ratio[] | string {
  const { decimal } = separatorsOf[show.region.separators]
  const parts = given.split(decimal === ',' ? /[\s;]+/ : /[\s;,]+/).filter(Boolean)
  const found: Ratio[] = []
  for (const part of parts) {
    const value = readExact(part, show.region)
    if (!value || value === 'zero') return `must be numbers or fractions; “${part.slice(0, 20)}” is none`
    found.push(value)
  }
  return found
}

function sequenceOf(values: Asked, show: Show): Known | Own | Refused {
  const { decimal } = separatorsOf[show.region.separators]
  const exact = (field: 'first' | 'difference' | 'ratio') => {
    const value = readExact(values[field], show.region)
    return !value || value === 'zero' ? undefined : value
  }
  const notNumber = (field: Field): Refused => ({ field, says: 'must be a number such as 3, −0.5 or 3/4' })
  switch (values.kind) {
    case 'list': {
      const terms = listOf(values.terms, show)
      if (typeof terms === 'string') return { field: 'terms', says: terms }
      if (terms.length < 2 || terms.length > mostTerms)
        return { field: 'terms', says: `must be 2 to ${mostTerms} terms` }
      const { rule, name, isConfirmed } = guessRule(terms)
      return { rule, terms, guessed: { name, isConfirmed } }
    }
    case 'arithmetic': {
      const [start, by] = [exact('first'), exact('difference')]
      if (!start || !by) return notNumber(start ? 'difference' : 'first')
      return { rule: { is: 'polynomial', of: trimmedPolynomial([sum(start, negated(by)), by]) } }
    }
    case 'geometric': {
      const [start, by] = [exact('first'), exact('ratio')]
      if (!start || !by) return notNumber(start ? 'ratio' : 'first')
      return { rule: { is: 'geometric', first: start, by } }
    }
    case 'fibonacci': {
      const start = listOf(values.starts, show)
      if (typeof start === 'string') return { field: 'starts', says: start }
      if (start.length !== 2) return { field: 'starts', says: 'must be two numbers' }
      return { rule: { is: 'recurrence', start, by: [one, one], plus: zero } }
    }
    case 'polynomial':
      return inFormula('polynomial', (): Known => {
        const plain = values.polynomial.replace(/^\s*a\s*\(?_?n\)?\s*=/i, '').replace(/n/gi, 'x')
        const isName = (name: string) => name.toLowerCase() === 'x'
        const of = polynomialOf(readFormula(plain, { functions: {}, inverses: {}, isName, decimal }))
        return { rule: { is: 'polynomial', of } }
      })
    case 'own':
      return inFormula('rule', (): Own | Refused => {
        const own = readRecurrence(values.rule, decimal)
        const start = listOf(values.before, show)
        if (typeof start === 'string') return { field: 'before', says: start }
        if (start.length < own.depth)
          return {
            field: 'before',
            says: `must be at least ${own.depth} ${own.depth === 1 ? 'term' : 'terms'} for this rule`,
          }
        return { own, start: start.slice(0, mostTerms) }
      })
  }
}

function inFormula<Found>(field: Field, read: () => Found): Found | Refused {
  try {
    return read()
  } catch (fault) {
    if (fault instanceof FormulaFault) return { field, says: fault.message }
    throw fault
  }
}

const trimmedPolynomial = (of: readonly Ratio[]) => of.slice(0, of.findLastIndex(({ over }) => over !== 0n) + 1)

interface Found {
  term: Ratio
  total: Ratio
}

/** Term and sum by a formula where there is one, else from term to term. */
function reach(rule: SequenceRule, n: number): Found | string {
  const count = ratio(BigInt(n))
  if (rule.is === 'polynomial')
    return { term: polynomialAt(rule.of, count), total: polynomialAt(sumPolynomial(rule.of), count) }
  if (rule.is === 'geometric') {
    const length = Math.max(String(rule.by.over).length, String(rule.by.under).length)
    const isUnit = rule.by.under === 1n && size(rule.by).over <= 1n
    if (!isUnit && n * length > 5 * mostDigits) return `must stay where term n has at most ${mostDigits} digits`
    const by = isUnit
      ? ratio(n % 2 === 0 || rule.by.over >= 0n ? (rule.by.over === 0n ? 0n : 1n) : -1n)
      : powerOfRatio(rule.by, n)
    const term = n === 1 ? rule.first : product(rule.first, rule.by.over === 0n ? zero : quotient(by, rule.by))
    const isOne = rule.by.over === rule.by.under
    const total = isOne
      ? product(rule.first, count)
      : quotient(product(rule.first, sum(one, negated(by))), sum(one, negated(rule.by)))
    return isLong(term) ? `must stay where term n has at most ${mostDigits} digits` : { term, total }
  }
  const most = isWhole(rule) ? mostWalked : mostWalked / 10
  if (n > most) return `must be at most ${most} where each term is made of those before`
  let found: Found = { term: zero, total: zero }
  let isTooLong = false
  walk(rule, n, (_, term, total) => {
    found = { term, total }
    isTooLong = isLong(term)
    return !isTooLong
  })
  return isTooLong ? `must stay where term n has at most ${mostDigits} digits` : found
}

/** Fractions grow with every term, and take ten times as long. */
const isWhole = (rule: SequenceRule) =>
  (rule.is === 'recurrence'
    ? [...rule.start, ...rule.by, rule.plus]
    : rule.is === 'factorial'
      ? [rule.first, rule.start, rule.step]
      : []
  ).every(({ under }) => under === 1n)

const isLong = ({ over, under }: Ratio) => over >= endless || -over >= endless || under >= endless

function answer({ rule, terms, guessed }: Known, { n, target }: Asked, show: Show) {
  const found = reach(rule, n)
  if (typeof found === 'string') return problem('n', found)
  const looked = target?.trim() ? readExact(target, show.region) : undefined
  if (looked === 'zero' || (target?.trim() && !looked)) return problem('target', 'must be a number or a fraction')
  const written = writeExactly(found.term, show)
  const total = writeExactly(found.total, show)
  const limits = limitsOf(rule)
  const texts = rule.is === 'recurrence' || rule.is === 'factorial'
  return {
    term: written.result,
    total: total.result,
    rule: ruleText(rule),
    recurrence: texts ? undefined : recurrenceText(rule),
    infinite: limits.total ? fractionText(limits.total) : undefined,
    verdict: verdictOf(rule, guessed),
    decimal: written.decimal,
    totalDecimal: total.decimal,
    sumRule:
      rule.is === 'polynomial' && rule.of.length <= 6
        ? `S(n) = ${polynomialText(sumPolynomial(rule.of)).replaceAll('x', 'n')}`
        : undefined,
    digits: written.all === undefined ? undefined : written.digits,
    all: written.all,
    ...(looked ? lookFor(rule, looked) : {}),
    table: tableOf(rule, Math.min(mostRows, Math.max(n, 10)), show),
    differences: terms && terms.length > 2 ? differencesOf(terms) : undefined,
    curve: curveOf(rule, Math.min(60, Math.max(n, 10))),
  }
}

function tableOf(rule: SequenceRule, many: number, show: Show) {
  const rows: { n: number; term: string; total: string }[] = []
  walk(rule, many, (n, term, total) => {
    rows.push({ n, term: writeExactly(term, show).result, total: writeExactly(total, show).result })
    return !isLong(term)
  })
  return rows
}

function differencesOf(terms: readonly Ratio[]) {
  return differenceRows(terms).map((values, at) => ({ order: at + 1, values: values.map(fractionText).join('; ') }))
}

function curveOf(rule: SequenceRule, many: number) {
  const rows: { n: number; term: number; total: number }[] = []
  const isDrawn = (value: Ratio) => Math.abs(toNumber(value)) < 1e12
  walk(rule, many, (n, term, total) => {
    if (isLong(term) || isLong(total) || !isDrawn(term) || !isDrawn(total)) return false
    rows.push({ n, term: toNumber(term), total: toNumber(total) })
    return true
  })
  return rows.length > 1 ? rows : undefined
}

/** The first term and the first sum that is the value, or the first that passes it. */
function lookFor(rule: SequenceRule, value: Ratio) {
  const found: { term?: string; total?: string } = {}
  let previous: Found | undefined
  walk(rule, mostWalked, (n, term, total) => {
    found.term ??= judged('term', n, term, previous?.term, value)
    found.total ??= judged('sum', n, total, previous?.total, value)
    previous = { term, total }
    const isOpen = found.term === undefined || found.total === undefined
    return isOpen && [term, total].every((one) => size(one).over < readable && one.under < readable)
  })
  const none = 'none of those that were looked at'
  return { whichTerm: found.term ?? none, whichSum: found.total ?? none }
}

function judged(name: string, n: number, here: Ratio, before: Ratio | undefined, value: Ratio): string | undefined {
  if (here.over === value.over && here.under === value.under) return `n = ${n}`
  if (!before) return undefined
  const isPassed = isLess(before, value) !== isLess(here, value)
  return isPassed ? `none; the ${name} passes it between n = ${n - 1} and n = ${n}` : undefined
}

function verdictOf(rule: SequenceRule, guessed: Known['guessed']): Verdict {
  if (guessed && !guessed.isConfirmed)
    return {
      is: 'fair',
      says: `This ${guessed.name} rule fits, but as many others do: no further term confirms it. Enter more terms.`,
    }
  const found = guessed ? `The simplest rule is ${guessed.name}, and every term agrees. ` : ''
  return { is: guessed ? 'good' : 'plain', says: `${found}${behaviour(rule)}` }
}

function behaviour(rule: SequenceRule): string {
  const { total } = limitsOf(rule)
  if (total) return `The sums come as near as you like to ${fractionText(total)}.`
  if (rule.is === 'geometric') {
    if (rule.by.over === rule.by.under) return 'With the ratio 1 all terms are the same, and the sums grow without end.'
    if (size(rule.by).over === rule.by.under)
      return 'With the ratio −1 terms and sums go back and forth and reach no limit.'
    return 'The ratio is beyond 1 in size, so terms and sums grow without end.'
  }
  return 'The sums reach no limit.'
}

interface Line_ {
  n: number
  value: FormulaValue
  total: FormulaValue
}

function added(one_: FormulaValue, other: FormulaValue): FormulaValue {
  if (!one_.exact || !other.exact) return { number: one_.number + other.number }
  const exact = sum(one_.exact, other.exact)
  return { number: toNumber(exact), exact }
}

/** Terms of a rule that somebody typed, from term to term. */
function ownTerms(own: Own['own'], start: readonly Ratio[], many: number): Line_[] {
  const lines: Line_[] = []
  const before: FormulaValue[] = []
  let total: FormulaValue = { number: 0, exact: zero }
  for (let n = 1; n <= many; n += 1) {
    const known = start[n - 1]
    const value = known ? { number: toNumber(known), exact: known } : nextByRecurrence(own, n, before)
    total = added(total, value)
    if (!Number.isFinite(total.number)) throw new FormulaFault('must stay within numbers of 308 digits', 1)
    before.unshift(value)
    if (before.length > 3) before.pop()
    lines.push({ n, value, total })
  }
  return lines
}

function writtenValue({ number, exact }: FormulaValue, show: Show): string {
  if (exact && String(exact.under).length <= 12) return writeExactly(exact, show).result
  return number === 0 ? '0' : `≈ ${writeRatio(toRatio(number.toPrecision(13)), 13, show)}`
}

function ownAnswer(own: Own['own'], start: readonly Ratio[], { n, rule, target }: Asked, show: Show) {
  if (n > mostWalked) return problem('n', `must be at most ${mostWalked} where each term is made of those before`)
  const looked = target?.trim() ? readExact(target, show.region) : undefined
  if (looked === 'zero' || (target?.trim() && !looked)) return problem('target', 'must be a number or a fraction')
  const lines = inFormula('rule', () => ownTerms(own, start, Math.max(n, 10)))
  if ('field' in lines)
    return problem('rule', `${lines.says.replace(/ \(character \d+\)$/, '')}, which a term before n does not`)
  const last = lines[n - 1]
  if (!last) return problem('n', 'must be a term that there is')
  const shown = lines.slice(0, mostRows)
  return {
    term: writtenValue(last.value, show),
    total: writtenValue(last.total, show),
    rule: `a(n) = ${rule.replace(/^\s*a\s*\(?n\)?\s*=\s*/i, '').trim()}`,
    verdict: { is: 'plain', says: ownBehaviour(lines) } as const,
    ...(looked ? ownLookFor(lines, looked) : {}),
    table: shown.map((line) => ({
      n: line.n,
      term: writtenValue(line.value, show),
      total: writtenValue(line.total, show),
    })),
    curve: shown
      .slice(0, 60)
      .every(({ total, value }) => Math.abs(total.number) < 1e12 && Math.abs(value.number) < 1e12)
      ? shown.slice(0, 60).map((line) => ({ n: line.n, term: line.value.number, total: line.total.number }))
      : undefined,
  }
}

function ownBehaviour(lines: readonly Line_[]): string {
  const [a, b] = lines.slice(-2)
  if (a && b && a.value.number === b.value.number) return 'The last terms are the same to all digits that are kept.'
  return 'The terms are worked out one after the other from the rule as typed.'
}

function ownLookFor(lines: readonly Line_[], value: Ratio) {
  const find = (of: (line: Line_) => FormulaValue) => {
    const hit = lines.find((line) => {
      const { exact } = of(line)
      return exact?.over === value.over && exact.under === value.under
    })
    return hit ? `n = ${hit.n}` : `none of the first ${lines.length}`
  }
  return { whichTerm: find((line) => line.value), whichSum: find((line) => line.total) }
}

const figure = (value: Ratio) => ({ kind: 'number', value: toNumber(value) }) as const
const isPrinted = (value: Ratio) => {
  const near = Math.abs(toNumber(value))
  return near === 0 || (near >= 1e-4 && near < 1e9)
}

function workingOf(rule: SequenceRule, n: number): (Line<never> | Step)[] {
  const found = reach(rule, n)
  if (typeof found === 'string' || ![found.term, found.total].every(isPrinted)) return inWords(rule)
  const count = { kind: 'count', value: n } as const
  if (rule.is === 'polynomial' && rule.of.length <= 2) {
    const first = polynomialAt(rule.of, one)
    const parts = { a: figure(first), d: figure(rule.of[1] ?? zero), n: count, t: figure(found.term) }
    return [
      { finds: 'aₙ = a₁ + (n − 1)d', gives: parts.t, is: '{a} + ({n} − 1) × {d}', with: parts },
      { finds: 'Sₙ = n(a₁ + aₙ) ÷ 2', gives: figure(found.total), is: '{n} × ({a} + {t}) ÷ 2', with: parts },
    ]
  }
  if (rule.is === 'geometric' && isPrinted(rule.by) && isPrinted(rule.first)) return geometricLines(rule, n, found)
  if (rule.is === 'polynomial') {
    const parts = Object.fromEntries(rule.of.map((coefficient, power) => [`c${power}`, figure(coefficient)]))
    if (!rule.of.every(isPrinted)) return inWords(rule)
    return [
      {
        finds: `Term ${n}, with n in the rule`,
        gives: figure(found.term),
        is: rule.of.map((_, power) => (power === 0 ? '{c0}' : `{c${power}} × {n} ^ ${power}`)).join(' + '),
        with: { ...parts, n: count },
      },
    ]
  }
  return inWords(rule)
}

function geometricLines(rule: Extract<SequenceRule, { is: 'geometric' }>, n: number, found: Found): Line<never>[] {
  const parts = { a: figure(rule.first), r: figure(rule.by), n: { kind: 'count', value: n } as const }
  const limit = limitsOf(rule).total
  const isOne = rule.by.over === rule.by.under
  return [
    { finds: 'aₙ = a₁ × rⁿ⁻¹', gives: figure(found.term), is: '{a} × {r} ^ ({n} − 1)', with: parts },
    isOne
      ? { finds: 'Sₙ = n × a₁, as r is 1', gives: figure(found.total), is: '{n} × {a}', with: parts }
      : {
          finds: 'Sₙ = a₁(1 − rⁿ) ÷ (1 − r)',
          gives: figure(found.total),
          is: '{a} × (1 − {r} ^ {n}) ÷ (1 − {r})',
          with: parts,
        },
    ...(limit && isPrinted(limit)
      ? [
          {
            finds: 'Without end, a₁ ÷ (1 − r)',
            gives: figure(limit),
            is: '{a} ÷ (1 − {r})',
            with: parts,
          } satisfies Line<never>,
        ]
      : []),
  ]
}

function inWords(rule: SequenceRule): Step[] {
  const rows: string[] = []
  walk(rule, 5, (_, term) => rows.push(fractionText(term)) > 0)
  return [{ finds: 'From term to term', working: recurrenceText(rule), gives: `${rows.join('; ')}; …` }]
}
