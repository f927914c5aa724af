import { fileStem } from '@/lib/base/format/file-stem'
import { blankKey, readArranged, shownKey, turnedBy, type Placed } from '@/lib/kits/app/cards'
import type { Card, Finding, View } from '@/lib/kits/app/views'
import type { AnyGiven, FilesInput, Work, WorkFile } from '@/lib/kits/app/workbench'
import { readRanges } from '@/lib/subjects/pdf/ranges'
import type {
  LockedFile,
  OpenedFile,
  Packed,
  PdfAnswer,
  PdfQuestion,
  PlannedPage,
  Search,
  Source,
  Written,
} from '@/lib/subjects/pdf/task'
import { pdfWords as says } from './words'

/* What every tool of PDF files shares on its page: opening, passwords, the board of pages, what is written. */

export type PdfWork<Option> = Work<Option, Readonly<Record<never, string>>, PdfAnswer, PdfQuestion>
export type PdfFile = WorkFile<PdfAnswer>
type Picks = Readonly<Record<string, string>>

/** Picks: the order of pages, that of files, the page that is shown large, files that are left out. */
export const pagesPick = 'pages'
export const filesPick = 'files'
export const shownPick = 'shown'
const passwordPick = (id: number) => `password ${id}`
const rangePick = (id: number) => `range ${id}`
const leftOutPick = (id: number) => `without ${id}`

export function pdfInput(verb: string, takes: 'pdf' | 'pdf and pictures'): FilesInput {
  const isBoth = takes === 'pdf and pictures'
  return {
    kind: 'files',
    label: isBoth ? says.files : says.pdfs,
    button: says.choose,
    accept: isBoth ? '.pdf,application/pdf,image/*' : '.pdf,application/pdf',
    ...(isBoth && { also: ['clipboard'] as const }),
    verb,
    stopped: says.stopped,
    follows: shownPick,
  }
}

export function sourceFor(file: File, id: number, picks: Picks): Source {
  return { key: String(id), file, password: picks[passwordPick(id)] ?? '' }
}

/** What is asked of each file: to be opened with the password that was typed for it. */
export function askToOpen(file: File, { picks }: Pick<AnyGiven, 'picks'>, id: number, search?: Search): PdfQuestion {
  return { ask: 'open', source: sourceFor(file, id, picks), ...(search && { search }) }
}

/** For a tool that looks for nothing in its files. */
export const askPlainly = (file: File, given: Pick<AnyGiven, 'picks'>, id: number) => askToOpen(file, given, id)

export function openedOf({ answer }: PdfFile): OpenedFile | undefined {
  return answer && 'kind' in answer && answer.kind === 'opened' ? answer : undefined
}

function lockedOf({ answer }: PdfFile): LockedFile | undefined {
  return answer && 'kind' in answer && answer.kind === 'locked' ? answer : undefined
}

export const isLockedFile = (file: PdfFile) => lockedOf(file) !== undefined

export function writtenOf(made: PdfAnswer | undefined): Written | undefined {
  return made && 'kind' in made && made.kind === 'written' ? made : undefined
}

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)
export function packedOf(made: PdfAnswer | undefined): Packed | undefined {
  return made && 'kind' in made && made.kind === 'packed' ? made : undefined
}

export const stemOf = (name: string) => fileStem(onlyName(name))

/** A file that opened, with the pages of it that are wanted. */
export interface OpenFile {
  file: PdfFile
  opened: OpenedFile
  pages: readonly number[]
}

function rangeOf(file: PdfFile, opened: OpenedFile, picks: Picks) {
  return readRanges(picks[rangePick(file.id)] ?? '', opened.pages.length)
}

/** Files that opened. A range that names nothing stands for all pages until it does. */
export function openFiles(files: readonly PdfFile[], picks: Picks): OpenFile[] {
  return files.flatMap((file) => {
    const opened = openedOf(file)
    if (!opened || picks[leftOutPick(file.id)]) return []
    const range = rangeOf(file, opened, picks)
    return [{ file, opened, pages: 'fault' in range ? opened.pages.map((_, at) => at + 1) : range.pages }]
  })
}

/** Files in the order that somebody gave them; new ones come last. */
export function inOrder(
  files: readonly OpenFile[],
  pick: string | undefined,
): { one: OpenFile; turn: Placed['turn'] }[] {
  const order = readArranged(pick)?.cards ?? []
  const place = (one: OpenFile) => order.findIndex(({ key }) => key === String(one.file.id))
  const known = files.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other))
  return [...known, ...files.filter((one) => place(one) < 0)].map((one) => ({
    one,
    turn: order[place(one)]?.turn ?? 0,
  }))
}

