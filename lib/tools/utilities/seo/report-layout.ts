import { reportDocument, reportJson, type Report } from '@/lib/engines/report-layout'
import { choice, defineGenerator, longText, rows, text, toggle } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import { blockWidths, reportBlockKinds } from '@/lib/families/reports/kinds'

const { logo, paper, look, colour } = sheetFields

export default defineGenerator({
  form: {
    title: text('Title', { initial: 'Parcels that arrive: the year 2025', maxLength: 200 }),
    byline: longText('Below the title', {
      initial: 'For the board of Harbour Tools\nMarch 2026',
      lines: 2,
      maxLength: 500,
      optional: true,
      help: 'For whom, by whom, of when. One line each.',
    }),
    blocks: rows('Blocks', {
      row: 'block',
      ordered: true,
      ownLine: 'data',
      columns: {
        kind: choice('Kind', { options: reportBlockKinds, initial: 'text' }),
        width: choice('Width', { options: blockWidths, initial: 'full' }),
        title: text('Title', { maxLength: 250, optional: true }),
        data: longText('Text, lines or table', { maxLength: 300_000, lines: 3, optional: true }),
      },
      initial: [
        {
          kind: 'section',
          title: 'In short',
          data: 'We sent 18,240 parcels, a tenth more than the year before, and 94% of them arrived the next day.',
        },
        {
          kind: 'number',
          data: '94%, delivered the next day\n18,240, parcels sent\n2.1 days, from order to door',
        },
        {
          kind: 'bar',
          width: 'half',
          title: 'Parcels by quarter',
          data: 'Quarter,Parcels\nSpring,3900\nSummer,4210\nAutumn,4730\nWinter,5400',
        },
        {
          kind: 'pie',
          width: 'half',
          title: 'What goes into a van',
          data: 'Hand tools,52%\nBlades,31%\nSpare parts,17%',
        },
        { kind: 'section', title: 'Costs', data: 'Fuel fell, and a third van was leased in May.' },
        {
          kind: 'table',
          title: 'Costs of delivery',
          data: 'Item;2024;2025\nVans;41,200;46,900\nFuel;18,300;17,150\nPackaging;9,400;10,020\nTotal;68,900;74,070',
        },
        { kind: 'callout', data: 'Decision asked of the board: a fourth van from September.' },
      ],
      min: 1,
      max: 200,
      help: 'Narrow blocks of one width stand beside each other. Tables and charts take what you copy from a spreadsheet, or lines with commas. A text is parted by empty lines; lines that begin with a dash are a list.',
    }),
    source: text('Source of the figures', {
      initial: 'Harbour Tools, dispatch records',
      maxLength: 300,
      optional: true,
    }),

    cover: toggle('Title and contents on a sheet of their own', { section: 'Sheet', refines: true }),
    contents: toggle('List of contents', { section: 'Sheet', refines: true }),
    numbers: toggle('Number the sections', { section: 'Sheet', refines: true }),
    logo: { ...logo, section: 'Sheet' },
    paper,
    look: { ...look, initial: 'modern' },
    colour,
  },

  build: (values, { show }) => reportDocument(values as unknown as Report, show),
  files: {
    json: {
      label: 'project (JSON)',
      type: 'application/json',
      extension: 'json',
      make: (values) => reportJson(values as unknown as Report),
    },
  },
  opens: true,

  makes:
    'A report of sections, texts, tables, charts and big numbers on A4 or US Letter, with repeated table heads and page numbers, as PDF, Word, HTML, Markdown and text, and as a project file.',
  limits: [
    'Blocks stand one under the other or two and three abreast. They are not dragged about freely, and there are no 16:9 slides.',
    'Charts and big numbers are pictures in Word, with their figures as alternative text; texts and tables stay text.',
    'The list of contents has no page numbers. A PDF has bookmarks for the headings.',
    'A chart takes at most 200 rows and six columns of numbers, a table 5,000 rows and twelve columns.',
    'Photographs have no block; the logo is the only picture of your own.',
  ],
  sources: [
    { title: 'RFC 4180: CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
    {
      title: 'W3C, Web Accessibility Tutorials: complex images',
      href: 'https://www.w3.org/WAI/tutorials/images/complex/',
    },
    { title: 'ISO 32000-1: PDF 1.7, section 14.8, tagged PDF', href: 'https://pdfa.org/resource/iso-32000-pdf/' },
    {
      title: 'Statistics Canada, Power from Data: choosing a chart',
      href: 'https://www150.statcan.gc.ca/n1/edu/power-pouvoir/ch9/5214821-eng.htm',
    },
  ],

  examples: [
    {
      name: 'A report to the board',
      given: {},
      expect: {
        title: 'Parcels that arrive: the year 2025',
        text: ['In short', 'Costs of delivery', '74,070', 'Decision asked of the board', 'Source: Harbour Tools'],
      },
    },
    {
      name: 'Cover, contents and numbers',
      given: {
        title: 'Survey of members 2026',
        byline: 'Riverside Rowing Club',
        cover: true,
        contents: true,
        numbers: true,
        blocks: [
          { kind: 'section', width: 'full', title: 'Who answered', data: '212 of 340 members, 62%.' },
          {
            kind: 'list',
            width: 'half',
            title: 'Asked for most',
            data: 'Longer hours\nNew oars\nA ladder at the pier',
          },
          { kind: 'pie', width: 'half', title: 'Comes by', data: 'Bicycle,55%\nCar,30%\nOn foot,15%' },
          { kind: 'section', width: 'full', title: 'What we propose', data: '- Open until nine\n- Eight new oars' },
        ],
        source: 'Own survey, March 2026',
      },
      expect: { text: ['Contents', '1. Who answered', '2. What we propose', 'Longer hours', 'Open until nine'] },
    },
  ],
})
