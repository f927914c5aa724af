import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, date, integer, toggle } from '@/lib/kits/fields/define'
import { customerColumns, type CustomerColumn } from '@/lib/subjects/segments/customers'
import { taggedName, type SegmentAnswer, type SegmentQuestion } from '@/lib/subjects/segments/task'
import { ordersSample } from './customer-segmentation-visualizer.messages'

const columnLabels: Readonly<Record<CustomerColumn, string>> = {
  customer: 'Customer',
  date: 'Day of the order, or of the last one',
  amount: 'Amount',
  recency: 'Days since the last order',
  frequency: 'Number of orders',
}

const columnPick = (column: CustomerColumn) => `column.${column}`
const usePick = (at: number) => `use.${String(at)}`
const ofOrders: readonly CustomerColumn[] = ['customer', 'date', 'amount']

/** What stands in each column, to be put right where a heading was not understood. */
function columnViews(
  { headings, places, usable }: SegmentAnswer,
  rowsAre: 'orders' | 'customers',
  isRfm: boolean,
): View[] {
  if (headings.length === 0) return []
  const columns = rowsAre === 'orders' ? ofOrders : isRfm ? customerColumns : (['customer', 'date'] as const)
  const rows: ChoiceRow[] = columns.map((column) => {
    const found = places[column]
    return {
      label: columnLabels[column],
      text: '',
      pick: columnPick(column),
      says: `Column: ${columnLabels[column]}`,
      options: [
        { value: 'auto', label: found === undefined ? 'Not found' : `Found: ${headings[found] ?? ''}` },
        ...headings.map((label, at) => ({ value: String(at), label })),
      ],
    }
  })
  const uses: ChoiceRow[] = usable.map((at) => ({
    label: headings[at] ?? '',
    text: 'Numbers',
    pick: usePick(at),
    says: `Group by ${headings[at] ?? ''}`,
    options: [
      { value: 'auto', label: 'Grouped by' },
      { value: 'no', label: 'Left out' },
    ],
  }))
  return [
    { kind: 'heading', says: 'Columns' },
    { kind: 'choices', label: 'Which column holds what', rows: [...rows, ...uses] },
  ]
}

const isClusters = { field: 'method', is: 'clusters' } as const

