import { csvText } from '@/lib/base/format/csv-cell'
import { reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, text } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { networks, type Network } from '@/lib/subjects/share-tags/networks'
import { pageColumns, type ShareQuestion, type ShareReply } from '@/lib/subjects/share-tags/task'

const sample = `<head>
<title>Oak tables made to measure | Bramley Joinery</title>
<meta name="description" content="Oak tables from our workshop in Leeds, oiled twice and delivered by us.">
<meta property="og:title" content="Oak tables made to measure">
<meta property="og:type" content="website">
<meta property="og:image" content="/img/oak-table.jpg">
<meta property="og:url" content="http://example.com/tables">
<meta property="og:locale" content="en-gb">
<meta property="og:title" content="Oak tables">
</head>
`

interface Options {
  address: string
  network: Network
}
type Sharing = Work<Options, Readonly<Record<'tags', string>>, ShareReply, ShareQuestion>

const reportOf = ({ answer }: Sharing) => (answer?.kind === 'tags' ? answer : undefined)

/** The first picture that was tried. */
function triedOf(files: readonly WorkFile<ShareReply>[]) {
  for (const { file, answer } of files) if (answer?.kind === 'picture') return { file, tried: answer.tried }
  return undefined
}

function fileViews({ answer }: WorkFile<ShareReply>): View[] {
  if (answer?.kind === 'page') {
    const [faults = '', warnings = '', title = ''] = answer.row
    return [
      {
        kind: 'figures',
        items: [
          { label: 'Faults', text: faults },
          { label: 'To look at', text: warnings },
          { label: 'Title', text: title || 'none' },
        ],
      },
    ]
  }
  if (answer?.kind !== 'picture') return []
  const { tried, findings, crops } = answer
  return [
    {
      kind: 'figures',
      items: [
        { label: 'Pixels', text: `${whole(tried.width)} × ${whole(tried.height)}` },
        { label: 'Weight', text: `${whole(Math.ceil(tried.bytes / 1024))} KB` },
        { label: 'Format', text: tried.format.toUpperCase() },
      ],
    },
    findings.length === 0
      ? { kind: 'note', tone: 'good', says: 'It fits all five networks.' }
      : {
          kind: 'findings',
          items: findings.map(({ tone, says, source = '' }) => ({ tone, says, detail: source })),
        },
    ...crops.map(
      ({ label, content, width, height }) =>
        ({ kind: 'picture', label, of: content, isAtSize: true, width, height }) as const,
    ),
  ]
}

function viewsOf(work: Sharing): View[] {
  const answer = reportOf(work)
  return [
    ...(answer ? [{ kind: 'previews', items: answer.previews } as const] : []),
    ...reportViews({ answer }, 'tags', 'Paste the head of a page. It is only parsed; nothing in it is run or loaded.'),
    ...(answer
      ? [
          { kind: 'heading', says: 'The tags as they should be' } as const,
          { kind: 'text', label: 'Tags', text: answer.fixed, boxed: true } as const,
        ]
      : []),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, fileViews(file)])) },
  ]
}

function cardOf({ asked, values, files }: Sharing): { ask: ShareQuestion } | undefined {
  if (asked?.ask !== 'tags') return undefined
  const { text: tags, address } = asked
  return { ask: { ask: 'card', text: tags, address, network: values.network, picture: triedOf(files)?.file } }
}

function pagesCsv({ files }: Sharing): string | undefined {
  const rows = files.flatMap(({ name, answer }) => (answer?.kind === 'page' ? [[name, ...answer.row]] : []))
  // Spreadsheets take a CSV file for UTF-8 only with a byte order mark.
  return rows.length === 0 ? undefined : `\ufeff${csvText([pageColumns, ...rows])}`
}

