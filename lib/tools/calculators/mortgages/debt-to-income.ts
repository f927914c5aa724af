import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { fhaRequirements } from '@/lib/law/us/fha-requirements'
import { vaResidualIncome } from '@/lib/law/us/va-residual-income'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const home = 'The home'
const counting = 'How debts and income are counted'
const letting = 'A home you let'
const fixing = 'To get there'

const fha = fhaRequirements.versions.reduce((_, later) => later).value
const va = vaResidualIncome.versions.reduce((_, later) => later).value
/** The shares most lenders start from; those of programmes come from their dated rules. */
const programmes = {
  usual: { name: 'Usual, 28% and 36%', front: 0.28, back: 0.36 },
  fha: { name: 'FHA, by hand', front: fha.front, back: fha.back },
  va: { name: 'VA', front: null, back: va.ratio },
} as const

const income = { monthly: 1, yearly: 1 / 12, twoYears: 1 / 24, untaxed: 1 }

export default defineCalculator({
  inputs: {
    incomes: rows('Income before tax', {
      row: 'income',
      min: 1,
      max: 10,
      ownLine: 'name',
      columns: {
        name: text('Income', { initial: 'Salary', maxLength: 40 }),
        kind: choice('Amount is', {
          options: {
            monthly: 'A month',
            yearly: 'A year',
            twoYears: 'Two years together',
            untaxed: 'A month, untaxed',
          },
          initial: 'monthly',
          as: 'menu',
        }),
        amount: money('Amount', { initial: 6000, initialIn: { in: 100_000 }, max: 1e10 }),
      },
      initial: [{ name: 'Salary', kind: 'monthly', amount: 6000 }],
    }),
    housing: money('Mortgage payment or rent a month', {
      initial: 1500,
      initialIn: { in: 25_000 },
      max: 1e9,
      help: 'Of the home you want. Principal and interest.',
    }),
    debts: rows('Debts', {
      row: 'debt',
      max: 15,
      ownLine: 'name',
      help: 'A payment of 0 on a card or a student loan is replaced by a share of the balance.',
      columns: {
        name: text('Debt', { initial: 'Car loan', maxLength: 40 }),
        kind: choice('Kind', {
          options: {
            instalment: 'Instalments',
            card: 'Card or line',
            student: 'Student loan',
            lease: 'Lease',
            support: 'Alimony or support',
          },
          initial: 'instalment',
          as: 'menu',
        }),
        balance: money('Owed', { initial: 9000, max: 1e9 }),
        payment: money('A month', { initial: 300, max: 1e8 }),
        left: integer('Payments left', { initial: 30, min: 0, max: 600 }),
      },
      initial: [
        { name: 'Car loan', kind: 'instalment', balance: 9000, payment: 320, left: 30 },
        { name: 'Credit card', kind: 'card', balance: 3000, payment: 90, left: 0 },
        { name: 'Student loan, deferred', kind: 'student', balance: 24_000, payment: 0, left: 0 },
      ],
    }),
    limit: choice('Limits', {
      options: { usual: '28% and 36%', fha: 'FHA', va: 'VA', own: 'Own' },
      initial: 'usual',
    }),
    front: percent('For the home', {
      initial: 0.28,
      slider: { from: 0.1, to: 0.5, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: { field: 'limit', is: 'own' },
      section: counting,
      refines: true,
    }),
    back: percent('For home and debts', {
      initial: 0.45,
      slider: { from: 0.1, to: 0.6, step: 0.01 },
      above: 0,
      max: 1,
      shownWhen: { field: 'limit', is: 'own' },
      section: counting,
      refines: true,
    }),
    cardShare: percent('A card without a payment counts', {
      initial: 0.05,
      slider: { to: 0.1, step: 0.005 },
      max: 1,
      help: 'Of its balance, a month.',
      section: counting,
      refines: true,
    }),
    studentShare: percent('A deferred student loan counts', {
      initial: 0.01,
      slider: { to: 0.02, step: 0.001 },
      max: 1,
      help: 'Of its balance, a month. Some programmes take 0.5%.',
      section: counting,
      refines: true,
    }),
    short: integer('Instalments are left out with payments left of', {
      initial: 10,
      min: 0,
      max: 36,
      help: 'Or fewer. A large one may count all the same.',
      section: counting,
      refines: true,
    }),
    grossUp: percent('Untaxed income counts more by', {
      initial: 0.25,
      slider: { to: 0.4, step: 0.025 },
      max: 1,
      section: counting,
      refines: true,
    }),
    propertyTax: money('Property tax a month', {
      initial: 250,
      initialIn: { in: 0 },
      max: 1e8,
      section: home,
      refines: true,
    }),
    insurance: money('Home insurance a month', {
      initial: 100,
      initialIn: { in: 0 },
      max: 1e8,
      section: home,
      refines: true,
    }),
    mortgageInsurance: money('Mortgage insurance a month', { initial: 0, max: 1e8, section: home, refines: true }),
    dues: money('Dues a month', { initial: 0, max: 1e8, section: home, refines: true }),
    rent: money('Rent received a month', { initial: 0, max: 1e9, section: letting, refines: true }),
    rentShare: percent('Of it counts', {
      initial: 0.75,
      slider: { from: 0.5, to: 1, step: 0.05 },
      max: 1,
      section: letting,
      refines: true,
    }),
    rentCosts: money('Its mortgage, tax and insurance a month', {
      initial: 0,
      max: 1e9,
      section: letting,
      refines: true,
    }),
  },
  outputs: {
    backRatio: { kind: 'percent', label: 'Debt-to-income ratio (back-end)', decimals: 1 },
    frontRatio: { kind: 'percent', label: 'Housing ratio (front-end)', decimals: 1 },
    counted: { kind: 'money', label: 'Debts counted a month' },
    total: { kind: 'money', label: 'Home and debts a month' },
    gross: { kind: 'money', label: 'Income counted a month' },
    verdict: { kind: 'verdict', label: 'Against the limits' },
    best: { kind: 'verdict', label: 'Which debt to clear', optional: true },
    room: { kind: 'money', label: 'Room for more debt a month', help: 'Negative: too much.', section: fixing },
    cut: { kind: 'money', label: 'Payments to get rid of', section: fixing },
    cheaper: { kind: 'money', label: 'The home must cost less by, a month', section: fixing },
    more: { kind: 'money', label: 'Or income must rise by, a month', section: fixing },
    list: {
      kind: 'table',
      label: 'How each debt counts',
      columns: {
        name: { kind: 'text', label: 'Debt' },
        counts: { kind: 'money', label: 'Counts' },
        why: { kind: 'text', label: 'Because' },
        balance: { kind: 'money', label: 'Owed' },
        after: { kind: 'percent', label: 'Ratio without it', decimals: 1 },
      },
      totals: ['counts', 'balance'],
    },
    limits: {
      kind: 'table',
      label: 'Limits side by side',
      columns: {
        name: { kind: 'text', label: 'Limits' },
        front: { kind: 'percent', label: 'Home' },
        back: { kind: 'percent', label: 'Home and debts' },
        room: { kind: 'money', label: 'Room a month' },
        meets: { kind: 'text', label: 'Met' },
      },
    },
  },
  formula:
    'Front-end = housing ÷ gross income; back-end = (housing + debts) ÷ gross income; income needed = the larger of housing ÷ front limit and (housing + debts) ÷ back limit',
  limits: [
    'Lenders look at more than ratios, and some approve higher ones. The limits are where a closer look begins.',
    'Income that differs from year to year is averaged over two; if it is falling, many lenders take the last year alone.',
    'Shares for cards, student loans and rent follow common US practice and can be changed; the contract of a programme decides.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau toolkit, debt-to-income worksheet: 36%, and 43% with some lenders',
      href: 'https://issuhub.com/view/index?id=4410&pageIndex=181',
    },
    {
      title: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
      href: 'https://www.hud.gov/program_offices/housing/sfh/handbook_4000-1',
    },
    {
      title: 'VA Pamphlet 26-7, Lenders Handbook, chapter 4',
      href: 'https://www.benefits.va.gov/warms/pam26_7.asp',
    },
  ],
  rules: [fhaRequirements, vaResidualIncome],

  compute(values, { minorDigits, show }) {
    const { incomes, housing, debts, limit, cardShare, studentShare, short, grossUp, rent, rentShare } = values
    const coins = (of: number) => fromMinor(toMinor(of, minorDigits) ?? 0, minorDigits)
    const rental = coins(rent * rentShare - values.rentCosts)
    const earned = incomes.reduce(
      (sum, { kind, amount }) => sum + amount * income[kind] * (kind === 'untaxed' ? 1 + grossUp : 1),
      0,
    )
    const gross = coins(earned) + Math.max(0, rental)
    if (gross <= 0) return problem('incomes', 'must add up to more than 0')
    const homeCost = coins(housing + values.propertyTax + values.insurance + values.mortgageInsurance + values.dues)
    const list = debts.map((debt, at) => {
      const name = debt.name.trim() || `Debt ${at + 1}`
      const isShort = debt.kind === 'instalment' && debt.left > 0 && debt.left <= short
      if (isShort) return { name, counts: 0, why: `${show.count(debt.left)} left`, balance: debt.balance }
      if (debt.payment > 0 || (debt.kind !== 'card' && debt.kind !== 'student'))
        return { name, counts: coins(debt.payment), why: 'Its payment', balance: debt.balance }
      const share = debt.kind === 'card' ? cardShare : studentShare
      return { name, counts: coins(debt.balance * share), why: `${show.percent(share)} of it`, balance: debt.balance }
    })
    if (rental < 0) list.push({ name: 'Let home', counts: -rental, why: 'Costs above rent', balance: 0 })
    const counted = list.reduce((sum, { counts }) => sum + counts, 0)
    const total = homeCost + counted
    const chosen = limit === 'own' ? { name: 'Own', front: values.front, back: values.back } : programmes[limit]
    const meets = ({ front, back }: { front: number | null; back: number }) =>
      total <= coins(gross * back) && (front === null || homeCost <= coins(gross * front))
    const over = coins(total - gross * chosen.back)
    const overHome = chosen.front === null ? 0 : coins(homeCost - gross * chosen.front)
    const needed = Math.max(total / chosen.back, chosen.front === null ? 0 : homeCost / chosen.front)
    const clearable = list.filter(({ counts, balance }) => counts > 0 && balance > 0)
    const enough = clearable.filter(({ counts }) => counts >= over).toSorted((a, b) => a.balance - b.balance)
    const efficient = clearable.toSorted((a, b) => b.counts / b.balance - a.counts / a.balance)
    const clear = over > 0 ? (enough[0] ?? efficient[0]) : undefined
    const backRatio = total / gross
    const all = [...Object.values(programmes), ...(limit === 'own' ? [chosen] : [])]
    const limitsSay = `${chosen.front === null ? '' : `${show.percent(chosen.front)} and `}${show.percent(chosen.back)}`
    return {
      backRatio,
      frontRatio: homeCost / gross,
      counted,
      total,
      gross,
      verdict: meets(chosen)
        ? { is: 'good', says: `Within the limits of ${limitsSay}.` }
        : overHome > 0 && over <= 0
          ? {
              is: 'fair',
              says: `The home alone exceeds ${show.percent(chosen.front ?? 0)}, by ${show.money(overHome)} a month.`,
            }
          : {
              is: 'bad',
              says: `Above the limits of ${limitsSay}, by ${show.money(Math.max(over, overHome))} a month.`,
            },
      ...(clear
        ? {
            best: {
              is: clear.counts >= over ? 'good' : 'fair',
              says:
                clear.counts >= over
                  ? `${clear.name}: paying off ${show.money(clear.balance)} removes ${show.money(clear.counts)} a month, which is enough.`
                  : `No single debt is enough. ${clear.name} frees most for its balance: ${show.money(clear.counts)} a month.`,
            },
          }
        : {}),
      room: coins(gross * chosen.back - total),
      cut: Math.min(counted, Math.max(0, over)),
      cheaper: Math.max(0, overHome, over - counted),
      more: Math.max(0, needed - gross),
      list: list.map((debt) => ({ ...debt, after: (total - debt.counts) / gross })),
      limits: all.map((one) => ({
        name: one.name,
        front: one.front,
        back: one.back,
        room: coins(gross * one.back - total),
        meets: meets(one) ? 'Yes' : 'No',
      })),
    }
  },

  steps: [
    {
      finds: 'The home a month',
      as: 'homeCost',
      in: 'money',
      is: '{housing}[ + {propertyTax}][ + {insurance}][ + {mortgageInsurance}][ + {dues}]',
      rounded: 'cents',
    },
    { gives: 'counted', is: '{list.counts}', says: 'What each debt counts, added up' },
    { gives: 'total', is: '{homeCost} + {counted}' },
    { gives: 'frontRatio', is: '{homeCost} ÷ {gross}' },
    { gives: 'backRatio', is: '{total} ÷ {gross}' },
  ],

  charts: [
    { kind: 'bar', title: 'The ratio without each debt', of: 'list', x: 'name', y: ['after'] },
    { kind: 'bar', title: 'Room under each set of limits', of: 'limits', x: 'name', y: ['room'] },
  ],
  examples: [
    {
      name: 'Three debts on one salary',
      given: {
        incomes: [{ name: 'Salary', kind: 'monthly', amount: 6000 }],
        housing: 1500,
        debts: [
          { name: 'Car loan', kind: 'instalment', balance: 9000, payment: 320, left: 30 },
          { name: 'Credit card', kind: 'card', balance: 3000, payment: 90, left: 0 },
          { name: 'Student loan', kind: 'student', balance: 24_000, payment: 0, left: 0 },
        ],
        limit: 'usual',
        cardShare: 0.05,
        studentShare: 0.01,
        short: 10,
        grossUp: 0.25,
        propertyTax: 250,
        insurance: 100,
        mortgageInsurance: 0,
        dues: 0,
        rent: 0,
        rentShare: 0.75,
        rentCosts: 0,
        front: 0.28,
        back: 0.45,
      },
      expect: { counted: 650, total: 2500 },
    },
  ],
})
