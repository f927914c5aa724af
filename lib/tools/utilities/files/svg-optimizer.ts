import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import { svgMessages as says, svgSample, type SvgQuestion, type SvgReport } from './svg-optimizer.messages'

/** A question that only whoever holds the text answers. */
const wholeText = { askOpen: { ask: 'file' } } as unknown as Content<SvgQuestion>
const outputOf = ({ answer }: { answer: SvgReport | undefined }) => (answer && answer.lines > 0 ? wholeText : undefined)

const endings = { svg: '.min.svg', uri: '.txt', background: '.css', mask: '.css' }

function viewsOf({ answer }: { answer: SvgReport | undefined }): View[] {
  const views = codeViews(answer, says.words)
  if (!answer || answer.lines === 0) return views
  const { comparison, leftOff } = answer
  return [
    ...views,
    ...(leftOff.length > 0
      ? [
          {
            kind: 'warnings',
            label: says.words.notices,
            items: [{ says: says.leftOffSays(leftOff.length), more: says.leftOff(leftOff) }],
          } as const,
        ]
      : []),
    ...(comparison ? [{ kind: 'page', label: says.comparison, html: comparison } as const] : []),
  ]
}

export default defineWorkbench({
  worker: worker<SvgQuestion, SvgReport>('svg-optimizer'),
  options: {
    format: choice('Result', { options: says.formats, initial: 'svg', as: 'buttons' }),
    precision: integer('Digits after the point', { initial: 3, min: 0, max: 8, slider: { from: 0, to: 8, step: 1 } }),
    removesScripts: toggle('Remove scripts', { initial: true }),
    keepsTitles: toggle('Keep title and description', { initial: true }),
    keepsIds: toggle('Keep all ids', {}),
    dropsSize: toggle('Drop width and height', {}),
    isPretty: toggle('Indent', { shownWhen: { field: 'format', is: 'svg' } }),
  },
  panels: [
    { at: 'top', fields: ['format'] },
    { at: 'inputs', fields: ['precision', 'removesScripts'] },
    { at: 'inputs', label: 'What is kept', folded: true, fields: ['keepsTitles', 'keepsIds', 'dropsSize', 'isPretty'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'SVG to optimise',
      placeholder: 'Paste an SVG here, or drop a file',
      height: 'tall',
      example: svgSample,
      takes: { text: {} },
      holds: { accept: '.svg,image/svg+xml,text/plain', pasted: 'pasted.svg', above: 1_000_000 },
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): SvgQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: viewsOf,
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: outputOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened, values: { format } }) =>
        `${opened.text?.name.replace(/\.\w+$/, '') ?? 'picture'}${endings[format]}`,
      type: ({ values: { format } }) =>
        format === 'svg' ? 'image/svg+xml' : format === 'uri' ? 'text/plain' : 'text/css',
      of: outputOf,
    },
  },
  controls: [
    { label: 'SVG', help: 'Type, paste, drop or open a file of up to 20 MB.' },
    { label: 'Result', help: 'The file, an address that holds it, or a rule of CSS with that address.' },
    { label: 'Digits after the point', help: 'Of coordinates: 3 for most pictures, more for maps and large drawings.' },
    { label: 'Remove scripts', help: 'Scripts, handlers and addresses that are code go; nothing of them is ever run.' },
    { label: 'What is kept', help: 'Title and description, ids, width and height, indentation.' },
  ],
  results: [
    { label: 'The smaller picture', kind: 'value' },
    { label: 'Before and after beside each other, and the difference of the two', kind: 'value' },
    { label: 'Bytes saved, plain and with gzip', kind: 'value' },
    { label: 'Scripts, files elsewhere and rules that were left off', kind: 'verdict' },
  ],
  formula:
    'Reads the picture into elements, applies the rules of svgo without those that would change a picture with such content, again until nothing changes, and writes it',
  limits: [
    'Few digits after the point move points by less than can be seen at the given size; enlarged a hundred times it may show.',
    'Which ids and classes a page or script outside the file uses, the file does not say: keep all ids where one does.',
    'The difference is drawn by your browser at one size; a movement is compared only in its first moments.',
    'Pictures above 1 MB are not shown beside each other.',
  ],
  sources: [
    { title: 'W3C: Scalable Vector Graphics (SVG) 2', href: 'https://www.w3.org/TR/SVG2/' },
    { title: 'svgo', href: 'https://github.com/svg/svgo' },
    { title: 'resvg, whose test pictures were drawn before and after', href: 'https://github.com/linebender/resvg' },
  ],
  abilities: ['save', 'print'],
})
