import { choice, date, defineCalculator, money, number, problem, toggle } from '@/lib/kits/calculator'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { statutoryNotice } from '@/lib/law/uk/notice'
import { redundancyPay, redundancyPayNorthernIreland } from '@/lib/law/uk/redundancy'
import { terminationPayments } from '@/lib/law/uk/termination-payments'
import { leastNoticeWeeks } from '@/lib/subjects/workforce/notice'
import { redundancyYears, relevantDate } from '@/lib/subjects/workforce/redundancy'

const employerPart = 'What the employer offers'
const taxPart = 'Tax'
const noticePart = 'Notice'

export default defineCalculator({
  law: 'uk',
  inputs: {
    born: date('Date of birth', { initial: '1981-03-14', min: '1930-01-01', max: '2012-12-31' }),
    started: date('First day of employment', { initial: '2014-09-01', min: '1950-01-01', max: '2027-12-31' }),
    ended: date('Employment ends on', {
      initial: '2026-11-30',
      max: '2027-12-31',
      help: 'The day the notice runs out, or the last day of work if there is none.',
    }),
    weeklyPay: money('Gross pay a week', {
      initial: 820,
      max: 100_000,
      help: 'If it varies, the average of the twelve weeks before notice was given.',
    }),
    place: choice('Place of work', {
      options: { britain: 'England, Scotland, Wales', northernIreland: 'Northern Ireland' },
      initial: 'britain',
    }),
    notified: date('Notice was given on', {
      optional: true,
      max: '2027-12-31',
      help: 'If notice was shorter than the law asks, service counts to the day it should have ended.',
      shownWhen: { field: 'place', is: 'britain' },
      refines: true,
    }),
    multiple: number('Times the statutory weeks', {
      initial: 1,
      min: 1,
      max: 10,
      help: 'Some employers pay a multiple, such as twice the weeks.',
      section: employerPart,
      refines: true,
    }),
    uncapped: toggle('On the whole week’s pay', {
      help: 'The employer does not apply the limit of the law.',
      section: employerPart,
      refines: true,
    }),
  },
  outputs: {
    statutory: { kind: 'money', label: 'Statutory redundancy pay' },
    verdict: { kind: 'verdict', label: 'What it means' },
    weeks: { kind: 'number', label: 'Weeks of pay due', decimals: 1 },
    weekPay: { kind: 'money', label: 'Week’s pay that counts' },
    years: { kind: 'count', label: 'Whole years that count' },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true },
    enhanced: { kind: 'money', label: 'With the employer’s terms', section: employerPart },
    taxFree: {
      kind: 'money',
      label: 'Free of tax',
      section: taxPart,
      help: 'Statutory pay and what the employer adds share one limit.',
    },
    taxable: { kind: 'money', label: 'Above the tax-free limit', section: taxPart },
    noticeWeeks: { kind: 'count', label: 'Least notice in weeks', optional: true, section: noticePart },
    relevant: {
      kind: 'date',
      label: 'Service counts to',
      section: noticePart,
    },
    bands: {
      kind: 'table',
      label: 'Years by age',
      columns: {
        age: { kind: 'text', label: 'Age in that year' },
        years: { kind: 'count', label: 'Whole years' },
        each: { kind: 'number', label: 'Weeks for each', decimals: 1 },
        weeks: { kind: 'number', label: 'Weeks', decimals: 1 },
      },
      totals: ['years', 'weeks'],
    },
  },
  formula: 'Redundancy pay = weeks due × the lower of a week’s pay and the limit of that day',
  limits: [
    'For employees. Apprentices at the end of their contract, some public offices, share fishermen and work for a near relative in their home are outside the law.',
    'Whether the dismissal is a redundancy, and whether another suitable job was refused, is not judged.',
    'Breaks in employment, strikes and work abroad can move the first day; enter the day from which service is unbroken.',
    'In Northern Ireland the least notice is not worked out, and the last day is taken as entered.',
    'Pay for notice, holiday pay and wages owed are taxed as earnings and are not part of this sum.',
  ],
  sources: [
    {
      title: 'Employment Rights Act 1996, Part XI',
      href: 'https://www.legislation.gov.uk/ukpga/1996/18/part/XI',
    },
    {
      title: 'GOV.UK: Calculate your statutory redundancy pay',
      href: 'https://www.gov.uk/calculate-your-redundancy-pay',
    },
  ],
  rules: [redundancyPay, redundancyPayNorthernIreland, terminationPayments, statutoryNotice],

  compute(values, { show }) {
    const { born, started, ended, notified, weeklyPay, multiple } = values
    if (ended < started) return problem('ended', 'must not lie before the first day of employment')
    if (started <= born) return problem('started', 'must lie after the date of birth')
    const isBritain = values.place === 'britain'
    const rule = isBritain ? redundancyPay : redundancyPayNorthernIreland
    const noticeLaw = versionOn(statutoryNotice, ended)?.value
    if (isBritain && notified !== undefined && notified > ended)
      return problem('notified', 'must not lie after the end of employment')
    const noticeFrom = notified ?? ended
    const noticeWeeks =
      isBritain && noticeLaw && noticeFrom >= started ? leastNoticeWeeks(noticeLaw, started, noticeFrom) : undefined
    const relevant =
      isBritain && notified !== undefined && noticeWeeks !== undefined
        ? relevantDate(ended, notified, noticeWeeks)
        : ended
    const law = (isBritain ? versionOn(redundancyPay, relevant) : versionOn(redundancyPayNorthernIreland, relevant))
      ?.value
    const tax = versionOn(terminationPayments, ended)?.value
    if (!law || !tax) return problem('ended', `must lie in a time whose law is known: ${knownPeriods(rule, show.date)}`)
    const service = redundancyYears(law, { born, start: started, end: relevant })
    if (!service) return problem('ended', 'must not lie before the first day of employment')
    const isEntitled = service.served >= law.leastYears
    const weekPay = Math.min(weeklyPay, law.weekPay)
    const weeks = isEntitled ? service.weeks : 0
    const statutory = weeks * weekPay
    const enhanced = weeks * multiple * (values.uncapped ? weeklyPay : weekPay)
    const taxable = Math.max(0, enhanced - tax.taxFree)
    return {
      statutory,
      verdict: isEntitled
        ? {
            is: 'good',
            says:
              weeklyPay > law.weekPay
                ? `The law counts ${show.money(law.weekPay)} of a week’s pay of ${show.money(weeklyPay)}.`
                : 'The whole week’s pay counts: it is not above the limit.',
          }
        : {
            is: 'bad',
            says: `No statutory redundancy pay: it takes ${show.count(law.leastYears)} whole years, and here are ${show.count(service.served)}.`,
          },
      weeks,
      weekPay,
      years: service.counted,
      oneSource: readOnce([rule], relevant),
      enhanced,
      taxFree: enhanced - taxable,
      taxable,
      noticeWeeks,
      relevant,
      bands: law.bands.map((band, at) => {
        const years = service.inBands[at] ?? 0
        return { age: ageWords(law.bands, at), years, each: band.weeks, weeks: isEntitled ? years * band.weeks : 0 }
      }),
    }
  },

  steps({ multiple, uncapped }, { verdict, taxable }) {
    if (verdict.is === 'bad') return [{ gives: 'years', says: 'Whole years to the last day, fewer than the law asks' }]
    return [
      { gives: 'weeks', is: '{bands.0.weeks} + {bands.1.weeks} + {bands.2.weeks}' },
      { gives: 'statutory', is: '{weeks} × {weekPay}' },
      ...(multiple > 1 || uncapped
        ? [{ gives: 'enhanced' as const, is: `{weeks} × {multiple} × {${uncapped ? 'weeklyPay' : 'weekPay'}}` }]
        : []),
      ...(taxable > 0 ? [{ gives: 'taxable' as const, is: '{enhanced} − {taxFree}' }] : []),
    ]
  },

  charts: [{ kind: 'bar', title: 'Weeks by age', of: 'bands', x: 'age', y: ['weeks'] }],
  examples: [
    {
      name: 'Twelve years, forty-five years old',
      given: { born: '1981-03-14', started: '2014-09-01', ended: '2026-11-30', weeklyPay: 820 },
      expect: { years: 12, weeks: 14, weekPay: 751, statutory: 10_514 },
    },
    {
      name: 'Twice the weeks on full pay',
      given: {
        born: '1970-05-02',
        started: '2001-02-01',
        ended: '2026-06-30',
        weeklyPay: 900,
        multiple: 2,
        uncapped: true,
      },
      expect: { years: 20, statutory: 20_652.5, enhanced: 49_500, taxable: 19_500 },
    },
  ],
})

function ageWords(bands: readonly { fromAge: number }[], at: number): string {
  const from = bands[at]?.fromAge ?? 0
  const above = bands[at - 1]?.fromAge
  if (above === undefined) return `${from} or older`
  return from === 0 ? `Under ${above}` : `${from} to ${above - 1}`
}
