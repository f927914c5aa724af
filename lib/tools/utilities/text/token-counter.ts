import { fileStem } from '@/lib/base/format/file-stem'
import { sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work } from '@/lib/kits/app/workbench'
import { choice, integer, number, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { leftOut, type PackFormat } from '@/lib/subjects/prompt/pack'
import { chatOverhead, type Counting } from '@/lib/subjects/prompt/tokenizer'
import type { SplitRules } from '@/lib/subjects/prompt/split'
import {
  shownTokens,
  tokenMessages as says,
  tokenSample,
  type TokenAnswer,
  type TokenFile,
  type TokenQuestion,
} from './token-counter.messages'

interface Options {
  from: keyof typeof says.sources
  model: keyof typeof says.models
  ratio: number
  window: number
  price: number | undefined
  messages: number
  show: keyof typeof says.shows
  most: number
  overlap: number
  numbered: boolean
  format: PackFormat
  hasTree: boolean
}
type TokenWork = Work<Options, Readonly<Record<'text' | 'ignore', string>>, TokenAnswer, TokenQuestion>
type Given = Pick<TokenWork, 'values' | 'texts' | 'opened'>
type Counted = Extract<TokenAnswer, { kind: 'counted' }>

function countingOf({ model, ratio }: Options): Counting {
  if (model === 'o200k' || model === 'cl100k') return { by: model }
  return { by: 'ratio', charactersPerToken: model === 'own' ? ratio : says.ratios[model] }
}

const isFaulty = ({ most, overlap }: Options) => overlap >= most

function splitOf(values: Options): SplitRules | undefined {
  const { show, most, overlap } = values
  return show === 'parts' && !isFaulty(values) ? { most, overlap } : undefined
}

const countedIn = ({ answer }: TokenWork): Counted | undefined => (answer?.kind === 'counted' ? answer : undefined)

const perToken = (characters: number, tokens: number) => (tokens === 0 ? '–' : (characters / tokens).toFixed(1))

function ratioText({ model, ratio }: Options): string {
  if (model === 'o200k' || model === 'cl100k') return ''
  return String(Math.round((model === 'own' ? ratio : says.ratios[model]) * 10) / 10)
}

function countsOf(answer: Counted | undefined, { price, messages }: Options): View {
  const { tokens = 0, characters = 0, words = 0 } = answer ?? {}
  const all = tokens + (answer ? chatOverhead(messages) : 0)
  return {
    kind: 'counts',
    label: 'Counts',
    items: [
      { label: says.tokens, text: whole(all) },
      { label: says.characters, text: whole(characters) },
      { label: says.words, text: whole(words) },
      { label: says.perToken, text: perToken(characters, tokens) },
      ...(price === undefined ? [] : [{ label: says.cost, text: says.dollars((all * price) / 1e6) }]),
    ],
    spoken: says.spoken(all),
  }
}

function windowViews({ tokens }: Counted, { window, messages }: Options): View[] {
  const used = tokens + chatOverhead(messages)
  return [
    { kind: 'bar', label: says.window, value: Math.min(used, window), goal: window, says: says.fits(used, window) },
    ...(used > window ? [{ kind: 'note', tone: 'warn', says: says.over(used - window) } as const] : []),
    ...(messages > 0 ? [{ kind: 'note', says: says.withChat(messages, chatOverhead(messages)) } as const] : []),
  ]
}

function tokenViews({ tokens, pieces }: Counted, values: Options): View[] {
  if (countingOf(values).by === 'ratio') return tokens > 0 ? [{ kind: 'note', says: says.noTokens }] : []
  if (pieces.length === 0) return []
  return [
    {
      kind: 'marked',
      label: says.marked,
      parts: pieces.map(({ text }, at) => ({ text, mark: at % 2 === 0 ? ('even' as const) : ('odd' as const) })),
    },
    ...(tokens > shownTokens ? [{ kind: 'note', says: says.firstTokens(shownTokens, tokens) } as const] : []),
  ]
}

function partViews({ parts, tokens }: Counted, { most }: Options): View[] {
  if (tokens === 0 || parts.length === 0) return []
  return [
    { kind: 'note', strong: true, says: says.partsFound(parts.length, most) },
    ...(parts.length > 1
      ? [
          {
            kind: 'choices',
            label: says.copyWhich,
            rows: [
              {
                label: says.copyWhich,
                text: '',
                pick: 'part',
                says: says.copyWhich,
                options: parts.slice(0, 500).map((_, at) => ({ value: String(at), label: says.partName(at + 1) })),
              },
            ],
          } as const,
        ]
      : []),
    {
      kind: 'table',
      label: says.partsLabel,
      isTitled: true,
      columns: [...says.partColumns],
      rows: parts.map(({ tokens: own, begins }, at) => [String(at + 1), whole(own), begins]),
    },
  ]
}

function textViews(work: TokenWork): View[] {
  const { values } = work
  const answer = countedIn(work)
  const fault: View[] =
    values.show === 'parts' && isFaulty(values) ? [{ kind: 'note', tone: 'bad', says: says.partFault }] : []
  const how = countingOf(values)
  const method = how.by === 'ratio' ? says.estimated(ratioText(values)) : says.exact(says.vocabularies[how.by])
  return [
    countsOf(answer, values),
    { kind: 'note', says: answer ? method : says.waiting },
    ...(answer ? windowViews(answer, values) : []),
    { kind: 'panel', of: 'Result' },
    ...fault,
    ...(answer ? (values.show === 'parts' ? partViews(answer, values) : tokenViews(answer, values)) : []),
  ]
}

/** Files that are in the prompt, by the rules that are set now. */
function packedFiles({ files, texts }: TokenWork) {
  const left = leftOut(
    files.map(({ name }) => name),
    texts.ignore,
  )
  const isIn = files.filter(({ name, answer }) => !left.has(name) && answer?.kind === 'file')
  return { left, isIn }
}

function fileViews(work: TokenWork): View[] {
  const { files } = work
  if (files.length === 0) return [{ kind: 'note', status: true, strong: true, says: says.waitingFiles }]
  const { left, isIn } = packedFiles(work)
  const busy = files.filter(({ isBusy }) => isBusy).length
  const sum = isIn.reduce((all, { answer }) => all + (answer?.kind === 'file' ? answer.tokens : 0), 0)
  const held = files.filter(({ name, isBusy, answer }) => !isBusy && !left.has(name) && answer?.kind !== 'file').length
  const views = files.map(({ id, name, answer }): [number, View[]] => {
    const rule = left.get(name)
    if (rule !== undefined) return [id, [{ kind: 'note', says: says.leftOut(rule) }]]
    return [
      id,
      answer?.kind === 'file' ? [{ kind: 'note', says: says.fileTokens(answer.tokens, answer.characters) }] : [],
    ]
  })
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: busy > 0 ? says.busy(busy) : says.packReady(isIn.length, sum, left.size),
    },
    ...(busy === 0 && held > 0 ? [{ kind: 'note', tone: 'warn', says: says.held(held) } as const] : []),
    { kind: 'files', of: Object.fromEntries(views) },
  ]
}

