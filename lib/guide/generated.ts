import { markup, type Markup } from './markup'
import type { Benefits, ExampleFact, Guide, GuideFacts, InputFact, Named, Question, UseCase } from './types'

/** How much the specification's generated guide holds. */
export const generatedCounts = {
  paragraphs: 3,
  steps: 5,
  useCases: 4,
  features: 8,
  benefits: 8,
  questions: 10,
} as const

/**
 * The guide of a tool that nobody has written one for, made only of what the tool declares: its labels, formula, worked
 * example, limits, sources and rules. Facts that a tool does not have are passed over for others that it has.
 */
export function generatedGuide(facts: GuideFacts): Guide {
  const kinds = wordsOf(facts)
  return {
    origin: 'generated',
    title: facts.name,
    keywords: [facts.name, facts.subcategory],
    related: [],
    introduction: joined(introduction(facts, kinds)),
    ...(facts.formula && { explanation: markup`<p>${facts.formula}</p>` }),
    terms: [],
    howToUse: { quickStart: steps(facts, kinds), tips: [] },
    useCases: useCases(facts, kinds),
    features: features(facts, kinds),
    benefits: benefits(facts, kinds),
    commonMistakes: [],
    bestPractices: [],
    tutorials: [],
    moreUses: [],
    businessUses: [],
    questions: questions(facts, kinds),
    comparisons: [],
    conclusion: markup`<p>${conclusion(facts, kinds)}</p>`,
    callToAction: `Enter your own ${kinds.firstInput} and read ${kinds.firstOutput}.`,
  }
}

interface Words {
  inputs: string
  outputs: string
  firstInput: string
  firstOutput: string
}

function wordsOf({ inputs, outputs, name }: GuideFacts): Words {
  const inputLabels = inputs.map(({ label }) => quoted(label))
  const outputLabels = outputs.map(({ label }) => quoted(label))
  return {
    inputs: series(shortened(inputLabels)) || `what ${name} works on`,
    outputs: series(shortened(outputLabels)) || `the result of ${name}`,
    firstInput: inputLabels[0] ?? 'text',
    firstOutput: outputLabels[0] ?? `the result of ${name}`,
  }
}

const quoted = (label: string) => `“${label}”`

/** The first three of a long list and how many follow, so that sentences about all of them stay readable. */
function shortened(labels: readonly string[]): string[] {
  return labels.length <= 4 ? [...labels] : [...labels.slice(0, 3), `${labels.length - 3} more`]
}

/** "a, b and c". */
function series(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  return `${items.slice(0, -1).join(', ')} and ${last}`
}

/** Labels with their values. A value that is a sentence of its own is left to the page. */
function pairs(items: readonly { label: string; value: string }[], most = 6): string {
  const short = items.filter(({ value }) => value.length <= longestFigure)
  return series(short.slice(0, most).map(({ label, value }) => `${label} ${value}`))
}

const longestFigure = 40

const joined = (paragraphs: readonly string[]): Markup => markup`${paragraphs.map((text) => markup`<p>${text}</p>`)}`
const sentences = (items: readonly (string | false | undefined)[]): string => items.filter(Boolean).join(' ')

/** The first `count` that say something; a tool with too few facts is a fault of its declaration, not a reason for filler. */
function firstOf<Item>(count: number, what: string, name: string, candidates: readonly (Item | undefined)[]): Item[] {
  const found = candidates.filter((item): item is Item & {} => item !== undefined).slice(0, count)
  if (found.length < count) throw new Error(`${name} declares too little for ${count} ${what}: only ${found.length}`)
  return found
}

function exampleSentence({ name, given, answers }: ExampleFact): string {
  return `${name}: with ${pairs(given)}, the answer is ${pairs(answers)}.`
}

function introduction(facts: GuideFacts, { inputs, outputs }: Words): string[] {
  const [example] = facts.examples
  const law = facts.law && `It applies the rules of ${facts.law}.`
  return [
    sentences([facts.description, law]),
    `${facts.name} asks for ${inputs} and gives ${outputs}.`,
    sentences([
      example && exampleSentence(example),
      !example && facts.formula && `It works by this formula: ${facts.formula}.`,
      !example && !facts.formula && `What goes into ${facts.name} stays in your browser, and so does ${outputs}.`,
    ]),
  ]
}

