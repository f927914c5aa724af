import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker, type Content } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { sqlMessages as says, sqlSample, type SqlQuestion, type SqlReport } from './sql-formatter.messages'

const editableSize = 2_000_000
const whenLaidOut = { field: 'task', is: ['format', 'parameters', 'string'] } as const

/** A question that only whoever holds the text answers. */
const wholeText = { askOpen: { ask: 'file' } } as unknown as Content<SqlQuestion>

const outputOf = ({ answer }: { answer: SqlReport | undefined }) => (answer && answer.lines > 0 ? wholeText : undefined)

export default defineWorkbench({
  worker: worker<SqlQuestion, SqlReport>('sql-formatter'),
  options: {
    dialect: choice('Dialect', { options: says.dialects, initial: 'auto', as: 'menu' }),
    task: choice('What to do', { options: says.tasks, initial: 'format', as: 'menu' }),
    keywords: choice('Keywords', { options: says.cases, initial: 'upper', shownWhen: whenLaidOut }),
    indent: choice('Indent', { options: says.indents, initial: '2', shownWhen: whenLaidOut }),
    commas: choice('Commas', { options: says.commas, initial: 'after', shownWhen: whenLaidOut }),
    parameterStyle: choice('Written as', {
      options: says.parameterStyles,
      initial: 'question',
      shownWhen: { field: 'task', is: 'parameters' },
    }),
    language: choice('Language', {
      options: says.languages,
      initial: 'java',
      as: 'menu',
      shownWhen: { field: 'task', is: 'string' },
    }),
    identifiers: choice('Names', { options: says.cases, initial: 'preserve', shownWhen: whenLaidOut, refines: true }),
    style: choice('Layout', { options: says.styles, initial: 'standard', shownWhen: whenLaidOut, refines: true }),
    logic: choice('AND and OR', { options: says.logic, initial: 'before', shownWhen: whenLaidOut, refines: true }),
    width: choice('Keep on one line up to', {
      options: says.widths,
      initial: '50',
      as: 'menu',
      shownWhen: whenLaidOut,
      refines: true,
    }),
  },
  panels: [
    { at: 'top', fields: ['dialect', 'task'] },
    {
      at: 'inputs',
      label: 'How it is written',
      fields: ['keywords', 'indent', 'commas', 'parameterStyle', 'language'],
    },
    { at: 'inputs', label: 'Finer points', folded: true, fields: ['identifiers', 'style', 'logic', 'width'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'SQL to lay out',
      placeholder: 'Paste SQL here, or drop a file',
      height: 'tall',
      example: sqlSample,
      takes: { text: {} },
      holds: { accept: '.sql,.ddl,.dml,.pks,.pkb,.txt,text/plain', pasted: 'pasted.sql', above: editableSize },
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): SqlQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words),
    ...(answer && answer.values.length > 0
      ? [{ kind: 'table', label: says.values, columns: says.valueColumns, rows: answer.values } as const]
      : []),
  ],
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: outputOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened }) => (opened.text ? opened.text.name.replace(/(\.\w+)?$/, '.formatted.sql') : 'formatted.sql'),
      type: 'application/sql',
      of: outputOf,
    },
  },
  controls: [
    { label: 'SQL', help: 'Type, paste, drop or open a script of up to 20 MB.' },
    { label: 'Dialect', help: 'Detected from what only some dialects write, or chosen among twenty.' },
    { label: 'What to do', help: 'Format, minify, take the values out, or write the script as a string of code.' },
    { label: 'Keywords', help: 'In capitals, in small letters or as they were written.' },
    { label: 'Commas', help: 'At the end of a line or at the start of the next.' },
  ],
  results: [
    { label: 'The script laid out', kind: 'value' },
    { label: 'Statements that stay as they were written, with the place that was not understood', kind: 'verdict' },
    { label: 'Values and the parameters that took their place', kind: 'table' },
  ],
  formula:
    'Cuts the script into statements, lays each out, then compares words, strings, numbers and signs with the original in their order',
  limits: [
    'Statements are laid out, not checked: whether a table or a column exists only the database knows.',
    'Commands of a client, such as DELIMITER or GO, are no SQL; a statement with them may stay as it was written.',
    'Taking values out leaves the arguments of types, such as VARCHAR(40), where they are.',
  ],
  sources: [
    { title: 'ISO/IEC 9075, Database languages SQL', href: 'https://www.iso.org/standard/76583.html' },
    {
      title: 'PostgreSQL documentation: Lexical Structure',
      href: 'https://www.postgresql.org/docs/current/sql-syntax-lexical.html',
    },
    { title: 'MySQL Reference Manual: Comments', href: 'https://dev.mysql.com/doc/refman/8.4/en/comments.html' },
  ],
  abilities: ['save', 'print'],
})
