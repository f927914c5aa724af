import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { csvCell } from '@/lib/base/format/csv-cell'
import { edited, patched, placed, reversed, changed, type Change, type Edit } from '@/lib/kits/planner/edit'
import {
  entryValues,
  storedBeginning,
  storedParser,
  type Stored,
  type StoredById,
  type StoredEntry,
} from '@/lib/kits/planner/entries'
import {
  bookJson,
  markedText,
  readBookJson,
  readTableEntries,
  tableOf,
  unmarkedText,
  withFreshIds,
} from '@/lib/kits/planner/exchange'
import type { AnyEntryValues, Entry } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import { readTable } from '@/lib/subjects/tables/read-table'
import kanban from '@/lib/tools/utilities/time/kanban-board'

const { kinds, book } = kanban
const seed = 20_261_127
const parse = storedParser(book.fields, kinds)
const show = createShow(regionOf('global'))
const begin = () =>
  storedBeginning(kanban.begin(), { bookFields: book.fields, kinds, id: 'first', idOf: (key) => `first-${key}` })

const workFor = (records: StoredById, id = 'first', region = show) =>
  workOf(records, id, { fields: book.fields, kinds }, { now: 0, today: '2026-11-27', show: region })

/* Text as people type it: no line ends in one-line fields, none but line feeds in notes. */
const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll(/[\r\n\0]/g, ' '))
const title = fc
  .oneof(line, fc.constantFrom('=1+1', "'=x", '"quoted"', 'a, b; c', ' spaced ', "''-1", '@me'))
  .map((text) => (text.trim() === '' ? 'x' : text))
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const values = fc.record(
  {
    title,
    labels: line,
    person: line,
    notes: fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[\r\0]/g, ' ')),
    due: fc.option(day, { nil: undefined }),
    priority: fc.constantFrom('none', 'low', 'medium', 'high'),
    estimate: fc.option(
      fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 1000),
      { nil: undefined },
    ),
    checklist: fc.array(fc.record({ text: line, done: fc.boolean() }), { maxLength: 4 }),
    column: fc.constantFrom('first-todo', 'first-doing', 'first-done', undefined),
  },
  { requiredKeys: ['title'] },
)

type Action =
  | { do: 'add'; values: AnyEntryValues }
  | { do: 'change'; which: number; values: AnyEntryValues; to: number }
  | { do: 'move'; which: number; values: AnyEntryValues; to: number }
  | { do: 'archive'; which: number }
  | { do: 'remove'; which: number }
  | { do: 'undo' }
  | { do: 'redo' }

const picked = { which: fc.nat(50), to: fc.nat(50), values: values as unknown as fc.Arbitrary<AnyEntryValues> }
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), values: picked.values }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), ...picked }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), ...picked }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('archive' as const), which: picked.which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which: picked.which }) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'redo' as const }) },
)

interface Device {
  records: StoredById
  done: Edit[]
  undone: Edit[]
  count: number
}

const cardsOf = (records: StoredById) =>
  [...records].filter((one): one is [string, StoredEntry] => one[1].type === 'entry' && one[1].kind === 'card')

function changesOf(device: Device, made: Action): Change[] {
  if (made.do === 'undo' || made.do === 'redo') return []
  const at = 1000 + device.count
  if (made.do === 'add') {
    const given = entryValues(kinds.card.fields, made.values)
    const entry: Stored = {
      type: 'entry',
      kind: 'card',
      book: 'first',
      rank: device.count + 10,
      archived: false,
      values: given,
      steps: [{ at, to: String(given.column ?? '') }],
    }
    return [{ id: `card-${device.count}`, before: undefined, after: entry }]
  }
  const cards = cardsOf(device.records)
  const found = cards[made.which % Math.max(1, cards.length)]
  if (!found) return []
  const [id, before] = found
  if (made.do === 'remove') return [{ id, before, after: undefined }]
  if (made.do === 'archive') return [{ id, before, after: { ...before, archived: !before.archived } }]
  if (made.do === 'change') return [{ id, before, after: patched(before, kinds, { values: made.values }, at) }]
  const others = cards.filter(([other]) => other !== id).sort((one, other) => one[1].rank - other[1].rank)
  const { rank, ranks } = placed(
    others.map(([, other]) => other.rank),
    made.to % (others.length + 1),
  )
  const moved = patched(before, kinds, { rank, values: { column: made.values.column } }, at)
  const shifted = (ranks ?? []).map((other, position) => {
    const [otherId, stored] = others[position] as [string, StoredEntry]
    return { id: otherId, before: stored, after: { ...stored, rank: other } }
  })
  return [...shifted, { id, before, after: moved }]
}

