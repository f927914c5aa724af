import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { DataKind } from '@/lib/subjects/personal-data/detectors'
import type { PrivacyQuestion } from '@/lib/subjects/personal-data/report'

const sample = `2026-11-20 Order 1042 for anna.mueller@example.com, phone +49 30 901820
Paid from DE89 3704 0044 0532 0130 00, card 4242 4242 4242 4242
Login from 203.0.113.7, password: hunter2
Customer since 2019, SSN 219-09-9998, born 1984-03-07
Invoice 4711, version 1.2.3.4, article 1234567890
`

const redactedName = ({ values }: { values: { reads: string } }) =>
  values.reads === 'table' ? 'redacted.csv' : 'redacted.txt'

export default defineWorkbench({
  worker: worker<PrivacyQuestion, Report>('data-privacy-analyzer'),
  options: {
    reads: choice('Read as', { options: { text: 'Text', table: 'Table' }, initial: 'text', as: 'buttons' }),
    how: choice('In the copy', {
      options: { mask: 'Masked', pseudonym: 'Pseudonyms', remove: 'Removed' },
      initial: 'mask',
    }),
    skipsIp: toggle('Leave network addresses alone', {}),
    skipsPhone: toggle('Leave telephone numbers alone', {}),
    skipsNational: toggle('Leave national numbers alone', {}),
    skipsBirth: toggle('Leave dates of birth alone', {}),
  },
  panels: [
    { at: 'top', fields: ['reads'] },
    { at: 'inputs', fields: ['how'] },
    {
      at: 'inputs',
      label: 'What is not looked for',
      folded: true,
      fields: ['skipsIp', 'skipsPhone', 'skipsNational', 'skipsBirth'],
    },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text or table',
      placeholder: 'Paste a log, a mail or rows here, or drop a file',
      height: 'tall',
      secret: true,
      example: sample,
      takes: { text: {} },
      holds: { accept: '.txt,.log,.csv,.tsv,.json,.xml,.eml,.md,.sql,.xlsx,text/plain,text/csv', pasted: 'pasted.txt' },
    },
    secret: {
      kind: 'text',
      label: 'Secret for pseudonyms',
      help: 'The same secret gives the same person the same name in every file. Without it nobody finds the way back by trying.',
      height: 'line',
      secret: true,
      shownWhen: { field: 'how', is: 'pseudonym' },
    },
    together: {
      kind: 'text',
      label: 'Columns that together point at somebody',
      placeholder: 'postcode, year of birth, sex',
      height: 'line',
      shownWhen: { field: 'reads', is: 'table' },
    },
  },
  resultLabel: 'Finds',
  asking: 'Looking for personal data',
  ask({ values, texts: { text, secret, together }, opened }) {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    if (values.how === 'pseudonym' && secret.length < 8) return undefined
    const skips: readonly (readonly [boolean, DataKind])[] = [
      [values.skipsIp, 'ip'],
      [values.skipsPhone, 'phone'],
      [values.skipsNational, 'national'],
      [values.skipsBirth, 'birth'],
    ]
    const isTable = values.reads === 'table'
    return {
      source,
      isTable,
      how: values.how,
      secret: values.how === 'pseudonym' ? secret : '',
      together: isTable ? together : '',
      skipped: skips.flatMap(([isSkipped, kind]) => (isSkipped ? [kind] : [])),
    }
  },
  views(work) {
    const { values, texts } = work
    const isShort = values.how === 'pseudonym' && texts.secret.length < 8
    return [
      ...(isShort
        ? [
            {
              kind: 'note',
              under: 'secret',
              tone: 'bad',
              says: 'Write at least 8 characters; a long sentence is better.',
            } as const,
          ]
        : []),
      ...reportViews(work, 'text', 'Paste a text, or open a file. It is read here and sent nowhere.'),
    ]
  },
  takeAway: {
    copyOf: {
      kind: 'save',
      label: 'Save the copy without them',
      file: redactedName,
      type: ({ values }) => (values.reads === 'table' ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8'),
      of: (work) => reportFile(work.answer, redactedName(work)),
    },
    csv: {
      kind: 'save',
      label: 'Save the finds (CSV)',
      file: 'personal-data.csv',
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
    { label: 'Text or table', help: 'A log, a mail, JSON, or a CSV file or workbook read by columns; up to 100 MB.' },
    { label: 'In the copy', help: 'Stars, the same invented name for the same value, or a word in brackets.' },
    { label: 'Secret for pseudonyms', help: 'Key of the HMAC; kept on this page only.' },
    { label: 'Columns that together point at somebody', help: 'For the smallest group of rows that are alike.' },
    { label: 'What is not looked for', help: 'Kinds that are no finds in your text.' },
  ],
  results: [
    { label: 'Places with line, column, kind and a masked value', kind: 'table' },
    { label: 'Columns with the share of cells that hold personal data', kind: 'table' },
    { label: 'How alone rows are (k)', kind: 'value' },
    { label: 'A copy that is masked, pseudonymised or emptied', kind: 'value' },
    { label: 'Keys and passwords in plain text', kind: 'verdict' },
  ],
  formula:
    'Looks for shapes of addresses, accounts, cards, national and telephone numbers, takes those whose check digits fit or beside which a word says what they are, and writes the text without them; pseudonyms are HMAC-SHA-256',
  limits: [
    'Names and postal addresses are not found.',
    'What has neither a check digit nor a word beside it is left alone: a telephone number without a country code and without “phone” is a number among others.',
    'Pseudonyms are personal data still, as long as somebody has the secret.',
    'No risk is rated in points: how bad a leak would be depends on whose data it is.',
    'PDF and Word files are not read; save them as text.',
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR), Article 4(1) and (5)',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: 'ISO 13616: International bank account number (IBAN)',
      href: 'https://www.swift.com/standards/data-standards/iban',
    },
    {
      title: 'RFC 2104: HMAC, Keyed-Hashing for Message Authentication',
      href: 'https://www.rfc-editor.org/rfc/rfc2104',
    },
    {
      title: 'Sweeney: k-anonymity, a model for protecting privacy (2002)',
      href: 'https://doi.org/10.1142/S0218488502001648',
    },
    { title: 'python-stdnum', href: 'https://arthurdejong.org/python-stdnum/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
