import { zipOf } from '@/lib/base/archive/zip-files'
import { csvText } from '@/lib/base/format/csv-cell'
import { decodeText } from '@/lib/base/text/decode'
import { whole } from '@/lib/messages/counted'
import { packPrompt } from '@/lib/subjects/prompt/pack'
import { splitPrompt, type PromptPart, type SplitRules } from '@/lib/subjects/prompt/split'
import {
  estimatedTokens,
  tokenBlocks,
  tokenPieces,
  type Counting,
  type Tokenizer,
  type Vocabulary,
} from '@/lib/subjects/prompt/tokenizer'
import { utf8Length, wordCount } from '@/lib/subjects/text-counts/totals'
import {
  shownTokens,
  tokenMessages as says,
  type ShownPart,
  type TokenAnswer,
  type TokenFile,
  type TokenQuestion,
  type TokenSource,
} from '@/lib/tools/utilities/text/token-counter.messages'
import { defineTask, TaskRefusal, type TaskContext } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'
import { readDocument } from '@/lib/workers/read-document'

const largestFile = 20_000_000

const loaded = new Map<Vocabulary, Promise<Tokenizer>>()

function tokenizerOf(vocabulary: Vocabulary): Promise<Tokenizer> {
  const known = loaded.get(vocabulary)
  if (known) return known
  const wanted = vocabulary === 'o200k' ? import('@/lib/engines/tokens-o200k') : import('@/lib/engines/tokens-cl100k')
  const tokenizer = wanted.then((engine) => engine.tokenizer)
  // A vocabulary that did not arrive is asked for again.
  tokenizer.catch(() => loaded.delete(vocabulary))
  loaded.set(vocabulary, tokenizer)
  return tokenizer
}

async function textOf(source: TokenSource): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > largestFile) throw new TaskRefusal(says.tooLarge)
  const read = await readDocument(source, source.name, true)
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.text
}

async function plainText(file: File): Promise<string> {
  if (file.size > largestFile) throw new TaskRefusal(says.tooLarge)
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (decoded.kind === 'binary') throw new TaskRefusal(says.notText)
  return decoded.text
}

/** The tokens of a text that is asked about again while options change. */
let held: { text: string; by: Vocabulary; tokens: number[] } | undefined

async function encoded(text: string, by: Vocabulary, context: TaskContext): Promise<number[]> {
  if (held?.text === text && held.by === by) return held.tokens
  const { encode } = await tokenizerOf(by)
  const progress = pausing(context)
  const tokens: number[] = []
  let done = 0
  for (const block of tokenBlocks(text)) {
    for (const token of encode(block)) tokens.push(token)
    done += block.length
    await progress(done / Math.max(1, text.length))
  }
  held = { text, by, tokens }
  return tokens
}

async function countOf(text: string, counting: Counting, context: TaskContext): Promise<number> {
  if (counting.by === 'ratio') return estimatedTokens(text, counting.charactersPerToken)
  return (await encoded(text, counting.by, context)).length
}

async function partsOf(text: string, counting: Counting, rules: SplitRules | undefined): Promise<PromptPart[]> {
  if (!rules || text === '') return []
  if (counting.by === 'ratio') {
    const { charactersPerToken } = counting
    return splitPrompt(text, rules, (stretch) => estimatedTokens(stretch, charactersPerToken))
  }
  const { encode } = await tokenizerOf(counting.by)
  return splitPrompt(text, rules, (stretch) => encode(stretch).length)
}

const beginLength = 80

function shownPart(text: string, part: PromptPart): ShownPart {
  const begins = text
    .slice(part.start, Math.min(part.end, part.start + beginLength))
    .replace(/\s+/g, ' ')
    .trim()
  return { ...part, begins }
}

async function count(
  { source, counting, split }: Extract<TokenQuestion, { ask: 'count' }>,
  context: TaskContext,
): Promise<TokenAnswer> {
  const text = await textOf(source)
  const tokens = await countOf(text, counting, context)
  const pieces =
    counting.by === 'ratio'
      ? []
      : tokenPieces(text, await encoded(text, counting.by, context), await tokenizerOf(counting.by), shownTokens)
  const parts = await partsOf(text, counting, split)
  return {
    kind: 'counted',
    tokens,
    characters: [...text].length,
    words: wordCount(text),
    bytes: utf8Length(text),
    pieces: pieces.map(({ text: shown, tokens: own }) => ({ text: shown, size: own.length })),
    parts: parts.map((part) => shownPart(text, part)),
    name: typeof source === 'string' ? undefined : source.name,
  }
}

