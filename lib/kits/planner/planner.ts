import type { Show } from '@/lib/base/format/show'
import type { App } from '@/lib/kits/app/define'
import type { Tone, View } from '@/lib/kits/app/views'
import type { ChartDrawing } from '@/lib/kits/chart/types'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValue, AnyValues, Field, Fields, ValueOf, Values } from '@/lib/kits/fields/types'

/** A field whose value is another entry of the same book, by its id; undefined where there is none. */
export interface LinkField {
  kind: 'link'
  label: string
  /** The kind of that entry. */
  to: string
  help?: string
  refines?: true
}
export function link<const To extends string>(label: string, options: { to: To; help?: string; refines?: true }) {
  return { kind: 'link', label, ...options } as const
}

export type EntryField = Field | LinkField
export type EntryFields = Readonly<Record<string, EntryField>>
type EntryValue<F> = F extends { kind: 'link' } ? string | undefined : ValueOf<F>
export type EntryValues<F extends EntryFields = EntryFields> = { readonly [K in keyof F]: EntryValue<F[K]> }
export type AnyEntryValues = Readonly<Record<string, AnyValue>>

/** What one entry of a kind is called and holds. */
export interface EntryKind<F extends EntryFields = EntryFields> {
  one: string
  many: string
  fields: F
  /** The text field that an entry is called by, or a link whose entry it is called after. */
  title: keyof F & string
  /** Fields by which rows of a file name an entry too, such as a number. */
  alsoCalled?: readonly (keyof F & string)[]
  /** Changes of this field are kept with their time. */
  tracks?: keyof F & string
  /** Entries can be put away without being deleted. */
  archives?: true
}
export type EntryKinds = Readonly<Record<string, EntryKind>>

/** A change of the tracked field: when, in milliseconds since 1970, and to what. */
export interface Step {
  at: number
  to: string
}

/** One entry as functions of a planner see it. */
export interface Entry<Entered = AnyEntryValues> {
  readonly id: string
  readonly kind: string
  /** Place in the visitor's own order. */
  readonly rank: number
  readonly archived: boolean
  readonly values: Entered
  readonly steps: readonly Step[]
}

/** Everything of the book that is open. */
export interface Work<B extends Fields = Fields, K extends EntryKinds = EntryKinds> {
  book: Values<B>
  /** Entries by kind, in the visitor's order, those that are archived left out. */
  of: { readonly [Name in keyof K]: readonly Entry<EntryValues<K[Name]['fields']>>[] }
  archived: { readonly [Name in keyof K]: readonly Entry<EntryValues<K[Name]['fields']>>[] }
  /** What an entry is called; empty where there is none of that id. */
  nameOf(id: string | undefined): string
  /** ISO day; undefined while the page is built. */
  today: string | undefined
  /** Milliseconds since 1970, of the same moment. */
  now: number
  show: Show
}

/** A book of which the kit does not know what it holds. */
export interface AnyWork extends Pick<Work, 'nameOf' | 'today' | 'now' | 'show'> {
  book: AnyValues
  of: Readonly<Record<string, readonly Entry[]>>
  archived: Readonly<Record<string, readonly Entry[]>>
}

type EntryOf<K extends EntryKinds, Name extends keyof K> = Entry<EntryValues<K[Name]['fields']>>
export type Patch<Entered = AnyEntryValues> = Partial<Entered>

export interface Column {
  id: string
  title: string
  /** Most entries that it should hold. */
  limit?: number | undefined
  note?: string
  /** The entry that it is, which a press on its title opens. */
  entry?: string
}

/** What of an entry is seen at a glance. */
export interface Face {
  title: string
  marks?: readonly { text: string; tone?: Tone }[]
  labels?: readonly string[]
  isDone?: boolean
}

/** A derived piece of a page: what a workbench shows, or a chart. */
export type Piece =
  | Exclude<View, { kind: 'panel' | 'files' | 'lines' | 'tree' | 'chart' }>
  | { kind: 'chart'; drawing: ChartDrawing }

