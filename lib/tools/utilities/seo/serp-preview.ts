import { reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Given, type Work } from '@/lib/kits/app/workbench'
import { date, integer, longText, number, text } from '@/lib/kits/fields/define'
import type { SerpAnswer, SerpPicture, SerpPictureQuestion, SerpQuestion } from '@/lib/subjects/serp/report'

interface Options {
  title: string
  description: string
  url: string
  siteName: string
  query: string
  date: string | undefined
  rating: number | undefined
  reviews: number | undefined
  sitelinks: string
  questions: string
  titleDesktop: number
  titlePhone: number
  textDesktop: number
  textPhone: number
}
type Texts = Readonly<Record<'existing' | 'table', string>>
type Answer = SerpAnswer | SerpPicture
type Question = SerpQuestion | SerpPictureQuestion
type Looking = Work<Options, Texts, Answer, Question>

const lookedAt = (answer: Answer | undefined) => (answer?.kind === 'looked' ? answer : undefined)

function snippetOf({ values }: Pick<Given<Options, Texts>, 'values'>): SerpQuestion['snippet'] {
  const { title, description, url, siteName, query, rating, reviews, sitelinks, questions } = values
  return { title, description, url, siteName, query, date: values.date ?? '', rating, reviews, sitelinks, questions }
}

function widthsOf({ values }: Pick<Given<Options, Texts>, 'values'>): SerpQuestion['widths'] {
  const { titleDesktop, titlePhone, textDesktop, textPhone } = values
  return { titleDesktop, titlePhone, textDesktop, textPhone }
}

function pictureOf(work: Looking, device: SerpPictureQuestion['device']): { ask: Question } | undefined {
  const answer = lookedAt(work.answer)
  if (!answer || answer.previews.length === 0) return undefined
  return { ask: { ask: 'picture', snippet: snippetOf(work), widths: widthsOf(work), device } }
}

function viewsOf(work: Looking): View[] {
  const answer = lookedAt(work.answer)
  const taken = Object.keys(answer?.taken ?? {}).length
  return [
    ...(answer && taken > 0
      ? [
          {
            kind: 'findings',
            items: [
              {
                tone: 'plain',
                says: `The pasted page fills ${String(taken)} of the fields.`,
                offers: [{ label: 'Take them over', sets: answer.taken }],
                caution: 'What stands in those fields is replaced.',
              },
            ],
          } as const,
        ]
      : []),
    ...(answer && answer.previews.length > 0 ? [{ kind: 'previews', items: answer.previews } as const] : []),
    ...reportViews(
      { answer },
      'existing',
      'Write a title. The result on a desktop and on a phone stands here as you type.',
    ),
  ]
}

