import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import {
  validatorMessages as says,
  validatorSample,
  type JsonCheckQuestion,
  type JsonCheckReport,
} from './json-validator.messages'

/** Files up to this size are shown in the text box, where a problem can be gone to; in bytes. */
const editableSize = 4_000_000

const words = { waiting: says.waiting, output: '', notices: 'What to know of this JSON' }

function withMending(views: readonly View[], answer: JsonCheckReport | undefined): View[] {
  const mending: View[] =
    answer?.mended === undefined
      ? []
      : [
          {
            kind: 'findings',
            items: [{ tone: 'plain', says: says.fixNote, offers: [{ label: says.fix, takes: 'fix' }] }],
          },
        ]
  const [verdict, ...rest] = views
  return verdict ? [verdict, ...mending, ...rest] : []
}

export default defineWorkbench({
  worker: worker<JsonCheckQuestion, JsonCheckReport>('json-validator'),
  options: {
    rules: choice('Check against', { options: says.rules, initial: 'json', as: 'menu' }),
  },
  panels: [{ at: 'top', fields: ['rules'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'JSON to check',
      placeholder: 'Paste or type JSON here, or drop a file',
      height: 'tall',
      example: validatorSample,
      takes: { text: {} },
      holds: {
        accept: '.json,.jsonc,.json5,.ndjson,.jsonl,.geojson,.webmanifest,.map,.txt,application/json,text/plain',
        pasted: 'pasted.json',
        above: editableSize,
        sets: {
          jsonc: { rules: 'jsonc' },
          json5: { rules: 'json5' },
          ndjson: { rules: 'ndjson' },
          jsonl: { rules: 'ndjson' },
        },
      },
    },
  },
  resultLabel: 'Problems',
  isBeside: true,
  asking: says.checking,
  ask({ values, texts, opened }): JsonCheckQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { source, rules: values.rules }
  },
  views: ({ answer }) => withMending(codeViews(answer && { ...answer, lines: 0 }, words), answer),
  takeAway: {
    list: {
      kind: 'copy',
      label: says.copyReport,
      done: says.copied,
      of: ({ answer }) => (answer && answer.list !== '' ? answer.list : undefined),
    },
    fix: {
      kind: 'put',
      label: says.fix,
      isOffered: true,
      input: 'text',
      done: says.fixed,
      of: ({ answer }) => answer?.mended,
    },
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter'],
      of: ({ texts, opened }) => (opened.text || texts.text === '' ? undefined : texts.text),
    },
  },
  controls: [
    { label: 'JSON', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'Check against', help: 'RFC 8259, the stricter I-JSON profile, JSON with comments, JSON5 or NDJSON.' },
  ],
  results: [
    { label: 'Every problem with line, column and what to do', kind: 'verdict' },
    { label: 'Repeated keys, numbers that change, half characters, depth and byte order mark', kind: 'verdict' },
    { label: 'The text with all problems mended, where each has one remedy', kind: 'value' },
  ],
  formula:
    'Reads the text by RFC 8259; after a fault it mends that place in the least way, reads again and lists what it meets next',
  limits: [
    'At most 50 problems are listed; in files of more than 3 MB fewer, because each takes a reading of its own.',
    'After a bracket or a quote that is never closed nothing more is listed, since the rest could belong inside it.',
    'Whether the values are the right ones is a question for a schema.',
  ],
  sources: [
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'RFC 7493: The I-JSON Message Format', href: 'https://www.rfc-editor.org/rfc/rfc7493' },
    { title: 'JSONTestSuite by Nicolas Seriot', href: 'https://github.com/nst/JSONTestSuite' },
  ],
  abilities: ['print'],
})