function enter({ label, help, optional, allowed }: InputFact): string {
  const rule = allowed && ` Allowed: ${allowed}.`
  return `${optional ? 'If you have it, enter' : 'Enter'} ${quoted(label)}.${help ? ` ${help}` : ''}${rule ?? ''}`
}

function steps(facts: GuideFacts, { outputs, firstInput, firstOutput }: Words): Markup[] {
  const { inputs, abilities, name } = facts
  const first = inputs.slice(0, 2).map(enter)
  const rest = inputs.slice(2).map(({ label }) => quoted(label))
  const [example] = facts.examples
  const candidates = [
    ...first,
    rest.length > 0 ? `Go through ${series(shortened(rest))} and change what differs from your case.` : undefined,
    `Read ${outputs}.`,
    facts.steps[0] && `Open the working to see how ${quoted(facts.steps[0].finds)} is found from your own figures.`,
    abilities.includes('link')
      ? `Copy the address of the page to keep or send these values of ${firstInput}.`
      : undefined,
    abilities.includes('save') ? `Save ${firstOutput} as a file.` : undefined,
    example && `Compare with the worked example “${example.name}” in this guide.`,
    `Change ${firstInput} and watch what it does to ${firstOutput}.`,
    `Read the limits of ${name} in this guide before you rely on ${firstOutput}.`,
    `Note ${firstOutput} together with the value of ${firstInput} it came from.`,
  ]
  return firstOf(generatedCounts.steps, 'steps', name, candidates).map((text) => markup`${text}`)
}

function useCases(facts: GuideFacts, { firstInput, firstOutput, inputs, outputs }: Words): UseCase[] {
  const { name } = facts
  const told = facts.examples.map((example): UseCase => ({
    title: example.name,
    scenario: markup`<p>${`A case with known figures for ${name}.`}</p>`,
    input: markup`<p>${pairs(example.given)}</p>`,
    output: markup`<p>${pairs(example.answers)}</p>`,
  }))
  const byOutput = facts.outputs.map(({ label, help }): UseCase => ({
    title: `You need ${quoted(label)}`,
    scenario: markup`<p>${help ?? `You have ${inputs} and want ${quoted(label)}.`}</p>`,
    input: markup`<p>${inputs}</p>`,
    output: markup`<p>${quoted(label)}</p>`,
  }))
  const byInput = facts.inputs.map(({ label, initial }): UseCase => ({
    title: `${quoted(label)} changes`,
    scenario: markup`<p>${`You want to know what another value of ${quoted(label)} does to ${firstOutput}.`}</p>`,
    input: markup`<p>${`${quoted(label)}${initial ? `, first ${initial}` : ''}, then your own`}</p>`,
    output: markup`<p>${`${firstOutput} before and after`}</p>`,
  }))
  const check: UseCase[] = [
    {
      title: `You check a figure given as ${firstOutput}`,
      scenario: markup`<p>${`Somebody gave you ${firstOutput}, and you know ${firstInput}.`}</p>`,
      input: markup`<p>${inputs}</p>`,
      output: markup`<p>${`${firstOutput}, to compare with the one you were given`}</p>`,
    },
    {
      title: `You show how ${firstOutput} came about`,
      scenario: markup`<p>${`A colleague asks where ${firstOutput} comes from.`}</p>`,
      input: markup`<p>${inputs}</p>`,
      output: markup`<p>${`${outputs}${facts.formula ? `, with the formula ${facts.formula}` : ''}`}</p>`,
    },
  ]
  return firstOf(generatedCounts.useCases, 'use cases', name, [...told, ...byOutput, ...byInput, ...check])
}

