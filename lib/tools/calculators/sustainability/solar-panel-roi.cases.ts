import { defineCases } from '@/lib/kits/calculator'
import solarPanelRoi from './solar-panel-roi'

const plain = {
  curtailed: 0,
  sunHours: undefined,
  degradation: 0.005,
  importGrowth: 0,
  exportGrowth: 0,
  carbon: undefined,
  incentiveShare: 0,
  incentive: 0,
  upkeep: 0,
  upkeepGrowth: 0,
  inverterYear: 12,
  inverterCost: 0,
  loanShare: 0,
  discount: 0.04,
  years: 25,
  lease: undefined,
} as const
const roof = {
  ...plain,
  size: 6,
  cost: 9000,
  yieldPerKw: 1000,
  selfUse: 0.4,
  importTariff: 0.3,
  exportTariff: 0.08,
  upkeep: 90,
  inverterCost: 1200,
} as const
/** A column of 25 years in a spreadsheet: output and costs of the roof, and what its flows come to at a value per kWh. */
const roofSheet = (valueOfKwh: string) => {
  const years = Array.from({ length: 25 }, (_, at) => at + 1)
  return {
    cells: {
      A1: -9000,
      ...Object.fromEntries(
        years.flatMap((year) => [
          [`A${year + 1}`, `=C${year + 1}*(${valueOfKwh})-B${year + 1}`],
          [`B${year + 1}`, year === 12 ? 1290 : 90],
          [`C${year + 1}`, `=6000*0.995^${year - 1}`],
        ]),
      ),
    },
    formulas: { npv: '=A1+NPV(4%;A2:A26)', irr: '=IRR(A1:A26)', total: '=SUM(A1:A26)' },
  }
}
const roofColumns = roofSheet('0.4*0.3+0.6*0.08')
/** The same for twenty years of a roof whose tariffs drift apart; the loan is in the flows of the first eight years. */
const driftingFlows = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => {
    const drift = `6159.375*0.99^${at}*(0.5*0.25*1.03^${at}+0.5*0.9*0.1*0.98^${at})-100*1.02^${at}`
    return [`A${at + 2}`, `=${drift}${at === 9 ? '-1500' : ''}${at < 8 ? '+PMT(7%;8;3900)' : ''}`]
  }),
)
const libreOffice = (how: string) => ({ title: 'LibreOffice Calc: PMT, NPV and IRR over the years', how })

