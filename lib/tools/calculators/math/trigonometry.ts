import { choice, defineCalculator, number, problem, text, type Verdict } from '@/lib/kits/calculator'
import {
  exactTrig,
  magnitude,
  piFraction,
  pi,
  product,
  quadrantOf,
  quotient,
  ratio,
  readExact,
  reducedAngle,
  referenceAngle,
  sum,
  toNumber,
  toRatio,
  trigNames,
  trigValues,
  type Ratio,
  type TrigName,
} from '@/lib/engines/trigonometry'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Step } from '@/lib/kits/calculator/types'
import type { Region } from '@/lib/base/region/types'
import type { Show } from '@/lib/base/format/show'

const mostDegrees = 12
const mostHyperbolic = 30
const inDegrees = { deg: ratio(1n), grad: ratio(9n, 10n), turn: ratio(360n) } as const
const sides: Readonly<Record<TrigName, string>> = {
  sin: 'opposite ÷ hypotenuse',
  cos: 'adjacent ÷ hypotenuse',
  tan: 'opposite ÷ adjacent',
  csc: 'hypotenuse ÷ opposite',
  sec: 'hypotenuse ÷ adjacent',
  cot: 'adjacent ÷ opposite',
}

export default defineCalculator({
  inputs: {
    from: choice('What you know', { options: { angle: 'An angle', ratio: 'One of its ratios' }, initial: 'angle' }),
    angle: text('Angle', {
      initial: '30',
      maxLength: 60,
      help: 'In radians also 5π/6 or pi/4; in degrees, minutes and seconds 12 30 45.',
      shownWhen: { field: 'from', is: 'angle' },
    }),
    unit: choice('Given in', {
      options: { deg: 'Degrees', rad: 'Radians', grad: 'Gradians', turn: 'Turns', dms: 'Degrees, minutes, seconds' },
      initial: 'deg',
      as: 'menu',
      shownWhen: { field: 'from', is: 'angle' },
    }),
    ratio: choice('Ratio', {
      options: { sin: 'sin', cos: 'cos', tan: 'tan', csc: 'csc', sec: 'sec', cot: 'cot' },
      initial: 'sin',
      as: 'menu',
      shownWhen: { field: 'from', is: 'ratio' },
    }),
    value: text('Its value', {
      initial: '0.5',
      maxLength: 60,
      help: 'A number, a fraction, or a root such as √3/2.',
      shownWhen: { field: 'from', is: 'ratio' },
    }),
    low: number('Solutions from', {
      unit: '°',
      initial: 0,
      min: -3600,
      max: 3600,
      shownWhen: { field: 'from', is: 'ratio' },
      refines: true,
    }),
    high: number('Solutions below', {
      unit: '°',
      initial: 360,
      min: -3600,
      max: 3600,
      shownWhen: { field: 'from', is: 'ratio' },
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Answer' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    principal: { kind: 'number', label: 'Principal value', unit: '°', optional: true },
    radians: { kind: 'text', label: 'In radians' },
    reduced: { kind: 'number', label: 'The same direction, 0° to 360°', unit: '°' },
    quadrant: { kind: 'text', label: 'Quadrant' },
    reference: { kind: 'number', label: 'Reference angle', unit: '°' },
    ratios: {
      kind: 'table',
      label: 'The six ratios',
      columns: {
        name: { kind: 'text', label: 'Ratio' },
        value: { kind: 'number', label: 'Value', decimals: 10 },
        exact: { kind: 'text', label: 'Exactly' },
        sides: { kind: 'text', label: 'In a right triangle' },
      },
    },
    solutions: {
      kind: 'table',
      label: 'Every solution in the range',
      optional: true,
      columns: {
        degrees: { kind: 'number', label: 'Degrees', unit: '°' },
        radians: { kind: 'number', label: 'Radians', decimals: 10 },
        pi: { kind: 'text', label: 'In π' },
        quadrant: { kind: 'text', label: 'Quadrant' },
      },
    },
    forms: {
      kind: 'table',
      label: 'The angle in every unit',
      columns: { unit: { kind: 'text', label: 'Unit' }, size: { kind: 'text', label: 'Angle' } },
    },
    hyperbolic: {
      kind: 'table',
      label: 'Hyperbolic functions',
      optional: true,
      help: 'Of the angle in radians; where a ratio was given, the inverse ones of its value.',
      columns: {
        name: { kind: 'text', label: 'Function' },
        value: { kind: 'number', label: 'Value', decimals: 10 },
      },
    },
    circle: { kind: 'diagram', label: 'Unit circle' },
  },
  formula:
    'sin = opposite ÷ hypotenuse, cos = adjacent ÷ hypotenuse, tan = sin ÷ cos; csc, sec and cot are one divided by sin, cos and tan',
  limits: [
    'An angle closer than a million-millionth of a degree to a multiple of 90° is taken as that multiple, so that 1.5707963267948966 radians are a right angle.',
    'Exact values stand at multiples of 15°; other angles have values in roots too, some of them, and are written as decimals.',
    'Principal values are those of the DLMF: arcsin and arctan lie between −90° and 90°, arccos between 0° and 180°, and arccot x is arctan(1 ÷ x).',
    'Hyperbolic functions are left out beyond 30 radians, where they have more digits than anybody reads.',
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, sections 4.14 to 4.23 and 4.28 to 4.37',
      href: 'https://dlmf.nist.gov/4.17',
    },
  ],

  compute(values, { show }) {
    if (values.from === 'ratio' && values.high <= values.low)
      return problem('high', 'must be more than where the solutions start')
    const found = angleOf(values, show)
    if ('message' in found) return problem<'angle' | 'value'>(found.field, found.message)
    const { degrees, isExact, inverse } = found
    const { reduced } = reducedAngle(degrees)
    const size = toNumber(degrees)
    const six = trigValues(reduced)
    const exactOf = (name: TrigName) => (isExact ? exactTrig(name, reduced) : undefined)
    const written = (name: TrigName) => {
      const value = six[name]
      return value === undefined ? `${name} has no value` : `${name} = ${exactOf(name) ?? show.number(value)}`
    }
    return {
      answer: inverse
        ? allSolutions(inverse, show)
        : `${written('sin')}, ${written('cos')}, ${written('tan')}`.replaceAll(' = ', '\u00A0=\u00A0'),
      note: noteOf(six, show.number(toNumber(reduced))),
      principal: inverse ? size : undefined,
      radians: inRadians(degrees, isExact, show),
      reduced: toNumber(reduced),
      quadrant: quadrantText(reduced),
      reference: toNumber(referenceAngle(reduced)),
      ratios: trigNames.map((name) => ({
        name,
        value: six[name] ?? null,
        exact: six[name] === undefined ? 'no value' : (exactOf(name) ?? '—'),
        sides: sides[name],
      })),
      solutions: inverse && solutionsIn(inverse, values.low, values.high),
      forms: formsOf(degrees, isExact, show),
      hyperbolic: inverse ? inverseHyperbolics(inverse.value) : hyperbolics((size / 180) * Math.PI),
      circle: drawn(reduced, inverse, show),
    }
  },

  steps(values, { reduced, reference }, show) {
    const found = angleOf(values, show)
    if ('message' in found) return []
    const { turns } = reducedAngle(found.degrees)
    const quadrant = quadrantOf(reducedAngle(found.degrees).reduced)
    const folds = { 1: '{folded}', 2: '180 − {folded}', 3: '{folded} − 180', 4: '360 − {folded}' }
    const first: readonly Step[] = found.inverse
      ? [
          {
            finds: 'Principal value',
            working: `arc${found.inverse.name}(${values.value.trim()})`,
            gives: `${show.number(toNumber(found.degrees))}°`,
          },
        ]
      : []
    return [
      ...first,
      {
        gives: turns === 0n ? undefined : 'reduced',
        is: '{whole} − {turns} × 360',
        with: {
          whole: { kind: 'number', value: toNumber(found.degrees) },
          turns: { kind: 'number', value: Number(turns) },
          folded: { kind: 'number', value: reduced },
        },
      },
      { gives: quadrant && reference > 0 ? 'reference' : undefined, is: folds[quadrant ?? 1] },
    ]
  },

  examples: [
    {
      name: 'Thirty degrees',
      given: { from: 'angle', angle: '30', unit: 'deg' },
      expect: { answer: 'sin\u00A0=\u00A01/2, cos\u00A0=\u00A0√3/2, tan\u00A0=\u00A0√3/3', reference: 30 },
    },
    {
      name: 'A crank after two turns and more',
      given: { from: 'angle', angle: '855', unit: 'deg' },
      expect: { reduced: 135, reference: 45, quadrant: 'II' },
    },
    {
      name: 'When a sine is minus a half',
      given: { from: 'ratio', ratio: 'sin', value: '−1/2', low: 0, high: 360 },
      expect: { principal: -30, reduced: 330, reference: 30 },
    },
  ],
})

interface Entered {
  from: 'angle' | 'ratio'
  angle: string
  unit: 'deg' | 'rad' | 'grad' | 'turn' | 'dms'
  ratio: TrigName
  value: string
}
interface Inverse {
  name: TrigName
  value: number
  /** Degrees. */
  principal: number
}
interface Found {
  degrees: Ratio
  isExact: boolean
  inverse?: Inverse
}
interface Refused {
  field: 'angle' | 'value'
  message: string
}

function angleOf(values: Entered, show: Show): Found | Refused {
  if (values.from === 'ratio') return inverseOf(values, show.region)
  const found = readAngle(values.angle, values.unit, show.region)
  if (!found) return { field: 'angle', message: asked[values.unit] }
  if (found.degrees.over !== 0n && magnitude(found.degrees) >= mostDegrees)
    return { field: 'angle', message: 'must be below a million million degrees' }
  return found
}

const asked: Readonly<Record<Entered['unit'], string>> = {
  deg: 'must be a number of degrees, such as 30 or −47.5',
  rad: 'must be a number, or a multiple of π such as 5π/6',
  grad: 'must be a number of gradians, such as 50',
  turn: 'must be a number of turns, such as 1/8',
  dms: 'must be degrees, minutes and seconds below 60, such as 12 30 45',
}

function readAngle(typed: string, unit: Entered['unit'], region: Region): Found | undefined {
  if (unit === 'dms') return readSexagesimal(typed, region)
  const plain = typed.trim().replace(/[°]$/, '')
  if (unit === 'rad') {
    const [, sign = '', times = '', under = '1'] =
      /^([-−+]?)\s*(.*?)\s*[*×·]?\s*(?:π|pi)\s*(?:[/÷]\s*(\d{1,9}))?$/iu.exec(plain) ?? []
    if (/π|pi/iu.test(plain)) {
      const many = times === '' ? ratio(1n) : readExact(times, region)
      if (typeof many !== 'object' || BigInt(under) === 0n) return undefined
      const degrees = product(many, ratio(180n, BigInt(under)))
      return { degrees: /[-−]/.test(sign) ? product(degrees, ratio(-1n)) : degrees, isExact: true }
    }
  }
  const found = readExact(plain, region)
  if (typeof found !== 'object') return undefined
  if (unit === 'rad') return { degrees: quotient(product(found, ratio(180n)), pi), isExact: true }
  return { degrees: product(found, inDegrees[unit]), isExact: true }
}

function readSexagesimal(typed: string, region: Region): Found | undefined {
  const [, sign = '', rest = ''] = /^([-−+]?)\s*(.*)$/.exec(typed.trim()) ?? []
  const parts = rest.split(/[°'′"″:\s]+/).filter(Boolean)
  if (parts.length === 0 || parts.length > 3) return undefined
  const read = parts.map((part) => readExact(part, region))
  const ratios = read.filter((part): part is Ratio => typeof part === 'object' && part.over >= 0n)
  if (ratios.length !== parts.length) return undefined
  if (ratios.slice(1).some((part) => toNumber(part) >= 60)) return undefined
  if (ratios.slice(0, -1).some(({ under }) => under !== 1n)) return undefined
  const size = ratios.reduce((all, part, at) => sum(all, product(part, ratio(1n, 60n ** BigInt(at)))), ratio(0n))
  return { degrees: /[-−]/.test(sign) ? product(size, ratio(-1n)) : size, isExact: true }
}

/** Squares of the ratios at multiples of 30° and 45°, over 12, with the angle. */
const knownSines = [0, 30, 45, 60, 90] as const
const knownSquares = [0n, 3n, 6n, 9n, 12n] as const
const knownTangents: readonly (readonly [Ratio, number])[] = [
  [ratio(0n), 0],
  [ratio(1n, 3n), 30],
  [ratio(1n), 45],
  [ratio(3n), 60],
]

function inverseOf({ ratio: name, value: typed }: Entered, region: Region): Found | Refused {
  const refused = (message: string): Refused => ({ field: 'value', message })
  const read = readValue(typed, region)
  if (!read) return refused('must be a number such as 0.5, a fraction, or a root such as √3/2')
  const { square, isNegative } = read
  const value = Math.sqrt(toNumber(square)) * (isNegative ? -1 : 1)
  if (square.over !== 0n && (Math.abs(value) > 1e12 || Math.abs(value) < 1e-12))
    return refused('must be 0, or between a million-millionth and a million million')
  const isOne = square.over === square.under
  if ((name === 'sin' || name === 'cos') && square.over > square.under)
    return refused(`must lie between −1 and 1: no angle has a larger ${name === 'sin' ? 'sine' : 'cosine'}`)
  if ((name === 'csc' || name === 'sec') && square.over < square.under && !isOne)
    return refused('must be at most −1 or at least 1: one divided by a number up to 1')
  const exact = exactPrincipal(name, square)
  const acute = exact ?? (acuteOf(name, Math.abs(value)) * 180) / Math.PI
  const isFromZero = name === 'cos' || name === 'sec'
  const principal = isNegative ? (isFromZero ? 180 - acute : 0 - acute) : acute
  return {
    degrees: exact === undefined ? toRatio(String(Number(principal.toPrecision(16)))) : ratio(BigInt(principal)),
    isExact: exact !== undefined,
    inverse: { name, value, principal },
  }
}

function readValue(typed: string, region: Region): { square: Ratio; isNegative: boolean } | undefined {
  const plain = typed.trim()
  const [, sign = '', times = '', root, under = '1'] =
    /^([-−+]?)\s*(\d{0,9})\s*(?:√|sqrt)\s*\(?(\d{1,12})\)?\s*(?:[/÷]\s*(\d{1,9}))?$/iu.exec(plain) ?? []
  if (root !== undefined) {
    if (BigInt(under) === 0n) return undefined
    const factor = ratio(times === '' ? 1n : BigInt(times), BigInt(under))
    return { square: product(product(factor, factor), ratio(BigInt(root))), isNegative: /[-−]/.test(sign) }
  }
  const found = readExact(plain, region)
  return typeof found === 'object' ? { square: product(found, found), isNegative: found.over < 0n } : undefined
}

/** The acute angle in whole degrees, where the square of the ratio is that of a multiple of 30° or 45°. */
function exactPrincipal(name: TrigName, square: Ratio): number | undefined {
  if (name === 'tan' || name === 'cot') {
    const found = knownTangents.find(([known]) => known.over === square.over && known.under === square.under)?.[1]
    return found === undefined || name === 'tan' ? found : 90 - found
  }
  if (square.over === 0n) return name === 'sin' ? 0 : name === 'cos' ? 90 : undefined
  const isInverse = name === 'csc' || name === 'sec'
  const twelfths = isInverse ? ratio(12n * square.under, square.over) : ratio(12n * square.over, square.under)
  const at = twelfths.under === 1n ? knownSquares.indexOf(twelfths.over as (typeof knownSquares)[number]) : -1
  const angle = knownSines[at]
  return angle === undefined || name === 'sin' || name === 'csc' ? angle : 90 - angle
}

function acuteOf(name: TrigName, value: number): number {
  if (name === 'sin') return Math.asin(value)
  if (name === 'cos') return Math.acos(value)
  if (name === 'tan') return Math.atan(value)
  if (name === 'csc') return Math.asin(1 / value)
  return name === 'sec' ? Math.acos(1 / value) : Math.atan2(1, value)
}

/** The angles within one period, and the period, in degrees. */
function familyOf({ name, principal }: Inverse): { starts: readonly number[]; period: number } {
  if (name === 'tan' || name === 'cot') return { starts: [principal], period: 180 }
  const isFromZero = name === 'cos' || name === 'sec'
  const other = isFromZero ? 0 - principal : 180 - principal
  if (other === principal || Math.abs(other - principal) === 360) return { starts: [principal], period: 360 }
  return Math.abs(other - principal) === 180
    ? { starts: [principal], period: 180 }
    : { starts: [principal, other], period: 360 }
}

function allSolutions(inverse: Inverse, show: Show): string {
  const { starts, period } = familyOf(inverse)
  return starts.map((start) => `x\u00A0=\u00A0${show.number(start)}° + n\u00A0×\u00A0${period}°`).join(' or ')
}

function solutionsIn(inverse: Inverse, low: number, high: number) {
  const { starts, period } = familyOf(inverse)
  const found = starts.flatMap((start) => {
    const first = Math.ceil((low - start) / period - 1e-12)
    const count = Math.max(0, Math.ceil((high - start) / period - 1e-12) - first)
    return Array.from({ length: count }, (_, at) => start + (first + at) * period)
  })
  return found
    .sort((one, other) => one - other)
    .map((degrees) => ({
      degrees,
      radians: (degrees / 180) * Math.PI,
      pi: piFraction(degrees) ?? '—',
      quadrant: quadrantText(reducedAngle(toRatio(String(degrees))).reduced),
    }))
}

function quadrantText(reduced: Ratio): string {
  const quadrant = quadrantOf(reduced)
  if (quadrant !== undefined) return ['I', 'II', 'III', 'IV'][quadrant - 1] ?? ''
  return `On the ${['positive x', 'positive y', 'negative x', 'negative y'][toNumber(reduced) / 90] ?? ''} axis`
}

function noteOf(six: Readonly<Record<TrigName, number | undefined>>, at: string): Verdict | undefined {
  const poles = trigNames.filter((name) => six[name] === undefined)
  if (poles.length === 0) return undefined
  return {
    is: 'plain',
    says: `${poles.join(' and ')} have no value at ${at}°: they would divide by 0, and grow without bound near it.`,
  }
}

function inRadians(degrees: Ratio, isExact: boolean, show: Show): string {
  const fraction = isExact ? piFraction(toNumber(degrees)) : undefined
  const decimal = show.number((toNumber(degrees) / 180) * Math.PI)
  return fraction === undefined || fraction === '0' ? decimal : `${fraction} = ${decimal}`
}

function formsOf(degrees: Ratio, isExact: boolean, show: Show) {
  const size = toNumber(degrees)
  return [
    { unit: 'Degrees', size: `${show.number(size)}°` },
    { unit: 'Degrees, minutes, seconds', size: sexagesimal(size, show) },
    { unit: 'Radians', size: inRadians(degrees, isExact, show) },
    { unit: 'Gradians', size: show.number(size / 0.9) },
    { unit: 'Turns', size: show.number(size / 360) },
  ]
}

function sexagesimal(degrees: number, show: Show): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const whole = Math.floor(tenths / 36_000)
  const minutes = Math.floor((tenths - whole * 36_000) / 600)
  const seconds = (tenths - whole * 36_000 - minutes * 600) / 10
  const sign = degrees < 0 && tenths > 0 ? '−' : ''
  return `${sign}${show.number(whole)}° ${minutes}′ ${show.number(seconds)}″`
}

function hyperbolics(x: number) {
  if (Math.abs(x) > mostHyperbolic) return undefined
  const [s, c] = [Math.sinh(x), Math.cosh(x)]
  const isZero = Math.abs(x) < 1e-12
  return [
    { name: 'sinh', value: s },
    { name: 'cosh', value: c },
    { name: 'tanh', value: Math.tanh(x) },
    { name: 'csch', value: isZero ? null : 1 / s },
    { name: 'sech', value: 1 / c },
    { name: 'coth', value: isZero ? null : c / s },
  ]
}

function inverseHyperbolics(x: number) {
  return [
    { name: 'arsinh', value: Math.asinh(x) },
    { name: 'arcosh', value: x >= 1 ? Math.acosh(x) : null },
    { name: 'artanh', value: Math.abs(x) < 1 ? Math.atanh(x) : null },
  ]
}

function drawn(reduced: Ratio, inverse: Inverse | undefined, show: Show): Diagram {
  const [cx, cy, radius] = [200, 150, 110]
  const at = (degrees: number, far = radius): [number, number] => {
    const turn = (degrees / 180) * Math.PI
    return [cx + far * Math.cos(turn), cy - far * Math.sin(turn)]
  }
  const degrees = toNumber(reduced)
  const point = at(degrees)
  const others = inverse ? familyOf(inverse).starts.slice(1) : []
  const shapes: Shape[] = [
    { is: 'line', from: [cx - 150, cy], to: [cx + 150, cy], tone: 'muted' },
    { is: 'line', from: [cx, cy - 135], to: [cx, cy + 135], tone: 'muted' },
    { is: 'circle', at: [cx, cy], radius, tone: 'ink' },
    { is: 'line', from: [point[0], cy], to: point, tone: 'good', thick: 2 },
    { is: 'line', from: [cx, cy], to: [point[0], cy], tone: 'warn', thick: 2 },
    { is: 'line', from: [cx, cy], to: point, tone: 'accent', thick: 3 },
    ...others.map((other): Shape => ({ is: 'line', from: [cx, cy], to: at(other), tone: 'accent', dashed: true })),
    { is: 'circle', at: point, radius: 4, tone: 'accent', filled: true },
    {
      is: 'text',
      at: [12, 20],
      text: `sin: ${show.number(trigValues(reduced).sin ?? 0, 4)}`,
      tone: 'good',
      small: true,
    },
    {
      is: 'text',
      at: [12, 38],
      text: `cos: ${show.number(trigValues(reduced).cos ?? 0, 4)}`,
      tone: 'warn',
      small: true,
    },
    { is: 'text', at: at(degrees, radius + 22), text: `${show.number(degrees, 2)}°`, anchor: 'middle', small: true },
  ]
  return { title: 'The angle on the unit circle', width: 400, height: 300, shapes }
}
