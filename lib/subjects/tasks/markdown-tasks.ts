import { writeQuickLine, type QuickTask } from './quick-entry'

export interface MarkdownTask {
  task: QuickTask
  isDone: boolean
  subtasks: readonly { text: string; done: boolean }[]
}

/** A line of a checklist, as it stands. */
export interface CheckLine {
  /** What the line says after its box. */
  text: string
  isDone: boolean
  /** The heading above it, or empty. */
  heading: string
  subtasks: { text: string; done: boolean }[]
}

const box = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?:\[([ xX])\]\s+)?(\S.*)$/

/**
 * Items of the lists of a Markdown text, with or without boxes. What is indented further than an item belongs to it. Headings name
 * what follows; all else is passed over.
 */
export function readCheckLines(text: string): readonly CheckLine[] {
  const lines: CheckLine[] = []
  let heading = ''
  let indent = 0
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, title] = /^#{1,6}\s+(.*?)\s*#*$/.exec(line) ?? []
    if (title !== undefined) heading = title
    const [, blanks = '', tick, words] = box.exec(line.replaceAll('\t', '    ')) ?? []
    if (words === undefined) continue
    const isDone = tick !== undefined && tick !== ' '
    const last = lines.at(-1)
    if (last && blanks.length > indent) last.subtasks.push({ text: words.trim(), done: isDone })
    else {
      indent = blanks.length
      lines.push({ text: words.trim(), isDone, heading, subtasks: [] })
    }
  }
  return lines
}

/** A checklist with a heading for each list, its lines as quick entry writes them. */
export function writeCheckLines(title: string, tasks: readonly MarkdownTask[], none: string): string {
  const lists = new Map<string, MarkdownTask[]>()
  for (const one of tasks) {
    const held = lists.get(one.task.list)
    if (held) held.push(one)
    else lists.set(one.task.list, [one])
  }
  const boxOf = (isDone: boolean) => `[${isDone ? 'x' : ' '}]`
  const sections = [...lists].map(([list, held]) =>
    [
      `## ${list || none}`,
      '',
      ...held.flatMap(({ task, isDone, subtasks }) => [
        `- ${boxOf(isDone)} ${writeQuickLine(task)}`,
        ...subtasks.map(({ text, done }) => `  - ${boxOf(done)} ${text.replaceAll(/\s+/g, ' ')}`),
      ]),
      '',
    ].join('\n'),
  )
  return [`# ${title}`, '', ...sections].join('\n')
}
