import { folded } from '@/lib/base/text/folded'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { fromMinor } from '@/lib/base/money/minor-units'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import { choice, date, integer, longText, number, text, toggle } from '@/lib/kits/fields/define'
import {
  definePlanner,
  link,
  type AnyEntryValues,
  type Beginning,
  type Entry,
  type Guarded,
  type JobResult,
  type Piece,
  type QuickReading,
} from '@/lib/kits/planner/planner'
import { sheetNames, type SheetName } from '@/lib/subjects/barcode/label-sheet'
import { codeKey, readScannedCode } from '@/lib/subjects/inventory/scanned-code'
import {
  countVariance,
  orderPoint,
  orderQuantity,
  partsOf,
  placedParts,
  postingOf,
  stockBy,
  unitsOf,
  type MoveKind,
  type StockMove,
} from '@/lib/subjects/inventory/stock-moves'
import { valuedStock, type CostMethod, type ValuedLine } from '@/lib/subjects/inventory/stock-value'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { stockWords as says } from './inventory-tracker.messages'

interface ItemValues {
  name: string
  sku: string
  barcode: string
  orderAt: number | undefined
  orderSize: number | undefined
  unit: string
  supplier: string | undefined
  leadDays: number | undefined
  safety: number | undefined
  price: number | undefined
  notes: string
}
interface MoveValues {
  item: string | undefined
  kind: MoveKind
  quantity: number
  location: string | undefined
  date: string | undefined
  unitCost: number | undefined
  to: string | undefined
  reference: string
  lot: string
  expires: string | undefined
  notes: string
}
interface CountValues {
  item: string | undefined
  location: string | undefined
  found: number | undefined
  date: string | undefined
  expected: number | undefined
  notes: string
}
type Item = Entry<ItemValues>
type Move = Entry<MoveValues>
type Count = Entry<CountValues>
interface StockWork {
  book: { name: string; currency: string; method: CostMethod; policy: keyof typeof says.policies; useDays: number }
  of: {
    item: readonly Item[]
    location: readonly Entry<{ name: string }>[]
    supplier: readonly Entry<{ name: string; address: string }>[]
    move: readonly Move[]
    count: readonly Count[]
  }
  archived: { item: readonly Item[] }
  nameOf(id: string | undefined): string
  today: string | undefined
  show: {
    date(iso: string): string
    count(value: number): string
    number(value: number, decimals?: number): string
    percent(share: number, decimals?: number): string
    money(value: number, decimals?: number, currency?: string): string
  }
}

/** Worked out once for a state of the book, however often it is asked. */
function perWork<Made extends object>(make: (work: StockWork) => Made): (work: StockWork) => Made {
  const known = new WeakMap<object, Made>()
  return (work) => {
    const before = known.get(work)
    if (before) return before
    const made = make(work)
    known.set(work, made)
    return made
  }
}

const mostUnits = 1e7
const yearDays = 365
/** While the page is built no day is known; any day stands for it. */
const todayOf = ({ today }: Pick<StockWork, 'today'>) => today ?? '2026-01-05'
/** What has no day comes last. */
const dayOf = ({ values }: Move) => values.date ?? '9999-12-31'
const digitsOf = ({ book }: StockWork) => minorUnitDigits(book.currency)
const moneyOf = (minor: number, work: StockWork) =>
  work.show.money(fromMinor(minor, digitsOf(work)), undefined, work.book.currency)
const unitsText = (units: number, { show }: StockWork) => show.number(units)
const placeName = (id: string | undefined, { nameOf }: StockWork) => nameOf(id) || says.nowhere

function moveOf({ kind, quantity, location, to, lot, unitCost }: MoveValues): StockMove {
  return {
    kind,
    quantity,
    location: location ?? '',
    to: to ?? '',
    lot: lot.trim(),
    unitCost: kind === 'in' || kind === 'adjust' ? unitCost : undefined,
  }
}

interface ItemStock {
  moves: readonly Move[]
  lines: ReadonlyMap<string, ValuedLine>
  /** Thousandths of a unit. */
  parts: number
  /** Minor units. */
  worth: number
}
const noStock: ItemStock = { moves: [], lines: new Map(), parts: 0, worth: 0 }

function stockOfMoves(moves: readonly Move[], work: StockWork): ItemStock {
  const posted = moves.flatMap((move) => {
    const posting = postingOf(moveOf(move.values), digitsOf(work))
    return posting ? [{ id: move.id, posting }] : []
  })
  const valued = valuedStock(
    posted.map(({ posting }) => posting),
    work.book.method,
  )
  const lines = new Map<string, ValuedLine>()
  posted.forEach(({ id }, at) => {
    const line = valued[at]
    if (line) lines.set(id, line)
  })
  const last = valued.at(-1)
  return { moves, lines, parts: last?.stock ?? 0, worth: last?.worth ?? 0 }
}

function byDay(one: Move, other: Move): number {
  const [mine, theirs] = [dayOf(one), dayOf(other)]
  return mine < theirs ? -1 : mine > theirs ? 1 : one.rank - other.rank
}

const stockOf = perWork((work): ReadonlyMap<string, ItemStock> => {
  const byItem = new Map<string, Move[]>()
  for (const move of work.of.move) {
    if (move.values.item === undefined) continue
    const list = byItem.get(move.values.item)
    if (list) list.push(move)
    else byItem.set(move.values.item, [move])
  }
  return new Map([...byItem].map(([item, moves]) => [item, stockOfMoves(moves.sort(byDay), work)]))
})
const itemStock = (id: string | undefined, work: StockWork) => stockOf(work).get(id ?? '') ?? noStock
const unitsIn = (item: Item, work: StockWork) => unitsOf(itemStock(item.id, work).parts)
/** The cost of a unit in stock, in minor units and parts of one; undefined without stock. */
function unitCostOf(item: Item, work: StockWork): number | undefined {
  const { parts, worth } = itemStock(item.id, work)
  return parts > 0 ? worth / unitsOf(parts) : undefined
}

/** Units that went out on a day, over the last days that the settings name. */
function dailyUse(item: Item, work: StockWork): number {
  const today = todayOf(work)
  const { moves } = itemStock(item.id, work)
  const first = moves[0]?.values.date
  if (first === undefined || first > today) return 0
  const days = Math.min(work.book.useDays, daysFrom(first, today) + 1)
  const from = daysLater(today, 1 - days) ?? today
  const used = moves.filter(
    ({ values }) => values.kind === 'out' && values.date !== undefined && values.date >= from && values.date <= today,
  )
  return unitsOf(used.reduce((sum, { values }) => sum + partsOf(values.quantity), 0)) / days
}

