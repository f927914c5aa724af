import {
  copyCode,
  fileViews,
  minifiedName,
  reportOf,
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
import type { StyleSettings } from '@/lib/subjects/web-code/minify-styles'
import {
  cssMinifierMessages as says,
  cssSample,
  htmlSampleForCss,
  type CssMinifierAnswer,
  type CssMinifierQuestion,
  type CssMinifierReport,
  type CssMinifierSettings,
} from './css-minifier.messages'

type Options = Omit<StyleSettings, 'mapOf'> & { map: boolean; unused: boolean }
type Asked = Given<Options, Readonly<Record<'text' | 'html' | 'safelist', string>>>

const typedName = 'styles.css'
const pickOf = (selector: string) => `kept.${selector}`
const whenUnused = { field: 'unused', is: true } as const

function settingsOf({ values, texts, opened, picks }: Asked): CssMinifierSettings {
  const kept = Object.entries(picks).flatMap(([name, value]) =>
    name.startsWith('kept.') && value === 'keep' ? [name.slice('kept.'.length)] : [],
  )
  const given = values.unused
    ? { html: opened.html ?? texts.html, safelist: texts.safelist, kept }
    : { html: '', safelist: '', kept: [] }
  return { ...values, ...given }
}

function unusedViews(answer: CssMinifierAnswer | undefined, isWanted: boolean): View[] {
  const unused = reportOf(answer)?.unused ?? []
  if (!isWanted || unused.length === 0) return []
  const rows = unused.map(({ selector, line }) => ({
    label: selector,
    text: says.unusedLine(line),
    pick: pickOf(selector),
    says: says.keepOrNot(selector),
    options: [
      { value: 'remove', label: says.taken },
      { value: 'keep', label: says.kept },
    ],
  }))
  return [
    { kind: 'heading', says: says.unusedLabel },
    { kind: 'choices', label: says.unusedLabel, rows },
  ]
}

const nameOf = (opened: Asked['opened']) => minifiedName(sourceName(opened, typedName), 'css')

export default defineWorkbench({
  worker: worker<CssMinifierQuestion, CssMinifierAnswer>('css-minifier'),
  options: {
    level: choice('Rules', { options: says.levels, initial: 'restructure', as: 'buttons' }),
    comments: choice('Comments that stay', { options: says.comments, initial: 'legal' }),
    target: choice('Write for', { options: says.targets, initial: 'written', as: 'menu' }),
    unused: toggle('Take out what my HTML does not use', {}),
    map: toggle('Source map', {}),
  },
  panels: [
    { at: 'top', fields: ['level'] },
    { at: 'inputs', label: 'What else is done', fields: ['comments', 'target', 'unused', 'map'] },
  ],
  inputs: {
    text: sourceInput(
      { label: 'CSS to minify', placeholder: 'Paste CSS here, or drop a file', example: cssSample },
      { accept: '.css,.pcss,.txt,text/css,text/plain', pasted: 'pasted.css' },
    ),
    html: {
      kind: 'text',
      label: 'HTML that these styles are for',
      help: 'Several pages may stand one after the other. Scripts among them are read for names, never run.',
      placeholder: 'Paste the HTML of your pages here, or drop a file',
      height: 'middle',
      example: htmlSampleForCss,
      shownWhen: whenUnused,
      holds: {
        accept: '.html,.htm,.xhtml,.php,.vue,.svelte,.jsx,.tsx,.js,.ts,.hbs,.ejs,.twig,.txt,text/html,text/plain',
        pasted: 'pasted.html',
        above: 1_000_000,
      },
    },
    safelist: {
      kind: 'text',
      label: 'Names that stay anyway',
      help: 'Classes, ids or elements that scripts set later; a star stands for any letters.',
      placeholder: 'is-open, modal-*',
      height: 'line',
      shownWhen: whenUnused,
    },
    files: severalFiles('Choose CSS files', '.css,.pcss,.html,.htm,text/css,text/html'),
  },
  resultLabel: 'Result',
  asking: says.working,
  ask(given): CssMinifierQuestion | undefined {
    const source = given.opened.text ?? given.texts.text
    if (source === '') return undefined
    return { ask: 'read', source, name: sourceName(given.opened, typedName), ...settingsOf(given) }
  },
  askOf: (file, given, _, all): CssMinifierQuestion => ({ ask: 'file', file, all, ...settingsOf(given) }),
  views: ({ answer, values, files }) => [
    ...reportViews(answer, says.words),
    ...unusedViews(answer, values.unused),
    fileViews<CssMinifierReport>(files, says.noticesOf),
  ],
  takeAway: {
    copy: copyCode<CssMinifierReport>(says.copied),
    save: saveCode<CssMinifierReport>(nameOf, 'text/css'),
    map: saveMap<CssMinifierReport>(nameOf),
    zip: zipFiles<CssMinifierReport>('minified-css.zip'),
  },
  controls: [
    { label: 'CSS', help: 'Typed, pasted or opened, up to 10 MB; or any number of files, with HTML files among them.' },
    {
      label: 'Rules',
      help: 'Safe drops white space and comments; restructure also shortens values and joins rules that stand together.',
    },
    {
      label: 'Write for',
      help: 'Browsers of an earlier year get flat rules, older colours and the prefixes they need.',
    },
    { label: 'What my HTML does not use', help: 'Listed selector by selector; each can be kept.' },
  ],
  results: [
    { label: 'The smaller sheet, its bytes plain and packed', kind: 'value' },
    { label: 'Places that were copied because they cannot be read', kind: 'verdict' },
    { label: 'Selectors without a match, with their lines', kind: 'table' },
    { label: 'Source map of version 3', kind: 'value' },
  ],
  formula:
    'Reads the sheet into rules and values and writes them in fewer letters; rules are joined only where nothing between them could decide otherwise',
  limits: [
    'Classes that a script puts together from parts, such as "col-" + size, are not seen as used: name them in the list that stays.',
    'A selector counts as used when its names are on the page, wherever they stand there.',
    'Rules far apart are not joined, and media queries stay where they are.',
    'Colours such as oklch() become the nearest of 16.7 million where they lie within sRGB.',
    'Code of SCSS and Less is none of CSS and is copied or refused.',
  ],
  sources: [
    { title: 'CSS Syntax Module Level 3', href: 'https://www.w3.org/TR/css-syntax-3/' },
    { title: 'CSS Nesting Module', href: 'https://www.w3.org/TR/css-nesting-1/' },
    { title: 'ECMA-426: Source map format', href: 'https://tc39.es/ecma426/' },
    { title: 'esbuild: Content types, CSS', href: 'https://esbuild.github.io/content-types/#css' },
  ],
  abilities: ['save', 'print'],
})