interface BoardView<W, E> {
  kind: 'board'
  label: string
  /** The kind of entries on it. */
  of: string
  layout?: 'columns' | 'quadrants'
  columns(work: W): readonly Column[]
  place(entry: E, work: W): string
  /** What moving an entry into a column changes. */
  drop(entry: E, column: string, work: W): Patch
  /** What it does besides, as one edit in place of that; undefined where the patch is all. */
  dropEdit?(entry: E, column: string, work: W): CellPress | undefined
  /** A fixed order within a column; the visitor's own where it is absent. */
  compare?(one: E, other: E, work: W): number
  /** The kind that columns are: they are added and ordered on the board itself. */
  columnsAre?: string
  /** Fields by which the board may be cut into lanes. */
  lanes?: readonly string[]
  /** Said beneath it. */
  note?(work: W): string
}
export interface TableColumn<E = Entry> {
  label: string
  text(entry: E): string
  /** What it is sorted by, its text where this is absent; undefined comes last. */
  value?(entry: E): number | string | undefined
  isFigure?: true
}
interface TableView<W, E> {
  kind: 'table'
  label: string
  of: string
  /** Names of fields, and columns that follow from them. */
  columns(work: W): readonly (string | TableColumn<E>)[]
  /** The order before a column is chosen. */
  compare?(one: E, other: E, work: W): number
  note?: string
}
interface CalendarView<W, E> {
  kind: 'calendar'
  label: string
  of: string
  days(entry: E, work: W): { from: string; to?: string | undefined } | undefined
  /** What moving an entry by days changes. */
  move(entry: E, day: string, work: W): Patch
  /** The field that a new entry of a day gets its day in. */
  field: string
}
interface SummaryView<W> {
  kind: 'summary'
  label: string
  pieces(work: W): readonly Piece[]
}

/** How much of the calendar a page of a grid shows. Weeks begin on Monday. */
export type Span = 'week' | 'fourWeeks' | 'twelveWeeks' | 'month' | 'year'
export interface GridCell {
  /** Ids of the entries that lie in it. */
  entries?: readonly string[]
  notes?: readonly { text: string; tone?: Tone }[]
  /** From 0 to 1: how dark it is. */
  heat?: number
  tone?: Tone
}
export interface GridPage {
  columns: readonly { id: string; title: string; note?: string; isMarked?: boolean }[]
  rows: readonly {
    id: string
    title: string
    notes?: readonly { text: string; tone?: Tone }[]
    /** The entry that it is, which a press on its title opens. */
    entry?: string
    cells: readonly GridCell[]
    /** Nothing can be put into it. */
    isClosed?: true
  }[]
}
/** `says` is what undo calls it. */
export interface CellPress extends Pick<JobResult, 'add' | 'change' | 'remove' | 'archive'> {
  says: string
}
export interface GridPlace {
  row: string
  column: string
}
interface GridView<W, E> {
  kind: 'grid'
  label: string
  of: string
  /** Over the heads of the rows. */
  corner: string
  /** The first is shown first. */
  spans: readonly [Span, ...Span[]]
  /** The day whose span is shown first; today where it is absent. */
  begins?(work: W): string | undefined
  /** `from` is the first day of the span. */
  page(work: W, from: string, span: Span): GridPage
  /** What moving an entry into a cell changes; entries cannot be moved where it is absent. */
  drop?(entry: E, to: GridPlace, from: GridPlace, work: W): Patch
  /** What a new entry of a cell begins with; none is offered where it is absent. */
  given?(at: GridPlace, work: W): AnyEntryValues
  /** What a press on a cell does, as one edit, where cells are marked and not filled with entries; undefined for a cell that takes none. */
  press?(at: GridPlace, work: W): CellPress | undefined
  /** Which cells are pressed; all where it is absent. The others are as without `press`. */
  canPress?(at: GridPlace, work: W): boolean
  note?(work: W): string
}
type EntryView<W, E> = BoardView<W, E> | TableView<W, E> | CalendarView<W, E> | GridView<W, E>

/** A view of entries of one kind, its functions typed by that kind. */
type ViewOf<B extends Fields, K extends EntryKinds> =
  | { [Name in keyof K & string]: EntryView<Work<B, K>, EntryOf<K, Name>> & { of: Name } }[keyof K & string]
  | SummaryView<Work<B, K>>

