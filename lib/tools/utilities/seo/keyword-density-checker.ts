import { csvText } from '@/lib/base/format/csv-cell'
import { sourceOf, textInput } from '@/lib/families/text-counters/page-parts'
import { reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, number, toggle } from '@/lib/kits/fields/define'
import type { DensityQuestion, DensityReport, DensityRules } from '@/lib/subjects/term-density/report'

const sample = `<!DOCTYPE html>
<html lang="en">
<head>
<title>Oak tables made in Leeds | Bramley Joinery</title>
<meta name="description" content="Oak tables to measure, oiled twice and delivered by us.">
</head>
<body>
<nav><a href="/">Home</a> <a href="/chairs">Chairs</a> <a href="/tables">Tables</a></nav>
<h1>Oak tables to measure</h1>
<p>An oak table from our workshop takes six weeks. We saw the oak ourselves, so the boards of a table come from one tree. Every oak table is oiled twice before it leaves us.</p>
<h2>Sizes</h2>
<p>Most tables are ninety centimetres wide. Tables for eight people are two metres and a half long. Write to us if your room is narrow: we have built a table for a boat.</p>
<img src="table.jpg" alt="Oak table with six chairs">
<h2>Care</h2>
<p>Oil your table in spring. <a href="/oak-care">How to oil an oak table</a> is a page of its own.</p>
</body>
</html>
`

type Texts = Readonly<Record<'text' | 'keywords' | 'references', string>>
type Options = Omit<DensityRules, 'keywords'>
type Checking = Work<Options, Texts, DensityReport, DensityQuestion>

function markedViews({ answer }: Checking): View[] {
  if (!answer || answer.marked.length === 0) return []
  return [
    { kind: 'heading', says: 'In the text' },
    {
      kind: 'note',
      tone: 'plain',
      says: `Marked: ${answer.markedTerm}.${answer.isCut ? ' The beginning of the text is shown.' : ''}`,
    },
    { kind: 'marked', label: 'The text with its terms marked', parts: answer.marked },
  ]
}

function fileViews({ answer }: WorkFile<DensityReport>): View[] {
  if (!answer) return []
  const terms = answer.parts.flatMap(({ tables = [] }) => tables).find(({ label }) => label === 'Terms')
  return [
    { kind: 'note', tone: answer.tone, says: answer.headline },
    ...(answer.figures ? [{ kind: 'figures', items: answer.figures } as const] : []),
    ...(terms
      ? [{ kind: 'table', label: 'Terms', columns: terms.columns, rows: terms.rows.slice(0, 5) } as const]
      : []),
  ]
}

/** The most frequent terms of each file, and your keywords in it, a line each. */
function filesCsv({ files }: Checking): string | undefined {
  const rows = files.flatMap(({ name, answer }) => {
    const words = answer?.figures?.[0]?.text.replaceAll(',', '') ?? ''
    return (answer?.parts ?? []).flatMap(({ tables = [] }) =>
      tables.flatMap(({ label, rows: own }) =>
        own.map(([term = '', times = '', density = '']) => [
          name,
          words,
          label === 'Terms' ? 'Frequent' : 'Yours',
          term,
          times,
          density,
        ]),
      ),
    )
  })
  if (rows.length === 0) return undefined
  return `\ufeff${csvText([['File', 'Words', 'Kind', 'Term', 'Times', 'In 100 words'], ...rows])}`
}

