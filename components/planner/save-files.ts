import { saveMade } from '@/components/take-away/save-made'
import { writeDocument } from '@/components/take-away/write-document'
import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { projectFile } from '@/lib/base/format/project-file'
import { csvCell } from '@/lib/base/format/csv-cell'
import { isoToday } from '@/components/planner/moment'
import { bookJson, markedText, tableOf } from '@/lib/kits/planner/exchange'
import type { StoredById } from '@/lib/kits/planner/entries'
import type { AnyWork, Entry, ExtraSheet, PlannerDeclaration, PlannerModule } from '@/lib/kits/planner/planner'
import { generatorMessages } from '@/lib/messages/generator'
import { documentFormats, fileNameOf } from '@/lib/kits/document/formats'
import { sheetNames } from '@/lib/base/workbook/workbook'
import { seal } from '@/lib/platform/storage/sealed'
import type { TaskOptions } from '@/lib/workers/run-task'
import { calendarDays, calendarMoments } from '@/lib/subjects/zones/calendar-event'

export interface SavingParts {
  declaration: PlannerDeclaration
  module: PlannerModule
  work: AnyWork
  records: StoredById
  bookId: string
  isFound(entry: Entry): boolean
}

function fileName({ work, declaration }: SavingParts, ending: string, of = declaration.main): string {
  const plain = [String(work.book.name ?? ''), ...(of === declaration.main ? [] : [of])]
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `${plain || declaration.id}.${ending}`
}

/** Entries of a kind, those of the main one that the visitor looks at; then those that are archived. */
function entriesOf({ work, isFound }: SavingParts, kind: string): readonly Entry[] {
  return [...(work.of[kind] ?? []), ...(work.archived[kind] ?? [])].filter(isFound)
}

function table(parts: SavingParts, name: string): string[][] {
  const kind = parts.declaration.kinds[name]
  return kind ? tableOf(kind, entriesOf(parts, name), parts.work) : []
}

/** Kinds whose rows files hold. */
export function rowKinds({ main, alsoRows = [] }: PlannerDeclaration): readonly string[] {
  return [main, ...alsoRows]
}

function save(name: string, type: string, content: BlobPart): void {
  saveFile(name, type, content)
  void toast(generatorMessages.saved(name))
}

/** Sealed where there is a password. */
export async function saveJson(parts: SavingParts, password: string): Promise<void> {
  const text = bookJson(parts.records, parts.bookId, parts.declaration.id)
  save(fileName(parts, 'json'), 'application/json', password === '' ? text : await seal(text, password))
}

export function saveCsv(parts: SavingParts, kind: string): void {
  const lines = table(parts, kind).map((row) => row.map((text) => csvCell(markedText(text))).join(','))
  // Excel takes a file without this mark for one of the machine's own character set.
  save(fileName(parts, 'csv', kind), 'text/csv', `\uFEFF${lines.join('\r\n')}\r\n`)
}

const widthsOf = (rows: readonly (readonly (string | number)[])[]) =>
  (rows[0] ?? []).map((_, at) => Math.min(60, Math.max(...rows.map((row) => String(row[at] ?? '').length)) + 2))

/** A sheet of each kind that files hold rows of, then those that the planner adds. */
export async function saveXlsx(parts: SavingParts): Promise<void> {
  const { workbookXlsx } = await import('@/lib/subjects/tables/write-xlsx')
  const { declaration, module, work } = parts
  const sheets: readonly ExtraSheet[] = [
    ...rowKinds(declaration).map((kind) => ({ name: declaration.kinds[kind]?.many ?? kind, rows: table(parts, kind) })),
    ...(module.sheets?.(work) ?? []),
  ]
  const names = sheetNames(sheets.map(({ name }) => name))
  const file = workbookXlsx({
    title: String(work.book.name ?? ''),
    sheets: sheets.map(({ rows: [head = [], ...rows] }, at) => ({
      name: names[at] ?? '',
      frozenRows: 1,
      widths: widthsOf([head, ...rows]),
      rows: [
        head.map((text) => ({ text: String(text), look: 'head' as const })),
        ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? { value: cell } : cell))),
      ],
    })),
  })
  save(
    fileName(parts, 'xlsx'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file instanceof Uint8Array ? new Uint8Array(file) : file,
  )
}

