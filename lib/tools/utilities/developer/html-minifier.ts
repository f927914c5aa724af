import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker, type Content } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { htmlMessages as says, htmlSample, type HtmlQuestion, type HtmlReport } from './html-minifier.messages'

/** A question that only whoever holds the text answers. */
const wholeText = { askOpen: { ask: 'file' } } as unknown as Content<HtmlQuestion>
const outputOf = ({ answer }: { answer: HtmlReport | undefined }) =>
  answer && answer.lines > 0 ? wholeText : undefined

export default defineWorkbench({
  worker: worker<HtmlQuestion, HtmlReport>('html-minifier'),
  options: {
    level: choice('Rules', { options: says.levels, initial: 'safe', as: 'buttons' }),
    styles: toggle('Minify CSS', { initial: true }),
    scripts: toggle('Minify JavaScript', { initial: true }),
    keepsComments: toggle('Keep comments', {}),
  },
  panels: [
    { at: 'top', fields: ['level'] },
    { at: 'inputs', label: 'What else is done', fields: ['styles', 'scripts', 'keepsComments'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'HTML to minify',
      placeholder: 'Paste HTML here, or drop a file',
      height: 'tall',
      example: htmlSample,
      takes: { text: {} },
      holds: {
        accept: '.html,.htm,.xhtml,.vue,.hbs,.ejs,.php,.twig,text/html,text/plain',
        pasted: 'pasted.html',
        above: 1_000_000,
      },
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): HtmlQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => codeViews(answer, says.words),
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: says.copied, of: outputOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened }) => opened.text?.name.replace(/(\.\w+)?$/, '.min$1') ?? 'page.min.html',
      type: 'text/html',
      of: outputOf,
    },
  },
  controls: [
    { label: 'HTML', help: 'Type, paste, drop or open a page or template of up to 10 MB.' },
    { label: 'Rules', help: 'Safe keeps a space where there was one; strong leaves out what HTML lets one leave out.' },
    { label: 'CSS and JavaScript', help: 'Styles and scripts in the page are made smaller too.' },
  ],
  results: [
    { label: 'The smaller page', kind: 'value' },
    { label: 'Bytes saved, plain and with gzip', kind: 'value' },
    { label: 'Styles and scripts that could not be read', kind: 'verdict' },
  ],
  formula:
    'Reads the page into tags, text, styles and scripts and writes them with less white space; text, attribute values and code mean what they meant',
  limits: [
    'Strong rules take out white space beside blocks; a style sheet with white-space: pre on such an element would show it.',
    'Rules of CSS are neither merged nor reordered, and JavaScript is shortened without rewriting its logic.',
    'A style or script with code of a template in it stays as it is.',
    'The page is never run and never drawn.',
  ],
  sources: [
    {
      title: 'WHATWG HTML Living Standard: Optional tags',
      href: 'https://html.spec.whatwg.org/multipage/syntax.html#optional-tags',
    },
    { title: 'html-minifier-next', href: 'https://github.com/j9t/html-minifier-next' },
  ],
  abilities: ['save', 'print'],
})
