import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { csvText } from '@/lib/base/format/csv-cell'
import { choice, integer, text } from '@/lib/kits/fields/define'
import type {
  CodesAnswer,
  CodesAnswered,
  CodesAsked,
  ScannedAccounts,
  ShownAccount,
} from '@/lib/subjects/one-time-codes/task'

interface Options {
  form: 'base32' | 'hex' | 'base64' | 'text'
  kind: 'totp' | 'hotp'
  algorithm: 'SHA1' | 'SHA256' | 'SHA512'
  digits: '6' | '7' | '8'
  period: number
  counter: number
  steps: number
  shift: number
  moment: string | undefined
}
type Texts = Readonly<Record<'secrets' | 'typed', string>>
type CodesWork = Work<Options, Texts, CodesAnswered, CodesAsked>

const says = {
  waiting:
    'Paste a secret or an otpauth:// address, or scan its QR code. The codes are made here; nothing is stored or sent.',
  notHere:
    'This page is for trying out and moving accounts. Keep those that you use in an authenticator app: whoever sees a secret can make its codes for ever.',
  cut: 'More than 200 accounts, or more than 20 lines with mistakes: what follows is not listed.',
  noMoment:
    'The moment is no date. Write seconds since 1970, or a day and time in UTC from 1970 on: 2009-02-13 23:31:30.',
  none: 'No account is in this picture. A QR code for an authenticator begins with otpauth://.',
}

