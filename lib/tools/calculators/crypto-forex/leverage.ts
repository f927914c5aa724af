import { choice, defineCalculator, money, number, percent, rate, rows, text } from '@/lib/kits/calculator'

export default defineCalculator({
  inputs: {
    equity: money('Equity', {
      initial: 10_000,
      initialIn: { in: 500_000 },
      above: 0,
      max: 1e12,
      help: 'What would be left if everything were closed now.',
    }),
    positions: rows('Positions', {
      row: 'position',
      columns: {
        name: text('Name', { optional: true, maxLength: 40 }),
        side: choice('Side', { options: { long: 'Long', short: 'Short' }, initial: 'long', as: 'menu' }),
        units: number('Units', { initial: 1, above: 0, max: 1e12 }),
        price: money('Price', { above: 0, max: 1e12 }),
      },
      initial: [
        { name: 'Index fund', side: 'long', units: 200, price: 100 },
        { name: 'Oil', side: 'short', units: 100, price: 50 },
      ],
      min: 1,
      max: 200,
      help: 'A position known only by its value is one unit at that price.',
    }),
    tolerated: percent('Loss you can bear', {
      initial: 0.2,
      above: 0,
      max: 1,
      slider: { from: 0.05, to: 1, step: 0.05 },
      help: 'Of the equity.',
    }),
    adverse: percent('Move you must survive', {
      initial: 0.1,
      above: 0,
      max: 1,
      slider: { from: 0.01, to: 0.5, step: 0.01 },
      help: 'Of all prices against you.',
    }),
    financing: rate('Rate on borrowed money', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0,
      per: 'year',
      max: 1,
      help: 'On what the positions exceed your equity by.',
      section: 'Financing',
      refines: true,
    }),
    fund: number('Daily leverage of a fund', {
      initial: 2,
      negative: true,
      min: -10,
      max: 10,
      help: '2 for twice the index each day, −1 for an inverse fund.',
      section: 'Leveraged fund',
      refines: true,
    }),
    volatility: percent('Volatility of its index, a year', {
      slider: { to: 1.5, step: 0.01 },
      initial: 0.2,
      max: 5,
      section: 'Leveraged fund',
      refines: true,
    }),
    years: number('Years held', { initial: 1, above: 0, max: 50, section: 'Leveraged fund', refines: true }),
    indexReturn: percent('Return of the index over that time', {
      slider: { from: -0.9, to: 2, step: 0.01 },
      initial: 0.1,
      negative: true,
      above: -1,
      max: 100,
      section: 'Leveraged fund',
      refines: true,
    }),
  },
  outputs: {
    gross: { kind: 'number', label: 'Gross leverage', decimals: 2, unit: ': 1' },
    net: {
      kind: 'number',
      label: 'Net leverage',
      decimals: 2,
      unit: ': 1',
      help: 'Long less short. Below zero you gain when prices fall.',
    },
    wipeOut: {
      kind: 'percent',
      label: 'Move of all prices that takes the equity',
      decimals: 2,
      optional: true,
    },
    worst: {
      kind: 'percent',
      label: 'The same if every position goes against you',
      decimals: 2,
    },
    borrowed: { kind: 'money', label: 'Borrowed' },
    verdict: { kind: 'verdict', label: 'Your limit' },
    allowed: {
      kind: 'number',
      label: 'Leverage for the loss you can bear',
      decimals: 2,
      unit: ': 1',
      section: 'Your limit',
    },
    allowedValue: { kind: 'money', label: 'Positions at that leverage', section: 'Your limit' },
    moveToLimit: {
      kind: 'percent',
      label: 'Move against every position that costs it now',
      decimals: 2,
      section: 'Your limit',
    },
    interest: { kind: 'money', label: 'Interest a year', section: 'Financing' },
    drag: {
      kind: 'percent',
      label: 'Of the equity',
      decimals: 2,
      help: 'Positions have to earn this before you do.',
      section: 'Financing',
    },
    moves: {
      kind: 'table',
      label: 'If all prices move together',
      section: 'What a move does',
      columns: {
        move: { kind: 'percent', label: 'Move', decimals: 0 },
        profit: { kind: 'money', label: 'Profit or loss' },
        equity: { kind: 'money', label: 'Equity after it' },
        onEquity: { kind: 'percent', label: 'On equity', decimals: 1 },
      },
    },
    book: {
      kind: 'table',
      label: 'Positions',
      section: 'Positions',
      columns: {
        name: { kind: 'text', label: 'Name' },
        value: { kind: 'money', label: 'Value' },
        leverage: { kind: 'number', label: 'Leverage', decimals: 2, unit: ': 1' },
        share: { kind: 'percent', label: 'Of gross', decimals: 1 },
      },
    },
    decay: {
      kind: 'percent',
      label: 'Volatility decay a year',
      decimals: 2,
      help: 'Against the index return raised to the leverage.',
      section: 'Leveraged fund, reset daily',
    },
    fundReturn: { kind: 'percent', label: 'Fund return', decimals: 2, section: 'Leveraged fund, reset daily' },
    multiple: {
      kind: 'percent',
      label: 'Leverage × index return',
      decimals: 2,
      help: 'What a reader of the name expects.',
      section: 'Leveraged fund, reset daily',
    },
    indexNeeded: {
      kind: 'percent',
      label: 'Index return at which the fund ends even',
      decimals: 2,
      optional: true,
      section: 'Leveraged fund, reset daily',
    },
    curve: {
      kind: 'series',
      label: 'Fund and index over the time held',
      columns: {
        index: { kind: 'percent', label: 'Index return', decimals: 0 },
        fund: { kind: 'percent', label: 'Fund', decimals: 1 },
        simple: { kind: 'percent', label: 'Leverage × index', decimals: 1 },
      },
    },
  },
  formula:
    'Gross leverage = sum of all values ÷ equity, net leverage = (long − short) ÷ equity; wipe-out move = 1 ÷ leverage; daily reset fund: (1 + index return)^L × e^(−(L² − L) × volatility² × years ÷ 2) − 1',
  limits: [
    'All prices move by the same share in the table; real positions do not, and a broker closes before the equity is gone.',
    'Borrowed is what the positions exceed the equity by; what a short sale brings in is not counted against it.',
    'The fund is one with a constant volatility, daily reset, no fees and no financing of its own.',
  ],
  sources: [
    {
      title:
        'Cheng and Madhavan, The Dynamics of Leveraged and Inverse Exchange-Traded Funds (2009), equation for the value of a fund',
      href: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1393995',
    },
    {
      title: 'FINRA Regulatory Notice 09-31: leveraged and inverse ETFs',
      href: 'https://www.finra.org/rules-guidance/notices/09-31',
    },
  ],

  compute({ equity, positions, tolerated, adverse, financing, fund, volatility, years, indexReturn }, { show }) {
    const values = positions.map(({ side, units, price }) => (side === 'long' ? 1 : -1) * units * price)
    const grossValue = values.reduce((sum, value) => sum + Math.abs(value), 0)
    const signed = values.reduce((sum, value) => sum + value, 0)
    // Equal values on both sides cancel, although their binary sums may not.
    const netValue = Math.abs(signed) < 1e-12 * grossValue ? 0 : signed
    const gross = grossValue / equity
    const net = netValue / equity
    const allowed = tolerated / adverse
    const borrowed = Math.max(0, grossValue - equity)
    const decayRate = (-(fund * fund - fund) * volatility * volatility) / 2
    const fundFactor = (index: number) => (1 + index) ** fund * Math.exp(decayRate * years)
    const lossAtMove = gross * adverse
    return {
      gross,
      net,
      ...(netValue === 0 ? {} : { wipeOut: -1 / net }),
      worst: -1 / gross,
      borrowed,
      verdict:
        gross <= allowed * (1 + 1e-12)
          ? {
              is: 'good',
              says: `A move of ${show.percent(adverse)} against every position costs ${show.percent(lossAtMove, 1)} of the equity, within the ${show.percent(tolerated)} you can bear.`,
            }
          : {
              is: 'bad',
              says: `A move of ${show.percent(adverse)} against every position costs ${show.percent(lossAtMove, 1)} of the equity, more than the ${show.percent(tolerated)} you can bear.`,
            },
      allowed,
      allowedValue: allowed * equity,
      moveToLimit: -tolerated / gross,
      interest: borrowed * financing,
      drag: (borrowed * financing) / equity,
      moves: [-0.5, -0.3, -0.2, -0.1, -0.05, 0, 0.05, 0.1, 0.2, 0.3, 0.5].map((move) => ({
        move,
        profit: netValue * move,
        equity: equity + netValue * move,
        onEquity: net * move,
      })),
      book: positions.map(({ name }, at) => ({
        name: name ?? `Position ${at + 1}`,
        value: values[at] ?? 0,
        leverage: (values[at] ?? 0) / equity,
        share: Math.abs(values[at] ?? 0) / grossValue,
      })),
      decay: Math.expm1(decayRate),
      fundReturn: fundFactor(indexReturn) - 1,
      multiple: fund * indexReturn,
      ...(fund === 0 || Math.abs((decayRate * years) / fund) > 20
        ? {}
        : { indexNeeded: Math.expm1((-decayRate * years) / fund) }),
      curve: Array.from({ length: 11 }, (_, at) => -0.5 + at / 10).map((index) => ({
        index,
        fund: fundFactor(index) - 1,
        simple: fund * index,
      })),
    }
  },

  steps: ({ positions }) => [
    {
      finds: 'Gross leverage',
      gives: 'gross',
      is: `(${positions
        .slice(0, 6)
        .map((_, at) => `{positions.${at}.units} × {positions.${at}.price}`)
        .join(' + ')}${positions.length > 6 ? ' + {rest}' : ''}) ÷ {equity}`,
      with: {
        rest: {
          kind: 'number',
          value: positions.slice(6).reduce((sum, { units, price }) => sum + units * price, 0),
          text: '…',
        },
      },
    },
    { finds: 'Net leverage', gives: 'net', is: '{book.value} ÷ {equity}' },
    { gives: 'wipeOut', is: '− 1 ÷ {net}' },
    { gives: 'worst', is: '− 1 ÷ {gross}' },
    { gives: 'allowed', is: '{tolerated} ÷ {adverse}' },
    { gives: 'interest', is: '{borrowed} × {financing}' },
    {
      gives: 'decay',
      is: 'e^(− ({fund} × {fund} − {fund}) × {volatility}² ÷ 2) − 1',
    },
    {
      gives: 'fundReturn',
      is: '(1 + {indexReturn})^{fund} × e^(− ({fund} × {fund} − {fund}) × {volatility}² × {years} ÷ 2) − 1',
    },
  ],

  charts: [
    { kind: 'line', title: 'Equity after a move of all prices', of: 'moves', x: 'move', y: ['equity'] },
    { kind: 'line', title: 'Daily reset fund against its name', of: 'curve', x: 'index', y: ['fund', 'simple'] },
  ],
  examples: [
    {
      name: 'Twice long, a little short',
      given: {
        equity: 10_000,
        positions: [
          { name: 'Index fund', side: 'long', units: 200, price: 100 },
          { name: 'Oil', side: 'short', units: 100, price: 50 },
        ],
        tolerated: 0.2,
        adverse: 0.1,
      },
      expect: { gross: 2.5, net: 1.5, worst: -0.4, allowed: 2 },
    },
    {
      name: 'A threefold fund in a quiet index',
      given: { fund: 3, volatility: 0.2, years: 1, indexReturn: 0 },
      expect: { fundReturn: -0.1131, decay: -0.1131 },
    },
  ],
})