function after(actions: readonly Action[]): Device {
  const device: Device = { records: begin(), done: [], undone: [], count: 0 }
  for (const made of actions) {
    device.count++
    if (made.do === 'undo') {
      const edit = device.done.pop()
      if (edit) {
        device.records = edited(device.records, reversed(edit))
        device.undone.push(edit)
      }
    } else if (made.do === 'redo') {
      const edit = device.undone.pop()
      if (edit) {
        device.records = edited(device.records, edit)
        device.done.push(edit)
      }
    } else {
      const edit: Edit = { says: made.do, changes: changesOf(device, made) }
      if (edit.changes.length === 0) continue
      device.records = edited(device.records, edit)
      device.done.push(edit)
      device.undone = []
    }
  }
  return device
}

const plain = (records: StoredById) =>
  JSON.parse(JSON.stringify(Object.fromEntries([...records].sort(([one], [other]) => (one < other ? -1 : 1)))))

describe('any series of edits', () => {
  it('saved as JSON and opened again is the same book', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const { records } = after(actions)
        const read = readBookJson(JSON.parse(bookJson(records, 'first', 'kanban-board')), 'kanban-board', parse)
        expect(plain(read.records)).toEqual(plain(records))
      }),
      { numRuns: 200, seed },
    )
  })

  it('opened beside itself has ids of its own and the same links', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const { records } = after(actions)
        let next = 0
        const fresh = withFreshIds({ book: 'first', records }, kinds, () => `new-${next++}`)
        const titles = (of: StoredById, id: string) => {
          const work = workFor(of, id)
          return work.of.card?.map(({ values: held }) => [held.title, work.nameOf(held.column as string | undefined)])
        }
        expect([...fresh.records.keys()].some((id) => records.has(id))).toBe(false)
        expect(titles(fresh.records, fresh.book)).toEqual(titles(records, 'first'))
      }),
      { numRuns: 100, seed },
    )
  })

  it('is taken back wholly, edit by edit, and done again', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const { records, done } = after(actions)
        let back = records
        for (const edit of [...done].reverse()) back = edited(back, reversed(edit))
        expect(plain(back)).toEqual(plain(begin()))
        let again = back
        for (const edit of done) again = edited(again, edit)
        expect(plain(again)).toEqual(plain(records))
      }),
      { numRuns: 200, seed },
    )
  })

  it('saved as CSV and read again has the same cards in the same order, in every way of writing numbers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 25 }),
        fc.constantFrom('global', 'de', 'in'),
        async (actions, region) => {
          const { records } = after(actions)
          const work = workFor(records, 'first', createShow(regionOf(region as 'global')))
          const cards = [...(work.of.card ?? []), ...(work.archived.card ?? [])]
          const text = tableOf(kinds.card, cards, work)
            .map((row) => row.map((cell) => csvCell(markedText(cell))).join(','))
            .join('\r\n')
          const { rows } = await readTable(text, { mostBytes: 1e9, mostRows: 1e6 })
          const read = readTableEntries(
            rows.map(({ line: at, cells }) => ({
              line: at,
              cells: cells.map((cell) => unmarkedText(String(cell ?? ''))),
            })),
            { kinds, kind: 'card', work, freshId: () => 'new' },
          )
          expect(read.faults).toEqual([])
          const seen = (list: readonly Pick<Entry, 'values' | 'archived'>[]) =>
            plainList(list.map(({ values: held, archived }) => ({ ...held, archived })))
          expect(seen(read.entries)).toEqual(seen(cards))
          expect(read.linked).toEqual([])
        },
      ),
      { numRuns: 150, seed },
    )
  })
})

const plainList = (list: unknown): unknown => JSON.parse(JSON.stringify(list))

