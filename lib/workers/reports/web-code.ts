import { findingIn, type CodeReport } from '@/lib/kits/app/code-report'
import { sizeInWords } from '@/lib/messages/workbench'
import type { FormattedCode } from '@/lib/subjects/web-code/format'
import type { Written } from '@/lib/workers/define-code-task'

const utf8 = new TextEncoder()

interface Words {
  words: { waiting: string }
  faultHint: string
  tooLong: string
  tooDeep: string
  figures: { before: string; after: string }
}

const largest = 2_000_000
const nothing = { findings: [], warnings: [], figures: [] }

/** The report of a text that was laid out, or why it was not. What the tool adds is made of the text that came out. */
export async function laidOutReport(
  given: string,
  says: Words & { fault(reason: string): string },
  layOut: () => Promise<FormattedCode>,
  added: (text: string) => Omit<Written<CodeReport>, 'text'>,
): Promise<Written<CodeReport>> {
  if (given.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (given.length > largest) return { ...nothing, verdict: { tone: 'bad', says: says.tooLong } }
  try {
    const formatted = await layOut()
    if (formatted.kind === 'fault') {
      const words = { tone: 'bad', says: says.fault(formatted.reason), detail: says.faultHint } as const
      const findings = [findingIn('text', given, formatted, words)]
      return { ...nothing, verdict: { tone: 'bad', says: '' }, findings }
    }
    const { text } = formatted
    const report = added(text)
    return { ...report, text, figures: [...report.figures, ...sizesOf(given, text, says)] }
  } catch (error) {
    // The libraries read nested brackets by calling themselves.
    if (!(error instanceof RangeError)) throw error
    return { ...nothing, verdict: { tone: 'bad', says: says.tooDeep } }
  }
}

function sizesOf(before: string, after: string, { figures }: Words) {
  return [
    { label: figures.before, text: sizeInWords(utf8.encode(before).length) },
    { label: figures.after, text: sizeInWords(utf8.encode(after).length) },
  ]
}
