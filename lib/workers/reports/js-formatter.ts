import { formatScript, type ScriptLanguage } from '@/lib/subjects/web-code/scripts'
import {
  scriptMessages as says,
  type ScriptQuestion,
  type ScriptReport,
} from '@/lib/tools/utilities/developer/js-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { laidOutReport } from '@/lib/workers/reports/web-code'

/** Lays code out, or names the first place where it is none. */
export async function scriptReport(
  given: string,
  { language: wanted, ...layout }: Omit<ScriptQuestion, 'ask' | 'source'>,
): Promise<Written<ScriptReport>> {
  const read: { language: ScriptLanguage } = { language: wanted === 'auto' ? 'javascript' : wanted }
  const report = await laidOutReport(
    given,
    { ...says, fault: (reason) => says.fault(reason, read.language) },
    async () => {
      const { language, result } = await formatScript(given, wanted, layout)
      read.language = language
      return result
    },
    (text) => ({
      verdict: { tone: 'good', says: says.formatted(read.language, text.trimEnd().split('\n').length) },
      findings: [],
      warnings: layout.task === 'unpack' && read.language !== 'json5' ? [says.keptNames] : [],
      figures: [],
    }),
  )
  return { ...report, language: read.language }
}