const pageKey = (file: number, page: number) => `${file}.${page}`

/** The file and page that a key names; undefined for an empty page. */
export function pageOfKey(key: string): { file: number; page: number } | undefined {
  const shown = shownKey(key)
  if (shown.startsWith(blankKey)) return undefined
  const [file = 0, page = 0] = shown.split('.').map(Number)
  return { file, page }
}

/** Cards of the pages of a file; a page that is wanted twice has a card of its own each time. */
function cardsOf({ file, pages }: OpenFile): Placed[] {
  const counts = new Map<number, number>()
  return pages.map((page) => {
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return { key: count === 1 ? pageKey(file.id, page) : `${pageKey(file.id, page)}+${count}`, turn: 0 }
  })
}

/** What the order of pages was made from: each file with the pages that were wanted of it. */
type MadeFrom = readonly (readonly [file: number, pages: string])[]

const readFrom = (of: string): MadeFrom => JSON.parse(of) as MadeFrom
const wantedOf = ({ pages }: OpenFile) => pages.join(',')

/** Cards of an order by the file whose pages they are; an empty page goes with the page before it. */
function byFile(cards: readonly Placed[]): Map<number, Placed[]> {
  const groups = new Map<number, Placed[]>()
  let last: number | undefined
  const leading: Placed[] = []
  for (const card of cards) {
    const file = pageOfKey(card.key)?.file ?? last
    if (file === undefined) {
      leading.push(card)
      continue
    }
    last = file
    groups.set(file, [...(groups.get(file) ?? leading.splice(0)), card])
  }
  return groups
}

export interface PageOrder {
  cards: Placed[]
  /** To be kept with the pick. */
  of: string
  /** Whether pages were put among those of other files, which moving a file undoes. */
  isMixed: boolean
}

/**
 * The pages in their order. What was done by hand stays as long as files are where they were; where files have changed places, each
 * file's pages go with it. A file that came later stands at the end or where it was put, and one whose range was changed anew begins anew.
 */
export function pageOrder(files: readonly { one: OpenFile }[], pick: string | undefined): PageOrder {
  const now = files.map(({ one }) => one)
  const of = JSON.stringify(now.map((one) => [one.file.id, wantedOf(one)] as const))
  const arranged = readArranged(pick)
  if (!arranged) return { cards: now.flatMap(cardsOf), of, isMixed: false }
  const from = new Map(readFrom(arranged.of))
  const isKept = (one: OpenFile) => from.get(one.file.id) === wantedOf(one)
  const ids = new Set(now.map(({ file }) => file.id))
  const before = [...from.keys()].filter((id) => ids.has(id))
  const after = now.map(({ file }) => file.id).filter((id) => from.has(id))
  const isSameOrder = before.every((id, at) => id === after[at])
  const isEachKept = now.every((one) => !from.has(one.file.id) || isKept(one))
  const own = arranged.cards.filter(({ key }) => {
    const page = pageOfKey(key)
    return page === undefined || ids.has(page.file)
  })
  const groups = byFile(own)
  const fresh = (one: OpenFile) =>
    from.has(one.file.id) && isKept(one) ? (groups.get(one.file.id) ?? []) : cardsOf(one)
  if (!isSameOrder || !isEachKept) return { cards: now.flatMap(fresh), of, isMixed: false }
  const added = now.filter((one) => !from.has(one.file.id))
  const stretches = own.filter(({ key }, at) => {
    const [page, earlier] = [pageOfKey(key), pageOfKey(own[at - 1]?.key ?? blankKey)]
    return page !== undefined && page.file !== earlier?.file
  })
  // Files that came later between others take their places, unless pages of several are mixed.
  const isMixed = stretches.length > before.length
  if (isMixed) return { cards: [...own, ...added.flatMap(cardsOf)], of, isMixed }
  return {
    cards: now.flatMap((one) => (from.has(one.file.id) ? (groups.get(one.file.id) ?? []) : cardsOf(one))),
    of,
    isMixed,
  }
}

