import { defineCalculator, integer, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { payment } from '@/lib/subjects/finance/annuity'
import { internalRateOfReturn, netPresentValue, paybackPeriod } from '@/lib/subjects/finance/cash-flow'

export default defineCalculator({
  inputs: {
    size: number('Size of the array', { initial: 6, above: 0, max: 1e6, unit: 'kWp' }),
    cost: money('Price, installed', {
      initial: 9000,
      initialIn: { in: 360_000, jp: 1_500_000 },
      max: 1e12,
      help: 'From your quotation, with inverter, mounting and tax. The first figure is only an example.',
    }),
    yieldPerKw: number('Yield a year', {
      initial: 1000,
      initialIn: { in: 1450, us: 1400, au: 1450 },
      above: 0,
      max: 4000,
      unit: 'kWh/kWp',
      help: 'For your roof and place: PVWatts of NREL or PVGIS of the European Commission give it free of charge.',
    }),
    selfUse: percent('Used in the building', {
      initial: 0.4,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Share of the electricity made; the rest is exported.',
    }),
    importTariff: money('Price of electricity you buy, a kWh', {
      initial: 0.3,
      initialIn: { in: 8, jp: 31 },
      max: 1e6,
      decimals: 6,
      help: 'From your bill, without standing charges.',
    }),
    exportTariff: money('Price of electricity you export, a kWh', {
      initial: 0.08,
      initialIn: { in: 3, jp: 15 },
      max: 1e6,
      decimals: 6,
      help: 'From your contract. With net metering it equals the price you buy at.',
      section: 'Electricity',
      refines: true,
    }),
    curtailed: percent('Surplus lost to an export limit', {
      slider: { to: 1, step: 0.01 },
      initial: 0,
      max: 1,
      section: 'Electricity',
      refines: true,
    }),
    sunHours: number('Peak sun hours a day instead of yield', {
      optional: true,
      above: 0,
      max: 12,
      help: 'Times 365 and the performance ratio.',
      section: 'Electricity',
      refines: true,
    }),
    performance: percent('Performance ratio', {
      slider: { from: 0.5, to: 1, step: 0.01 },
      initial: 0.8,
      above: 0,
      max: 1,
      section: 'Electricity',
      refines: true,
    }),
    degradation: rate('Loss of output', {
      slider: { to: 0.03, step: 0.0005 },
      initial: 0.005,
      max: 0.2,
      per: 'year',
      section: 'Electricity',
      refines: true,
    }),
    importGrowth: rate('Rise of the price you buy at', {
      slider: { from: -0.1, to: 0.2, step: 0.001 },
      initial: 0,
      negative: true,
      min: -0.2,
      max: 0.3,
      per: 'year',
      section: 'Electricity',
      refines: true,
    }),
    exportGrowth: rate('Rise of the export price', {
      slider: { from: -0.1, to: 0.2, step: 0.001 },
      initial: 0,
      negative: true,
      min: -0.5,
      max: 0.3,
      per: 'year',
      section: 'Electricity',
      refines: true,
    }),
    carbon: number('Grid emissions', {
      optional: true,
      max: 5,
      unit: 'kg CO2/kWh',
      help: 'Of your supplier or national inventory; needed for the carbon figure.',
      section: 'Electricity',
      refines: true,
    }),
    incentiveShare: percent('Incentive, of the price', {
      slider: { to: 1, step: 0.01 },
      initial: 0,
      max: 1,
      section: 'Money',
      refines: true,
    }),
    incentive: money('Incentive, as an amount', { initial: 0, max: 1e12, section: 'Money', refines: true }),
    upkeep: money('Upkeep a year', {
      initial: 0,
      max: 1e9,
      help: 'Cleaning, insurance, meter. Rises with the rate below.',
      section: 'Money',
      refines: true,
    }),
    upkeepGrowth: rate('Rise of upkeep', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0,
      max: 0.3,
      per: 'year',
      section: 'Money',
      refines: true,
    }),
    inverterYear: integer('Year of a new inverter', { initial: 12, min: 1, max: 50, section: 'Money', refines: true }),
    inverterCost: money('Price of the new inverter', { initial: 0, max: 1e9, section: 'Money', refines: true }),
    loanShare: percent('Paid by a loan', {
      slider: { to: 1, step: 0.01 },
      initial: 0,
      max: 1,
      help: 'Of the price less incentives.',
      section: 'Money',
      refines: true,
    }),
    loanRate: rate('Loan rate', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0.06,
      max: 1,
      per: 'year',
      section: 'Money',
      refines: true,
    }),
    loanYears: integer('Loan runs for', {
      initial: 10,
      min: 1,
      max: 50,
      unit: 'years',
      section: 'Money',
      refines: true,
    }),
    discount: rate('Discount rate', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0.04,
      max: 0.5,
      per: 'year',
      help: 'What the money would earn elsewhere.',
      section: 'Money',
      refines: true,
    }),
    years: integer('Years considered', { initial: 25, min: 1, max: 50, section: 'Money', refines: true }),
    lease: money('Lease payment a month instead', {
      optional: true,
      max: 1e9,
      help: 'Compares buying with leasing the same array over the same years.',
      section: 'Lease',
      refines: true,
    }),
    leaseGrowth: rate('Rise of the lease payment', {
      slider: { to: 0.1, step: 0.001 },
      initial: 0,
      max: 0.3,
      per: 'year',
      section: 'Lease',
      refines: true,
    }),
  },
  outputs: {
    payback: { kind: 'number', label: 'Paid back after', decimals: 1, unit: 'years', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    npv: { kind: 'money', label: 'Net present value' },
    irr: { kind: 'percent', label: 'Internal rate of return', decimals: 2, optional: true },
    firstYear: { kind: 'money', label: 'Saved and earned in the first year' },
    lcoe: { kind: 'money', label: 'Cost of a kWh it makes (LCOE)', decimals: 4 },
    generation: { kind: 'number', label: 'Made in the first year', decimals: 0, unit: 'kWh' },
    netCost: { kind: 'money', label: 'Price after incentives', section: 'Over the years' },
    total: { kind: 'money', label: 'Left over in all, not discounted', section: 'Over the years' },
    loanPayment: { kind: 'money', label: 'Loan payment a year', optional: true, section: 'Over the years' },
    avoided: {
      kind: 'number',
      label: 'Carbon dioxide avoided',
      decimals: 1,
      unit: 't',
      optional: true,
      section: 'Over the years',
    },
    leaseNpv: { kind: 'money', label: 'Net present value of the lease', optional: true, section: 'Buy or lease' },
    choice: { kind: 'verdict', label: 'Buy or lease', optional: true, section: 'Buy or lease' },
    table: {
      kind: 'table',
      label: 'Year by year',
      section: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        made: { kind: 'number', label: 'Made, kWh', decimals: 0 },
        saved: { kind: 'money', label: 'Saved' },
        earned: { kind: 'money', label: 'Exported' },
        costs: { kind: 'money', label: 'Upkeep, inverter' },
        loan: { kind: 'money', label: 'Loan' },
        net: { kind: 'money', label: 'Net' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['made', 'saved', 'earned', 'costs', 'loan', 'net'],
    },
  },
  formula:
    'Net of a year = self-used kWh × price bought + exported kWh × export price − upkeep − inverter − loan; NPV = −own money + Σ net ÷ (1 + discount)^year; LCOE = discounted costs ÷ discounted kWh',
  limits: [
    'Years are whole and paid at their end; what is used in the building is the same share in every year.',
    'Payback and LCOE are counted without the loan; net present value and return are those of your own money, loan included.',
    'A limit on export is a share that you estimate; hour by hour it depends on weather and use.',
    'Tax on income from export, and the value of the array at the end, are left out.',
  ],
  sources: [
    {
      title: 'NREL: PVWatts and System Advisor Model, cash flow, payback and levelized cost',
      href: 'https://sam.nrel.gov/financial-models/lcoe-calculator.html',
    },
    { title: 'European Commission, Joint Research Centre: PVGIS', href: 'https://re.jrc.ec.europa.eu/pvg_tools/en/' },
  ],

  compute(values, { minorDigits, show }) {
    const { size, cost, selfUse, discount, years, lease } = values
    const yieldPerKw = values.sunHours === undefined ? values.yieldPerKw : values.sunHours * 365 * values.performance
    const netCost = cost * (1 - values.incentiveShare) - values.incentive
    if (netCost < 0) return problem('incentive', 'must not be more than the price that is left')
    const borrowed = netCost * values.loanShare
    const loanPayment = borrowed > 0 ? (payment(values.loanRate, values.loanYears, -borrowed) ?? 0) : 0

    const plan = Array.from({ length: years }, (_, index) => {
      const made = size * yieldPerKw * (1 - values.degradation) ** index
      const exported = made * (1 - selfUse) * (1 - values.curtailed)
      return {
        year: index + 1,
        made,
        used: made * selfUse + exported,
        saved: made * selfUse * values.importTariff * (1 + values.importGrowth) ** index,
        earned: exported * values.exportTariff * (1 + values.exportGrowth) ** index,
        costs:
          values.upkeep * (1 + values.upkeepGrowth) ** index +
          (index + 1 === values.inverterYear ? values.inverterCost : 0),
        loan: index < values.loanYears ? loanPayment : 0,
      }
    })
    const projectFlows = [-netCost, ...plan.map(({ saved, earned, costs }) => saved + earned - costs)]
    const ownFlows = [borrowed - netCost, ...plan.map((one) => one.saved + one.earned - one.costs - one.loan)]
    const npv = netPresentValue(discount, ownFlows, 'start') ?? 0
    const irr = internalRateOfReturn(ownFlows)
    const payback = paybackPeriod(projectFlows, 0, minorDigits)
    const discounted = (of: (one: (typeof plan)[number]) => number) =>
      netPresentValue(discount, [0, ...plan.map(of)], 'start') ?? 0
    const lcoe = (netCost + discounted(({ costs }) => costs)) / discounted(({ made }) => made)
    const leaseNpv =
      lease === undefined
        ? undefined
        : discounted(({ saved, earned, year }) => saved + earned - 12 * lease * (1 + values.leaseGrowth) ** (year - 1))
    let balance = ownFlows[0] ?? 0
    const total = ownFlows.reduce((sum, flow) => sum + flow, 0)
    const first = plan[0]
    return {
      ...(payback === undefined ? {} : { payback }),
      verdict:
        payback === undefined
          ? {
              is: 'bad',
              says: `Within ${show.count(years)} years it does not pay back; ${show.money(-projectFlows.reduce((sum, flow) => sum + flow, 0))} are missing.`,
            }
          : npv >= 0
            ? { is: 'good', says: `It pays back and beats ${show.percent(discount)} a year.` }
            : { is: 'fair', says: `It pays back, but earns less than ${show.percent(discount)} a year.` },
      npv,
      ...(irr === undefined ? {} : { irr }),
      firstYear: (first?.saved ?? 0) + (first?.earned ?? 0),
      lcoe,
      generation: first?.made ?? 0,
      netCost,
      total,
      ...(borrowed > 0 ? { loanPayment } : {}),
      ...(values.carbon === undefined
        ? {}
        : { avoided: (plan.reduce((sum, { used }) => sum + used, 0) * values.carbon) / 1000 }),
      ...(leaseNpv === undefined
        ? {}
        : {
            leaseNpv,
            choice: {
              is: 'plain' as const,
              says: buyOrLease(compareAmounts(npv, leaseNpv, minorDigits), show.money(Math.abs(npv - leaseNpv))),
            },
          }),
      table: plan.map(({ year, made, saved, earned, costs, loan }) => {
        const net = saved + earned - costs - loan
        balance += net
        return { year, made, saved, earned, costs, loan, net, balance }
      }),
    }
  },

  steps: ({ sunHours }) => [
    {
      gives: 'generation',
      is: sunHours === undefined ? '{size} × {yieldPerKw}' : '{size} × {sunHours} × 365 × {performance}',
    },
    {
      gives: 'firstYear',
      is: '{generation} × ({selfUse} × {importTariff} + (1 − {selfUse}) × (1 − {curtailed}) × {exportTariff})',
    },
    { gives: 'netCost', is: '{cost} × (1 − {incentiveShare}) − {incentive}' },
    { gives: 'total', is: '{table.net} − {netCost} × (1 − {loanShare})' },
  ],

  charts: [{ kind: 'line', title: 'Balance of your own money', of: 'table', x: 'year', y: ['balance'] }],
  examples: [
    {
      name: 'A house roof',
      given: {
        size: 6,
        cost: 9000,
        yieldPerKw: 1000,
        selfUse: 0.4,
        importTariff: 0.3,
        exportTariff: 0.08,
        upkeep: 90,
        inverterYear: 12,
        inverterCost: 1200,
        discount: 0.04,
        years: 25,
      },
      expect: { generation: 6000, firstYear: 1008 },
    },
    {
      name: 'The same roof without self-use',
      given: {
        size: 6,
        cost: 9000,
        yieldPerKw: 1000,
        selfUse: 0,
        importTariff: 0.3,
        exportTariff: 0.08,
        upkeep: 90,
        inverterYear: 12,
        inverterCost: 1200,
        discount: 0.04,
        years: 25,
      },
      expect: { verdict: 'bad' },
    },
  ],
})

function buyOrLease(compared: number, difference: string): string {
  if (compared === 0) return 'Buying and leasing are worth the same.'
  return compared > 0
    ? `Buying is worth ${difference} more than leasing, in money of today.`
    : `Leasing is worth ${difference} more than buying, in money of today.`
}