/** The point that an item names, or that which follows from its use; undefined where neither is known. */
function madePoint(item: Item, work: StockWork): number | undefined {
  const { orderAt, leadDays, safety } = item.values
  if (orderAt !== undefined) return orderAt
  if (leadDays === undefined && safety === undefined) return undefined
  return orderPoint({ daily: Math.max(dailyUse(item, work), 0), leadDays: leadDays ?? 0, safety: safety ?? 0 })
}
const pointsOf = perWork((work) => new Map(work.of.item.map((item) => [item.id, madePoint(item, work)])))
const pointOf = ({ id }: Item, work: StockWork) => pointsOf(work).get(id)

interface OrderLine {
  item: Item
  stock: number
  point: number
  quantity: number
}
const toOrder = perWork((work): readonly OrderLine[] =>
  work.of.item.flatMap((item) => {
    const point = pointOf(item, work)
    const stock = unitsIn(item, work)
    const quantity = point === undefined ? 0 : orderQuantity(stock, point, item.values.orderSize)
    return point === undefined || quantity === 0 ? [] : [{ item, stock, point, quantity }]
  }),
)

function stateOf(item: Item, work: StockWork): string {
  const stock = unitsIn(item, work)
  const point = pointOf(item, work)
  if (stock < 0) return says.states.short
  if (point !== undefined && stock <= point) return says.states.order
  return stock === 0 ? says.states.none : says.states.fine
}

const partsByPlace = (moves: readonly Move[]) =>
  stockBy(
    moves.map(({ values }) => moveOf(values)),
    (location) => location,
  )

interface LotStock {
  item: string
  lot: string
  parts: number
  expires: string | undefined
}
const lotsOf = perWork((work): readonly LotStock[] => {
  const lots = [...stockOf(work)].flatMap(([item, { moves }]) => {
    const named = moves.filter(({ values }) => values.lot.trim() !== '')
    const sums = stockBy(
      named.map(({ values }) => moveOf(values)),
      (_, { lot }) => lot,
    )
    return [...sums].map(([lot, parts]) => ({
      item,
      lot,
      parts,
      expires: named.find(({ values }) => values.lot.trim() === lot && values.expires !== undefined)?.values.expires,
    }))
  })
  return lots
    .filter(({ parts }) => parts !== 0)
    .sort((one, other) => (one.expires ?? '9999').localeCompare(other.expires ?? '9999'))
})

const endOf = ({ date: day }: Pick<CountValues, 'date'>) => day ?? '9999-12-31'
const stocksByDay = perWork(() => new Map<string, ReadonlyMap<string, number>>())

/** Stock of an item by place at the end of a day, in thousandths. */
function stockAt(item: string | undefined, day: string, work: StockWork): ReadonlyMap<string, number> {
  const known = stocksByDay(work)
  const key = `${day} ${item}`
  const before = known.get(key)
  if (before) return before
  const stock = partsByPlace(itemStock(item, work).moves.filter((move) => dayOf(move) <= day))
  known.set(key, stock)
  return stock
}

/** What the books say of a count: kept once it is booked, else the stock of its place at the end of its day. */
function expectedOf({ values }: Count, work: StockWork): number {
  const { expected, item, location = '' } = values
  return expected ?? unitsOf(stockAt(item, endOf(values), work).get(location) ?? 0)
}
const varianceOf = (count: Count, work: StockWork) =>
  count.values.found === undefined ? undefined : countVariance(expectedOf(count, work), count.values.found)

/** The variance at the cost of the units in stock, or the usual cost; minor units. */
function varianceWorth(count: Count, work: StockWork): number | undefined {
  const variance = varianceOf(count, work)
  const item = work.of.item.find(({ id }) => id === count.values.item)
  if (!variance || !item) return undefined
  const { price } = item.values
  const cost = unitCostOf(item, work) ?? (price === undefined ? undefined : price * 10 ** digitsOf(work))
  return cost === undefined ? undefined : Math.round(variance.units * cost)
}

function openCounts(work: StockWork): readonly Count[] {
  return work.of.count
    .filter(({ values }) => values.found !== undefined && values.expected === undefined && values.item !== undefined)
    .toSorted(
      (one, other) => (one.values.date ?? '9999').localeCompare(other.values.date ?? '9999') || one.rank - other.rank,
    )
}

/** Adjustments that make the books agree with what was counted. Two counts of one place follow each other. */
function bookCounts(work: StockWork): JobResult {
  const booked = new Map<string, number>()
  const change: { id: string; values: AnyEntryValues }[] = []
  const add: { kind: string; values: AnyEntryValues }[] = []
  for (const count of openCounts(work)) {
    const { item, location, found = 0, date: day } = count.values
    const place = `${item ?? ''} ${location ?? ''}`
    const expected = unitsOf(partsOf(expectedOf(count, work) + (booked.get(place) ?? 0)))
    const { units } = countVariance(expected, found)
    booked.set(place, (booked.get(place) ?? 0) + units)
    change.push({ id: count.id, values: { expected } })
    if (units !== 0)
      add.push({
        kind: 'move',
        values: {
          item,
          kind: 'adjust',
          quantity: units,
          location,
          date: day ?? todayOf(work),
          reference: says.reference,
        },
      })
  }
  return { tone: 'good', says: [says.bookedNow(change.length, add.length)], add, change }
}

/** Of the last twelve months: the cost of what went out, and what adjustments came to. Minor units. */
function yearSums(work: StockWork): { issued: number; adjusted: number } {
  const today = todayOf(work)
  const from = daysLater(today, 1 - yearDays) ?? today
  let issued = 0
  let adjusted = 0
  for (const { moves, lines } of stockOf(work).values())
    for (const { id, values } of moves) {
      const line = lines.get(id)
      if (!line || values.date === undefined || values.date < from || values.date > today) continue
      if (values.kind === 'adjust') adjusted += line.received - line.issued
      else if (values.kind === 'out') issued += line.issued - line.received
      else issued += line.issued
    }
  return { issued, adjusted }
}

