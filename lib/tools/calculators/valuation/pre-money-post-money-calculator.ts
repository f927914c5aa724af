import {
  choice,
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
import { priceRound, type Conversion, type PricedRound } from '@/lib/subjects/venture/priced-round'

const most = { max: 1e12 } as const
const terms = {
  cap: money('Cap', { optional: true, min: 1, max: 1e12 }),
  discount: percent('Discount', { optional: true, below: 1 }),
} as const
const shares = { kind: 'number', decimals: 0 } as const
const share = { kind: 'percent', decimals: 2 } as const
const reasons = { cap: 'Cap', discount: 'Discount', price: 'Round price' } as const

export default defineCalculator({
  inputs: {
    basis: choice('The valuation is', { options: { pre: 'Pre-money', post: 'Post-money' }, initial: 'pre' }),
    valuation: money('Valuation', { initial: 8_000_000, above: 0, ...most }),
    investment: money('New investment', {
      initial: 2_000_000,
      above: 0,
      ...most,
      help: 'Money paid in this round, without SAFEs and notes that convert.',
    }),
    holders: rows('Shares today', {
      row: 'holder',
      ownLine: 'kind',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        kind: choice('Kind', {
          options: {
            shares: 'Shares or granted options',
            proRata: 'Shares with pro rata right',
            pool: 'Options not granted',
          },
          initial: 'shares',
          as: 'menu',
        }),
        shares: integer('Shares', { min: 1, max: 1e12 }),
      },
      initial: [
        { name: 'Founders', kind: 'shares', shares: 8_000_000 },
        { name: 'Team', kind: 'shares', shares: 500_000 },
        { name: 'Option pool', kind: 'pool', shares: 500_000 },
      ],
      min: 1,
      max: 40,
    }),
    safes: rows('SAFEs, the oldest first', {
      row: 'SAFE',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        kind: choice('Kind', {
          options: { post: 'Post-money', pre: 'Pre-money', mfn: 'Most favoured' },
          initial: 'post',
          as: 'menu',
        }),
        amount: money('Amount', { min: 1, ...most }),
        ...terms,
      },
      initial: [{ name: 'Angels', kind: 'post', amount: 500_000, cap: 6_000_000 }],
      min: 0,
      max: 40,
      help: 'A most favoured (MFN) SAFE takes the best terms of a row beneath it.',
    }),
    pool: percent('Option pool after the round', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.005 },
      below: 1,
      help: 'Options not granted, as a share of everything after the round. A pool that is larger already stays.',
    }),
    poolGrows: choice('The pool grows', {
      options: { before: 'Before the price is set', after: 'After the round' },
      initial: 'before',
      help: 'Before: present holders pay for it. After: the new investor pays a part.',
      refines: true,
    }),
    notes: rows('Convertible notes', {
      row: 'note',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        principal: money('Principal', { min: 1, ...most }),
        interest: rate('Interest', { initial: 0, max: 1, per: 'year' }),
        months: number('Months', { initial: 0, min: 0, max: 240 }),
        ...terms,
      },
      initial: [],
      min: 0,
      max: 40,
      help: 'Simple interest for these months converts too.',
      refines: true,
    }),
    method: choice('SAFEs and notes convert', {
      options: {
        ownership: 'Within the pre-money',
        fixed: 'On top of the pre-money',
        dollars: 'On top, with their own money counted',
      },
      initial: 'ownership',
      as: 'menu',
      help: 'Within: the new investor gets investment ÷ post-money. The term sheet says which.',
      refines: true,
    }),
    proRata: toggle('Holders of SAFEs and notes buy their pro rata', { initial: false, refines: true }),
  },
  outputs: {
    post: { kind: 'money', label: 'Post-money valuation', decimals: 0 },
    pre: { kind: 'money', label: 'Pre-money valuation', decimals: 0 },
    price: { kind: 'money', label: 'Price per share', decimals: 4 },
    investorShare: { ...share, label: 'New money gets' },
    kept: {
      ...share,
      label: 'Present holders keep',
      help: 'Shares and granted options of today, without what is bought now.',
    },
    effectivePre: {
      kind: 'money',
      label: 'Effective pre-money',
      decimals: 0,
      help: 'Everything that stands in the first table, at the price of the round.',
    },
    verdict: { kind: 'verdict', label: 'What it costs' },
    capTable: {
      kind: 'table',
      label: 'Cap table before and after',
      columns: {
        holder: { kind: 'text', label: 'Holder' },
        sharesBefore: { ...shares, label: 'Shares before' },
        before: { ...share, label: 'Before' },
        sharesAfter: { ...shares, label: 'Shares after' },
        after: { ...share, label: 'After' },
        value: { kind: 'money', label: 'Value at the price', decimals: 0 },
      },
      totals: ['sharesBefore', 'sharesAfter', 'before', 'after'],
    },
    conversions: {
      kind: 'table',
      label: 'What converts',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'SAFE or note' },
        amount: { kind: 'money', label: 'Converts' },
        by: { kind: 'text', label: 'Best terms' },
        price: { kind: 'money', label: 'Price', decimals: 4 },
        shares: { ...shares, label: 'Shares' },
        after: { ...share, label: 'After the round' },
      },
    },
    priced: {
      ...shares,
      label: 'Shares that the valuation pays for',
      section: 'Shares',
    },
    converting: { kind: 'money', label: 'Money that converts', decimals: 0, section: 'Shares', optional: true },
    newShares: { kind: 'count', label: 'New shares', section: 'Shares' },
    poolIncrease: { kind: 'count', label: 'Options added to the pool', section: 'Shares' },
    total: { kind: 'count', label: 'Shares after the round', section: 'Shares' },
    held: { kind: 'count', label: 'Shares of present holders', section: 'Shares' },
    dilution: { ...share, label: 'Dilution of present holders', section: 'Shares' },
  },
  formula:
    'Post-money = pre-money + investment. Price = pre-money ÷ fully diluted shares. A SAFE converts at the lowest of cap ÷ shares that its cap counts, price × (1 − discount), and price; a post-money SAFE holds at least amount ÷ cap before the new money',
  limits: [
    'A post-money cap counts all that converts and today’s pool, but not what is added to the pool. A pre-money cap, and that of a note, counts the pool with what is added and nothing that converts.',
    'Shares are cut to whole ones; the price is not rounded. Closings often round it to four decimals.',
    'A most favoured SAFE takes the later terms that turn out best. Its holder has to choose earlier, and only once.',
    'Anti-dilution rights of earlier investors and promised options beyond the pool are left out.',
  ],
  sources: [
    { title: 'Y Combinator: Post-Money Safe User Guide', href: 'https://www.ycombinator.com/documents' },
    {
      title: 'Cooley GO: Calculating Share Price With Outstanding Convertible Notes or Safes',
      href: 'https://www.cooleygo.com/calculating-share-price-outstanding-convertible-notes-or-safes/',
    },
    { title: 'NVCA: Model Term Sheet', href: 'https://nvca.org/model-legal-documents/' },
  ],

  compute({ basis, valuation, investment, holders, safes, notes, pool, poolGrows, method, proRata }, { show }) {
    if (basis === 'post' && valuation <= investment)
      return problem('valuation', 'must be more than the investment when it is post-money')
    const preMoney = basis === 'post' ? valuation - investment : valuation
    const sumOf = (isPool: boolean) =>
      holders.reduce((sum, one) => sum + ((one.kind === 'pool') === isPool ? one.shares : 0), 0)
    const held = sumOf(false)
    const reserve = sumOf(true)
    if (held === 0) return problem('holders', 'must hold shares besides the options that are not granted')
    const converting = [
      ...safes.map(({ name, kind, amount, cap, discount = 0 }, at) => ({
        name: name || `SAFE ${at + 1}`,
        amount,
        ...(kind === 'mfn' ? {} : { cap }),
        discount: kind === 'mfn' ? 0 : discount,
        basis: kind === 'post' ? ('post' as const) : ('pre' as const),
        ...(kind === 'mfn' ? { mayFollow: later(at) } : {}),
      })),
      ...notes.map(({ name, principal, interest, months, cap, discount = 0 }, at) => ({
        name: name || `Note ${at + 1}`,
        amount: principal * (1 + (interest * months) / 12),
        cap,
        discount,
        basis: 'pre' as const,
      })),
    ] satisfies (Conversion & { name: string })[]
    const round = priceRound({
      preMoney,
      investment,
      shares: held,
      pool: reserve,
      poolTarget: pool,
      poolGrows,
      method,
      conversions: converting,
    })
    if (!round)
      return converting.length > 0
        ? problem(
            'safes',
            'must leave something: at these caps, with the pool and the new money, no price is left for present holders',
          )
        : problem('pool', 'must be smaller: with the new money it leaves nothing for present holders')

    const newShares = whole(round.newShares)
    const poolIncrease = whole(round.poolIncrease)
    const converted = converting.map(({ name, amount }, at) => {
      const found: PricedRound['converted'][number] = round.converted[at] ?? {
        shares: 0,
        by: 'price',
        price: round.price,
      }
      return { ...found, name, amount, shares: whole(found.shares), exact: found.shares }
    })
    const total = held + reserve + poolIncrease + newShares + converted.reduce((sum, one) => sum + one.shares, 0)
    const bought = (own: number, hasRight: boolean) =>
      hasRight ? whole((round.newShares * own) / round.capitalization) : 0
    const before = held + reserve
    const row = (holder: string, own: number, after: number) => ({
      holder,
      sharesBefore: own,
      before: own / before,
      sharesAfter: after,
      after: after / total,
      value: after * round.price,
    })
    const rowsBefore = [
      ...holders
        .filter(({ kind }) => kind !== 'pool')
        .map(({ name, kind, shares: own }, at) =>
          row(name || `Holder ${at + 1}`, own, own + bought(own, kind === 'proRata')),
        ),
      ...converted.map((one) => row(one.name, 0, one.shares + bought(one.exact, proRata))),
    ]
    const others =
      newShares -
      rowsBefore.reduce((sum, one) => sum + one.sharesAfter, 0) +
      held +
      converted.reduce((sum, one) => sum + one.shares, 0)
    const kept = held / total
    const effectivePre = before * round.price
    return {
      post: preMoney + investment,
      pre: preMoney,
      price: round.price,
      investorShare: newShares / total,
      kept,
      effectivePre,
      verdict: {
        is: 'plain' as const,
        says: `Present holders go from ${show.percent(held / before, 1)} to ${show.percent(kept, 1)}.${
          compareAmounts(effectivePre, preMoney, 0, preMoney) < 0
            ? ` What exists today is worth ${show.money(effectivePre, 0)} at this price, not the ${show.money(preMoney, 0)} of the headline.`
            : ''
        }`,
      },
      capTable: [
        ...rowsBefore,
        ...(reserve + poolIncrease > 0 ? [row('Options not granted', reserve, reserve + poolIncrease)] : []),
        row('New investors', 0, others),
      ],
      conversions:
        converted.length > 0
          ? converted.map((one) => ({
              name: one.name,
              amount: one.amount,
              by:
                one.followed === undefined
                  ? reasons[one.by]
                  : `${reasons[one.by]} of ${converting[one.followed]?.name ?? ''}`,
              price: one.price,
              shares: one.shares,
              after: one.shares / total,
            }))
          : undefined,
      priced: round.priced,
      converting: converted.length > 0 ? converting.reduce((sum, { amount }) => sum + amount, 0) : undefined,
      newShares,
      poolIncrease,
      total,
      held,
      dilution: 1 - kept / (held / before),
    }

    /** Every SAFE and note issued after the SAFE at this place; another most favoured one has no terms to take. */
    function later(at: number) {
      const after = safes.map((_, place) => place).filter((place) => place > at && safes[place]?.kind !== 'mfn')
      return [...after, ...notes.map((_, place) => safes.length + place)]
    }
  },

  steps: [
    { gives: 'pre', is: '{valuation} − {investment}', when: { field: 'basis', is: 'post' } },
    { gives: 'post', is: '{pre} + {investment}' },
    { gives: 'price', is: '{pre} ÷ {priced}', unless: { field: 'method', is: 'dollars' } },
    { gives: 'price', is: '({pre}[ + {converting}]) ÷ {priced}', when: { field: 'method', is: 'dollars' } },
    { gives: 'newShares', is: '{investment} ÷ {price}', rounded: 'down' },
    { finds: 'New money gets', gives: 'investorShare', is: '{newShares} ÷ {total}' },
    { finds: 'Present holders keep', gives: 'kept', is: '{held} ÷ {total}' },
    { gives: 'effectivePre', is: '{capTable.sharesBefore} × {price}' },
    { gives: 'dilution', is: '1 − {kept} ÷ ({held} ÷ {capTable.sharesBefore})' },
  ],

  charts: [
    { kind: 'donut', title: 'Who owns what after the round', of: 'capTable', label: 'holder', value: 'sharesAfter' },
  ],
  examples: [
    {
      name: 'The option pool shuffle',
      given: {
        basis: 'pre',
        valuation: 8_000_000,
        investment: 2_000_000,
        holders: [{ name: 'Founders', kind: 'shares', shares: 6_000_000 }],
        safes: [],
        notes: [],
        pool: 0.2,
        poolGrows: 'before',
        method: 'ownership',
        proRata: false,
      },
      expect: {
        post: 10_000_000,
        price: 1,
        investorShare: 0.2,
        kept: 0.6,
        effectivePre: 6_000_000,
        poolIncrease: 2_000_000,
      },
    },
  ],
})

/** Closings issue whole shares; a hair of binary noise below one is that one. */
function whole(count: number): number {
  return Math.floor(count * (1 + 1e-13) + 1e-9)
}
