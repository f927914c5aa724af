import { choice, defineCalculator, duration, integer, money, percent, problem, rate, rows } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { payment } from '@/lib/subjects/finance/annuity'
import { hecm } from '@/lib/law/us/hecm'

/** The last version: HUD sets the limit for a calendar year. */
const terms = hecm.versions[0].value
const borrowing = 'Costs and liens'
const taking = 'How the money is taken'
/** Lifelong payments are worked out as if they ended at this age. */
const lastAge = 100

export default defineCalculator({
  inputs: {
    mode: choice('Kind', {
      options: { hecm: 'HECM (US)', generic: 'Other lifetime loan' },
      initial: 'hecm',
      initialIn: { uk: 'generic', au: 'generic', ca: 'generic', in: 'generic' },
    }),
    age: integer('Age of the youngest', {
      initial: 70,
      slider: { from: 55, to: 95, step: 1 },
      min: 50,
      max: 95,
      help: 'Of the borrowers and a spouse who does not borrow.',
    }),
    value: money('Home value', { initial: 400_000, initialIn: { in: 8_000_000, uk: 350_000 }, above: 0, max: 1e12 }),
    factor: percent('Principal limit factor', {
      initial: 0.465,
      slider: { from: 0.2, to: 0.75, step: 0.005 },
      above: 0,
      max: 1,
      help: 'From HUD’s table or a quote, for your age and expected rate.',
      shownWhen: { field: 'mode', is: 'hecm' },
    }),
    shares: rows('Share of the value that is lent', {
      row: 'age',
      min: 1,
      max: 12,
      help: 'The lender’s table; the line with the highest age that you have reached counts.',
      columns: {
        from: integer('From age', { initial: 60, min: 50, max: 95 }),
        share: percent('Share', { initial: 0.25, above: 0, max: 1 }),
      },
      initial: [
        { from: 55, share: 0.2 },
        { from: 65, share: 0.3 },
        { from: 75, share: 0.4 },
      ],
      shownWhen: { field: 'mode', is: 'generic' },
    }),
    annualRate: rate('Interest rate', {
      initial: 0.05,
      slider: { to: 0.12, step: 0.00125 },
      initialIn: { uk: 0.065 },
      per: 'year',
      max: 0.3,
      help: 'Of a HECM the expected rate: long-term index and margin.',
    }),
    noteRate: rate('Rate charged now', {
      optional: true,
      per: 'year',
      max: 0.3,
      help: 'Present index and margin; left empty, as above.',
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
    growth: percent('Home value grows a year by', {
      initial: 0.03,
      slider: { from: -0.03, to: 0.08, step: 0.0025 },
      min: -0.2,
      max: 0.3,
      refines: true,
    }),
    payout: choice('Taken as', {
      options: { tenure: 'Monthly for life', term: 'Monthly for a time', line: 'Credit line', lump: 'Lump sum' },
      initial: 'tenure',
      section: taking,
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
    termMonths: duration('Paid for', {
      slider: { from: 12, to: 360, step: 12 },
      initial: 120,
      min: 12,
      max: 540,
      decimals: 0,
      section: taking,
      shownWhen: [
        { field: 'mode', is: 'hecm' },
        { field: 'payout', is: 'term' },
      ],
      refines: true,
    }),
    liens: money('Mortgage and liens to pay off', { initial: 0, max: 1e12, section: borrowing, refines: true }),
    closing: money('Other closing costs', {
      initial: 3000,
      initialIn: { in: 40_000 },
      max: 1e12,
      section: borrowing,
      refines: true,
    }),
    origination: money('Origination fee', {
      optional: true,
      max: 1e12,
      help: 'Left empty: the most HUD allows.',
      section: borrowing,
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
    upfront: percent('Upfront insurance', {
      slider: { to: 0.05, step: 0.001 },
      initial: terms.upfront,
      max: 0.1,
      section: borrowing,
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
    annual: percent('Insurance a year', {
      slider: { to: 0.05, step: 0.0005 },
      initial: terms.annual,
      max: 0.1,
      section: borrowing,
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
    limit: money('Limit of the claim', {
      optional: true,
      above: 0,
      max: 1e12,
      help: 'Left empty: HUD’s limit for 2026.',
      section: borrowing,
      shownWhen: { field: 'mode', is: 'hecm' },
      refines: true,
    }),
  },
  outputs: {
    net: { kind: 'money', label: 'Left for you', help: 'After liens, insurance and costs.' },
    monthly: { kind: 'money', label: 'Paid to you each month', optional: true },
    firstYear: { kind: 'money', label: 'Cash in the first year at most', optional: true },
    crossing: { kind: 'count', label: 'Age at which the debt passes the value', optional: true },
    outlook: { kind: 'verdict', label: 'Equity' },
    claim: { kind: 'money', label: 'Value that counts', section: 'From value to proceeds' },
    gross: { kind: 'money', label: 'Principal limit, or loan', section: 'From value to proceeds' },
    premium: { kind: 'money', label: 'Upfront insurance', section: 'From value to proceeds' },
    fee: { kind: 'money', label: 'Origination fee', section: 'From value to proceeds' },
    owedFirst: { kind: 'money', label: 'Owed on the first day', section: 'From value to proceeds' },
    growthRate: { kind: 'percent', label: 'Rate at which the debt grows', section: 'From value to proceeds' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        balance: { kind: 'money', label: 'Debt' },
        value: { kind: 'money', label: 'Home value' },
        equity: { kind: 'money', label: 'Equity left' },
        line: { kind: 'money', label: 'Credit line' },
      },
    },
  },
  formula:
    'Left for you = min(value, limit) × factor − upfront insurance − fees − liens; monthly = PMT at the start of each month over (100 − age) × 12 months, or the time chosen, at (expected rate + insurance) ÷ 12; debt and credit line grow by (rate charged + insurance) ÷ 12 a month',
  limits: [
    'The factor is yours to enter: HUD’s table has one for each age and each eighth of a percent, and lenders read it off for you.',
    'Rates stay as they are. An adjustable loan’s debt and credit line grow faster or slower with its index.',
    'Servicing fees, repairs and money set aside for taxes and insurance lower the proceeds and are left out.',
    'A lump sum is the cash of the first year; what a fixed-rate loan cannot pay out then is lost.',
    'Interest of other lifetime loans is added monthly. A promise that the debt never exceeds the sale has to be in the contract.',
  ],
  sources: [
    {
      title: 'HUD Handbook 4235.1, Home Equity Conversion Mortgages, chapter 5 and appendix 21',
      href: 'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh/4235.1',
    },
    {
      title: 'Consumer Financial Protection Bureau: reverse mortgages',
      href: 'https://www.consumerfinance.gov/consumer-tools/reverse-mortgages/',
    },
  ],
  rules: [hecm],

  compute(values, { show }) {
    const { mode, age, value, liens, closing, annualRate, growth } = values
    const insured = mode === 'hecm'
    if (insured && age < terms.leastAge) return problem('age', `must be at least ${terms.leastAge} for a HECM`)
    const share = insured
      ? values.factor
      : values.shares.filter(({ from }) => from <= age).toSorted((one, other) => other.from - one.from)[0]?.share
    if (share === undefined) return problem('shares', `must have a line for the age of ${age}`)
    const claim = insured ? Math.min(value, values.limit ?? terms.limit) : value
    const gross = claim * share
    const premium = insured ? claim * values.upfront : 0
    const fee = insured ? (values.origination ?? highestOrigination(claim)) : 0
    const obligations = premium + fee + closing + liens
    const net = gross - obligations
    if (net <= 0)
      return problem(
        liens > 0 ? 'liens' : 'value',
        `must leave something: ${show.money(gross)} is lent, and liens and costs take ${show.money(obligations)}`,
      )
    const firstYear = Math.min(net, Math.max(gross * terms.firstYear, obligations + gross * terms.beyond) - obligations)
    const insurance = insured ? values.annual : 0
    const charged = insured ? (values.noteRate ?? annualRate) : annualRate
    const payout = insured ? values.payout : 'lump'
    const months = payout === 'tenure' ? (lastAge - age) * 12 : payout === 'term' ? Math.round(values.termMonths) : 0
    const monthly = months > 0 ? -(payment((annualRate + insurance) / 12, months, net, 0, 'start') ?? 0) : 0
    const taken = payout === 'lump' ? (insured ? firstYear : net) : 0
    const owedFirst = obligations + taken
    const growthRate = charged + insurance
    const course = courseOf({
      owedFirst,
      monthly,
      paidMonths: payout === 'term' ? months : Infinity,
      line: payout === 'line' ? net : undefined,
      monthlyRate: growthRate / 12,
      value,
      growth,
      months: Math.max(5, lastAge - age) * 12,
    })
    const over = course.findIndex(({ balance, worth }) => balance > worth)
    return {
      net,
      ...(months > 0 ? { monthly } : {}),
      ...(insured ? { firstYear } : {}),
      ...(over > 0 ? { crossing: age + Math.floor(over / 12) } : {}),
      outlook: outlookOf({ over, age, last: age + (course.length - 1) / 12, insured, equity: course.at(-1) }, show),
      claim,
      gross,
      premium,
      fee,
      owedFirst,
      growthRate,
      years: Array.from({ length: (course.length - 1) / 12 + 1 }, (_, year) => {
        const at = course[year * 12]
        const balance = at?.balance ?? 0
        const worth = at?.worth ?? 0
        return {
          age: age + year,
          balance,
          value: worth,
          equity: Math.max(0, worth - balance),
          line: at?.line ?? null,
        }
      }),
    }
  },

  steps: ({ mode, payout, annualRate, annual, age, termMonths, shares }, { claim, fee, premium, gross }) => {
    const own = shares.filter(({ from }) => from <= age).toSorted((one, other) => other.from - one.from)[0]?.share
    const months = payout === 'tenure' ? (lastAge - age) * 12 : Math.round(termMonths)
    const figures = {
      claim: { kind: 'money' as const, value: claim },
      months: { kind: 'count' as const, value: months },
      share: own === undefined ? undefined : { kind: 'percent' as const, value: own },
    }
    const paid = mode === 'hecm' && (payout === 'tenure' || payout === 'term')
    return [
      mode === 'hecm'
        ? { gives: 'gross', is: '{claim} × {factor}' }
        : { gives: 'gross', is: '{value} × {share}', with: figures },
      ...(premium > 0 ? [{ gives: 'premium' as const, is: '{claim} × {upfront}' }] : []),
      {
        gives: 'net',
        is: `{gross}${premium > 0 ? ' − {premium}' : ''}${fee > 0 ? ' − {fee}' : ''} − {closing} − {liens}`,
      },
      ...(paid
        ? [
            {
              finds: 'Monthly rate',
              as: 'rate',
              in: 'percent' as const,
              decimals: 6,
              is: '({annualRate} + {annual}) ÷ 12',
            },
            annualRate + annual === 0
              ? { gives: 'monthly' as const, is: '{net} ÷ {months}', with: figures }
              : {
                  gives: 'monthly' as const,
                  is: '{net} × {rate} ÷ (1 − (1 + {rate})^−{months}) ÷ (1 + {rate})',
                  with: figures,
                },
          ]
        : []),
      ...(gross > 0 && mode === 'hecm' ? [] : [{ gives: 'owedFirst' as const, is: '{closing} + {liens} + {net}' }]),
    ]
  },

  charts: [
    { kind: 'line', title: 'Debt and home value', of: 'years', x: 'age', y: ['balance', 'value'] },
    { kind: 'line', title: 'Equity left', of: 'years', x: 'age', y: ['equity'], area: true },
  ],
  examples: [
    {
      name: 'The handbook’s borrower of 75',
      given: {
        mode: 'hecm',
        age: 75,
        value: 100_000,
        factor: 0.416,
        annualRate: 0.1,
        growth: 0.04,
        payout: 'tenure',
        liens: 0,
        closing: 1500,
        origination: 0,
        upfront: 0.02,
        annual: 0.005,
      },
      expect: { net: 38_100, monthly: 356.61 },
    },
    {
      name: 'A lifetime loan outside the programme',
      given: {
        mode: 'generic',
        age: 70,
        value: 300_000,
        shares: [
          { from: 55, share: 0.2 },
          { from: 65, share: 0.3 },
        ],
        annualRate: 0.06,
        growth: 0.02,
        liens: 0,
        closing: 0,
      },
      expect: { net: 90_000 },
    },
  ],
})

/** The most that HUD lets a lender charge for originating, in dollars, by the value that counts. */
function highestOrigination(claim: number): number {
  const { least, share, upTo, above, most } = terms.origination
  const scaled = Math.min(claim, upTo) * share + Math.max(0, claim - upTo) * above
  return Math.min(most, Math.max(least, scaled))
}

interface Moment {
  balance: number
  worth: number
  line: number | undefined
}

/** Debt, value and credit line month by month; payments to the borrower are made at the start of each month. */
function courseOf(plan: {
  owedFirst: number
  monthly: number
  paidMonths: number
  line: number | undefined
  monthlyRate: number
  value: number
  growth: number
  months: number
}): readonly Moment[] {
  const course: Moment[] = [{ balance: plan.owedFirst, worth: plan.value, line: plan.line }]
  let { owedFirst: balance, line } = plan
  for (let month = 1; month <= plan.months; month++) {
    balance = (balance + (month <= plan.paidMonths ? plan.monthly : 0)) * (1 + plan.monthlyRate)
    if (line !== undefined) line *= 1 + plan.monthlyRate
    course.push({ balance, worth: plan.value * (1 + plan.growth) ** (month / 12), line })
  }
  return course
}

function outlookOf(
  at: { over: number; age: number; last: number; insured: boolean; equity: Moment | undefined },
  show: Show,
): { is: 'good' | 'fair'; says: string } {
  if (at.over < 0) {
    const left = (at.equity?.worth ?? 0) - (at.equity?.balance ?? 0)
    return {
      is: 'good',
      says: `At ${at.last} the debt is still below the value; ${show.money(left, 0)} would be left.`,
    }
  }
  const when = at.over === 0 ? 'From the first day' : `From the age of ${at.age + Math.floor(at.over / 12)}`
  return {
    is: 'fair',
    says: `${when} more is owed than the home is worth. ${at.insured ? 'The insurance bears the difference; you and your heirs never owe more than the home.' : 'Without a promise of no negative equity in the contract, you would owe the difference.'}`,
  }
}
