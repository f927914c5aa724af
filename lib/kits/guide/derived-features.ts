import { derivedMessages as say } from '@/lib/messages/derived'
import { markup } from './markup'
import { listed, quoted } from './phrases'
import type { ChartFact, GuideFacts, InputFact, Named, OutputFact } from './types'

/** How many features a page shows; site.md section 9. */
export const featuresShown = 6

const featuresNeeded = 3
const longestQuote = 60

interface Feature {
  name: string
  text: string
}

/**
 * Key features made of what a tool declares: what it finds, its law, charts, tables, choices, what it refuses, what it saves.
 * At most six, in this order; the second chart, table or choice only where the first ones leave room.
 */
export function derivedFeatures(facts: GuideFacts): Named[] {
  const kinds: readonly Feature[][] = [
    findings(facts),
    laws(facts),
    facts.charts.map((chart) => ({ name: chart.title, text: chartText(chart) })),
    facts.outputs.flatMap((output) => tableOf(output, facts)),
    essentialFirst(facts.inputs).flatMap(choiceOf),
    bothWays(facts),
    opened(facts),
    refusals(facts),
    formats(facts),
  ]
  const first = kinds.flatMap((of) => of.slice(0, 1))
  const more = distinct([...first, ...kinds.flatMap((of) => of.slice(1))])
  // What a calculator's form says beside its fields is no feature, as long as there is another.
  const most = facts.category === 'calculator' ? Math.max(more.length, featuresNeeded) : featuresShown
  const others = distinct([...more, ...explained(facts)]).slice(0, most)
  const chosen = others.slice(0, featuresShown)
  return inOrder(chosen, [...kinds.flat(), ...others]).map(({ name, text }) => ({ name, description: markup`${text}` }))
}

function distinct(features: readonly Feature[]): Feature[] {
  return features.filter(({ name }, at) => features.findIndex((one) => one.name === name) === at)
}

function inOrder(chosen: readonly Feature[], order: readonly Feature[]): Feature[] {
  return distinct(order.filter((one) => chosen.includes(one)))
}

function findings({ outputs, category }: GuideFacts): Feature[] {
  if (category === 'generator') return []
  const values = outputs.filter(({ kind }) => kind === 'value')
  const answered = [...values.filter(({ absent }) => !absent), ...values.filter(({ absent }) => absent)]
  const [headline, ...others] = [...new Set(answered.map(({ label }) => label))]
  return headline && others.length > 0 ? [{ name: headline, text: say.beside(listed(others, 5)) }] : []
}

function laws({ rules }: GuideFacts): Feature[] {
  return rules.map(({ title, periods }) => ({ name: title, text: say.periods(periods) }))
}

function chartText({ kind, shows, by }: ChartFact): string {
  const what = listed(shows, 4)
  if (by === undefined) return say.donut(what)
  if (kind === 'donut') return say.donutBy(what, by)
  return kind === 'line' && shows.length === 1 ? say.oneLine(what, by) : say[kind](what, by)
}

function tableOf({ label, columns, rows }: OutputFact, { examples }: GuideFacts): Feature[] {
  if (!columns) return []
  const [example] = examples
  const text = listed(columns, 6)
  return [{ name: label, text: rows && example ? say.tableOf(example.name, rows, text) : say.table(text) }]
}

function choiceOf({ label, options = [], rows }: InputFact): Feature[] {
  if (rows) {
    const columns = listed(rows.columns, 5)
    return [{ name: label, text: rows.most ? say.rowsUpTo(rows.most, columns) : say.rows(columns) }]
  }
  return options.length > 2 ? [{ name: label, text: say.options(listed(options, 5, say.or)) }] : []
}

function bothWays({ abilities, inputs, outputs, examples }: GuideFacts): Feature[] {
  const [from] = inputs
  const [to] = outputs
  if (!abilities.includes('inverse') || !from || !to) return []
  const back = examples.find(({ given }) => given[0]?.label === to.label)
  const [given, answer] = [back?.given[0]?.value, back?.answers[0]?.value]
  if (!given || !answer || given.length + answer.length > 2 * longestQuote) return []
  return [{ name: `${to.label} → ${from.label}`, text: say.becomes(given, answer) }]
}

function opened({ inputs }: GuideFacts): Feature[] {
  return inputs.flatMap(({ label, opens = [] }) =>
    opens.length > 0 ? [{ name: say.opensName(label), text: say.opens(listed(opens, 6)) }] : [],
  )
}

/** Fields of every visitor first, then those under "More options", then those that some entries bring up. */
function essentialFirst(inputs: readonly InputFact[]): InputFact[] {
  const rank = ({ refines, sometimes }: InputFact) => (sometimes ? 2 : refines ? 1 : 0)
  return inputs.toSorted((a, b) => rank(a) - rank(b))
}

function refusals({ inputs }: GuideFacts): Feature[] {
  const refused = essentialFirst(inputs)
    .filter(({ label }, at, all) => all.findIndex((one) => one.label === label) === at)
    .flatMap(({ label, refused: what }) => (what ? [`${quoted(label)} ${what}`] : []))
  return refused.length > 0 ? [{ name: say.refusesName, text: say.refuses(refused.slice(0, 3).join('; ')) }] : []
}

function formats({ formats: names }: GuideFacts): Feature[] {
  return names.length > 0 ? [{ name: say.savesName, text: say.saves(listed(names, 6)) }] : []
}

/** Fields that explain themselves: what is left for a tool that declares neither charts nor tables. */
function explained({ inputs }: GuideFacts): Feature[] {
  return inputs.flatMap(({ label, help }) => (help ? [{ name: label, text: help }] : []))
}
