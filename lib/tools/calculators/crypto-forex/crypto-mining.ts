import { choice, date, defineCalculator, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { runningTotal } from '@/lib/subjects/finance/running-total'
import { daysFrom } from '@/lib/subjects/time/calendar'
import { blocksPerDay, blocksPerDayOfNetwork, hashesIn, shareAfter } from '@/lib/subjects/trading/mining'

const units = { th: 'TH/s', ph: 'PH/s', gh: 'GH/s', mh: 'MH/s', kh: 'kH/s', h: 'H/s' } as const
const networks = { eh: 'EH/s', ...units } as const
const daysPerMonth = 365 / 12
const horizon = 36

export default defineCalculator({
  inputs: {
    hashRate: number('Hash rate', {
      initial: 200,
      above: 0,
      max: 1e9,
      help: 'In TH/s, unless you choose another unit below.',
    }),
    power: number('Power', { initial: 3500, max: 1e9, unit: 'W' }),
    tariff: money('Electricity for a kWh', { initial: 0.06, initialIn: { in: 6, jp: 20 }, max: 1e6 }),
    difficulty: number('Network difficulty', {
      initial: 150e12,
      above: 0,
      max: 1e18,
      help: 'From a block explorer; it changes every two weeks. The first value is a round figure.',
    }),
    price: money('Price of a coin', {
      initial: 100_000,
      initialIn: { in: 8_000_000, jp: 15_000_000 },
      max: 1e12,
      help: 'Type it: no price is fetched.',
    }),
    unit: choice('Unit of the hash rate', { options: units, initial: 'th', as: 'menu', section: 'Rig', refines: true }),
    hardware: money('Cost of the rig', {
      initial: 3000,
      initialIn: { in: 250_000, jp: 450_000 },
      max: 1e12,
      section: 'Rig',
      refines: true,
    }),
    uptime: percent('Uptime', { slider: { to: 1, step: 0.01 }, initial: 0.98, max: 1, section: 'Rig', refines: true }),
    poolFee: percent('Pool fee', {
      slider: { to: 0.1, step: 0.001 },
      initial: 0.02,
      below: 1,
      section: 'Pool and network',
      refines: true,
    }),
    reward: number('New coins in a block', {
      initial: 3.125,
      max: 1e9,
      help: 'Bitcoin: 3.125 since block 840,000 of 20 April 2024.',
      section: 'Pool and network',
      refines: true,
    }),
    fees: number('Fees in a block on average', {
      initial: 0,
      max: 1e9,
      unit: 'coins',
      help: 'From a block explorer. They are not halved.',
      section: 'Pool and network',
      refines: true,
    }),
    network: number('Hash rate of the network', {
      optional: true,
      above: 0,
      max: 1e15,
      help: 'For coins that do not use SHA-256. Filled in, it counts instead of the difficulty.',
      section: 'Pool and network',
      refines: true,
    }),
    networkUnit: choice('Unit of that rate', {
      options: networks,
      initial: 'eh',
      as: 'menu',
      section: 'Pool and network',
      refines: true,
    }),
    blockSeconds: number('Seconds between blocks', {
      initial: 600,
      above: 0,
      max: 1e6,
      help: 'Counts only with the hash rate of the network.',
      section: 'Pool and network',
      refines: true,
    }),
    difficultyGrowth: rate('Growth of difficulty', {
      slider: { from: -0.1, to: 0.2, step: 0.005 },
      initial: 0.02,
      per: 'month',
      negative: true,
      min: -0.5,
      max: 1,
      help: 'An assumption. Each month your rig mines a smaller share.',
      section: 'Next three years',
      refines: true,
    }),
    started: date('Mining starts on', { initial: '2026-11-23', section: 'Next three years', refines: true }),
    halving: date('Next halving', {
      initial: '2028-04-17',
      optional: true,
      help: 'Bitcoin: ten minutes a block after the last one; weeks earlier is usual. Left empty: none.',
      section: 'Next three years',
      refines: true,
    }),
  },
  outputs: {
    profitDay: { kind: 'money', label: 'Profit or loss a day' },
    verdict: { kind: 'verdict', label: 'Rig' },
    coinsDay: { kind: 'number', label: 'Coins a day', decimals: 8 },
    revenueDay: { kind: 'money', label: 'Revenue a day' },
    powerDay: { kind: 'money', label: 'Electricity a day' },
    breakevenPrice: {
      kind: 'money',
      label: 'Break-even price of a coin',
      help: 'Below it the electricity costs more than the coins bring.',
    },
    breakevenTariff: { kind: 'money', label: 'Break-even price of a kWh', decimals: 4, optional: true },
    profitMonth: { kind: 'money', label: 'Profit or loss in the first month', section: 'Three years' },
    payback: { kind: 'count', label: 'Months until the rig is paid back', optional: true, section: 'Three years' },
    after: { kind: 'money', label: 'After 36 months, less the rig', section: 'Three years' },
    coinsAll: { kind: 'number', label: 'Coins in 36 months', decimals: 8, section: 'Three years' },
    efficiency: { kind: 'number', label: 'Efficiency', unit: 'J/TH', section: 'Rig' },
    energyDay: { kind: 'number', label: 'Energy a day', unit: 'kWh', section: 'Rig' },
    daysPerBlock: { kind: 'number', label: 'Days to a block alone, on average', decimals: 1, section: 'Rig' },
    months: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        reward: { kind: 'number', label: 'New coins in a block' },
        coins: { kind: 'number', label: 'Coins', decimals: 8 },
        profit: { kind: 'money', label: 'Profit or loss' },
        total: { kind: 'money', label: 'Total less the rig' },
      },
    },
  },
  formula:
    'Coins a day = hash rate × 86,400 ÷ (difficulty × 2^32) × (subsidy + fees) × uptime × (1 − pool fee); electricity = watts ÷ 1000 × 24 × uptime × price of a kWh',
  limits: [
    'Coins are averages; alone, a small rig may find nothing for years. A pool evens that out.',
    'The price of the coin stays as typed for all 36 months, and months are a twelfth of 365 days.',
    'In the month of a halving its days before and after count in proportion.',
    'A rig that loses money is run on; switching it off would stop the loss.',
    'Cooling, rent, repairs and tax are left out.',
  ],
  sources: [
    {
      title: 'M. Rosenfeld: Analysis of Bitcoin Pooled Mining Reward Systems (expected blocks of a hash rate)',
      href: 'https://arxiv.org/abs/1112.4980',
    },
    {
      title: 'Bitcoin developer guide: block chain, proof of work',
      href: 'https://developer.bitcoin.org/devguide/block_chain.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { power, tariff, price, hardware, uptime, poolFee, reward, fees, difficultyGrowth, started, halving } = values
    const hashRate = values.hashRate * hashesIn[values.unit]
    const blocks =
      values.network === undefined
        ? blocksPerDay(hashRate, values.difficulty)
        : blocksPerDayOfNetwork(hashRate, values.network * hashesIn[values.networkUnit], values.blockSeconds)
    if (values.network !== undefined && hashRate > values.network * hashesIn[values.networkUnit])
      return problem('network', 'must be at least the hash rate of your own rig')
    const kept = uptime * (1 - poolFee)
    const coinsDay = blocks * (reward + fees) * kept
    const energyDay = (power / 1000) * 24 * uptime
    const revenueDay = coinsDay * price
    const powerDay = energyDay * tariff
    const profitDay = revenueDay - powerDay
    const halvedFrom = halving === undefined ? Infinity : daysFrom(started, halving)
    const plan = Array.from({ length: horizon }, (_, at) => {
      const halved = shareAfter(halvedFrom, at * daysPerMonth, (at + 1) * daysPerMonth)
      const subsidy = reward * (1 - halved / 2)
      const coins = (blocks * (subsidy + fees) * kept * daysPerMonth) / (1 + difficultyGrowth) ** at
      return { subsidy, coins, profit: coins * price - powerDay * daysPerMonth }
    })
    const totals = runningTotal([-hardware, ...plan.map(({ profit }) => profit)], minorDigits)
    if (!totals || !(blocks > 0) || !Number.isFinite(blocks) || coinsDay > 1e15)
      return problem('hashRate', 'must fit the difficulty: the result is too large or too small to be counted')
    const paidBack = totals.findIndex(({ total }, at) => at > 0 && total >= 0)
    const payback = paidBack > 0 ? paidBack : undefined
    const perCoin = coinsDay > 0 ? powerDay / coinsDay : 0
    return {
      profitDay,
      verdict: verdictOf(compareAmounts(profitDay, 0, minorDigits, revenueDay), payback, show.count(horizon)),
      coinsDay,
      revenueDay,
      powerDay,
      breakevenPrice: Math.min(1e18, perCoin),
      ...(energyDay > 0 && revenueDay / energyDay < 1e15 ? { breakevenTariff: revenueDay / energyDay } : {}),
      profitMonth: totals[1]?.amount ?? 0,
      ...(payback === undefined ? {} : { payback }),
      after: totals.at(-1)?.total ?? 0,
      coinsAll: plan.reduce((sum, { coins }) => sum + coins, 0),
      efficiency: power / (hashRate / hashesIn.th),
      energyDay,
      daysPerBlock: 1 / blocks,
      months: plan.map(({ subsidy, coins }, at) => ({
        month: at + 1,
        reward: subsidy,
        coins,
        profit: totals[at + 1]?.amount ?? null,
        total: totals[at + 1]?.total ?? null,
      })),
    }
  },

  steps({ network, unit, networkUnit }) {
    const scale = hashesIn[unit]
    return [
      network === undefined
        ? {
            finds: 'Blocks a day, on average',
            as: 'blocks',
            in: 'number' as const,
            decimals: 12,
            is: '{hashRate} × {scale} × 86400 ÷ ({difficulty} × 2^32)',
            with: { scale: { kind: 'number' as const, value: scale } },
          }
        : {
            finds: 'Blocks a day, on average',
            as: 'blocks',
            in: 'number' as const,
            decimals: 12,
            is: '{hashRate} × {scale} ÷ ({network} × {networkScale}) × 86400 ÷ {blockSeconds}',
            with: {
              scale: { kind: 'number' as const, value: scale },
              networkScale: { kind: 'number' as const, value: hashesIn[networkUnit] },
            },
          },
      { gives: 'coinsDay', is: '{blocks} × ({reward} + {fees}) × {uptime} × (1 − {poolFee})' },
      { gives: 'revenueDay', is: '{coinsDay} × {price}' },
      { gives: 'energyDay', is: '{power} ÷ 1000 × 24 × {uptime}' },
      { gives: 'powerDay', is: '{energyDay} × {tariff}' },
      { gives: 'profitDay', is: '{revenueDay} − {powerDay}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Total over 36 months, less the rig',
      of: 'months',
      x: 'month',
      y: ['total'],
    },
    { kind: 'bar', title: 'Profit or loss of each month', of: 'months', x: 'month', y: ['profit'] },
  ],
  examples: [
    {
      name: 'One machine in a garage',
      given: {
        hashRate: 234,
        unit: 'th',
        power: 3510,
        tariff: 0.05,
        difficulty: 140e12,
        price: 90_000,
        hardware: 3600,
        uptime: 0.97,
        poolFee: 0.01,
        reward: 3.125,
        fees: 0.05,
        network: undefined,
        difficultyGrowth: 0.015,
        started: '2026-11-23',
        halving: '2028-04-17',
      },
      expect: {
        coinsDay: 0.00010252,
        revenueDay: 9.23,
        powerDay: 4.09,
        profitDay: 5.14,
        breakevenPrice: 39_853.62,
        efficiency: 15,
      },
    },
  ],
})

function verdictOf(order: number, payback: number | undefined, months: string) {
  if (order < 0) return { is: 'bad' as const, says: 'Each day costs more electricity than the coins bring.' }
  if (payback === undefined)
    return {
      is: 'fair' as const,
      says: `It covers its electricity today, but not the cost of the rig within ${months} months.`,
    }
  return {
    is: 'good' as const,
    says: `It covers its electricity, and the cost of the rig after ${payback === 1 ? 'one month' : `${payback} months`}.`,
  }
}