/** What a book begins with, by kind; `key` is what other entries link to it by, and its id in the first book. */
export interface Beginning {
  book: Readonly<Record<string, unknown>>
  entries: readonly {
    kind: string
    key: string
    values: Readonly<Record<string, unknown>>
    steps?: readonly Step[]
    archived?: true
  }[]
}

export interface Dated {
  id: string
  /** ISO day. */
  day: string
  /** The last day, where there are several. */
  until?: string
  title: string
  note?: string
}

/** An event with its hours. Milliseconds since 1970. */
export interface Timed {
  id: string
  from: number
  to: number
  title: string
  note?: string
}
/** What is saved of the whole book, or of one entry of a kind that the visitor chooses. */
interface TakenOf<W, What> {
  label: string
  /** The kind of that entry. */
  of?: string
  make(work: W, id: string | undefined): What
}
/** A sheet of the workbook besides those of the entries. */
export interface ExtraSheet {
  name: string
  rows: readonly (readonly (string | number)[])[]
}

/** What a job's answer does to the book, in one step that can be taken back. */
export interface JobResult {
  tone: Tone
  /** The first sentence says what came out. */
  says: readonly string[]
  /** `key` is what links of other entries that are added name one by. */
  add?: readonly { kind: string; values: AnyEntryValues; key?: string }[]
  change?: readonly { id: string; values: AnyEntryValues }[]
  remove?: readonly string[]
  /** Put away. */
  archive?: readonly string[]
}
/** Work that takes longer than a frame: a worker is asked, and its answer changes the book. */
interface Job<W> {
  label: string
  /** lib/…/<name>.worker.ts */
  worker: string
  ask(work: W): { question: object } | { refused: string }
  done(answer: unknown, work: W): JobResult
}

/** An answer that changes nothing has no edit. */
export interface AwayQuestion {
  says: string
  answers: readonly { label: string; edit?: CellPress }[]
}
interface Away<W> {
  /** After so many minutes without anybody it is asked; undefined while nothing runs, or where it is not to be asked. */
  minutes(work: W): number | undefined
  /** What is asked of a time without anybody, in milliseconds since 1970; undefined where nothing ran in it. */
  ask(time: { from: number; to: number }, work: W): AwayQuestion | undefined
}
/** A file that another tool of this site opens. */
interface Handed {
  /** What the file is called, without its ending. */
  title: string
  /** Values of that tool's form, by its fields. */
  values: AnyValues
}

/** What is done with the whole book at a press, in one step; `label` is undefined where there is nothing to do. */
interface Act<W> {
  /** The views with which it is shown; all where it is absent. */
  views?: readonly string[]
  label(work: W): string | undefined
  act(work: W): JobResult
}

/** What a line of quick entry means, which is shown before it is added. */
export interface QuickReading {
  /** What will be added; `tone` where somebody should look twice. */
  says: readonly { text: string; tone?: Tone }[]
  /** Why it cannot be added as it is. */
  refused?: string
  /** Where words may mean two things: the question, and the line with each meaning written out. */
  doubts: readonly { asks: string; choices: readonly { label: string; text: string }[] }[]
  add: JobResult['add'] & object
  /** One of `add` by its key: where the line is alone, its form is opened with these values before anything is added. */
  asks?: { key: string; given: AnyEntryValues }
  /** Figures that grow by so much, of an entry of the book or of one of `add` by its key. What several lines add to one is summed. */
  raise?: readonly { id: string; field: string; by: number }[]
}
/** Codes that a camera reads as if a scanner had typed them. */
interface Scan {
  button: string
  help: string
  /** lib/…/<name>.worker.ts, which answers `{ ask: 'frame', frame }` with the texts of a frame's codes, a line each. */
  worker: string
  /** The line that a code makes of what stands in the box. */
  line(typed: string, code: string): string
}
interface Quick<W> {
  label: string
  placeholder: string
  help: string
  /** One line; several that are pasted are read one by one. */
  read(line: string, work: W): QuickReading
  scan?: Scan
}

