import { choice, defineCalculator, money, number, problem, rate, toggle } from '@/lib/calculator'
import { futureValue, payment } from '@/lib/finance/annuity'
import { fromMinor, toMinor } from '@/lib/money/minor-units'
import { equityLongTermGains } from '@/lib/rules/in/capital-gains'
import { healthAndEducationCess } from '@/lib/rules/in/cess'
import { versionOn } from '@/lib/rules/rule'

/** The first day of the tax year whose law is applied: 2026-27. */
const taxYear = '2026-04-01'
const taxOn = { field: 'taxed', is: true } as const

export default defineCalculator({
  law: 'in',
  inputs: {
    sip: money('Monthly SIP', { initial: 10_000, above: 0, max: 1e9 }),
    annualReturn: rate('Expected return', {
      initial: 0.12,
      slider: { to: 0.3, step: 0.005 },
      per: 'year',
      max: 1,
      help: 'An assumption. Funds promise no return.',
    }),
    years: number('Years', { initial: 15, slider: { from: 1, to: 40, step: 1 }, min: 1, max: 50, decimals: 0 }),
    convention: choice('Monthly rate', {
      options: { simple: 'Yearly ÷ 12', effective: 'Equivalent' },
      initial: 'simple',
      help: 'Most Indian calculators divide by 12. The equivalent rate makes twelve months exactly the yearly return.',
    }),
    inflation: rate('Inflation', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Inflation and tax',
    }),
    taxed: toggle('Take off long-term capital gains tax', { initial: true, section: 'Inflation and tax' }),
    goal: money('Goal', {
      initial: 10_000_000,
      optional: true,
      above: 0,
      max: 1e13,
      help: 'Gives the SIP that would reach this corpus in the same years, before tax.',
      section: 'Your goal',
    }),
  },
  outputs: {
    corpus: { kind: 'money', label: 'Corpus' },
    invested: { kind: 'money', label: 'Invested' },
    gain: { kind: 'money', label: 'Gain' },
    real: { kind: 'money', label: 'Corpus in today’s money', help: 'The corpus divided by (1 + inflation) ^ years.' },
    tax: {
      kind: 'money',
      label: 'Tax if sold at the end',
      help: 'With health and education cess.',
      shownWhen: taxOn,
      section: 'After tax',
    },
    afterTax: { kind: 'money', label: 'Corpus after tax', shownWhen: taxOn, section: 'After tax' },
    realAfterTax: { kind: 'money', label: 'After tax, in today’s money', shownWhen: taxOn, section: 'After tax' },
    goalSip: { kind: 'money', label: 'SIP for your goal', optional: true, section: 'Your goal' },
    delayCost: { kind: 'money', label: 'Corpus lost by starting a year later', section: 'Cost of delay' },
    delaySip: {
      kind: 'money',
      label: 'SIP that makes up for the year',
      optional: true,
      section: 'Cost of delay',
      help: 'What you would have to invest each month to reach the same corpus on the same day.',
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        invested: { kind: 'money', label: 'Invested so far' },
        gain: { kind: 'money', label: 'Gain so far' },
        corpus: { kind: 'money', label: 'Corpus' },
        real: { kind: 'money', label: 'In today’s money' },
      },
    },
  },
  rules: [equityLongTermGains, healthAndEducationCess],
  formula:
    'Corpus = P × ((1 + i)^n − 1) ÷ i × (1 + i), with P the SIP, n the number of months and i the yearly return ÷ 12, or (1 + return)^(1/12) − 1',
  limits: [
    'The return is the same in every month; a real fund rises and falls, and the order matters.',
    'Each instalment is invested at the start of its month.',
    'Tax follows the law of the tax year 2026-27, with cess, as if an equity fund were sold in one year with every unit held for more than twelve months. Units of the last twelve instalments are in fact short-term.',
    'Surcharge, exit load and stamp duty are left out, and no other gain is assumed to use the exemption.',
  ],
  sources: [
    {
      title: 'Association of Mutual Funds in India: SIP calculator and investor education',
      href: 'https://www.amfiindia.com/',
    },
    {
      title: 'Microsoft Support: FV function',
      href: 'https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3',
    },
  ],

  compute({ sip, annualReturn, years, convention, inflation, taxed, goal }, { minorDigits }) {
    const law = taxLaw()
    if (!law) return problem('taxed', 'must be off: no tax rate is known')
    const rounded = (value: number) => fromMinor(toMinor(value, minorDigits) ?? NaN, minorDigits)
    const monthly = monthlyRate(annualReturn, convention)
    const after = (months: number) => rounded(futureValue(monthly, months, -sip, 0, 'start') ?? NaN)
    const today = (amount: number, year: number) => rounded(amount * (1 + inflation) ** -year)
    const corpus = after(years * 12)
    if (!Number.isFinite(corpus)) return problem('sip', 'must be smaller, or the return lower: the corpus is too large')
    const invested = rounded(sip * years * 12)
    const gain = corpus - invested
    const beforeCess = taxed ? rounded(Math.max(0, gain - law.exempt) * law.rate) : 0
    const tax = rounded(beforeCess + rounded(beforeCess * law.cess))
    const goalSip = goal === undefined ? undefined : payment(monthly, years * 12, 0, -goal, 'start')
    const delaySip = years > 1 ? payment(monthly, (years - 1) * 12, 0, -corpus, 'start') : undefined
    return {
      corpus,
      invested,
      gain,
      real: today(corpus, years),
      tax,
      afterTax: corpus - tax,
      realAfterTax: today(corpus - tax, years),
      ...(goalSip === undefined ? {} : { goalSip }),
      delayCost: corpus - after((years - 1) * 12),
      ...(delaySip === undefined ? {} : { delaySip }),
      table: Array.from({ length: years }, (_, index) => {
        const year = index + 1
        const value = after(year * 12)
        const paid = rounded(sip * year * 12)
        return { year, invested: paid, gain: rounded(value - paid), corpus: value, real: today(value, year) }
      }),
    }
  },

  steps({ sip, annualReturn, years, convention, inflation, taxed }, results, show) {
    const monthly = monthlyRate(annualReturn, convention)
    const months = years * 12
    const growth = show.number((1 + monthly) ** months, 6)
    const rateText = show.percent(monthly, 4)
    const law = taxLaw()
    return [
      {
        finds: 'Rate a month',
        working:
          convention === 'simple'
            ? `${show.percent(annualReturn)} ÷ 12`
            : `(1 + ${show.percent(annualReturn)})^(1/12) − 1`,
        gives: rateText,
      },
      { finds: 'Instalments', working: `${show.count(years)} × 12`, gives: show.count(months) },
      {
        finds: 'Corpus',
        working:
          monthly === 0
            ? `${show.money(sip)} × ${show.count(months)}`
            : `${show.money(sip)} × (${growth} − 1) ÷ ${rateText} × (1 + ${rateText})`,
        gives: show.money(results.corpus),
      },
      {
        finds: 'Gain',
        working: `${show.money(results.corpus)} − ${show.money(results.invested)}`,
        gives: show.money(results.gain),
      },
      {
        finds: 'In today’s money',
        working: `${show.money(results.corpus)} ÷ (1 + ${show.percent(inflation)})^${show.count(years)}`,
        gives: show.money(results.real),
      },
      ...(taxed && law
        ? [
            {
              finds: 'Tax',
              working: `(${show.money(results.gain)} − ${show.money(law.exempt)}, not below 0) × ${show.percent(law.rate)}, and ${show.percent(law.cess)} cess on that`,
              gives: show.money(results.tax),
            },
          ]
        : []),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Corpus and what you paid in',
      of: 'table',
      x: 'year',
      y: ['corpus', 'invested'],
      area: true,
    },
  ],
  examples: [
    {
      name: 'Fifteen years of ten thousand',
      given: { sip: 10_000, annualReturn: 0.12, years: 15, convention: 'simple', inflation: 0.06, goal: 10_000_000 },
      expect: { corpus: 5_045_760, invested: 1_800_000, gain: 3_245_760, tax: 405_698.8 },
    },
  ],
})

function monthlyRate(annualReturn: number, convention: 'simple' | 'effective'): number {
  return convention === 'simple' ? annualReturn / 12 : Math.expm1(Math.log1p(annualReturn) / 12)
}

function taxLaw() {
  const gains = versionOn(equityLongTermGains, taxYear)?.value
  const cess = versionOn(healthAndEducationCess, taxYear)?.value
  return gains && cess && { ...gains, ...cess }
}
