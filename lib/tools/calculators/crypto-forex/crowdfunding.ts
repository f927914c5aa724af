import { defineCalculator, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

export default defineCalculator({
  inputs: {
    tiers: rows('Reward tiers', {
      row: 'tier',
      columns: {
        name: text('Reward', { optional: true, maxLength: 60 }),
        price: money('Pledge', { above: 0, max: 1e9 }),
        unitCost: money('Cost of the reward', { max: 1e9 }),
        shipping: money('Shipping and packing', { max: 1e9 }),
        mix: percent('Share of backers', { max: 1 }),
      },
      initial: [
        { name: 'Early bird', price: 39, unitCost: 18, shipping: 6, mix: 0.25 },
        { name: 'Standard', price: 49, unitCost: 18, shipping: 6, mix: 0.6 },
        { name: 'Set of two', price: 90, unitCost: 36, shipping: 9, mix: 0.15 },
      ],
      min: 1,
      max: 40,
      ownLine: 'name',
      help: 'A pledge holds all that the backer pays, shipping too. Shares need not add up to 100%; their ratio counts.',
    }),
    fixedCost: money('Fixed cost of the project', {
      initial: 12_000,
      max: 1e12,
      help: 'Tooling, first samples, certificates, design, your own time if it is to be paid.',
    }),
    marketing: money('Marketing', { initial: 3000, max: 1e12, help: 'Video, ads, agency.' }),
    dropped: percent('Pledges that are never collected', {
      initial: 0.03,
      max: 0.95,
      slider: { to: 0.2, step: 0.01 },
      help: 'Failed cards. They count towards the goal and bring nothing.',
    }),
    contingency: percent('Contingency', {
      initial: 0.1,
      max: 5,
      slider: { to: 0.3, step: 0.01 },
      help: 'On all costs, rewards and shipping included.',
    }),
    platformRate: percent('Platform fee', {
      slider: { to: 0.2, step: 0.005 },
      initial: 0.05,
      max: 0.9,
      help: 'Of what is collected.',
      section: 'Fees and tax',
      refines: true,
    }),
    paymentRate: percent('Payment fee', {
      slider: { to: 0.1, step: 0.001 },
      initial: 0.03,
      max: 0.9,
      section: 'Fees and tax',
      refines: true,
    }),
    paymentFixed: money('Payment fee for each pledge', {
      initial: 0.2,
      max: 1e6,
      help: 'As Kickstarter writes it for the United States. Look up yours on the platform’s page of fees.',
      section: 'Fees and tax',
      refines: true,
    }),
    tax: percent('VAT or sales tax in the pledges', {
      slider: { to: 0.3, step: 0.005 },
      initial: 0,
      max: 1,
      help: 'If pledges hold a tax that you have to hand on. 0 if it is added on top.',
      section: 'Fees and tax',
      refines: true,
    }),
  },
  outputs: {
    goal: { kind: 'money', label: 'Least goal' },
    backers: { kind: 'count', label: 'Backers needed' },
    average: { kind: 'money', label: 'Average pledge' },
    contribution: {
      kind: 'money',
      label: 'Left of a collected pledge',
      help: 'For the fixed cost, after reward, shipping, fees, tax and contingency.',
    },
    share: { kind: 'percent', label: 'Of the pledges, for the fixed cost', decimals: 1 },
    fixedTotal: { kind: 'money', label: 'Fixed cost with contingency' },
    verdict: { kind: 'verdict', label: 'Tiers' },
    margins: {
      kind: 'table',
      label: 'One pledge of each tier',
      section: 'Tiers',
      columns: {
        name: { kind: 'text', label: 'Reward' },
        price: { kind: 'money', label: 'Pledge' },
        taxPart: { kind: 'money', label: 'Tax' },
        fees: { kind: 'money', label: 'Fees' },
        costs: { kind: 'money', label: 'Reward, shipping, contingency' },
        left: { kind: 'money', label: 'Left' },
        margin: { kind: 'percent', label: 'Of the pledge', decimals: 1 },
        mix: { kind: 'percent', label: 'Of backers', decimals: 1 },
      },
    },
    outcomes: {
      kind: 'table',
      label: 'If the campaign ends at this share of the goal',
      section: 'Outcomes',
      columns: {
        funded: { kind: 'percent', label: 'Funded', decimals: 0 },
        pledged: { kind: 'money', label: 'Pledged' },
        collected: { kind: 'money', label: 'Collected' },
        taxPart: { kind: 'money', label: 'Tax' },
        fees: { kind: 'money', label: 'Fees' },
        rewards: { kind: 'money', label: 'Rewards and shipping' },
        fixed: { kind: 'money', label: 'Fixed cost' },
        profit: { kind: 'money', label: 'Left over' },
      },
    },
  },
  formula:
    'Least goal = fixed cost × (1 + contingency) × average pledge ÷ (average left of a collected pledge × (1 − dropped))',
  limits: [
    'The tiers are taken to sell in the ratio that you entered, whatever the total.',
    'Below its goal an all-or-nothing platform pays nothing; the row of 50% is for flexible funding, with everything delivered.',
    'Income tax, and tax on goods and shipping that you could reclaim, are left out.',
    'Rewards of dropped pledges are not made.',
  ],
  sources: [
    {
      title: 'Kickstarter help: what are the fees',
      href: 'https://help.kickstarter.com/hc/en-us/articles/115005028634-What-are-the-fees',
    },
    {
      title: 'The Balance: fees on crowdfunding platforms, 5% and 3% + $0.20 a pledge',
      href: 'https://www.thebalancesmb.com/entrepreneurs-guide-to-fees-on-crowdfunding-platforms-985187',
    },
  ],

  compute(
    { tiers, fixedCost, marketing, dropped, contingency, platformRate, paymentRate, paymentFixed, tax },
    { show },
  ) {
    const shares = tiers.reduce((sum, { mix }) => sum + mix, 0)
    if (shares <= 0) return problem('tiers', 'must have a share of backers above 0')
    const margins = tiers.map(({ name, price, unitCost, shipping, mix }, at) => {
      const taxPart = price - price / (1 + tax)
      const fees = price * (platformRate + paymentRate) + paymentFixed
      const costs = (unitCost + shipping) * (1 + contingency)
      const left = price - taxPart - fees - costs
      return {
        name: name ?? `Tier ${at + 1}`,
        price,
        taxPart,
        fees,
        costs,
        left,
        margin: left / price,
        mix: mix / shares,
      }
    })
    const averageOf = (column: 'price' | 'taxPart' | 'fees' | 'costs' | 'left') =>
      margins.reduce((sum, tier) => sum + tier[column] * tier.mix, 0)
    const average = averageOf('price')
    const contribution = averageOf('left')
    if (contribution <= average * 1e-9)
      return problem(
        'tiers',
        `must leave something: an average pledge of ${show.money(average)} is short of its own costs by ${show.money(Math.abs(contribution))}, and no goal can mend that`,
      )
    const fixedTotal = (fixedCost + marketing) * (1 + contingency)
    const collectedShare = 1 - dropped
    const pledges = fixedTotal / (contribution * collectedShare)
    const goal = pledges * average
    const losing = margins.filter(({ left }) => left < 0)
    return {
      goal,
      backers: wholeUnits(pledges),
      average,
      contribution,
      share: (contribution * collectedShare) / average,
      fixedTotal,
      verdict:
        losing.length === 0
          ? { is: 'good', says: 'Every tier pays for its own reward, fees and shipping.' }
          : {
              is: 'bad',
              says: `Sold below cost: ${losing.map(({ name, left }) => `${name} (${show.money(left)} a pledge)`).join(', ')}. More of these backers raise the goal.`,
            },
      margins,
      outcomes: [0.5, 0.75, 1, 1.25, 1.5, 2, 3].map((funded) => {
        const paid = pledges * funded * collectedShare
        return {
          funded,
          pledged: goal * funded,
          collected: paid * average,
          taxPart: paid * averageOf('taxPart'),
          fees: paid * averageOf('fees'),
          rewards: paid * averageOf('costs'),
          fixed: fixedTotal,
          profit: funded === 1 ? 0 : paid * contribution - fixedTotal,
        }
      }),
    }
  },

  steps: ({ tiers }) => [
    { gives: 'fixedTotal', is: '({fixedCost} + {marketing}) × (1 + {contingency})' },
    ...(tiers.length <= 4
      ? [
          {
            gives: 'average' as const,
            is: tiers.map((_, at) => `{margins.${at}.price} × {margins.${at}.mix}`).join(' + '),
          },
          {
            gives: 'contribution' as const,
            is: tiers.map((_, at) => `{margins.${at}.left} × {margins.${at}.mix}`).join(' + '),
          },
        ]
      : []),
    { gives: 'goal', is: '{fixedTotal} × {average} ÷ ({contribution} × (1 − {dropped}))' },
    { gives: 'backers', is: '{goal} ÷ {average}', rounded: 'up' },
  ],

  charts: [
    { kind: 'bar', title: 'Left over by share of the goal', of: 'outcomes', x: 'funded', y: ['profit'] },
    { kind: 'bar', title: 'Left of one pledge', of: 'margins', x: 'name', y: ['left'] },
  ],
  examples: [
    {
      name: 'A kitchen tool',
      given: {
        tiers: [
          { name: 'Early bird', price: 39, unitCost: 18, shipping: 6, mix: 0.25 },
          { name: 'Standard', price: 49, unitCost: 18, shipping: 6, mix: 0.6 },
          { name: 'Set of two', price: 90, unitCost: 36, shipping: 9, mix: 0.15 },
        ],
        fixedCost: 12_000,
        marketing: 3000,
        dropped: 0.03,
        contingency: 0.1,
        platformRate: 0.05,
        paymentRate: 0.03,
        paymentFixed: 0.2,
        tax: 0,
      },
      expect: { backers: 926, goal: 48_745.05 },
    },
    {
      name: 'A tier that loses',
      given: {
        tiers: [
          { name: 'Sticker', price: 5, unitCost: 2, shipping: 3, mix: 0.2 },
          { name: 'Book', price: 35, unitCost: 9, shipping: 6, mix: 0.8 },
        ],
        fixedCost: 4000,
        marketing: 0,
        dropped: 0.05,
        contingency: 0,
        platformRate: 0.05,
        paymentRate: 0.03,
        paymentFixed: 0.2,
        tax: 0,
      },
      expect: { verdict: 'bad' },
    },
  ],
})
