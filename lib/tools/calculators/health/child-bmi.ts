import { choice, date, defineCalculator, problem, quantity, type Verdict } from '@/lib/kits/calculator'
import { chartMonths, curveAt, indexAtZ, placeOf, type ChildSex, type Place } from '@/lib/engines/growth-charts'
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
  },
  outputs: {
    percentile: {
      kind: 'number',
      label: 'BMI percentile',
      decimals: 2,
      smallest: 0.01,
      help: 'So many of 100 children of this age and sex in the reference had a lower BMI. At most 99.99 is shown.',
    },
    category: { kind: 'text', label: 'Category of CDC' },
    bmi: { ...index, label: 'Body mass index' },
    z: { kind: 'number', label: 'z-score', decimals: 2, help: 'Above the 95th percentile by the extension of 2022.' },
    verdict: { kind: 'verdict', label: 'What it says' },
    age: { kind: 'text', label: 'Age on that day', section: 'Against the chart' },
    years: { kind: 'number', label: 'Age in years', decimals: 2, section: 'Against the chart' },
    median: { ...index, label: 'Median at this age', section: 'Against the chart' },
    ofTop: {
      kind: 'percent',
      label: 'Share of the 95th percentile',
      decimals: 0,
      section: 'Against the chart',
      help: 'From 120% on CDC speaks of severe obesity.',
    },
    healthyFrom: { kind: 'number', label: 'Healthy weight from', decimals: 1, unit: 'kg', section: 'At this height' },
    healthyBelow: { kind: 'number', label: 'To below', decimals: 1, unit: 'kg', section: 'At this height' },
    table: {
      kind: 'table',
      label: 'Percentiles at this age',
      columns: {
        name: { kind: 'text', label: 'Percentile' },
        bmi: { kind: 'number', label: 'BMI', decimals: 2 },
        kilograms: { kind: 'number', label: 'Weight at this height', decimals: 1, unit: 'kg' },
        pounds: { kind: 'number', label: 'The same', decimals: 1, unit: 'lb' },
      },
    },
    chart: {
      kind: 'series',
      label: 'BMI by age',
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
    'BMI = kg ÷ m². z = ((BMI ÷ M)^L − 1) ÷ (L × S), with L, M and S of the age and sex. Above the 95th percentile: percentile = 90 + 10 × Φ((BMI − 95th) ÷ σ)',
  limits: [
    'It is a screening figure and no diagnosis or medical advice. A doctor looks at growth over years, at puberty and at the family.',
    'The reference are children of the United States from 1963 to 1994. Other countries use other charts; those of WHO are not in this page.',
    'From the second to the twentieth birthday. Babies are measured lying, on charts of their own.',
    'BMI does not tell muscle or a growth spurt from fat.',
    'Never put a child on a diet because of a percentile. Talk to a doctor first, and not in front of the child about numbers.',
    'Age is counted in days, a month of the charts being 30.4375 of them, and the chart is read between its rows.',
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
        'R. Wei, C. L. Ogden and others: A method for calculating BMI z-scores and percentiles above the 95th percentile of the CDC growth charts, Annals of Human Biology 47 (2020) 514–521',
      href: 'https://doi.org/10.1080/03014460.2020.1808065',
    },
  ],

  compute({ sex, born, measured, height, weight }, { show }) {
    const days = daysFrom(born, measured)
    const months = days / daysInMonth
    if (months < chartMonths.from)
      return problem('born', 'must be two years or more before the measurement: the charts begin there')
    if (months >= chartMonths.below)
      return problem('born', 'must be less than twenty years before the measurement: the charts end there')
    const bmi = bodyMassIndex(weight, height / 100)
    if (bmi < sensible.least || bmi > sensible.most)
      return problem('weight', `must fit the height: a BMI of ${show.number(bmi, 1)} points to a wrong unit`)
    const curve = curveAt(sex, months)
    const place = placeOf(sex, months, bmi)
    if (!curve || !place) return problem('born', 'must lie within the charts')
    const square = (height / 100) ** 2
    const healthyFrom = indexAtZ(curve, fifth.z) * square
    const healthyBelow = indexAtZ(curve, eightyFifth.z) * square
    return {
      percentile: Math.min(99.99, place.percentile * 100),
      category: categoryOf(place, bmi),
      bmi,
      z: place.z,
      verdict: judged(place, bmi, show),
      age: ageText(born, measured, show),
      years: months / 12,
      median: curve.median,
      ofTop: bmi / place.top,
      healthyFrom,
      healthyBelow,
      table: percentiles.map(({ name, z }) => {
        const at = indexAtZ(curve, z)
        return { name, bmi: at, kilograms: at * square, pounds: (at * square) / kilogramsPerPound }
      }),
      chart: chartOf(sex),
    }
  },

  steps({ sex, born, measured, height, weight }) {
    const months = daysFrom(born, measured) / daysInMonth
    const curve = curveAt(sex, months)
    const bmi = bodyMassIndex(weight, height / 100)
    const place = placeOf(sex, months, bmi)
    const number = (value: number, decimals: number) => ({ kind: 'number', value, decimals }) as const
    return [
      { gives: 'bmi', is: '{weight} ÷ ({height} ÷ 100)²' },
      { gives: 'years', is: '{days} ÷ 365.25', with: { days: { kind: 'count', value: daysFrom(born, measured) } } },
      ...(curve && place && !place.extended
        ? [
            {
              gives: 'z' as const,
              is: '(({index} ÷ {m})^{l} − 1) ÷ ({l} × {s})',
              with: {
                index: number(bmi, 6),
                m: number(curve.median, 6),
                l: number(curve.power, 6),
                s: number(curve.spread, 7),
              },
            },
          ]
        : []),
      ...(place ? [{ gives: 'ofTop' as const, is: '{bmi:4} ÷ {top}', with: { top: number(place.top, 4) } }] : []),
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
    },
  ],
  examples: [
    {
      name: 'A school check',
      given: { sex: 'girl', born: '2017-02-14', measured: '2026-09-21', height: 137, weight: 33.5 },
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

function categoryOf({ percentile, top }: Place, bmi: number): string {
  if (percentile < 0.05) return 'Underweight'
  if (percentile < 0.85) return 'Healthy weight'
  if (percentile < 0.95) return 'Overweight'
  if (bmi >= 1.4 * top) return 'Severe obesity, 140% of the 95th percentile or more'
  return bmi >= 1.2 * top || bmi >= 35 ? 'Severe obesity' : 'Obesity'
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
  const severe = bmi >= 1.2 * place.top || bmi >= 35
  return {
    is: 'bad',
    says: severe
      ? `BMI is ${show.percent(bmi / place.top, 0)} of the 95th percentile. A doctor who knows children with obesity can help; a diet from a page cannot.`
      : `Percentile ${at} is at or above the 95th. A doctor can tell whether it is fat, muscle or a spurt to come.`,
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
