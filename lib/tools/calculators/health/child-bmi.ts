import { choice, date, defineCalculator, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import {
  chartMonths,
  curveAt,
  indexAtZ,
  placeOf,
  whoCurveAt,
  whoMonths,
  whoPlaceOf,
  type ChildSex,
  type Curve,
  type Place,
  type WhoPlace,
} from '@/lib/engines/growth-charts'
import { bodyMassIndex } from '@/lib/subjects/health/body-mass-index'
import { calendarLength, daysFrom } from '@/lib/subjects/time/calendar'
import type { Show } from '@/lib/base/format/show'

/** Days of a month of the charts: a twelfth of 365.25. */
const daysInMonth = 30.4375
const index = { kind: 'number', decimals: 1, unit: 'kg/m²' } as const
const sensible = { least: 7, most: 60 } as const
const kilogramsPerPound = 0.45359237
const percentiles = [
  { name: '5th', z: -1.6448536269514729 },
  { name: '10th', z: -1.2815515655446004 },
  { name: '25th', z: -0.6744897501960817 },
  { name: '50th, the median', z: 0 },
  { name: '75th', z: 0.6744897501960817 },
  { name: '85th', z: 1.0364333894937898 },
  { name: '90th', z: 1.2815515655446004 },
  { name: '95th', z: 1.6448536269514722 },
] as const
const [fifth, , , , , eightyFifth, , ninetyFifth] = percentiles
const deviations = [-3, -2, -1, 0, 1, 2, 3]
const byCdc = { field: 'reference', is: 'cdc' } as const
const byWho = { field: 'reference', is: 'who' } as const

export default defineCalculator({
  inputs: {
    sex: choice('Sex', { options: { girl: 'Girl', boy: 'Boy' }, initial: 'girl' }),
    born: date('Born on', { initial: '2016-03-10' }),
    measured: date('Measured on', { initial: '2026-04-06', min: { field: 'born' } }),
    height: quantity('Height', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'm', 'in', 'ft'],
      unitIn: { us: 'in' },
      initial: 140,
      initialIn: { us: 139.7 },
      min: 60,
      max: 230,
      help: 'Standing, without shoes.',
    }),
    weight: quantity('Weight', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      unitIn: { us: 'lb' },
      initial: 34,
      initialIn: { us: 34.01942775 },
      min: 5,
      max: 300,
      help: 'In light clothes.',
    }),
    reference: choice('Reference', {
      options: { cdc: 'CDC 2000, from 2 to 19 years', who: 'WHO 2007, from 5 to 19 years' },
      initial: 'cdc',
      initialIn: { ca: 'who', br: 'who', ar: 'who', cl: 'who', co: 'who' },
      as: 'menu',
      help: 'Ask which one your doctor uses. Both stand side by side below where the age allows it.',
      refines: true,
    }),
  },
  outputs: {
    percentile: {
      kind: 'number',
      label: 'BMI percentile',
      decimals: 2,
      smallest: 0.01,
      help: 'So many of 100 children of this age and sex in the reference had a lower BMI. At most 99.99 is shown.',
    },
    category: { kind: 'text', label: 'Category' },
    bmi: { ...index, label: 'Body mass index' },
    z: {
      kind: 'number',
      label: 'z-score',
      decimals: 2,
      help: 'CDC: above the 95th percentile by the extension of 2022. WHO: beyond 3 in steps of the last deviation.',
    },
    verdict: { kind: 'verdict', label: 'What it says' },
    age: { kind: 'text', label: 'Age on that day', section: 'Against the chart' },
    years: { kind: 'number', label: 'Age in years', decimals: 2, section: 'Against the chart' },
    median: { ...index, label: 'Median at this age', section: 'Against the chart' },
    ofTop: {
      kind: 'percent',
      label: 'Share of the 95th percentile',
      decimals: 0,
      section: 'Against the chart',
      optional: true,
      help: 'From 120% on CDC speaks of severe obesity.',
    },
    healthyFrom: { kind: 'number', label: 'Healthy weight from', decimals: 1, unit: 'kg', section: 'At this height' },
    healthyBelow: { kind: 'number', label: 'To below', decimals: 1, unit: 'kg', section: 'At this height' },
    references: {
      kind: 'table',
      label: 'By both references',
      columns: {
        name: { kind: 'text', label: 'Reference' },
        percentile: { kind: 'number', label: 'Percentile', decimals: 1 },
        z: { kind: 'number', label: 'z-score', decimals: 2 },
        category: { kind: 'text', label: 'Category' },
        median: { kind: 'number', label: 'Median', decimals: 1 },
      },
    },
    table: {
      kind: 'table',
      label: 'The lines of the chart at this age',
      columns: {
        name: { kind: 'text', label: 'Line' },
        bmi: { kind: 'number', label: 'BMI', decimals: 2 },
        kilograms: { kind: 'number', label: 'Weight at this height', decimals: 1, unit: 'kg' },
        pounds: { kind: 'number', label: 'The same', decimals: 1, unit: 'lb' },
      },
    },
    whoChart: {
      kind: 'series',
      label: 'BMI by age, WHO',
      shownWhen: byWho,
      columns: {
        years: { kind: 'number', label: 'Age in years', decimals: 1 },
        minus2: { kind: 'number', label: '−2 SD', decimals: 1 },
        median: { kind: 'number', label: 'Median', decimals: 1 },
        plus1: { kind: 'number', label: '+1 SD', decimals: 1 },
        plus2: { kind: 'number', label: '+2 SD', decimals: 1 },
      },
    },
    chart: {
      kind: 'series',
      label: 'BMI by age',
      shownWhen: byCdc,
      columns: {
        years: { kind: 'number', label: 'Age in years', decimals: 1 },
        p5: { kind: 'number', label: '5th', decimals: 1 },
        p50: { kind: 'number', label: 'Median', decimals: 1 },
        p85: { kind: 'number', label: '85th', decimals: 1 },
        p95: { kind: 'number', label: '95th', decimals: 1 },
      },
    },
  },
  formula:
    'BMI = kg ÷ m². z = ((BMI ÷ M)^L − 1) ÷ (L × S), with L, M and S of the age and sex. CDC above the 95th percentile: percentile = 90 + 10 × Φ((BMI − 95th) ÷ σ). WHO beyond ±3: in steps of the last deviation',
  limits: [
    'It is a screening figure and no diagnosis or medical advice. A doctor looks at growth over years, at puberty and at the family.',
    'CDC measured children of the United States from 1963 to 1994. WHO joined the same surveys to its standards for small children; its limits are nearer to those of adults.',
    'CDC from the second to the twentieth birthday, WHO from five years and a month to nineteen. Younger children are measured lying, on charts of their own.',
    'Some countries have national charts, such as Germany, France, the United Kingdom and India. They are not in this page.',
    'BMI does not tell muscle or a growth spurt from fat.',
    'Never put a child on a diet because of a percentile. Talk to a doctor first, and not in front of the child about numbers.',
    'Who may be placed is decided by the calendar; where on the chart, by days, a month being 30.4375 of them. It is read between its rows.',
  ],
  sources: [
    {
      title:
        'CDC, National Center for Health Statistics: CDC growth charts of 2000, data file for BMI by age (bmiagerev)',
      href: 'https://www.cdc.gov/growthcharts/percentile_data_files.htm',
    },
    {
      title: 'CDC: BMI-for-age training, summary with the categories for children of 2 to 20 years',
      href: 'https://www.cdc.gov/nccdphp/dnpao/growthcharts/training/bmiage/summary.html',
    },
    {
      title:
        'S. E. Hampl and others: Clinical practice guideline for the evaluation and treatment of children and adolescents with obesity, Pediatrics 151 (2023) e2022060640, classes 1 to 3',
      href: 'https://doi.org/10.1542/peds.2022-060640',
    },
    {
      title:
        'M. de Onis and others: Development of a WHO growth reference for school-aged children and adolescents, Bulletin of the World Health Organization 85 (2007) 660–667; growth reference data for 5–19 years, BMI-for-age',
      href: 'https://www.who.int/tools/growth-reference-data-for-5to19-years/indicators/bmi-for-age',
    },
    {
      title:
        'R. Wei, C. L. Ogden and others: A method for calculating BMI z-scores and percentiles above the 95th percentile of the CDC growth charts, Annals of Human Biology 47 (2020) 514–521',
      href: 'https://doi.org/10.1080/03014460.2020.1808065',
    },
  ],

  compute({ sex, born, measured, height, weight, reference }, { show }) {
    const age = ageOf(born, measured)
    const refused = refusalOf(reference, age.whole)
    if (refused) return problem('born', refused)
    const bmi = bodyMassIndex(weight, height / 100)
    if (bmi < sensible.least || bmi > sensible.most)
      return problem('weight', `must fit the height: a BMI of ${show.number(bmi, 1)} points to a wrong unit`)
    const cdc = onCdc(sex, age.days, bmi)
    const who = isWithinWho(age.whole) ? onWho(sex, age.days, bmi) : undefined
    const used = reference === 'cdc' ? cdc : who
    if (!cdc || !used) return problem('born', 'must lie within the charts')
    const square = (height / 100) ** 2
    return {
      percentile: Math.min(99.99, used.place.percentile * 100),
      category: used.category,
      bmi,
      z: used.place.z,
      verdict: reference === 'cdc' ? judged(cdc.place, bmi, show) : judgedByWho(used.place, show),
      age: ageText(born, measured, show),
      years: age.days / daysInMonth / 12,
      median: used.curve.median,
      ofTop: reference === 'cdc' ? bmi / cdc.place.top : undefined,
      healthyFrom: indexAtZ(used.curve, used.healthy.from) * square,
      healthyBelow: indexAtZ(used.curve, used.healthy.below) * square,
      references: [compared('CDC 2000', cdc), ...(who ? [compared('WHO 2007', who)] : [])],
      table: used.lines.map(({ name, z }) => {
        const at = indexAtZ(used.curve, z)
        return { name, bmi: at, kilograms: at * square, pounds: (at * square) / kilogramsPerPound }
      }),
      chart: chartOf(sex),
      whoChart: whoChartOf(sex),
    }
  },

  steps({ sex, born, measured, height, weight, reference }) {
    const age = ageOf(born, measured)
    const bmi = bodyMassIndex(weight, height / 100)
    const cdc = reference === 'cdc' ? onCdc(sex, age.days, bmi) : undefined
    const used = cdc ?? onWho(sex, age.days, bmi)
    const number = (value: number, decimals: number) => ({ kind: 'number', value, decimals }) as const
    const byFormula = used && (cdc ? !cdc.place.extended : Math.abs(used.place.z) <= 3)
    return [
      { gives: 'bmi', is: '{weight} ÷ ({height} ÷ 100)²' },
      { gives: 'years', is: '{days} ÷ 365.25', with: { days: { kind: 'count', value: age.days } } },
      ...(byFormula
        ? [
            {
              gives: 'z' as const,
              is: '(({index} ÷ {m})^{l} − 1) ÷ ({l} × {s})',
              with: {
                index: number(bmi, 6),
                m: number(used.curve.median, 6),
                l: number(used.curve.power, 6),
                s: number(used.curve.spread, 7),
              },
            },
          ]
        : []),
      ...(cdc ? [{ gives: 'ofTop' as const, is: '{bmi:4} ÷ {top}', with: { top: number(cdc.place.top, 4) } }] : []),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'BMI by age',
      of: 'chart',
      x: 'years',
      y: ['p5', 'p50', 'p85', 'p95'],
      marks: [{ x: 'years', y: 'bmi', label: 'This child' }],
      shownWhen: byCdc,
    },
    {
      kind: 'line',
      title: 'BMI by age, WHO',
      of: 'whoChart',
      x: 'years',
      y: ['minus2', 'median', 'plus1', 'plus2'],
      marks: [{ x: 'years', y: 'bmi', label: 'This child' }],
      shownWhen: byWho,
    },
  ],
  examples: [
    {
      name: 'A school check',
      given: {
        sex: 'girl',
        born: '2017-02-14',
        measured: '2026-09-21',
        height: 137,
        weight: 33.5,
        reference: 'cdc',
      },
      expect: {
        bmi: 17.84858,
        percentile: 69.103836,
        z: 0.498796,
        category: 'Healthy weight',
        healthyFrom: 26.082024,
        healthyBelow: 36.780288,
      },
    },
  ],
})

