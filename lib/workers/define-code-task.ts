import { HeldText } from '@/lib/kits/paged/held-text'
import type { PagedQuestion } from '@/lib/kits/paged/questions'
import type { CodeReport } from '@/lib/kits/app/code-report'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { workerMessages } from '@/lib/messages/workers'

/** What a page asks of a worker that holds the text it wrote. */
export type HeldQuestion = Extract<PagedQuestion, { ask: 'lines' }> | { ask: 'file' }

/** A report and the text that belongs to it. */
export type Written<Report extends CodeReport> = Omit<Report, 'lines'> & { text?: string }

const isHeld = (question: { ask: string }): question is HeldQuestion =>
  question.ask === 'lines' || question.ask === 'file'

/**
 * Makes this module a worker that reads a text, reports on it and keeps what it wrote, so that of a long text only the lines in
 * sight and what is taken away cross to the page. Called once, at the top level of `<name>.worker.ts`.
 */
export function defineCodeTask<Question extends { ask: 'read' }, Report extends CodeReport>(
  read: (question: Question, context: TaskContext) => Written<Report> | Promise<Written<Report>>,
): void {
  let held = new HeldText('')
  defineTask<Question | HeldQuestion, unknown>(async (question, context) => {
    if (isHeld(question)) {
      if (question.ask === 'file') return new Blob([held.text])
      return held.read(question.from, question.to, question.widthLimit)
    }
    held = new HeldText('')
    const { text = '', ...report } = await read(question, context)
    held = new HeldText(text)
    return { ...report, lines: held.lines }
  })
}

/** A text as it was typed, or the text of a file: UTF-8 or UTF-16 with its mark. Refuses other bytes and more than `largest` bytes. */
export async function textIn(source: string | Blob, largest: number, says: SourceWords): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largest) throw new TaskRefusal(says.tooLarge)
  const bytes = new Uint8Array(await source.arrayBuffer())
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new TaskRefusal(says.notText)
    throw error
  }
}

export interface SourceWords {
  tooLarge: string
  notText: string
}

/** Lets a cancel message be seen, and throws once the visitor cancelled. */
export async function pause(context: TaskContext): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (context.cancelled()) throw new TaskRefusal(workerMessages.stopped)
}
