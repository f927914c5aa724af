import { findingIn } from '@/lib/kits/app/code-report'
import { whole } from '@/lib/messages/counted'
import { writeJson } from '@/lib/subjects/json/value'
import { readElements, UnfoldsTooFar } from '@/lib/subjects/xml/elements'
import { xmlToJson } from '@/lib/subjects/xml/to-json'
import { checkXml, type XmlCheck } from '@/lib/subjects/xml/well-formed'
import {
  xmlToJsonMessages as says,
  type XmlToJsonQuestion,
  type XmlToJsonReport,
} from '@/lib/tools/utilities/files/xml-to-json.messages'
import type { Written } from '@/lib/workers/define-code-task'

type Settings = Omit<XmlToJsonQuestion, 'ask' | 'source'>
type Report = Written<XmlToJsonReport>
type Progress = (share: number) => void | Promise<void>

const nothing = { findings: [], warnings: [], figures: [] }
const deepest = 500
const namedPaths = 5
const indents = { '2': '  ', '4': '    ', tab: '\t', none: undefined }

/** Writes what a well-formed document says as JSON, and what of it the convention has no place for. */
export async function xmlToJsonReport(
  given: string,
  settings: Settings,
  progress: Progress = () => {},
): Promise<Report> {
  if (given.replace('\ufeff', '').trim() === '')
    return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const check = await checkXml(given, progress)
  if (check.faults.length > 0) return faulty(given, check)
  if (check.depth > deepest) return refused(says.deep)
  try {
    return converted(given, settings, check)
  } catch (error) {
    if (error instanceof UnfoldsTooFar) return refused(says.unfolds)
    throw error
  }
}

const refused = (sentence: string): Report => ({
  ...nothing,
  verdict: { tone: 'bad', says: '' },
  findings: [{ tone: 'bad', says: sentence }],
})

function faulty(given: string, { faults }: XmlCheck): Report {
  return {
    ...nothing,
    verdict: { tone: 'bad', says: says.faulty(faults.length) },
    findings: faults.map(({ offset, reason }) =>
      findingIn('text', given, { offset, length: 1 }, { tone: 'bad', says: says.fault(reason) }),
    ),
  }
}

function converted(given: string, settings: Settings, check: XmlCheck): Report {
  const { root, comments, instructions } = readElements(given)
  const lists = settings.lists.split(/[,\n]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
  const { value, mixed, droppedAttributes } = xmlToJson(root, {
    ...settings,
    mark: '@',
    lists,
    typed: settings.types === 'typed',
  })
  const shown =
    mixed.slice(0, namedPaths).join(', ') + (mixed.length > namedPaths ? says.more(mixed.length - namedPaths) : '')
  return {
    verdict: { tone: 'good', says: says.done(check.elements) },
    findings: [],
    warnings: [
      ...(mixed.length > 0 ? [says.mixed(mixed.length, shown)] : []),
      ...(droppedAttributes > 0 ? [says.dropped(droppedAttributes)] : []),
      ...(comments + instructions > 0 ? [says.left(comments, instructions)] : []),
      ...(check.external.length > 0 ? [says.external(check.external)] : []),
    ],
    text: `${writeJson(value, { indent: indents[settings.indent] })}\n`,
    figures: [
      { label: says.figures.elements, text: whole(check.elements) },
      { label: says.figures.attributes, text: whole(check.attributes) },
      { label: says.figures.depth, text: whole(check.depth) },
    ],
  }
}
