import type { Desk } from '@/components/workbench/desk'
import type { ReportChart } from '@/lib/base/report/report'
import type { View } from '@/lib/kits/app/views'
import { HeldText } from '@/lib/kits/paged/held-text'
import type { PagedQuestion, Ticking, TreeRow } from '@/lib/kits/paged/questions'

type Kind = View['kind']

const json = '{\n  "shop": "Corner Bakery",\n  "open": true,\n  "seats": 24\n}'
const held = new HeldText(json)
const entries = [
  ['shop', 'string', 'Corner Bakery'],
  ['open', 'boolean', 'true'],
  ['seats', 'number', '24'],
] as const
const treeRows: TreeRow[] = [
  { kind: 'object', key: undefined, value: '', children: entries.length },
  ...entries.map(([key, kind, value]) => ({ kind, key, value, children: 0 })),
].map((row, at) => ({
  ...row,
  row: at,
  node: at,
  depth: Math.min(at, 1),
  index: Math.max(0, at - 1),
  siblings: at === 0 ? 1 : entries.length,
  isCut: false,
  isOpen: row.children > 0,
  isDuplicate: false,
}))

const standing = { until: Number.MAX_SAFE_INTEGER, lasts: 30 }
const ticking: Ticking = {
  items: [
    { label: 'Corner Bakery: till', text: '254 676', copied: '254676', next: '287 922', ...standing },
    { label: 'Quay Street Café: till', text: '162 583', copied: '162583', next: '399 871', ...standing },
  ],
  table: {
    label: 'Codes around now',
    columns: ['Window', 'Code'],
    rows: [
      ['now', '254 676'],
      ['+1', '287 922'],
    ],
  },
}

/** Answers for a small text and its tree, which nobody can fold. */
export const textDesk: Desk = {
  isLocal: true,
  ask(asked) {
    const question = asked as PagedQuestion
    switch (question.ask) {
      case 'lines':
        return held.read(question.from, question.to, question.widthLimit)
      case 'rows':
        return { rows: treeRows.slice(question.from, question.to), count: treeRows.length }
      case 'toggle':
      case 'setAllOpen':
        return treeRows.length
      case 'search':
        return 0
      case 'reveal':
        return { node: question.node, row: question.node, count: treeRows.length }
      case 'describe':
        return { path: `$.${treeRows[question.node]?.key ?? ''}`, position: { line: 1, column: 1 }, size: json.length }
      case 'ticking':
        return ticking
      default:
        return undefined
    }
  },
}

/** Draws the same picture for whoever asks: two bars that cross. */
export const pictureDesk: Desk = {
  isLocal: false,
  ask(asked) {
    const { width, height } = asked as { width: number; height: number }
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    const pen = canvas.getContext('2d')
    if (!pen) return Promise.reject(new Error('This browser draws no pictures'))
    pen.fillStyle = '#e5eff7'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#12588a'
    pen.fillRect(width * 0.1, height * 0.4, width * 0.8, height * 0.2)
    pen.fillStyle = '#d98c00'
    pen.fillRect(width * 0.4, height * 0.1, width * 0.2, height * 0.8)
    return Promise.resolve(canvas.transferToImageBitmap())
  },
}

const turns = [0, 90, 180] as const
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#12588a" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="2" fill="#f0bd6a"/></svg>'
const asking = { ask: 'picture', of: {} }
const table = {
  columns: ['Row', 'Shop', 'Seats'],
  rows: [
    ['1', 'Corner Bakery', '24'],
    ['2', 'Quay Street Café', '40'],
  ],
}
const place = { input: 'text', line: 3, column: 12 }
const excerpt = { before: '"open": ', marked: 'yes', after: ',', cutBefore: false, cutAfter: false }

