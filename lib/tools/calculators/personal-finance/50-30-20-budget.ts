import { choice, defineCalculator, money, percent, problem, type Verdict } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'

const splits = {
  '50-30-20': [0.5, 0.3, 0.2],
  '60-20-20': [0.6, 0.2, 0.2],
  '70-20-10': [0.7, 0.2, 0.1],
} as const

export default defineCalculator({
  inputs: {
    income: money('Take-home pay a month', { initial: 4200, max: 1e9, help: 'What reaches your account, after tax.' }),
    needs: money('You spend on needs', {
      initial: 2350,
      max: 1e9,
      help: 'Housing, energy, food, transport, insurance, least payments on debts.',
    }),
    wants: money('You spend on wants', { initial: 1150, max: 1e9, help: 'What you could stop without harm.' }),
    saved: money('You save, or pay off extra', {
      optional: true,
      max: 1e9,
      help: 'Left empty, all that remains.',
    }),
    split: choice('Split', {
      options: { '50-30-20': '50/30/20', '60-20-20': '60/20/20', '70-20-10': '70/20/10', own: 'My own' },
      initial: '50-30-20',
      help: 'Shares of your own are set under More options.',
    }),
    ownNeeds: percent('Needs', {
      initial: 0.55,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'split', is: 'own' },
      refines: true,
    }),
    ownWants: percent('Wants', {
      initial: 0.25,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'split', is: 'own' },
      refines: true,
    }),
    ownSavings: percent('Savings', {
      initial: 0.2,
      slider: { to: 1, step: 0.01 },
      max: 1,
      shownWhen: { field: 'split', is: 'own' },
      refines: true,
    }),
    insured: money('Insurance taken from your pay', {
      initial: 0,
      max: 1e9,
      help: 'Health and life insurance that never reach your account. They are added back, as a need.',
      refines: true,
    }),
    deducted: money('Savings taken from your pay', {
      initial: 0,
      max: 1e9,
      help: 'Pension or retirement contributions of your own. They are added back, as savings.',
      refines: true,
    }),
    goal: money('Saving up to', { optional: true, max: 1e12, refines: true }),
    goalSaved: money('Of that you have', { initial: 0, max: 1e12, refines: true }),
  },
  outputs: {
    needsTarget: { kind: 'money', label: 'For needs' },
    wantsTarget: { kind: 'money', label: 'For wants' },
    savingsTarget: { kind: 'money', label: 'For savings and extra payments' },
    verdict: { kind: 'verdict', label: 'Where it drifts' },
    base: { kind: 'money', label: 'Income to split' },
    unassigned: {
      kind: 'money',
      label: 'Without a purpose',
      optional: true,
      help: 'Negative: more goes out than comes in.',
    },
    buckets: {
      kind: 'table',
      label: 'Target and reality',
      totals: ['target', 'actual'],
      columns: {
        bucket: { kind: 'text', label: 'For' },
        share: { kind: 'percent', label: 'Target share' },
        target: { kind: 'money', label: 'Target' },
        actual: { kind: 'money', label: 'You' },
        actualShare: { kind: 'percent', label: 'Your share', decimals: 1 },
        over: { kind: 'money', label: 'Over (+) or under (−)' },
      },
    },
    cutNeeds: { kind: 'money', label: 'Cut from needs', section: 'To get there', optional: true },
    cutWants: { kind: 'money', label: 'Cut from wants', section: 'To get there', optional: true },
    raise: { kind: 'money', label: 'Save more', section: 'To get there', optional: true },
    monthsAsPlanned: { kind: 'count', label: 'Months to your goal by the split', optional: true, section: 'Your goal' },
    monthsAsNow: { kind: 'count', label: 'Months to your goal as now', optional: true, section: 'Your goal' },
  },
  formula:
    'Each bucket = (take-home pay + insurance and savings taken from pay) × its share; over or under = what you spend − bucket',
  limits: [
    'The split is a rule of thumb: where rents are high, needs of more than half are common.',
    'Least payments on debts are needs, anything above them is saving.',
    'Months to the goal count no interest.',
  ],
  sources: [
    { title: 'E. Warren, A. Warren Tyagi: All Your Worth, The Ultimate Lifetime Money Plan, 2005' },
    {
      title: 'Useful Cheat Sheets: 50/30/20 budgeting rule',
      href: 'https://usefulcheatsheets.com/finance/budgeting/50-30-20-budgeting-rule',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { income, needs, wants, saved, insured, deducted, goal, goalSaved } = values
    const shares = sharesOf(values)
    if (Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) > 1e-9)
      return problem('ownSavings', 'must make 100% with needs and wants')
    const round = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const base = round(income + insured + deducted)
    if (base === 0) return problem('income', 'must be more than 0')
    const [needsShare, wantsShare, savingsShare] = shares
    const needsTarget = round(base * needsShare)
    const wantsTarget = round(base * wantsShare)
    const savingsTarget = round(base - needsTarget - wantsTarget)
    const allNeeds = round(needs + insured)
    const remains = round(income - needs - wants)
    const allSaved = round((saved ?? Math.max(0, remains)) + deducted)
    const unassigned = round(base - allNeeds - wants - allSaved)
    const monthsAt = (monthly: number) =>
      goal === undefined
        ? undefined
        : goal <= goalSaved
          ? 0
          : monthly > 0
            ? Math.ceil((goal - goalSaved) / monthly - 1e-9)
            : undefined
    const row = (bucket: string, share: number, target: number, actual: number) => ({
      bucket,
      share,
      target,
      actual,
      actualShare: actual / base,
      over: round(actual - target),
    })
    const above = (amount: number) => (amount > 0 ? round(amount) : undefined)
    return {
      needsTarget,
      wantsTarget,
      savingsTarget,
      verdict: verdictOn(
        {
          base,
          needs: allNeeds - needsTarget,
          wants: wants - wantsTarget,
          saved: allSaved - savingsTarget,
          unassigned,
        },
        show,
      ),
      base,
      ...(unassigned === 0 ? {} : { unassigned }),
      buckets: [
        row('Needs', needsShare, needsTarget, allNeeds),
        row('Wants', wantsShare, wantsTarget, wants),
        row('Savings', savingsShare, savingsTarget, allSaved),
      ],
      cutNeeds: above(allNeeds - needsTarget),
      cutWants: above(wants - wantsTarget),
      raise: above(savingsTarget - allSaved),
      monthsAsPlanned: monthsAt(savingsTarget),
      monthsAsNow: monthsAt(allSaved),
    }
  },

  steps: (values, { savingsTarget }) => {
    const [needs, wants] = sharesOf(values)
    const share = (value: number) => ({ kind: 'percent', value }) as const
    return [
      {
        gives: 'base',
        is: '{income}[ + {insured}][ + {deducted}]',
        rounded: 'cents',
        with: { a: share(needs), b: share(wants) },
      },
      { gives: 'needsTarget', is: '{base} × {a}', rounded: 'cents' },
      { gives: 'wantsTarget', is: '{base} × {b}', rounded: 'cents' },
      { gives: 'savingsTarget', is: '{base} − {needsTarget} − {wantsTarget}', rounded: 'cents' },
      {
        gives: savingsTarget > 0 ? 'monthsAsPlanned' : undefined,
        is: 'max({goal} − {goalSaved}, 0) ÷ {savingsTarget}',
        rounded: 'up',
      },
    ]
  },

  charts: [
    { kind: 'donut', title: 'The split', of: 'buckets', label: 'bucket', value: 'target' },
    { kind: 'donut', title: 'What you do', of: 'buckets', label: 'bucket', value: 'actual' },
  ],
  examples: [
    {
      name: 'Rent takes too much',
      given: { income: 4200, needs: 2350, wants: 1150, split: '50-30-20' },
      expect: { needsTarget: 2100, wantsTarget: 1260, savingsTarget: 840, cutNeeds: 250 },
    },
    {
      name: 'With what payroll keeps back',
      given: {
        income: 3600,
        needs: 1800,
        wants: 1000,
        saved: 500,
        split: '50-30-20',
        insured: 150,
        deducted: 250,
        goal: 9000,
        goalSaved: 1000,
      },
      expect: { base: 4000, needsTarget: 2000, savingsTarget: 800, monthsAsPlanned: 10 },
    },
  ],
})

interface Split {
  split: keyof typeof splits | 'own'
  ownNeeds: number
  ownWants: number
  ownSavings: number
}

function sharesOf({ split, ownNeeds, ownWants, ownSavings }: Split): readonly [number, number, number] {
  return split === 'own' ? [ownNeeds, ownWants, ownSavings] : splits[split]
}

interface Drift {
  base: number
  needs: number
  wants: number
  saved: number
  unassigned: number
}

function verdictOn({ base, needs, wants, saved, unassigned }: Drift, show: Show): Verdict {
  if (unassigned < 0) return { is: 'bad', says: `More goes out than comes in, by ${show.money(-unassigned)} a month.` }
  const parts = [
    ...(needs > 0 ? [`needs are ${show.money(needs)} over`] : []),
    ...(wants > 0 ? [`wants are ${show.money(wants)} over`] : []),
    ...(saved < 0 ? [`savings are ${show.money(-saved)} under`] : []),
  ]
  if (parts.length === 0) return { is: 'good', says: 'All three stay within the split.' }
  return {
    is: needs > base * 0.1 ? 'bad' : 'fair',
    says: `Against the split ${parts.join(', ')}, each month.`,
  }
}
