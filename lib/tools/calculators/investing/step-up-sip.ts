import { choice, defineCalculator, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { rootBetween } from '@/lib/base/root'

export default defineCalculator({
  law: 'in',
  inputs: {
    sip: money('First monthly SIP', { initial: 10_000, above: 0, max: 1e9 }),
    by: choice('Raised each year by', {
      options: { percent: 'A percentage', amount: 'An amount' },
      initial: 'percent',
    }),
    step: percent('Step-up', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.01 },
      max: 1,
      shownWhen: { field: 'by', is: 'percent' },
    }),
    stepAmount: money('Step-up in rupees', { initial: 1000, max: 1e8, shownWhen: { field: 'by', is: 'amount' } }),
    annualReturn: rate('Expected return', {
      initial: 0.12,
      slider: { to: 0.3, step: 0.005 },
      per: 'year',
      max: 1,
      help: 'An assumption. Funds promise no return.',
    }),
    years: number('Years', { initial: 20, slider: { from: 1, to: 40, step: 1 }, min: 1, max: 50, decimals: 0 }),
    cap: money('Highest SIP', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'The instalment stays there once it gets so far. Empty for none.',
      section: 'Finer points',
      refines: true,
    }),
    convention: choice('Monthly rate', {
      options: { simple: 'Yearly ÷ 12', effective: 'Equivalent' },
      initial: 'simple',
      help: 'Equivalent: twelve months make exactly the yearly return.',
      section: 'Finer points',
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Finer points',
      refines: true,
    }),
    goal: money('Goal', {
      initial: 10_000_000,
      optional: true,
      above: 0,
      max: 1e13,
      section: 'Finer points',
      refines: true,
    }),
  },
  outputs: {
    corpus: { kind: 'money', label: 'Corpus' },
    invested: { kind: 'money', label: 'Invested' },
    gain: { kind: 'money', label: 'Gain' },
    real: { kind: 'money', label: 'Corpus in today’s money' },
    lastSip: { kind: 'money', label: 'SIP in the last year' },
    goalSip: { kind: 'money', label: 'First SIP for your goal', optional: true },
    flat: { kind: 'money', label: 'Corpus', section: 'Without the step-up' },
    extraInvested: { kind: 'money', label: 'The step-up invests more by', section: 'Without the step-up' },
    extraGain: { kind: 'money', label: 'And gains more by', section: 'Without the step-up' },
    cappedFrom: {
      kind: 'count',
      label: 'Year in which the highest SIP is reached',
      optional: true,
      section: 'Without the step-up',
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        sip: { kind: 'money', label: 'Monthly SIP' },
        invested: { kind: 'money', label: 'Invested so far' },
        corpus: { kind: 'money', label: 'Corpus' },
        flat: { kind: 'money', label: 'Without step-up' },
      },
    },
  },
  formula:
    'Corpus = Σ over years k of P × (1 + s)^(k − 1) × ((1 + i)^12 − 1) ÷ i × (1 + i) × (1 + i)^(12 × (n − k)); an amount is added in place of the percentage',
  limits: [
    'The return is the same in every month; a real fund rises and falls.',
    'Instalments are invested at the start of each month and rise after every twelfth.',
    'Tax, exit load and stamp duty are left out.',
  ],
  sources: [
    {
      title: 'Association of Mutual Funds in India: systematic investment plan',
      href: 'https://www.amfiindia.com/',
    },
    {
      title: 'Microsoft Support: FV function',
      href: 'https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3',
    },
  ],

  compute({ sip, by, step, stepAmount, annualReturn, years, cap, convention, inflation, goal }, { minorDigits }) {
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    if (cap !== undefined && cap < sip) return problem('cap', 'must not be below the first SIP')
    const monthly = convention === 'simple' ? annualReturn / 12 : Math.expm1(Math.log1p(annualReturn) / 12)
    const instalment = (first: number, year: number) =>
      Math.min(
        cap === undefined ? Infinity : Math.max(cap, first),
        by === 'percent' ? first * (1 + step) ** year : first + stepAmount * year,
      )
    const grown = (first: number, raised: boolean) => {
      let corpus = 0
      let invested = 0
      return Array.from({ length: years }, (_, year) => {
        const each = coins(raised ? instalment(first, year) : first)
        for (let month = 0; month < 12; month++) corpus = (corpus + each) * (1 + monthly)
        invested += 12 * each
        return { each, corpus, invested }
      })
    }
    const raised = grown(sip, true)
    const level = grown(sip, false)
    const last = raised.at(-1)
    const lastLevel = level.at(-1)
    if (!last || !lastLevel) return problem('years', 'must be at least 1')
    const corpus = coins(last.corpus)
    if (!Number.isFinite(corpus)) return problem('step', 'must be lower, or the time shorter: the corpus is too large')
    const invested = coins(last.invested)
    const flat = coins(lastLevel.corpus)
    const extraInvested = coins(invested - lastLevel.invested)
    const cappedFrom = cap === undefined ? -1 : raised.findIndex(({ each }) => each >= cap)
    const short = (first: number) => (grownExactly(first, years, monthly, instalment) ?? 0) - (goal ?? 0)
    const most = cap ?? goal
    return {
      corpus,
      invested,
      gain: coins(corpus - invested),
      real: coins(corpus * (1 + inflation) ** -years),
      lastSip: last.each,
      ...(goal !== undefined && most !== undefined && short(0) <= 0 && short(most) >= 0
        ? { goalSip: coins(rootBetween(short, 0, most)) }
        : {}),
      flat,
      extraInvested,
      extraGain: coins(corpus - flat - extraInvested),
      ...(cappedFrom > 0 ? { cappedFrom: cappedFrom + 1 } : {}),
      table: raised.map((row, index) => ({
        year: index + 1,
        sip: row.each,
        invested: coins(row.invested),
        corpus: coins(row.corpus),
        flat: coins(level[index]?.corpus ?? 0),
      })),
    }
  },

  steps({ by, cap }, { table }) {
    const last = table.at(-1)
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
      {
        gives: cap === undefined ? 'lastSip' : undefined,
        is: by === 'percent' ? '{sip} × (1 + {step})^({years:0} − 1)' : '{sip} + {stepAmount} × ({years:0} − 1)',
        rounded: 'cents',
      },
      { gives: 'corpus', says: 'Each year’s twelve instalments, grown to the end' },
      { gives: 'gain', is: '{corpus} − {invested}' },
      {
        gives: 'extraInvested',
        is: '{invested} − {sip} × 12 × {n}',
        with: { n: { kind: 'count', value: last?.year ?? 0 } },
      },
      { gives: 'extraGain', is: '{corpus} − {flat} − {extraInvested}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'With and without the step-up',
      of: 'table',
      x: 'year',
      y: ['corpus', 'flat', 'invested'],
    },
  ],
  examples: [
    {
      name: 'Raised by a tenth each year',
      given: {
        sip: 10_000,
        by: 'percent',
        step: 0.1,
        annualReturn: 0.12,
        years: 20,
        cap: undefined,
        convention: 'simple',
        inflation: 0.06,
        goal: 10_000_000,
      },
      expect: { corpus: 19_888_715.2, invested: 6_872_999.76 },
    },
  ],
})

/** The corpus without rounding the instalments, so that the search for a first SIP runs along a line without steps. */
function grownExactly(
  first: number,
  years: number,
  monthly: number,
  instalment: (first: number, year: number) => number,
) {
  let corpus = 0
  for (let month = 0; month < years * 12; month++)
    corpus = (corpus + instalment(first, Math.floor(month / 12))) * (1 + monthly)
  return corpus
}
