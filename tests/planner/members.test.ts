import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { bookJson, fitsCell, readBookJson, readTableEntries, tableOf } from '@/lib/kits/planner/exchange'
import { typedRecord } from '@/components/records/typed-record'
import { readForm } from '@/lib/kits/fields/read'
import { formFields, storedBeginning, storedParser, valuesForForm, type StoredById } from '@/lib/kits/planner/entries'
import type { AnyPlanner, Span } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import { fillRoster, type FillQuestion } from '@/lib/subjects/roster/fill'
import environment from '@/lib/tools/utilities/seo/environmental-compliance'
import workload from '@/lib/tools/utilities/time/employee-workload-visualizer'
import leave from '@/lib/tools/utilities/time/leave-tracker-alerts'
import tracker from '@/lib/tools/utilities/time/time-tracker'
import scope from '@/lib/tools/utilities/time/project-scope-creep'
import habits from '@/lib/tools/utilities/time/habit-tracker'
import stock from '@/lib/tools/utilities/seo/inventory-tracker'
import expenses from '@/lib/tools/utilities/seo/expense-tracker'
import todo from '@/lib/tools/utilities/time/todo-list'
import roster from '@/lib/tools/utilities/time/shift-scheduling'

/* A Friday in June, so that no example straddles a year or a change of clocks. */
const today = '2026-06-12'
const now = Date.parse(`${today}T09:00:00Z`)
const show = createShow(regionOf('us'))

const planners = {
  environment,
  workload,
  leave,
  scope,
  roster,
  habits,
  tracker,
  todo,
  expenses,
  stock,
} as unknown as Readonly<Record<string, AnyPlanner>>

function recordsOf({ book, kinds, example }: AnyPlanner): StoredById {
  return storedBeginning(example(today), { bookFields: book.fields, kinds, id: 'book', idOf: (key) => `id-${key}` })
}
const workFor = (planner: AnyPlanner, records = recordsOf(planner)) =>
  workOf(records, 'book', { fields: planner.book.fields, kinds: planner.kinds }, { now, today, show })

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? [String(value)] : []
  return Object.values(value).flatMap(textsIn)
}
const warningsOf = (planner: AnyPlanner, records?: StoredById) =>
  (planner.warnings?.(workFor(planner, records)) ?? []).map(({ says }) => says)
const piecesOf = (planner: AnyPlanner) => {
  const work = workFor(planner)
  return Object.values(planner.views).flatMap((view) => (view.kind === 'summary' ? view.pieces(work) : []))
}
const tableIn = (planner: AnyPlanner, label: string) => {
  const found = piecesOf(planner).find((piece) => piece.kind === 'table' && piece.label.startsWith(label))
  return found?.kind === 'table' ? found.rows : []
}
const figuresIn = (planner: AnyPlanner) =>
  Object.fromEntries(
    piecesOf(planner)
      .flatMap((piece) => (piece.kind === 'figures' ? piece.items : []))
      .map(({ label, text }) => [label, text]),
  )

