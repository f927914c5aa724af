import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { styleFacts, type StyleDoubt, type StyleFacts } from '@/lib/subjects/web-code/style-facts'
import { formatStyles, styleSyntaxOf, type StyleSyntax } from '@/lib/subjects/web-code/stylesheets'
import {
  cssMessages as says,
  type CssList,
  type CssQuestion,
  type CssReport,
} from '@/lib/tools/utilities/developer/css-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'

type Settings = Omit<CssQuestion, 'ask' | 'source'>

const utf8 = new TextEncoder()
const largest = 2_000_000
const shownDoubts = 20
const shownColours = 60
const shownRows = 30

/** Lays a style sheet out and says what is in it and what no browser would take. */
export async function cssReport(given: string, { syntax: wanted, ...layout }: Settings): Promise<Written<CssReport>> {
  const syntax = wanted === 'auto' ? styleSyntaxOf(given) : wanted
  const nothing = { syntax, findings: [], warnings: [], figures: [], colours: [], lists: [] }
  if (given.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  if (given.length > largest) return { ...nothing, verdict: { tone: 'bad', says: says.tooLong } }
  try {
    const formatted = await formatStyles(given, syntax, layout)
    if (formatted.kind === 'fault') {
      const finding: Omit<Finding, 'at' | 'excerpt'> = {
        tone: 'bad',
        says: says.fault(formatted.reason, syntax),
        detail: says.faultHint,
      }
      return {
        ...nothing,
        verdict: { tone: 'bad', says: '' },
        findings: [findingIn('text', given, formatted, finding)],
      }
    }
    const facts = syntax === 'css' ? styleFacts(given) : undefined
    return {
      ...nothing,
      verdict: { tone: facts && facts.doubts.length > 0 ? 'warn' : 'good', says: says.formatted(syntax, facts?.rules) },
      findings: facts ? facts.doubts.slice(0, shownDoubts).map((doubt) => findingOf(given, doubt)) : [],
      warnings: warningsOf(given, syntax, facts),
      text: formatted.text,
      colours: coloursOf(facts),
      lists: facts ? listsOf(facts) : [],
      figures: [...(facts ? figuresOf(facts) : []), ...sizesOf(given, formatted.text)],
    }
  } catch (error) {
    // The libraries read nested brackets by calling themselves.
    if (!(error instanceof RangeError)) throw error
    return { ...nothing, verdict: { tone: 'bad', says: says.tooDeep } }
  }
}

function findingOf(given: string, { kind, name, ...place }: StyleDoubt): Finding {
  const words = {
    property: { says: says.unknownProperty(name), detail: says.unknownPropertyHint },
    value: { says: says.unknownValue(name), detail: says.unknownValueHint },
    unread: { says: says.unread, detail: says.unreadHint },
  }[kind]
  return findingIn('text', given, place, { tone: 'warn', ...words })
}

function warningsOf(given: string, syntax: StyleSyntax, facts: StyleFacts | undefined): string[] {
  if (!facts) return [says.notJudged(syntax)]
  const more = facts.doubts.length - shownDoubts
  const prefixed = given.match(/(?<![\w-])-(?:webkit|moz|ms|o)-[\w-]+/gi)?.length ?? 0
  return [...(more > 0 ? [says.moreDoubts(more)] : []), ...(prefixed > 0 ? [says.prefixed(prefixed)] : [])]
}

const coloursOf = (facts: StyleFacts | undefined) =>
  (facts?.colours ?? []).slice(0, shownColours).map(({ text, count }) => ({
    colour: text.slice(0, 7),
    label: text,
    text: says.times(count),
  }))

function listsOf({ fonts, queries, repeated }: StyleFacts): CssList[] {
  return Object.entries({ fonts, queries, repeated })
    .map(([name, counts]) => ({
      label: says.listed[name as keyof typeof says.listed],
      rows: counts.slice(0, shownRows).map(({ text, count }) => [text, whole(count)] as const),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function figuresOf({ selectors, declarations, important, heaviest }: StyleFacts) {
  return [
    { label: says.figures.selectors, text: whole(selectors) },
    { label: says.figures.declarations, text: whole(declarations) },
    { label: says.figures.important, text: whole(important) },
    ...(heaviest ? [{ label: says.figures.heaviest, text: says.weight(heaviest.selector, heaviest.weight) }] : []),
  ]
}

const sizesOf = (before: string, after: string) => [
  { label: says.figures.before, text: sizeInWords(utf8.encode(before).length) },
  { label: says.figures.after, text: sizeInWords(utf8.encode(after).length) },
]