/** A document of the planner. Answers with a sentence where it cannot be written. */
export async function savePaper(
  parts: SavingParts,
  name: string,
  id: string | undefined,
  format: 'pdf' | 'docx',
  options: TaskOptions,
): Promise<string | undefined> {
  const { module, work, declaration } = parts
  const document = module.papers?.[name]?.make(work, id)
  if (!document) return undefined
  const { extension, type } = documentFormats[format]
  const make = () => writeDocument(document, format, declaration, work.show, options)
  return saveMade(`${fileNameOf(document.title)}.${extension}`, type, make, options)
}

/** Events with their hours, in one file. */
export function saveTimed(parts: SavingParts, name: string, id: string | undefined): void {
  const { module, work, declaration } = parts
  const events = module.calendars?.[name]?.make(work, id) ?? []
  const text = calendarMoments(events, { made: work.now, product: declaration.id })
  save(fileName(parts, 'ics', id === undefined ? name : work.nameOf(id)), 'text/calendar', text)
}

/** A part of the form of a generator, as its own saved files hold it. */
export function saveHanded(parts: SavingParts, generator: string, id: string | undefined): void {
  const { module, work } = parts
  const handed = module.handed?.[generator]?.make(work, id)
  if (!handed) return
  save(`${fileNameOf(handed.title)}.json`, 'application/json', projectFile(generator, handed.values, { part: true }))
}

/** A plain file for other programs. */
export function saveText(parts: SavingParts, name: string, id: string | undefined): void {
  const { module, work, declaration } = parts
  const file = module.texts?.[name]
  if (!file) return
  save(
    fileName(parts, file.ending, id === undefined ? declaration.main : work.nameOf(id)),
    file.type,
    file.make(work, id),
  )
}

/** Columns of the first board as headings, cards as a list of tasks. */
export function saveMarkdown(parts: SavingParts): void {
  const { module, work, isFound } = parts
  const board = Object.values(module.views).find((view) => view.kind === 'board')
  const escaped = (text: string) => text.replaceAll(/[\\`*_[\]#<>|]/g, String.raw`\$&`)
  const sections = board
    ? board.columns(work).map((column) => {
        const cards = (work.of[board.of] ?? []).filter(
          (entry) => isFound(entry) && board.place(entry, work) === column.id,
        )
        const lines = cards.map((entry) => {
          const face = module.faces[board.of]?.(entry, work)
          const more = [...(face?.labels ?? []), ...(face?.marks ?? []).map(({ text }) => text)].map(escaped).join(', ')
          return `- [${face?.isDone ? 'x' : ' '}] ${escaped(face?.title ?? '')}${more ? ` (${more})` : ''}`
        })
        return `## ${escaped(column.title)}\n\n${lines.join('\n')}\n`
      })
    : []
  save(fileName(parts, 'md'), 'text/markdown', `# ${escaped(String(work.book.name ?? ''))}\n\n${sections.join('\n')}`)
}

/** `remindsBefore` in days; undefined for none. */
export function saveCalendar(parts: SavingParts, remindsBefore: number | undefined): void {
  const { declaration, module, work } = parts
  const days = (module.dates?.(work) ?? []).map(({ id, day, until, title, note }) => ({
    id,
    day,
    until,
    title,
    ...(note !== undefined && { description: note }),
    remindsBefore,
  }))
  const text = calendarDays(days, {
    made: work.today ?? isoToday(Date.now()),
    series: declaration.id,
    product: declaration.id,
  })
  save(fileName(parts, 'ics'), 'text/calendar', text)
}
