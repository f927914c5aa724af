import { copyWritten, nameWith, saveWritten, sourceInput } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { cssMessages as says, cssSample, type CssQuestion, type CssReport } from './css-formatter.messages'

export default defineWorkbench({
  worker: worker<CssQuestion, CssReport>('css-formatter'),
  options: {
    order: choice('Order of properties', { options: says.orders, initial: 'kept', as: 'buttons' }),
    syntax: choice('Syntax', { options: says.syntaxes, initial: 'auto' }),
    layout: choice('Declarations', { options: says.layouts, initial: 'lines' }),
    indent: choice('Indent', { options: says.indents, initial: '2' }),
    quotes: choice('Quotes', { options: says.quotes, initial: 'double', refines: true }),
  },
  panels: [
    { at: 'top', fields: ['order'] },
    { at: 'inputs', label: 'How it is written', fields: ['syntax', 'layout', 'indent'] },
    { at: 'inputs', label: 'Finer points', folded: true, fields: ['quotes'] },
  ],
  inputs: {
    text: sourceInput(
      {
        label: 'Style sheet to lay out',
        placeholder: 'Paste CSS, SCSS or Less here, or drop a file',
        example: cssSample,
      },
      {
        accept: '.css,.scss,.less,.pcss,.txt,text/css,text/plain',
        pasted: 'pasted.css',
        sets: { css: { syntax: 'css' }, scss: { syntax: 'scss' }, less: { syntax: 'less' } },
      },
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): CssQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words),
    ...(answer && answer.colours.length > 0
      ? [{ kind: 'swatches', label: says.colours, items: answer.colours } as const]
      : []),
    ...(answer?.lists ?? []).map(
      ({ label, rows }) => ({ kind: 'table', label, isTitled: true, columns: says.listColumns, rows }) as const,
    ),
  ],
  takeAway: {
    copy: copyWritten<CssReport, CssQuestion>(says.copied),
    save: saveWritten<CssReport, CssQuestion>(
      ({ opened, answer }) => nameWith(`formatted.${answer?.syntax ?? 'css'}`, 'styles')({ opened }),
      'text/css',
    ),
  },
  controls: [
    { label: 'Style sheet', help: 'Type, paste, drop or open CSS, SCSS or Less of up to 2 MB.' },
    {
      label: 'Order of properties',
      help: 'As written, A to Z, or from the outside of a box to its text. What undoes another part keeps its order.',
    },
    { label: 'Syntax', help: 'Detected from what only one of the three writes, or chosen.' },
    { label: 'Declarations', help: 'Each on a line of its own, or a whole rule on one line.' },
  ],
  results: [
    { label: 'The style sheet laid out', kind: 'value' },
    { label: 'Unknown properties and values, with line and column', kind: 'verdict' },
    { label: 'Colours, font lists, media queries and repeated selectors', kind: 'table' },
  ],
  formula:
    'Reads the sheet into rules and declarations and writes them anew; declarations move only past those that they cannot override',
  limits: [
    'Properties and values are checked and counted in plain CSS only; SCSS and Less are laid out without being run.',
    'Properties with the prefix of a browser, custom properties and values with var() are not judged.',
    'A sheet that cannot be read is left as it is, with the first place that stops the reading.',
    'Repeated selectors are listed, not merged: what stands between two rules may depend on their order.',
  ],
  sources: [
    { title: 'W3C CSS Syntax Module Level 3', href: 'https://www.w3.org/TR/css-syntax-3/' },
    {
      title: 'W3C Selectors Level 4: Calculating a selector’s specificity',
      href: 'https://www.w3.org/TR/selectors-4/#specificity-rules',
    },
    { title: 'Prettier', href: 'https://prettier.io/docs/options' },
    { title: 'css-tree, grammar of CSS properties', href: 'https://github.com/csstree/csstree' },
  ],
  abilities: ['save', 'print'],
})
