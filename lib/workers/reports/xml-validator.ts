import { csvText } from '@/lib/base/format/csv-cell'
import { countTo } from '@/lib/base/text/line-and-column'
import type { XmlProblem } from '@/lib/engines/xml-validation'
import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { quote } from '@/lib/kits/transform/position'
import { whole } from '@/lib/messages/counted'
import { locate, type XmlPlace } from '@/lib/subjects/xml/locate'
import { rssRules, sitemapRules, sitemapSchema } from '@/lib/subjects/xml/presets'
import { entryOf, namedFiles, rootOf, rulesKind, targetNamespace, type SchemaFile } from '@/lib/subjects/xml/schema-set'
import { checkXml } from '@/lib/subjects/xml/well-formed'
import {
  xmlValidatorMessages as says,
  type XmlFileReport,
  type XmlReadReport,
  type XmlRulesChoice,
  type XmlRulesReport,
} from '@/lib/tools/utilities/developer/xml-validator.messages'

type Engine = typeof import('@/lib/engines/xml-validation')
type Read = Omit<XmlReadReport, 'edition'>
type Ruled = Omit<XmlRulesReport, 'edition'>
type Progress = (share: number) => void | Promise<void>

const nothing = { findings: [], warnings: [], figures: [], lines: 0 }
const mostFaults = 20
const largestForRules = 50_000_000

/** Whether a document is well-formed, and if not, where. */
export async function wellFormedReport(text: string, progress: Progress = () => {}): Promise<Read> {
  if (text.replace('\ufeff', '').trim() === '')
    return { kind: 'read', ...nothing, isWellFormed: false, verdict: { tone: 'plain', says: says.words.waiting } }
  const check = await checkXml(text, progress)
  if (check.faults.length > 0)
    return {
      kind: 'read',
      ...nothing,
      isWellFormed: false,
      verdict: { tone: 'bad', says: says.faulty(check.faults.length, check.faults.length >= mostFaults) },
      findings: check.faults.map(({ offset, reason }) =>
        findingIn('text', text, { offset, length: 1 }, { tone: 'bad', says: says.fault(reason) }),
      ),
    }
  return {
    kind: 'read',
    ...nothing,
    isWellFormed: true,
    verdict: { tone: 'good', says: says.onlyWellFormed },
    warnings: check.entities > 0 ? [says.entities(check.entities)] : [],
    figures: [
      { label: says.figures.root, text: rootOf(text)?.name ?? '' },
      { label: says.figures.elements, text: whole(check.elements) },
      { label: says.figures.attributes, text: whole(check.attributes) },
      { label: says.figures.depth, text: whole(check.depth) },
    ],
  }
}

export interface GivenRules {
  rules: XmlRulesChoice
  /** What was typed or pasted. */
  schema: string
  files: readonly SchemaFile[]
}

interface Problem {
  line: number
  path: string
  says: string
  rule: string
}

interface Judged {
  /** What the rules are called in a sentence. */
  name: string
  problems: Problem[]
  ruleProblems: string[]
  warnings: string[]
  tried?: number
}

/** What keeps a document from being held against the rules at all. */
const refused = (sentence: string): Ruled => ({
  kind: 'rules',
  ...nothing,
  list: '',
  verdict: { tone: 'bad', says: '' },
  findings: [{ tone: 'bad', says: sentence }],
})

/** Holds a well-formed document against rules. `published` gives the schemas of invoices. */
export async function rulesReport(
  given: string,
  { rules, schema, files }: GivenRules,
  engine: Engine,
  published: (name: 'ubl' | 'cii') => Promise<SchemaFile[]>,
): Promise<Ruled> {
  const text = given.replace(/^\ufeff/, '')
  if (text.length > largestForRules) return refused(says.tooLargeForRules)
  const report = (judged: Judged | string) => (typeof judged === 'string' ? refused(judged) : reportOf(given, judged))
  if (rules === 'ubl' || rules === 'cii') return report(bySet(engine, text, await published(rules), says.names[rules]))
  if (rules === 'rss') return report(bySchematron(engine, text, rssRules, says.names.rss))
  if (rules === 'sitemap') return report(asSitemap(engine, text))
  if (rules === 'own') return report(byOwnDtd(engine, text))
  return report(byGiven(engine, text, schema, files))
}

