import { englishCount } from '@/lib/base/format/english-count'
import { sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, percent } from '@/lib/kits/fields/define'
import type { Summary } from '@/lib/subjects/summary/summary'
import type { SummaryAnswer, SummaryQuestion } from '@/lib/subjects/summary/task'

const sample = `The town council decided on Tuesday to close the old bridge to cars from next spring. The bridge was built in 1931 and carries four times the traffic it was made for. Engineers found cracks in two of its five piers last autumn. A repair would cost more than a new bridge, they say.

Cyclists and people on foot may still use it. Buses will take the road along the river, which adds about six minutes to each trip. Shopkeepers near the bridge fear that customers will stay away. The council offers them a year without rent for their stands at the market.

A new bridge could open in five years. Its piers would stand outside the river, so that floods do not reach them. The council wants to ask the people of the town about its shape. Nobody asked about the colour.`

type Form = 'text' | 'list' | 'headline'

function written({ kept }: Summary, form: Form): string {
  if (form === 'list') return kept.map(({ text }) => `- ${text}`).join('\n')
  if (form === 'headline') return kept.find(({ rank }) => rank === 1)?.text ?? ''
  return kept.map(({ text }) => text).join(' ')
}

const percentOf = (part: number, whole: number) => (whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`)

export default defineWorkbench({
  worker: worker<SummaryQuestion, SummaryAnswer>('text-summarizer'),
  options: {
    share: percent('Sentences kept', {
      initial: 0.25,
      min: 0.02,
      max: 0.9,
      slider: { from: 0.05, to: 0.6, step: 0.05 },
    }),
    form: choice('As', {
      options: { text: 'Running text', list: 'A list', headline: 'One sentence' },
      initial: 'text',
    }),
  },
  panels: [{ at: 'inputs', fields: ['share', 'form'] }],
  inputs: {
    text: textInput({
      label: 'Text to shorten',
      placeholder: 'Paste an article or report, or drop a file',
      example: sample,
    }),
  },
  resultLabel: 'Key sentences',
  asking: 'Weighing the sentences',
  ask(given): SummaryQuestion | undefined {
    const source = sourceOf(given)
    return source === undefined ? undefined : { source, share: given.values.share }
  },
  views({ answer, values: { form } }) {
    const summary = answer?.summary
    return [
      {
        kind: 'note',
        says: 'These are sentences of the text itself, chosen by how much of it they share. No language model runs, and nothing is rephrased.',
      },
      ...(summary
        ? ([
            { kind: 'text', label: 'Key sentences', text: written(summary, form), boxed: true },
            {
              kind: 'figures',
              items: [
                {
                  label: 'Sentences kept',
                  text: `${englishCount(summary.kept.length)} of ${englishCount(summary.sentences)}`,
                },
                {
                  label: 'Words',
                  text: `${englishCount(summary.keptWords)} of ${englishCount(summary.words)} (${percentOf(summary.keptWords, summary.words)})`,
                },
              ],
            },
            {
              kind: 'note',
              says:
                summary.isWhole && summary.sentences > 0
                  ? 'Fewer than three sentences are given back as they are.'
                  : '',
            },
            {
              kind: 'note',
              says: summary.keywords.length > 0 ? `Words that return: ${summary.keywords.join(', ')}.` : '',
            },
            {
              kind: 'findings',
              label: 'Where they stand',
              items: summary.kept.slice(0, 30).map(({ text, rank, line, column, start, end }) => ({
                tone: 'plain' as const,
                says: `Rank ${englishCount(rank)}`,
                detail: text,
                at: { input: 'text', line, column, offset: start, length: end - start },
              })),
            },
          ] as const)
        : []),
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Copied the key sentences',
      of: ({ answer, values }) => (answer ? written(answer.summary, values.form) || undefined : undefined),
    },
    save: {
      kind: 'save',
      label: 'Save as text',
      file: 'summary.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer, values }) => (answer ? written(answer.summary, values.form) || undefined : undefined),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['reading-time', 'word-counter'],
      of: ({ answer, values }) => (answer ? written(answer.summary, values.form) || undefined : undefined),
    },
  },
  controls: [
    {
      label: 'Text to shorten',
      help: 'Typed, pasted, or opened as a text, Word, PDF, OpenDocument, HTML or Markdown file.',
    },
    { label: 'Sentences kept', help: 'From one in fifty to nine in ten.' },
    { label: 'As', help: 'Running text, a list, or the single most telling sentence.' },
  ],
  results: [
    { label: 'Key sentences of the text, word for word', kind: 'value' },
    { label: 'How much of the text they are', kind: 'value' },
    { label: 'The rank of each sentence and where it stands', kind: 'table' },
  ],
  formula:
    'Sentences are compared by their words without stop words (TF-IDF, cosine); PageRank over these likenesses ranks them, the beginning counts a little more, and what repeats a chosen sentence less',
  limits: [
    'It chooses sentences and writes none. Irony, tables and what stands between the lines are lost.',
    'A sentence that begins with “he” or “this” may lack the one it points to.',
    'Stop words of twenty languages are known. Other languages are ranked with all their words.',
    'Above 1,200 sentences each is compared with the whole text instead of with every other sentence.',
  ],
  sources: [
    {
      title:
        'G. Erkan, D. Radev: LexRank: Graph-based Lexical Centrality as Salience in Text Summarization, JAIR 22 (2004)',
      href: 'https://doi.org/10.1613/jair.1523',
    },
    {
      title: 'J. Carbonell, J. Goldstein: The Use of MMR, Diversity-Based Reranking, SIGIR (1998)',
      href: 'https://doi.org/10.1145/290941.291025',
    },
  ],
  abilities: ['save', 'print'],
})