const abilityFeatures: Readonly<Record<GuideFacts['abilities'][number], (words: Words) => [string, string]>> = {
  link: ({ inputs }) => ['Link to this case', `The address keeps ${inputs}, so a bookmark brings them back.`],
  print: ({ outputs }) => ['Print', `Prints ${outputs} without the page around it.`],
  save: ({ outputs }) => ['Save', `Saves ${outputs} as a file made in your browser.`],
  scenarios: ({ firstOutput }) => ['Side by side', `Keeps several cases and compares ${firstOutput} between them.`],
  batch: ({ inputs }) => ['Many at once', `Takes a CSV file with columns for ${inputs}.`],
  solve: ({ firstInput, firstOutput }) => [
    'Backwards',
    `Finds the ${firstInput} that gives the ${firstOutput} you want.`,
  ],
  inverse: ({ firstOutput }) => ['Both directions', `Also turns ${firstOutput} back into what it came from.`],
}

function features(facts: GuideFacts, words: Words): Named[] {
  const { name, formula, examples, sources, rules } = facts
  const feature = (title: string, description: string): Named => ({ name: title, description: markup`${description}` })
  const answer = (label: string) =>
    examples.flatMap((example) => {
      const found = example.answers.find((one) => one.label === label)
      return found ? [`For “${example.name}” it is ${found.value}.`] : []
    })[0]
  const outputs = facts.outputs.map(({ label, help, kind }) => {
    const how = kind === 'table' ? 'as a table' : kind === 'chart' ? 'as a chart' : 'as a result of its own'
    return feature(label, sentences([help, answer(label)]) || `${name} shows ${quoted(label)} ${how}.`)
  })
  const inputs = facts.inputs.map(({ label, help, initial, allowed }) => {
    const start = initial && `The page starts with ${label} ${initial}.`
    return feature(
      label,
      sentences([help, allowed && `Allowed: ${allowed}.`, start]) || `You choose ${quoted(label)} yourself.`,
    )
  })
  const candidates = [
    ...outputs.slice(0, 3),
    formula ? feature('Formula', formula) : undefined,
    facts.steps[0] &&
      feature(
        'Working',
        `Shows each step from ${words.firstInput} to ${quoted(facts.steps[0].finds)} with your own figures.`,
      ),
    ...rules.map((rule) =>
      feature(rule.title, `Periods known: ${rule.periods}. Figures last reviewed on ${rule.checked}.`),
    ),
    ...inputs.slice(0, 3),
    ...facts.abilities.map((ability) => feature(...abilityFeatures[ability](words))),
    examples[0] && feature('Worked example', exampleSentence(examples[0])),
    sources[0] &&
      feature('Sources', `Names where the method comes from: ${series(sources.map(({ title }) => title))}.`),
    ...outputs.slice(3),
    ...inputs.slice(3),
    feature('Nothing sent', `${words.inputs} and ${words.outputs} stay in your browser.`),
    feature('Works offline', `Once opened, ${name} needs no connection to give ${words.firstOutput}.`),
    feature('No account', `${name} shows ${words.outputs} without registration.`),
    feature(
      'Any device',
      `${words.firstInput} comes first on a phone, and ${words.firstOutput} directly after the form.`,
    ),
    feature('Mistakes named', `A sentence beside ${words.firstInput} says what is allowed when it cannot be used.`),
    feature('Keyboard', `You reach ${words.inputs} and ${words.firstOutput} without a mouse.`),
  ]
  return firstOf(generatedCounts.features, 'features', name, candidates)
}

