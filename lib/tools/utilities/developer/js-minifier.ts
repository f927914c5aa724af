import {
  copyCode,
  fileViews,
  minifiedName,
  reportViews,
  saveCode,
  saveMap,
  severalFiles,
  sourceName,
  zipFiles,
} from '@/lib/families/minified-code/page-parts'
import { sourceInput } from '@/lib/families/written-texts/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Given } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  jsMinifierMessages as says,
  jsSample,
  type JsMinifierAnswer,
  type JsMinifierQuestion,
  type JsMinifierReport,
  type JsMinifierSettings,
} from './js-minifier.messages'

type Asked = Given<Omit<JsMinifierSettings, 'banner'>, Readonly<Record<'text' | 'banner', string>>>
type Answer = JsMinifierAnswer | undefined

const typedName = 'script.js'
const settingsOf = ({ values, texts }: Asked): JsMinifierSettings => ({ ...values, banner: texts.banner })
const nameOf = (opened: Asked['opened']) => minifiedName(sourceName(opened, typedName), 'js')

function savingsViews(answer: Answer, next: Answer): View[] {
  if (answer?.kind !== 'read' || next?.kind !== 'savings' || next.of !== answer.weighed) return []
  return [{ kind: 'table', label: says.savingsTitle, isTitled: true, columns: says.savingColumns, rows: next.rows }]
}

const refining = { refines: true } as const

export default defineWorkbench({
  worker: worker<JsMinifierQuestion, JsMinifierAnswer>('js-minifier'),
  options: {
    compress: toggle('Shorter expressions', { initial: true }),
    mangle: toggle('Shorter names', { initial: true }),
    target: choice('Write for', { options: says.targets, initial: 'written', as: 'menu' }),
    map: toggle('Source map', {}),
    joins: toggle('Join several files into one', {}),
    language: choice('Language', { options: says.languages, initial: 'auto', as: 'menu', ...refining }),
    scope: choice('Read as', { options: says.scopes, initial: 'auto', as: 'menu', ...refining }),
    comments: choice('Comments that stay', { options: says.comments, initial: 'legal', as: 'menu', ...refining }),
    keepsNames: toggle('Names of functions and classes stay', refining),
    dropsConsole: toggle('Take out console calls', refining),
    dropsDebugger: toggle('Take out debugger', { initial: true, ...refining }),
    jsx: choice('JSX becomes', { options: says.jsx, initial: 'transform', as: 'menu', ...refining }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'What is done',
      fields: [
        'compress',
        'mangle',
        'target',
        'map',
        'joins',
        'language',
        'scope',
        'comments',
        'keepsNames',
        'dropsConsole',
        'dropsDebugger',
        'jsx',
      ],
    },
  ],
  inputs: {
    text: sourceInput(
      {
        label: 'Code to minify',
        placeholder: 'Paste JavaScript, TypeScript or JSX here, or drop a file',
        example: jsSample,
      },
      {
        accept: '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.txt,text/javascript,text/plain',
        pasted: 'pasted.js',
      },
    ),
    banner: {
      kind: 'text',
      label: 'Comment above the code',
      placeholder: 'Basket 2.4, MIT licence',
      height: 'line',
    },
    files: severalFiles('Choose code files', '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,text/javascript'),
  },
  resultLabel: 'Result',
  asking: says.working,
  ask(given): JsMinifierQuestion | undefined {
    const source = given.opened.text ?? given.texts.text
    if (source === '') return undefined
    return { ask: 'read', source, name: sourceName(given.opened, typedName), ...settingsOf(given) }
  },
  askOf: (file, given, _, all): JsMinifierQuestion => ({ ask: 'file', file, all, ...settingsOf(given) }),
  askNext(work): JsMinifierQuestion | undefined {
    const { answer, isCurrent } = work
    if (!isCurrent || answer?.kind !== 'read' || answer.weighed === 0) return undefined
    return { ask: 'next', of: answer.weighed, ...settingsOf(work) }
  },
  views: ({ answer, next, files }) => [
    ...reportViews(answer, says.words),
    ...savingsViews(answer, next),
    fileViews<JsMinifierReport>(files, says.noticesOf),
  ],
  takeAway: {
    copy: copyCode<JsMinifierReport>(says.copied),
    save: saveCode<JsMinifierReport>(nameOf, 'text/javascript'),
    map: saveMap<JsMinifierReport>(nameOf),
    zip: zipFiles<JsMinifierReport>('minified-js.zip'),
  },
  controls: [
    { label: 'Code', help: 'Typed, pasted or opened, up to 10 MB; or any number of files. It is read, never run.' },
    { label: 'Shorter expressions, shorter names', help: 'Each for itself; the table says what it saves.' },
    { label: 'Write for', help: 'Syntax that an edition of ECMAScript lacks is written in its words.' },
    { label: 'Read as', help: 'A module may lose the names at its top; a script keeps them for others.' },
    { label: 'Several files', help: 'Each for itself in a ZIP, or joined in their order.' },
  ],
  results: [
    { label: 'The smaller code, its bytes plain and packed', kind: 'value' },
    { label: 'What each option saves', kind: 'table' },
    { label: 'The line and column where code cannot be read', kind: 'verdict' },
    { label: 'Source map of version 3', kind: 'value' },
  ],
  formula:
    'Reads the code into its syntax tree, renames what nobody outside can name, writes expressions in shorter ones of the same meaning, and prints the tree without white space',
  limits: [
    'Types are left out, not checked; enums and decorators of TypeScript become code.',
    'Imports are not followed, so several modules stay several files.',
    'Names of properties stay, since other code may ask for them.',
    'Built-in functions that an older browser lacks are not added: only syntax is rewritten.',
    'Code that reads its own text, or uses eval with local names, may find other names.',
  ],
  sources: [
    { title: 'ECMA-262, ECMAScript Language Specification', href: 'https://tc39.es/ecma262/' },
    { title: 'ECMA-426: Source map format', href: 'https://tc39.es/ecma426/' },
    { title: 'Terser: options', href: 'https://terser.org/docs/options/' },
    { title: 'esbuild: JavaScript caveats', href: 'https://esbuild.github.io/content-types/#javascript-caveats' },
  ],
  abilities: ['save', 'print'],
})
