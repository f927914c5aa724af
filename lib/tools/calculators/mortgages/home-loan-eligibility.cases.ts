import { defineCases } from '@/lib/kits/calculator'
import eligibility from './home-loan-eligibility'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const circular = (how: string) => ({
  title: 'Reserve Bank of India, DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017',
  href: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=10995&Mode=0',
  how: `Its table of loan-to-value ratios, read in two reprints: ${how}`,
})
const sole = { name: 'Buyer', variable: 0, obligations: 0, age: 30 } as const
const level = {
  stepUp: 0,
  haircut: 0.5,
  shareBy: 'one',
  share: 0.5,
  retirement: 65,
  limitBy: 'one',
  limit: 1,
  propertyValue: 1e9,
} as const
const indian = {
  ...level,
  annualRate: 0.084,
  months: 240,
  retirement: 60,
  limitBy: 'tiers',
  tiers: [
    { upTo: 3_000_000, share: 0.9 },
    { upTo: 7_500_000, share: 0.8 },
    { upTo: 100_000_000_000, share: 0.75 },
  ],
  applicants: [{ ...sole, income: 1_200_000 }],
} as const
const family = {
  ...level,
  propertyValue: 500_000,
  annualRate: 0.072,
  months: 300,
  share: 0.36,
  haircut: 1,
  applicants: [
    { name: 'Ines', income: 4300, variable: 900, obligations: 275, age: 39 },
    { name: 'Tomas', income: 2650, variable: 0, obligations: 410, age: 43 },
    { name: 'Rosa', income: 2150, variable: 0, obligations: 0, age: 47 },
  ],
} as const
const slabs = [
  { from: 60_000, share: 0.45 },
  { from: 0, share: 0.4 },
  { from: 110_000, share: 0.55 },
] as const