interface CountSession {
  location: string | undefined
  day: string | undefined
  counts: readonly Count[]
}

/** Counts of one place and day, the last day first. */
function sessionsOf(work: StockWork): readonly CountSession[] {
  const sessions = new Map<string, Count[]>()
  for (const count of work.of.count) {
    const { item, found, location, date: day } = count.values
    if (item === undefined || found === undefined) continue
    const key = `${day ?? ''} ${location ?? ''}`
    const list = sessions.get(key)
    if (list) list.push(count)
    else sessions.set(key, [count])
  }
  return [...sessions.values()]
    .map((counts) => ({ location: counts[0]?.values.location, day: counts[0]?.values.date, counts }))
    .sort((one, other) => endOf({ date: other.day }).localeCompare(endOf({ date: one.day })))
}

/** Items that the books have at the place and that nobody has counted there yet, while the session is open. */
function uncounted({ location, day, counts }: CountSession, work: StockWork): readonly Item[] {
  if (counts.every(({ values }) => values.expected !== undefined)) return []
  const found = new Set(counts.map(({ values }) => values.item))
  const isThere = ({ id }: Item) => (stockAt(id, endOf({ date: day }), work).get(location ?? '') ?? 0) !== 0
  return work.of.item.filter((item) => !found.has(item.id) && isThere(item))
}

function sessionFigures({ counts }: CountSession, left: number, work: StockWork): Piece {
  const worths = counts.map((count) => varianceWorth(count, work) ?? 0)
  const right = counts.filter((count) => varianceOf(count, work)?.units === 0).length
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const { count, percent } = work.show
  return {
    kind: 'figures',
    items: [
      { label: says.sessions.counted, text: says.sessions.of(count(counts.length), count(counts.length + left)) },
      { label: says.sessions.right, text: percent(right / counts.length, 1) },
      { label: says.sessions.net, text: moneyOf(sum(worths), work) },
      { label: says.sessions.gross, text: moneyOf(sum(worths.map(Math.abs)), work) },
    ],
  }
}

const mostSessions = 12

function sessionPieces(work: StockWork): readonly Piece[] {
  const sessions = sessionsOf(work).slice(0, mostSessions)
  if (sessions.length === 0) return [{ kind: 'note', says: says.sessions.nothing }]
  return sessions.flatMap((session, at): readonly Piece[] => {
    const { location, day, counts } = session
    const name = [placeName(location, work), day === undefined ? says.noDay : work.show.date(day)].join(', ')
    const left = uncounted(session, work)
    return [
      ...(at === 0 ? [sessionFigures(session, left.length, work)] : []),
      {
        kind: 'table',
        label: name,
        isTitled: true,
        columns: says.sessions.columns,
        rows: counts.map((count) => {
          const variance = varianceOf(count, work)
          const worth = varianceWorth(count, work)
          return [
            work.nameOf(count.values.item),
            unitsText(expectedOf(count, work), work),
            unitsText(count.values.found ?? 0, work),
            variance ? unitsText(variance.units, work) : '',
            variance?.share === undefined ? '' : work.show.percent(variance.share, 1),
            worth === undefined ? '' : moneyOf(worth, work),
            count.values.expected === undefined ? says.open : says.booked,
          ]
        }),
      },
      ...(left.length > 0
        ? [{ kind: 'note' as const, says: says.sessions.left(left.map(({ values }) => values.name)) }]
        : []),
    ]
  })
}

const mostParts = 8

function valueParts(work: StockWork): readonly { label: string; value: number }[] {
  const worth = [...work.of.item, ...work.archived.item]
    .map((item) => ({ label: item.values.name, value: itemStock(item.id, work).worth }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
  const rest = worth.slice(mostParts).reduce((sum, { value }) => sum + value, 0)
  return [...worth.slice(0, mostParts), ...(rest > 0 ? [{ label: says.othersPart, value: rest }] : [])].map(
    ({ label, value }) => ({ label, value: fromMinor(value, digitsOf(work)) }),
  )
}

const placeRows = perWork((work): readonly { item: string; place: string; units: number }[] =>
  work.of.item.flatMap((item) =>
    [...partsByPlace(itemStock(item.id, work).moves)]
      .filter(([, parts]) => parts !== 0)
      .map(([place, parts]) => ({ item: item.values.name, place: placeName(place, work), units: unitsOf(parts) })),
  ),
)

function totals(work: StockWork): { received: number; issued: number; worth: number } {
  const sums = { received: 0, issued: 0, worth: 0 }
  for (const { lines, worth } of stockOf(work).values()) {
    sums.worth += worth
    for (const line of lines.values()) {
      sums.received += line.received
      sums.issued += line.issued
    }
  }
  return sums
}

function valuePieces(work: StockWork): readonly Piece[] {
  if (stockOf(work).size === 0) return [{ kind: 'note', says: says.nothing }]
  const all = totals(work)
  const { issued, adjusted } = yearSums(work)
  const parts = valueParts(work)
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.worth, text: moneyOf(all.worth, work) },
        {
          label: says.figures.items,
          text: work.show.count(work.of.item.filter((item) => unitsIn(item, work) > 0).length),
        },
        { label: says.figures.issued, text: moneyOf(issued, work) },
        { label: says.figures.adjusted, text: moneyOf(adjusted, work) },
        { label: says.figures.order, text: work.show.count(toOrder(work).length) },
      ],
    },
    ...(parts.length > 0
      ? [
          {
            kind: 'chart' as const,
            drawing: {
              kind: 'donut' as const,
              title: says.byItem,
              parts,
              write: (value: number) => work.show.money(value, 0, work.book.currency),
            },
          },
        ]
      : []),
    {
      kind: 'table',
      label: says.byPlace,
      isTitled: true,
      columns: says.placeColumns,
      rows: placeRows(work).map(({ item, place, units }) => [item, place, unitsText(units, work)]),
    },
    {
      kind: 'table',
      label: says.proof,
      isTitled: true,
      columns: says.proofColumns,
      rows: [
        [says.proofRows.received, moneyOf(all.received, work)],
        [says.proofRows.issued, moneyOf(-all.issued, work)],
        [says.proofRows.worth, moneyOf(all.worth, work)],
      ],
    },
  ]
}