export default defineWorkbench({
  worker: worker<Question, Answer>('serp-preview'),
  options: {
    title: text('Title', { initial: '', maxLength: 300, placeholder: 'Oak tables made to measure | Bramley Joinery' }),
    description: longText('Description', { initial: '', maxLength: 1000, lines: 3 }),
    url: text('Address of the page', {
      initial: '',
      maxLength: 2000,
      placeholder: 'https://example.com/tables/oak',
      as: 'url',
    }),
    siteName: text('Name of the site', { initial: '', maxLength: 200 }),
    query: text('What somebody searches for', {
      initial: '',
      maxLength: 200,
      help: 'Its words are bold in the description.',
    }),
    date: date('Date of the page', {
      optional: true,
      refines: true,
      help: 'Results often put it before the description.',
    }),
    rating: number('Rating', { optional: true, min: 0, max: 5, unit: 'of 5', refines: true }),
    reviews: integer('Reviews', { optional: true, min: 0, max: 100_000_000, refines: true }),
    sitelinks: longText('Links beneath it', {
      initial: '',
      maxLength: 1000,
      lines: 3,
      refines: true,
      help: 'One a line. An engine chooses them itself.',
    }),
    questions: longText('Questions beneath it', {
      initial: '',
      maxLength: 1000,
      lines: 2,
      refines: true,
      help: 'One a line.',
    }),
    titleDesktop: integer('Room for the title on a desktop', {
      initial: 580,
      min: 100,
      max: 3000,
      unit: 'px',
      refines: true,
    }),
    titlePhone: integer('Room for the title on a phone', {
      initial: 656,
      min: 100,
      max: 3000,
      unit: 'px',
      refines: true,
      help: 'Two lines of 328 pixels.',
    }),
    textDesktop: integer('Room for the description on a desktop', {
      initial: 920,
      min: 100,
      max: 5000,
      unit: 'px',
      refines: true,
    }),
    textPhone: integer('Room for the description on a phone', {
      initial: 680,
      min: 100,
      max: 5000,
      unit: 'px',
      refines: true,
    }),
  },
  panels: [
    {
      at: 'top',
      fields: [
        'title',
        'description',
        'url',
        'siteName',
        'query',
        'date',
        'rating',
        'reviews',
        'sitelinks',
        'questions',
        'titleDesktop',
        'titlePhone',
        'textDesktop',
        'textPhone',
      ],
    },
  ],
  inputs: {
    existing: {
      kind: 'text',
      label: 'A page to start from, if there is one',
      placeholder: 'Paste <head>…</head> or the source of a page',
      height: 'short',
      takes: { text: {} },
      opens: {
        label: 'Open a page',
        accept: '.html,.htm,text/html',
        largest: 5_000_000,
        otherwise: 'Save the page as HTML only.',
      },
    },
    table: {
      kind: 'text',
      label: 'Many pages at once, as a table',
      placeholder: 'url,title,description',
      help: 'CSV or a workbook of up to 50,000 rows with a column title; description and url are read where they are.',
      height: 'short',
      holds: { accept: '.csv,.tsv,.txt,.xlsx,.ods,text/csv', pasted: 'pasted.csv', above: 300_000 },
    },
  },
  resultLabel: 'The result',
  asking: 'Measuring',
  making: 'Drawing the picture',
  ask(given): Question | undefined {
    const snippet = snippetOf(given)
    const { existing, table } = given.texts
    const source = given.opened.table ?? table
    const isEmpty =
      [snippet.title, snippet.description, snippet.url, existing].every((one) => one.trim() === '') &&
      typeof source === 'string' &&
      source.trim() === ''
    return isEmpty ? undefined : { ask: 'look', snippet, widths: widthsOf(given), existing, table: source }
  },
  views: viewsOf,
  fileIn: (answer) => (answer.kind === 'picture' ? answer.content : undefined),
  takeAway: {
    desktop: {
      kind: 'save',
      label: 'Save the desktop result (PNG)',
      file: 'result-desktop.png',
      type: 'image/png',
      of: (work) => pictureOf(work, 'desktop'),
    },
    phone: {
      kind: 'save',
      label: 'Save the phone result (PNG)',
      file: 'result-phone.png',
      type: 'image/png',
      of: (work) => pictureOf(work, 'phone'),
    },
    csv: {
      kind: 'save',
      label: 'Save the measured table (CSV)',
      file: 'measured.csv',
      type: 'text/csv;charset=utf-8',
      // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
      of: ({ answer }) => {
        const csv = lookedAt(answer)?.bulk?.csv
        return csv === undefined ? undefined : `\ufeff${csv}`
      },
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(lookedAt(answer)),
    },
  },
  controls: [
    { label: 'Title, description and address', help: 'What a result is made of; typed, or taken from a page.' },
    { label: 'What somebody searches for', help: 'Its words are bold, and are looked for in the title.' },
    { label: 'More in the result', help: 'A date, a rating, links and questions.' },
    { label: 'Where it is cut', help: 'Widths in pixels that you may set yourself.' },
    { label: 'Many pages', help: 'A table of up to 50,000 rows is measured and saved with the widths.' },
  ],
  results: [
    { label: 'The result on a desktop and on a phone, cut where results were seen to be cut', kind: 'chart' },
    { label: 'Width of title and description in pixels', kind: 'value' },
    { label: 'What makes engines write another title', kind: 'verdict' },
    { label: 'A table of pages with widths, and those to look at', kind: 'table' },
    { label: 'The result as a picture (PNG)', kind: 'value' },
  ],
  formula:
    'Adds the widths of the letters in Arial, at 20 pixels for titles and 14 for descriptions, and cuts after the last whole word that leaves room for the dots',
  limits: [
    'Engines publish no width. Those here were read off results and can be changed.',
    'An engine may write another title, or take a piece of the page instead of the description; nobody can foretell which.',
    'Phones use fonts of their own; their lines are measured in Arial all the same.',
    'Pairs of letters that are set closer, such as AV, are not counted: a real line is often a few pixels narrower.',
    'Widths are known for Latin, Greek and Cyrillic letters. Signs of East Asia and emoji count as a square, other scripts with an average.',
    'Whether links, ratings or questions are shown is decided by the engine.',
  ],
  sources: [
    {
      title: 'Google Search Central: Influencing your title links in search results',
      href: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      title: 'Google Search Central: Control your snippets in search results',
      href: 'https://developers.google.com/search/docs/appearance/snippet',
    },
    {
      title: 'Google Search Central Blog: Changes to HowTo and FAQ rich results (2023)',
      href: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
    },
    { title: 'Adobe: Font metrics of the 14 core fonts, Helvetica' },
    { title: 'Liberation fonts', href: 'https://github.com/liberationfonts/liberation-fonts' },
  ],
  abilities: ['save', 'print', 'batch'],
})
