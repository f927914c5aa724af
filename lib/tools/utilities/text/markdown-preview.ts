import { englishCount } from '@/lib/base/format/english-count'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { MarkdownAnswer, MarkdownQuestion } from '@/lib/subjects/markdown/task'

const sample = `# Garden plan

Beds are **1.2 m** wide, so that the middle can be reached from both sides.

| Bed | Spring | Summer |
| --- | --- | --- |
| A | peas | beans |
| B | lettuce | leeks |

- [x] order seeds
- [ ] turn the compost

> Sow beans when the soil is at 10 °C.

\`\`\`sh
rake --gently bed-a
\`\`\``

export default defineWorkbench({
  worker: worker<MarkdownQuestion, MarkdownAnswer>('markdown-preview'),
  options: {
    view: choice('Show', { options: { page: 'Page', html: 'HTML', outline: 'Outline' }, initial: 'page' }),
  },
  panels: [{ at: 'results', fields: ['view'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Markdown',
      placeholder: '# Write here',
      height: 'page',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open file',
        accept: '.md,.markdown,.mdown,.txt,text/markdown,text/plain',
        largest: 20_000_000,
        otherwise: 'Copy the text from its program and paste it here.',
      },
    },
  },
  resultLabel: 'Preview',
  isBeside: true,
  asking: 'Setting the page',
  ask: ({ texts: { text } }): MarkdownQuestion | undefined => (text === '' ? undefined : { markdown: text }),
  views({ answer, values: { view } }) {
    if (!answer) return [{ kind: 'note', says: 'The page appears here while you write.' }]
    const { html, page, outline, tasks, removed, words } = answer
    const items = [
      { label: 'Words', text: englishCount(words) },
      { label: 'Headings', text: englishCount(outline.length) },
      ...(tasks.all > 0
        ? [{ label: 'Tasks done', text: `${englishCount(tasks.done)} of ${englishCount(tasks.all)}` }]
        : []),
    ]
    return [
      ...(view === 'page' ? [{ kind: 'page', label: 'Preview', html: page } as const] : []),
      ...(view === 'html' ? [{ kind: 'text', label: 'HTML', text: html, boxed: true } as const] : []),
      ...(view === 'outline'
        ? [
            {
              kind: 'text',
              label: 'Outline',
              text: outline.map(({ level, text }) => `${'  '.repeat(level - 1)}${text}`).join('\n') || 'No headings.',
            } as const,
          ]
        : []),
      { kind: 'figures', items },
      {
        kind: 'note',
        tone: 'warn',
        says: removed === 0 ? '' : 'Scripts, forms or event handlers in the HTML were left out of the page.',
      },
    ]
  },
  prints: ({ answer }) => (answer ? { title: answer.outline[0]?.text ?? 'Document', content: answer.html } : undefined),
  takeAway: {
    html: {
      kind: 'copy',
      label: 'Copy HTML',
      done: 'Copied the HTML',
      of: ({ answer }) => answer?.html || undefined,
    },
    page: {
      kind: 'save',
      label: 'Save page',
      file: 'document.html',
      type: 'text/html;charset=utf-8',
      of: ({ answer }) => answer?.page,
    },
    markdown: {
      kind: 'save',
      label: 'Save Markdown',
      file: 'document.md',
      type: 'text/markdown;charset=utf-8',
      of: ({ texts }) => texts.text || undefined,
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['reading-time', 'word-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Markdown', help: 'Written, pasted, dropped or opened; with tables, tasks and code as on GitHub.' },
  ],
  results: [
    { label: 'The page, as it will look', kind: 'value' },
    { label: 'Its HTML, and a page of its own to save', kind: 'value' },
    { label: 'Outline, words, and tasks that are done', kind: 'value' },
  ],
  formula:
    'CommonMark with the tables, task lists, strikethrough and plain addresses of GitHub Flavored Markdown; HTML within it is taken over element by element from a list of harmless ones',
  limits: [
    'Formulas, diagrams, footnotes and coloured code are shown as they are written.',
    'Pictures from other sites are not loaded, so that no site learns what you read; the saved page loads them when it is opened elsewhere.',
    'Seven examples of the CommonMark specification come out differently: entities inside addresses, and bare addresses, which become links as on GitHub.',
  ],
  sources: [
    { title: 'CommonMark Spec 0.31.2', href: 'https://spec.commonmark.org/0.31.2/' },
    { title: 'GitHub Flavored Markdown Spec', href: 'https://github.github.com/gfm/' },
    {
      title: 'OWASP: Cross Site Scripting Prevention Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html',
    },
  ],
  abilities: ['save', 'print'],
})
