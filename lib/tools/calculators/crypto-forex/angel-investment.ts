import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { ventureSchemes } from '@/lib/law/uk/venture-schemes'
import { smallBusinessStock } from '@/lib/law/us/small-business-stock'
import { internalRateOfReturn } from '@/lib/subjects/finance/cash-flow'
import { rootBetween } from '@/lib/base/root'
import { liquidationPayouts, type ShareClass } from '@/lib/subjects/venture/liquidation'
import { priceRound } from '@/lib/subjects/venture/priced-round'

const most = { max: 1e12 } as const
const whole = { kind: 'money', decimals: 0 } as const
const share = { kind: 'percent', decimals: 2 } as const
const isSafe = { field: 'deal', is: 'safe' } as const
/** Of the founders when a SAFE converts; only proportions count. */
const unitShares = 1e9
const sought = 10

export default defineCalculator({
  inputs: {
    cheque: money('Your cheque', { initial: 25_000, initialIn: { in: 1_000_000 }, above: 0, ...most }),
    deal: choice('You buy', {
      options: { pre: 'Shares, pre-money', post: 'Shares, post-money', safe: 'A SAFE with a cap' },
      initial: 'post',
    }),
    valuation: money('Valuation or cap', {
      initial: 4_000_000,
      initialIn: { in: 160_000_000 },
      above: 0,
      ...most,
      help: 'A SAFE’s cap is post-money; it converts in the first later round.',
    }),
    rounds: rows('Later rounds', {
      row: 'round',
      columns: {
        year: integer('Year', { min: 1, max: 30 }),
        raise: money('Raised', { above: 0, ...most }),
        pre: money('Pre-money', { above: 0, ...most }),
        pool: percent('Pool added', { initial: 0.05, below: 1 }),
        follow: choice('You', { options: { no: 'Do not follow', yes: 'Buy pro rata' }, initial: 'no', as: 'menu' }),
      },
      initial: [
        { year: 2, raise: 3_000_000, pre: 9_000_000, pool: 0.08, follow: 'no' },
        { year: 4, raise: 10_000_000, pre: 40_000_000, pool: 0.05, follow: 'no' },
      ],
      min: 0,
      max: 8,
      help: 'In years after your cheque. The pool is a share of everything after the round.',
    }),
    exits: rows('How it ends', {
      row: 'ending',
      ownLine: 'name',
      columns: {
        name: text('Ending', { optional: true, maxLength: 30 }),
        value: money('Sold for', { max: 1e15 }),
        year: integer('Year', { min: 1, max: 40 }),
        odds: percent('Probability', { max: 1 }),
      },
      initial: [
        { name: 'Closes down', value: 0, year: 3, odds: 0.55 },
        { name: 'Sold for its team', value: 6_000_000, year: 4, odds: 0.25 },
        { name: 'Good sale', value: 60_000_000, year: 7, odds: 0.15 },
        { name: 'Great sale', value: 300_000_000, year: 8, odds: 0.05 },
      ],
      min: 1,
      max: 12,
      help: 'Your own odds; the page has no statistics. They add up to 100%.',
    }),
    round: money('Whole round you are part of', {
      optional: true,
      above: 0,
      ...most,
      help: 'Your cheque alone when empty. Shares a liquidation preference, and adds to a pre-money.',
      refines: true,
    }),
    discount: percent('Discount of the SAFE', {
      initial: 0,
      slider: { to: 0.4, step: 0.01 },
      below: 1,
      shownWhen: isSafe,
      refines: true,
    }),
    preference: number('Liquidation preference', { initial: 1, min: 0, max: 10, unit: '×', refines: true }),
    participating: toggle('Preferences are paid and share in the rest too', { initial: false, refines: true }),
    seniority: choice('Preferences are paid', {
      options: { latest: 'Latest round first', together: 'All together' },
      initial: 'together',
      refines: true,
    }),
    payToPlay: toggle('Who does not follow loses the preference', {
      initial: false,
      help: 'Pay-to-play: your first shares become ordinary in the first round that you leave out.',
      refines: true,
    }),
    relief: choice('Tax relief', {
      options: { none: 'None', seis: 'UK SEIS', eis: 'UK EIS', qsbs: 'US section 1202' },
      initial: 'none',
      as: 'menu',
      refines: true,
    }),
    boughtOn: date('Day of your cheque', {
      initial: '2026-05-01',
      shownWhen: { field: 'relief', is: ['seis', 'eis', 'qsbs'] },
      refines: true,
    }),
    gainsRate: rate('Your tax on gains', {
      initial: 0.2,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      refines: true,
    }),
    incomeRate: rate('Your income tax rate', {
      initial: 0.4,
      slider: { to: 0.6, step: 0.01 },
      max: 1,
      shownWhen: { field: 'relief', is: ['seis', 'eis'] },
      help: 'At which a loss is relieved.',
      refines: true,
    }),
  },
  outputs: {
    expected: { ...whole, label: 'Expected proceeds' },
    expectedMultiple: { kind: 'number', decimals: 2, unit: '×', label: 'Expected multiple of your money' },
    expectedReturn: {
      kind: 'percent',
      decimals: 1,
      label: 'Return a year on the expected flows',
      optional: true,
    },
    invested: { ...whole, label: 'You put in, all rounds' },
    owned: { ...share, label: 'You own after all rounds' },
    needed: { ...whole, label: 'Sale price for ten times your money', optional: true },
    verdict: { kind: 'verdict', label: 'The odds' },
    endings: {
      kind: 'table',
      label: 'By ending',
      columns: {
        name: { kind: 'text', label: 'Ending' },
        odds: { kind: 'percent', label: 'Probability', decimals: 0 },
        proceeds: { kind: 'money', label: 'You receive', decimals: 0 },
        paidIn: { kind: 'money', label: 'You put in', decimals: 0 },
        multiple: { kind: 'number', label: 'MOIC', decimals: 2, unit: '×' },
        irr: { kind: 'percent', label: 'IRR', decimals: 1 },
      },
    },
    ownership: {
      kind: 'table',
      label: 'Your stake round by round',
      columns: {
        round: { kind: 'text', label: 'Round' },
        year: { kind: 'count', label: 'Year' },
        post: { kind: 'money', label: 'Post-money', decimals: 0 },
        paid: { kind: 'money', label: 'You pay', decimals: 0 },
        owned: { ...share, label: 'You own' },
        worth: { kind: 'money', label: 'Worth on paper', decimals: 0 },
      },
    },
    afterTax: {
      kind: 'table',
      label: 'After tax',
      columns: {
        name: { kind: 'text', label: 'Ending' },
        proceeds: { kind: 'money', label: 'You receive', decimals: 0 },
        relief: { kind: 'money', label: 'Income tax relief', decimals: 0 },
        tax: { kind: 'money', label: 'Tax on the gain', decimals: 0 },
        loss: { kind: 'money', label: 'Loss relief', decimals: 0 },
        net: { kind: 'money', label: 'Gain or loss after tax', decimals: 0 },
        irr: { kind: 'percent', label: 'IRR after tax', decimals: 1 },
      },
    },
  },
  formula:
    'Stake after a round = stake × (1 − raised ÷ post-money − pool added), plus what is bought pro rata. Proceeds = the better of preference and stake × sale price. Expected proceeds = Σ probability × proceeds. MOIC = proceeds ÷ money put in',
  limits: [
    'Later rounds after an ending are left out of it. Options added to the pool count as given out.',
    'SEIS and EIS shares carry no preference, so that none is counted for your first shares. Relief is on the first cheque up to the yearly limit, at once; a sale before three years takes back the same share of what it brings.',
    'Section 1202 leaves out a part of the gain on the first cheque by whole years held; the rest, losses and later cheques are taxed at your own rate, or not relieved. Whether the shares qualify is not checked, and the limit is shown without later indexing.',
    'Most cheques return less than they cost, whatever the average says: with few cheques the expected value is not what you should expect.',
  ],
  sources: [
    {
      title: 'NVCA: Model Certificate of Incorporation and Term Sheet',
      href: 'https://nvca.org/model-legal-documents/',
    },
    {
      title: 'HM Revenue and Customs: Tax relief for investors using venture capital schemes',
      href: 'https://www.gov.uk/guidance/venture-capital-schemes-tax-relief-for-investors',
    },
    {
      title: '26 U.S.C. § 1202',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1202',
    },
  ],
  rules: [ventureSchemes, smallBusinessStock],

  compute(values, { show, minorDigits }) {
    const { cheque, deal, valuation, rounds, exits, preference, relief } = values
    const odds = exits.reduce((sum, one) => sum + one.odds, 0)
    if (compareAmounts(odds, 1, 6) !== 0)
      return problem('exits', `must have probabilities that add up to 100%; they come to ${show.percent(odds)}`)
    const late = rounds.findIndex(({ year }, at) => year < (rounds[at - 1]?.year ?? 0))
    if (late !== -1) return problem('rounds', `must stand in the order of their years (row ${late + 1})`)
    const heavy = rounds.findIndex(({ raise, pre, pool }) => raise / (raise + pre) + pool >= 1)
    if (heavy !== -1) return problem('rounds', `must leave something for those before it (row ${heavy + 1})`)
    const round = values.round ?? cheque
    if (compareAmounts(round, cheque, minorDigits) < 0) return problem('round', 'must be at least your own cheque')
    const post = deal === 'pre' ? valuation + round : valuation
    if (round >= post) return problem('valuation', 'must be more than the money that comes in')
    const scheme = relief === 'seis' || relief === 'eis' ? versionOn(ventureSchemes, values.boughtOn) : undefined
    if ((relief === 'seis' || relief === 'eis') && !scheme)
      return problem('boughtOn', `must lie in a period that is known: ${knownPeriods(ventureSchemes, show.date)}`)
    const exclusion = relief === 'qsbs' ? versionOn(smallBusinessStock, values.boughtOn) : undefined
    if (relief === 'qsbs' && !exclusion)
      return problem('boughtOn', `must lie in a period that is known: ${knownPeriods(smallBusinessStock, show.date)}`)

    const [converting] = rounds
    const atConversion =
      deal === 'safe' && converting
        ? priceRound({
            preMoney: converting.pre,
            investment: converting.raise,
            shares: unitShares,
            pool: 0,
            poolTarget: converting.pool,
            poolGrows: 'before',
            method: 'ownership',
            conversions: [{ amount: round, cap: valuation, discount: values.discount, basis: 'post' }],
          })
        : undefined
    if (deal === 'safe' && converting && !atConversion)
      return problem('rounds', 'must leave something for the founders once the SAFE has converted (row 1)')
    /** The part of all shares that a whole round of SAFEs holds after the round that converts it. */
    const firstPart = atConversion ? (atConversion.converted[0]?.shares ?? 0) / atConversion.total : 0
    /** Your stake and all shares of your round, then each round’s, as the first `count` later rounds leave them. */
    const history = historyOf()
    const all = history.at(-1) as (typeof history)[number]

    const endings = exits.map((exit, at) => {
      const known = rounds.filter(({ year }) => year < exit.year).length
      const state = history[known] as (typeof history)[number]
      const got = payout(exit.value, state)
      const flows = state.flows.concat(Array.from({ length: Math.max(0, exit.year + 1 - state.flows.length) }, () => 0))
      const paidIn = -flows.reduce((sum, flow) => sum + flow, 0)
      const proceeds = got.first + got.later
      return {
        ...exit,
        name: exit.name || `Ending ${at + 1}`,
        ...got,
        flows,
        paidIn,
        proceeds,
        multiple: proceeds / paidIn,
        irr: returnOf(flows, exit.year, proceeds),
        after: taxOn(got, paidIn, exit.year),
      }
    })
    const expected = endings.reduce((sum, one) => sum + one.odds * one.proceeds, 0)
    const expectedIn = endings.reduce((sum, one) => sum + one.odds * one.paidIn, 0)
    const last = Math.max(...endings.map(({ year }) => year))
    const mean = Array.from({ length: last + 1 }, (_, year) =>
      endings.reduce(
        (sum, one) => sum + one.odds * ((one.flows[year] ?? 0) + (one.year === year ? one.proceeds : 0)),
        0,
      ),
    )
    const goal = sought * -all.flows.reduce((sum, flow) => sum + flow, 0)
    const gapAt = (value: number) => {
      const { first, later } = payout(value, all)
      return first + later - goal
    }
    let far = goal
    while (gapAt(far) < 0 && far < 1e18) far *= 2
    return {
      expected,
      expectedMultiple: expected / expectedIn,
      expectedReturn: expected > 0 ? internalRateOfReturn(mean) : -1,
      invested: goal / sought,
      owned: all.owned,
      needed: gapAt(far) < 0 ? undefined : rootBetween(gapAt, 0, far),
      verdict: judgement(),
      endings: endings.map(({ name, odds: chance, proceeds, paidIn, multiple, irr }) => ({
        name,
        odds: chance,
        proceeds,
        paidIn,
        multiple,
        irr,
      })),
      ownership: history.map((state) => ({
        round: state.name,
        year: state.year,
        post: state.post,
        paid: state.paid,
        owned: state.owned,
        worth: state.owned * state.post,
      })),
      afterTax: endings.map(({ name, proceeds, paidIn, flows, year, after }) => ({
        name,
        proceeds,
        relief: after.kept,
        tax: after.tax,
        loss: after.loss,
        net: proceeds + after.kept + after.loss - after.tax - paidIn,
        irr: returnOf(
          flows.map((flow, at) => (at === 0 ? flow + after.kept : flow)),
          year,
          proceeds + after.loss - after.tax,
        ),
      })),
    }

    function historyOf() {
      let first = round / post
      let later: { part: number; own: number; raised: number; paid: number }[] = []
      const flows = [-cheque]
      let hasPreference = relief !== 'seis' && relief !== 'eis'
      const states = [
        {
          name: deal === 'safe' ? 'Your SAFE' : 'Your round',
          year: 0,
          post,
          paid: cheque,
          owned: cheque / post,
          first,
          later,
          flows: [...flows],
          hasPreference,
        },
      ]
      rounds.forEach(({ year, raise, pre, pool, follow }, at) => {
        const part = raise / (raise + pre)
        const before = states[at]?.owned ?? 0
        const paid = follow === 'yes' ? before * raise : 0
        if (follow === 'no' && values.payToPlay) hasPreference = false
        const kept = 1 - part - pool
        first = at === 0 && atConversion ? firstPart : first * kept
        later = [
          ...later.map((one) => ({ ...one, part: one.part * kept })),
          { part, own: paid / raise, raised: raise, paid },
        ]
        while (flows.length <= year) flows.push(0)
        flows[year] = (flows[year] ?? 0) - paid
        states.push({
          name: `Round ${at + 1}`,
          year,
          post: raise + pre,
          paid,
          owned: (first * cheque) / round + later.reduce((sum, one) => sum + one.part * one.own, 0),
          first,
          later,
          flows: [...flows],
          hasPreference,
        })
      })
      return states
    }

    /** What your first shares and those bought later receive. */
    function payout(value: number, state: ReturnType<typeof historyOf>[number]) {
      const own = cheque / round
      const protectedPart = state.hasPreference ? 1 : 1 - own
      const classes: ShareClass[] = [
        { part: state.first * protectedPart, preference: round * protectedPart * preference },
        ...state.later.map(({ part, raised }) => ({ part, preference: raised * preference })),
        { part: state.first * (1 - protectedPart), preference: 0 },
      ]
      const paid = liquidationPayouts(value, classes, {
        participating: values.participating,
        seniority: values.seniority === 'latest' ? 'latest first' : 'together',
      })
      const first = state.hasPreference ? (paid[0] ?? 0) * own : (paid.at(-1) ?? 0)
      return { first, later: state.later.reduce((sum, one, at) => sum + one.own * (paid[at + 1] ?? 0), 0) }
    }

    function taxOn({ first, later }: { first: number; later: number }, paidIn: number, year: number) {
      const laterGain = Math.max(0, later - (paidIn - cheque))
      const gain = first - cheque
      if (scheme) {
        const { [relief === 'seis' ? 'seis' : 'eis']: terms, yearsHeld } = scheme.value
        const isHeld = year >= yearsHeld
        // A company that fails within three years leaves the relief; a sale takes back relief up to its proceeds.
        const given = Math.min(cheque, terms.limit) * terms.relief
        const kept = isHeld ? given : Math.max(0, given - first * terms.relief)
        const exempt = isHeld ? Math.min(1, terms.limit / cheque) : 0
        return {
          kept,
          tax: values.gainsRate * (Math.max(0, gain) * (1 - exempt) + laterGain),
          loss: values.incomeRate * Math.max(0, cheque - kept - first),
        }
      }
      if (exclusion) {
        const { tiers, limit, timesBasis } = exclusion.value
        const part = tiers.reduce<number>((found, tier) => (year >= tier.years ? tier.excluded : found), 0)
        const left = Math.max(0, gain) - Math.min(Math.max(0, gain) * part, Math.max(limit, timesBasis * cheque))
        return { kept: 0, tax: values.gainsRate * (left + laterGain), loss: 0 }
      }
      return { kept: 0, tax: values.gainsRate * Math.max(0, first + later - paidIn), loss: 0 }
    }

    function judgement() {
      const losing = endings.reduce((sum, one) => sum + (compareAmounts(one.multiple, 1, 6) < 0 ? one.odds : 0), 0)
      const written = show.percent(losing, 0)
      return compareAmounts(expected, expectedIn, minorDigits) < 0
        ? {
            is: 'bad' as const,
            says: `On average you get back less than you put in, and in ${written} of cases you lose money.`,
          }
        : { is: losing > 0.5 ? ('fair' as const) : ('plain' as const), says: `In ${written} of cases you lose money.` }
    }
  },

  steps(_, { endings, ownership }) {
    return [
      {
        finds: 'Your stake at first',
        gives: 'ownership.0.owned',
        is: '{cheque} ÷ {ownership.0.post}',
        when: { field: 'deal', is: ['post', 'pre'] },
      },
      ...(ownership.length > 1
        ? [
            {
              finds: 'After the last round, on paper',
              gives: 'ownership.-1.worth' as const,
              is: '{ownership.-1.owned} × {ownership.-1.post}',
            },
          ]
        : []),
      {
        gives: 'expected',
        is: endings.map((_row, at) => `{endings.${at}.odds} × {endings.${at}.proceeds}`).join(' + '),
      },
      {
        gives: 'expectedMultiple',
        is: `{expected} ÷ (${endings.map((_row, at) => `{endings.${at}.odds} × {endings.${at}.paidIn}`).join(' + ')})`,
      },
    ]
  },

  charts: [{ kind: 'bar', title: 'What you receive by ending', of: 'endings', x: 'name', y: ['proceeds', 'paidIn'] }],
  examples: [
    {
      name: 'A cheque into a battery recycler',
      given: {
        cheque: 50_000,
        deal: 'post',
        valuation: 5_000_000,
        rounds: [{ year: 2, raise: 5_000_000, pre: 15_000_000, pool: 0.05, follow: 'no' }],
        exits: [
          { name: 'Closes down', value: 0, year: 3, odds: 0.6 },
          { name: 'Small sale', value: 8_000_000, year: 5, odds: 0.3 },
          { name: 'Large sale', value: 200_000_000, year: 7, odds: 0.1 },
        ],
        preference: 1,
        participating: false,
        seniority: 'together',
        payToPlay: false,
        relief: 'none',
        gainsRate: 0.2,
      },
      expect: { owned: 0.007, invested: 50_000, expected: 155_000, expectedMultiple: 3.1 },
    },
  ],
})

/** −100% where nothing comes back. */
function returnOf(flows: readonly number[], year: number, proceeds: number): number | null {
  if (proceeds <= 0 && flows.every((flow) => flow <= 0)) return -1
  return internalRateOfReturn(flows.map((flow, at) => (at === year ? flow + proceeds : flow))) ?? null
}