function byGiven(engine: Engine, text: string, schema: string, files: readonly SchemaFile[]): Judged | string {
  const typed = schema.trim() === '' ? [] : [{ name: 'schema', text: schema.replace(/^\ufeff/, '') }]
  const first = typed[0]
  const kind = first ? rulesKind(first.text) : undefined
  if (first && kind === 'dtd') return byDtd(engine, text, first.text)
  if (first && kind === 'schematron') return bySchematron(engine, text, first.text, says.names.schematron)
  if (kind === 'relaxng') return says.relaxng
  if (first && kind === 'xsd') return bySchema(engine, text, first, files, says.names.typed)
  if (first) return says.noSchema
  const [only] = files
  if (only && files.length === 1) {
    const kindOfFile = rulesKind(only.text)
    if (kindOfFile === 'schematron') return bySchematron(engine, text, only.text, only.name)
    if (kindOfFile === 'dtd') return byDtd(engine, text, only.text)
    if (kindOfFile === 'relaxng') return says.relaxng
  }
  return bySet(engine, text, files)
}

function bySet(engine: Engine, text: string, files: readonly SchemaFile[], name?: string): Judged | string {
  const entry = entryOf(files, text)
  return entry ? bySchema(engine, text, entry, files, name ?? entry.name) : says.noEntry
}

function bySchema(engine: Engine, text: string, entry: SchemaFile, files: readonly SchemaFile[], name: string): Judged {
  const { problems, ruleProblems, missing } = engine.checkBySchema(text, entry, files)
  return {
    name,
    problems: problems.map((one) => withAttribute(problemOf(one, 'XSD'))),
    ruleProblems: ruleProblems.map(({ file, line, says: sentence }) =>
      says.ruleFault(file === '' ? entry.name : file, line, sentence),
    ),
    warnings: missing.length > 0 ? [says.missing(missing.join(', '))] : [],
  }
}

const problemOf = ({ line, path, says: sentence }: XmlProblem, rule: string): Problem => ({
  line,
  path,
  says: sentence,
  rule,
})