function viewsOf(work: TokenWork): View[] {
  const made = work.made?.kind === 'written' && work.values.from === 'files' ? says.packed(work.made.tokens) : ''
  return [
    ...(work.values.from === 'files' ? fileViews(work) : textViews(work)),
    { kind: 'note', status: true, says: made },
  ]
}

function asked({ values, texts, opened }: Given) {
  const source = values.from === 'text' ? sourceOf({ texts, opened } as Parameters<typeof sourceOf>[0]) : undefined
  if (source === undefined) return undefined
  return {
    source: source as string | File,
    counting: countingOf(values),
    split: splitOf(values),
    numbered: values.numbered,
  }
}

function writes(work: TokenWork, as: TokenFile): Content<TokenQuestion> | undefined {
  const question = asked(work)
  const answer = countedIn(work)
  if (!question || !answer || answer.tokens === 0) return undefined
  const isOfParts = as === 'parts' || typeof as === 'object'
  if (isOfParts && answer.parts.length === 0) return undefined
  if (as === 'csv' && question.counting.by === 'ratio') return undefined
  return { ask: { ask: 'write', ...question, as } }
}

function packs(work: TokenWork): Content<TokenQuestion> | undefined {
  if (work.values.from !== 'files' || work.files.some(({ isBusy }) => isBusy)) return undefined
  const { isIn } = packedFiles(work)
  if (isIn.length === 0) return undefined
  const { format, hasTree } = work.values
  return {
    ask: {
      ask: 'pack',
      files: isIn.map(({ file }) => file),
      paths: isIn.map(({ name }) => name),
      rules: { ignore: work.texts.ignore, format, hasTree },
      counting: countingOf(work.values),
    },
  }
}

