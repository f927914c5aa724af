import type { NamedValue, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import {
  numberMessages as says,
  numbersSample,
  type NumbersQuestion,
  type NumbersReport,
  type OneNumber,
} from './barcode-lookup-checker.messages'

type Options = Pick<NumbersQuestion, 'kind' | 'isOpen' | 'shown'>
type NumbersWork = Work<Options, Readonly<Record<'text', string>>, NumbersReport, NumbersQuestion>

const tones = { fits: 'good', shape: 'plain', wrong: 'bad', unknown: 'warn' } as const

function valuesOf({ what, written, compact, mended, facts, verdict }: OneNumber): NamedValue[] {
  const own: NamedValue[] = [
    ...(what === ''
      ? []
      : [{ label: what, text: written, mark: { tone: tones[verdict], text: says.verdicts[verdict] } }]),
    ...(mended === '' ? [] : [{ label: says.mended, text: mended }]),
    ...(compact === '' || compact === written ? [] : [{ label: says.plain, text: compact }]),
  ]
  return [...own, ...facts]
}

function oneViews(one: OneNumber): View[] {
  const hints = [
    ...(one.meant.length > 0 ? [says.meant(one.meant)] : []),
    ...(one.others.length > 0 ? [says.others(one.others)] : []),
    ...(one.near.length > 0 ? [says.near(one.near)] : []),
  ]
  const values = valuesOf(one)
  return [
    { kind: 'note', status: true, strong: true, tone: tones[one.verdict], says: one.says },
    ...(one.fault === '' ? [] : [{ kind: 'note', tone: 'bad', says: one.fault } as const]),
    ...(values.length === 0 ? [] : [{ kind: 'values', items: values } as const]),
    ...hints.map((hint) => ({ kind: 'note', tone: 'plain', says: hint }) as const),
    ...(one.rule === '' ? [] : [{ kind: 'terms', items: [{ label: says.rule, text: one.rule }] } as const]),
  ]
}

function listViews({ rows, chosen, all, counts }: NumbersReport): View[] {
  const valid = counts.fits + counts.shape
  return [
    { kind: 'note', status: true, strong: true, tone: valid < all ? 'warn' : 'good', says: says.summary(valid, all) },
    {
      kind: 'figures',
      items: (Object.keys(says.figures) as (keyof typeof says.figures)[]).map((name) => ({
        label: says.figures[name],
        text: whole(counts[name]),
      })),
    },
    { kind: 'table', label: says.table, columns: says.columns, rows },
    ...(chosen > rows.length ? [{ kind: 'note', tone: 'plain', says: says.cut(rows.length, chosen) } as const] : []),
  ]
}

function viewsOf({ answer }: NumbersWork): View[] {
  if (!answer || answer.all === 0) return [{ kind: 'note', status: true, says: says.waiting }]
  return [...(answer.one ? oneViews(answer.one) : listViews(answer)), { kind: 'note', tone: 'plain', says: says.never }]
}

const kept = (text: string | undefined) => (text === undefined || text === '' ? undefined : text)

export default defineWorkbench({
  worker: worker<NumbersQuestion, NumbersReport>('barcode-lookup-checker'),
  options: {
    kind: choice('Kind of number', { options: says.kinds, initial: 'auto', as: 'search' }),
    isOpen: toggle('The numbers have no check digit yet: work it out', {
      help: 'Needs a kind. A line such as 400638133300..400638133399 makes a whole range.',
    }),
    shown: choice('Show', { options: says.shown, initial: 'all', as: 'buttons' }),
  },
  panels: [
    { at: 'inputs', fields: ['kind', 'isOpen'] },
    { at: 'results', fields: ['shown'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Numbers, one a line',
      placeholder: '4006381333931',
      height: 'middle',
      secret: true,
      example: numbersSample,
      takes: { text: {} },
      holds: { accept: '.txt,.csv,text/plain,text/csv', pasted: 'pasted.txt', above: 1_000_000 },
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): NumbersQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, ...values }
  },
  views: viewsOf,
  takeAway: {
    clean: {
      kind: 'copy',
      label: 'Copy numbers that fit',
      done: says.copied,
      of: ({ answer }) => kept(answer?.clean),
    },
    csv: {
      kind: 'save',
      label: 'Download as CSV',
      file: 'numbers.csv',
      type: 'text/csv',
      of: ({ answer }) => (answer && answer.all > 0 ? answer.csv : undefined),
    },
  },
  controls: [
    {
      label: 'Numbers',
      help: 'One, or a list with one a line; of a table the first column. Spaces and hyphens may stand anywhere. Files of up to 50 MB.',
    },
    { label: 'Kind of number', help: 'Told by its form, or one of 43 that you choose.' },
    { label: 'No check digit yet', help: 'Works it out for every line, or for a range of numbers.' },
  ],
  results: [
    { label: 'Whether form and check digits fit, and what is wrong', kind: 'verdict' },
    { label: 'The number with the check digits that would fit', kind: 'value' },
    { label: 'What the number says: country, network, register, its other forms', kind: 'value' },
    { label: 'A list with a verdict for each line', kind: 'table' },
  ],
  formula:
    'Tells the kind by length, letters and first digits, then applies the check of its standard: GS1 modulo 10, Luhn, ISO/IEC 7064 or weights modulo 11',
  limits: [
    'No register is asked: a number that fits may belong to nobody, and to no goods, account or person.',
    'A check digit finds one mistyped digit, but not every pair of them.',
    'Several kinds look alike, such as a GLN and a GTIN-13; the page names the others that fit.',
    'Hyphens of an ISBN are not set: where they stand follows from a list of the ISBN agency that changes every few weeks.',
    'The prefix of a barcode tells where the number was given out, not where the goods were made.',
  ],
  asked: [{ says: '{text:iban}' }, { says: '{text:gtin}' }],
  sources: [
    {
      title: 'GS1 General Specifications, sections 1.4.2 (prefixes) and 7.9 (check digits)',
      href: 'https://ref.gs1.org/standards/genspecs/',
    },
    {
      title: 'SWIFT: IBAN Registry (ISO 13616)',
      href: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    },
    {
      title: 'International ISBN Agency: ISBN Users’ Manual',
      href: 'https://www.isbn-international.org/content/isbn-users-manual/29',
    },
    {
      title: 'ISSN International Centre: ISSN Manual',
      href: 'https://www.issn.org/understanding-the-issn/assignment-rules/issn-manual/',
    },
    {
      title: 'GLEIF: LEI, ISO 17442 and ISO/IEC 7064',
      href: 'https://www.gleif.org/en/about-lei/iso-17442-the-lei-code-structure',
    },
    { title: 'BIC: Container identification, ISO 6346', href: 'https://www.bic-code.org/check-digit-calculator/' },
    { title: 'European Commission: VIES', href: 'https://ec.europa.eu/taxation_customs/vies/' },
    {
      title: 'ORCID: Structure of the ORCID identifier',
      href: 'https://support.orcid.org/hc/en-us/articles/360006897674-Structure-of-the-ORCID-Identifier',
    },
  ],
  abilities: ['save', 'print'],
})
