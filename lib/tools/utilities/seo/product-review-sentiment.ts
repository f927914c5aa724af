import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { integer } from '@/lib/kits/fields/define'
import type { ReviewQuestion } from '@/lib/subjects/sentiment/reviews'

export default defineWorkbench({
  worker: worker<ReviewQuestion, Report>('product-review-sentiment'),
  options: { most: integer('Most stars', { initial: 5, min: 2, max: 100 }) },
  panels: [{ at: 'inputs', fields: ['most'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Table of reviews in English',
      placeholder: 'rating,review,date,product',
      height: 'tall',
      example:
        'rating,review,date,product\n5,"The battery lasts for days. The screen is beautiful.",2026-05-01,Lamp 2\n1,"I love it, best lamp I ever had, wonderful!",2026-05-02,Lamp 2\n2,"The battery died after a week. Support was friendly.",2026-05-02,Lamp 1\n4,"Good light, but the battery is weak.",2026-05-03,Lamp 1\n5,"Great lamp, works as described, would buy this again.",2026-05-04,Lamp 1\n5,"Great lamp, works as described, would buy this again!",2026-05-04,Lamp 2\n',
      takes: { csv: {} },
      holds: { accept: '.csv,.tsv,.xlsx,text/csv', pasted: 'pasted.csv' },
    },
    features: {
      kind: 'text',
      label: 'Features of your own, one a line',
      placeholder: 'Battery: battery, charge, charging\nScreen: screen, display',
      height: 'middle',
    },
  },
  resultLabel: 'Reviews',
  asking: 'Reading the reviews',
  ask({ values: { most }, texts: { text, features }, opened }) {
    const source = opened.text ?? text
    return typeof source === 'string' && source.trim() === '' ? undefined : { source, features, most }
  },
  views: (work) =>
    reportViews(work, 'text', 'Paste a table with headings such as rating, review, date and product, or open a file.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'reviews.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'Table of reviews in English',
      help: 'CSV or XLSX with a column of texts, and stars, dates and products where there are some; up to 200,000 rows.',
    },
    { label: 'Features of your own', help: 'A name, a colon and the words that belong to it.' },
    { label: 'Most stars', help: 'The upper end of the scale.' },
  ],
  results: [
    { label: 'Features with praise, blame and the strongest quotation of each', kind: 'table' },
    { label: 'Reviews whose stars contradict their words', kind: 'table' },
    { label: 'Reviews that are nearly the same, and days with unusually many', kind: 'verdict' },
    { label: 'Products side by side', kind: 'table' },
  ],
  formula:
    'Scores each sentence by VADER, gives it to the features that it mentions, compares whole reviews with their stars, and compares reviews by their runs of three words',
  limits: [
    'English only; other languages are counted as not scored.',
    'A sentence with two features gives its score to both.',
    'Nearly the same means four fifths of the runs of three words; it is a sign, and no proof of fraud.',
    'Features that are found by themselves are frequent words, each on its own.',
  ],
  sources: [
    {
      title:
        'Hutto and Gilbert: VADER, A Parsimonious Rule-based Model for Sentiment Analysis of Social Media Text (ICWSM 2014)',
      href: 'https://ojs.aaai.org/index.php/ICWSM/article/view/14550',
    },
    {
      title: 'Broder: On the resemblance and containment of documents (1997)',
      href: 'https://doi.org/10.1109/SEQUEN.1997.666900',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
