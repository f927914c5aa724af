import { describe, expect, it } from 'vitest'
import { writeRuleValue } from '@/lib/kits/facts/rule-facts'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import * as capitalGains from '@/lib/law/in/capital-gains'
import * as gst from '@/lib/law/in/gst'
import * as professionalTax from '@/lib/law/in/professional-tax'
import { defineRule } from '@/lib/law/rule'
import * as britishTax from '@/lib/law/uk/income-tax'
import * as retirementPlans from '@/lib/law/us/retirement-plans'

const show = createShow(regionOf('global'))
const source = { title: 'GOV.UK', href: 'https://www.gov.uk/' } as const

// GOV.UK, travel: mileage and fuel rates: 45p a mile up to 10,000 miles, then 25p. HMRC BIM: super-deduction of 130%.
// GOV.UK, statutory sick pay: 28 weeks, which are 196 days; one waiting day stands for the shortest period.
const rules = {
  odd: defineRule({
    title: 'Figures that look like others',
    jurisdiction: 'uk',
    checkedOn: '2026-11-22',
    units: {
      mileage: { over: 'count', perMile: 'money' },
      superDeduction: 'percent',
      sickPay: 'days',
      waiting: 'days',
      children: 'count',
      nil: 'percent',
    },
    versions: [
      {
        from: '2021-04-01',
        value: {
          mileage: [
            { over: 0, perMile: 0.45 },
            { over: 10_000, perMile: 0.25 },
          ],
          superDeduction: 1.3,
          sickPay: 196,
          waiting: 1,
          children: 1,
          nil: 0,
          name: 'Allowances',
          ended: true,
        },
        sources: [source],
      },
    ],
  }),
}

describe('a figure of the law in a guide', () => {
  it.each([
    ['mileage.0.perMile', '£0.45'],
    ['mileage.1.over', '10,000'],
    ['superDeduction', '130%'],
    ['sickPay', '196 days'],
    ['waiting', '1 day'],
    ['children', '1'],
    ['nil', '0%'],
    ['name', 'Allowances'],
    ['ended', undefined],
    ['mileage.2.over', undefined],
    ['absent', undefined],
  ])('%s is written in its unit: %s', (key, written) => {
    expect(writeRuleValue(rules, key, undefined, show)).toBe(written)
  })

  const laws = {
    'uk/income-tax': britishTax,
    'us/retirement-plans': retirementPlans,
    'in/capital-gains': capitalGains,
    'in/gst': gst,
    'in/professional-tax': professionalTax,
  }

  // GOV.UK, Income Tax rates 2026 to 2027; Notice 2025-67 of the IRS; section 198 of the Income-tax Act, 2025; GST Council, 56th meeting.
  it.each([
    ['uk/income-tax', 'allowance.taperAbove', '£100,000'],
    ['uk/income-tax', 'bands.2.rate', '45%'],
    ['us/retirement-plans', 'deferral', '$24,500'],
    ['in/capital-gains', 'exempt', '₹125,000'],
    ['in/capital-gains', 'rate', '12.5%'],
    ['in/gst', 'slabs', '5%, 18%, 40%'],
    ['in/professional-tax', 'karnataka.0.over', '₹24,999.99'],
  ] as const)('%s, %s is %s', (path, key, written) => {
    expect(writeRuleValue(laws[path], key, undefined, show)).toBe(written)
  })

  it('has a unit for every number, or the rule does not compile', () => {
    const rule = {
      title: 'Half of it',
      jurisdiction: 'uk',
      checkedOn: '2026-11-22',
      versions: [{ from: '2026-04-06', value: { rate: 0.2, limit: 100 }, sources: [source] }],
    } as const
    // @ts-expect-error: the limit has no unit.
    const half = defineRule({ ...rule, units: { rate: 'percent' } })
    // @ts-expect-error: pounds are no unit of a rule.
    defineRule({ ...rule, units: { rate: 'percent', limit: 'pounds' } })
    expect(writeRuleValue({ half }, 'limit', undefined, show)).toBeUndefined()
    expect(writeRuleValue({ half }, 'rate', undefined, show)).toBe('20%')
  })
})