function orderPieces(work: StockWork): readonly Piece[] {
  const lines = toOrder(work)
  if (lines.length === 0) return [{ kind: 'note', says: says.orderNone }]
  return [
    {
      kind: 'table',
      label: says.orderTable,
      columns: says.orderColumns,
      rows: lines.map(({ item, stock, point, quantity }) => {
        const daily = dailyUse(item, work)
        return [
          item.values.name,
          unitsText(stock, work),
          unitsText(point, work),
          `${unitsText(quantity, work)} ${item.values.unit}`.trim(),
          work.nameOf(item.values.supplier) || says.noSupplier,
          work.show.number(daily, 2),
          daily > 0 && stock > 0 ? says.lasts(work.show.count(Math.floor(stock / daily))) : '',
        ]
      }),
    },
    { kind: 'note', says: says.orderNote(work.book.useDays) },
  ]
}

function lotPieces(work: StockWork): readonly Piece[] {
  const lots = lotsOf(work)
  if (lots.length === 0) return [{ kind: 'note', says: says.noLots }]
  return [
    {
      kind: 'table',
      label: says.lotTable,
      columns: says.lotColumns,
      rows: lots.map(({ item, lot, parts, expires }) => [
        lot,
        work.nameOf(item),
        unitsText(unitsOf(parts), work),
        expires === undefined ? '' : work.show.date(expires),
        expires === undefined ? '' : work.show.number(daysFrom(todayOf(work), expires)),
      ]),
    },
    { kind: 'note', says: says.lotNote },
  ]
}

/** Stock by item and place, in thousandths, without its value. */
const placesOf = perWork((work): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { values } of work.of.move) {
    if (values.item === undefined) continue
    for (const { location, parts } of placedParts(moveOf(values))) {
      const key = `${values.item}\n${location}`
      sums.set(key, (sums.get(key) ?? 0) + parts)
    }
  }
  return sums
})

/** Below zero at a place, and by how much; nothing where the change leaves it no worse. */
function refused({ kind, before, after }: Guarded, work: StockWork): string | undefined {
  if (kind !== 'move' || work.book.policy !== 'refuse') return undefined
  const held = [
    { values: before as MoveValues | undefined, sign: -1 },
    { values: after as MoveValues | undefined, sign: 1 },
  ]
  const change = new Map<string, { item: string; location: string; parts: number }>()
  for (const { values, sign } of held) {
    if (values?.item === undefined) continue
    for (const { location, parts } of placedParts(moveOf(values))) {
      const key = `${values.item}\n${location}`
      const sum = change.get(key)?.parts ?? 0
      change.set(key, { item: values.item, location, parts: sum + sign * parts })
    }
  }
  for (const [key, { item, location, parts }] of change) {
    const left = (placesOf(work).get(key) ?? 0) + parts
    if (parts < 0 && left < 0)
      return says.refused(work.nameOf(item) || says.newItem, placeName(location, work), unitsText(unitsOf(left), work))
  }
  return undefined
}

const mostWarned = 4

const warnings = perWork((work): readonly { says: string; tone: 'warn' | 'bad' }[] => {
  const today = todayOf(work)
  const below = placeRows(work).filter(({ units }) => units < 0)
  const expired = lotsOf(work).filter(({ parts, expires }) => parts > 0 && expires !== undefined && expires < today)
  const lost = work.of.move.filter(({ values }) => values.item === undefined).length
  const still = work.of.move.filter(
    ({ values }) => values.kind === 'transfer' && (values.to ?? '') === (values.location ?? ''),
  ).length
  const low = toOrder(work).length
  return [
    ...below.slice(0, mostWarned).map(({ item, place, units }) => ({
      says: says.short(item, place, unitsText(units, work)),
      tone: 'bad' as const,
    })),
    ...expired.slice(0, mostWarned).map(({ item, lot, parts, expires = today }) => ({
      says: says.expired(lot, work.nameOf(item), unitsText(unitsOf(parts), work), work.show.date(expires)),
      tone: 'bad' as const,
    })),
    ...(lost > 0 ? [{ says: says.noItems(lost), tone: 'warn' as const }] : []),
    ...(still > 0 ? [{ says: says.noEnd(still), tone: 'warn' as const }] : []),
    ...(low > 0 ? [{ says: says.toOrder(low), tone: 'warn' as const }] : []),
  ]
})

type QuickWhat = keyof typeof says.quick.what
interface QuickParts {
  what: QuickWhat
  quantity: number
  /** Whether the line says how many. */
  isCounted: boolean
  code: string
  place: string
  /** Where a move leads. */
  to: string
}

/** A code alone comes in once. A number that a code follows is how many there are. */
function quickParts(line: string): QuickParts {
  // Of a move alone, since names have the word in them.
  const [, before = line, to = ''] = (/^\s*move\b/i.test(line) && /^(.*?)\s+to\s+(.+)$/iu.exec(line)) || []
  const found =
    /^\s*(?:(in|out|move|count)\b\s*)?(?:(\d{1,10}(?:[.,]\d{1,3})?)\s*[x×]?\s+(?=\S))?(.*?)(?:\s+at\s+(.+))?\s*$/iu.exec(
      before,
    )
  const [, what = 'in', quantity, code = '', place = ''] = found ?? []
  return {
    what: what.toLowerCase() as QuickWhat,
    quantity: quantity === undefined ? 1 : Number(quantity.replace(',', '.')),
    isCounted: quantity !== undefined,
    code: code.trim(),
    place: place.trim(),
    to: to.trim(),
  }
}

/** Items by what they are called for, barcodes before article numbers before names. */
const itemsByCode = perWork((work) => {
  const { item } = work.of
  const names = [
    ...item.map((one) => [one.values.barcode, one]),
    ...item.map((one) => [one.values.sku, one]),
    ...item.map((one) => [one.values.name, one]),
  ] as [string, Item][]
  const known = new Map<string, Item>()
  for (const [name, one] of names) {
    const key = codeKey(name)
    if (key !== '' && !known.has(key)) known.set(key, one)
  }
  return known
})

const isBarcode = (code: string) => /^\d{8,14}$/.test(code)

/** A count of today that is still open takes what is counted on. */
function openCount(item: string | undefined, location: string | undefined, work: StockWork): Count | undefined {
  return work.of.count.find(
    ({ values }) =>
      values.expected === undefined &&
      values.item === item &&
      values.location === location &&
      values.date === todayOf(work),
  )
}

