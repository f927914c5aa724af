import type { MinifiedReport, MinifierAnswer, MinifierQuestion } from '@/lib/kits/app/minified-report'
import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { CodeLanguage, SavingStep, ScriptSettings } from '@/lib/subjects/web-code/minify-script'

export const jsSample = `/*! Basket, licence MIT */
const rates = { standard: 0.2, reduced: 0.05 }

// What the customer pays, in whole cents.
function total(lines, discount = 0) {
  let sum = 0
  for (const line of lines) {
    const rate = line.reduced ? rates.reduced : rates.standard
    sum += line.price * line.count * (1 + rate)
  }
  console.log('sum before the discount', sum)
  if (false) {
    alert('never shown')
  }
  return Math.round(sum * (1 - discount) * 100) / 100
}

document.querySelector('#pay').addEventListener('click', function onPay(event) {
  event.preventDefault()
  debugger
  document.querySelector('#total').textContent = total(window.basket, 0.1)
})
`

const languages: Record<CodeLanguage, string> = {
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
}
const steps: Record<SavingStep, string> = {
  compress: 'Shorter expressions',
  mangle: 'Shorter names',
  keepsNames: 'Short names of functions and classes too',
  dropsConsole: 'Without console calls',
  dropsDebugger: 'Without debugger',
  comments: 'Without licence comments',
}
const saving = (bytes: number) => (bytes < 0 ? `${sizeInWords(-bytes)} more` : sizeInWords(bytes))

export const jsMinifierMessages = {
  languages: { auto: 'Detect', ...languages },
  scopes: { auto: 'Detect', script: 'Script: names at the top stay', module: 'Module: they may go' },
  comments: { legal: 'Licences and those with !', none: 'None' },
  targets: { written: 'As written', es2022: 'ES2022', es2020: 'ES2020', es2017: 'ES2017', es2015: 'ES2015' },
  jsx: { transform: 'React.createElement', automatic: 'Import of react/jsx-runtime' },
  words: { waiting: 'Paste JavaScript, and the smaller code appears here.', output: 'Code', notices: 'What to know' },
  noticesOf: (file: string) => `What to know of ${file}`,
  saved: (before: number, after: number, language: CodeLanguage) =>
    after < before
      ? `${languages[language]}: ${sizeInWords(before)} became ${sizeInWords(after)}, ${(((before - after) / before) * 100).toFixed(1)}% less`
      : `${languages[language]}: there is nothing to leave out, ${sizeInWords(after)}`,
  fault: (reason: string, language: CodeLanguage) => `This cannot be read as ${languages[language]}: ${reason}`,
  faultHint: 'Your text stays as it is. The mistake stands here or a little before.',
  faultIn: (line: number, column: number, reason: string) => `Line ${line}, column ${column}: ${reason}`,
  isModule: 'It imports or exports, so it is a module: names at its top are shortened too.',
  untyped: 'Types were left out, not checked.',
  tooLongForTerser:
    'Code of more than 2 MB loses white space, comments and long names. Its expressions stay, since rewriting them would take minutes.',
  savingsTitle: 'What each option does to the size',
  savingColumns: ['Option', 'Now', 'Saves', 'Saves with gzip'],
  on: 'on',
  off: 'off',
  wouldSave: (bytes: number, isOn: boolean) => (isOn ? saving(bytes) : `would save ${saving(bytes)}`),
  steps,
  partOf: (name: string) => `Part of ${name}.`,
  bundle: 'bundle.min.js',
  bundled: (count: number, before: number, after: number) =>
    `${counted(count, 'file', 'files')} in one: ${sizeInWords(before)} became ${sizeInWords(after)}`,
  moduleInBundle: (name: string) =>
    `${name} imports or exports. Files are joined as scripts; modules need a bundler that follows their imports.`,
  mixedStrict: 'Some of the files ask for strict mode and others do not. In one file the first decides for all.',
  tooDeep: 'Brackets are nested too deeply to be read.',
  tooLarge: 'Files of up to 10 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  figures: {
    before: 'Before',
    after: 'After',
    gzipBefore: 'Before, gzip',
    gzipAfter: 'After, gzip',
    brotliAfter: 'After, Brotli',
  },
  working: 'Minifying',
  copied: 'Copied.',
}

export interface JsMinifierSettings extends ScriptSettings {
  map: boolean
  /** Several files become one, in their order. */
  joins: boolean
}

export type JsMinifierQuestion = MinifierQuestion & JsMinifierSettings

export interface JsMinifierReport extends MinifiedReport {
  /** A number of its own where the options can be weighed; 0 where the code is too long for that. */
  weighed: number
}

export type JsMinifierAnswer = MinifierAnswer<JsMinifierReport>