/** A PDF of labels, and sentences about those that could not be made. */
export interface WrittenLabels {
  content: Uint8Array<ArrayBuffer>
  left: readonly string[]
}
/** Labels to print, for entries of a kind or for one of them. */
interface Labels<W> {
  label: string
  of: string
  /** What is asked of paper and look. */
  form: Fields
  /** lib/…/<name>.worker.ts, which answers with WrittenLabels. It is told region and fonts besides. */
  worker: string
  /** `says` is what the page knows already of entries that get no label. */
  ask(
    work: W,
    id: string | undefined,
    values: AnyValues,
  ): { question: object; title: string; says?: string } | { refused: string }
}

/** A box on each entry of the main kind that is ticked with a press. */
interface Ticks<W, E> {
  isTicked(entry: E, work: W): boolean
  /** What the box is called, by the name of the entry. */
  label(name: string): string
  press(entry: E, work: W): CellPress
}

/** A moment of which the visitor is told while the page is open. */
export interface Alert {
  id: string
  /** Milliseconds since 1970. */
  at: number
  title: string
  note: string
}

/** A plain file that other programs read. */
type TextFile<W> = TakenOf<W, string> & { ending: string; type: string }

/** What becomes of an entry of the book that is open, before it is done. */
export interface Guarded {
  kind: string
  before: AnyEntryValues | undefined
  after: AnyEntryValues | undefined
}

/** A file of another program whose entries are added to the book that is open. */
interface Reader<W> {
  /** Of file names, with their dots. */
  endings: readonly string[]
  knows(name: string, text: string, work: W): boolean
  /** Throws a RangeError whose message says what is wrong, and where. */
  read(text: string, work: W): JobResult
}

/** A way in from another program. Throws a RangeError whose message says what is wrong, and where. */
export interface Import {
  /** Whether a parsed JSON file is that program's. */
  knows(parsed: unknown): boolean
  read(parsed: unknown): Beginning & { notes?: readonly string[] }
}

export interface Planner<B extends Fields, K extends EntryKinds> {
  /** What holds the entries: a board, a team, a project. Its fields are its settings; `name` is one. */
  book: { one: string; many: string; fields: B }
  kinds: K
  /** The kind that files of rows hold. */
  main: keyof K & string
  /** Kinds whose rows files hold too, besides the main one. */
  alsoRows?: readonly (keyof K & string)[]
  /** Fields by whose values the entries of the main kind are narrowed. */
  filters?: readonly string[]
  /** Fields that tell whether a row of a file is here already. */
  same?: readonly string[]
  /** Fields of the main kind that several entries get at once. */
  batch?: readonly string[]
  views: Readonly<Record<string, ViewOf<B, K>>>
  faces: { readonly [Name in keyof K]: (entry: EntryOf<K, Name>, work: Work<B, K>) => Face }
  begin(): Beginning
  /** A book with something in it. `today` is an ISO day. */
  example(today: string): Beginning
  /** For a calendar file. */
  dates?(work: Work<B, K>): readonly Dated[]
  /** The first sentence says what does not fit together. */
  warnings?(work: Work<B, K>): readonly { says: string; tone: Tone }[]
  /** Documents to print, saved as PDF or Word. */
  papers?: Readonly<Record<string, TakenOf<Work<B, K>, Document>>>
  /** Calendar files of events with hours. */
  calendars?: Readonly<Record<string, TakenOf<Work<B, K>, readonly Timed[]>>>
  /** Files that other generators of this site open, by the id of the generator. */
  handed?: Readonly<Record<string, TakenOf<Work<B, K>, Handed>>>
  sheets?(work: Work<B, K>): readonly ExtraSheet[]
  texts?: Readonly<Record<string, TextFile<Work<B, K>>>>
  readers?: Readonly<Record<string, Reader<Work<B, K>>>>
  quick?: Quick<Work<B, K>>
  labels?: Labels<Work<B, K>>
  ticks?: Ticks<Work<B, K>, EntryOf<K, keyof K>>
  acts?: Readonly<Record<string, Act<Work<B, K>>>>
  alerts?(work: Work<B, K>): readonly Alert[]
  /** Why a change is not made, as a sentence; undefined where it may be. */
  refuses?(change: Guarded, work: Work<B, K>): string | undefined
  /** The kind that keeps a record of every change, which undo does not take back; its fields are `at`, `what` and `details`. */
  log?: keyof K & string
  /** What runs while nobody is there. */
  away?: Away<Work<B, K>>
  jobs?: Readonly<Record<string, Job<Work<B, K>>>>
  /** Lists of entries that can be added with a press, to be changed then. */
  presets?: Readonly<
    Record<
      string,
      {
        label: string
        /** The kind whose table offers them; the main one where it is absent. */
        of?: string
        entries(): readonly { kind: string; values: Readonly<Record<string, unknown>> }[]
      }
    >
  >
  imports?: Readonly<Record<string, Import>>
}

