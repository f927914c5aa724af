import { defineCases } from '@/lib/calculator'
import dcf from './dcf-calculator'

const damodaran = {
  title: 'Damodaran on Valuation, second edition, Illustration 6.2: Valuing Titan Cement (March 2005)',
}
const solomon = { title: 'Solomon Exam Prep: Example Discounted Cash Flow Analysis, Bunyan’s Cut' }
const template = {
  title: 'Corporate Finance Institute: DCF Model template (cash flows of 2018 to 2022 at 12%)',
}
const koller = {
  title: 'Koller, Goedhart, Wessels: Valuation, chapter on continuing value, key value driver formula',
}

const plain = {
  basis: 'flows',
  timing: 'end',
  valued: '2026-12-31',
  yearEnd: '2027-12-31',
  terminal: 'growth',
  newReturn: undefined,
  laterTax: undefined,
  laterWacc: undefined,
  netDebt: 0,
  minorities: 0,
  shares: 1,
  others: [],
} as const
const templateFlows = [
  { fcff: 35_494 },
  { fcff: 37_715 },
  { fcff: 41_501 },
  { fcff: 43_510 },
  { fcff: 47_008, ebitda: 78_040 },
]
const fromTemplate = {
  ...plain,
  flows: templateFlows,
  wacc: 0.12,
  growth: 0.03,
  multiple: 7,
  netDebt: -209_550,
  shares: 20_000,
} as const
const flowByFlow = (how: string) => ({
  title: 'Python program of its own',
  how: `Each flow discounted for itself, 6,000 years of them after the forecast, in the middle of their years: ${how}`,
})
const steady = {
  growth: 0.05,
  margin: 0.2,
  tax: 0.25,
  depreciation: 0,
  capex: 0.0375,
  workingCapital: 0,
}
const steadyFirm = {
  ...plain,
  basis: 'drivers',
  revenue: 1000,
  workingCapital: 0,
  years: [steady, steady, steady, steady, steady],
  wacc: 0.1,
  growth: 0.05,
} as const
const titan = { growth: 0.0549, margin: 1, tax: 0.2547, depreciation: 0, capex: 0.21270862, workingCapital: 0 }