export default defineCases(eligibility, [
  {
    name: 'Half of 75,000 less two instalments of 5,000 and 7,500 leaves 25,000',
    given: {
      ...level,
      annualRate: 0.09,
      months: 180,
      applicants: [{ ...sole, income: 75_000, obligations: 12_500 }],
    },
    expect: {
      assessed: 75_000,
      foir: 0.5,
      capacity: 25_000,
      byIncome: 2_464_835.22,
      eligible: 2_464_835.22,
      emi: 25_000,
      alone: null,
      binding: 'fair',
      tenures: {
        rows: 3,
        at: {
          0: { years: 5, byIncome: 1_204_334.33, eligible: 1_204_334.33 },
          1: { years: 10, byIncome: 1_973_542.31, eligible: 1_973_542.31 },
          2: { years: 15, byIncome: 2_464_835.22, eligible: 2_464_835.22 },
        },
      },
      rates: {
        rows: 6,
        at: {
          0: { rate: 0.08, eligible: 2_616_014.8, emi: 25_000 },
          1: { rate: 0.085, eligible: 2_538_742.33 },
          2: { rate: 0.09, eligible: 2_464_835.22, emi: 25_000 },
          3: { rate: 0.095, eligible: 2_394_120.76 },
          4: { rate: 0.1, eligible: 2_326_435.97 },
          5: { rate: 0.11, eligible: 2_199_548.42 },
        },
      },
    },
    says: { binding: 'the property would carry $997,535,164.78 more.' },
    source: {
      title: 'care2earn: Loan terminology, FOIR',
      href: 'https://www.care2earn.in/loan-terminology.html',
      how: 'Worked example of that page: 50% of 75,000 less 5,000 and 7,500 is 25,000; the loan is PV(9%/12;180;-25000) = 2464835.2209 in LibreOffice Calc; the other terms and rates by the annuity formula in Python, rounded down to the paisa',
    },
  },
  {
    name: 'Three applicants: the oldest shortens the tenure to 216 months',
    given: family,
    expect: {
      assessed: 9100,
      capacity: 2591,
      tenure: 216,
      eligible: 313_214.86,
      binding: 'fair',
    },
    source: calc('(4300+2650+2150)*36%-275-410 = 2591; PV(7.2%/12;216;-2591) = 313214.8608, cut to whole cents'),
  },
  {
    name: 'What each of the three adds: without the oldest there are 264 months again',
    given: family,
    expect: {
      adds: { rows: 3, at: { 2: { counted: 2150, without: 240_411.46, adds: 72_803.4 } } },
    },
    source: calc('PV(7.2%/12;264;-(6950*36%-685)) = 240411.4645; 313,214.86 − 240,411.46 = 72,803.40'),
  },
  {
    name: 'Slabs may stand in any order: 72,000 falls into the one from 60,000',
    given: {
      ...level,
      annualRate: 0.0925,
      months: 132,
      shareBy: 'slabs',
      slabs,
      applicants: [{ ...sole, income: 72_000, obligations: 14_400 }],
    },
    expect: { foir: 0.45, capacity: 18_000, eligible: 1_487_689.55 },
    source: calc('72000*45%-14400 = 18000; PV(9.25%/12;132;-18000) = 1487689.5594'),
  },
  {
    name: 'Exactly 110,000 has reached the slab that starts there',
    given: { ...indian, shareBy: 'slabs', slabs, applicants: [{ ...sole, income: 110_000 }] },
    expect: { foir: 0.55, capacity: 60_500 },
    source: paper('110,000 × 55% = 60,500'),
  },
  {
    name: 'An income below every slab has no share',
    given: { ...indian, shareBy: 'slabs', slabs: [slabs[0]], applicants: [{ ...sole, income: 59_999 }] },
    problem: 'slabs',
    source: paper('59,999 < 60,000'),
  },
  {
    name: 'A house of 24 lakh may be lent on at 90%',
    given: { ...indian, propertyValue: 2_400_000 },
    expect: { byValue: 2_160_000, eligible: 2_160_000, emi: 18_608.5, ownMoney: 240_000, binding: 'good' },
    source: circular('loans up to 30 lakh, up to 90%; PMT(8.4%/12;240;-2160000) = 18608.4971 in LibreOffice Calc'),
  },
  {
    name: 'At 36 lakh the tier of 90% ends at a loan of 30 lakh',
    given: { ...indian, propertyValue: 3_600_000 },
    expect: { byValue: 3_000_000, ltv: 0.8333 },
    source: circular('90% would be 32.4 lakh and belongs to the next tier, whose 80% is 28.8 lakh; 30 lakh is allowed'),
  },
  {
    name: 'A house of 62 lakh is lent on at 80%',
    given: { ...indian, propertyValue: 6_200_000 },
    expect: { byValue: 4_960_000 },
    source: circular('loans above 30 and up to 75 lakh, up to 80%'),
  },
  {
    name: 'A house of 1.4 crore is lent on at 75%',
    given: { ...indian, propertyValue: 14_000_000 },
    expect: { byValue: 10_500_000 },
    source: circular('loans above 75 lakh, up to 75%'),
  },
  {
    name: 'An instalment of 20,000 that rises by 5% a year carries 33.3 lakh',
    given: {
      ...level,
      annualRate: 0.085,
      months: 240,
      share: 0.4,
      stepUp: 0.05,
      applicants: [{ ...sole, income: 50_000 }],
    },
    expect: { capacity: 20_000, eligible: 3_330_869.62, emi: 20_000 },
    source: {
      title: 'Present value summed instalment by instalment (Python)',
      how: '20,000 × 1.05^year ÷ (1 + 8.5%/12)^month over 240 months = 3,330,869.6268',
    },
  },
  {
    name: 'Without interest 150 instalments of 640 repay 96,000',
    given: {
      ...level,
      annualRate: 0,
      months: 150,
      share: 0.32,
      applicants: [{ ...sole, income: 1800, variable: 400 }],
    },
    expect: { assessed: 2000, capacity: 640, eligible: 96_000 },
    source: paper('(1,800 + 400 ÷ 2) × 32% = 640; 640 × 150'),
  },
  {
    name: 'Present instalments above the share leave nothing',
    given: { ...level, annualRate: 0.06, months: 240, applicants: [{ ...sole, income: 3100, obligations: 1700 }] },
    expect: { capacity: -150, eligible: 0, emi: 0, binding: 'bad' },
    source: paper('3,100 × 50% − 1,700 = −150'),
  },
  {
    name: 'Nobody gets a loan that ends before it starts',
    given: { ...level, annualRate: 0.06, months: 240, applicants: [{ ...sole, income: 3100, age: 65 }] },
    problem: 'retirement',
    source: paper('65 − 65 = 0 years'),
  },
  {
    name: 'Two applicants: what each adds to the loan of both',
    given: {
      ...level,
      annualRate: 0.09,
      months: 180,
      applicants: [
        { ...sole, name: 'Asha', income: 60_000, obligations: 5000 },
        { ...sole, name: '', income: 40_000, age: 40 },
      ],
    },
    expect: {
      capacity: 45_000,
      eligible: 4_436_703.39,
      alone: 2_464_835.22,
      gain: 1_971_868.17,
      adds: {
        rows: 2,
        at: {
          0: { name: 'Asha', counted: 60_000, obligations: 5000, without: 1_971_868.17, adds: 2_464_835.22 },
          1: { name: 'Applicant 2', counted: 40_000, obligations: 0, without: 2_464_835.22, adds: 1_971_868.17 },
        },
      },
    },
    source: calc(
      'PV(9%/12;180;-45000), PV(9%/12;180;-25000) and PV(9%/12;180;-20000), rounded down to the paisa, and their differences',
    ),
  },
  {
    name: 'Four fifths of a million is less than the income carries',
    given: {
      ...level,
      propertyValue: 1_000_000,
      limit: 0.8,
      annualRate: 0.09,
      months: 180,
      applicants: [{ ...sole, income: 75_000, obligations: 12_500 }],
    },
    expect: {
      eligible: 800_000,
      byValue: 800_000,
      ltv: 0.8,
      ownMoney: 200_000,
      binding: 'good',
      tenures: { at: { 0: { years: 5, byIncome: 1_204_334.33, eligible: 800_000 } } },
      rates: { at: { 0: { eligible: 800_000 } } },
    },
    says: { binding: 'your income would carry $1,664,835.22 more.' },
    source: calc('0.8 × 1,000,000; PV(9%/12;180;-25000) − 800,000'),
  },
  {
    name: 'Instalments that take the whole share leave no loan',
    given: { ...level, annualRate: 0.09, months: 180, applicants: [{ ...sole, income: 25_000, obligations: 12_500 }] },
    expect: { capacity: 0, eligible: 0, binding: 'bad' },
    says: { binding: 'take all of the share' },
    source: paper('25,000 × 50% − 12,500'),
  },
  {
    name: 'Instalments above the share, by 2,500',
    given: { ...level, annualRate: 0.09, months: 180, applicants: [{ ...sole, income: 25_000, obligations: 15_000 }] },
    expect: { capacity: -2500, eligible: 0, binding: 'bad' },
    says: { binding: 'by $2,500.00 a month' },
    source: paper('25,000 × 50% − 15,000'),
  },
  {
    name: 'At 55, a loan until 60 has 60 months instead of 180',
    given: {
      ...level,
      retirement: 60,
      annualRate: 0.09,
      months: 180,
      applicants: [{ ...sole, age: 55, income: 75_000, obligations: 12_500 }],
    },
    expect: {
      tenure: 60,
      eligible: 1_204_334.33,
      tenures: { rows: 1, at: { 0: { years: 5, eligible: 1_204_334.33 } } },
    },
    says: { binding: 'Retirement cuts the tenure to 60 months' },
    source: calc('(60 − 55) × 12; PV(9%/12;60;-25000)'),
  },
  {
    name: 'Without interest 6,000 a month is 360,000 more for every five years',
    given: { ...level, annualRate: 0, months: 359.6, applicants: [{ ...sole, income: 12_000 }] },
    expect: {
      tenure: 360,
      capacity: 6000,
      byIncome: 2_160_000,
      tenures: {
        rows: 6,
        at: {
          0: { years: 5, byIncome: 360_000 },
          1: { years: 10, byIncome: 720_000 },
          2: { years: 15, byIncome: 1_080_000 },
          3: { years: 20, byIncome: 1_440_000 },
          4: { years: 25, byIncome: 1_800_000 },
          5: { years: 30, byIncome: 2_160_000 },
        },
      },
      rates: { rows: 4, at: { 0: { rate: 0, eligible: 2_160_000, emi: 6000 } } },
    },
    source: paper('50% of 12,000 × 60, 120 … 360; 359.6 months are 360'),
  },
  {
    name: 'A tenure of 430 months shows 35 years as well',
    given: { ...level, annualRate: 0, months: 430, applicants: [{ ...sole, age: 20, income: 12_000 }] },
    expect: { byIncome: 2_580_000, tenures: { rows: 7, at: { 6: { years: 35, byIncome: 2_520_000 } } } },
    source: paper('6,000 × 430; × 420'),
  },
  {
    name: 'Below five years no whole tenure is shown, and half a coin a month is a loan too',
    given: { ...level, annualRate: 0, months: 59, applicants: [{ ...sole, income: 1 }] },
    expect: { capacity: 0.5, byIncome: 29.5, tenures: { rows: 0 } },
    source: paper('0.50 × 59'),
  },
  {
    name: 'Income and property carry the same loan',
    given: {
      ...level,
      annualRate: 0,
      months: 360,
      propertyValue: 2_160_000,
      applicants: [{ ...sole, income: 12_000 }],
    },
    expect: { eligible: 2_160_000, binding: 'good', ownMoney: 0 },
    says: { binding: 'Your income and the property value carry the same loan.' },
    source: paper('6,000 × 360 = 2,160,000'),
  },
])