/** What a count adds: to one that is open, or to a new one. */
function countedNow(
  shared: Pick<CountValues, 'item' | 'location'> & { date: string },
  quantity: number,
  open: Count | undefined,
): Pick<QuickReading, 'raise'> & { add: QuickReading['add'] } {
  const key = `count ${shared.item} ${shared.location}`
  return {
    add: open ? [] : [{ kind: 'count', key, values: { ...shared, found: 0 } }],
    raise: [{ id: open?.id ?? key, field: 'found', by: quantity }],
  }
}

interface NamedPlace {
  /** Its id, or the key of the one that is made. */
  id: string | undefined
  name: string
  isNew: boolean
}

/** A location by its name; the first one where none is named. */
function placeCalled(name: string, { of }: StockWork): NamedPlace {
  const wanted = folded(name)
  const there = name === '' ? of.location[0] : of.location.find(({ values }) => folded(values.name) === wanted)
  if (there) return { id: there.id, name: there.values.name, isNew: false }
  return { id: name === '' ? undefined : `place ${wanted}`, name: name || says.nowhere, isNew: name !== '' }
}

function readQuick(line: string, work: StockWork): QuickReading {
  const words = says.quick
  const { what, quantity, isCounted, code: typed, place: from, to: end } = quickParts(line)
  const { code, lot, expires, isScanned } = readScannedCode(typed, todayOf(work))
  const item = itemsByCode(work).get(codeKey(code))
  const place = placeCalled(from, work)
  const to = end === '' ? undefined : placeCalled(end, work)
  // A short number alone is how many, and not an item.
  const isBare = code === '' || (!item && !isCounted && /^\d{1,5}$/.test(code))
  const refusal = isBare
    ? words.noCode
    : what === 'move' && (!to || to.id === place.id)
      ? words.noEnd
      : quantity > mostUnits
        ? words.tooLarge
        : undefined
  const itemKey = `item ${codeKey(code)}`
  const isCoded = isScanned || isBarcode(code)
  const shared = { item: item?.id ?? itemKey, location: place.id, date: todayOf(work) }
  const open = what === 'count' ? openCount(shared.item, shared.location, work) : undefined
  const moved = {
    ...shared,
    kind: what === 'move' ? 'transfer' : what,
    quantity,
    ...(to && { to: to.id }),
    ...(lot !== '' && { lot }),
    ...(expires !== undefined && { expires }),
  }
  const { add: made, ...raised } =
    what === 'count' ? countedNow(shared, quantity, open) : { add: [{ kind: 'move', values: moved }] }
  const freshPlaces = [place, ...(to ? [to] : [])].filter(({ isNew }) => isNew)
  const where = to ? words.between(place.name, to.name) : place.name
  return {
    says: [
      { text: words.line(words.what[what], work.show.number(quantity), item?.values.name ?? code, where) },
      ...(open?.values.found === undefined
        ? []
        : [{ text: words.makes(work.show.number(unitsOf(partsOf(open.values.found + quantity)))) }]),
      ...(lot === '' && expires === undefined
        ? []
        : [{ text: words.lot(lot, expires === undefined ? '' : work.show.date(expires)) }]),
      ...freshPlaces.map(({ name }) => ({ text: words.freshPlace(name), tone: 'warn' as const })),
      ...(item || code === '' ? [] : [{ text: words.fresh(code), tone: 'warn' as const }]),
    ],
    ...(refusal !== undefined && { refused: refusal }),
    doubts: [],
    add: [
      ...(item
        ? []
        : [
            {
              kind: 'item',
              key: itemKey,
              values: { name: code.slice(0, 200), barcode: isCoded ? code.slice(0, 60) : '' },
            },
          ]),
      ...freshPlaces.map(({ id, name }) => ({
        kind: 'location',
        key: id ?? name,
        values: { name: name.slice(0, 100) },
      })),
      ...made,
    ],
    ...raised,
    ...(!item && isCoded && { asks: { key: itemKey, given: { name: '' } } }),
  }
}

/** What a code that the camera read does: what stands in the box, and once where no number does. */
function scannedLine(typed: string, code: string): string {
  const [, what = 'in', quantity = '1'] =
    /^\s*(in|out|move|count)?\b\s*(\d{1,10}(?:[.,]\d{1,3})?)?(?=\s|$)/iu.exec(typed) ?? []
  const [place = ''] = /\b(?:at|to)\s+\S.*$/iu.exec(typed) ?? []
  return `${what} ${quantity} ]X0${code} ${place}`.trim()
}

/** Labels of items: as many as are wished, or one for each unit in stock. */
function labelsFor(work: StockWork, id: string | undefined, values: AnyValues) {
  const { amount, copies, ...wishes } = values as unknown as LabelForm
  const items = work.of.item.filter((item) => id === undefined || item.id === id)
  const codeOf = ({ values: { barcode, sku } }: Item) => barcode.trim() || sku.trim()
  const coded = items.filter((item) => codeOf(item) !== '')
  const without = items.length - coded.length
  if (coded.length === 0) return { refused: says.labels.none }
  const labels = coded.map((item) => ({
    name: item.values.name,
    note: item.values.sku.trim() === codeOf(item) ? '' : item.values.sku,
    code: codeOf(item),
    copies: amount === 'stock' ? Math.max(0, Math.ceil(unitsIn(item, work))) : copies,
  }))
  if (labels.every((label) => label.copies === 0)) return { refused: says.labels.noStock }
  return {
    question: { ...wishes, labels },
    title: `${work.book.name} ${says.labels.file}`,
    ...(without > 0 && { says: says.labels.without(without) }),
  }
}