export default defineWorkbench({
  worker: worker<SegmentQuestion, SegmentAnswer>('customer-segmentation-visualizer'),
  options: {
    method: choice('Group by', {
      options: { rfm: 'Recency, frequency, money', clusters: 'Likeness (k-means)' },
      initial: 'rfm',
      as: 'buttons',
    }),
    rowsAre: choice('A row is', {
      options: { orders: 'An order', customers: 'A customer' },
      initial: 'orders',
      as: 'buttons',
    }),
    clusters: choice('Clusters', {
      options: { '0': 'As the silhouette says', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8' },
      initial: '0',
      as: 'menu',
      shownWhen: isClusters,
    }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 1_000_000,
      help: 'The same seed gives the same clusters.',
      shownWhen: isClusters,
    }),
    dates: choice('Dates such as 3/4/2026', {
      options: { auto: 'As the column shows', day: 'Day first', month: 'Month first' },
      initial: 'auto',
      as: 'menu',
    }),
    reference: date('Count days up to', { optional: true, help: 'Empty: the day of the last order in the file.' }),
    returns: choice('Amounts below 0', {
      options: { subtract: 'Lower what was spent', leave: 'Leave out' },
      initial: 'subtract',
      as: 'menu',
      shownWhen: { field: 'rowsAre', is: 'orders' },
    }),
    missing: choice('Missing numbers', {
      options: { leave: 'Leave the row out', median: 'Take the median' },
      initial: 'leave',
      as: 'menu',
      shownWhen: isClusters,
    }),
    outliers: choice('Far outliers', {
      options: { keep: 'Keep', cap: 'Bring to the fence', leave: 'Leave out' },
      initial: 'keep',
      as: 'menu',
      shownWhen: isClusters,
    }),
    hidesEmails: toggle('Write SHA-256 in place of e-mail addresses', {}),
  },
  panels: [
    { at: 'top', fields: ['method', 'rowsAre'] },
    { at: 'inputs', fields: ['clusters', 'seed'] },
    {
      at: 'inputs',
      label: 'How the file is read',
      folded: true,
      fields: ['dates', 'reference', 'returns', 'missing', 'outliers', 'hidesEmails'],
    },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Orders or customers',
      placeholder: 'customer,order date,amount',
      help: 'A CSV file or workbook whose first row names the columns.',
      height: 'tall',
      example: ordersSample,
      takes: { csv: {} },
      holds: { accept: '.csv,.tsv,.txt,.xlsx,text/csv', pasted: 'pasted.csv' },
    },
  },
  resultLabel: 'Segments',
  asking: 'Reading the table',
  ask({ values, texts: { text }, opened, picks }): SegmentQuestion | undefined {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    const chosen = customerColumns.flatMap((column) => {
      const at = Number(picks[columnPick(column)] ?? 'auto')
      return Number.isInteger(at) ? [[column, at] as const] : []
    })
    const unused = Object.entries(picks).flatMap(([name, value]) =>
      name.startsWith('use.') && value === 'no' ? [Number(name.slice(4))] : [],
    )
    const { clusters, reference, ...rest } = values
    return {
      source,
      ...rest,
      clusters: Number(clusters),
      reference: reference ?? '',
      chosen: Object.fromEntries(chosen),
      unused,
    }
  },
  views({ answer, values }) {
    const views = reportViews(
      { answer: answer?.report },
      'text',
      'Paste orders, or open a file. It is read here and sent nowhere.',
    )
    return answer ? [...views, ...columnViews(answer, values.rowsAre, values.method === 'rfm')] : views
  },
  takeAway: {
    tagged: {
      kind: 'save',
      label: 'Save customers with their segment (CSV)',
      file: taggedName,
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportFile(answer?.report, taggedName),
    },
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'segments.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer?.report),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the summary',
      done: 'Copied the summary',
      of: ({ answer }) => reportText(answer?.report),
    },
  },
  controls: [
    { label: 'Orders or customers', help: 'CSV or XLSX, up to 500,000 rows and 150 MB.' },
    { label: 'Group by', help: 'Scores of recency, frequency and money, or k-means over any columns of numbers.' },
    {
      label: 'Clusters and seed',
      help: 'Two to eight, or as many as the silhouette favours; a seed repeats a result.',
    },
    { label: 'How the file is read', help: 'Order of dates, returns, missing numbers, outliers, masked addresses.' },
  ],
  results: [
    { label: 'Segments with customers, spending and what to do', kind: 'table' },
    { label: 'Scatter of customers, heat map, shares of customers and spending', kind: 'chart' },
    { label: 'Every customer with scores and segment', kind: 'table' },
    { label: 'Rows that were left out, and why', kind: 'verdict' },
  ],
  formula:
    'Scores each customer from 1 to 5 by fifths in days since the last order, orders and spending; or brings columns to mean 0 and deviation 1 and runs k-means++ ten times and more, with the number of clusters of the best mean silhouette',
  limits: [
    'Names of segments follow the scores of recency and frequency; where to cut is a convention, not a law of customers.',
    'Fifths are relative: in every file somebody scores 1.',
    'K-means finds round groups of similar size; other shapes are cut through.',
    'Silhouettes are worked out over at most 1,000 rows, centres over at most 4,000 drawn by the seed.',
    'Currencies are not told apart: use amounts in one.',
    'A hash of an e-mail address is still personal data, since whoever has a list of addresses can hash it too.',
  ],
  sources: [
    {
      title: 'Arthur and Vassilvitskii: k-means++, The Advantages of Careful Seeding (2007)',
      href: 'https://theory.stanford.edu/~sergei/papers/kMeansPP-soda.pdf',
    },
    {
      title: 'Rousseeuw: Silhouettes, a graphical aid to the interpretation and validation of cluster analysis (1987)',
      href: 'https://doi.org/10.1016/0377-0427(87)90125-7',
    },
    { title: 'Hughes: Strategic Database Marketing (RFM by quintiles)' },
    { title: 'scikit-learn: clustering and principal components', href: 'https://scikit-learn.org/stable/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