/** How a page is asked for, to be drawn. */
export function pictureOf(
  { file, opened }: OpenFile,
  page: number,
  picks: Picks,
): NonNullable<Card['picture']> | undefined {
  const size = opened.pages[page - 1]
  if (!size) return undefined
  return { key: pageKey(file.id, page), of: { source: sourceFor(file.file, file.id, picks), page }, ...size }
}

/** The board of pages. */
export function pageBoard<Option>(
  { picks }: PdfWork<Option>,
  files: readonly OpenFile[],
  { cards, of }: PageOrder,
): View & { kind: 'cards' } {
  const byId = new Map(files.map((one) => [one.file.id, one]))
  const isOne = files.length === 1
  const items = cards.map(({ key, turn }): Card => {
    const found = pageOfKey(key)
    const one = found && byId.get(found.file)
    if (!found || !one) return { key, turn, label: says.emptyPage, caption: says.emptyPage }
    const name = onlyName(one.file.name)
    const picture = pictureOf(one, found.page, picks)
    return {
      key,
      turn,
      label: says.pageOf(found.page, name),
      caption: isOne ? says.pageOf(found.page, name) : `${found.page} · ${name}`,
      ...(picture && { picture }),
    }
  })
  return {
    kind: 'cards',
    label: says.board,
    items,
    pick: pagesPick,
    of,
    can: { turn: true, remove: true, keep: true, repeat: true, blank: true, reverse: true },
    opens: shownPick,
  }
}

/** The board of files, each with its first page. */
export function fileBoard<Option>(
  { picks }: PdfWork<Option>,
  files: readonly { one: OpenFile; turn: Placed['turn'] }[],
): View & { kind: 'cards' } {
  return {
    kind: 'cards',
    label: says.fileBoard,
    items: files.map(({ one, turn }) => {
      const name = onlyName(one.file.name)
      const picture = pictureOf(one, one.pages[0] ?? 1, picks)
      return {
        key: String(one.file.id),
        turn,
        label: says.fileOf(name, one.pages.length),
        caption: `${name} · ${says.pages(one.pages.length)}`,
        ...(picture && { picture }),
      }
    }),
    pick: filesPick,
    of: '',
    can: { turn: true },
  }
}

/** The page that was opened, large. */
export function largeView<Option>({ picks }: PdfWork<Option>, files: readonly OpenFile[]): View[] {
  const shown = pageOfKey(picks[shownPick] ?? '')
  const one = files.find(({ file }) => file.id === shown?.file)
  const picture = one && shown && pictureOf(one, shown.page, picks)
  if (!picture) return []
  const { of, width, height } = picture
  const larger = 2
  return [
    {
      kind: 'picture',
      label: says.large(shown.page, onlyName(one.file.name)),
      of: { ...of, larger },
      width: Math.round(width * larger),
      height: Math.round(height * larger),
    },
  ]
}

export interface FileViewOptions {
  /** Whether pages of a file are chosen by ranges. */
  hasRanges: boolean
}

function viewsOfFile(file: PdfFile, picks: Picks, { hasRanges }: FileViewOptions): View[] {
  const locked = lockedOf(file)
  if (locked) {
    return [
      { kind: 'note', says: says.locked },
      {
        kind: 'entry',
        label: says.password,
        pick: passwordPick(file.id),
        secret: true,
        button: says.open,
        ...(locked.isWrong && { fault: says.wrong }),
      },
    ]
  }
  const opened = openedOf(file)
  if (!opened) return []
  const { of, pages, traits } = opened
  const range = rangeOf(file, opened, picks)
  const remarks = [
    of === 'picture' ? says.pictures : says.pages(pages.length),
    says.traits(traits.filter((trait) => trait !== 'cut-off')),
    ...(traits.includes('cut-off') ? [says.cutOff] : []),
    ...(traits.includes('restricted') ? [says.restricted] : []),
    ...(traits.includes('signed') ? [says.signed] : []),
  ].filter((text) => text !== '')
  const [first, ...rest] = remarks
  return [
    { kind: 'note', says: rest.length === 0 ? `${first}.` : `${first}. ${rest.join(' ')}` },
    ...(hasRanges && pages.length > 1
      ? [
          {
            kind: 'entry',
            label: says.ranges,
            pick: rangePick(file.id),
            help: !('fault' in range) && range.isClipped ? says.clipped(pages.length) : says.rangesHelp(pages.length),
            ...('fault' in range && { fault: range.fault }),
          } as const,
        ]
      : []),
  ]
}

