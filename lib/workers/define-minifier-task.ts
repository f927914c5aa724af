import type {
  AsideFile,
  MinifiedFile,
  MinifiedReport,
  MinifierAnswer,
  MinifierQuestion,
} from '@/lib/kits/app/minified-report'
import { HeldText } from '@/lib/kits/paged/held-text'
import type { HeldQuestion } from '@/lib/workers/define-code-task'
import { defineTask, type TaskContext } from '@/lib/workers/define-task'

/** A report and what belongs to it. */
export type MinifiedText<Report extends MinifiedReport> = Omit<Report, 'lines' | 'kind' | 'hasMap'> & {
  text?: string
  map?: string | undefined
}

type Held = Extract<HeldQuestion, { ask: 'lines' }> | { ask: 'whole' } | { ask: 'map' }
type Reading = Extract<MinifierQuestion, { ask: 'read' }>
type OneFile = Extract<MinifierQuestion, { ask: 'file' }>

interface Minifier<Settings, Report extends MinifiedReport> {
  read(question: Reading & Settings, context: TaskContext): Promise<MinifiedText<Report>>
  file(question: OneFile & Settings, context: TaskContext): Promise<MinifiedFile | AsideFile>
  /** A second answer about what was read last. */
  next?(question: Reading & Settings, context: TaskContext): Promise<unknown>
}

/**
 * Makes this module a worker that makes code smaller and keeps what it wrote with its source map, so that only lines in sight and what
 * is taken away cross to the page. Called once, at the top level of `<name>.worker.ts`.
 */
export function defineMinifierTask<Settings extends object, Report extends MinifiedReport>({
  read,
  file,
  next,
}: Minifier<Settings, Report>): void {
  let held = new HeldText('')
  let map: string | undefined
  let last: (Reading & Settings) | undefined
  defineTask<(MinifierQuestion & Settings) | Held, unknown>(async (question, context) => {
    if (question.ask === 'lines') return held.read(question.from, question.to, question.widthLimit)
    if (question.ask === 'whole') return new Blob([held.text])
    if (question.ask === 'map') return new Blob([map ?? ''])
    if (question.ask === 'file') return file(question, context)
    if (question.ask === 'next') return last && next?.(last, context)
    held = new HeldText('')
    map = undefined
    last = question
    const { text = '', map: made, ...report } = await read(question, context)
    held = new HeldText(text)
    map = made
    return {
      ...report,
      kind: 'read',
      lines: held.lines,
      hasMap: made !== undefined,
    } as unknown as MinifierAnswer<Report>
  })
}