/** Every movement of an item with the stock and the value after it; of all items where none is chosen. */
function stockCard(work: StockWork, id: string | undefined): Document {
  const [day = '', what = '', reference = '', units = '', cost = '', stock = '', worth = ''] = says.cardColumns
  const items = work.of.item.filter((item) => id === undefined || item.id === id)
  return {
    title: `${work.book.name} ${says.papers.card}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      ...items.map((item) => {
        const { moves, lines } = itemStock(item.id, work)
        return {
          kind: 'table' as const,
          label: item.values.name,
          columns: [
            { label: `${item.values.name}: ${day}`, width: 3 },
            { label: what, width: 2 },
            { label: reference, width: 3 },
            { label: units, width: 2, align: 'end' as const },
            { label: cost, width: 2, align: 'end' as const },
            { label: stock, width: 2, align: 'end' as const },
            { label: worth, width: 2, align: 'end' as const },
          ],
          rows: moves.map(({ id: moveId, values }) => {
            const line = lines.get(moveId)
            const change = line ? line.received - line.issued : 0
            return [
              values.date === undefined ? says.noDay : work.show.date(values.date),
              says.kinds[values.kind],
              values.reference,
              unitsText(values.kind === 'out' ? -values.quantity : values.quantity, work),
              line ? moneyOf(change, work) : '',
              line ? unitsText(unitsOf(line.stock), work) : '',
              line ? moneyOf(line.worth, work) : '',
            ]
          }),
        }
      }),
    ],
  }
}

/** Items and their places, without what the books say: counted blind, counts are honest. */
function countSheet(work: StockWork, id: string | undefined): Document {
  const [item = '', sku = '', place = '', found = ''] = says.listColumns
  return {
    title: `${work.book.name} ${says.papers.list}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      {
        kind: 'table',
        label: says.papers.list,
        columns: [
          { label: item, width: 5 },
          { label: sku, width: 3 },
          { label: place, width: 3 },
          { label: found, width: 2 },
        ],
        rows: work.of.item.flatMap((one) => {
          const places = [...partsByPlace(itemStock(one.id, work).moves)].map(([at]) => at)
          return places
            .filter((at) => id === undefined || at === id)
            .map((at) => [one.values.name, one.values.sku, placeName(at, work), ''])
        }),
      },
    ],
  }
}

interface LabelForm {
  sheet: SheetName
  width: number
  height: number
  look: 'bars' | 'square'
  amount: 'each' | 'stock'
  copies: number
  startAt: number
  outlines: boolean
}

const mostLines = 200

/** What is to be ordered of one supplier, or of all, for the form of the purchase order. */
function forOrder(work: StockWork, id: string | undefined) {
  const supplier = work.of.supplier.find((one) => one.id === id)
  const lines = toOrder(work)
    .filter(({ item }) => id === undefined || item.values.supplier === id)
    .slice(0, mostLines)
    .map(({ item, quantity }) => {
      const cost = unitCostOf(item, work)
      const price = item.values.price ?? (cost === undefined ? undefined : fromMinor(Math.round(cost), digitsOf(work)))
      return {
        description: [item.values.sku, item.values.name].filter(Boolean).join(' '),
        quantity,
        ...(item.values.unit !== '' && { unit: item.values.unit.slice(0, 20) }),
        ...(price !== undefined && { price }),
      }
    })
  const to = supplier ? [supplier.values.name, supplier.values.address].filter(Boolean).join('\n') : undefined
  return {
    title: `${supplier?.values.name ?? work.book.name} ${todayOf(work)}`,
    values: { lines, currency: work.book.currency, ...(to !== undefined && { to }) },
  }
}

function example(today: string): Beginning {
  const day = (back: number) => daysLater(today, -back) ?? today
  const move = (
    key: string,
    back: number,
    values: Partial<Record<keyof MoveValues, unknown>>,
  ): Beginning['entries'][number] => ({
    kind: 'move',
    key,
    values: { item: 'mug', kind: 'in', location: 'store', date: day(back), ...values },
  })
  return {
    book: { name: 'Corner shop (example)', currency: 'EUR', method: 'fifo', policy: 'mark', useDays: 30 },
    entries: [
      { kind: 'location', key: 'store', values: { name: 'Store' } },
      { kind: 'location', key: 'shop', values: { name: 'Shop' } },
      { kind: 'supplier', key: 'kiln', values: { name: 'Kiln and Co', address: '4 Harbour Lane\nPortside 4021' } },
      {
        kind: 'item',
        key: 'mug',
        values: {
          name: 'Mug, blue',
          sku: 'M-01',
          barcode: '4006381333931',
          orderAt: 40,
          orderSize: 24,
          supplier: 'kiln',
          unit: 'pieces',
        },
      },
      {
        kind: 'item',
        key: 'tea',
        values: { name: 'Green tea, 100 g', sku: 'T-07', leadDays: 6, safety: 4, price: 3.2 },
      },
      move('m1', 30, { quantity: 60, unitCost: 4, reference: 'Delivery 118' }),
      move('m2', 21, { kind: 'transfer', quantity: 30, to: 'shop' }),
      move('m3', 14, { kind: 'out', quantity: 25, location: 'shop' }),
      move('m4', 10, { quantity: 24, unitCost: 4.5, reference: 'Delivery 131' }),
      move('m5', 3, { kind: 'out', quantity: 40 }),
      move('t1', 19, { item: 'tea', quantity: 50, unitCost: 3.2, lot: 'L26', expires: day(-60) }),
      move('t2', 5, { item: 'tea', kind: 'out', quantity: 20, lot: 'L26' }),
      { kind: 'count', key: 'c1', values: { item: 'mug', location: 'shop', found: 4, date: day(1) } },
      { kind: 'count', key: 'c2', values: { item: 'tea', location: 'store', found: 30, date: day(1) } },
    ],
  }
}

const costHelp = 'Of what comes in. Empty: that of the units that are there.'