/** The list of files: what each is, its password, its pages. */
export function fileViews<Option>({ files, picks }: PdfWork<Option>, options: FileViewOptions): View {
  return {
    kind: 'files',
    of: Object.fromEntries(files.map((file) => [file.id, viewsOfFile(file, picks, options)])),
    below: true,
  }
}

/** Files that hold up what is written: being read, without their password, or unread and not left out. */
export function holdUps<Option>({ files, picks }: PdfWork<Option>): {
  busy: PdfFile[]
  locked: PdfFile[]
  unread: PdfFile[]
  faulty: PdfFile[]
} {
  const wanted = files.filter(({ id }) => !picks[leftOutPick(id)])
  const busy = wanted.filter(({ isBusy }) => isBusy)
  const rest = wanted.filter(({ isBusy }) => !isBusy)
  return {
    busy,
    locked: rest.filter((file) => lockedOf(file)),
    unread: rest.filter(({ answer }) => answer === undefined),
    faulty: rest.filter((file) => {
      const opened = openedOf(file)
      return opened !== undefined && 'fault' in rangeOf(file, opened, picks)
    }),
  }
}

export function holdUpFindings<Option>(work: PdfWork<Option>): Finding[] {
  const { locked, unread } = holdUps(work)
  return [
    ...(locked.length > 0 ? [{ tone: 'warn', says: says.needPassword(locked.length) } as const] : []),
    ...[...unread, ...locked].map((file): Finding => ({
      tone: unread.includes(file) ? 'bad' : 'plain',
      says: unread.includes(file) ? says.unread(onlyName(file.name)) : onlyName(file.name),
      offers: [{ label: says.leaveOut, picks: { [leftOutPick(file.id)]: 'yes' } }],
    })),
  ]
}

export function isHeldUp<Option>(work: PdfWork<Option>): boolean {
  return Object.values(holdUps(work)).some((list) => list.length > 0)
}

/** Files and pages in their order. */
export function arrangement<Option>({ files, picks }: PdfWork<Option>): {
  ordered: { one: OpenFile; turn: Placed['turn'] }[]
  order: PageOrder
} {
  const ordered = inOrder(openFiles(files, picks), picks[filesPick])
  return { ordered, order: pageOrder(ordered, picks[pagesPick]) }
}

/** What stands above the board. */
export function summaryOf<Option>(work: PdfWork<Option>, waiting: string): string {
  if (work.files.length === 0) return waiting
  const { busy } = holdUps(work)
  if (busy.length > 0) return says.waiting(busy.length)
  const { ordered, order } = arrangement(work)
  return says.pagesFrom(order.cards.length, ordered.length)
}

/** Cards as the worker is told of them, with the sources that it needs. */
export function plannedPages(
  cards: readonly Placed[],
  files: readonly { one: OpenFile; turn: Placed['turn'] }[],
  picks: Picks,
): { pages: PlannedPage[]; sources: Source[] } {
  const places = new Map(files.map(({ one }, at) => [one.file.id, at]))
  const pages = cards.flatMap(({ key, turn }): PlannedPage[] => {
    const found = pageOfKey(key)
    if (!found) return [{ blank: true, turn }]
    const source = places.get(found.file)
    if (source === undefined) return []
    return [{ source, page: found.page, turn: turnedBy(turn, files[source]?.turn ?? 0) }]
  })
  return { pages, sources: files.map(({ one: { file } }) => sourceFor(file.file, file.id, picks)) }
}

/** What a plan of all pages begins with; undefined where nothing can be written yet. */
export function allPlanned<Option>(work: PdfWork<Option>) {
  const { ordered, order } = arrangement(work)
  if (isHeldUp(work) || order.cards.length === 0) return undefined
  return { ordered, ...plannedPages(order.cards, ordered, work.picks) }
}

/** What saving and sharing take: a file that the worker makes when it is asked. */
export const madeBy =
  <Option>(toWrite: (work: PdfWork<Option>) => PdfQuestion | undefined) =>
  (work: PdfWork<Option>) => {
    const question = toWrite(work)
    return question && { ask: question }
  }

/** What was left out or changed, once it was written. */
export function changesView(made: PdfAnswer | undefined): View[] {
  const written = made && 'kind' in made && (made.kind === 'written' || made.kind === 'packed') ? made : undefined
  if (!written || written.changes.length === 0) return []
  return [{ kind: 'findings', items: written.changes.map((change) => ({ tone: 'plain', says: says.change(change) })) }]
}
