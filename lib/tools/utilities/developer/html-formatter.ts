import { copyWritten, nameWith, saveWritten, sourceInput } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { pageMessages as says, pageSample, type PageQuestion, type PageReport } from './html-formatter.messages'

export default defineWorkbench({
  worker: worker<PageQuestion, PageReport>('html-formatter'),
  options: {
    spaces: choice('Spaces between tags', { options: says.spaces, initial: 'css', as: 'buttons' }),
    kind: choice('Language', { options: says.kinds, initial: 'html', as: 'menu' }),
    indent: choice('Indent', { options: says.indents, initial: '2' }),
    attributes: choice('Attributes', { options: says.attributes, initial: 'filled' }),
    embedded: toggle('Lay out CSS and JavaScript too', { initial: true }),
    width: choice('Break lines after', { options: says.widths, initial: '100', as: 'menu', refines: true }),
  },
  panels: [
    { at: 'top', fields: ['spaces'] },
    { at: 'inputs', label: 'How it is written', fields: ['kind', 'indent', 'attributes', 'embedded'] },
    { at: 'inputs', label: 'Finer points', folded: true, fields: ['width'] },
  ],
  inputs: {
    text: sourceInput(
      {
        label: 'HTML to lay out',
        placeholder: 'Paste a page, a part of one or a template here, or drop a file',
        example: pageSample,
      },
      {
        accept: '.html,.htm,.xhtml,.vue,.hbs,.ejs,.php,.twig,.txt,text/html,text/plain',
        pasted: 'pasted.html',
        sets: { vue: { kind: 'vue' }, html: { kind: 'html' } },
      },
    ),
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask({ values, texts, opened }): PageQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: ({ answer }) => [
    ...codeViews(answer, says.words),
    ...(answer?.page === undefined ? [] : [{ kind: 'page', label: says.preview, html: answer.page } as const]),
  ],
  takeAway: {
    copy: copyWritten<PageReport, PageQuestion>(says.copied),
    save: saveWritten<PageReport, PageQuestion>(
      ({ opened }) =>
        nameWith(`formatted.${/\.\w+$/.exec(opened.text?.name ?? '')?.[0].slice(1) ?? 'html'}`, 'page')({ opened }),
      'text/html',
    ),
  },
  controls: [
    { label: 'HTML', help: 'Type, paste, drop or open a page or template of up to 2 MB.' },
    { label: 'Spaces between tags', help: 'Kept where browsers show them, kept everywhere, or free to come and go.' },
    { label: 'Language', help: 'HTML with code of server templates in it, a Vue component or an Angular template.' },
    { label: 'Attributes', help: 'As many on a line as fit, or one on each.' },
  ],
  results: [
    { label: 'The page laid out', kind: 'value' },
    { label: 'Mistakes in tags, with line and column', kind: 'verdict' },
    { label: 'The page to look at, without scripts', kind: 'value' },
  ],
  formula:
    'Reads the page into elements and text and breaks lines only where the rules for spaces let no reader see it',
  limits: [
    'Which elements stand in a line is taken from the standard; a style sheet that changes it is not known.',
    'Tags that close nothing stop the layout, because every way to mend them would change the page.',
    'Code of server templates is kept as text; a tag that is opened in one branch and closed in another may be refused.',
    'A style or script that cannot be read stays as it was.',
  ],
  sources: [
    { title: 'WHATWG HTML: Parse errors', href: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-errors' },
    {
      title: 'Prettier: Whitespace-sensitive formatting',
      href: 'https://prettier.io/blog/2018-11-07-1.15.0#whitespace-sensitive-formatting',
    },
    { title: 'parse5', href: 'https://parse5.js.org/' },
  ],
  abilities: ['save', 'print'],
})