export default defineCases(dcf, [
  {
    name: 'Titan Cement: 2,897 million for the firm, 2,514 for the equity, 32.84 a share',
    given: {
      ...plain,
      basis: 'drivers',
      revenue: 231.8,
      workingCapital: 0,
      years: [titan, titan, titan, titan, titan],
      wacc: 0.06774617776,
      growth: 0.0341,
      newReturn: 0.065669072,
      laterTax: 0.33,
      laterWacc: 0.065669072,
      netDebt: 337.45,
      minorities: 45.9,
      shares: 76.555,
    },
    expect: { enterprise: 2897, equity: 2514, perShare: 32.84 },
    source: {
      ...damodaran,
      how: 'EBIT 231.8 as revenue with a margin of 100%, reinvestment 28.54% of profit as capex; both costs of capital recomputed unrounded from the betas, spreads and weights given; shares = 2,514.07 ÷ 32.84',
    },
  },
  {
    name: 'Bunyan’s Cut: five cash flows at 10%, 3% for ever after, are worth 820.9',
    given: {
      ...plain,
      flows: [{ fcff: 51.3 }, { fcff: 55.8 }, { fcff: 60.7 }, { fcff: 63.6 }, { fcff: 65.5 }],
      wacc: 0.1,
      growth: 0.03,
    },
    expect: { enterprise: 820.9, discounting: { at: { 3: { present: 43.44 }, 4: { present: 40.67 } } } },
    source: { ...solomon, how: '46.12 + 46.64 + 45.60 + 43.44 + 40.67 + 598.44, with a terminal value of 963.8' },
  },
  {
    name: 'Bunyan’s Cut: change in working capital and tax make 47.0 of free cash flow from an EBIT of 84',
    given: {
      ...plain,
      basis: 'drivers',
      revenue: 385,
      workingCapital: 0,
      years: [
        { growth: 420 / 385 - 1, margin: 0.2, tax: 0.37, depreciation: 0.02, capex: 0.025, workingCapital: 3.8 / 420 },
      ],
      wacc: 0.1,
      growth: 0.03,
    },
    expect: {
      schedule: { at: { 0: { ebit: 84, tax: -31.08, depreciation: 8.4, capex: -10.5, stock: -3.8, fcff: 47.02 } } },
    },
    source: { ...solomon, how: 'FY 2019: 84.0 − 31.1 + 8.4 − 10.5 − 3.8 = 47.0' },
  },
  {
    name: 'Template: perpetual growth of 3% gives an exit multiple of 6.89, NPV 450,886',
    given: fromTemplate,
    expect: { enterprise: 450_886.38, impliedMultiple: 6.89 },
    source: {
      ...template,
      how: 'Terminal value 537,981 as printed; LibreOffice =NPV(12%;35494;37715;41501;43510;47008+47008*1.03/0.09)',
    },
  },
  {
    name: 'Template: 7 × EBITDA gives growth of 3.13%, NPV 455,596',
    given: { ...fromTemplate, terminal: 'multiple' },
    expect: { enterprise: 455_595.77, impliedGrowth: 0.0313, impliedMultiple: null },
    source: {
      ...template,
      how: 'Terminal value 546,278 as printed; LibreOffice =NPV(12%;35494;37715;41501;43510;47008+546280); growth = (546,280 × 12% − 47,008) ÷ (546,280 + 47,008)',
    },
  },
  {
    name: 'Stub: valued on 31 December 2017 with a year to 30 June, growth',
    given: { ...fromTemplate, valued: '2017-12-31', yearEnd: '2018-06-30' },
    expect: { enterprise: 460_480.53, perShare: 33.5, otherMethod: 33.75 },
    source: {
      ...template,
      how: 'LibreOffice =35494*181/365/1.12^(181/365)+NPV(12%;37715;41501;43510;47008+47008*1.03/0.09)/1.12^(181/365). The mean of 33.50 and 33.75 is the 33.63 a share that the template prints.',
    },
  },
  {
    name: 'Mid-year: a perpetuity is discounted with its last flow, an exit multiple at the end',
    given: { ...fromTemplate, timing: 'mid' },
    expect: { enterprise: 477_173.29, impliedMultiple: 7.3, otherMethod: 33.6818 },
    source: {
      title: 'Rosenbaum, Pearl: Investment Banking, chapter 3, mid-year convention',
      how: 'LibreOffice =NPV(12%;35494;37715;41501;43510;47008)*1.12^0.5+47008*1.03/0.09/1.12^4.5; implied multiple = 537,980 × 1.12^0.5 ÷ 78,040; by multiple (464,085.60 + 209,550) ÷ 20,000',
    },
  },
  {
    name: 'Mid-year: growth implied by the multiple is 2.65%',
    given: { ...fromTemplate, timing: 'mid', terminal: 'multiple' },
    expect: { impliedGrowth: 0.0265 },
    source: {
      title: 'Rosenbaum, Pearl: Investment Banking, chapter 3, implied perpetuity growth rate',
      how: '(546,280 × 12% − 47,008 × 1.12^0.5) ÷ (546,280 + 47,008 × 1.12^0.5)',
    },
  },
  {
    name: 'Key value driver formula: a steady firm is worth the same whatever the forecast’s length',
    given: steadyFirm,
    expect: { enterprise: 2362.5, impliedReturn: 0.2 },
    source: { ...koller, how: 'NOPAT 157.5 × (1 − 5% ÷ 20%) ÷ (10% − 5%) = 2,362.50' },
  },
  {
    name: 'Return on new capital equal to the WACC: growth adds nothing, so the later years are worth NOPAT ÷ WACC',
    given: { ...steadyFirm, newReturn: 0.1 },
    expect: { bridge: { at: { 1: { amount: 1248.14 }, 2: { amount: 1738.43 } } } },
    source: {
      ...koller,
      how: '150 × 1.05^6 ÷ 10% ÷ 1.1^5 = 1,248.14; forecast years Σ 112.5 × 1.05^k ÷ 1.1^k = 490.29',
    },
  },
  {
    name: 'Mid-year with another WACC then: the half year after the forecast grows at the later one',
    given: {
      ...plain,
      flows: [{ fcff: 100 }, { fcff: 110 }, { fcff: 121 }],
      timing: 'mid',
      wacc: 0.1,
      laterWacc: 0.08,
      growth: 0.02,
    },
    expect: { enterprise: 1892.1222528829971 },
    source: flowByFlow('three years at 10%, then each at 10% for three years and at 8% from there'),
  },
  {
    name: 'One forecast year of which half is left: the years after it are whole ones',
    given: {
      ...plain,
      flows: [{ fcff: 100 }],
      timing: 'mid',
      valued: '2027-01-01',
      yearEnd: '2027-06-30',
      wacc: 0.1,
      growth: 0.02,
    },
    expect: { enterprise: 1324.0022243247486 },
    source: flowByFlow('180 of 365 days of the first year at its middle, then whole years'),
  },
  {
    name: 'The same with two forecast years and another WACC then',
    given: {
      ...plain,
      flows: [{ fcff: 100 }, { fcff: 110 }],
      timing: 'mid',
      valued: '2027-01-01',
      yearEnd: '2027-06-30',
      wacc: 0.1,
      laterWacc: 0.12,
      growth: 0.03,
    },
    expect: { enterprise: 1303.7906531765002 },
    source: flowByFlow('180 of 365 days and a year at 10%, then at 12%'),
  },
  {
    name: 'An exit multiple does not ask for a growth below the WACC, which only serves a cross-check',
    given: {
      ...plain,
      flows: [{ fcff: 100 }, { fcff: 110 }, { fcff: 121, ebitda: 200 }],
      timing: 'mid',
      terminal: 'multiple',
      multiple: 8,
      wacc: 0.1,
      growth: 0.15,
    },
    expect: { enterprise: 1488.1424582162017, otherMethod: null, noCrossCheck: 'plain', ranges: { rows: 3 } },
    source: {
      title: 'Python program of its own',
      how: 'Σ of the flows at 0.5, 1.5 and 2.5 years, 8 × 200 after three years, all at 10%; of the ranges only growth has no answer',
    },
  },
  {
    name: 'Forecast years that cost money leave more than the whole value to the time after them',
    given: {
      ...plain,
      flows: [{ fcff: -100 }, { fcff: -50 }, { fcff: 40 }],
      wacc: 0.1,
      growth: 0.02,
    },
    expect: { terminalShare: null, verdict: 'fair' },
    source: {
      title: 'Arithmetic on paper',
      how: '40 × 1.02 ÷ 8% = 510, today 383.17; −90.91 − 41.32 + 30.05 = −102.18 before',
    },
  },
  {
    name: 'Flows worth less than nothing leave the cash beside them',
    given: { ...plain, flows: [{ fcff: -500 }, { fcff: 10 }], wacc: 0.1, growth: 0.02, netDebt: -1000 },
    expect: { enterprise: -340.909091, perShare: 659.090909, verdict: 'bad' },
    source: {
      title: 'Arithmetic on paper',
      how: '−500 ÷ 1.1 + 10 ÷ 1.21 + 10 × 1.02 ÷ 8% ÷ 1.21 = −454.545 + 8.264 + 105.372',
    },
  },
  {
    name: 'Growth equal to the WACC has no limit',
    given: { ...fromTemplate, growth: 0.12 },
    problem: 'growth',
    source: { ...damodaran, how: 'The stable growth formula requires growth below the cost of capital' },
  },
  {
    name: 'A valuation date after the first forecast year is refused',
    given: { ...fromTemplate, valued: '2027-12-31' },
    problem: 'valued',
    source: { title: 'Definition of a stub year', how: 'Nothing of the first year is left' },
  },
  {
    name: 'An exit multiple needs an EBITDA',
    given: { ...fromTemplate, flows: [{ fcff: 100 }], terminal: 'multiple' },
    problem: 'multiple',
    source: { title: 'Definition of an exit multiple', how: 'EV ÷ EBITDA of the last year' },
  },
])
