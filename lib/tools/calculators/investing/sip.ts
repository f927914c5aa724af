import { choice, defineCalculator, money, number, problem, rate, toggle } from '@/lib/kits/calculator'
import { futureValue, payment } from '@/lib/subjects/finance/annuity'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { equityLongTermGains } from '@/lib/law/in/capital-gains'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, yearName } from '@/lib/law/years'

const begins = '04-01'
const taxYear = currentYear(begins, [equityLongTermGains, healthAndEducationCess])
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
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Inflation and tax',
      refines: true,
    }),
    taxed: toggle('Take off long-term capital gains tax', {
      initial: true,
      section: 'Inflation and tax',
      refines: true,
    }),
    goal: money('Goal', {
      initial: 10_000_000,
      optional: true,
      above: 0,
      max: 1e13,
      help: 'Gives the SIP that would reach this corpus in the same years, before tax.',
      section: 'Your goal',
      refines: true,
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
    `Tax follows the law of the tax year ${yearName(taxYear)}, with cess, as if an equity fund were sold in one year with every unit held for more than twelve months. Units of the last twelve instalments are in fact short-term.`,
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

  compute({ sip, annualReturn, years, convention, inflation, goal }, { minorDigits }) {
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
    const beforeCess = rounded(Math.max(0, gain - law.exempt) * law.rate)
    const tax = rounded(beforeCess + rounded(beforeCess * law.cess))
    const goalSip = goal === undefined ? undefined : payment(monthly, years * 12, 0, -goal, 'start')
    const delaySip = payment(monthly, (years - 1) * 12, 0, -corpus, 'start')
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

  steps() {
    const law = taxLaw()
    return [
      {
        finds: 'Rate a month',
        as: 'monthly',
        in: 'percent',
        decimals: 4,
        is: '{annualReturn} ÷ 12',
        when: { field: 'convention', is: 'simple' },
      },
      {
        finds: 'Rate a month',
        as: 'monthly',
        in: 'percent',
        decimals: 4,
        is: '(1 + {annualReturn})^(1 ÷ 12) − 1',
        when: { field: 'convention', is: 'effective' },
      },
      { finds: 'Instalments', as: 'instalments', in: 'count', is: '{years:0} × 12' },
      { as: 'growth', in: 'number', decimals: 6, is: '(1 + {monthly})^{instalments}' },
      { gives: 'corpus', is: '{sip} × {instalments}', rounded: 'cents', when: { field: 'annualReturn', is: 0 } },
      {
        gives: 'corpus',
        is: '{sip} × ({growth} − 1) ÷ {monthly} × (1 + {monthly})',
        rounded: 'cents',
        unless: { field: 'annualReturn', is: 0 },
      },
      { gives: 'gain', is: '{corpus} − {invested}' },
      { finds: 'In today’s money', gives: 'real', is: '{corpus} ÷ (1 + {inflation})^{years:0}', rounded: 'cents' },
      {
        finds: 'Tax before cess',
        as: 'beforeCess',
        in: 'money',
        is: 'max({gain} − {exempt}, 0) × {rate}',
        rounded: 'cents',
        when: { field: 'taxed', is: true },
        with: {
          exempt: law && { kind: 'money', value: law.exempt },
          rate: law && { kind: 'percent', value: law.rate },
          cess: law && { kind: 'percent', value: law.cess },
        },
      },
      { finds: 'Tax', gives: 'tax', is: '{beforeCess} × (1 + {cess})', rounded: 'cents' },
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
  const day = firstDay(begins, taxYear)
  const gains = versionOn(equityLongTermGains, day)?.value
  const cess = versionOn(healthAndEducationCess, day)?.value
  return gains && cess && { ...gains, ...cess }
}
