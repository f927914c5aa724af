import { defineCases } from '@/lib/calculator'
import eligibility from './home-loan-eligibility'

const calc = (how: string) => ({
  title: 'LibreOffice Calc 7.4, financial functions',
  href: 'https://help.libreoffice.org/latest/en-US/text/scalc/01/04060118.html',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const circular = (how: string) => ({
  title: 'Reserve Bank of India, DBR.BP.BC.No.72/08.12.015/2016-17, 7 June 2017',
  href: 'https://website.rbi.org.in/hi/web/rbi/-/notifications/individual-housing-loans-rationalisation-of-risk-weights-and-loan-to-value-ltv-ratios-10995',
  how,
})
const tiers = [
  { upTo: 3_000_000, share: 0.9 },
  { upTo: 7_500_000, share: 0.8 },
  { upTo: 100_000_000_000, share: 0.75 },
] as const
const couple = {
  propertyValue: 8_000_000,
  annualRate: 0.085,
  months: 240,
  stepUp: 0,
  income: 90_000,
  variable: 20_000,
  obligations: 10_000,
  age: 35,
  coApplicant: true,
  income2: 50_000,
  variable2: 0,
  obligations2: 0,
  age2: 33,
  haircut: 0.5,
  lowShare: 0.4,
  middleFrom: 50_000,
  middleShare: 0.5,
  highFrom: 150_000,
  highShare: 0.6,
  retirement: 60,
  limitBy: 'tiers',
  tiers,
} as const
const alone = { ...couple, coApplicant: false, variable: 0, obligations: 0 } as const
const rich = { ...alone, income: 1_000_000 } as const

export default defineCases(eligibility, [
  {
    name: 'A couple: 80,000 of instalment would carry 92.2 lakh, the tier of 80% stops at 64 lakh',
    given: couple,
    expect: {
      assessed: 150_000,
      foir: 0.6,
      capacity: 80_000,
      byIncome: 9_218_467.18,
      byValue: 6_400_000,
      eligible: 6_400_000,
      emi: 55_540.69,
      ltv: 0.8,
      ownMoney: 1_600_000,
      alone: 4_609_233.59,
      gain: 1_790_766.41,
      binding: 'good',
    },
    source: calc(
      '(90000+50%*20000+50000)*60%-10000 = 80000; PV(8.5%/12;240;-80000) = 9218467.186, cut to whole paise; alone (100000)*50%-10000 = 40000, PV = 4609233.593; PMT(8.5%/12;240;-6400000) = 55540.687',
    ),
  },
  {
    name: 'Income is the limit: 45,000 of instalment',
    given: { ...alone, propertyValue: 20_000_000, variable: 0 },
    expect: { capacity: 45_000, eligible: 5_185_387.79, emi: 45_000, binding: 'fair', gain: null },
    source: calc('90000*50% = 45000; PV(8.5%/12;240;-45000) = 9218467.186*45/80 = 5185387.792'),
  },
  {
    name: 'A house of 30 lakh may be lent on at 90%',
    given: { ...rich, propertyValue: 3_000_000 },
    expect: { byValue: 2_700_000, eligible: 2_700_000 },
    source: circular('Loans up to 30 lakh: up to 90% of the value'),
  },
  {
    name: 'At 35 lakh the tier of 90% ends at a loan of 30 lakh',
    given: { ...rich, propertyValue: 3_500_000 },
    expect: { byValue: 3_000_000, ltv: 0.8571 },
    source: circular('90% would be 31.5 lakh and lies in the next tier, whose 80% is 28 lakh; 30 lakh is allowed'),
  },
  {
    name: 'A house of 2 crore is lent on at 75%',
    given: { ...rich, propertyValue: 20_000_000, income: 10_000_000 },
    expect: { byValue: 15_000_000, eligible: 15_000_000 },
    source: circular('Loans above 75 lakh: up to 75%'),
  },
  {
    name: 'At 45 with retirement at 60 only 180 months remain',
    given: {
      ...alone,
      age: 45,
      propertyValue: 1e9,
      income: 2000,
      lowShare: 0.5,
      annualRate: 0.06,
      limitBy: 'one',
      limit: 0.8,
      months: 360,
    },
    expect: { tenure: 180, eligible: 118_503.51 },
    source: calc('PV(6%/12;180;-1000) = 118503.5147'),
  },
  {
    name: 'The older applicant sets the tenure',
    given: { ...couple, age2: 50 },
    expect: { tenure: 120 },
    source: paper('60 − 50 = 10 years'),
  },
  {
    name: 'An instalment of 20,000 that rises by 5% a year carries 33.3 lakh',
    given: { ...alone, propertyValue: 1e9, income: 50_000, lowShare: 0.4, middleFrom: 60_000, stepUp: 0.05 },
    expect: { capacity: 20_000, eligible: 3_330_869.62, emi: 20_000 },
    source: {
      title: 'Present value summed instalment by instalment (Python)',
      how: '20,000 × 1.05^year ÷ (1 + 8.5%/12)^month over 240 months = 3,330,869.6268',
    },
  },
  {
    name: 'Present instalments above the share leave nothing',
    given: { ...alone, obligations: 60_000 },
    expect: { capacity: -15_000, eligible: 0, emi: 0, binding: 'bad' },
    source: paper('90,000 × 50% − 60,000 = −15,000'),
  },
  {
    name: 'Nobody gets a loan that ends before it starts',
    given: { ...alone, age: 60 },
    problem: 'retirement',
    source: paper('60 − 60 = 0 years'),
  },
])
