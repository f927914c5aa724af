import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { FeedbackQuestion } from '@/lib/subjects/sentiment/feedback'

const isTable = { field: 'shape', is: 'table' } as const

export default defineWorkbench({
  worker: worker<FeedbackQuestion, Report>('customer-feedback-sentiment'),
  options: {
    shape: choice('Given as', {
      options: { lines: 'One comment a line', table: 'A table with headings' },
      initial: 'lines',
      as: 'buttons',
    }),
  },
  panels: [{ at: 'top', fields: ['shape'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Comments in English',
      placeholder: 'Paste comments, or open a CSV or XLSX file',
      height: 'tall',
      example:
        'The chairs are beautiful and the delivery was very fast!\nDelivery came two weeks late. I am disappointed.\nGood chair, but the delivery was terrible.\nIt is a chair.\nNot bad at all, and great support on the phone\nThe worst shop EVER!!!\nSupport was kind and helpful, thank you :)\n',
      takes: { text: { shape: 'lines' }, csv: { shape: 'table' } },
      holds: {
        accept: '.csv,.tsv,.txt,.xlsx,text/csv,text/plain',
        pasted: 'pasted.txt',
        sets: { csv: { shape: 'table' }, tsv: { shape: 'table' }, xlsx: { shape: 'table' }, txt: { shape: 'lines' } },
      },
    },
    topics: {
      kind: 'text',
      label: 'Topics of your own, one a line',
      placeholder: 'Delivery: delivery, courier, parcel, late\nSupport: support, phone, mail',
      height: 'middle',
    },
    words: {
      kind: 'text',
      label: 'Words of your trade, rated from −4 to 4',
      placeholder: 'late −2\nnightmare −3',
      height: 'middle',
    },
    column: {
      kind: 'text',
      label: 'Column with the comments',
      placeholder: 'The wordiest one',
      height: 'line',
      shownWhen: isTable,
    },
  },
  resultLabel: 'Mood',
  asking: 'Reading the comments',
  ask({ values: { shape }, texts: { text, topics, words, column }, opened }) {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    return { source, isTable: shape === 'table', topics, words, column: shape === 'table' ? column : '' }
  },
  views: (work) => reportViews(work, 'text', 'Paste comments. Each gets a score, with the words that made it.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'feedback.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the summary',
      done: 'Copied the summary',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Comments in English', help: 'Lines, or a CSV or XLSX table; up to 100,000.' },
    { label: 'Topics of your own', help: 'A name, a colon and the words that belong to it.' },
    { label: 'Words of your trade', help: 'Added to the lexicon with your rating, before its own.' },
    { label: 'Column with the comments', help: 'Without it the wordiest column is taken.' },
  ],
  results: [
    { label: 'Shares of positive, neutral and negative comments', kind: 'value' },
    { label: 'Topics with the mood of their comments', kind: 'table' },
    { label: 'Every comment with its score and the words that made it', kind: 'table' },
  ],
  formula:
    'Adds up the ratings that VADER’s lexicon gives the words, turned and weighed by negations, intensifiers, capitals, “but” and punctuation, and brings the sum between −1 and 1',
  limits: [
    'English only. What is in other scripts, or of eight words and more without any of the commonest, is marked “not scored”.',
    'Irony is read as it stands: “great, late again” counts as praise.',
    'The lexicon was rated for social media: “late” and “nightmare” are not in it. Add the words of your trade with a rating; scores are then no longer those of VADER alone.',
    'The score measures words, not satisfaction. Hold it against a sample that you read yourself.',
    'Topics that are found by themselves are frequent words, not meanings.',
  ],
  sources: [
    {
      title:
        'Hutto and Gilbert: VADER, A Parsimonious Rule-based Model for Sentiment Analysis of Social Media Text (ICWSM 2014)',
      href: 'https://ojs.aaai.org/index.php/ICWSM/article/view/14550',
    },
    {
      title: 'VADER: lexicon and program (MIT License, © 2016 C.J. Hutto)',
      href: 'https://github.com/cjhutto/vaderSentiment',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
