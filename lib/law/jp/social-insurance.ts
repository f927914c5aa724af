import { defineRule } from '@/lib/law/rule'

const pension = {
  title: 'Japan Pension Service: employees’ pension insurance premiums',
  href: 'https://www.nenkin.go.jp/service/kounen/hokenryo/ryogaku/ryogakuhyo/index.html',
} as const
const health = {
  title: 'Kyokai Kenpo: premium tables by prefecture',
  href: 'https://www.kyoukaikenpo.or.jp/g3/cat330/sb3130/',
} as const
const employment = {
  title: 'Ministry of Health, Labour and Welfare: employment insurance rates',
  href: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/0000108634.html',
} as const
const childSupport = {
  title: 'Children and Families Agency: child and childcare support levy',
  href: 'https://www.cfa.go.jp/policies/kodomokosodateshienkinseido',
} as const

const grades = [
  { from: 0, counted: 58_000 },
  { from: 63_000, counted: 68_000 },
  { from: 73_000, counted: 78_000 },
  { from: 83_000, counted: 88_000 },
  { from: 93_000, counted: 98_000 },
  { from: 101_000, counted: 104_000 },
  { from: 107_000, counted: 110_000 },
  { from: 114_000, counted: 118_000 },
  { from: 122_000, counted: 126_000 },
  { from: 130_000, counted: 134_000 },
  { from: 138_000, counted: 142_000 },
  { from: 146_000, counted: 150_000 },
  { from: 155_000, counted: 160_000 },
  { from: 165_000, counted: 170_000 },
  { from: 175_000, counted: 180_000 },
  { from: 185_000, counted: 190_000 },
  { from: 195_000, counted: 200_000 },
  { from: 210_000, counted: 220_000 },
  { from: 230_000, counted: 240_000 },
  { from: 250_000, counted: 260_000 },
  { from: 270_000, counted: 280_000 },
  { from: 290_000, counted: 300_000 },
  { from: 310_000, counted: 320_000 },
  { from: 330_000, counted: 340_000 },
  { from: 350_000, counted: 360_000 },
  { from: 370_000, counted: 380_000 },
  { from: 395_000, counted: 410_000 },
  { from: 425_000, counted: 440_000 },
  { from: 455_000, counted: 470_000 },
  { from: 485_000, counted: 500_000 },
  { from: 515_000, counted: 530_000 },
  { from: 545_000, counted: 560_000 },
  { from: 575_000, counted: 590_000 },
  { from: 605_000, counted: 620_000 },
  { from: 635_000, counted: 650_000 },
  { from: 665_000, counted: 680_000 },
  { from: 695_000, counted: 710_000 },
  { from: 730_000, counted: 750_000 },
  { from: 770_000, counted: 790_000 },
  { from: 810_000, counted: 830_000 },
  { from: 855_000, counted: 880_000 },
  { from: 905_000, counted: 930_000 },
  { from: 955_000, counted: 980_000 },
  { from: 1_005_000, counted: 1_030_000 },
  { from: 1_055_000, counted: 1_090_000 },
  { from: 1_115_000, counted: 1_150_000 },
  { from: 1_175_000, counted: 1_210_000 },
  { from: 1_235_000, counted: 1_270_000 },
  { from: 1_295_000, counted: 1_330_000 },
  { from: 1_355_000, counted: 1_390_000 },
]
const shared = {
  grades,
  pensionRate: 0.183,
  pensionPay: { least: 88_000, most: 650_000 },
  bonusUnit: 1000,
  bonusMost: { pension: 1_500_000, health: 5_730_000 },
}

/**
 * Social insurance of employees in Japan, yen. A month's pay counts as the amount of the grade that it lies `from`; for pension between
 * `pensionPay`. A bonus counts in whole thousands, for pension at most `bonusMost` a payment, for health as much a year. Rates are those
 * of employee and employer together, employment insurance that of the employee alone. Those of health and care change with March,
 * those of employment insurance and the childcare levy with April: `early` before, `late` from then on. Health is that of Tokyo.
 */
export const socialInsurance = defineRule({
  title: 'Social insurance in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: {
    grades: 'money',
    pensionRate: 'percent',
    pensionPay: 'money',
    bonusUnit: 'money',
    bonusMost: 'money',
    health: 'percent',
    care: 'percent',
    employment: 'percent',
    childSupport: 'percent',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...shared,
        health: { early: 0.0998, late: 0.0991 },
        care: { early: 0.016, late: 0.0159 },
        employment: { early: 0.006, late: 0.0055 },
        childSupport: { early: 0, late: 0 },
      },
      sources: [pension, health, employment],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...shared,
        health: { early: 0.0991, late: 0.0985 },
        care: { early: 0.0159, late: 0.0162 },
        employment: { early: 0.0055, late: 0.005 },
        childSupport: { early: 0, late: 0.0023 },
      },
      sources: [pension, health, employment, childSupport],
    },
  ],
})