interface Placed<P extends Pick<Place, 'percentile' | 'z'>> {
  curve: Curve
  place: P
  category: string
  healthy: { from: number; below: number }
  lines: readonly { name: string; z: number }[]
}

/** Whole months by the calendar, which decide who is placed, and days, which decide where. */
function ageOf(born: string, measured: string): { whole: number; days: number } {
  const { years, months } = calendarLength(born, measured) ?? { years: 0, months: 0 }
  return { whole: years * 12 + months, days: daysFrom(born, measured) }
}

const isWithinWho = (whole: number) => whole >= whoMonths.from && whole <= whoMonths.last

function refusalOf(reference: 'cdc' | 'who', whole: number): string | undefined {
  if (whole < chartMonths.from) return 'must be two years or more before the measurement: the charts begin there'
  if (whole >= chartMonths.below) return 'must be less than twenty years before the measurement: the charts end there'
  if (reference === 'cdc' || isWithinWho(whole)) return undefined
  return whole < whoMonths.from
    ? 'must be five years and a month or more before the measurement for WHO 2007: choose CDC 2000 under More options'
    : 'must be at most nineteen years before the measurement for WHO 2007: choose CDC 2000 under More options'
}

/** A birthday may come a few hours before its months of 30.4375 days are full. */
const withinMonths = (days: number, least: number, below: number) =>
  Math.min(Math.max(days / daysInMonth, least), below - 1e-6)

