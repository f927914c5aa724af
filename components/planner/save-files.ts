import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { csvCell } from '@/lib/base/format/csv-cell'
import { isoToday } from '@/components/planner/moment'
import { bookJson, markedText, tableOf } from '@/lib/kits/planner/exchange'
import type { StoredById } from '@/lib/kits/planner/entries'
import type { Entry, PlannerDeclaration, PlannerModule, AnyWork } from '@/lib/kits/planner/planner'
import { generatorMessages } from '@/lib/messages/generator'
import { calendarDays } from '@/lib/subjects/zones/calendar-event'

export interface SavingParts {
  declaration: PlannerDeclaration
  module: PlannerModule
  work: AnyWork
  records: StoredById
  bookId: string
  isFound(entry: Entry): boolean
}

function fileName({ work, declaration }: SavingParts, ending: string): string {
  const plain = String(work.book.name ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
  return `${plain || declaration.id}.${ending}`
}

/** Entries of the main kind that the visitor looks at, then those that are archived. */
function mainEntries({ declaration, work, isFound }: SavingParts): readonly Entry[] {
  const { main } = declaration
  return [...(work.of[main] ?? []), ...(work.archived[main] ?? [])].filter(isFound)
}

function table(parts: SavingParts): string[][] {
  const kind = parts.declaration.kinds[parts.declaration.main]
  return kind ? tableOf(kind, mainEntries(parts), parts.work) : []
}

function save(name: string, type: string, content: BlobPart): void {
  saveFile(name, type, content)
  void toast(generatorMessages.saved(name))
}

export function saveJson(parts: SavingParts): void {
  save(fileName(parts, 'json'), 'application/json', bookJson(parts.records, parts.bookId, parts.declaration.id))
}

export function saveCsv(parts: SavingParts): void {
  const lines = table(parts).map((row) => row.map((text) => csvCell(markedText(text))).join(','))
  // Excel takes a file without this mark for one of the machine's own character set.
  save(fileName(parts, 'csv'), 'text/csv', `\uFEFF${lines.join('\r\n')}\r\n`)
}

export async function saveXlsx(parts: SavingParts): Promise<void> {
  const { workbookXlsx } = await import('@/lib/subjects/tables/write-xlsx')
  const [head = [], ...rows] = table(parts)
  const name = parts.declaration.kinds[parts.declaration.main]?.many ?? ''
  const file = workbookXlsx({
    title: String(parts.work.book.name ?? ''),
    sheets: [
      {
        name: name.slice(0, 31),
        frozenRows: 1,
        widths: head.map((label, at) =>
          Math.min(60, Math.max(label.length, ...rows.map((row) => row[at]?.length ?? 0)) + 2),
        ),
        rows: [head.map((text) => ({ text, look: 'head' as const })), ...rows],
      },
    ],
  })
  save(
    fileName(parts, 'xlsx'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file instanceof Uint8Array ? new Uint8Array(file) : file,
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
  const days = (module.dates?.(work) ?? []).map(({ id, day, title, note }) => ({
    id,
    day,
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