/** A view of every kind, some in several states. The type asks for every kind there is. */
export function viewKinds(chart: ReportChart): { readonly [K in Kind]: readonly (View & { kind: K })[] } {
  return {
    heading: [{ kind: 'heading', says: 'What was found' }],
    note: [
      { kind: 'note', says: 'Valid JSON: 3 values in 1 object.', tone: 'good', strong: true },
      { kind: 'note', says: 'Nothing to format yet. Paste a text above.', tone: 'plain' },
      { kind: 'note', says: 'One name stands twice; the last one counts.', tone: 'warn' },
      { kind: 'note', says: 'The text ends in the middle of a string.', tone: 'bad', under: 'text' },
    ],
    keyed: [{ kind: 'keyed', label: 'SOS', keying: [80, 80, 80, 80, 80, 240, 240, 80], hertz: 600 }],
    spoken: [{ kind: 'spoken', label: 'Read it out', text: 'Alfa Bravo', language: 'en', rate: 1 }],
    ticking: [{ kind: 'ticking', label: 'One-time codes', of: {} }],
    findings: [
      {
        kind: 'findings',
        label: 'Findings',
        items: [
          { tone: 'good', says: 'All three checksums match.' },
          { tone: 'plain', says: 'The file has a byte order mark.', detail: 'Most programs skip it.' },
          { tone: 'warn', says: 'The name “open” stands twice.', at: { ...place, offset: 30, length: 3 } },
          {
            tone: 'bad',
            says: 'yes is no value of JSON.',
            at: place,
            excerpt,
            offers: [{ label: 'Write true' }],
            caution: 'Changes the text.',
          },
          {
            tone: 'bad',
            says: 'The checksum is another one.',
            differs: [
              { label: 'Expected', text: '9f86d081' },
              { label: 'Found', text: '9f86d0c4' },
            ],
          },
        ],
      },
    ],
    warnings: [
      {
        kind: 'warnings',
        label: 'Before you use it',
        items: [
          {
            says: 'Two numbers have more digits than most programs hold.',
            more: { label: 'Which', text: '12345678901234567890' },
          },
          {
            says: 'One name stands twice.',
            places: [{ text: 'Line 3', offer: { label: 'Show it' } }],
            rest: 'and two more',
          },
        ],
      },
    ],
    values: [
      {
        kind: 'values',
        items: [
          {
            label: 'SHA-256',
            text: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            mark: { tone: 'good', text: 'matches' },
          },
          {
            label: 'MD5',
            text: '098f6bcd4621d373cade4e832627b4f6',
            badge: { text: 'weak', says: 'No protection against forgery' },
          },
        ],
      },
    ],
    counts: [
      {
        kind: 'counts',
        label: 'Figures',
        spoken: '412 words',
        items: [
          { label: 'Words', text: '412' },
          { label: 'Characters', text: '2,365' },
          { label: 'Sentences', text: '27' },
          { label: 'Reading time', text: '1 min 44 s' },
        ],
      },
    ],
    bar: [{ kind: 'bar', label: 'Goal', value: 412, goal: 500, says: '412 of 500 words' }],
    terms: [{ kind: 'terms', items: [{ label: 'Kerned', text: 'Letters moved closer to each other.' }] }],
    figures: [
      {
        kind: 'figures',
        items: [
          { label: 'Before', text: '1.2 MB' },
          { label: 'After', text: '310 KB' },
        ],
      },
    ],
    text: [
      { kind: 'text', label: 'Formatted text', text: json },
      { kind: 'text', label: 'Text in a box', text: json, boxed: true },
    ],
    marked: [
      {
        kind: 'marked',
        label: 'Matches',
        parts: [
          { text: 'The ' },
          { text: 'corner', mark: 'odd' },
          { text: 'bakery', mark: 'even' },
          { text: ' is open.' },
        ],
      },
      {
        kind: 'marked',
        label: 'Degrees',
        parts: [
          { text: 'This one is hard.', mark: 'warn' },
          { text: ' ' },
          { text: 'This one is very hard.', mark: 'bad' },
        ],
      },
    ],
    lines: [{ kind: 'lines', label: 'Lines', lines: held.lines, colours: 'json' }],
    tree: [
      {
        kind: 'tree',
        label: 'Tree',
        rows: treeRows.length,
        words: { copyPath: 'Copy path', pathCopied: 'Copied the path' },
        ofNode: {},
      },
    ],
    table: [
      { kind: 'table', label: 'Rows', isTitled: true, ...table },
      { kind: 'table', label: 'No rows', isTitled: true, columns: table.columns, rows: [] },
    ],
    tables: [
      {
        kind: 'tables',
        columns: ['Word', 'Count'],
        empty: 'Nothing repeats',
        items: [
          {
            label: 'Single words',
            rows: [
              ['bakery', '9'],
              ['bread', '7'],
            ],
          },
          { label: 'Phrases', rows: [] },
        ],
      },
    ],
    choices: [
      {
        kind: 'choices',
        label: 'Columns',
        rows: [
          {
            label: 'seats',
            text: '24, 40',
            pick: 'seats',
            says: 'Kind of the column seats',
            options: [
              { value: 'auto', label: 'As it looks' },
              { value: 'text', label: 'Text' },
            ],
          },
        ],
      },
    ],
    chart: [{ kind: 'chart', ...chart }],
    previews: [
      {
        kind: 'previews',
        items: [
          {
            label: 'In a list of results',
            lines: [
              { look: 'small', text: 'corner-bakery.example' },
              { look: 'title', text: 'Corner Bakery: bread from six in the morning' },
              { look: 'text', text: 'Sourdough, rye and rolls, baked in sight of the street.', bold: [[11, 14]] },
            ],
          },
          {
            label: 'As a card',
            picture: { shape: 'wide', says: 'The picture of the page' },
            lines: [{ look: 'title', text: 'Corner Bakery' }],
          },
          {
            label: 'In a chat',
            picture: { shape: 'square', says: 'Picture' },
            lines: [{ look: 'text', text: 'Corner Bakery' }],
          },
        ],
      },
    ],
    page: [{ kind: 'page', label: 'The page', html: '<h1>Corner Bakery</h1><p>Open from six.</p>' }],
    picture: [
      { kind: 'picture', label: 'Picture', of: asking, width: 480, height: 240 },
      {
        kind: 'picture',
        label: 'Before and after',
        of: asking,
        width: 480,
        height: 240,
        before: { label: 'Before', of: asking, width: 480, height: 240 },
      },
    ],
    drawings: [
      {
        kind: 'drawings',
        label: 'Drawings',
        items: [16, 32, 96].flatMap((side) => [
          { label: `${side} pixels`, of: drawing, width: side, height: side },
          { label: 'Cut round', of: drawing, width: side, height: side, cut: 'circle' as const },
          { label: 'Cut with corners', of: drawing, width: side, height: side, cut: 'rounded' as const },
        ]),
      },
    ],
    crop: [
      { kind: 'crop', label: 'A box of any shape', of: asking, width: 480, height: 240, pick: 'box', by: 'box' },
      {
        kind: 'crop',
        label: 'A square that ends round',
        of: asking,
        width: 480,
        height: 240,
        pick: 'round',
        by: 'box',
        ratio: 1,
        seen: 'circle',
      },
      { kind: 'crop', label: 'Four corners', of: asking, width: 480, height: 240, pick: 'corners', by: 'corners' },
    ],
    cards: [
      {
        kind: 'cards',
        label: 'Pages',
        pick: 'order',
        of: 'pages',
        can: { turn: true, remove: true, repeat: true, blank: true, reverse: true },
        items: turns.map((turn, at) => ({
          key: `page-${at}`,
          label: `Page ${at + 1}`,
          caption: `Page ${at + 1}`,
          turn,
          picture: { key: `page-${at}`, of: asking, width: 210, height: 297 },
        })),
      },
    ],
    paths: [
      {
        kind: 'paths',
        label: 'Files in backup.zip',
        pick: 'ticked',
        opens: 'opened',
        items: [
          { path: 'notes/first.txt', text: '1.2 kB' },
          { path: 'notes/second.txt', text: '840 bytes', mark: { tone: 'bad', text: 'damaged' } },
          { path: 'pictures/summer/sea.jpg', text: '2.1 MB' },
          { path: 'setup.exe', text: '4.0 MB', mark: { tone: 'warn', text: 'program' } },
          { path: 'latest', text: 'link', isFixed: true },
        ],
      },
    ],
    entry: [
      {
        kind: 'entry',
        label: 'Password of the file',
        pick: 'password',
        secret: true,
        button: 'Open',
        help: 'It stays on this page.',
      },
      { kind: 'entry', label: 'Pages', pick: 'pages', fault: 'Pages must be numbers up to 12, such as 1-3, 8.' },
    ],
    swatches: [
      {
        kind: 'swatches',
        label: 'Palette',
        items: [
          { colour: '#12588a', ink: '#ffffff', label: 'Main', text: '#12588a' },
          { colour: '#f0bd6a', ink: '#06202f', label: 'Accent', text: '#f0bd6a' },
        ],
      },
    ],
    wheel: [
      {
        kind: 'wheel',
        label: 'Wheel',
        slices: ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva'].map((label, at) => ({ label, weight: at + 1 })),
        winner: 2,
        spin: 'first',
        sounds: false,
      },
    ],
    ready: [
      {
        kind: 'ready',
        items: [
          { label: 'Save as PDF', name: 'report.pdf', content: new Blob(['report']) },
          { label: 'Save as CSV', name: 'report.csv', content: new Blob(['report']) },
        ],
        all: 'Save all',
        offers: [{ label: 'Use in the text' }],
      },
    ],
    // Drawn by the form of a workbench, which knows queue and options: the list of files and the fields have parts of their own.
    files: [],
    panel: [],
  }
}