export default defineCases(solarPanelRoi, [
  {
    name: 'Level output: cost by capital recovery factor, 10.19 cents a kWh',
    given: {
      ...plain,
      size: 1,
      cost: 1000,
      yieldPerKw: 1000,
      selfUse: 1,
      importTariff: 0.1,
      exportTariff: 0,
      degradation: 0,
      discount: 0.08,
      years: 20,
    },
    expect: { lcoe: 0.1019, payback: 10, npv: -18.19, irr: 0.0775, total: 1000, verdict: 'fair' },
    says: { verdict: 'earns less than 8% a year' },
    source: {
      title: 'NREL System Advisor Model: LCOE = (FCR × TCC + FOC) ÷ AEP + VOC',
      href: 'https://sam.nrel.gov/financial-models/lcoe-calculator.html',
      how: 'FCR as PMT(8%;20;-1) = 0.101852; × 1000 ÷ 1000 kWh; rate and value of an annuity by LibreOffice Calc',
      sheet: {
        formulas: {
          lcoe: '=PMT(8%;20;-1)*1000/1000',
          irr: '=RATE(20;100;-1000)',
          npv: '=PV(8%;20;-100)-1000',
          payback: '=NPER(0;100;-1000)',
        },
      },
    },
  },
  {
    name: 'A house roof with upkeep and a new inverter',
    given: roof,
    expect: {
      payback: 10.1,
      npv: 3831.54,
      irr: 0.0786,
      firstYear: 1008,
      lcoe: 0.125,
      generation: 6000,
      netCost: 9000,
      total: 11_294.4,
      verdict: 'good',
      loanPayment: null,
      avoided: null,
      table: {
        rows: 25,
        at: {
          1: { year: 2, made: 5970, saved: 716.4, earned: 286.56, costs: 90, loan: 0, net: 912.96 },
          11: { costs: 1290 },
          [-1]: { balance: 11_294.4 },
        },
        sum: { made: 141_335.71, saved: 16_960.29, earned: 6784.11, costs: 3450 },
      },
    },
    source: {
      ...libreOffice('Twenty-five years of 6,000 kWh × 0.995^t; payback in year 10.05; NPV at 4%'),
      sheet: {
        cells: roofColumns.cells,
        formulas: {
          ...roofColumns.formulas,
          lcoe: '=(9000+NPV(4%;B2:B26))/NPV(4%;C2:C26)',
          'table.sum.made': '=SUM(C2:C26)',
          'table.sum.costs': '=SUM(B2:B26)',
        },
      },
    },
  },
  {
    name: 'Everything exported does not pay back',
    given: { ...roof, selfUse: 0 },
    expect: { payback: null, npv: -4018.82, irr: -0.0103, verdict: 'bad', total: -1143.14 },
    says: { verdict: 'Within 25 years it does not pay back; $1,143.14 are missing.' },
    source: { ...libreOffice('480 in the first year against 9,000'), sheet: roofSheet('0.08') },
  },
  {
    name: 'Sun hours, incentives, loan, export limit, escalation and a lease',
    given: {
      ...plain,
      size: 5,
      cost: 10_000,
      yieldPerKw: 1,
      sunHours: 4.5,
      performance: 0.75,
      selfUse: 0.5,
      importTariff: 0.25,
      exportTariff: 0.1,
      degradation: 0.01,
      importGrowth: 0.03,
      exportGrowth: -0.02,
      curtailed: 0.1,
      incentiveShare: 0.3,
      incentive: 500,
      upkeep: 100,
      upkeepGrowth: 0.02,
      inverterYear: 10,
      inverterCost: 1500,
      loanShare: 0.6,
      loanRate: 0.07,
      loanYears: 8,
      discount: 0.05,
      years: 20,
      carbon: 0.4,
      lease: 70,
      leaseGrowth: 0.02,
    },
    expect: {
      generation: 6159,
      netCost: 6500,
      payback: 6.7,
      npv: 4812.73,
      irr: 0.1627,
      lcoe: 0.1252,
      firstYear: 1047.09,
      loanPayment: 653.12,
      total: 11_118.87,
      avoided: 42.6,
      leaseNpv: 1702.49,
      choice: 'plain',
      table: { rows: 20, at: { 1: { net: 298.88, loan: 653.12 } }, sum: { costs: 3929.74 } },
    },
    says: { choice: 'Buying is worth $3,110.25 more' },
    source: {
      ...libreOffice('5 × 4.5 × 365 × 0.75 = 6,159.375; loan of 3,900 at 7% over 8 years; each year in full'),
      sheet: {
        cells: { A1: -2600, ...driftingFlows },
        formulas: {
          loanPayment: '=PMT(7%;8;-3900)',
          'table.1.net': '=A3',
          npv: '=A1+NPV(5%;A2:A21)',
          irr: '=IRR(A1:A21)',
          total: '=SUM(A1:A21)',
        },
      },
    },
  },
  {
    name: 'A lease can be the better choice',
    given: { ...roof, cost: 20_000, lease: 20 },
    expect: { choice: 'plain' },
    says: { choice: 'Leasing is worth' },
    source: { title: 'Arithmetic on paper', how: '240 a year against 20,000 at once' },
  },
  {
    name: 'Incentives above the price are refused',
    given: { ...roof, incentive: 9001 },
    problem: 'incentive',
    source: { title: 'Arithmetic on paper', how: '9,000 − 9,001' },
  },
])