function onCdc(sex: ChildSex, days: number, bmi: number): Placed<Place> | undefined {
  const months = withinMonths(days, chartMonths.from, chartMonths.below)
  const [curve, place] = [curveAt(sex, months), placeOf(sex, months, bmi)]
  if (!curve || !place) return undefined
  const healthy = { from: fifth.z, below: eightyFifth.z }
  return { curve, place, category: categoryOf(place, bmi), healthy, lines: percentiles }
}

function onWho(sex: ChildSex, days: number, bmi: number): Placed<WhoPlace> | undefined {
  const months = withinMonths(days, whoMonths.from, whoMonths.last + 1)
  const [curve, place] = [whoCurveAt(sex, months), whoPlaceOf(sex, months, bmi)]
  if (!curve || !place) return undefined
  const lines = deviations.map((z) => ({ name: deviationName(z), z }))
  return { curve, place, category: place.category, healthy: { from: -2, below: 1 }, lines }
}

function deviationName(z: number): string {
  if (z === 0) return 'Median'
  return `${z < 0 ? '−' : '+'}${Math.abs(z)} SD`
}

const compared = (name: string, { place, category, curve }: Placed<Pick<Place, 'percentile' | 'z'>>) => ({
  name,
  percentile: Math.min(99.99, place.percentile * 100),
  z: place.z,
  category,
  median: curve.median,
})