function benefits(facts: GuideFacts, words: Words): Benefits[] {
  const { name, limits, sources, examples, outputs, inputs, cases, rules } = facts
  const { firstInput, firstOutput } = words
  const candidates = [
    `You see ${words.outputs} at once, for the same ${firstInput}.`,
    facts.formula && `You can check ${firstOutput} by hand: ${facts.formula}.`,
    cases > 0 ? `${cases} cases with known answers are run against ${name} before each release.` : undefined,
    ...limits.slice(0, 2).map((limit) => `You know where ${name} ends: ${limit}`),
    sources[0] && `You can quote a source for ${firstOutput}: ${sources[0].title}.`,
    ...rules.map(({ title, periods }) => `You get the values of ${title} for the period you choose (${periods}).`),
    examples[0] && `You can start from “${examples[0].name}” and change ${firstInput} only.`,
    `You can try many values of ${firstInput} without paying or registering for ${name}.`,
    `Nobody else learns your ${words.inputs}.`,
    ...outputs.slice(1).map(({ label }) => `You get ${quoted(label)} without a second tool.`),
    ...inputs.slice(1).map(({ label }) => `You see what ${quoted(label)} alone changes.`),
    `You can use ${name} where there is no connection.`,
    `You can show a colleague ${firstOutput} together with the ${firstInput} behind it.`,
    `You can correct ${firstInput} as often as you like before you keep ${firstOutput}.`,
    `You are told beside the field when ${firstInput} cannot be used.`,
    `The last good ${firstOutput} stays in view while you correct ${firstInput}.`,
  ]
  const points = firstOf(
    generatedCounts.benefits,
    'benefits',
    name,
    candidates.map((text) => text || undefined),
  )
  return [{ points: points.map((text) => markup`${text}`) }]
}

function questions(facts: GuideFacts, words: Words): Question[] {
  const { name, examples, limits, sources, rules, inputs, outputs } = facts
  const { firstInput, firstOutput } = words
  const ask = (question: string, answer: string | undefined): Question | undefined =>
    answer ? { question, answer: markup`<p>${answer}</p>` } : undefined
  const starts = inputs.flatMap(({ label, initial }) => (initial ? [{ label, value: initial }] : []))
  const candidates = [
    ask(`What does ${name} do?`, facts.description),
    ask(`What do I need for ${name}?`, `${words.inputs}.`),
    ask(`How is ${firstOutput} worked out?`, facts.formula && `${facts.formula}.`),
    ask(`What is an example of ${firstOutput}?`, examples[0] && exampleSentence(examples[0])),
    ask(`What does ${name} leave out?`, sentences(limits)),
    ask(`Where does the method of ${name} come from?`, series(sources.map(({ title }) => title))),
    ...rules.map(({ title, periods, checked }) =>
      ask(
        `For which dates does ${name} know ${title}?`,
        `${title}: ${periods}. The figures were last reviewed on ${checked}.`,
      ),
    ),
    ask(`Whose law does ${name} apply?`, facts.law && `That of ${facts.law}, whatever region you choose for the site.`),
    ...inputs.map(({ label, help }) => ask(`What is meant by ${quoted(label)}?`, help)),
    ...outputs.map(({ label, help }) => ask(`What does ${quoted(label)} tell me?`, help)),
    ...inputs.map(({ label, allowed }) =>
      ask(`Which values can ${quoted(label)} take?`, allowed && `${label}: ${allowed}.`),
    ),
    ask(`Which values does ${name} start with?`, starts.length > 0 ? `${pairs(starts)}.` : undefined),
    ask(`Is what I enter in ${name} sent anywhere?`, `No: ${words.inputs} and ${words.outputs} stay in your browser.`),
    ask(`What does ${name} cost?`, `Nothing, and ${words.outputs} are shown without an account.`),
    ask(
      `Does ${name} work without a connection?`,
      `Yes, once the page has been opened: ${firstOutput} is found on your device.`,
    ),
    ask(
      `What happens when ${firstInput} is wrong?`,
      `A sentence beside ${firstInput} says what is allowed; the last good ${firstOutput} stays.`,
    ),
    ask(
      `Can I see ${firstOutput} for several values of ${firstInput}?`,
      `Yes: change ${firstInput}, and ${firstOutput} follows.`,
    ),
    ask(`What kind of tool is ${name}?`, `${name} is a ${facts.category} listed under ${facts.subcategory}.`),
    ask(`Which results does ${name} give?`, `${words.outputs}.`),
    ask(`Where is ${firstOutput} shown?`, `Beside the form of ${name} on a wide screen, directly under it on a phone.`),
  ]
  return firstOf(generatedCounts.questions, 'questions', name, candidates)
}

function conclusion(facts: GuideFacts, { inputs, outputs }: Words): string {
  const [limit] = facts.limits
  return sentences([`${facts.name} turns ${inputs} into ${outputs}.`, limit && `Keep in mind: ${limit}`])
}