/** An app whose records are kept on the device and shown by the kit. The browser's module has what it shows and reads. */
export function definePlanner<const B extends Fields, const K extends EntryKinds>(
  planner: Omit<App, 'worker' | 'leadsTo'> & Planner<B, K>,
): Omit<App, 'worker' | 'leadsTo'> & Planner<B, K> {
  return planner
}

/** The kit does not know which planner it holds. */
export type AnyView = EntryView<AnyWork, Entry> | SummaryView<AnyWork>
export type AnyBoard = BoardView<AnyWork, Entry>
export type AnyTable = TableView<AnyWork, Entry>
export type AnyCalendar = CalendarView<AnyWork, Entry>
export type AnyGrid = GridView<AnyWork, Entry>
export type AnyJob = Job<AnyWork>
/** What of a planner works on a book. */
type OnBook =
  | 'views'
  | 'faces'
  | 'dates'
  | 'warnings'
  | 'papers'
  | 'calendars'
  | 'handed'
  | 'sheets'
  | 'texts'
  | 'readers'
  | 'quick'
  | 'labels'
  | 'ticks'
  | 'acts'
  | 'alerts'
  | 'refuses'
  | 'away'
  | 'jobs'
export interface AnyPlanner extends Omit<Planner<Fields, EntryKinds>, OnBook> {
  views: Readonly<Record<string, AnyView>>
  faces: Readonly<Record<string, (entry: Entry, work: AnyWork) => Face>>
  dates?(work: AnyWork): readonly Dated[]
  warnings?(work: AnyWork): readonly { says: string; tone: Tone }[]
  papers?: Readonly<Record<string, TakenOf<AnyWork, Document>>>
  calendars?: Readonly<Record<string, TakenOf<AnyWork, readonly Timed[]>>>
  handed?: Readonly<Record<string, TakenOf<AnyWork, Handed>>>
  sheets?(work: AnyWork): readonly ExtraSheet[]
  texts?: Readonly<Record<string, TextFile<AnyWork>>>
  readers?: Readonly<Record<string, Reader<AnyWork>>>
  quick?: Quick<AnyWork>
  labels?: Labels<AnyWork>
  ticks?: Ticks<AnyWork, Entry>
  acts?: Readonly<Record<string, Act<AnyWork>>>
  alerts?(work: AnyWork): readonly Alert[]
  refuses?(change: Guarded, work: AnyWork): string | undefined
  away?: Away<AnyWork>
  jobs?: Readonly<Record<string, AnyJob>>
}
export type PlannerModule = Pick<AnyPlanner, OnBook | 'begin' | 'example' | 'presets' | 'imports'>

/** What crosses to the browser as JSON. */
export interface PlannerDeclaration extends Pick<
  AnyPlanner,
  'book' | 'kinds' | 'main' | 'alsoRows' | 'filters' | 'same' | 'batch' | 'log'
> {
  id: string
  /** The name that its books are kept under on the visitor's device, where it is not the id. */
  keptAs?: string
  views: readonly { name: string; label: string; kind: AnyView['kind'] }[]
  /** The columns of the first view, as an untouched page shows them. */
  columns: readonly Column[]
  layout: 'columns' | 'quadrants'
  /** Whether there are days for a calendar file. */
  hasDates: boolean
  /** What the box of quick entry says, where there is one. */
  quick?: { label: string; placeholder: string; help: string; /** The button of the camera. */ scan?: string }
  /** The address of the worker that reads codes, and of that which writes labels; empty where there is none. */
  scanHref: string
  labelsHref: string
  /** Addresses of the workers of its jobs, by job. */
  jobHrefs: Readonly<Record<string, string>>
  /** The worker that writes papers, and the fonts of papers and labels; empty where there are none. */
  writerHref: string
  fontsHref: string
}
