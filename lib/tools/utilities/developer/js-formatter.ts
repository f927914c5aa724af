import { copyWritten, nameWith, saveWritten, sourceInput } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { scriptMessages as says, scriptSample, type ScriptQuestion, type ScriptReport } from './js-formatter.messages'

const endings = { javascript: 'js', typescript: 'ts', json5: 'json5' } as const
const isCode = { field: 'language', is: ['auto', 'javascript', 'typescript'] } as const

export default defineWorkbench({
  worker: worker<ScriptQuestion, ScriptReport>('js-formatter'),
  options: {
    task: choice('What to do', { options: says.tasks, initial: 'format', as: 'buttons' }),
    language: choice('Language', { options: says.languages, initial: 'auto', as: 'menu' }),
    indent: choice('Indent', { options: says.indents, initial: '2' }),
    quotes: choice('Quotes', { options: says.quotes, initial: 'double', shownWhen: isCode }),
    semicolons: toggle('Semicolons', { initial: true, shownWhen: isCode }),
    width: choice('Break lines after', { options: says.widths, initial: '80', as: 'menu', refines: true }),
    commas: choice('Trailing commas', {
      options: says.commas,
      initial: 'all',
      as: 'menu',
      shownWhen: isCode,
      refines: true,
    }),
  },
  panels: [
    { at: 'top', fields: ['task'] },
    { at: 'inputs', label: 'How it is written', fields: ['language', 'indent', 'quotes', 'semicolons'] },
    { at: 'inputs', label: 'Finer points', folded: true, fields: ['width', 'commas'] },
  ],
  inputs: {
    text: sourceInput(
      {
        label: 'Code to lay out',
        placeholder: 'Paste JavaScript, TypeScript, JSX or JSON5 here, or drop a file',
        example: scriptSample,
      },
      {
        accept: '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.json5,.jsonc,.txt,text/javascript,text/plain',
        pasted: 'pasted.js',
        sets: { ts: { language: 'typescript' }, tsx: { language: 'typescript' }, json5: { language: 'json5' } },
      },
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): ScriptQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words),
  takeAway: {
    copy: copyWritten<ScriptReport, ScriptQuestion>(says.copied),
    save: saveWritten<ScriptReport, ScriptQuestion>(
      ({ opened, answer }) => nameWith(`formatted.${endings[answer?.language ?? 'javascript']}`, 'code')({ opened }),
      'text/javascript',
    ),
  },
  controls: [
    { label: 'Code', help: 'Type, paste, drop or open a file of up to 2 MB. It is read, never run.' },
    { label: 'What to do', help: 'Lay the code out, or also write in full what a minifier shortened.' },
    { label: 'Language', help: 'The first that the text can be read as, or the one you choose.' },
    { label: 'Quotes and semicolons', help: 'Where both ways mean the same, the one you choose is written.' },
  ],
  results: [
    { label: 'The code laid out', kind: 'value' },
    { label: 'The place where code cannot be read', kind: 'verdict' },
  ],
  formula:
    'Reads the code into its syntax tree and writes the tree anew; unpacking changes the tree only where both forms mean the same',
  limits: [
    'Names that a minifier shortened stay short.',
    'Code is read, not checked: types, missing imports and misspelt names are not found.',
    'Flow annotations and proposals that are not part of the language yet may be refused.',
  ],
  sources: [
    { title: 'ECMA-262, ECMAScript Language Specification', href: 'https://tc39.es/ecma262/' },
    { title: 'JSON5 Data Interchange Format', href: 'https://spec.json5.org/' },
    { title: 'Prettier: Options', href: 'https://prettier.io/docs/options' },
  ],
  abilities: ['save', 'print'],
})
