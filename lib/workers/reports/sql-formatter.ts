import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { codeStrings } from '@/lib/subjects/sql/code-string'
import { lexisOf } from '@/lib/subjects/sql/dialects'
import { formatSql, type FormattedSql } from '@/lib/subjects/sql/format'
import { minifySql, openToken, parameterised, sqlTokens } from '@/lib/subjects/sql/tokens'
import {
  sqlMessages as says,
  type SqlQuestion,
  type SqlReport,
} from '@/lib/tools/utilities/developer/sql-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'

type Report = Written<SqlReport>
type Settings = Omit<SqlQuestion, 'ask' | 'source'>

const utf8 = new TextEncoder()
const sizeOf = (text: string) => sizeInWords(utf8.encode(text).length)
const shownKept = 20

/** Lays a script out, makes it small, takes its values out or writes it as a string of code; says what was not possible. */
export async function sqlReport(
  given: string,
  settings: Settings,
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<Report> {
  const script = given.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const formatted = await formatSql(script, settings, progress)
  const { task, language, parameterStyle } = settings
  const lexis = lexisOf(formatted.dialect)
  if (task === 'minify') {
    const comments = [...sqlTokens(script, lexis)].filter(
      ({ kind, text }) => kind === 'comment' && !/^\/\*[+!]/.test(text),
    )
    const warnings = comments.length > 0 ? [says.dropped(comments.length)] : []
    return { ...reportOf(given, script, formatted, minifySql(script, lexis)), warnings }
  }
  if (task === 'string') return reportOf(given, script, formatted, codeStrings[language](formatted.text.trimEnd()))
  if (task === 'parameters') {
    const { text, values } = parameterised(formatted.text, lexis, parameterStyle)
    const report = reportOf(given, script, formatted, text)
    return {
      ...report,
      values: values.map(({ name, value }) => [name, value] as const),
      figures: [...report.figures, { label: says.figures.values, text: whole(values.length) }],
    }
  }
  return reportOf(given, script, formatted, formatted.text)
}

function reportOf(given: string, script: string, formatted: FormattedSql, text: string): Report {
  const { dialect, statements, kept } = formatted
  // Findings stand in the text of the box, which still has its own line ends.
  const place = given === script ? (offset: number) => offset : (offset: number) => givenOffset(given, offset)
  const open = openToken(script, lexisOf(dialect))
  const findings: Finding[] = []
  if (open)
    findings.push(
      findingIn(
        'text',
        given,
        { offset: place(open.offset), length: 1 },
        {
          tone: 'bad',
          says: says.open(open.kind),
          detail: says.openHint,
        },
      ),
    )
  else
    for (const { offset, length, found } of kept.slice(0, shownKept))
      findings.push(
        findingIn(
          'text',
          given,
          { offset: place(offset), length },
          { tone: 'warn', says: says.kept(found), detail: says.keptHint },
        ),
      )
  const isWhole = findings.length === 0
  return {
    verdict: { tone: isWhole ? 'good' : 'warn', says: says.formatted(statements, dialect) },
    findings,
    warnings: [],
    text,
    values: [],
    figures: [
      { label: says.figures.statements, text: whole(statements) },
      { label: says.figures.size, text: sizeOf(text) },
      { label: says.figures.before, text: sizeOf(given) },
    ],
  }
}

/** Where an offset of the text without mark and carriage returns is in the text as it was given. */
function givenOffset(given: string, offset: number): number {
  let at = given.startsWith('\ufeff') ? 1 : 0
  for (let passed = 0; passed < offset && at < given.length; passed++) at += given.startsWith('\r\n', at) ? 2 : 1
  return at
}
