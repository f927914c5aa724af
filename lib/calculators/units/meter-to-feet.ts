import { choice, defineCalculator, number, problem, text, toggle } from '@/lib/calculator'
import { metresPerFoot, metresPerSurveyFoot, readFeetInches, toFeetInches } from '@/lib/units/feet-inches'
import type { Show } from '@/lib/format/show'

const toFeet = { field: 'direction', is: 'metres' } as const
const toMetres = { field: 'direction', is: ['feet', 'mixed'] } as const
const tableLengths = [
  ...Array.from({ length: 10 }, (_, at) => (at + 1) / 10),
  ...Array.from({ length: 9 }, (_, at) => at + 2),
  ...Array.from({ length: 9 }, (_, at) => (at + 2) * 10),
]

export default defineCalculator({
  inputs: {
    direction: choice('Convert', {
      options: { metres: 'Meters to feet', feet: 'Decimal feet to meters', mixed: 'Feet and inches to meters' },
      initial: 'metres',
      as: 'menu',
    }),
    metres: number('Meters', {
      unit: 'm',
      initial: 1.8,
      min: -1e9,
      max: 1e9,
      shownWhen: toFeet,
      help: 'Negative for a depth or an elevation below the datum; 1.5e3 is read as 1500.',
    }),
    feet: number('Feet', {
      unit: 'ft',
      initial: 6,
      min: -1e9,
      max: 1e9,
      shownWhen: { field: 'direction', is: 'feet' },
    }),
    mixed: text('Feet and inches', {
      initial: `5' 11 3/4"`,
      maxLength: 40,
      shownWhen: { field: 'direction', is: 'mixed' },
      help: 'Such as 5\' 11 3/4", 5 ft 11.75 in, 5-11 3/4 or 71 3/4".',
    }),
    fraction: choice('Round inches to', {
      options: { '2': '1/2', '4': '1/4', '8': '1/8', '16': '1/16', '32': '1/32', '64': '1/64' },
      initial: '16',
      as: 'menu',
    }),
    survey: toggle('US survey feet (old land records)', {
      initial: false,
      help: 'Federal agencies stopped using this foot at the end of 2022.',
    }),
  },
  outputs: {
    asFeet: { kind: 'number', label: 'Feet', unit: 'ft', shownWhen: toFeet },
    asMetres: { kind: 'number', label: 'Meters', unit: 'm', shownWhen: toMetres },
    feetInches: { kind: 'text', label: 'Feet and inches, rounded' },
    rounding: {
      kind: 'number',
      label: 'That rounding adds',
      unit: 'mm',
      decimals: 2,
      help: 'Negative where rounding shortened the length.',
    },
    metresCentimetres: { kind: 'text', label: 'Meters and centimeters' },
    decimalFeet: { kind: 'number', label: 'Decimal feet', unit: 'ft', shownWhen: { field: 'direction', is: 'mixed' } },
    inches: { kind: 'number', label: 'Inches', unit: 'in' },
    yards: { kind: 'number', label: 'Yards', unit: 'yd' },
    surveyOffset: {
      kind: 'number',
      label: 'Survey less international length',
      unit: 'mm',
      decimals: 3,
      shownWhen: { field: 'survey', is: true },
      help: 'How much longer this many survey feet are than as many international feet.',
    },
    metresTable: {
      kind: 'table',
      label: 'Meters to feet, 0.1 to 100',
      shownWhen: toFeet,
      columns: {
        metres: { kind: 'number', label: 'Meters' },
        feet: { kind: 'number', label: 'Feet', decimals: 4 },
        mixed: { kind: 'text', label: 'Feet and inches' },
      },
    },
    feetTable: {
      kind: 'table',
      label: 'Feet to meters, 0.1 to 100',
      shownWhen: toMetres,
      columns: {
        feet: { kind: 'number', label: 'Feet' },
        metres: { kind: 'number', label: 'Meters', decimals: 4 },
        mixed: { kind: 'text', label: 'Feet and inches' },
      },
    },
  },
  formula: 'Feet = meters ÷ 0.3048; meters = feet × 0.3048, exactly (US survey foot: 1200 ÷ 3937 m)',
  limits: [
    'Feet and inches are rounded to the fraction you choose; decimal feet and meters are not.',
    'The result has no more certainty than the measurement: 1.8 m to the nearest centimeter is known to about 3/8 inch.',
    'State plane coordinates before 2022 may be in survey or international feet, depending on the state; the record says which.',
  ],
  sources: [
    {
      title: 'NIST Special Publication 811: Guide for the Use of the International System of Units, appendix B',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
    {
      title: 'National Geodetic Survey and NIST: Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698',
      href: 'https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot',
    },
    { title: 'Refinement of Values for the Yard and the Pound, 24 FR 5348 (1 July 1959)' },
  ],

  compute({ direction, metres, feet, mixed, fraction, survey }, { show }) {
    const foot = survey ? metresPerSurveyFoot : metresPerFoot
    const typed = direction === 'mixed' ? readFeetInches(mixed) : feet
    if (typed === undefined || Math.abs(typed) > 1e9)
      return problem(
        'mixed',
        `must be feet and fewer than 12 inches, such as 5' 11 3/4", or inches alone, such as 71 3/4"`,
      )
    const asFeet = direction === 'metres' ? trimmed(metres / foot) : typed
    const asMetres = direction === 'metres' ? metres : trimmed(typed * foot)
    const denominator = Number(fraction)
    const rounded = toFeetInches(asFeet, denominator)
    const roundedFeet = rounded.feet + (rounded.inches + rounded.over / rounded.under) / 12
    return {
      asFeet,
      asMetres,
      feetInches: written(asFeet, denominator, show),
      rounding: (roundedFeet - Math.abs(asFeet)) * foot * 1000,
      metresCentimetres: inCentimetres(asMetres, show),
      decimalFeet: asFeet,
      inches: trimmed(asFeet * 12),
      yards: trimmed(asFeet / 3),
      surveyOffset: asFeet * (metresPerSurveyFoot - metresPerFoot) * 1000,
      metresTable: tableLengths.map((length) => ({
        metres: length,
        feet: length / foot,
        mixed: written(length / foot, denominator, show),
      })),
      feetTable: tableLengths.map((length) => ({
        feet: length,
        metres: length * foot,
        mixed: written(length, denominator, show),
      })),
    }
  },

  steps({ direction, fraction, survey }, { asFeet, asMetres, feetInches }, show) {
    const foot = survey ? '(1200 ÷ 3937)' : show.number(metresPerFoot)
    const inFeet = `${show.number(asFeet)} ft`
    const inMetres = `${show.number(asMetres)} m`
    const feetLeft = Math.abs(asFeet) - Math.trunc(Math.abs(asFeet))
    return [
      direction === 'metres'
        ? { finds: 'Feet', working: `${inMetres} ÷ ${foot}`, gives: inFeet }
        : { finds: 'Meters', working: `${inFeet} × ${foot}`, gives: inMetres },
      {
        finds: 'Inches beside the whole feet',
        working: `${show.number(feetLeft)} × 12`,
        gives: `${show.number(feetLeft * 12)} in`,
      },
      {
        finds: `Parts of 1/${fraction} inch`,
        working: `${show.number(feetLeft * 12)} × ${fraction}, rounded`,
        gives: show.count(Math.round(feetLeft * 12 * Number(fraction))),
      },
      { finds: 'Feet and inches', working: 'Full inches and feet carried over', gives: feetInches },
    ]
  },

  examples: [
    {
      name: 'A door from a European plan',
      given: { direction: 'metres', metres: 2.04, fraction: '16', survey: false },
      expect: { asFeet: 6.6929, feetInches: '6\u00A0ft 8\u00A05/16\u00A0in' },
    },
  ],
})

/** A double's last digits are noise of the division; 15 remain. */
function trimmed(value: number): number {
  return Number(value.toPrecision(15))
}

function written(feet: number, denominator: number, show: Show): string {
  const { negative, feet: whole, inches, over, under } = toFeetInches(feet, denominator)
  const fraction = over === 0 ? '' : `${over}/${under}`
  const inch = inches === 0 && fraction ? fraction : `${show.count(inches)}${fraction && `\u00A0${fraction}`}`
  return `${negative ? '−' : ''}${show.count(whole)}\u00A0ft ${inch}\u00A0in`
}

function inCentimetres(metres: number, show: Show): string {
  const tenths = Math.round(trimmed(Math.abs(metres) * 1000))
  const sign = metres < 0 && tenths > 0 ? '−' : ''
  return `${sign}${show.count(Math.floor(tenths / 1000))}\u00A0m ${show.number((tenths % 1000) / 10)}\u00A0cm`
}
