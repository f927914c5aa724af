import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { HeadlineQuestion } from '@/lib/subjects/copy-rules/headlines'

export default defineWorkbench({
  worker: worker<HeadlineQuestion, Report>('blog-headline-analyzer'),
  options: {},
  panels: [],
  inputs: {
    text: {
      kind: 'text',
      label: 'Headlines, one a line',
      placeholder: 'How to oil an oak table in five steps',
      height: 'middle',
      example:
        "How to oil an oak table in five steps\nYou won't BELIEVE what happened to this oak table!!!\nOak tables: oil or lacquer? Both tested for a year\nThis is why your oak table turns grey.\nHome\n",
      takes: { text: {} },
      holds: { accept: '.txt,.csv,.tsv,.xlsx,text/plain,text/csv', pasted: 'pasted.txt', wraps: true },
    },
    keyword: { kind: 'text', label: 'Keyword, if you like', placeholder: 'oak table', height: 'line' },
    weights: {
      kind: 'text',
      label: 'Weights of your own, if you like',
      placeholder: 'Length: 2\nNo dashes or slashes: 0',
      help: 'A rule’s name and a number from 0 to 10 on each line; what they weigh now stands in the last table.',
      height: 'short',
    },
  },
  resultLabel: 'Rules',
  asking: 'Reading the headlines',
  ask({ texts: { text, keyword, weights }, opened }) {
    const source = opened.text ?? text
    return typeof source === 'string' && source.trim() === '' ? undefined : { source, keyword, weights }
  },
  views: (work) => reportViews(work, 'text', 'Write a headline, or several to compare them.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'headlines.csv',
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
    { label: 'Headlines', help: 'Typed one a line, or a column of a CSV file or workbook; up to 5,000.' },
    { label: 'Keyword', help: 'Looked for in the headline and in its first half.' },
    { label: 'Weights of your own', help: 'How much a rule counts, from 0 to 10.' },
  ],
  results: [
    { label: 'The rules kept, as a share of 100', kind: 'value' },
    { label: 'What each rule found, and who asks for it', kind: 'verdict' },
    { label: 'Headlines in order, with kind, words, characters, width and tone', kind: 'table' },
  ],
  formula:
    'Holds each headline against fourteen rules and divides the weights of those it keeps by the weights of those that apply; the weights are ours unless you give others',
  limits: [
    'The score counts rules. It foretells no clicks and no rank.',
    'Rules about words are asked of English headlines only; length, signs and sameness of all.',
    'Lists of phrases that withhold or exaggerate are ours and short; a new fashion is not in them.',
    'What Jakob Nielsen and Facebook wrote was read as others quote it; how a rule tests it is ours.',
    'A reading grade is left out: formulas for it need whole texts.',
    'The tone is VADER’s, which was made for short posts.',
  ],
  sources: [
    {
      title: 'GOV.UK: Content design, writing for GOV.UK',
      href: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk',
    },
    {
      title: 'Google Search Central: Influencing your title links in search results',
      href: 'https://developers.google.com/search/docs/appearance/title-link',
    },
    {
      title: 'Jakob Nielsen: World’s Best Headlines: BBC News (2009)',
      href: 'https://www.nngroup.com/articles/worlds-best-headlines-bbc-news/',
    },
    {
      title: 'Facebook: News Feed FYI, Further Reducing Clickbait in Feed (2016)',
      href: 'https://about.fb.com/news/2016/08/news-feed-fyi-further-reducing-clickbait-in-feed/',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
