import { defineCases } from '@/lib/kits/calculator'
import fund from './venture-capital'

const libreOffice = { title: 'LibreOffice Calc: RRI, FV and IRR' } as const
const program = {
  title:
    'A program of its own in Python: the preferred return as a future value of all flows, the catch-up as a part of all profit',
} as const

const deal = {
  fund: 10_000_000,
  outcomes: [{ name: 'Sold', odds: 1, multiple: 3, years: 5 }],
  fee: 0,
  carry: 0.2,
  hurdle: 0.08,
  catchUp: 1,
  feeLater: 0,
  expenses: 0,
  investing: 1,
  life: 1,
  reserves: 0,
  recycling: 0,
  commitment: 0,
  stake: 0.1,
  asOf: 2,
} as const
const sold = (multiple: number) => ({ ...deal, outcomes: [{ name: 'Sold', odds: 1, multiple, years: 5 }] })
const whole = {
  fund: 50_000_000,
  outcomes: [
    { name: 'Lost', odds: 0.5, multiple: 0, years: 3 },
    { name: 'Money back', odds: 0.22, multiple: 1, years: 5 },
    { name: 'Good', odds: 0.18, multiple: 3, years: 6 },
    { name: 'Very good', odds: 0.07, multiple: 10, years: 7 },
    { name: 'Outlier', odds: 0.03, multiple: 30, years: 8 },
  ],
  fee: 0.02,
  carry: 0.2,
  hurdle: 0.08,
  catchUp: 1,
  feeLater: 0.015,
  expenses: 0.002,
  investing: 4,
  life: 10,
  reserves: 0.3,
  recycling: 0,
  commitment: 0.02,
  stake: 0.12,
  asOf: 5,
} as const

export default defineCases(fund, [
  {
    name: 'One deal of three times in five years: full catch-up takes a fifth of all profit',
    given: deal,
    expect: {
      gross: 0.2457,
      net: 0.2106,
      tvpi: 2.6,
      grossMultiple: 3,
      carried: 4_000_000,
      fees: 0,
      returner: 100_000_000,
      invested: 10_000_000,
      clawback: null,
      lowest: -10_000_000,
      dpi: 0,
      rvpi: 1.55,
      tvpiThen: 1.55,
      verdict: 'fair',
      years: {
        rows: 6,
        at: {
          0: { year: 0, called: 10_000_000, distributed: 0, cumulative: -10_000_000, dpi: 0, rvpi: 1 },
          5: { distributed: 26_000_000, cumulative: 16_000_000, dpi: 2.6, rvpi: 0 },
        },
      },
    },
    says: { verdict: '100% of all proceeds' },
    source: {
      ...libreOffice,
      how: 'Carry 20% of 20 million; held after two years 3^(2/5)',
      sheet: {
        formulas: { gross: '=RRI(5;10;30)', net: '=RRI(5;10;26)', rvpi: '=FV(RRI(5;10;30);2;0;-1)' },
      },
    },
  },
  {
    name: 'Without catch-up the manager has a fifth of what exceeds the hurdle',
    given: { ...deal, catchUp: 0 },
    expect: { carried: 3_061_344, tvpi: 2.69 },
    source: {
      ...libreOffice,
      sheet: { formulas: { carried: '=0.2*(30000000-FV(8%;5;0;-10000000))' } },
    },
  },
  {
    name: 'Half way through the catch-up',
    given: sold(1.5),
    expect: { carried: 306_719, net: 0.08, tvpi: 1.47 },
    source: {
      ...libreOffice,
      how: 'All that exceeds the hurdle goes to the manager while it is less than a fifth of 5 million',
      sheet: { formulas: { carried: '=15000000-FV(8%;5;0;-10000000)', tvpi: '=FV(8%;5;0;-1)' } },
    },
  },
  {
    name: 'A catch-up of half ends later',
    given: { ...sold(1.9), catchUp: 0.5 },
    expect: { carried: 1_800_000, net: 0.1146 },
    source: {
      ...libreOffice,
      how: 'Half of what exceeds the hurdle would be 2,153,360, so that the fifth of 9 million is reached',
      sheet: { formulas: { net: '=RRI(5;10;17.2)' } },
    },
  },
  {
    name: 'Below the hurdle there is no carry',
    given: sold(1.3),
    expect: { carried: 0, net: 0.0539, gross: 0.0539, verdict: 'fair' },
    says: { verdict: 'no carry' },
    source: { ...libreOffice, sheet: { formulas: { net: '=RRI(5;10;13)', gross: '=RRI(5;10;13)' } } },
  },
  {
    name: 'A later call takes carry back',
    given: {
      ...deal,
      outcomes: [{ name: 'Quick', odds: 1, multiple: 3, years: 1 }],
      investing: 2,
      feeLater: 0.4,
      life: 4,
      hurdle: 0,
    },
    expect: { clawback: 200_000, carried: 0, tvpi: 0.6 },
    source: {
      ...program,
      how: 'Two investments of 1 million, each sold for 3 a year later, and two fees of 4: the first sale pays 200,000 of carry on a profit of 1 million that the fees then use up',
    },
  },
  {
    name: 'A fund of 50 million over ten years',
    given: whole,
    expect: {
      net: 0.0896,
      gross: 0.1324,
      tvpi: 1.73,
      grossMultiple: 2.36,
      fees: 9_500_000,
      carried: 8_933_680,
      invested: 40_500_000,
      lowest: -44_139_935,
      dpi: 0.03,
      rvpi: 0.81,
      verdict: 'plain',
      returner: 416_666_667,
      years: {
        rows: 14,
        at: {
          2: { called: 11_000_500 },
          9: { distributed: 19_209_960 },
          10: { distributed: 18_138_330 },
          11: { distributed: 5_176_115 },
        },
      },
    },
    says: { verdict: '38%' },
    source: program,
  },
  {
    name: 'The same with a fifth of commitments invested again',
    given: { ...whole, recycling: 0.2 },
    expect: { net: 0.0904, tvpi: 1.76, invested: 42_059_250, carried: 9_349_314, dpi: 0, rvpi: 0.84 },
    source: program,
  },
  {
    name: 'Everything is lost',
    given: sold(0),
    expect: { net: -1, gross: -1, tvpi: 0, verdict: 'bad', rvpi: 0.6 },
    source: { ...program, how: 'Written down evenly: three fifths are held after two of five years' },
  },
  {
    name: 'Fees that eat the fund',
    given: { ...deal, fee: 0.2, feeLater: 0.2, life: 5 },
    problem: 'fee',
    source: { ...program, how: '5 × 20%' },
  },
  {
    name: 'Parts of 80%',
    given: { ...deal, outcomes: [{ odds: 0.8, multiple: 2, years: 1 }] },
    problem: 'outcomes',
    because: '80%',
    source: program,
  },
])
