import {
  choice,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { compareRates } from '@/lib/base/money/compare-amounts'
import { inOtherMoney, leveredBeta, unleveredBeta } from '@/lib/subjects/valuation/cost-of-capital'

const yearly = { max: 2, per: 'year' } as const
const percentage = { kind: 'percent', decimals: 2 } as const
const premium = { initial: 0, max: 2, slider: { to: 0.1, step: 0.0025 }, section: 'Premiums', refines: true } as const
const byPeers = { field: 'betaOf', is: 'peers' } as const

export default defineCalculator({
  inputs: {
    equity: money('Market value of equity', {
      initial: 600_000,
      above: 0,
      max: 1e15,
      help: 'Shares × price. Of an unlisted firm an estimate; any one unit for all amounts, such as thousands.',
    }),
    debts: rows('Debt', {
      row: 'loan or bond',
      ownLine: 'name',
      columns: {
        name: text('Name', { optional: true, maxLength: 30 }),
        amount: money('Amount', { max: 1e15 }),
        kind: choice('Cost is', { options: { yield: 'A yield', spread: 'A spread' }, initial: 'yield', as: 'menu' }),
        cost: rate('Cost', { ...yearly }),
      },
      initial: [
        { name: 'Bonds', amount: 300_000, kind: 'yield', cost: 0.065 },
        { name: 'Bank loan', amount: 100_000, kind: 'spread', cost: 0.03 },
      ],
      min: 0,
      max: 30,
      help: 'What new debt like this would cost today. A spread comes on top of the risk-free rate. Leases belong here too.',
    }),
    tax: rate('Tax rate', {
      initial: 0.25,
      slider: { to: 0.5, step: 0.005 },
      below: 1,
      max: 1,
      help: 'The marginal rate at which interest saves tax.',
    }),
    riskFree: rate('Risk-free rate', {
      initial: 0.04,
      slider: { to: 0.12, step: 0.001 },
      negative: true,
      min: -0.05,
      ...yearly,
      help: 'Yield of a long government bond in the currency of your cash flows. Type today’s; the page fetches none.',
    }),
    beta: number('Beta', {
      initial: 1.1,
      slider: { from: 0, to: 3, step: 0.05 },
      min: -5,
      max: 10,
      help: 'Of your shares, unless the further options say otherwise.',
    }),
    erp: rate('Equity risk premium', {
      initial: 0.05,
      slider: { to: 0.1, step: 0.0025 },
      ...yearly,
      help: 'What shares are expected to earn beyond the risk-free rate. An assumption of yours.',
    }),
    betaOf: choice('The beta is', {
      options: { shares: 'Of the shares', business: 'Without debt', peers: 'From peers' },
      initial: 'shares',
      refines: true,
    }),
    peers: rows('Peers', {
      row: 'company',
      columns: {
        name: text('Name', { optional: true, maxLength: 30 }),
        beta: number('Beta', { min: -5, max: 10 }),
        debt: money('Debt', { max: 1e15 }),
        equity: money('Equity', { above: 0, max: 1e15 }),
        tax: rate('Tax', { max: 1, below: 1 }),
      },
      initial: [{ name: '', beta: 1.2, debt: 400, equity: 1000, tax: 0.25 }],
      min: 1,
      max: 40,
      shownWhen: byPeers,
      help: 'Each beta is freed of the peer’s debt, the mean is loaded with yours.',
      refines: true,
    }),
    size: rate('Size premium', { ...premium, per: 'year' }),
    country: rate('Country risk premium', { ...premium, per: 'year' }),
    exposure: number('Exposure to the country', {
      initial: 1,
      slider: { to: 2, step: 0.01 },
      min: 0,
      max: 10,
      help: 'Damodaran’s lambda: 1 for an average firm of the country.',
      section: 'Premiums',
      refines: true,
    }),
    specific: rate('Premium for this firm', { ...premium, per: 'year' }),
    preferred: money('Preferred shares', { initial: 0, max: 1e15, section: 'Structure', refines: true }),
    preferredCost: rate('Dividend yield of preferred shares', {
      initial: 0.07,
      slider: { to: 0.2, step: 0.0025 },
      ...yearly,
      section: 'Structure',
      refines: true,
    }),
    structure: choice('Weights', {
      options: { market: 'Today’s market values', target: 'A target' },
      initial: 'market',
      section: 'Structure',
      refines: true,
    }),
    target: percent('Debt in the target', {
      initial: 0.3,
      slider: { to: 0.9, step: 0.01 },
      below: 1,
      max: 1,
      shownWhen: { field: 'structure', is: 'target' },
      section: 'Structure',
      refines: true,
    }),
    losses: toggle('The firm makes losses: interest saves no tax', {
      initial: false,
      section: 'Structure',
      refines: true,
    }),
    inflation: rate('Inflation in this currency', {
      initial: 0.02,
      slider: { to: 0.2, step: 0.0025 },
      above: -0.5,
      negative: true,
      ...yearly,
      section: 'Currency',
      refines: true,
    }),
    otherInflation: rate('Inflation in another currency', {
      optional: true,
      above: -0.5,
      negative: true,
      max: 100,
      per: 'year',
      help: 'Turns the rate into one for cash flows in that currency.',
      section: 'Currency',
      refines: true,
    }),
  },
  outputs: {
    wacc: { ...percentage, label: 'WACC' },
    costOfEquity: { ...percentage, label: 'Cost of equity' },
    costOfDebt: { ...percentage, label: 'Cost of debt before tax', optional: true },
    afterTax: { ...percentage, label: 'Cost of debt after tax', optional: true },
    betaUsed: { kind: 'number', decimals: 2, label: 'Beta of the shares' },
    real: { ...percentage, label: 'WACC, real' },
    converted: { ...percentage, label: 'WACC in the other currency', optional: true, section: 'Another currency' },
    verdict: { kind: 'verdict', label: 'Worth a look', optional: true },
    build: {
      kind: 'table',
      label: 'How it is made',
      columns: {
        part: { kind: 'text', label: 'Capital' },
        amount: { kind: 'money', label: 'Amount', decimals: 0 },
        weight: { ...percentage, label: 'Weight' },
        cost: { ...percentage, label: 'Cost' },
        net: { ...percentage, label: 'After tax' },
        counts: { ...percentage, label: 'Counts' },
      },
      totals: ['weight', 'counts'],
    },
    equityBuild: {
      kind: 'table',
      label: 'Cost of equity',
      columns: { part: { kind: 'text', label: 'Part' }, cost: { ...percentage, label: 'Adds' } },
      totals: ['cost'],
    },
    sensitivity: {
      kind: 'table',
      label: 'WACC if beta and premium change',
      columns: {
        beta: { kind: 'number', label: 'Beta', decimals: 2 },
        less: { ...percentage, label: 'Premium −1 point' },
        same: { ...percentage, label: 'As entered' },
        more: { ...percentage, label: 'Premium +1 point' },
      },
    },
    curve: {
      kind: 'table',
      label: 'WACC by debt',
      columns: {
        debt: { kind: 'percent', label: 'Debt', decimals: 0 },
        beta: { kind: 'number', label: 'Beta', decimals: 2 },
        equity: { ...percentage, label: 'Cost of equity' },
        wacc: { ...percentage, label: 'WACC' },
      },
    },
  },
  formula:
    'WACC = equity ÷ capital × cost of equity + debt ÷ capital × cost of debt × (1 − tax) + preferred ÷ capital × its yield. Cost of equity = risk-free rate + beta × equity risk premium + premiums. Beta with debt = beta without × (1 + (1 − tax) × debt ÷ equity)',
  limits: [
    'The curve keeps the cost of debt where it is. Lenders ask for more as debt grows, so that its right end is too low.',
    'Betas are loaded with debt as Hamada did, which takes debt as free of risk and its amount as constant.',
    'Use the rate for cash flows of the same currency and risk as this firm’s.',
  ],
  sources: [
    { title: 'A. Damodaran: Damodaran on Valuation, second edition, chapter 2, Estimating Discount Rates' },
    {
      title:
        'R. Hamada: The Effect of the Firm’s Capital Structure on the Systematic Risk of Common Stocks, Journal of Finance 27 (1972)',
    },
    {
      title:
        'R. Brealey, S. Myers, F. Allen: Principles of Corporate Finance, chapter on the weighted-average cost of capital',
    },
  ],

  compute(values, { show }) {
    const { equity, debts, riskFree, erp, betaOf, peers, preferred, structure } = values
    const debt = debts.reduce((sum, { amount }) => sum + amount, 0)
    const capital = equity + debt + preferred
    const shareOfDebt = structure === 'target' ? values.target : debt / capital
    if (structure === 'target' && shareOfDebt > 0 && debt === 0)
      return problem('debts', 'must hold an amount above 0, so that the target’s debt has a cost')
    if (structure === 'market' && compareRates(shareOfDebt, 1) === 0)
      return problem('equity', 'must be larger: beside the debt it is too small to weigh')
    const owners = (1 - shareOfDebt) / (equity + preferred)
    const weights = { equity: equity * owners, preferred: preferred * owners, debt: shareOfDebt }
    const shield = values.losses ? 0 : values.tax
    const costOfDebt = debt > 0 ? debts.reduce((sum, one) => sum + one.amount * costOf(one), 0) / debt : undefined
    const debtToEquity = weights.debt / weights.equity
    const own = { debtToEquity, tax: shield }
    const bare =
      betaOf === 'peers'
        ? peers.reduce(
            (sum, one) => sum + unleveredBeta(one.beta, { debtToEquity: one.debt / one.equity, tax: one.tax }),
            0,
          ) / peers.length
        : betaOf === 'business'
          ? values.beta
          : unleveredBeta(values.beta, { debtToEquity: debt / equity, tax: shield })
    const betaUsed = betaOf === 'shares' && structure === 'market' ? values.beta : leveredBeta(bare, own)
    const extra = values.size + values.country * values.exposure + values.specific
    const equityCost = (beta: number, premiumOfMarket = erp) => riskFree + beta * premiumOfMarket + extra
    const costOfEquity = equityCost(betaUsed)
    const waccAt = (ofEquity: number, debtShare = weights.debt) => {
      const others = (1 - debtShare) / (1 - weights.debt)
      return (
        weights.equity * others * ofEquity +
        weights.preferred * others * values.preferredCost +
        debtShare * (costOfDebt ?? 0) * (1 - shield)
      )
    }
    const wacc = waccAt(costOfEquity)
    const scale = debt > 0 ? weights.debt / debt : 0
    return {
      wacc,
      costOfEquity,
      costOfDebt,
      afterTax: costOfDebt === undefined ? undefined : costOfDebt * (1 - shield),
      betaUsed,
      real: inOtherMoney(wacc, values.inflation, 0),
      converted:
        values.otherInflation === undefined ? undefined : inOtherMoney(wacc, values.inflation, values.otherInflation),
      verdict: judgement(),
      build: [
        line('Equity', equity, weights.equity, costOfEquity, costOfEquity),
        ...(preferred > 0
          ? [line('Preferred', preferred, weights.preferred, values.preferredCost, values.preferredCost)]
          : []),
        ...debts.map((one, at) =>
          line(one.name || `Debt ${at + 1}`, one.amount, one.amount * scale, costOf(one), costOf(one) * (1 - shield)),
        ),
      ],
      equityBuild: [
        { part: 'Risk-free rate', cost: riskFree },
        { part: `Beta ${show.number(betaUsed, 2)} × premium`, cost: betaUsed * erp },
        ...(
          [
            ['Size', values.size],
            ['Country', values.country * values.exposure],
            ['This firm', values.specific],
          ] as const
        )
          .filter(([, cost]) => cost !== 0)
          .map(([part, cost]) => ({ part, cost })),
      ],
      sensitivity: [-0.4, -0.2, 0, 0.2, 0.4].map((step) => {
        const beta = betaUsed + step
        return {
          beta,
          less: waccAt(equityCost(beta, erp - 0.01)),
          same: waccAt(equityCost(beta)),
          more: waccAt(equityCost(beta, erp + 0.01)),
        }
      }),
      curve: (debt > 0 ? [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7] : [0]).map((share) => {
        const ofEquity = ((1 - share) * weights.equity) / (1 - weights.debt)
        const beta = leveredBeta(bare, { debtToEquity: share / ofEquity, tax: shield })
        return { debt: share, beta, equity: equityCost(beta), wacc: waccAt(equityCost(beta), share) }
      }),
    }

    function costOf({ kind, cost }: (typeof debts)[number]) {
      return kind === 'spread' ? riskFree + cost : cost
    }

    function line(part: string, amount: number, weight: number, cost: number, net: number) {
      return { part, amount, weight, cost, net, counts: weight * net }
    }

    function judgement() {
      if (costOfDebt !== undefined && compareRates(costOfEquity, costOfDebt) <= 0)
        return {
          is: 'bad' as const,
          says: 'Equity costs no more than debt here, although owners are paid last. Check beta, premium and yields.',
        }
      if (values.losses && debt > 0)
        return {
          is: 'fair' as const,
          says: 'Without profit interest saves no tax. Use this rate only for the years of losses.',
        }
      return undefined
    }
  },

  steps(values, { equityBuild, build }) {
    return [
      {
        gives: 'costOfEquity',
        is: [
          '{riskFree}',
          '{betaUsed} × {erp}',
          ...equityBuild.slice(2).map((_row, at) => `{equityBuild.${at + 2}.cost}`),
        ].join(' + '),
      },
      { gives: 'afterTax', is: values.losses ? '{costOfDebt}' : '{costOfDebt} × (1 − {tax})' },
      { gives: 'wacc', is: build.map((_row, at) => `{build.${at}.weight} × {build.${at}.net}`).join(' + ') },
      { gives: 'real', is: '(1 + {wacc}) ÷ (1 + {inflation}) − 1' },
      { gives: 'converted', is: '(1 + {wacc}) × (1 + {otherInflation}) ÷ (1 + {inflation}) − 1' },
    ]
  },

  charts: [{ kind: 'line', title: 'WACC and cost of equity by debt', of: 'curve', x: 'debt', y: ['wacc', 'equity'] }],
  examples: [
    {
      name: 'A maker of packaging',
      given: {
        equity: 700,
        debts: [{ name: 'Bonds', amount: 300, kind: 'yield', cost: 0.06 }],
        tax: 0.25,
        riskFree: 0.035,
        beta: 0.9,
        erp: 0.05,
        betaOf: 'shares',
        size: 0.01,
        country: 0,
        exposure: 1,
        specific: 0,
        preferred: 0,
        structure: 'market',
        losses: false,
        inflation: 0.02,
        otherInflation: 0.05,
      },
      expect: { wacc: 0.0765, costOfEquity: 0.09, costOfDebt: 0.06, afterTax: 0.045, real: 0.0554, converted: 0.1082 },
    },
  ],
})