const partText = (text: string, parts: readonly PromptPart[], at: number, numbered: boolean) =>
  `${numbered ? says.head(at + 1, parts.length) : ''}${text.slice(parts[at]?.start, parts[at]?.end)}`

const written = (content: Blob, tokens: number): TokenAnswer => ({ kind: 'written', file: content, tokens })

function jsonOf(text: string, tokens: number, parts: readonly PromptPart[], counting: Counting): string {
  const counts = {
    tokens,
    counting: counting.by === 'ratio' ? counting : { by: says.vocabularies[counting.by] },
    characters: [...text].length,
    words: wordCount(text),
    bytes: utf8Length(text),
    parts,
  }
  return `${JSON.stringify(counts, null, 2)}\n`
}

function markdownOf(text: string, tokens: number, parts: readonly PromptPart[], counting: Counting): string {
  const method =
    counting.by === 'ratio'
      ? `estimated, ${counting.charactersPerToken.toFixed(2)} characters a token`
      : says.vocabularies[counting.by]
  const rows = [
    ['Tokens', whole(tokens)],
    ['Counted by', method],
    ['Characters', whole([...text].length)],
    ['Words', whole(wordCount(text))],
  ]
  const table = ['| Count | Value |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)]
  const list = parts.map(({ start, end, tokens: own }, at) => `| ${at + 1} | ${whole(own)} | ${start} | ${end} |`)
  const listed = list.length > 0 ? ['', '| Part | Tokens | From | To |', '| --- | --- | --- | --- |', ...list] : []
  return `${[...table, ...listed].join('\n')}\n`
}

async function csvOf(text: string, by: Vocabulary, context: TaskContext): Promise<Blob> {
  const tokens = await encoded(text, by, context)
  const tokenizer = await tokenizerOf(by)
  const rows = tokenPieces(text, tokens, tokenizer, Infinity).flatMap(({ text: shown, tokens: own }, at) =>
    own.map((token, place) => [String(at + 1), String(token), place === 0 ? shown : '']),
  )
  return new Blob(['\u{FEFF}', csvText([['Piece', 'Token', 'Text'], ...rows])])
}

async function write(
  { source, counting, split, numbered, as }: Extract<TokenQuestion, { ask: 'write' }>,
  context: TaskContext,
): Promise<TokenAnswer> {
  const text = await textOf(source)
  const tokens = await countOf(text, counting, context)
  if (as === 'csv' && counting.by !== 'ratio') return written(await csvOf(text, counting.by, context), tokens)
  const parts = await partsOf(text, counting, split)
  return written(await fileOf(as, text, tokens, parts, counting, numbered), tokens)
}

async function fileOf(
  as: TokenFile,
  text: string,
  tokens: number,
  parts: readonly PromptPart[],
  counting: Counting,
  numbered: boolean,
): Promise<Blob> {
  if (as === 'json') return new Blob([jsonOf(text, tokens, parts, counting)])
  if (as === 'markdown') return new Blob([markdownOf(text, tokens, parts, counting)])
  if (typeof as === 'object') return new Blob([partText(text, parts, as.part < parts.length ? as.part : 0, numbered)])
  const digits = String(parts.length).length
  return zipOf(
    parts.map((_, at) => [
      `part-${String(at + 1).padStart(digits, '0')}.txt`,
      new Blob([partText(text, parts, at, numbered)]),
    ]),
  )
}

async function pack(
  { files, paths, rules, counting }: Extract<TokenQuestion, { ask: 'pack' }>,
  context: TaskContext,
): Promise<TokenAnswer> {
  const texts = await Promise.all(files.map(plainText))
  const packed = packPrompt(
    texts.map((text, at) => ({ path: paths[at] ?? '', text })),
    rules.format,
    rules.hasTree,
  )
  return written(new Blob([packed]), await countOf(packed, counting, context))
}

async function answer(question: TokenQuestion, context: TaskContext): Promise<TokenAnswer> {
  switch (question.ask) {
    case 'count':
      return count(question, context)
    case 'write':
      return write(question, context)
    case 'pack':
      return pack(question, context)
    case 'file': {
      const text = await plainText(question.file)
      return { kind: 'file', tokens: await countOf(text, question.counting, context), characters: [...text].length }
    }
  }
}

defineTask<TokenQuestion, TokenAnswer>(async (question, context) => {
  try {
    return await answer(question, context)
  } catch (error) {
    if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))
      throw new TaskRefusal(says.fileGone)
    throw error
  }
})