describe('two tabs', () => {
  const entry = (given: Partial<StoredEntry> = {}): StoredEntry => ({
    type: 'entry',
    kind: 'card',
    book: 'first',
    rank: 1,
    archived: false,
    values: entryValues(kinds.card.fields, { title: 'a' }),
    steps: [{ at: 1, to: 'x' }],
    ...given,
  })

  it('keep the fields that each of them changed, whichever writes last', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const before = entry()
        const [mine, theirs] = [one, other].map((patch) =>
          patched(before, kinds, { values: patch as AnyEntryValues }, 5),
        )
        const merged = changed({ id: 'a', before, after: theirs as Stored }, mine as Stored) as StoredEntry
        for (const [name, value] of Object.entries((theirs as StoredEntry).values)) {
          const isTheirs = JSON.stringify(value) !== JSON.stringify(before.values[name])
          expect(merged.values[name]).toEqual(isTheirs ? value : (mine as StoredEntry).values[name])
        }
      }),
    )
  })

  it('keep the steps of both and take back only their own', () => {
    const before = entry()
    const mine = entry({ steps: [...before.steps, { at: 5, to: 'y' }] })
    const theirs = entry({ steps: [...before.steps, { at: 3, to: 'z' }] })
    const both = changed({ id: 'a', before, after: mine }, theirs) as StoredEntry
    expect(both.steps.map(({ to }) => to)).toEqual(['x', 'z', 'y'])
    const back = changed({ id: 'a', before: mine, after: before }, both) as StoredEntry
    expect(back.steps.map(({ to }) => to)).toEqual(['x', 'z'])
  })

  it('bring back what one of them changes and the other has deleted', () => {
    const before = entry()
    const after = entry({ rank: 7 })
    expect(changed({ id: 'a', before, after }, undefined)).toEqual(after)
    expect(changed({ id: 'a', before, after: undefined }, after)).toBeUndefined()
  })
})

describe('the order', () => {
  it('has room for any number of moves to one place', () => {
    let ranks = [1, 2]
    for (let time = 0; time < 200; time++) {
      const found = placed(ranks, 1)
      ranks = found.ranks ? [...found.ranks] : ranks
      ranks.splice(1, 0, found.rank)
      expect(ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? 0))).toBe(true)
    }
  })
})

describe('a file that is none of ours', () => {
  const good = () => JSON.parse(bookJson(begin(), 'first', 'kanban-board')) as Record<string, unknown>
  const refusal = (raw: unknown) => {
    try {
      readBookJson(raw, 'kanban-board', parse)
    } catch (error) {
      return error instanceof RangeError ? error.message : error
    }
    return undefined
  }

  it('is refused with the path of what is wrong', () => {
    expect(refusal(good())).toBeUndefined()
    expect(refusal([])).toContain('no book of this tool')
    expect(refusal({ ...good(), tool: 'leave-tracker-alerts' })).toContain('leave-tracker-alerts')
    expect(refusal({ ...good(), format: 2 })).toContain('newer version')
    expect(refusal({ ...good(), book: 'none' })).toContain('damaged at records.first-')
    const records = good().records as Record<string, Record<string, unknown>>
    expect(
      refusal({ ...good(), records: { ...records, 'first-todo': { ...records['first-todo'], rank: 'x' } } }),
    ).toContain('records.first-todo')
    expect(
      refusal({ ...good(), records: { ...records, other: { ...records['first-todo'], book: 'else' } } }),
    ).toContain('records.other')
  })

  it('rows with mistakes are left out with line and sentence, the others come in', () => {
    const work = workFor(begin())
    const read = readTableEntries(
      [
        { line: 1, cells: ['Title', 'Due', 'Column', 'Priority', 'Colour'] },
        { line: 2, cells: ['A', '2026-12-01', 'Doing', 'HIGH', ''] },
        { line: 3, cells: ['B', 'tomorrow', 'Doing', '', ''] },
        { line: 4, cells: ['C', '', 'Parked', 'sideways', ''] },
        { line: 5, cells: ['D', '', 'Parked', '', 'red'] },
      ],
      { kinds, kind: 'card', work, freshId: () => 'new-column' },
    )
    expect(read.entries.map(({ values: held }) => [held.title, held.column, held.priority])).toEqual([
      ['A', 'first-doing', 'high'],
      ['D', 'new-column', 'none'],
    ])
    expect(read.faults.map((fault) => fault.slice(0, 11))).toEqual(['Line 3: Due', 'Line 4: Pri'])
    expect(read.unknown).toEqual(['Colour'])
    expect(read.linked).toEqual([{ id: 'new-column', kind: 'column', title: 'Parked' }])
  })
})