export default defineWorkbench({
  worker: worker<ShareQuestion, ShareReply>('social-preview'),
  options: {
    address: text('Address of the page', {
      initial: '',
      maxLength: 2000,
      placeholder: 'https://example.com/tables',
      as: 'url',
      help: 'Makes whole addresses of those that are not.',
    }),
    network: choice('Card of the saved picture', {
      options: {
        facebook: networks.facebook.name,
        x: networks.x.name,
        linkedin: networks.linkedin.name,
        slack: networks.slack.name,
        whatsapp: networks.whatsapp.name,
      },
      initial: 'facebook',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['address'] },
    { at: 'results', fields: ['network'] },
  ],
  inputs: {
    tags: {
      kind: 'text',
      label: 'Head of the page, or its tags',
      placeholder: '<meta property="og:title" content="…">\nor lines such as og:title: …',
      height: 'tall',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open a page',
        accept: '.html,.htm,text/html',
        largest: 5_000_000,
        otherwise: 'Save the page as HTML only.',
      },
    },
    files: {
      kind: 'files',
      label: 'Pictures to try, or many pages',
      button: 'Choose files',
      accept: 'image/*,.html,.htm',
      folders: true,
      verb: 'Check',
      stopped: 'This file was not checked.',
    },
  },
  resultLabel: 'How it is shared',
  asking: 'Reading the tags',
  making: 'Drawing the card',
  ask({ values: { address }, texts: { tags } }): ShareQuestion | undefined {
    return tags.trim() === '' ? undefined : { ask: 'tags', text: tags, address, tried: undefined }
  },
  askOf: (file): ShareQuestion => ({ ask: 'file', file }),
  askNext(work): ShareQuestion | undefined {
    const found = triedOf(work.files)
    return work.asked?.ask === 'tags' && found ? { ...work.asked, tried: found.tried } : undefined
  },
  views: (work) => viewsOf(work.next?.kind === 'tags' && work.isCurrent ? { ...work, answer: work.next } : work),
  fileIn: (answer) => (answer.kind === 'card' ? answer.content : undefined),
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the tags',
      done: 'Copied the tags',
      of: ({ answer, next }) =>
        next?.kind === 'tags' ? next.fixed : answer?.kind === 'tags' ? answer.fixed : undefined,
    },
    picture: {
      kind: 'save',
      label: 'Save the card (PNG)',
      file: ({ values }) => `card-${values.network}.png`,
      type: 'image/png',
      of: cardOf,
    },
    pages: {
      kind: 'save',
      label: 'Save the pages (CSV)',
      file: 'share-tags.csv',
      type: 'text/csv;charset=utf-8',
      of: pagesCsv,
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: (work) => reportText(reportOf(work)),
    },
  },
  controls: [
    { label: 'Head of the page', help: 'Pasted or opened; only parsed. Or lines such as og:title: Oak tables.' },
    { label: 'Address of the page', help: 'From which addresses without a host are read.' },
    { label: 'Pictures to try', help: 'Cut as cards cut them and held against the limits of each network.' },
    { label: 'Many pages', help: 'Any number of HTML files, as a table.' },
  ],
  results: [
    { label: 'Cards of Facebook, X, LinkedIn, Slack and WhatsApp', kind: 'chart' },
    { label: 'Which tag each network takes for title, description and picture', kind: 'table' },
    { label: 'Faults in the tags with their places', kind: 'verdict' },
    { label: 'The tags as they should be', kind: 'value' },
    { label: 'A picture cut to 1.91 to 1 and to a square, with limits of size and weight', kind: 'verdict' },
  ],
  formula:
    'Takes for each part of a card the first filled tag in the order in which that network falls back, and holds tags and pictures against what the protocol and the networks publish',
  limits: [
    'Cards are of this site’s own colours. They show what is said and in which shape; networks change their looks without notice.',
    'The page is not fetched: most sites do not let another page read them. Paste its source.',
    'The picture behind og:image is not loaded. Try the file itself.',
    'Slack publishes no limits, WhatsApp few; some have seen pictures above 300 KB left out.',
    'Networks keep what they read. After a change, use their own debuggers to have it read anew.',
    'Some networks centre a picture on a face; here it is cut from its middle.',
  ],
  sources: [
    { title: 'The Open Graph protocol', href: 'https://ogp.me/' },
    {
      title: 'Meta for Developers: Images in Link Shares',
      href: 'https://developers.facebook.com/docs/sharing/webmasters/images',
    },
    {
      title: 'X Developer Platform: Cards markup',
      href: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
    },
    {
      title: 'LinkedIn Help: Make your website shareable on LinkedIn',
      href: 'https://www.linkedin.com/help/linkedin/answer/a521928',
    },
    {
      title: 'Slack API: Unfurling links in messages',
      href: 'https://api.slack.com/reference/messaging/link-unfurling',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