export default definePlanner({
  book: {
    one: 'stock book',
    many: 'stock books',
    fields: {
      name: text('Name of the book', { initial: says.book, maxLength: 100 }),
      currency: choice('Currency', {
        options: offeredCurrencies,
        initial: 'EUR' as string,
        initialIn: currencyOfRegion,
        as: 'search',
      }),
      method: choice('What goes out costs by', { options: says.methods, initial: 'fifo' as CostMethod }),
      policy: choice('Stock below zero', {
        options: says.policies,
        initial: 'mark' as StockWork['book']['policy'],
        help: 'Refused: no movement typed here can take more than a location holds.',
      }),
      useDays: integer('Days that the use is taken from', { initial: 90, min: 1, max: 730, refines: true }),
    },
  },
  kinds: {
    item: {
      one: 'item',
      many: 'items',
      title: 'name',
      alsoCalled: ['sku', 'barcode'],
      archives: true,
      fields: {
        name: text('Name', { maxLength: 200 }),
        sku: text('Article number', { maxLength: 60 }),
        barcode: text('Barcode', { maxLength: 60 }),
        orderAt: number('Order at', {
          min: 0,
          max: mostUnits,
          decimals: 3,
          optional: true,
          help: 'Empty: use of a day × lead time + safety stock.',
        }),
        orderSize: number('Comes in lots of', { above: 0, max: mostUnits, decimals: 3, optional: true }),
        unit: text('Unit', { maxLength: 20, refines: true }),
        supplier: link('Supplier', { to: 'supplier', refines: true }),
        leadDays: number('Lead time, days', { min: 0, max: 730, decimals: 1, optional: true, refines: true }),
        safety: number('Safety stock', { min: 0, max: mostUnits, decimals: 3, optional: true, refines: true }),
        price: number('Usual cost of a unit', {
          decimals: 4,
          min: 0,
          max: 1e7,
          optional: true,
          refines: true,
          help: 'For purchase orders.',
        }),
        notes: longText('Notes', { maxLength: 10_000, lines: 2, refines: true }),
      },
    },
    move: {
      one: 'movement',
      many: 'movements',
      title: 'item',
      fields: {
        item: link('Item', { to: 'item' }),
        kind: choice('Kind', { options: says.kinds, initial: 'in' as MoveKind }),
        quantity: number('Units', {
          initial: 1,
          min: -mostUnits,
          max: mostUnits,
          decimals: 3,
          help: 'Below zero for what came back, or for an adjustment downwards.',
        }),
        location: link('Location', { to: 'location' }),
        date: date('Day', { optional: true, help: 'Empty: after all others.' }),
        to: link('Transfer to', { to: 'location', refines: true }),
        unitCost: number('Cost of a unit', {
          decimals: 4,
          min: 0,
          max: 1e7,
          optional: true,
          refines: true,
          help: costHelp,
        }),
        reference: text('Reference', { maxLength: 100, refines: true }),
        lot: text('Lot', { maxLength: 60, refines: true }),
        expires: date('Expires', { optional: true, refines: true }),
        notes: longText('Notes', { maxLength: 2000, lines: 2, refines: true }),
      },
    },
    count: {
      one: 'count',
      many: 'counts',
      title: 'item',
      fields: {
        item: link('Item', { to: 'item' }),
        location: link('Location', { to: 'location' }),
        found: number('Counted', { min: 0, max: mostUnits, decimals: 3, optional: true }),
        date: date('Day', { optional: true }),
        expected: number('In the books when it was booked', {
          min: -mostUnits,
          max: mostUnits,
          decimals: 3,
          optional: true,
          refines: true,
          help: 'Set by booking. Emptied, the count is open again; delete its adjustment too.',
        }),
        notes: text('Notes', { maxLength: 500, refines: true }),
      },
    },
    location: { one: 'location', many: 'locations', title: 'name', fields: { name: text('Name', { maxLength: 100 }) } },
    supplier: {
      one: 'supplier',
      many: 'suppliers',
      title: 'name',
      fields: { name: text('Name', { maxLength: 100 }), address: longText('Address', { maxLength: 500, lines: 3 }) },
    },
  },
  main: 'move',
  alsoRows: ['item', 'count', 'location', 'supplier'],
  filters: ['kind', 'item', 'location', 'lot'],
  batch: ['location', 'date', 'reference', 'unitCost'],
  quick: {
    label: says.quick.label,
    placeholder: says.quick.placeholder,
    help: says.quick.help,
    read: readQuick,
    scan: { button: says.quick.scan, help: says.quick.scanHelp, worker: 'qr-scanner', line: scannedLine },
  },
  labels: {
    label: says.labels.label,
    of: 'item',
    worker: 'item-labels',
    form: {
      sheet: choice('Sheet', {
        options: { ...sheetNames, own: says.labels.roll },
        initial: 'L7160' as SheetName,
        initialIn: { us: '5160', ca: '5160' },
        as: 'menu',
      }),
      width: number('Width of a label', {
        initial: 57,
        min: 15,
        max: 210,
        decimals: 2,
        unit: 'mm',
        shownWhen: { field: 'sheet', is: 'own' },
      }),
      height: number('Height of a label', {
        initial: 32,
        min: 8,
        max: 297,
        decimals: 2,
        unit: 'mm',
        shownWhen: { field: 'sheet', is: 'own' },
      }),
      look: choice('Code', { options: says.labels.looks, initial: 'bars' as LabelForm['look'] }),
      amount: choice('How many', { options: says.labels.amounts, initial: 'each' as LabelForm['amount'] }),
      copies: integer('Copies of each', { initial: 1, min: 1, max: 1000, shownWhen: { field: 'amount', is: 'each' } }),
      startAt: integer('First label of the sheet to print on', {
        initial: 1,
        min: 1,
        max: 200,
        refines: true,
        help: 'For a sheet of which some labels are gone. Counted row by row.',
      }),
      outlines: toggle('Thin lines around labels', {
        initial: false,
        refines: true,
        help: 'To cut plain paper along.',
      }),
    },
    ask: labelsFor,
  },
  views: {
    stock: {
      kind: 'table',
      label: says.stock,
      of: 'item',
      columns: (work) => [
        'name',
        'sku',
        {
          label: says.columns.stock,
          text: (item) => `${unitsText(unitsIn(item, work), work)} ${item.values.unit}`.trim(),
          value: (item) => unitsIn(item, work),
          isFigure: true,
        },
        {
          label: says.columns.cost,
          text: (item) => {
            const cost = unitCostOf(item, work)
            return cost === undefined ? '' : moneyOf(Math.round(cost), work)
          },
          value: (item) => unitCostOf(item, work),
          isFigure: true,
        },
        {
          label: says.columns.worth,
          text: (item) => moneyOf(itemStock(item.id, work).worth, work),
          value: (item) => itemStock(item.id, work).worth,
          isFigure: true,
        },
        {
          label: says.columns.point,
          text: (item) => {
            const point = pointOf(item, work)
            return point === undefined ? '' : unitsText(point, work)
          },
          value: (item) => pointOf(item, work),
          isFigure: true,
        },
        { label: says.columns.state, text: (item) => stateOf(item, work) },
      ],
    },
    moves: {
      kind: 'table',
      label: says.moves,
      of: 'move',
      compare: (one, other) => byDay(other, one),
      columns: (work) => [
        'item',
        'kind',
        'quantity',
        'location',
        'to',
        'date',
        {
          label: says.columns.worth,
          text: ({ id, values }) => {
            const line = itemStock(values.item, work).lines.get(id)
            return line ? moneyOf(line.received - line.issued, work) : ''
          },
          value: ({ id, values }) => {
            const line = itemStock(values.item, work).lines.get(id)
            return line && line.received - line.issued
          },
          isFigure: true,
        },
        'reference',
        'lot',
      ],
    },
    order: { kind: 'summary', label: says.order, pieces: orderPieces },
    value: { kind: 'summary', label: says.value, pieces: valuePieces },
    counts: {
      kind: 'table',
      label: says.counts,
      of: 'count',
      note: says.countNote,
      columns: (work) => [
        'item',
        'location',
        'date',
        'found',
        {
          label: says.columns.expected,
          text: (count) => unitsText(expectedOf(count, work), work),
          value: (count) => expectedOf(count, work),
          isFigure: true,
        },
        {
          label: says.columns.variance,
          text: (count) => {
            const variance = varianceOf(count, work)
            return variance ? unitsText(variance.units, work) : ''
          },
          value: (count) => varianceOf(count, work)?.units,
          isFigure: true,
        },
        {
          label: says.columns.share,
          text: (count) => {
            const share = varianceOf(count, work)?.share
            return share === undefined ? '' : work.show.percent(share, 1)
          },
          value: (count) => varianceOf(count, work)?.share,
          isFigure: true,
        },
        {
          label: says.columns.money,
          text: (count) => {
            const worth = varianceWorth(count, work)
            return worth === undefined ? '' : moneyOf(worth, work)
          },
          value: (count) => varianceWorth(count, work),
          isFigure: true,
        },
        { label: says.columns.state, text: ({ values }) => (values.expected === undefined ? says.open : says.booked) },
      ],
    },
    sessions: { kind: 'summary', label: says.sessions.label, pieces: sessionPieces },
    lots: { kind: 'summary', label: says.lots, pieces: lotPieces },
    places: { kind: 'table', label: says.places, of: 'location', columns: () => ['name'] },
    suppliers: { kind: 'table', label: says.suppliers, of: 'supplier', columns: () => ['name', 'address'] },
  },
  faces: {
    item: ({ values }) => ({ title: values.name }),
    move: ({ values }, work) => ({ title: work.nameOf(values.item) }),
    count: ({ values }, work) => ({ title: work.nameOf(values.item) }),
    location: ({ values }) => ({ title: values.name }),
    supplier: ({ values }) => ({ title: values.name }),
  },
  begin: () => ({
    book: { name: says.book },
    entries: [{ kind: 'location', key: 'store', values: { name: says.place } }],
  }),
  example,
  warnings,
  refuses: refused,
  acts: {
    book: {
      views: ['counts', 'sessions'],
      label: (work) => {
        const count = openCounts(work).length
        return count > 0 ? says.bookOpen(count) : undefined
      },
      act: bookCounts,
    },
  },
  papers: {
    card: { label: says.papers.card, of: 'item', make: stockCard },
    list: { label: says.papers.list, of: 'location', make: countSheet },
  },
  handed: { 'purchase-order': { label: says.handed, of: 'supplier', make: forOrder } },
  sheets: (work) => [
    {
      name: says.sheet,
      rows: [
        says.sheetHead,
        ...work.of.item.map((item) => {
          const { worth } = itemStock(item.id, work)
          const cost = unitCostOf(item, work)
          const point = pointOf(item, work)
          const stock = unitsIn(item, work)
          return [
            item.values.name,
            item.values.sku,
            item.values.barcode,
            stock,
            cost === undefined ? '' : Math.round(cost * 100) / 100 / 10 ** digitsOf(work),
            fromMinor(worth, digitsOf(work)),
            point ?? '',
            point === undefined ? 0 : orderQuantity(stock, point, item.values.orderSize),
            work.nameOf(item.values.supplier),
          ]
        }),
      ],
    },
    {
      name: says.placeSheet,
      rows: [says.placeColumns, ...placeRows(work).map(({ item, place, units }) => [item, place, units])],
    },
  ],
  controls: [
    { label: 'Items', help: 'Name, article number, barcode, order point, size of an order, supplier, lead time.' },
    { label: 'Movements', help: 'In, out, transfer and adjust, with day, location, cost, lot and expiry.' },
    {
      label: 'Scan line',
      help: 'A scanner that types, the camera or your keyboard: in, out, move or count, how many, and a code.',
    },
    { label: 'Labels', help: 'Sheet or roll, bars or Data Matrix, how many of each.' },
    { label: 'Stock takes', help: 'Counts of a location, set against the books and booked with a press.' },
    { label: 'Settings', help: 'Currency, way of costing, and what happens below zero.' },
  ],
  results: [
    { label: 'Stock by item and location, with value', kind: 'table' },
    { label: 'What to order, how much and of whom', kind: 'table' },
    { label: 'Variances of a stock take', kind: 'table' },
    { label: 'Value by item', kind: 'chart' },
    { label: 'Stock below zero, expired lots, items to order', kind: 'verdict' },
    { label: 'Labels with barcodes as PDF', kind: 'value' },
    { label: 'Stock card, count sheet, workbook, CSV, JSON and a purchase order', kind: 'value' },
  ],
  formula:
    'Value of stock = cost of what came in − cost of what went out, by first in, first out or the moving average',
  limits: [
    'The book lies in this browser on this device; clearing its data deletes it. Save a JSON file now and then.',
    'The camera reads codes while the page is open and the browser allows it. A scanner that types reads faster.',
    'Labels show name, article number and code; no price, since an item has a cost and no price of sale.',
    'A file of rows holds at most 20,000. A book of more is moved as JSON.',
    'The value of an item is one for all locations: a transfer changes no cost.',
    'What goes out before it came in goes at the cost known last, and the next receipt puts the difference right.',
    'Each movement is judged against the stock of all days together, rows of a file one by one: set stock below zero to marked while you open one.',
    'Two equal rows of a file are two movements: a file that is opened twice is added twice, and Undo takes it out.',
    'A lot has no cost of its own. Write-downs to a lower market value are not made.',
  ],
  sources: [
    {
      title: 'IAS 2 Inventories, paragraphs 25 to 27',
      href: 'https://www.ifrs.org/issued-standards/list-of-standards/ias-2-inventories/',
    },
    {
      title: 'GS1 General Specifications: GTIN',
      href: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications',
    },
  ],
  abilities: ['save', 'print'],
})
