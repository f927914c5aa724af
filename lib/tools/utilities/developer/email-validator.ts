import { positionOf } from '@/lib/kits/transform/position'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { whole } from '@/lib/messages/counted'
import { emailMessages as says, emailSample, type EmailQuestion, type EmailReport } from './email-validator.messages'

type EmailWork = Work<{ shown: EmailQuestion['shown'] }, Readonly<Record<'text', string>>, EmailReport, EmailQuestion>

const kept = (text: string | undefined) => (text === undefined || text === '' ? undefined : text)

/** Whoever asks about one address wants a sentence, not a table. */
function oneViews(text: string, { rows, fault }: EmailReport): View[] {
  const [row] = rows
  const remarks = row?.[3] ?? ''
  const meant = row?.[4] ?? ''
  const sentence = fault ? says.one.faulty : remarks === '' ? says.one.valid : says.one.remarked
  const views: View[] = [
    { kind: 'note', status: true, strong: true, tone: fault ? 'bad' : meant === '' ? 'good' : 'warn', says: sentence },
  ]
  if (fault) {
    const { line, column, ...excerpt } = positionOf(text, { offset: fault.offset, length: 1 })
    const at = { input: 'text', line, column, offset: fault.offset, length: 1 }
    views.push({ kind: 'findings', items: [{ tone: 'bad', says: fault.says, at, excerpt }] })
  } else if (remarks !== '')
    views.push({
      kind: 'warnings',
      label: 'What to know',
      items: remarks.split(', ').map((remark) => ({ says: remark })),
    })
  if (meant !== '') views.push({ kind: 'findings', items: [{ tone: 'warn', says: says.meant(meant) }] })
  return views
}

function listViews({ rows, chosen, all, counts }: EmailReport): View[] {
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      tone: counts.faulty > 0 ? 'warn' : 'good',
      says: says.summary(counts.valid, all),
    },
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

function viewsOf({ answer, texts }: EmailWork): View[] {
  if (!answer || answer.all === 0) return [{ kind: 'note', status: true, says: says.waiting }]
  const isOne = answer.all === 1 && answer.chosen === 1
  return [
    ...(isOne ? oneViews(texts.text, answer) : listViews(answer)),
    { kind: 'note', tone: 'plain', says: says.never },
  ]
}

export default defineWorkbench({
  worker: worker<EmailQuestion, EmailReport>('email-validator'),
  options: { shown: choice('Show', { options: says.shown, initial: 'all', as: 'buttons' }) },
  panels: [{ at: 'results', fields: ['shown'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Email addresses, one a line',
      placeholder: 'anna@example.com',
      height: 'middle',
      example: emailSample,
      takes: { text: {} },
      holds: { accept: '.txt,.csv,text/plain,text/csv', pasted: 'pasted.txt', above: 1_000_000 },
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask({ values, texts, opened }): EmailQuestion | undefined {
    const source = opened.text ?? texts.text
    return source === '' ? undefined : { ask: 'read', source, shown: values.shown }
  },
  views: viewsOf,
  takeAway: {
    clean: { kind: 'copy', label: 'Copy valid addresses', done: says.copied, of: ({ answer }) => kept(answer?.clean) },
    csv: {
      kind: 'save',
      label: 'Download as CSV',
      file: 'addresses.csv',
      type: 'text/csv',
      of: ({ answer }) => (answer && answer.all > 0 ? answer.csv : undefined),
    },
  },
  controls: [
    { label: 'Addresses', help: 'One, or a list with one a line, also as Name <address>; files of up to 50 MB.' },
    { label: 'Show', help: 'All, those that are not valid, those worth a look, or the rest.' },
  ],
  results: [
    { label: 'Whether an address is well written, and where not', kind: 'verdict' },
    { label: 'What was probably meant, tasks, short-lived inboxes and repetitions', kind: 'table' },
    { label: 'The valid addresses, each once', kind: 'value' },
  ],
  formula:
    'Reads each address by RFC 5321 and 6531, then compares its domain with those of large providers and with lists',
  limits: [
    'Whether a mailbox or a domain exists is not asked; only a message can tell.',
    'Comments and folded white space, which headers may have around an address, are refused.',
    'The list of short-lived inboxes is short, names some well-known services and is no authority.',
    'Endings of domains are not compared with the list of those that exist.',
  ],
  asked: [{ says: '{text:mail}' }],
  sources: [
    {
      title: 'RFC 5321: Simple Mail Transfer Protocol, section 4.1.2',
      href: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2',
    },
    { title: 'RFC 6531: SMTP Extension for Internationalized Email', href: 'https://www.rfc-editor.org/rfc/rfc6531' },
    { title: 'RFC 2142: Mailbox Names for Common Services', href: 'https://www.rfc-editor.org/rfc/rfc2142' },
    { title: 'RFC 2606: Reserved Top Level DNS Names', href: 'https://www.rfc-editor.org/rfc/rfc2606' },
    { title: 'is_email by Dominic Sayers', href: 'https://github.com/dominicsayers/isemail' },
  ],
  abilities: ['save', 'print'],
})
