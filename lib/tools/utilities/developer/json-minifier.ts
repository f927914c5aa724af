import {
  copyWritten,
  jsonSources,
  nameWith,
  saveWritten,
  sourceInput,
  writtenText,
} from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  minifierMessages as says,
  minifierSample,
  type MinifierQuestion,
  type MinifierReport,
} from './json-minifier.messages'

const whenSmall = { field: 'form', is: 'small' } as const

function sizeViews({ sizes, names }: MinifierReport): View[] {
  const table = (label: string, columns: readonly string[], rows: MinifierReport['sizes']): View[] =>
    rows.length > 0 ? [{ kind: 'table', label, isTitled: true, columns, rows }] : []
  return [...table(says.sizesLabel, says.sizesColumns, sizes), ...table(says.namesLabel, says.namesColumns, names)]
}

export default defineWorkbench({
  worker: worker<MinifierQuestion, MinifierReport>('json-minifier'),
  options: {
    form: choice('Write it', { options: says.forms, initial: 'small', as: 'buttons' }),
    mode: choice('Read as', { options: says.modes, initial: 'json', as: 'menu' }),
    drop: choice('Leave out', { options: says.drops, initial: 'nothing', as: 'menu' }),
    asciiOnly: toggle('Escape non-ASCII characters', { shownWhen: whenSmall }),
    shortKeys: toggle('Shorten keys', { refines: true }),
    places: choice('Decimals', { options: says.places, initial: 'exact', as: 'menu', refines: true }),
  },
  panels: [
    { at: 'top', fields: ['form'] },
    {
      at: 'inputs',
      label: 'How it is read and made smaller',
      fields: ['mode', 'drop', 'asciiOnly', 'shortKeys', 'places'],
    },
  ],
  inputs: {
    text: sourceInput(
      { label: 'JSON to minify', placeholder: 'Paste JSON here, or drop a file', example: minifierSample },
      jsonSources,
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): MinifierQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => [...codeViews(answer, says.words), ...(answer ? sizeViews(answer) : [])],
  takeAway: {
    copy: copyWritten<MinifierReport, MinifierQuestion>(says.copied),
    save: saveWritten<MinifierReport, MinifierQuestion>(nameWith('min.json', 'data'), 'application/json'),
    names: {
      kind: 'save',
      label: says.saveNames,
      file: 'names.json',
      type: 'application/json',
      shownWhen: { field: 'shortKeys', is: true },
      of: ({ answer }) =>
        answer && answer.names.length > 0
          ? `${JSON.stringify(Object.fromEntries(answer.names), null, 2)}\n`
          : undefined,
    },
    next: {
      kind: 'carry',
      gives: 'json',
      leadsTo: ['json-formatter', 'hash-generator'],
      of: writtenText<MinifierReport, MinifierQuestion>,
    },
  },
  controls: [
    { label: 'JSON', help: 'Type, paste, drop or open a file of up to 100 MB.' },
    { label: 'Write it', help: 'As short as can be, or in the one form of RFC 8785 that signatures are made over.' },
    { label: 'Leave out', help: 'Members that are null, or empty as well. Items of lists always stay.' },
    { label: 'Shorten keys', help: 'Keys become a, b, c; the list of names is saved beside the text.' },
  ],
  results: [
    { label: 'The smaller JSON', kind: 'value' },
    { label: 'Sizes before and after: plain, gzip, and Brotli where the browser has it', kind: 'table' },
    { label: 'What was left out, rounded or renamed', kind: 'verdict' },
  ],
  formula:
    'Reads the tokens of the text and writes them again without white space; numbers and strings are copied byte for byte unless you ask otherwise',
  limits: [
    'Removing white space, the text keeps repeated keys; with any other option the last value of each counts, and the page says so.',
    'Rounding and leaving out cannot be taken back from the result.',
    'How small a server sends it depends on the level it compresses with; the sizes here are those of your browser’s own compressor.',
  ],
  sources: [
    {
      title: 'RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format',
      href: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
    { title: 'RFC 8785: JSON Canonicalization Scheme (JCS)', href: 'https://www.rfc-editor.org/rfc/rfc8785' },
  ],
  abilities: ['save', 'print'],
})
