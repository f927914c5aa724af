import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'SARS: Rates of tax for individuals',
  href: 'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/',
} as const
const medical = {
  title: 'SARS: Medical tax credit rates',
  href: 'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates/',
} as const

const retirementRate = 0.275
const readOnce = ['the share of income that retirement contributions may take']

/**
 * Income tax of individuals in South Africa, rand of a year that ends in February: bands, rebates off the tax by age, medical credits of a
 * month for the first two members and for each other one, and what may be deducted for retirement.
 */
export const incomeTax = defineRule({
  title: 'Income tax in South Africa',
  jurisdiction: 'za',
  checkedOn: '2026-11-27',
  units: {
    bands: { over: 'money', rate: 'percent' },
    rebates: 'money',
    medicalCredit: 'money',
    retirement: { rate: 'percent', most: 'money' },
  },
  versions: [
    {
      from: '2023-03-01',
      until: '2026-02-28',
      value: {
        bands: [
          { over: 0, rate: 0.18 },
          { over: 237_100, rate: 0.26 },
          { over: 370_500, rate: 0.31 },
          { over: 512_800, rate: 0.36 },
          { over: 673_000, rate: 0.39 },
          { over: 857_900, rate: 0.41 },
          { over: 1_817_000, rate: 0.45 },
        ],
        rebates: { primary: 17_235, from65: 9444, from75: 3145 },
        medicalCredit: { firstTwo: 364, others: 246 },
        retirement: { rate: retirementRate, most: 350_000 },
      },
      sources: [rates, medical],
      readOnce,
    },
    {
      from: '2026-03-01',
      until: '2027-02-28',
      value: {
        bands: [
          { over: 0, rate: 0.18 },
          { over: 245_100, rate: 0.26 },
          { over: 383_100, rate: 0.31 },
          { over: 530_200, rate: 0.36 },
          { over: 695_800, rate: 0.39 },
          { over: 887_000, rate: 0.41 },
          { over: 1_878_600, rate: 0.45 },
        ],
        rebates: { primary: 17_820, from65: 9765, from75: 3249 },
        medicalCredit: { firstTwo: 376, others: 254 },
        retirement: { rate: retirementRate, most: 430_000 },
      },
      sources: [rates, medical],
      readOnce,
    },
  ],
})
