import { defineCases } from '@/lib/kits/calculator'
import propertyTax from './property-tax-calculator'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const powderSprings = (how: string) => ({
  title: 'City of Powder Springs, Georgia: how property tax is calculated',
  href: 'https://www.cityofpowdersprings.org/faq.aspx?TID=23',
  how,
})
const plain = {
  value: 100_000,
  ratio: 1,
  exemption: 0,
  levies: [{ name: 'County', rate: 10, unit: 'mills' }],
  exemptionShare: 0,
  special: 0,
  bills: '1',
  appealValue: undefined,
  growth: 0,
  cap: undefined,
} as const
const three = {
  ...plain,
  value: 400_000,
  exemption: 50_000,
  levies: [
    { name: 'County', rate: 6, unit: 'mills' },
    { name: 'Schools', rate: 0.8, unit: 'percent' },
    { name: 'City', rate: 4, unit: 'thousand' },
  ],
  special: 120,
  bills: '2',
  appealValue: 360_000,
  growth: 0.05,
  cap: 0.03,
} as const

export default defineCases(propertyTax, [
  {
    name: 'Powder Springs: 40% of 100,000 at 9.50 mills is 380',
    given: { ...plain, ratio: 0.4, levies: [{ name: 'City', rate: 9.5, unit: 'mills' }] },
    expect: { tax: 380, assessed: 40_000, taxable: 40_000, effective: 0.0038, mills: 9.5, saving: null },
    source: powderSprings('Its first example'),
  },
  {
    name: 'Powder Springs: at 65 and more, 10,000 is exempt and 285 remain',
    given: { ...plain, ratio: 0.4, exemption: 10_000, levies: [{ name: 'City', rate: 9.5, unit: 'mills' }] },
    expect: { tax: 285, exempt: 10_000, taxable: 30_000, monthly: 23.75, bill: 285 },
    source: powderSprings('Its second example'),
  },
  {
    name: 'Osceola County: 55,000 at 5.2889 mills',
    given: { ...plain, value: 80_000, exemption: 25_000, levies: [{ name: 'County', rate: 5.2889, unit: 'mills' }] },
    expect: { tax: 290.89, taxable: 55_000 },
    source: {
      title: 'Osceola County, Florida: budget questions',
      href: 'https://osceola.org/government/county-budget-and-financial-statements/budget-frequently-asked-questions',
      how: '80,000 − 25,000 = 55,000; $290.89',
    },
  },
  {
    name: 'East Grand Rapids: 200,000 of taxable value at 48.6664 mills, entered per 1,000',
    given: { ...plain, value: 400_000, ratio: 0.5, levies: [{ name: '', rate: 48.6664, unit: 'thousand' }] },
    expect: { tax: 9733.28, authorities: { rows: 1, at: { 0: { name: 'Authority 1', mills: 48.6664, share: 1 } } } },
    source: {
      title: 'City of East Grand Rapids, Michigan: how taxes are computed',
      href: 'https://www.eastgr.org/FAQ.aspx?QID=148',
      how: '200,000 × 48.6664 ÷ 1,000 = $9,733',
    },
  },
  {
    name: 'Mills, percent and per 1,000 side by side, a cap, special assessments and an appeal',
    given: three,
    expect: {
      tax: 6420,
      monthly: 535,
      bill: 3210,
      effective: 0.0161,
      saving: 720,
      mills: 18,
      taxable: 350_000,
      reading: 'good',
      authorities: {
        rows: 3,
        at: {
          0: { name: 'County', mills: 6, tax: 2100, share: 0.3333 },
          1: { name: 'Schools', mills: 8, tax: 2800, share: 0.4444 },
          2: { name: 'City', mills: 4, tax: 1400, share: 0.2222 },
        },
        sum: { tax: 6300 },
      },
      years: {
        rows: 10,
        at: {
          0: { year: 1, value: 400_000, assessed: 400_000, tax: 6420, uncapped: 6420 },
          1: { year: 2, value: 420_000, assessed: 412_000, tax: 6636, uncapped: 6780 },
          2: { year: 3, value: 441_000, assessed: 424_360, tax: 6858.48, uncapped: 7158 },
        },
      },
    },
    says: { reading: 'Together the rates are 18 mills, which is 1.8% or $18.00 on each 1,000' },
    source: paper(
      '350,000 × 18 mills + 120; 40,000 × 18 mills; 362,000 × 18 mills + 120, each authority apart; 374,360 × 18 mills + 120',
    ),
  },
  {
    name: 'Per 100, and an exempt share on top of a sum',
    given: {
      ...plain,
      exemption: 20_000,
      exemptionShare: 0.1,
      levies: [{ name: 'Town', rate: 1.5, unit: 'hundred' }],
      bills: '4',
    },
    expect: { exempt: 30_000, taxable: 70_000, tax: 1050, bill: 262.5, mills: 15 },
    source: paper('20,000 + 10% of 100,000; 70,000 × 1.5 ÷ 100'),
  },
  {
    name: 'Exemptions above the value leave no tax, and not less than none',
    given: { ...plain, exemption: 150_000, special: 60 },
    expect: {
      exempt: 100_000,
      taxable: 0,
      tax: 60,
      authorities: { at: { 0: { tax: 0, share: 0 } } },
      reading: 'plain',
    },
    says: { reading: 'The exemptions take all of the assessed value.' },
    source: paper('max(0, 100,000 − 150,000) = 0'),
  },
  {
    name: 'Mills entered as a percentage are remarked on',
    given: { ...plain, levies: [{ name: 'County', rate: 21.5, unit: 'percent' }] },
    expect: { tax: 21_500, mills: 215, reading: 'fair' },
    says: { reading: 'is a rate in mills entered as a percentage?' },
    source: paper('100,000 × 21.5%'),
  },
  {
    name: 'Where values fall the cap does nothing',
    given: { ...plain, growth: -0.1, cap: 0.02 },
    expect: { years: { at: { 1: { value: 90_000, assessed: 90_000, tax: 900, uncapped: 900 } } } },
    source: paper('100,000 × 0.9'),
  },
  {
    name: 'An appeal for more than the value',
    given: { ...plain, appealValue: 100_000 },
    problem: 'appealValue',
    source: paper('Nothing to save'),
  },
])
