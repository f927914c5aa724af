import { findingIn } from '@/lib/kits/app/code-report'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { formatXml, pathsOf } from '@/lib/subjects/xml/format'
import { xmlTokens } from '@/lib/subjects/xml/tokens'
import { checkXml, type XmlCheck } from '@/lib/subjects/xml/well-formed'
import {
  xmlMessages as says,
  type XmlQuestion,
  type XmlReport,
} from '@/lib/tools/utilities/developer/xml-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'

type Progress = (share: number) => void | Promise<void>

const most = 20
const indents = { 2: '  ', 4: '    ', tab: '\t' }
const utf8 = new TextEncoder()
const sizeOf = (text: string) => sizeInWords(utf8.encode(text).length)

/** Checks a document and lays it out if it is well-formed; otherwise says where it is not. */
export async function xmlReport(
  given: string,
  settings: Omit<XmlQuestion, 'ask' | 'source'>,
  progress: Progress = () => {},
): Promise<Written<XmlReport>> {
  const nothing = { findings: [], warnings: [], figures: [], paths: [] }
  if (given.replace('\ufeff', '').trim() === '')
    return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const check = await checkXml(given, (share) => progress(share / 2))
  if (check.faults.length > 0) return { ...nothing, ...faultyReport(given, check) }
  const isMinified = settings.task === 'minify'
  const keepsComments = settings.keepsComments || !isMinified
  const text = await formatXml(
    given,
    { ...settings, indent: isMinified ? undefined : indents[settings.indent], keepsComments },
    (share) => progress(0.5 + share / 2),
  )
  const encoding = /^\ufeff?<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/.exec(given)?.[1]
  const comments = keepsComments ? 0 : [...xmlTokens(given)].filter(({ kind }) => kind === 'comment').length
  return {
    verdict: { tone: 'good', says: says.wellFormed },
    findings: [],
    warnings: [
      ...(check.entities > 0 ? [says.entities(check.entities)] : []),
      ...(check.external.length > 0 ? [says.external(check.external)] : []),
      ...(encoding && !/^utf-8$|^us-ascii$/i.test(encoding) ? [says.encoding(encoding)] : []),
      ...(comments > 0 ? [says.comments(comments)] : []),
    ],
    text,
    paths: pathsOf(given).map(({ path, count, attributes, text: first }) => [
      path,
      whole(count),
      attributes.join(', '),
      first,
    ]),
    figures: [
      { label: says.figures.elements, text: whole(check.elements) },
      { label: says.figures.attributes, text: whole(check.attributes) },
      { label: says.figures.depth, text: whole(check.depth) },
      { label: says.figures.size, text: sizeOf(text) },
      { label: says.figures.before, text: sizeOf(given) },
    ],
  }
}

function faultyReport(given: string, { faults }: XmlCheck): Pick<XmlReport, 'verdict' | 'findings'> {
  return {
    verdict: { tone: 'bad', says: says.faulty(faults.length, faults.length >= most) },
    findings: faults.map(({ offset, reason }) =>
      findingIn('text', given, { offset, length: 1 }, { tone: 'bad', says: says.fault(reason) }),
    ),
  }
}
