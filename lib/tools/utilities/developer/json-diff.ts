import { copyWritten, saveWritten, writtenText } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type TextInput } from '@/lib/kits/app/workbench'
import { choice, number, toggle } from '@/lib/kits/fields/define'
import { diffMessages as says, diffSample, type DiffQuestion, type DiffReport } from './json-diff.messages'

const whenComparing = { field: 'task', is: 'compare' } as const

const holds: TextInput['holds'] = {
  accept: '.json,.jsonc,.json5,.geojson,.yaml,.yml,.txt,application/json,text/plain',
  pasted: 'pasted.json',
  above: 1_000_000,
  sets: { yaml: { format: 'yaml' }, yml: { format: 'yaml' }, jsonc: { format: 'jsonc' }, json5: { format: 'json5' } },
}

const tableOf = ({ rows }: DiffReport): View[] =>
  rows.length > 0 ? [{ kind: 'table', label: says.listLabel, isTitled: true, columns: says.columns, rows }] : []

const endings = { patch: 'patch.json', merge: 'merge-patch.json', markdown: 'md', csv: 'csv' }
const types = {
  patch: 'application/json-patch+json',
  merge: 'application/merge-patch+json',
  markdown: 'text/markdown',
  csv: 'text/csv',
}

export default defineWorkbench({
  worker: worker<DiffQuestion, DiffReport>('json-diff'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'compare', as: 'buttons' }),
    format: choice('Read as', { options: says.formats, initial: 'json', as: 'menu' }),
    lists: choice('Lists are compared by', {
      options: says.lists,
      initial: 'content',
      as: 'menu',
      shownWhen: whenComparing,
    }),
    output: choice('Write differences as', {
      options: says.outputs,
      initial: 'patch',
      as: 'menu',
      shownWhen: whenComparing,
    }),
    withTests: toggle('Test the old value before each change', {
      shownWhen: [whenComparing, { field: 'output', is: 'patch' }],
      refines: true,
    }),
    tolerance: number('Numbers may differ by', { initial: 0, min: 0, shownWhen: whenComparing, refines: true }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    {
      at: 'inputs',
      label: 'How it is compared',
      fields: ['format', 'lists', 'withTests', 'tolerance'],
    },
    { at: 'results', fields: ['output'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: says.sides.text,
      placeholder: 'Paste JSON or YAML here, or drop a file',
      height: 'tall',
      example: diffSample.before,
      takes: { text: {} },
      holds,
    },
    second: {
      kind: 'text',
      label: { field: 'task', is: says.secondLabels },
      placeholder: 'Paste what it is compared with, or a patch to apply',
      height: 'tall',
      example: diffSample.after,
      holds,
    },
    ignored: {
      kind: 'text',
      label: 'Places to ignore',
      help: 'Names such as updated, or pointers such as /items/*/id, with commas between them.',
      height: 'line',
      shownWhen: whenComparing,
    },
    key: {
      kind: 'text',
      label: 'Member that tells items apart',
      placeholder: 'id',
      height: 'line',
      shownWhen: [whenComparing, { field: 'lists', is: 'key' }],
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): DiffQuestion | undefined {
    const text = opened.text ?? texts.text
    const second = opened.second ?? texts.second
    if (text === '' || second === '') return undefined
    return { ask: 'read', text, second, ignored: texts.ignored, key: texts.key, ...values }
  },
  views({ answer, values }) {
    const isApplying = values.task === 'apply'
    const words = isApplying
      ? { ...says.words, waiting: says.applyWaiting, output: says.applyOutput }
      : { ...says.words, output: says.outputs[values.output] }
    if (!answer) return codeViews(answer, words)
    const [verdict, findings, warnings, ...rest] = codeViews(answer, words)
    return [verdict, findings, warnings, ...tableOf(answer), ...rest].filter((view) => view !== undefined)
  },
  takeAway: {
    copy: copyWritten<DiffReport, DiffQuestion>(says.copied),
    save: {
      ...saveWritten<DiffReport, DiffQuestion>('differences', 'text/plain'),
      file: ({ values }) => (values.task === 'apply' ? 'patched.json' : `differences.${endings[values.output]}`),
      type: ({ values }) => (values.task === 'apply' ? 'application/json' : types[values.output]),
    },
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter'],
      of: (work) =>
        work.values.task === 'apply' || work.values.output === 'patch' || work.values.output === 'merge'
          ? writtenText<DiffReport, DiffQuestion>(work)
          : undefined,
    },
  },
  controls: [
    { label: 'Two documents', help: 'JSON or YAML, typed, pasted or opened; files of up to 20 MB each.' },
    { label: 'Lists', help: 'By what items say, by place, in any order, or by a member such as id.' },
    { label: 'Places to ignore', help: 'Members such as time stamps that differ every time.' },
    { label: 'Apply a patch', help: 'A JSON Patch is applied whole or not at all; an object counts as a merge patch.' },
  ],
  results: [
    { label: 'Every difference with its place, before and after', kind: 'table' },
    { label: 'JSON Patch, merge patch, Markdown or CSV', kind: 'value' },
    { label: 'Values that changed their type', kind: 'verdict' },
  ],
  formula:
    'Compares members by name and numbers by value; between lists the longest common run of items stays, and what is left was put in or taken out',
  limits: [
    'The order of members and white space never count as differences.',
    'Lists whose differing parts have more than four million pairs of items are compared place by place.',
    'Moved items show as removed and added; no operation “move” is written.',
    'Comments of YAML and JSON with comments are not compared.',
  ],
  sources: [
    { title: 'RFC 6902: JavaScript Object Notation (JSON) Patch', href: 'https://www.rfc-editor.org/rfc/rfc6902' },
    { title: 'RFC 7396: JSON Merge Patch', href: 'https://www.rfc-editor.org/rfc/rfc7396' },
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
  ],
  abilities: ['save', 'print'],
})
