import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { gst as gstLaw } from '@/lib/law/in/gst'
import { incomeTax as indianTax } from '@/lib/law/in/income-tax'
import { defineRule } from '@/lib/law/rule'
import { incomeTax as britishTax } from '@/lib/law/uk/income-tax'
import { retirementPlanLimits } from '@/lib/law/us/retirement-plans'
import { currentYear, knownYears, yearName } from '@/lib/law/years'
import plan from '@/lib/tools/calculators/retirement/401k'
import salary from '@/lib/tools/calculators/personal-finance/salary'
import gst from '@/lib/tools/calculators/sales-taxes/gst'

const source = { title: 'GOV.UK', href: 'https://www.gov.uk/' } as const

function ruleOf(checkedOn: string, ...periods: [string, string | undefined][]) {
  const [first, ...later] = periods.map(([from, until]) => ({
    from,
    ...(until === undefined ? {} : { until }),
    value: 1,
    sources: [source] as const,
  }))
  if (!first) throw new Error('a rule has a version')
  return defineRule({
    title: 'A rule',
    jurisdiction: 'uk',
    checkedOn,
    units: 'count',
    versions: [first, ...later],
  })
}

describe('years that the law knows', () => {
  it('are those on whose first day it says something, latest first', () => {
    const rule = ruleOf('2026-11-22', ['2024-07-23', '2025-04-05'], ['2025-04-06', '2027-04-05'])
    expect(knownYears('04-06', [rule])).toEqual([2026, 2025])
    expect(knownYears('01-01', [rule])).toEqual([2027, 2026, 2025])
  })

  it('are those of every rule that a tool applies', () => {
    const long = ruleOf('2026-11-22', ['2014-09-01', '2027-03-31'])
    const short = ruleOf('2026-11-22', ['2025-04-01', '2026-03-31'])
    expect(knownYears('04-01', [long, short])).toEqual([2025])
  })

  it('end with the day of the last check where a rule has no end', () => {
    expect(knownYears('01-01', [ruleOf('2026-02-01', ['2025-01-01', undefined])])).toEqual([2026, 2025])
  })

  it('have one that is current: the last that had begun when the rules were checked', () => {
    const early = ruleOf('2026-12-02', ['2025-04-06', '2026-04-05'], ['2026-04-06', '2028-04-05'])
    expect(knownYears('04-06', [early])).toEqual([2027, 2026, 2025])
    expect(currentYear('04-06', [early])).toBe(2026)
    const stale = ruleOf('2028-12-02', ['2025-04-06', '2026-04-05'])
    expect(currentYear('04-06', [stale])).toBe(2025)
    expect(() => currentYear('04-06', [early, ruleOf('2026-12-02', ['2011-04-06', '2012-04-05'])])).toThrow(RangeError)
  })

  it('are named by both calendar years that they touch', () => {
    expect([yearName(2026), yearName(1999), yearName(2009)]).toEqual(['2026-27', '1999-00', '2009-10'])
  })
})

describe('a choice of the year', () => {
  it('offers what the versions of the law cover', () => {
    const british = britishTax.versions.map(({ from }) => from.slice(0, 4))
    const indian = indianTax.versions.map(({ from }) => from.slice(0, 4))
    const offered = Object.keys(salary.inputs.taxYear.options).map((year) => year.slice(0, 4))
    expect(offered.toSorted()).toEqual([...new Set([...british, ...indian])].toSorted())
    expect(Object.values(salary.inputs.taxYear.options)).toContain('2026–27')

    const limits = retirementPlanLimits.versions.map(({ from }) => from.slice(0, 4))
    expect(Object.keys(plan.inputs.year.options).toSorted()).toEqual(limits.toSorted())
  })

  it('offers every rate of GST that some version lists', () => {
    const show = createShow(regionOf('global'))
    const listed = gstLaw.versions.flatMap(({ value }) => [...value.slabs, ...value.special])
    const rates = [...new Set(listed)].toSorted((a, b) => a - b).map((rate) => show.percent(rate))
    expect(Object.keys(gst.inputs.rate.options)).toEqual([...rates, 'other'])
    expect(Object.values(gst.inputs.rate.options)).toEqual([...rates, 'Another rate'])
  })

  it('says what the law of the year says', () => {
    const { hra } = indianTax.versions[indianTax.versions.length - 1]?.value ?? {}
    expect([hra?.listed, hra?.other]).toEqual([0.5, 0.4])
    expect(salary.inputs.rentCity.options).toEqual({
      listed: 'A city with 50%, such as Delhi or Mumbai',
      other: 'Anywhere else, 40%',
    })
  })
})
