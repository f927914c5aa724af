import { defineRule } from '@/lib/law/rule'

const base = {
  title: 'Social Security Administration: Contribution and benefit base',
  href: 'https://www.ssa.gov/oact/cola/cbb.html',
} as const
const code = {
  title: '26 U.S.C. § 3101, § 3111, § 1401 and § 1402',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1401',
} as const
const unchanged = {
  socialSecurityRate: 0.062,
  medicareRate: 0.0145,
  additionalRate: 0.009,
  additionalOver: { single: 200_000, joint: 250_000, separate: 125_000, head: 200_000, survivor: 200_000 },
  selfEmployedShare: 0.9235,
  selfEmployedFrom: 400,
  deductibleShare: 0.5,
}

/**
 * Social Security and Medicare tax. An employee and the employer pay `socialSecurityRate` up to `wageBase` and `medicareRate` on
 * everything; who works for himself pays both on `selfEmployedShare` of the profit, from `selfEmployedFrom` dollars of net earnings,
 * and deducts `deductibleShare` of that tax. `additionalRate` is Additional Medicare Tax on earnings over the threshold.
 */
export const socialInsurance = defineRule({
  title: 'Social Security and Medicare tax in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    wageBase: 'money',
    socialSecurityRate: 'percent',
    medicareRate: 'percent',
    additionalRate: 'percent',
    additionalOver: 'money',
    selfEmployedShare: 'percent',
    selfEmployedFrom: 'money',
    deductibleShare: 'percent',
  },
  versions: [
    { from: '2024-01-01', until: '2024-12-31', value: { wageBase: 168_600, ...unchanged }, sources: [base, code] },
    { from: '2025-01-01', until: '2025-12-31', value: { wageBase: 176_100, ...unchanged }, sources: [base, code] },
    { from: '2026-01-01', until: '2026-12-31', value: { wageBase: 184_500, ...unchanged }, sources: [base, code] },
  ],
})
