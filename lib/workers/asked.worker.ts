import { regionOf } from '@/lib/base/region/regions'
import { createShow } from '@/lib/base/format/show'
import type { RegionCode } from '@/lib/base/region/types'
import { answerOfCalculator, answerOfTransform, stateOfForm, type AskedAnswer } from '@/lib/kits/answers/answer-asked'
import { askedReader, type Asked } from '@/lib/kits/asked/read-asked'
import type { SentWay } from '@/lib/kits/asked/ways'
import type { App } from '@/lib/kits/app/define'
import type { View } from '@/lib/kits/app/views'
import type { WorkbenchDeclaration, WorkbenchModule } from '@/lib/kits/app/workbench'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { readForm } from '@/lib/kits/fields/read'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import type { TransformDeclaration } from '@/lib/kits/transform/declaration'
import type { TransformModule } from '@/lib/kits/transform/run'
import { defineTask } from '@/lib/workers/define-task'
import { createTaskRunner, type TaskRunner } from '@/lib/workers/run-task'

export interface AskedWork {
  query: string
  region: RegionCode
  /** ISO date of the visitor's own calendar. */
  today: string
  ways: readonly SentWay[]
  /** Where the descriptions of tools are: an address that ends in a slash. */
  described: string
}

/** A tool that answers the query. */
export interface AskedReply {
  tool: string
  figures: AskedAnswer['figures']
  /** What its page gets after the '#'; without it the text is brought to the input. */
  state?: string
  carries?: { input: string; text: string; sets: Readonly<Record<string, string>> }
}

type Described = { module: string; worker?: string } & (
  | { kind: 'calculator'; declaration: Declaration }
  | { kind: 'transform'; declaration: TransformDeclaration }
  | { kind: 'generator'; declaration: GeneratorDeclaration }
  | { kind: 'app'; declaration: WorkbenchDeclaration | Pick<WorkbenchDeclaration, 'id'> }
)

const descriptions = new Map<string, Promise<Described>>()

async function describe(address: string): Promise<Described> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Described
}

function describedOnce(address: string): Promise<Described> {
  const known = descriptions.get(address)
  if (known) return known
  const coming = describe(address)
  descriptions.set(address, coming)
  coming.catch(() => descriptions.delete(address))
  return coming
}

async function moduleAt<Module>(address: string): Promise<Module> {
  return ((await import(address)) as { default: Module }).default
}

const runners = new Map<string, TaskRunner<unknown, unknown>>()

function runnerFor(address: string): TaskRunner<unknown, unknown> {
  const known = runners.get(address)
  if (known) return known
  const runner = createTaskRunner<unknown, unknown>(address)
  runners.set(address, runner)
  return runner
}

/** The first value that a workbench shows with a name. */
function firstValue(views: readonly View[]): AskedAnswer['figures'] {
  const [first] = views.flatMap((view) => (view.kind === 'values' ? view.items : []))
  if (!first) return []
  const { label, text, mark } = first
  return [{ label, value: mark ? `${mark.text}: ${text}` : text }]
}

/** An app with a component of its own says itself what it answers, and finds what was typed as a text that was brought to it. */
async function askApp({ module }: Described & { kind: 'app' }, { typed, way }: Asked) {
  const [[input, text] = []] = Object.entries(typed)
  const figures = (await moduleAt<Pick<App, 'answers'>>(module)).answers?.(typed)
  if (!figures || input === undefined || text === undefined) return undefined
  return { figures, carries: { input, text, sets: way.sets ?? {} } }
}

async function askBench(described: Described & { kind: 'app' }, asked: Asked, region: RegionCode) {
  const { declaration } = described
  if (!('inputs' in declaration)) return askApp(described, asked)
  const { way, typed } = asked
  const { options, inputs } = declaration
  const input = Object.keys(typed).find((name) => inputs[name]?.kind === 'text')
  if (input === undefined || described.worker === undefined) return undefined
  const { [input]: text = '', ...boxes } = typed
  const { values } = readForm(options, boxes, createShow(regionOf(region)))
  const bench = await moduleAt<WorkbenchModule>(described.module)
  const texts = Object.fromEntries(Object.keys(inputs).map((name) => [name, name === input ? text : '']))
  const given = { values, texts, opened: {}, picks: {}, selection: undefined }
  const question = bench.ask(given)
  const carries = { input, text, sets: way.sets ?? {} }
  if (question === undefined) return { figures: [], carries }
  const answer = bench.onPage?.takes(question)
    ? bench.onPage.open()(question)
    : await runnerFor(described.worker).run(question)
  const work = {
    ...given,
    answer,
    asked: question,
    isCurrent: true,
    files: [],
    made: undefined,
    standing: answer,
    next: undefined,
  }
  return { figures: firstValue(bench.views(work)), carries }
}

async function reply(asked: Asked, { region, today, described: folder }: AskedWork): Promise<AskedReply | undefined> {
  const { tool } = asked.way
  const described = await describedOnce(`${folder}${tool}.json`)
  const visitor = regionOf(region)
  const answer =
    described.kind === 'calculator'
      ? answerOfCalculator(
          await moduleAt<CalculatorModule>(described.module),
          described.declaration,
          asked,
          visitor,
          today,
        )
      : described.kind === 'transform'
        ? await answerOfTransform(
            await moduleAt<TransformModule>(described.module),
            described.declaration,
            asked,
            visitor,
          )
        : described.kind === 'generator'
          ? stateOfForm(described.declaration.form, asked, visitor)
          : await askBench(described, asked, region)
  return answer && { tool, ...answer }
}

let reader: { ways: readonly SentWay[]; read: ReturnType<typeof askedReader> } | undefined

/** A text that stands for many tools is answered by so many. */
const mostAnswers = 3

/** Answers what was typed into the search, where it is a question that tools answer. A tool that fails is left out. */
defineTask<AskedWork, AskedReply[]>(async (work) => {
  if (reader?.ways.length !== work.ways.length) reader = { ways: work.ways, read: askedReader(work.ways) }
  const found = reader.read(work.query, regionOf(work.region), work.today).slice(0, mostAnswers)
  const answers = await Promise.all(found.map((asked) => reply(asked, work).catch(() => undefined)))
  return answers.flatMap((answer) => answer ?? [])
})
