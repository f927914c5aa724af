import { choice, defineCalculator, integer, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { compareRates } from '@/lib/base/money/compare-amounts'
import { annualisedReturn } from '@/lib/subjects/finance/holding-period'
import { bestClaims, claimPays, stakeAfter, stakingYield } from '@/lib/subjects/trading/staking'

const times = { auto: Infinity, daily: 365, weekly: 52, monthly: 12, quarterly: 4, yearly: 1, never: 0 } as const
const claimed = { field: 'claims', is: ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'never'] } as const
const atEnd = 'At the end of the term'

export default defineCalculator({
  inputs: {
    stake: number('Coins staked', { initial: 1000, above: 0, max: 1e12 }),
    apr: rate('Reward rate (APR)', {
      slider: { to: 0.3, step: 0.001 },
      initial: 0.06,
      per: 'year',
      max: 5,
      help: 'From your network or provider. It changes with the number of coins staked.',
    }),
    commission: percent('Commission of the validator', {
      slider: { to: 0.3, step: 0.005 },
      initial: 0.05,
      max: 1,
      help: 'Of the rewards.',
    }),
    days: integer('Days staked', { initial: 365, min: 1, max: 3650 }),
    price: money('Price of a coin now', { initial: 10, max: 1e9, help: 'Type it: no price is fetched.' }),
    claims: choice('Rewards are added to the stake', {
      options: {
        auto: 'By the network, at every block',
        daily: 'Daily',
        weekly: 'Weekly',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        yearly: 'Yearly',
        never: 'Never, they are paid out',
      },
      initial: 'weekly',
      as: 'menu',
      section: 'Compounding',
      refines: true,
    }),
    claimCost: number('Cost of each claim', {
      initial: 0.01,
      max: 1e9,
      unit: 'coins',
      help: 'Network fee of claiming and staking again.',
      shownWhen: claimed,
      section: 'Compounding',
      refines: true,
    }),
    unbonding: integer('Days of unbonding', {
      initial: 21,
      max: 1000,
      help: 'Until the coins are free; they earn nothing then.',
      section: 'Risk and time',
      refines: true,
    }),
    slash: percent('Slashing to reckon with', {
      slider: { to: 1, step: 0.01 },
      initial: 0.05,
      max: 1,
      help: 'The share that is lost if your validator is punished once.',
      section: 'Risk and time',
      refines: true,
    }),
    inflation: rate('Growth of the coin’s supply', {
      slider: { to: 0.3, step: 0.001 },
      initial: 0.04,
      per: 'year',
      max: 5,
      help: 'New coins go to all stakers, so part of the reward only keeps your share.',
      section: 'Value',
      refines: true,
    }),
    priceGrowth: rate('Change of the price', {
      slider: { from: -0.9, to: 1, step: 0.01 },
      initial: 0,
      per: 'year',
      negative: true,
      above: -1,
      max: 10,
      section: 'Value',
      refines: true,
    }),
  },
  outputs: {
    rewards: { kind: 'number', label: 'Rewards over the term', unit: 'coins' },
    rewardsCash: { kind: 'money', label: 'Rewards at the price then' },
    apy: {
      kind: 'percent',
      label: 'Yearly yield (APY)',
      decimals: 3,
      help: 'With compounding, after commission, before the cost of claims.',
    },
    real: {
      kind: 'percent',
      label: 'Real yield after growth of supply',
      decimals: 3,
      help: 'How much your share of all coins grows in a year.',
    },
    effective: { kind: 'percent', label: 'After claims and unbonding', decimals: 3, optional: true },
    worth: { kind: 'verdict', label: 'Claims' },
    coins: { kind: 'number', label: 'Coins', unit: 'coins', section: atEnd },
    value: { kind: 'money', label: 'Their value', section: atEnd },
    profit: { kind: 'money', label: 'Gain or loss against today’s value', section: atEnd },
    afterSlash: { kind: 'number', label: 'Coins after one slashing', unit: 'coins', section: atEnd },
    netRate: { kind: 'percent', label: 'Reward rate after commission', decimals: 3, section: atEnd },
    locked: { kind: 'count', label: 'Days until the coins are free', section: atEnd },
    bestInterval: {
      kind: 'number',
      label: 'Days between claims that bring most',
      decimals: 1,
      optional: true,
      section: 'Best interval',
    },
    bestClaims: { kind: 'count', label: 'Claims a year', optional: true, section: 'Best interval' },
    bestRewards: {
      kind: 'number',
      label: 'Rewards a year',
      unit: 'coins',
      optional: true,
      section: 'Best interval',
    },
    table: {
      kind: 'table',
      label: 'On the way',
      columns: {
        day: { kind: 'count', label: 'Day' },
        coins: { kind: 'number', label: 'Coins' },
        simple: { kind: 'number', label: 'Without compounding' },
        price: { kind: 'money', label: 'Price' },
        value: { kind: 'money', label: 'Value' },
      },
    },
  },
  formula:
    'APY = (1 + APR × (1 − commission) ÷ n)^n − 1 with n claims a year, or e^rate − 1 at every block; real yield = (1 + APY) ÷ (1 + growth of supply) − 1',
  limits: [
    'The reward rate stays as it is; on most networks it falls when more coins are staked.',
    'A year has 365 days. Coins in unbonding earn nothing.',
    'Slashing is shown as one loss of the share you type, not as a probability.',
    'Tax on rewards is left out.',
  ],
  sources: [
    {
      title: 'Microsoft Support: EFFECT function',
      href: 'https://support.microsoft.com/en-us/office/effect-function-910d4e4c-79e2-4009-95e6-507e04f11bc4',
    },
    {
      title: 'ethereum.org: Proof-of-stake rewards and penalties',
      href: 'https://ethereum.org/developers/docs/consensus-mechanisms/pos/rewards-and-penalties/',
    },
    {
      title: 'Cosmos Hub documentation: delegator FAQ (commission, unbonding, slashing)',
      href: 'https://hub.cosmos.network/main/delegators/delegator-faq',
    },
  ],

  compute(values) {
    const { stake, apr, commission, days, price, claims, unbonding, slash, inflation, priceGrowth } = values
    const netRate = apr * (1 - commission)
    const claimCost = claims === 'auto' ? 0 : values.claimCost
    const plan = { coins: stake, rate: netRate, claimsPerYear: times[claims], claimCost }
    const coins = stakeAfter(plan, days / 365)
    const priceAt = (day: number) => price * (1 + priceGrowth) ** (day / 365)
    if (!(coins * Math.max(1, priceAt(days)) < 1e18))
      return problem('apr', 'must be lower, or the term shorter: the rewards grow beyond all bounds')
    const apy = stakingYield(netRate, times[claims])
    const effective = annualisedReturn(coins / stake - 1, (days + unbonding) / 365)
    const best = claims === 'auto' || claimCost === 0 ? undefined : bestClaims(plan)
    const pays = claimPays(plan)
    const steps = Math.min(days, 12)
    return {
      rewards: coins - stake,
      rewardsCash: (coins - stake) * priceAt(days),
      apy,
      real: (1 + apy) / (1 + inflation) - 1,
      ...(effective === undefined || effective > 1000 ? {} : { effective }),
      worth: worthOf(claims, pays, compareRates(apy, inflation)),
      coins,
      value: coins * priceAt(days),
      profit: coins * priceAt(days) - stake * price,
      afterSlash: coins * (1 - slash),
      netRate,
      locked: days + unbonding,
      ...(best === undefined
        ? {}
        : {
            bestInterval: 365 / best,
            bestClaims: best,
            bestRewards: stakeAfter({ ...plan, claimsPerYear: best }, 1) - stake,
          }),
      table: Array.from({ length: steps + 1 }, (_, at) => {
        const day = Math.round((days * at) / steps)
        const there = day === 0 ? stake : stakeAfter(plan, day / 365)
        return {
          day,
          coins: there,
          simple: stake * (1 + (netRate * day) / 365),
          price: priceAt(day),
          value: there * priceAt(day),
        }
      }),
    }
  },

  steps({ claims }) {
    const yearly = times[claims]
    return [
      { gives: 'netRate', is: '{apr} × (1 − {commission})' },
      {
        gives: 'apy',
        is:
          yearly === 0
            ? '{netRate}'
            : yearly === Infinity
              ? 'e^{netRate} − 1'
              : `(1 + {netRate} ÷ ${yearly})^${yearly} − 1`,
      },
      { gives: 'real', is: '(1 + {apy}) ÷ (1 + {inflation}) − 1' },
      { gives: 'rewards', is: '{coins} − {stake}' },
      { gives: 'locked', is: '{days} + {unbonding}' },
      { gives: 'afterSlash', is: '{coins} × (1 − {slash})' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Coins with and without compounding', of: 'table', x: 'day', y: ['coins', 'simple'] },
  ],
  examples: [
    {
      name: 'Claiming each week',
      given: {
        stake: 800,
        apr: 0.12,
        commission: 0.08,
        days: 730,
        price: 4.5,
        claims: 'weekly',
        claimCost: 0.05,
        unbonding: 28,
        slash: 0.05,
        inflation: 0.07,
        priceGrowth: -0.1,
      },
      expect: { rewards: 191.613813, apy: 0.11659399, real: 0.043545785, profit: 14.43 },
    },
  ],
})

function worthOf(claims: string, pays: boolean, order: number) {
  if (!pays)
    return {
      is: 'bad' as const,
      says: 'Each claim costs more than it brings. The rewards are left to add up and claimed once at the end.',
    }
  if (order < 0)
    return {
      is: 'fair' as const,
      says: 'Your coins become more, but your share of all coins shrinks: the supply grows faster than your yield.',
    }
  return {
    is: 'good' as const,
    says:
      claims === 'auto' || claims === 'never'
        ? 'The yield keeps up with the growth of supply.'
        : 'Each claim brings more than it costs, and the yield keeps up with the growth of supply.',
  }
}