const isClass3 = (bmi: number, top: number) => bmi >= 1.4 * top || bmi >= 40
const isSevere = (bmi: number, top: number) => bmi >= 1.2 * top || bmi >= 35

/** Classes of obesity after the American Academy of Pediatrics (2023): 120% and 140% of the 95th percentile, or a BMI of 35 and of 40. */
function categoryOf({ percentile, top }: Place, bmi: number): string {
  if (percentile < 0.05) return 'Underweight'
  if (percentile < 0.85) return 'Healthy weight'
  if (percentile < 0.95) return 'Overweight'
  if (isClass3(bmi, top)) return 'Severe obesity, class 3'
  return isSevere(bmi, top) ? 'Severe obesity, class 2' : 'Obesity'
}

function judged(place: Place, bmi: number, show: Show): Verdict {
  const at = place.percentile > 0.9999 ? 'above 99.99' : show.number(place.percentile * 100, 1)
  if (place.percentile < 0.05)
    return { is: 'fair', says: `Percentile ${at} is below the 5th. Ask a doctor whether growth is as it should be.` }
  if (place.percentile < 0.85) return { is: 'good', says: `Percentile ${at} lies from the 5th to below the 85th.` }
  if (place.percentile < 0.95)
    return {
      is: 'fair',
      says: `Percentile ${at} lies from the 85th to below the 95th. The next measurement says more than this one.`,
    }
  return {
    is: 'bad',
    says: isSevere(bmi, place.top)
      ? `BMI is ${show.percent(bmi / place.top, 0)} of the 95th percentile. A doctor who knows children with obesity can help; a diet from a page cannot.`
      : `Percentile ${at} is at or above the 95th. A doctor can tell whether it is fat, muscle or a spurt to come.`,
  }
}

function judgedByWho({ z }: Pick<Place, 'z'>, show: Show): Verdict {
  const at = show.number(z, 2)
  if (z < -2)
    return { is: 'fair', says: `A z-score of ${at} is below −2. Ask a doctor whether growth is as it should be.` }
  if (z <= 1) return { is: 'good', says: `A z-score of ${at} lies from −2 to +1, which WHO calls normal.` }
  if (z <= 2)
    return {
      is: 'fair',
      says: `A z-score of ${at} lies above +1, where WHO speaks of overweight. The next measurement says more than this one.`,
    }
  return {
    is: 'bad',
    says: `A z-score of ${at} lies above +2, where WHO speaks of obesity. A doctor can tell whether it is fat, muscle or a spurt to come.`,
  }
}

function ageText(born: string, measured: string, show: Show): string {
  const { years, months, days } = calendarLength(born, measured) ?? { years: 0, months: 0, days: 0 }
  const part = (count: number, one: string) => `${show.count(count)} ${one}${count === 1 ? '' : 's'}`
  return `${part(years, 'year')}, ${part(months, 'month')}, ${part(days, 'day')}`
}

function chartOf(sex: ChildSex) {
  return Array.from({ length: 36 }, (_, at) => {
    const years = 2 + at / 2
    const curve = curveAt(sex, Math.min(years * 12, 239.999))
    const value = (z: number) => (curve ? indexAtZ(curve, z) : 0)
    return { years, p5: value(fifth.z), p50: value(0), p85: value(eightyFifth.z), p95: value(ninetyFifth.z) }
  })
}

function whoChartOf(sex: ChildSex) {
  return Array.from({ length: 29 }, (_, at) => {
    const months = Math.max(whoMonths.from, 60 + at * 6)
    const curve = whoCurveAt(sex, months)
    const value = (z: number) => (curve ? indexAtZ(curve, z) : 0)
    return { years: months / 12, minus2: value(-2), median: value(0), plus1: value(1), plus2: value(2) }
  })
}
