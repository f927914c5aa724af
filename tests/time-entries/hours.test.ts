import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { hoursInvoiceJson } from '@/lib/families/line-item-documents/hours-invoice'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import {
  countedEntries,
  longDays,
  overlaps,
  type CountedEntry,
  type Rounding,
  type TimeEntry,
} from '@/lib/subjects/time-entries/hours'
import invoice from '@/lib/tools/generators/invoicing/invoice'
import timesheetInvoice from '@/lib/tools/generators/invoicing/timesheet-invoice'

function counted(entries: readonly TimeEntry[], rounding: Rounding = 'none'): CountedEntry[] {
  const all = countedEntries(entries, rounding)
  if ('problem' in all) throw new Error(all.message)
  return all
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const entry = (start: number, end: number, person = 'Ana', date = '2026-11-02'): TimeEntry => ({
  date,
  project: 'Site',
  person,
  start: clock(start),
  end: clock(end),
  billed: true,
})

describe('logged time', () => {
  it('is rounded as counting minute by minute rounds it', () => {
    for (let minutes = 1; minutes < 24 * 60; minutes++) {
      const one = entry(0, minutes)
      const up = (step: number) => {
        let reached = 0
        while (reached < minutes) reached += step
        return (reached * 100) / 60
      }
      const near = (step: number) => {
        let reached = 0
        while (minutes - reached > step / 2 || (minutes - reached) * 2 === step) reached += step
        return (reached * 100) / 60
      }
      const by = (rounding: Rounding) => counted([one], rounding)[0]?.counted
      expect([by('up6'), by('up15'), by('near6'), by('near15')]).toEqual([up(6), up(15), near(6), near(15)])
    }
  })

  it('names lines of the same time, of one person alone, as a comparison of all pairs does', () => {
    const times = fc.record({
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 1, max: 300 }),
      person: fc.constantFrom('Ana', 'Ben'),
    })
    fc.assert(
      fc.property(fc.array(times, { maxLength: 8 }), (drawn) => {
        const found = overlaps(counted(drawn.map(({ start, length, person }) => entry(start, start + length, person))))
        const isPair = drawn.some((one, at) =>
          drawn.some(
            (other, place) =>
              place > at &&
              one.person === other.person &&
              one.start < other.start + other.length &&
              other.start < one.start + one.length,
          ),
        )
        expect(found.length > 0).toBe(isPair)
        for (const [one, other] of found) expect(one).toBeLessThan(other)
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })

  it('reaches into the next day, where it can lie over another entry', () => {
    const night = entry(22 * 60, 6 * 60)
    expect(overlaps(counted([night, entry(5 * 60, 8 * 60, 'Ana', '2026-11-03')]))).toEqual([[1, 2]])
    expect(overlaps(counted([night, entry(6 * 60, 8 * 60, 'Ana', '2026-11-03')]))).toEqual([])
  })

  it('names days of more than 24 hours', () => {
    const hours = (count: number) => ({
      date: '2026-11-02',
      project: 'Site',
      person: 'Ana',
      hours: count,
      billed: true,
    })
    expect(longDays(counted([hours(12), hours(12)]))).toEqual([])
    expect(longDays(counted([hours(12), hours(12.01)]))).toMatchObject([{ date: '2026-11-02', person: 'Ana' }])
  })
})

describe('the JSON for the invoice tool', () => {
  it('opens there as an invoice of the same amount', () => {
    const given = { tax: 0.2, cap: 900, fromId: 'GB 1', terms: '14 days' }
    const values = initialValues(timesheetInvoice.form, given)
    const context = generatorContext(undefined, values, regionOf('global'))
    const json = hoursInvoiceJson(values as never, createShow(regionOf('global')))
    if (typeof json !== 'string') throw new Error(json.message)
    const opened = initialValues(invoice.form, (JSON.parse(json) as { values: Record<string, never> }).values)
    const there = invoice.build(opened as never, context)
    const here = timesheetInvoice.build(values as never, context)
    if ('problem' in there || 'problem' in here) throw new Error('no document')
    const due = /Amount due: .*/.exec(documentText(here, context.show))?.[0]
    expect(due).toBe('Amount due: $1,080.00')
    expect(documentText(there, context.show)).toContain(due)
  })
})
