import { derivedMessages as say } from '@/lib/messages/derived'
import { markup } from './markup'
import { listed, quoted } from './phrases'
import type { Benefits, GuideFacts } from './types'

const longestQuote = 60

/** What each kind of reader has of a tool, made of what it declares. A reader of whom nothing is known is left out. */
export function derivedBenefits(facts: GuideFacts): Benefits[] {
  const readers: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    [say.deciding, [verdict(facts), mover(facts)]],
    [say.checking, [working(facts)]],
    [say.passingOn, [takenAway(facts)]],
    [say.beginning, [firstExample(facts)]],
  ]
  return readers.flatMap(([category, lines]) => {
    const points = lines.filter((line) => line !== undefined).map((line) => markup`${line}`)
    return points.length > 0 ? [{ category, points }] : []
  })
}

function mover({ mover: most }: GuideFacts): string | undefined {
  return most && say.mover(quoted(most.input), quoted(most.output), most.before, most.after)
}

function verdict({ outputs, examples }: GuideFacts): string | undefined {
  const [example] = examples
  const says = outputs.find((output) => output.says)?.says
  return example && says && say.verdict(example.name, says)
}

function working({ steps, sources }: GuideFacts): string | undefined {
  const finds = [...new Set(steps.map((step) => step.finds))]
  if (finds.length > 1) return say.working(listed(finds.map(quoted), 4))
  return sources.length > 0 ? say.method(listed(sources.map(({ title }) => quoted(title)).slice(0, 2), 2)) : undefined
}

function takenAway({ outputs }: GuideFacts): string | undefined {
  const tables = [...new Set(outputs.filter(({ columns }) => columns).map(({ label }) => quoted(label)))]
  return tables.length > 0 ? say.tablesLeave(listed(tables, 3)) : undefined
}

function firstExample({ examples, category }: GuideFacts): string | undefined {
  const [example] = examples
  const [given, answer] = [example?.given[0]?.value, example?.answers[0]?.value]
  if (!example || category === 'calculator' || !given || !answer) return undefined
  if (given.length > longestQuote || answer.length > longestQuote) return undefined
  return say.exampleBecomes(example.name, quoted(given), quoted(answer))
}