describe.each(Object.entries(planners))('the planner %s', (_, planner) => {
  it('shows its example and an empty book in every way without a number that is none', () => {
    const empty = storedBeginning(planner.begin(), {
      bookFields: planner.book.fields,
      kinds: planner.kinds,
      id: 'book',
      idOf: (key) => key,
    })
    for (const records of [recordsOf(planner), empty]) {
      const work = workFor(planner, records)
      const shown = [
        ...Object.values(planner.views).flatMap((view) => {
          if (view.kind === 'summary')
            return textsIn(view.pieces(work).map((piece) => (piece.kind === 'chart' ? piece.drawing : piece)))
          if (view.kind === 'grid')
            return view.spans.flatMap((span: Span) => textsIn(view.page(work, '2026-06-01', span)))
          if (view.kind === 'table')
            return view
              .columns(work)
              .flatMap((column) =>
                typeof column === 'string' ? [column] : (work.of[view.of] ?? []).map((entry) => column.text(entry)),
              )
          return []
        }),
        ...(planner.warnings?.(work) ?? []).map(({ says }) => says),
        ...Object.values(planner.papers ?? {}).map(({ make }) => documentText(make(work, undefined), show)),
        ...textsIn(planner.sheets?.(work) ?? []),
        ...textsIn(planner.dates?.(work) ?? []),
        ...Object.entries(planner.faces).flatMap(([kind, face]) =>
          textsIn((work.of[kind] ?? []).map((entry) => face(entry, work))),
        ),
      ]
      expect(shown.filter((text) => /NaN|undefined|Infinity/.test(text))).toEqual([])
    }
  })

  it('has no form that refuses to be saved as its example and its empty book fill it', () => {
    const empty = storedBeginning(planner.begin(), {
      bookFields: planner.book.fields,
      kinds: planner.kinds,
      id: 'book',
      idOf: (key) => key,
    })
    for (const records of [recordsOf(planner), empty]) {
      const work = workFor(planner, records)
      for (const [kind, { fields }] of Object.entries(planner.kinds)) {
        const asked = formFields(
          fields,
          (to) => Object.fromEntries((work.of[to] ?? []).map(({ id }) => [id, work.nameOf(id)])),
          'None',
        )
        for (const { values } of work.of[kind] ?? []) {
          const held = valuesForForm(fields, values, (id) => work.nameOf(id) !== '')
          expect({ kind, values, ...readForm(asked, typedRecord(asked, held, show), show).errors }).toEqual({
            kind,
            values,
          })
        }
      }
    }
  })

  it('is the same after it was saved and opened, as a book and as rows of each kind', () => {
    const records = recordsOf(planner)
    const { book, kinds } = planner
    const json = bookJson(records, 'book', 'x')
    const read = readBookJson(JSON.parse(json), 'x', storedParser(book.fields, kinds))
    expect(JSON.parse(bookJson(read.records, 'book', 'x'))).toEqual(JSON.parse(json))
    const work = workFor(planner, records)
    for (const kind of [planner.main, ...(planner.alsoRows ?? [])]) {
      const declared = kinds[kind]
      if (!declared) throw new Error(`no kind ${kind}`)
      const entries = work.of[kind] ?? []
      const rows = tableOf(declared, entries, work).map((cells, at) => ({ line: at + 1, cells }))
      const back = readTableEntries(rows, { kinds, kind, work, freshId: () => 'fresh' })
      expect({ kind, faults: back.faults, linked: back.linked }).toEqual({ kind, faults: [], linked: [] })
      const plain = ({ values }: Pick<(typeof entries)[number], 'values'>) =>
        Object.fromEntries(
          Object.entries(values).filter(([name]) => {
            const field = declared.fields[name]
            return field !== undefined && fitsCell(field)
          }),
        )
      expect(back.entries.map(plain)).toEqual(entries.map(plain))
    }
  })
})