/** libxml2 names the attribute in its sentence only. */
function withAttribute(problem: Problem): Problem {
  const name = /^Element '[^']*', attribute '(?:\{[^}]*\})?([^']+)'/.exec(problem.says)?.[1]
  return name === undefined || problem.path === '' ? problem : { ...problem, path: `${problem.path}/@${name}` }
}

function byDtd(engine: Engine, text: string, dtd: string): Judged {
  const found = engine.checkByDtd(text, dtd)
  return dtdJudged(found ?? { problems: [], ruleProblems: [] }, says.names.dtd)
}

function byOwnDtd(engine: Engine, text: string): Judged | string {
  const doctype = /<!DOCTYPE\s[^[>]*/.exec(text)?.[0] ?? ''
  const outside = /\b(?:SYSTEM|PUBLIC)\b[^"']*(?:"[^"]*"|'[^']*')?\s*(?:"([^"]*)"|'([^']*)')/.exec(doctype)
  if (!/<!DOCTYPE\s[^>]*\[[\s\S]*?<!ELEMENT\s/.test(text))
    return outside ? says.outsideDtd(outside[1] ?? outside[2] ?? '') : says.noDtd
  const found = engine.checkByDtd(text)
  if (!found) return says.noDtd
  const judged = dtdJudged(found, says.names.own)
  const declared = /^<!DOCTYPE\s+([^\s[>]+)/.exec(doctype)?.[1] ?? ''
  const root = rootOf(text)?.written ?? ''
  if (declared === root) return judged
  return {
    ...judged,
    problems: [{ line: 1, path: `/${root}`, says: says.otherRoot(root, declared), rule: 'DTD' }, ...judged.problems],
  }
}

function dtdJudged(
  { problems, ruleProblems }: { problems: XmlProblem[]; ruleProblems: XmlProblem[] },
  name: string,
): Judged {
  return {
    name,
    problems: problems.map((one) => problemOf(one, 'DTD')),
    ruleProblems: ruleProblems.map(({ line, says: sentence }) => says.ruleFault(says.kinds.dtd, line, sentence)),
    warnings: [],
  }
}

function bySchematron(engine: Engine, text: string, schema: string, name: string): Judged {
  const outcome = engine.checkBySchematron(text, schema)
  if ('ruleProblems' in outcome)
    return {
      name,
      problems: [],
      ruleProblems: outcome.ruleProblems.map((one) => says.ruleFault(says.kinds.schematron, one.line, one.says)),
      warnings: [],
    }
  const faults = outcome.faults.map((one) => says.ruleFault(says.kinds.schematron, one.line, one.says))
  // Where not one rule could be tried there is nothing to say of the document.
  const isUseless = outcome.tried === 0 && faults.length > 0
  return {
    name,
    problems: outcome.findings.map(({ line, path, says: sentence, test, id, role }) => ({
      line,
      path,
      says: sentence === '' ? test : sentence,
      rule: [id, role].filter((part) => part !== '').join(', ') || test,
    })),
    ruleProblems: isUseless ? faults : [],
    warnings: isUseless || faults.length === 0 ? [] : [`${says.partly(faults.length)} ${faults.slice(0, 5).join(' ')}`],
    tried: outcome.tried,
  }
}

function asSitemap(engine: Engine, text: string): Judged {
  const entry = { name: 'sitemap.xsd', text: sitemapSchema }
  const types = bySchema(engine, text, entry, [], says.names.sitemap)
  const counts = bySchematron(engine, text, sitemapRules, says.names.sitemap)
  return { ...counts, problems: [...types.problems, ...counts.problems] }
}

interface Placed extends Problem {
  place: Omit<XmlPlace, 'path'> | undefined
  column: number
}

/** The problems in the order of the document, each with its line and column. */
function placed(text: string, problems: readonly Problem[]): Placed[] {
  const places = locate(text, [...new Set(problems.map(({ path }) => path).filter((path) => path !== ''))])
  const inOrder = problems
    .map((problem) => ({ ...problem, place: places.get(problem.path), column: 1 }))
    .toSorted((one, other) => (one.place?.offset ?? 0) - (other.place?.offset ?? 0))
  let reached = 0
  let at = { line: 1, column: 1 }
  return inOrder.map((problem) => {
    if (!problem.place) return problem
    const { offset, length, path } = problem.place
    at = countTo(text.slice(reached, offset), offset - reached, at)
    reached = offset
    return { ...problem, path, place: { offset, length }, ...at }
  })
}

function findingOf(text: string, { place, line, column, path, says: sentence }: Placed): Finding {
  const detail = path === '' ? {} : { detail: says.problemAt(path) }
  if (!place) return { tone: 'bad', says: sentence, ...detail, at: { input: 'text', line, column } }
  return {
    tone: 'bad',
    says: sentence,
    ...detail,
    at: { input: 'text', line, column, ...place },
    excerpt: quote(text, place),
  }
}

function reportOf(text: string, { name, problems, ruleProblems, warnings, tried }: Judged): Ruled {
  if (ruleProblems.length > 0)
    return {
      kind: 'rules',
      ...nothing,
      list: '',
      warnings,
      verdict: { tone: 'bad', says: says.rulesFaulty(ruleProblems.length) },
      findings: ruleProblems.slice(0, says.shown).map((sentence) => ({ tone: 'bad', says: sentence })),
    }
  const all = placed(text, problems)
  const kept = all.slice(0, says.most)
  const rest = all.length - says.shown
  return {
    kind: 'rules',
    ...nothing,
    verdict:
      all.length === 0
        ? { tone: 'good', says: says.valid(name) }
        : { tone: 'bad', says: says.invalid(all.length, all.length >= says.most, name) },
    findings: kept.slice(0, says.shown).map((one) => findingOf(text, one)),
    warnings: [...warnings, ...(rest > 0 ? [says.more(Math.min(rest, says.most - says.shown))] : [])],
    figures: tried === undefined ? [] : [{ label: says.kinds.schematron, text: says.tried(tried) }],
    list:
      kept.length === 0
        ? ''
        : csvText([
            says.csvHead,
            ...kept.map(({ line, column, path, says: sentence, rule }) => [
              String(line),
              String(column),
              path,
              sentence,
              rule,
            ]),
          ]),
  }
}

/** What a file of a schema is, and which others it names. */
export function schemaFileReport(text: string): XmlFileReport {
  const kind = rulesKind(text)
  const wants = kind === 'xsd' ? namedFiles(text) : []
  return {
    kind: 'file',
    items: [
      { label: says.kind, text: says.kinds[kind] },
      ...(kind === 'xsd' ? [{ label: says.namespace, text: targetNamespace(text) || '–' }] : []),
    ],
    wants: wants.length > 0 ? says.wants(wants.join(', ')) : '',
  }
}
