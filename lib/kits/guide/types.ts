import type { Markup } from './markup'

export interface Named {
  name: string
  description: Markup
}

export interface UseCase {
  title: string
  scenario?: Markup
  challenge?: Markup
  solution?: Markup
  result?: Markup
  example?: Markup
  /** What is entered and what comes out, where the case is told in figures. */
  input?: Markup
  output?: Markup
}

export interface Benefits {
  /** Whom or what the points concern; absent where there is one list for all. */
  category?: string
  points: readonly Markup[]
}

export interface Tutorial {
  title: string
  description?: Markup
  steps: readonly Markup[]
  expectedOutcome?: Markup
}

export interface MoreUse {
  title: string
  description: Markup
  example?: Markup
}

export interface BusinessUse {
  processArea: string
  howToUse: Markup
  frequency?: Markup
  stakeholders?: Markup
}

export interface Question {
  question: string
  answer: Markup
}

/** Everything a tool's page says in prose: what somebody wrote, and what is made of the tool's facts where nobody did. */
export interface Guide {
  title: string
  metaDescription?: string
  keywords: readonly string[]
  /** Ids of the tools for the next step of the same task, in order of use. */
  related: readonly string[]
  callToAction?: string
  introduction: Markup
  audience?: Markup
  whyItMatters?: Markup
  explanation?: Markup
  terms: readonly Named[]
  howToUse: { quickStart: readonly Markup[]; tips: readonly Markup[] }
  useCases: readonly UseCase[]
  features: readonly Named[]
  benefits: readonly Benefits[]
  commonMistakes: readonly Markup[]
  bestPractices: readonly Markup[]
  tutorials: readonly Tutorial[]
  moreUses: readonly MoreUse[]
  businessUses: readonly BusinessUse[]
  industryInsights?: Markup
  futureOutlook?: Markup
  questions: readonly Question[]
  comparisons: readonly Named[]
  regions?: Markup
  accuracy?: Markup
  updates?: Markup
  conclusion?: Markup
}

/** Answers placeholders; each returns text ready to print, or nothing when the tool has no such thing. */
export interface Placeholders {
  /** The input or output `key` of the worked example `name`, written with its currency, unit or percent sign. */
  example(name: string, key: string): string | undefined
  /** A value of `lib/law/<path>`: of the version in force on `day` ('2025-09-22'), or of the latest one. */
  rule(path: string, key: string, day?: string): string | undefined
  /** How many there are, counted at build: 'tools', 'regions', 'cases'. */
  count(what: string): string | undefined
  /** The label of an input or output, so that a guide calls it what the page calls it. */
  label(key: string): string | undefined
}

export interface InputFact {
  label: string
  help?: string
  optional?: boolean
  /** The value that the page starts with, as printed. */
  initial?: string
  /** What is allowed, as the end of a sentence: "from 0 to 100", "one of Intrastate, Interstate". */
  allowed?: string
  /** What is refused, as the end of a phrase: "not above $0", "outside 1 to 30 years". */
  refused?: string
  /** Shown with some entries and not with others. */
  sometimes?: boolean
  /** Waits under "More options". */
  refines?: boolean
  /** Of a choice. */
  options?: readonly string[]
  /** Of a list: what a row holds, and how many rows fit. */
  rows?: { columns: readonly string[]; most?: string }
  /** Endings of the files that are opened here: ".csv". */
  opens?: readonly string[]
}

export interface OutputFact {
  label: string
  help?: string
  /** A table can be copied and saved; a chart and a verdict are said to be one. */
  kind: 'value' | 'table' | 'chart' | 'verdict'
  /** Where the first example has no such result. */
  absent?: boolean
  /** Of a table: its columns, and how many rows the first example fills, where that is more than one. */
  columns?: readonly string[]
  rows?: string
  /** Of a verdict: what it says of the first example. */
  says?: string
}

/** A chart: what is drawn, and along what. */
export interface ChartFact {
  title: string
  kind: 'line' | 'bar' | 'stacked' | 'donut' | 'waterfall' | 'scatter' | 'heat'
  shows: readonly string[]
  by?: string
}

/** The entry that a headline depends on most: the headline of the first example before and after it was raised by a tenth. */
export interface MoverFact {
  input: string
  output: string
  before: string
  after: string
}

export interface ExampleFact {
  name: string
  given: readonly { label: string; value: string }[]
  answers: readonly { label: string; value: string }[]
}

export interface SourceFact {
  title: string
  href?: string
}

export interface RuleFact {
  title: string
  /** The day somebody last compared the values with their sources, as printed and as an ISO date. */
  checked: string
  checkedOn: string
  /** The last day whose values are known, as printed; absent while no end is known. */
  until?: string
  /** The periods whose values are known, in words. */
  periods: string
  sources: readonly SourceFact[]
}

/** What the page of this tool lets the visitor do with a result, named only where it works. */
export type Ability = 'link' | 'print' | 'save' | 'scenarios' | 'batch' | 'solve' | 'inverse'

/** What is known of a tool from its record and definition: the only material of what a page says without an author. */
export interface GuideFacts extends Placeholders {
  name: string
  description: string
  category: 'calculator' | 'generator' | 'utility'
  subcategory: string
  /** Whose law is applied, where the tool is bound to one. */
  law?: string
  inputs: readonly InputFact[]
  outputs: readonly OutputFact[]
  charts: readonly ChartFact[]
  /** Formats in which the result is saved, where the tool names some. */
  formats: readonly string[]
  mover?: MoverFact
  formula?: string
  /** The working of the first example. */
  steps: readonly { finds: string; working: string; gives: string }[]
  examples: readonly ExampleFact[]
  limits: readonly string[]
  sources: readonly SourceFact[]
  rules: readonly RuleFact[]
  /** How many published or independently computed cases the tests run. */
  cases: number
  /** Of a country's tax: that fewer published examples were found than are enough. */
  fewExamples?: FewExamples
  abilities: readonly Ability[]
  /** Hosts that its page may ask, after a press, or `anywhere`. */
  connects?: readonly string[]
}

/** Published examples that a page is held against, and the tax years they are for. */
export interface FewExamples {
  count: number
  years: readonly string[]
}

/** Turns what a guide links to into an address; nothing when there is no such place. */
export interface GuideLinks {
  tool(id: string): string | undefined
  topic(name: string): string | undefined
}