export default defineWorkbench({
  worker: worker<DensityQuestion, DensityReport>('keyword-density-checker'),
  options: {
    language: choice('Language', {
      options: {
        auto: 'Told by the text',
        none: 'Any, leave nothing out',
        cs: 'Czech',
        da: 'Danish',
        de: 'German',
        el: 'Greek',
        en: 'English',
        es: 'Spanish',
        fi: 'Finnish',
        fr: 'French',
        hi: 'Hindi',
        hu: 'Hungarian',
        it: 'Italian',
        nb: 'Norwegian',
        nl: 'Dutch',
        pl: 'Polish',
        pt: 'Portuguese',
        ro: 'Romanian',
        ru: 'Russian',
        sv: 'Swedish',
        tr: 'Turkish',
        zh: 'Chinese',
      },
      initial: 'auto',
      as: 'menu',
      help: 'Its common words are left out of the tables.',
    }),
    mergesForms: toggle('Count forms of a word as one', { initial: true, help: 'Such as table and tables.' }),
    leavesFrames: toggle('Leave out navigation, head, foot and side notes', {
      initial: true,
      help: 'Of a page of HTML.',
    }),
    most: number('Mention a term above', {
      initial: 3,
      min: 0.1,
      max: 50,
      unit: 'times in 100 words',
      help: 'A limit of yours. Search engines name none.',
      refines: true,
    }),
  },
  panels: [{ at: 'inputs', fields: ['language', 'mergesForms', 'leavesFrames', 'most'] }],
  inputs: {
    text: textInput({
      label: 'Your text',
      placeholder: 'Paste a text or the source of a page, or drop a Word, PDF, HTML or text file',
      example: sample,
    }),
    keywords: {
      kind: 'text',
      label: 'Keywords of yours, if you like',
      placeholder: 'oak table, table to measure',
      help: 'Up to 100, parted by commas. They are looked up in the text and marked in it.',
      height: 'line',
    },
    references: {
      kind: 'text',
      label: 'Texts to compare with, if you like',
      placeholder: '=== first ===\n…\n=== second ===\n…',
      help: 'One text, or several, each under a line such as === name ===; or a file, also a ZIP of HTML pages.',
      height: 'short',
      holds: {
        accept: '.txt,.md,.html,.htm,.docx,.pdf,.odt,.zip,text/plain',
        pasted: 'pasted.txt',
        above: 300_000,
        wraps: true,
      },
    },
    files: {
      kind: 'files',
      label: 'Several pages at once',
      button: 'Choose pages',
      accept: '.txt,.md,.markdown,.html,.htm,.docx,.pdf,.odt',
      folders: true,
      verb: 'Count',
      stopped: 'This page was not counted.',
      follows: 'file',
    },
  },
  resultLabel: 'Terms',
  asking: 'Counting the words',
  ask(given): DensityQuestion | undefined {
    const source = sourceOf({ ...given, texts: { text: given.texts.text } })
    if (source === undefined) return undefined
    const { keywords, references } = given.texts
    return { source, keywords, references: given.opened.references ?? references, ...given.values }
  },
  askOf: (source, { values, texts: { keywords } }): DensityQuestion => ({
    source,
    keywords,
    references: '',
    ...values,
    isBrief: true,
  }),
  views: (work) => [
    ...reportViews(work, 'text', 'Paste a text or the source of a page. Nothing in it is run or loaded.'),
    ...markedViews(work),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, fileViews(file)])) },
  ],
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save all terms (CSV)',
      file: 'terms.csv',
      type: 'text/csv;charset=utf-8',
      // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
      of: ({ answer }) => (answer?.files ? `\ufeff${reportFile(answer, 'terms.csv') ?? ''}` : undefined),
    },
    pages: {
      kind: 'save',
      label: 'Save the pages (CSV)',
      file: 'pages.csv',
      type: 'text/csv;charset=utf-8',
      of: filesCsv,
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['seo-score', 'readability-checker'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    {
      label: 'Your text',
      help: 'Typed, pasted, or opened as text, HTML, Markdown, Word, PDF or OpenDocument; or any number of files.',
    },
    { label: 'Keywords', help: 'Looked up one by one, in the text and in its title, headings, links and pictures.' },
    { label: 'Texts to compare with', help: 'Up to 500; terms are weighed against them.' },
    { label: 'Language', help: 'Common words of twenty languages are left out.' },
    { label: 'Forms of a word', help: 'Counted as one, or apart.' },
  ],
  results: [
    { label: 'Words and phrases of two to four words with count and density', kind: 'table' },
    {
      label: 'Where each stands: title, description, headings, first 100 words, alternative texts, links',
      kind: 'table',
    },
    { label: 'TF-IDF, and terms of the references that your text lacks', kind: 'table' },
    { label: 'The text with your keywords marked', kind: 'value' },
    { label: 'Terms above a density of your choice', kind: 'verdict' },
  ],
  formula:
    'Density is the number of times a term stands in the text, divided by all its words, times 100; TF-IDF is that number of times × (1 + ln((1 + texts) ÷ (1 + texts with the term)))',
  limits: [
    'No search engine publishes a density that it wants or punishes. The limit is a hint of style.',
    'A phrase goes over no full stop, comma, bracket or line end, and neither begins nor ends with a common word.',
    'Rules for forms of words are known for seventeen of the twenty languages; Polish, Czech and Chinese forms are counted apart. Rules err on rare words and names.',
    'Words of Chinese, Japanese and Thai come from the dictionary of your browser, and two browsers can differ.',
    'Navigation is told by its elements and roles. Pages that use plain div elements for it keep it.',
    'What scripts add to a page is not seen.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title: 'M. F. Porter: An algorithm for suffix stripping, Program 14 (1980)',
      href: 'https://doi.org/10.1108/eb046814',
    },
    { title: 'Snowball: stemming algorithms', href: 'https://snowballstem.org/' },
    {
      title:
        'Manning, Raghavan, Schütze: Introduction to Information Retrieval, 6.2 Term frequency and weighting (2008)',
      href: 'https://nlp.stanford.edu/IR-book/',
    },
    {
      title: 'Google Search Central: Spam policies for Google web search',
      href: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
