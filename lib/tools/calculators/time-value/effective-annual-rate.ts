import { choice, defineCalculator, integer, money, problem, rate, rows, text } from '@/lib/kits/calculator'
import { forceOfInterest, nominalOfForce } from '@/lib/subjects/finance/interest'

const compoundings = {
  yearly: 'Yearly',
  halfYearly: 'Half-yearly',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  weekly: 'Weekly',
  daily: 'Daily',
  continuous: 'Continuously',
} as const
type Compounding = keyof typeof compoundings
const times: Readonly<Record<Compounding, number>> = {
  yearly: 1,
  halfYearly: 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
  continuous: Infinity,
}
const every = Object.keys(compoundings) as Compounding[]
const paid = 'APY from interest paid'

export default defineCalculator({
  inputs: {
    rate: rate('Rate', {
      initial: 0.06,
      slider: { from: -0.1, to: 0.4, step: 0.0025 },
      per: 'year',
      negative: true,
      above: -1,
      max: 10,
    }),
    kind: choice('This rate is', {
      options: { nominal: 'Nominal (APR)', effective: 'Effective (APY)' },
      initial: 'nominal',
    }),
    compounding: choice('Compounded', {
      options: compoundings,
      initial: 'monthly',
      as: 'menu',
      shownWhen: { field: 'kind', is: 'nominal' },
    }),
    target: choice('Convert to a rate compounded', { options: compoundings, initial: 'daily', as: 'menu' }),
    offers: rows('Offers to rank', {
      row: 'offer',
      columns: {
        name: text('Name', { maxLength: 40 }),
        rate: rate('Nominal rate', { per: 'year', negative: true, above: -1, max: 10 }),
        compounding: choice('Compounded', { options: compoundings, initial: 'monthly', as: 'menu' }),
      },
      initial: [
        { name: 'Bank A', rate: 0.0605, compounding: 'yearly' },
        { name: 'Bank B', rate: 0.059, compounding: 'daily' },
        { name: 'Bank C', rate: 0.0595, compounding: 'quarterly' },
      ],
      min: 0,
      max: 20,
      section: 'Offers',
      refines: true,
    }),
    interest: money('Interest paid', { optional: true, max: 1e11, section: paid, refines: true }),
    principal: money('On a deposit of', { optional: true, above: 0, max: 1e12, section: paid, refines: true }),
    days: integer('In days', { optional: true, min: 1, max: 36_500, section: paid, refines: true }),
  },
  outputs: {
    effective: { kind: 'percent', label: 'Effective annual rate (APY)', decimals: 4 },
    converted: { kind: 'percent', label: 'Nominal rate at the compounding you chose', decimals: 4 },
    periodic: { kind: 'percent', label: 'Rate a period of it', decimals: 6, optional: true },
    gap: {
      kind: 'percent',
      label: 'Effective less nominal',
      decimals: 4,
      help: 'What compounding adds to the rate you typed, or to the converted one.',
    },
    apy: { kind: 'percent', label: 'Annual percentage yield', decimals: 2, optional: true, section: paid },
    best: { kind: 'text', label: 'Highest yield', optional: true, section: 'Offers' },
    ranking: {
      kind: 'table',
      label: 'Offers by effective rate',
      optional: true,
      columns: {
        place: { kind: 'count', label: 'Place' },
        name: { kind: 'text', label: 'Offer' },
        nominal: { kind: 'percent', label: 'Nominal', decimals: 3 },
        compounding: { kind: 'text', label: 'Compounded' },
        effective: { kind: 'percent', label: 'Effective', decimals: 4 },
        interest: { kind: 'money', label: 'On 10,000 in a year' },
      },
    },
    table: {
      kind: 'table',
      label: 'Every compounding',
      columns: {
        compounding: { kind: 'text', label: 'Compounded' },
        yields: { kind: 'percent', label: 'Your nominal rate would yield', decimals: 4 },
        equivalent: { kind: 'percent', label: 'Nominal rate of the same yield', decimals: 4 },
        periodic: { kind: 'percent', label: 'Rate a period', decimals: 6 },
      },
    },
  },
  formula:
    'Effective rate = (1 + nominal ÷ m)^m − 1, continuously e^nominal − 1; nominal = m × ((1 + effective)^(1 ÷ m) − 1); APY of Regulation DD = (1 + interest ÷ principal)^(365 ÷ days) − 1',
  limits: [
    'A year has 52 weeks and 365 days.',
    'An APR of a loan that contains fees is not a nominal rate; the fees have to come out first.',
    'Ranking compares rates only: fees, minimum balances and the time for which a rate is promised are left out.',
  ],
  sources: [
    {
      title: '12 CFR part 1030 (Regulation DD), appendix A: annual percentage yield calculation',
      href: 'https://www.ecfr.gov/current/title-12/chapter-X/part-1030/appendix-Appendix%20A%20to%20Part%201030',
    },
    {
      title: 'OASIS OpenFormula 1.2, functions EFFECT and NOMINAL',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute({ rate: typed, kind, compounding, target, offers, interest, principal, days }) {
    const force = kind === 'nominal' ? forceOfInterest(typed, times[compounding]) : Math.log1p(typed)
    const converted = force === undefined ? undefined : nominalOfForce(force, times[target])
    if (force === undefined || converted === undefined) return problem('rate', 'must be above −100%')
    const effective = Math.expm1(force)
    const hasAll = interest !== undefined && principal !== undefined && days !== undefined
    const apy = hasAll ? Math.expm1((Math.log1p(interest / principal) * 365) / days) : undefined
    if (apy !== undefined && !(apy < 1e6)) return problem('interest', 'must be smaller for so few days')
    const ranked = offers
      .map((offer) => ({ ...offer, effective: Math.expm1(forceOfInterest(offer.rate, times[offer.compounding]) ?? 0) }))
      .toSorted((one, other) => other.effective - one.effective)
    return {
      effective,
      converted,
      ...(target === 'continuous' ? {} : { periodic: converted / times[target] }),
      gap: effective - (kind === 'nominal' ? typed : converted),
      ...(apy === undefined ? {} : { apy }),
      ...(ranked[0] === undefined
        ? {}
        : {
            best: ranked[0].name,
            ranking: ranked.map((offer, index) => ({
              place: index + 1,
              name: offer.name,
              nominal: offer.rate,
              compounding: compoundings[offer.compounding],
              effective: offer.effective,
              interest: 10_000 * offer.effective,
            })),
          }),
      table: every.map((one) => {
        const equivalent = nominalOfForce(force, times[one]) ?? 0
        const own = kind === 'nominal' ? forceOfInterest(typed, times[one]) : undefined
        return {
          compounding: compoundings[one],
          yields: own === undefined ? null : Math.expm1(own),
          equivalent,
          periodic: one === 'continuous' ? null : equivalent / times[one],
        }
      }),
    }
  },

  steps({ kind, compounding, target }) {
    const m = { kind: 'count' as const, value: compounding === 'continuous' ? 1 : times[compounding] }
    const n = { kind: 'count' as const, value: target === 'continuous' ? 1 : times[target] }
    const isNominal = kind === 'nominal'
    return [
      {
        gives: isNominal ? 'effective' : undefined,
        is: compounding === 'continuous' ? 'e^({rate}) − 1' : '(1 + {rate} ÷ {m})^{m} − 1',
        with: { m },
      },
      {
        gives: 'converted',
        is: target === 'continuous' ? 'ln(1 + {effective})' : '{n} × ((1 + {effective})^(1 ÷ {n}) − 1)',
        with: { n },
      },
      { gives: 'periodic', is: '{converted} ÷ {n}', with: { n } },
      { gives: 'gap', is: isNominal ? '{effective} − {rate}' : '{effective} − {converted}' },
      { gives: 'apy', is: '(1 + {interest} ÷ {principal})^(365 ÷ {days}) − 1' },
    ]
  },

  examples: [
    {
      name: 'Six percent monthly',
      given: {
        rate: 0.06,
        kind: 'nominal',
        compounding: 'monthly',
        target: 'daily',
        interest: undefined,
        principal: undefined,
        days: undefined,
        offers: [
          { name: 'Bank A', rate: 0.0605, compounding: 'yearly' },
          { name: 'Bank B', rate: 0.059, compounding: 'daily' },
          { name: 'Bank C', rate: 0.0595, compounding: 'quarterly' },
        ],
      },
      expect: { effective: 0.0616778119, best: 'Bank C' },
    },
    {
      name: 'A card at 24%',
      given: { rate: 0.24, kind: 'nominal', compounding: 'daily', target: 'monthly', offers: [] },
      expect: { effective: 0.271148891441294 },
    },
  ],
})
