import { defineCases } from '@/lib/kits/calculator'
import startup from './startup-valuation'

const vcmethod = {
  title: 'vcmethod.com: spreadsheets of the Berkus method and of the venture capital method with dilution',
} as const
const shah = {
  title: 'J. Shah: VC & PE Valuations, the basic venture capital method (Future Funda)',
  href: 'https://dokumen.tips/documents/vc-pe-valuations.html',
} as const
const payne = {
  title: 'B. Payne: Valuations 101, The Risk Factor Summation Method',
  href: 'http://blog.gust.com/valuations-101-the-risk-factor-summation-method/',
} as const
const ventureLaw = {
  title: 'B. Payne: The Venture Capital Method (2011)',
  href: 'https://www.scribd.com/document/209131737/The-Venture-Capital-Method',
} as const
const libreOffice = { title: 'LibreOffice Calc: SUMPRODUCT and PV' } as const

const factors = [
  { name: 'Team', weight: 0.3, compared: 1.25 },
  { name: 'Market', weight: 0.25, compared: 1.5 },
  { name: 'Product', weight: 0.15, compared: 1 },
  { name: 'Rivals', weight: 0.1, compared: 0.75 },
  { name: 'Channels', weight: 0.1, compared: 0.8 },
  { name: 'Need', weight: 0.05, compared: 1 },
  { name: 'Other', weight: 0.05, compared: 1 },
] as const
const plain = {
  norm: 2_000_000,
  raise: 500_000,
  scorecard: factors,
  berkus: [{ value: 0 }],
  risks: [{ rating: '0' }],
  step: 250_000,
  exitBase: 25_000_000,
  exitMultiple: 1,
  years: 4,
  asked: 'times',
  times: 10,
  aYear: 0.5,
  dilution: 0,
  duplicate: undefined,
  berkusWeight: 0,
  scorecardWeight: 0,
  riskWeight: 0,
  ventureWeight: 0,
  duplicateWeight: 0,
} as const

export default defineCases(startup, [
  {
    name: 'Berkus: 250, 350, 300, 100 and 50 thousand are 1,050,000',
    given: {
      ...plain,
      berkus: [
        { name: 'Sound idea', value: 250_000 },
        { name: 'Prototype', value: 350_000 },
        { name: 'Management', value: 300_000 },
        { name: 'Relationships', value: 100_000 },
        { name: 'Sales', value: 50_000 },
      ],
      berkusWeight: 1,
    },
    expect: {
      average: 1_050_000,
      post: 1_550_000,
      share: 0.323,
      low: 1_050_000,
      high: 1_050_000,
      verdict: 'plain',
      methods: {
        rows: 4,
        at: { 0: { method: 'Berkus', value: 1_050_000, weight: 1, share: 0.323 }, 1: { weight: 0 } },
      },
    },
    says: { verdict: 'One method' },
    source: { ...vcmethod, how: 'Berkus sheet: pre-money valuation $1,050,000; 500,000 ÷ 1,550,000' },
  },
  {
    name: 'Venture capital method: 25 million in four years at 50% is 4.94 million today',
    given: { ...plain, raise: 3_000_000, asked: 'aYear', ventureWeight: 1 },
    expect: { venturePost: 4_938_272, average: 1_938_272, share: 0.6075, required: 5.0625, exit: 25_000_000 },
    source: {
      ...shah,
      how: 'POST = 25 million ÷ 1.5^4 = 4,938,272; F = 3/4.938 = 60.75%',
      sheet: { formulas: { venturePost: '=PV(50%;4;0;-25000000)', average: '=PV(50%;4;0;-25000000)-3000000' } },
    },
  },
  {
    name: 'With two later rounds the first investor keeps 89.35%, so that the firm is worth less today',
    given: {
      ...plain,
      raise: 1_500_000,
      exitBase: 2_500_000,
      exitMultiple: 15,
      years: 5,
      asked: 'aYear',
      dilution: 1 - 4_412_312.76 / 4_938_271.6,
      ventureWeight: 1,
    },
    expect: { exit: 37_500_000, venturePost: 4_412_313, average: 2_912_313, share: 0.34 },
    source: {
      ...vcmethod,
      how: 'Round A: post-money 4,938,271.60 without and 4,412,312.76 with dilution, pre-money 2,912,312.76, 34.00%',
    },
  },
  {
    name: 'An exit of 42.5 million at 20 times the money: 2,125,000 after it',
    given: { ...plain, exitBase: 20_000_000, exitMultiple: 2.125, times: 20, ventureWeight: 1 },
    expect: { venturePost: 2_125_000, average: 1_625_000, required: 20 },
    source: { ...ventureLaw, how: 'Terminal value $42.5 million; ROI 20X; a raise of 500,000' },
  },
  {
    name: 'Scorecard of 1.155 and three risk points, weighed two to one',
    given: {
      ...plain,
      risks: [
        { name: 'Management', rating: '2' },
        { name: 'Technology', rating: '2' },
        { name: 'Competition', rating: '-1' },
      ],
      duplicate: 600_000,
      scorecardWeight: 2,
      riskWeight: 1,
      duplicateWeight: 1,
    },
    expect: {
      score: 1.155,
      points: 3,
      average: 1_992_500,
      low: 600_000,
      high: 2_750_000,
      verdict: 'fair',
      methods: {
        rows: 5,
        at: {
          1: { value: 2_310_000, weight: 0.5 },
          2: { value: 2_750_000 },
          4: { method: 'Cost to duplicate', weight: 0.25 },
        },
      },
    },
    says: { verdict: '4.6 times' },
    source: {
      ...libreOffice,
      how: 'The risk rule of the Ohio TechAngels: 2,000,000 + 3 × 250,000',
      sheet: {
        cells: {
          A1: 0.3,
          A2: 0.25,
          A3: 0.15,
          A4: 0.1,
          A5: 0.1,
          A6: 0.05,
          A7: 0.05,
          B1: 1.25,
          B2: 1.5,
          B3: 1,
          B4: 0.75,
          B5: 0.8,
          B6: 1,
          B7: 1,
        },
        formulas: {
          score: '=SUMPRODUCT(A1:A7;B1:B7)',
          average: '=(2*2000000*SUMPRODUCT(A1:A7;B1:B7)+2750000+600000)/4',
        },
      },
    },
  },
  {
    name: 'An exit too small for the money asked: the method is shown and not counted',
    given: { ...plain, exitBase: 4_000_000, berkus: [{ value: 900_000 }], berkusWeight: 1, ventureWeight: 1 },
    expect: { average: 900_000, verdict: 'fair', methods: { at: { 3: { value: -100_000, weight: 0, share: null } } } },
    says: { verdict: 'leaves nothing' },
    source: { ...ventureLaw, how: '4,000,000 ÷ 10 − 500,000' },
  },
  {
    name: 'Weights of 90%',
    given: { ...plain, scorecard: [{ weight: 0.9, compared: 1 }] },
    problem: 'scorecard',
    because: '90%',
    source: { ...payne, how: 'Payne’s factors are parts of a whole' },
  },
  {
    name: 'Risks that eat the norm, and no other method',
    given: { ...plain, risks: Array.from({ length: 5 }, () => ({ name: '', rating: '-2' as const })), riskWeight: 1 },
    problem: 'scorecardWeight',
    source: { ...payne, how: '2,000,000 − 10 × 250,000' },
  },
])