const named = (ending: string) => (work: TokenWork) => `${fileStem(countedIn(work)?.name ?? '') || 'prompt'}${ending}`

const ofText = { field: 'from', is: 'text' } as const
const ofFiles = { field: 'from', is: 'files' } as const
const inParts = [ofText, { field: 'show', is: 'parts' }] as const

export default defineWorkbench({
  worker: worker<TokenQuestion, TokenAnswer>('token-counter'),
  options: {
    from: choice('What is counted', { options: says.sources, initial: 'text' }),
    model: choice('Model', { options: says.models, initial: 'o200k', as: 'menu' }),
    ratio: number('Characters in a token', {
      initial: 4,
      min: 0.5,
      max: 20,
      help: 'Ask the provider, or divide a text you have by its bill.',
      shownWhen: { field: 'model', is: 'own' },
    }),
    window: integer('Context window, in tokens', { initial: 128_000, min: 1, max: 100_000_000, shownWhen: ofText }),
    price: number('Price of a million tokens, in USD', {
      optional: true,
      max: 1_000_000,
      help: 'From the price list of the provider. Prices change often, so none is filled in.',
      shownWhen: ofText,
    }),
    messages: integer('Chat messages', {
      initial: 0,
      min: 0,
      max: 100_000,
      help: 'Each adds 4 tokens, and the answer 3.',
      shownWhen: [ofText, { field: 'model', is: ['o200k', 'cl100k'] }],
    }),
    show: choice('Result', { options: says.shows, initial: 'tokens', as: 'buttons', shownWhen: ofText }),
    most: integer('Tokens in a part', { initial: 4000, min: 1, max: 10_000_000, shownWhen: inParts }),
    overlap: integer('Tokens that the next part repeats', { initial: 0, min: 0, max: 1_000_000, shownWhen: inParts }),
    numbered: toggle('Number the parts: “Part 1 of 3”', {
      help: 'The number is not counted as tokens of the part.',
      shownWhen: inParts,
    }),
    format: choice('Around each file', { options: says.formats, initial: 'markdown', shownWhen: ofFiles }),
    hasTree: toggle('Begin with the tree of the files', { initial: true, shownWhen: ofFiles }),
  },
  panels: [
    { at: 'top', fields: ['from', 'model', 'ratio'] },
    { at: 'inputs', fields: ['window', 'price', 'messages', 'format', 'hasTree'] },
    { at: 'views', label: 'Result', fields: ['show', 'most', 'overlap', 'numbered'] },
  ],
  inputs: {
    text: {
      ...textInput({
        label: 'Prompt or text',
        placeholder: 'Type or paste a prompt, or drop a file',
        example: tokenSample,
      }),
      shownWhen: ofText,
    },
    files: {
      kind: 'files',
      label: 'Files for the prompt',
      button: 'Choose files',
      folders: true,
      verb: 'Count',
      stopped: 'It is not in the prompt.',
      shownWhen: ofFiles,
    },
    ignore: {
      kind: 'text',
      label: 'Files to leave out',
      placeholder: 'node_modules/\n*.lock',
      height: 'short',
      help: 'Rules as in .gitignore, one a line.',
      shownWhen: ofFiles,
    },
  },
  resultLabel: 'Tokens',
  asking: says.counting,
  making: says.writing,
  ask(given): TokenQuestion | undefined {
    const question = asked(given)
    return question && { ask: 'count', ...question }
  },
  askOf: (file, { values }): TokenQuestion => ({ ask: 'file', file, counting: countingOf(values) }),
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'written' ? answer.file : undefined),
  takeAway: {
    copyPart: {
      kind: 'copy',
      label: says.copyPart,
      done: says.copied,
      shownWhen: inParts,
      of: (work) => writes(work, { part: Number(work.picks.part ?? 0) }),
    },
    parts: {
      kind: 'save',
      label: says.saveParts,
      file: named('-parts.zip'),
      type: 'application/zip',
      shownWhen: inParts,
      of: (work) => writes(work, 'parts'),
    },
    csv: {
      kind: 'save',
      label: says.saveCsv,
      file: named('-tokens.csv'),
      type: 'text/csv',
      shownWhen: ofText,
      of: (work) => writes(work, 'csv'),
    },
    json: {
      kind: 'save',
      label: says.saveJson,
      file: named('-tokens.json'),
      type: 'application/json',
      shownWhen: ofText,
      of: (work) => writes(work, 'json'),
    },
    markdown: {
      kind: 'save',
      label: says.saveMarkdown,
      file: named('-tokens.md'),
      type: 'text/markdown',
      shownWhen: ofText,
      of: (work) => writes(work, 'markdown'),
    },
    copyPack: { kind: 'copy', label: says.copyPack, done: says.copied, shownWhen: ofFiles, of: (work) => packs(work) },
    savePack: {
      kind: 'save',
      label: says.savePack,
      file: ({ values }) => (values.format === 'xml' ? 'prompt.txt' : 'prompt.md'),
      type: 'text/plain',
      shownWhen: ofFiles,
      of: (work) => packs(work),
    },
    usePack: {
      kind: 'put',
      label: says.usePack,
      input: 'text',
      sets: { from: 'text' },
      done: says.packPut,
      shownWhen: ofFiles,
      of: (work) => packs(work),
    },
  },
  controls: [
    {
      label: 'Model',
      help: 'Two public vocabularies count exactly; other models are estimated from their characters.',
    },
    { label: 'Text or files', help: 'One text or document, or a folder of files that become one prompt.' },
    { label: 'Context window and price', help: 'How much room is left, and what the text costs as input.' },
    { label: 'Parts', help: 'Tokens in a part, and how many of them the next one repeats.' },
    { label: 'Files to leave out', help: 'Rules in the syntax of .gitignore.' },
  ],
  results: [
    { label: 'Tokens, characters, words and cost', kind: 'value' },
    { label: 'Each token in the text, in two shades', kind: 'value' },
    { label: 'Parts that end where sentences end', kind: 'table' },
    { label: 'Files as one prompt with their tree', kind: 'value' },
    { label: 'Whether the text fits into the context window', kind: 'verdict' },
  ],
  formula:
    'Byte pair encoding with the published vocabularies o200k_base and cl100k_base; for other models, characters divided by an average; sentences end by Unicode Standard Annex 29',
  limits: [
    'Claude, Gemini and DeepSeek do not let a page count exactly. Their figures are estimates and say so; newer models of one maker differ.',
    'Pictures, tools and files that you attach in a chat are billed too, and are not counted here.',
    'What looks like a control token, such as <|endoftext|>, is counted as the text that it is.',
    'A byte order mark in the middle of a text may count as two tokens instead of one.',
    'Files of more than 20 MB are refused.',
    'The vocabularies are 1 and 2 MB and come when the first text is counted.',
  ],
  sources: [
    { title: 'OpenAI: tiktoken, a byte pair encoding tokeniser', href: 'https://github.com/openai/tiktoken' },
    {
      title: 'OpenAI cookbook: How to count tokens with tiktoken',
      href: 'https://cookbook.openai.com/examples/how_to_count_tokens_with_tiktoken',
    },
    { title: 'Google: Understand and count tokens', href: 'https://ai.google.dev/gemini-api/docs/tokens' },
    { title: 'DeepSeek: Token and token usage', href: 'https://api-docs.deepseek.com/quick_start/token_usage' },
    { title: 'Anthropic: Glossary', href: 'https://docs.claude.com/en/docs/about-claude/glossary' },
    { title: 'Unicode Standard Annex 29: Text segmentation', href: 'https://www.unicode.org/reports/tr29/' },
  ],
  abilities: ['save', 'print'],
})