const algorithmNames = { SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' } as const

const answerOf = ({ answer }: CodesWork): CodesAnswer | undefined =>
  typeof answer === 'object' && 'kind' in answer && answer.kind === 'codes' ? answer : undefined

const accountsOf = (work: CodesWork): readonly ShownAccount[] => answerOf(work)?.accounts ?? []

const timeOf = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`

function faultFindings({ faults, notices, isCut }: CodesAnswer): Finding[] {
  return [
    ...faults.map(({ says: fault, ...place }): Finding => ({
      tone: 'bad',
      says: fault,
      at: { input: 'secrets', ...place },
    })),
    ...notices.map((notice): Finding => ({ tone: 'warn', says: notice })),
    ...(isCut ? [{ tone: 'warn', says: says.cut } as const] : []),
  ]
}

function verdictViews({ verdicts, seconds }: CodesAnswer): View[] {
  if (seconds === undefined)
    return [{ kind: 'findings', label: 'Moment', items: [{ tone: 'bad', says: says.noMoment }] }]
  const checked = verdicts.length > 0 ? [{ label: 'Checked at', text: timeOf(seconds) }] : []
  return [
    { kind: 'findings', label: 'The typed code', items: verdicts },
    ...(checked.length > 0 ? [{ kind: 'figures', items: checked } as const] : []),
  ]
}

/** Codes of a moment that does not pass. */
function stillViews({ ticking, seconds }: CodesAnswer): View[] {
  if (seconds === undefined || ticking.items.length === 0) return []
  return [
    { kind: 'note', strong: true, says: `Codes at ${timeOf(seconds)}` },
    { kind: 'values', items: ticking.items.map(({ label, copied }) => ({ label, text: copied })) },
    ...(ticking.table ? [{ kind: 'table', isTitled: true, ...ticking.table } as const] : []),
  ]
}

function counterViews({ accounts }: CodesAnswer): View[] {
  return accounts
    .filter(({ kind }) => kind === 'hotp')
    .map(({ label, codes }) => ({
      kind: 'table',
      isTitled: true,
      label: `${label}: codes by counter`,
      columns: ['Counter', 'Code'],
      rows: codes.map(([counter, code]) => [String(counter), code]),
    }))
}

function settingsText({ kind, algorithm, digits, period, counter }: ShownAccount): string {
  const last = kind === 'totp' ? `${period} s` : `counter ${counter}`
  return `${kind.toUpperCase()}, ${algorithmNames[algorithm]}, ${digits} digits, ${last}`
}

function accountViews({ accounts }: CodesAnswer): View[] {
  if (accounts.length === 0) return []
  const remarks = accounts.flatMap(({ label, remarks: items }) =>
    items.map((remark) => (accounts.length === 1 ? remark : `${label}: ${remark}`)),
  )
  return [
    { kind: 'warnings', label: 'What to know', items: [...new Set(remarks)].map((remark) => ({ says: remark })) },
    {
      kind: 'table',
      isTitled: true,
      label: accounts.length === 1 ? 'The account' : `${accounts.length} accounts`,
      columns: ['Account', 'Settings', 'Secret'],
      rows: accounts.map((account) => [
        account.label,
        settingsText(account),
        `${account.secret} (${account.bits} bits)`,
      ]),
    },
  ]
}

function viewsOf(work: CodesWork, answer: CodesAnswer): View[] {
  const { asked } = work
  const isLive = asked?.ask === 'codes' && asked.moment.trim() === '' && answer.ticking.items.length > 0
  return [
    { kind: 'findings', label: 'Secrets', items: faultFindings(answer) },
    ...verdictViews(answer),
    ...(isLive ? [{ kind: 'ticking', label: 'Codes now', of: asked } as const] : stillViews(answer)),
    ...counterViews(answer),
    ...accountViews(answer),
    ...(answer.accounts.length > 0 ? [{ kind: 'note', tone: 'warn', says: says.notHere } as const] : []),
  ]
}

function scanOf({ answer }: WorkFile<CodesAnswered>): ScannedAccounts | undefined {
  return typeof answer === 'object' && 'kind' in answer && answer.kind === 'scan' ? answer : undefined
}

/** The texts of a picture beneath those that are there already. */
function added(secrets: string, texts: readonly string[]): string {
  const lines = secrets.split('\n').filter((line) => line.trim() !== '')
  return [...lines, ...texts.filter((one) => !lines.includes(one))].join('\n')
}

function pictureViews(file: WorkFile<CodesAnswered>, secrets: string): View[] {
  const scan = scanOf(file)
  if (!scan) return []
  const { texts, others } = scan
  if (texts.length === 0) return [{ kind: 'findings', items: [{ tone: 'bad', says: says.none }] }]
  const count = texts.length === 1 ? 'One code' : `${texts.length} codes`
  return [
    {
      kind: 'findings',
      items: [
        {
          tone: 'good',
          says: `${count} for an authenticator found${others > 0 ? `, and ${others} with something else` : ''}.`,
          offers: [
            {
              label: 'Put into the box',
              puts: { input: 'secrets', text: added(secrets, texts), done: 'The accounts of the picture are added.' },
            },
          ],
        },
      ],
    },
  ]
}

const csvHeads = ['Account', 'Kind', 'Algorithm', 'Digits', 'Period', 'Counter', 'Secret', 'Address']

function csvOf(accounts: readonly ShownAccount[]): string {
  const rows = accounts.map(({ label, kind, algorithm, digits, period, counter, secret, uri }) => [
    label,
    kind.toUpperCase(),
    algorithm,
    String(digits),
    kind === 'totp' ? String(period) : '',
    kind === 'hotp' ? String(counter) : '',
    secret,
    uri,
  ])
  return csvText([csvHeads, ...rows])
}

const listOf = (work: CodesWork) => accountsOf(work).map(({ uri }) => uri)

/** Files of codes to scan, numbered as the accounts are listed. */
function codeFiles(accounts: readonly ShownAccount[]) {
  return accounts.map(({ label, uri }, at) => {
    const name = label.replaceAll(/[^\p{L}\p{N}@.+-]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '')
    return [`${at + 1}-${name.slice(0, 60) || 'account'}.svg`, { ask: { ask: 'code', uri } as const }] as const
  })
}

export default defineWorkbench({
  worker: worker<CodesAsked, CodesAnswered>('totp-authenticator'),
  options: {
    form: choice('A bare secret is', {
      options: { base32: 'Base32', hex: 'Hex', base64: 'Base64', text: 'Text' },
      initial: 'base32',
      help: 'An otpauth:// address says all of this by itself.',
    }),
    kind: choice('Its codes go by', { options: { totp: 'Time (TOTP)', hotp: 'Counter (HOTP)' }, initial: 'totp' }),
    algorithm: choice('Algorithm', {
      options: { SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' },
      initial: 'SHA1',
    }),
    digits: choice('Digits', { options: { '6': '6', '7': '7', '8': '8' }, initial: '6' }),
    period: integer('Period', {
      initial: 30,
      min: 1,
      max: 3600,
      unit: 'seconds',
      shownWhen: { field: 'kind', is: 'totp' },
    }),
    counter: integer('Counter', { initial: 0, min: 0, max: 1e15, shownWhen: { field: 'kind', is: 'hotp' } }),
    steps: integer('Look so many windows far', {
      initial: 10,
      min: 1,
      max: 100,
      help: 'To each side of now; of a counter only ahead.',
    }),
    shift: integer('Put the clock forward by', {
      initial: 0,
      min: -86_400,
      max: 86_400,
      unit: 'seconds',
      help: 'Shows the codes of a device whose clock is that far ahead; negative for one that is behind.',
    }),
    moment: text('Moment in place of now', {
      initial: '',
      optional: true,
      placeholder: '2009-02-13 23:31:30',
      pattern: {
        source: String.raw`\d{1,11}|\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?[Zz]?`,
        says: 'be seconds since 1970, or a day and time in UTC such as 2009-02-13 23:31:30',
      },
    }),
  },
  panels: [
    {
      at: 'inputs',
      label: 'A secret that stands alone',
      folded: true,
      fields: ['form', 'kind', 'algorithm', 'digits', 'period', 'counter'],
    },
    { at: 'inputs', label: 'Window and clock', folded: true, fields: ['steps', 'shift', 'moment'] },
  ],
  inputs: {
    secrets: {
      kind: 'text',
      label: 'Secrets, one a line',
      placeholder: 'JBSW Y3DP EHPK 3PXP, otpauth://totp/… or otpauth-migration://offline?data=…',
      height: 'short',
      secret: true,
      example:
        'otpauth://totp/Example:alice@example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example&algorithm=SHA1&digits=6&period=30',
    },
    typed: {
      kind: 'text',
      label: 'A code to check',
      placeholder: '123 456',
      height: 'line',
      secret: true,
      clear: 'Clear the code',
    },
    pictures: {
      kind: 'files',
      label: 'QR codes',
      button: 'Choose pictures',
      accept: 'image/*',
      also: ['clipboard'],
      live: { button: 'Scan with the camera', found: 'Found. It is in the list below.' },
      verb: 'Read',
      stopped: 'No code was read.',
    },
  },
  resultLabel: 'Codes',
  ask: ({ values, texts: { secrets, typed } }): CodesAsked | undefined => {
    if (secrets.trim() === '') return undefined
    const { form, kind, algorithm, digits, period, counter, steps, shift, moment } = values
    const settings = {
      form,
      kind,
      algorithm,
      digits: digits === '8' ? 8 : digits === '7' ? 7 : 6,
      period,
      counter,
    } as const
    return { ask: 'codes', secrets, bare: settings, typed, steps, shift, moment: moment ?? '' }
  },
  askOf: (file): CodesAsked => ({ ask: 'scan', file }),
  views(work) {
    const answer = answerOf(work)
    const { files, texts } = work
    return [
      ...(answer ? viewsOf(work, answer) : [{ kind: 'note', says: says.waiting } as const]),
      {
        kind: 'files',
        below: true,
        of: Object.fromEntries(files.map((file) => [file.id, pictureViews(file, texts.secrets)])),
      },
    ]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy addresses',
      done: 'Copied the otpauth:// addresses',
      of(work) {
        const list = listOf(work)
        return list.length > 0 ? list.join('\n') : undefined
      },
    },
    save: {
      kind: 'save',
      label: 'Save addresses',
      file: 'otpauth.txt',
      type: 'text/plain;charset=utf-8',
      of(work) {
        const list = listOf(work)
        return list.length > 0 ? `${list.join('\n')}\n` : undefined
      },
    },
    csv: {
      kind: 'save',
      label: 'Save CSV',
      file: 'one-time-code-accounts.csv',
      type: 'text/csv;charset=utf-8',
      of: (work) => (accountsOf(work).length > 0 ? csvOf(accountsOf(work)) : undefined),
    },
    codes: {
      kind: 'zip',
      label: 'Save QR codes (ZIP)',
      file: 'otpauth-codes.zip',
      files(work) {
        const files = codeFiles(accountsOf(work))
        return files.length > 0 ? Object.fromEntries(files) : { 'none.svg': undefined }
      },
    },
  },
  controls: [
    {
      label: 'Secrets',
      help: 'Base32, hex, Base64 or text; otpauth:// addresses; exports of Google Authenticator. One a line, up to 200 accounts.',
    },
    { label: 'A code to check', help: 'Of any of the accounts; two in a row of a counter with a space between.' },
    { label: 'QR codes', help: 'From pictures, screenshots or the camera.' },
    { label: 'Window and clock', help: 'How far to look, a clock that is wrong, and a moment in place of now.' },
  ],
  results: [
    { label: 'Present and next code of each account with the seconds left', kind: 'value' },
    { label: 'Verdict on a typed code: the window, the clock or the settings that it fits', kind: 'verdict' },
    { label: 'Codes of the windows before and after', kind: 'table' },
    { label: 'Accounts as addresses, CSV and QR codes', kind: 'value' },
  ],
  formula:
    'HOTP of RFC 4226 over a counter, or over the number of periods since 1970 in UTC (TOTP, RFC 6238), with HMAC-SHA-1, SHA-256 or SHA-512',
  limits: [
    'The codes follow the clock of this device; whether that clock is right is not asked anywhere.',
    'Steam codes, Yandex keys and MD5 accounts are not read.',
    'Encrypted exports of Aegis, 2FAS or Authy are not opened; Google Authenticator exports QR codes, which are.',
    'Of accounts by counter nothing is counted on: the counter is the one that you enter.',
  ],
  sources: [
    { title: 'RFC 6238: TOTP: Time-Based One-Time Password Algorithm', href: 'https://www.rfc-editor.org/rfc/rfc6238' },
    {
      title: 'RFC 4226: HOTP: An HMAC-Based One-Time Password Algorithm',
      href: 'https://www.rfc-editor.org/rfc/rfc4226',
    },
    {
      title: 'Google Authenticator: Key Uri Format',
      href: 'https://github.com/google/google-authenticator/wiki/Key-Uri-Format',
    },
    {
      title: 'RFC 4648: The Base16, Base32, and Base64 Data Encodings',
      href: 'https://www.rfc-editor.org/rfc/rfc4648',
    },
    { title: 'Protocol Buffers: Encoding', href: 'https://protobuf.dev/programming-guides/encoding/' },
  ],
  abilities: ['save', 'print'],
})
