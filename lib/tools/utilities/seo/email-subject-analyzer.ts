import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { SubjectQuestion } from '@/lib/subjects/copy-rules/subject-lines'

export default defineWorkbench({
  worker: worker<SubjectQuestion, Report>('email-subject-analyzer'),
  options: {},
  panels: [],
  inputs: {
    text: {
      kind: 'text',
      label: 'Subject lines, one a line',
      placeholder: 'Your oak table ships on Tuesday',
      height: 'middle',
      example:
        'Your oak table ships on Tuesday\nRE: LAST CHANCE!!! Act now, *|FNAME|, 100% FREE shipping 🎉🎉\n{{ first_name|default:’there’ }}, three ways to oil oak\nÖl für Ihren Tisch: drei Wege im Vergleich\n',
      takes: { text: {} },
      holds: { accept: '.txt,.csv,.tsv,.xlsx,text/plain,text/csv', pasted: 'pasted.txt', wraps: true },
    },
    preheader: {
      kind: 'text',
      label: 'Preheader, if there is one',
      placeholder: 'Between 8 and 12, and the driver rings first.',
      height: 'line',
    },
    weights: {
      kind: 'text',
      label: 'Weights of your own, if you like',
      placeholder: 'Length: 2\nEmoji: 0',
      help: 'A rule’s name and a number from 0 to 10 on each line; what they weigh now stands in the last table.',
      height: 'short',
    },
  },
  resultLabel: 'Rules',
  asking: 'Reading the subject lines',
  ask({ texts: { text, preheader, weights }, opened }) {
    const source = opened.text ?? text
    return typeof source === 'string' && source.trim() === '' ? undefined : { source, preheader, weights }
  },
  views: (work) => reportViews(work, 'text', 'Write a subject line, or several to compare them.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'subject-lines.csv',
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
      label: 'Subject lines',
      help: 'Typed one a line, or a CSV file with columns subject and preheader; up to 5,000.',
    },
    { label: 'Preheader', help: 'Judged together with each subject.' },
    { label: 'Weights of your own', help: 'How much a rule counts, from 0 to 10.' },
  ],
  results: [
    { label: 'The rules kept, as a share of 100', kind: 'value' },
    { label: 'What each rule found, and who asks for it', kind: 'verdict' },
    { label: 'Where lists may cut it', kind: 'table' },
    { label: 'The header field as it travels', kind: 'value' },
  ],
  formula:
    'Holds each subject against fifteen rules and divides the weights of those it keeps by the weights of those that apply; the weights are ours unless you give others',
  limits: [
    'The score counts rules. It foretells no open rate and no way through a filter.',
    'No mail program publishes where it cuts; windows, letters and settings differ. The four lengths are round numbers.',
    'The list of pushing phrases is ours, short and English.',
    'Tags of six mail programs are known by their shape; whether a field of that name exists, only the program knows.',
  ],
  sources: [
    { title: 'RFC 5322: Internet Message Format', href: 'https://www.rfc-editor.org/rfc/rfc5322' },
    {
      title: 'RFC 2047: MIME Part Three, Message Header Extensions for Non-ASCII Text',
      href: 'https://www.rfc-editor.org/rfc/rfc2047',
    },
    {
      title: 'Kajabi: How to avoid spammy subject lines',
      href: 'https://help.kajabi.com/hc/en-us/articles/360040521393',
    },
    {
      title: 'Intuit Content Design: Content in email',
      href: 'https://design.intuit.com/quickbooks/marketing/email/content-in-email/',
    },
    {
      title: 'United States Code, title 15, section 7704(a)(2): deceptive subject headings (CAN-SPAM Act)',
      href: 'https://www.law.cornell.edu/uscode/text/15/7704',
    },
    { title: 'Apache SpamAssassin: SUBJ_ALL_CAPS', href: 'https://wiki.apache.org/spamassassin/Rules/SUBJ_ALL_CAPS' },
  ],
  abilities: ['save', 'print', 'batch'],
})
