import { findingIn } from '@/lib/kits/app/code-report'
import type { Finding } from '@/lib/kits/app/views'
import { whole } from '@/lib/messages/counted'
import { styleFacts, type StyleDoubt, type StyleFacts } from '@/lib/subjects/web-code/style-facts'
import { formatStyles, styleSyntaxOf, type StyleSyntax } from '@/lib/subjects/web-code/stylesheets'
import {
  cssMessages as says,
  type CssList,
  type CssQuestion,
  type CssReport,
} from '@/lib/tools/utilities/developer/css-formatter.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { laidOutReport } from '@/lib/workers/reports/web-code'

type Settings = Omit<CssQuestion, 'ask' | 'source'>

const shownDoubts = 20
const shownColours = 60
const shownRows = 30

/** Lays a style sheet out and says what is in it and what no browser would take. */
export async function cssReport(given: string, { syntax: wanted, ...layout }: Settings): Promise<Written<CssReport>> {
  const syntax = wanted === 'auto' ? styleSyntaxOf(given) : wanted
  const known: { facts?: StyleFacts } = {}
  const words = { ...says, fault: (reason: string) => says.fault(reason, syntax) }
  const report = await laidOutReport(
    given,
    words,
    () => formatStyles(given, syntax, layout),
    () => {
      const facts = syntax === 'css' ? styleFacts(given) : undefined
      if (facts) known.facts = facts
      return {
        verdict: {
          tone: facts && facts.doubts.length > 0 ? 'warn' : 'good',
          says: says.formatted(syntax, facts?.rules),
        },
        findings: facts ? facts.doubts.slice(0, shownDoubts).map((doubt) => findingOf(given, doubt)) : [],
        warnings: warningsOf(given, syntax, facts),
        figures: facts ? figuresOf(facts) : [],
      }
    },
  )
  const { facts } = known
  return { ...report, syntax, colours: coloursOf(facts), lists: facts ? listsOf(facts) : [] }
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
