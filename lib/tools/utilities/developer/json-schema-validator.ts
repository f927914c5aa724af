import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import {
  schemaMessages as says,
  schemaSample,
  type SchemaQuestion,
  type SchemaReport,
} from './json-schema-validator.messages'

const kept = (text: string | undefined) => (text === undefined || text === '' ? undefined : text)

export default defineWorkbench({
  worker: worker<SchemaQuestion, SchemaReport>('json-schema-validator'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'validate', as: 'buttons' }),
    draft: choice('Draft', {
      options: says.drafts,
      initial: 'auto',
      as: 'menu',
      shownWhen: { field: 'task', is: 'validate' },
    }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', label: 'How the schema is read', fields: ['draft'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'JSON data',
      placeholder: 'Paste the data here, or drop a file',
      height: 'tall',
      example: schemaSample.data,
      takes: { text: {} },
      holds: {
        accept: '.json,.geojson,.webmanifest,.txt,application/json,text/plain',
        pasted: 'pasted.json',
        above: 2_000_000,
      },
    },
    schema: {
      kind: 'text',
      label: 'JSON Schema',
      placeholder: '{ "type": "object", "required": ["id"] }',
      height: 'tall',
      example: schemaSample.schema,
      opens: {
        label: 'Open schema',
        accept: '.json,application/json',
        largest: 2_000_000,
        otherwise: 'Schemas of up to 2 MB are read.',
      },
      shownWhen: { field: 'task', is: 'validate' },
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): SchemaQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, schema: texts.schema, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words),
    ...(answer && answer.inferred !== ''
      ? [{ kind: 'text', label: says.words.output, text: answer.inferred } as const]
      : []),
  ],
  takeAway: {
    list: {
      kind: 'copy',
      label: 'Copy the list',
      done: says.copied,
      shownWhen: { field: 'task', is: 'validate' },
      of: ({ answer }) => kept(answer?.list),
    },
    copy: {
      kind: 'copy',
      label: 'Copy schema',
      done: says.copied,
      shownWhen: { field: 'task', is: 'infer' },
      of: ({ answer }) => kept(answer?.inferred),
    },
    save: {
      kind: 'save',
      label: 'Download schema',
      file: 'schema.json',
      type: 'application/schema+json',
      shownWhen: { field: 'task', is: 'infer' },
      of: ({ answer }) => kept(answer?.inferred),
    },
    use: {
      kind: 'put',
      label: 'Use as schema',
      input: 'schema',
      sets: { task: 'validate' },
      done: 'The schema is now the one to validate against.',
      shownWhen: { field: 'task', is: 'infer' },
      of: ({ answer }) => kept(answer?.inferred),
    },
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter', 'json-validator'],
      of: ({ texts, opened }) => (opened.text ? undefined : kept(texts.text)),
    },
  },
  controls: [
    { label: 'JSON data', help: 'Type, paste, drop or open a file of up to 50 MB.' },
    { label: 'JSON Schema', help: 'Typed, pasted or opened.' },
    { label: 'Draft', help: 'What $schema says, or one of draft 4, 6 and 7, 2019-09 and 2020-12.' },
  ],
  results: [
    { label: 'Every place of the data that does not fit, with line and rule', kind: 'verdict' },
    { label: 'Mistakes of the schema itself', kind: 'verdict' },
    { label: 'A schema made of the data', kind: 'value' },
  ],
  formula: 'Checks the schema for mistakes, then holds each value against the keywords that apply to it',
  limits: [
    'References lead within the schema; other files and addresses are not fetched.',
    '$dynamicRef of 2020-12 leads to the nearest anchor, and custom vocabularies are not known.',
    'Numbers are compared as 64-bit floats.',
    'A schema made of one sample calls every member of it required.',
  ],
  sources: [
    {
      title: 'JSON Schema, draft 2020-12: Validation',
      href: 'https://json-schema.org/draft/2020-12/json-schema-validation',
    },
    { title: 'JSON Schema Test Suite', href: 'https://github.com/json-schema-org/JSON-Schema-Test-Suite' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
  ],
  abilities: ['save', 'print'],
})
