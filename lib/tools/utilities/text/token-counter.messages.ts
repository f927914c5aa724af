import { counted, whole } from '@/lib/messages/counted'
import type { Counting, Vocabulary } from '@/lib/subjects/prompt/tokenizer'
import type { PackFormat } from '@/lib/subjects/prompt/pack'
import type { PromptPart, SplitRules } from '@/lib/subjects/prompt/split'

export type TokenSource = string | File

export interface PackRules {
  ignore: string
  format: PackFormat
  hasTree: boolean
}

/** What is written of a text: its tokens as a table, its counts as JSON or Markdown, its parts as files, or one of its parts. */
export type TokenFile = 'csv' | 'json' | 'markdown' | 'parts' | { part: number }

export type TokenQuestion =
  | { ask: 'count'; source: TokenSource; counting: Counting; split: SplitRules | undefined; numbered: boolean }
  | { ask: 'file'; file: File; counting: Counting }
  | {
      ask: 'write'
      source: TokenSource
      counting: Counting
      split: SplitRules | undefined
      numbered: boolean
      as: TokenFile
    }
  | { ask: 'pack'; files: readonly File[]; paths: readonly string[]; rules: PackRules; counting: Counting }

export interface ShownPart extends PromptPart {
  begins: string
}

export type TokenAnswer =
  | {
      kind: 'counted'
      tokens: number
      characters: number
      words: number
      bytes: number
      /** The first tokens with their texts; none where they are estimated. */
      pieces: { text: string; size: number }[]
      parts: ShownPart[]
      /** The name of the file, where one stands in the place of the box. */
      name: string | undefined
    }
  | { kind: 'file'; tokens: number; characters: number }
  | { kind: 'written'; file: Blob; tokens: number }

export const shownTokens = 1500

export const tokenSample = `Summarise the customer's message in two sentences, then answer it politely.

Order 40917 arrived on 12 March, but the lid of one jar is cracked. I'd like a replacement, not a refund. Danke schön! 🙂
`

const tokens = (count: number) => counted(count, 'token', 'tokens')

export const tokenMessages = {
  models: {
    o200k: 'GPT-5, GPT-4.1, GPT-4o, o-series',
    cl100k: 'GPT-4, GPT-3.5, embeddings',
    claude: 'Claude (estimate)',
    gemini: 'Gemini (estimate)',
    deepseek: 'DeepSeek (estimate)',
    own: 'Another model, by a ratio',
  } as const,
  /** Characters for a token in English, as the makers give them. */
  ratios: { claude: 3.5, gemini: 4, deepseek: 1 / 0.3 },
  vocabularies: { o200k: 'o200k_base', cl100k: 'cl100k_base' } satisfies Record<Vocabulary, string>,
  sources: { text: 'Text or a file', files: 'Many files, as one prompt' },
  shows: { tokens: 'Tokens', parts: 'Parts' },
  formats: { markdown: 'Markdown fences', xml: 'XML tags' } satisfies Record<PackFormat, string>,

  waiting: 'Type or paste a prompt, and its tokens are counted here.',
  waitingFiles: 'Choose files or a folder, and each is counted here.',
  notText: 'This file is no text.',
  tooLarge: 'This file is larger than 20 MB. Take it apart first.',
  fileGone: 'The file could not be read. Perhaps it was moved or changed. Choose it again.',
  counting: 'Counting tokens',
  writing: 'Writing',

  exact: (vocabulary: string) => `Counted with ${vocabulary}, the vocabulary of these models.`,
  estimated: (ratio: string) =>
    `Estimated with ${ratio} characters for a token, as for English prose. Code and other languages take more. The provider counts exactly.`,
  tokens: 'Tokens',
  characters: 'Characters',
  words: 'Words',
  perToken: 'Characters in a token',
  cost: 'Cost as input',
  dollars: (amount: number) =>
    `$${amount === 0 ? '0' : amount < 0.01 ? amount.toPrecision(2) : amount.toFixed(amount < 1 ? 4 : 2)}`,
  spoken: (count: number) => tokens(count),
  fits: (used: number, window: number) => `${tokens(used)} of ${whole(window)} in the context window.`,
  over: (by: number) => `${tokens(by)} more than the context window holds. Split the text, or leave something out.`,
  withChat: (messages: number, added: number) =>
    `With ${counted(messages, 'chat message', 'chat messages')}: ${tokens(added)} more around the texts.`,
  window: 'Context window',

  marked: 'The text in its tokens',
  firstTokens: (shown: number, all: number) => `The first ${whole(shown)} of ${tokens(all)}. The CSV has all of them.`,
  noTokens: 'An estimate knows no single tokens. Choose a model whose vocabulary is public to see them.',

  partsLabel: 'Parts of the text',
  partColumns: ['Part', 'Tokens', 'Begins with'],
  partsFound: (count: number, most: number) =>
    count === 1
      ? `The text fits into one part of ${tokens(most)}.`
      : `${counted(count, 'part', 'parts')} of at most ${tokens(most)}.`,
  partFault: 'The overlap must be smaller than a part.',
  copyWhich: 'Part to copy',
  partName: (at: number) => `Part ${at}`,
  head: (at: number, all: number) => `Part ${at} of ${all}\n\n`,

  fileTokens: (count: number, characters: number) =>
    `${tokens(count)}, ${counted(characters, 'character', 'characters')}.`,
  leftOut: (rule: string) => `Left out by ${rule}.`,
  busy: (count: number) => `${counted(count, 'file is', 'files are')} being counted.`,
  packReady: (files: number, count: number, left: number) =>
    [
      `${counted(files, 'file', 'files')}, ${tokens(count)} without what stands around them.`,
      ...(left > 0 ? [`${counted(left, 'file is', 'files are')} left out by the rules.`] : []),
    ].join(' '),
  packed: (count: number) => `The prompt has ${tokens(count)} with its tree and the marks around the files.`,
  held: (count: number) =>
    `${counted(count, 'file is', 'files are')} no text or could not be read, and not in the prompt.`,

  saveParts: 'Save the parts as ZIP',
  copyPart: 'Copy the part',
  copied: 'It is in the clipboard.',
  saveCsv: 'Save tokens as CSV',
  saveJson: 'Save counts as JSON',
  saveMarkdown: 'Save counts as Markdown',
  copyPack: 'Copy the prompt',
  savePack: 'Save the prompt',
  usePack: 'Count and split the prompt',
  packPut: 'The prompt is in the box.',
} as const