describe('what the examples say', () => {
  it('the roster names the short rest, and filling leaves no rule newly broken', () => {
    expect(warningsOf(planners.roster as AnyPlanner).slice(0, 2)).toEqual([
      '1 rule is broken:',
      'Ben rests 8 h between Late Jun 15, 2026 and Early Jun 16, 2026.',
    ])
    const planner = planners.roster as AnyPlanner
    const work = workFor(planner)
    const job = planner.jobs?.fill
    const asked = job?.ask(work)
    if (!job || !asked || !('question' in asked)) throw new Error('nothing is asked')
    const result = job.done(fillRoster(asked.question as FillQuestion), work)
    expect(result.says[0]).toMatch(/^15 places are filled/)
    // Thursday is a festival and wants what a Sunday wants: one early shift, no kitchen, no late one.
    const thursday = (result.add ?? []).filter(({ values }) => values.day === '2026-06-18')
    expect(thursday.map(({ values }) => values.type)).toEqual(['id-early'])
    const calendar = planner.calendars?.shifts?.make(work, 'id-ben') ?? []
    expect(calendar.map(({ title }) => title)).toEqual(['Late', 'Early'])
    const sheet = planner.sheets?.(work)[0]?.rows ?? []
    expect(sheet.find(([name]) => name === 'Ben')?.slice(1, 3)).toEqual(['Late 14:30–22:30', 'Early 6:30–14:30'])
    expect(tableIn(planner, 'Hours of the period').find(([name]) => name === 'Ben')).toEqual([
      'Ben',
      '15',
      '38',
      '39%',
      '2',
      '0',
      '0',
      '$255.00',
    ])
  })

  it('leave is what was worked out on paper', () => {
    // Mia: 28 a year, 20 taken last year, so 8 left and 5 carried; 5 days in February are those. Noor: 15 April to 31 December are 261 of 365 days.
    const rows = tableIn(planners.leave as AnyPlanner, 'Balances')
    expect(rows.find(([name]) => name === 'Mia')).toEqual([
      'Mia',
      'Holiday',
      '100.0%',
      '28',
      '5',
      '28',
      '0',
      '5.5',
      '6',
      '0',
      '27.5',
      '21.5',
    ])
    expect(rows.find(([name]) => name === 'Noor')?.slice(2, 6)).toEqual(['71.5%', '20.02', '0', '20.02'])
    // Paul began last March: 25.7 of 28 days, none taken, 5 carried, which lapsed after March.
    expect(rows.find(([name]) => name === 'Paul')?.slice(3)).toEqual([
      '28',
      '5',
      '28',
      '−11.2',
      '0',
      '0',
      '5',
      '16.8',
      '16.8',
    ])
    expect(warningsOf(planners.leave as AnyPlanner)).toContain('1 request waits for an answer.')
    expect(
      warningsOf(planners.leave as AnyPlanner).some((one) => one.startsWith('Press: 2 away at once, 1 allowed')),
    ).toBe(true)
  })

  it('the workload names weeks over capacity, the task nobody owns and who has room', () => {
    expect(warningsOf(planners.workload as AnyPlanner)).toEqual([
      'Lia has 52.5 h in the week of Jun 8, 2026 and can work 40 h.',
      'Lia has 52.5 h in the week of Jun 15, 2026 and can work 40 h.',
      'Max has 45 h in the week of Jun 8, 2026 and can work 40 h.',
      'Max has 45 h in the week of Jun 15, 2026 and can work 40 h.',
      '1 task has no owner: Repairs to the shop.',
    ])
    expect(tableIn(planners.workload as AnyPlanner, 'Weeks over')[0]).toEqual([
      'Lia',
      'Jun 8, 2026',
      '52.5',
      '40',
      '12.5',
      'New site: look',
      'nobody with the skill has that room',
    ])
    expect(figuresIn(planners.workload as AnyPlanner)).toMatchObject({
      'Planned hours': '207',
      'Weeks over capacity': '4',
    })
  })

  it('scope creep is what was worked out on paper', () => {
    // 340 h planned; 24 and −8 approved, 10 and 12 absorbed: 38 ÷ 340.
    expect(figuresIn(planners.scope as AnyPlanner)).toMatchObject({
      'Creep index, effort': '11.2%',
      'Of it absorbed': '6.5%',
      'Not billed': '$1,650.00',
    })
    expect(tableIn(planners.scope as AnyPlanner, 'Baseline and')[3]).toEqual(['Scope now', '378 h', '$28,350.00'])
    const order = planners.scope?.papers?.order?.make(workFor(planners.scope), 'id-app')
    const text = order ? documentText(order, show) : ''
    expect(text).toContain('538 h')
    expect(text).toContain('Change order: App for phones')
  })

  it('the register names what is overdue, exceeded and run out', () => {
    expect(warningsOf(planners.environment as AnyPlanner)).toEqual([
      '1 obligation is overdue: Stack test.',
      'Dust, at most 3 mg/m³: 1 exceedance, at worst 3.35 mg/m³ against 3 mg/m³.',
      'Omar: the training “Spill response” ran out on May 8, 2026.',
      '1 obligation due within 30 days: Yearly waste report.',
    ])
    expect(tableIn(planners.environment as AnyPlanner, 'Exceedance log')).toEqual([
      ['Dust, at most 3 mg/m³', 'Stack 1', '2026-06-10', '3.35 mg/m³', '3 mg/m³', '2', 'Change the filter of stack 1'],
    ])
    expect(figuresIn(planners.environment as AnyPlanner)).toMatchObject({
      'Waste this year': '1,200 kg',
      'Scope 1 and 2 this year': '2,400 kg',
    })
    const days = planners.environment?.dates?.(workFor(planners.environment)) ?? []
    // The oil separator was looked at forty days ago and is due six months after that.
    expect(days.find(({ id }) => id === 'id-oil')?.day).toBe('2026-11-03')
    expect(Object.values(planners.environment?.presets ?? {}).map(({ entries }) => entries().length)).toEqual([
      11, 5, 6, 5,
    ])
  })
})
