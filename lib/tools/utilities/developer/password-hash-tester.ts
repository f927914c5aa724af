import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { Finding, View } from '@/lib/kits/app/views'
import { choice, integer, text } from '@/lib/kits/fields/define'
import {
  adviceOf,
  advisedSettings,
  describeSettings,
  memoryOf,
  shortOfAdvice,
  sizeText,
  type PasswordAlgorithm,
  type PasswordSettings,
} from '@/lib/subjects/password-hash/settings'
import type { PasswordAnswer, PasswordRequest } from '@/lib/subjects/password-hash/task'

type Made = Extract<PasswordAnswer, { kind: 'made' }>
type Checked = Extract<PasswordAnswer, { kind: 'checked' }>
type TimedAll = Extract<PasswordAnswer, { kind: 'timed' }>

interface Settings {
  algorithm: PasswordAlgorithm
  preset: 'advised' | 'own'
  mebibytes: number
  passes: number
  lanes: number
  cost: number
  log2: number
  block: number
  rounds: number
  length: number
}

const making = { field: 'mode', is: 'make' } as const
const own = [making, { field: 'preset', is: 'own' }] as const
const ownOf = (...algorithms: readonly PasswordAlgorithm[]) => [...own, { field: 'algorithm', is: algorithms }] as const
const ofArgon2 = ['argon2id', 'argon2i', 'argon2d'] as const

function settingsOf(values: Settings): PasswordSettings {
  const advised = advisedSettings(values.algorithm)
  if (values.preset === 'advised') return advised
  const { mebibytes, passes, lanes, cost, log2, block, rounds, length } = values
  if (advised.kind === 'bcrypt') return { ...advised, cost }
  if (advised.kind === 'scrypt') return { ...advised, log2, block, lanes, length }
  if (advised.kind === 'pbkdf2') return { ...advised, rounds, length }
  return { ...advised, kibibytes: mebibytes * 1024, passes, lanes, length }
}

function timeText(milliseconds: number): string {
  if (milliseconds < 1) return 'below 1 ms'
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

const remarkFindings = (remarks: readonly string[]): Finding[] => remarks.map((says) => ({ tone: 'warn', says }))

/** Whether settings meet the advice, in one finding. */
function adviceFinding(short: readonly string[]): Finding {
  return short.length === 0
    ? { tone: 'good', says: `The settings meet what OWASP advises at least (${adviceOf}).` }
    : {
        tone: 'warn',
        says: `The settings are weaker than OWASP advises at least (${adviceOf}).`,
        detail: `${short.join(' ')} Hash the password again when its owner next signs in.`,
      }
}

function figuresOf(settings: PasswordSettings, milliseconds: number): View {
  return {
    kind: 'figures',
    items: [
      { label: 'On this device', text: timeText(milliseconds) },
      { label: 'Memory', text: sizeText(memoryOf(settings)) },
      { label: 'Settings', text: describeSettings(settings) },
    ],
  }
}

function madeViews({ encoded, milliseconds, settings, remarks }: Made): View[] {
  return [
    { kind: 'text', label: 'Hash', text: encoded, boxed: true },
    figuresOf(settings, milliseconds),
    { kind: 'findings', label: 'Remarks', items: [...remarkFindings(remarks), adviceFinding(shortOfAdvice(settings))] },
  ]
}

function checkedViews({ isRight, milliseconds, settings, parts, short, remarks }: Checked): View[] {
  const verdict: Finding =
    isRight === undefined
      ? { tone: 'plain', says: 'The hash can be read. Enter a password to check it.' }
      : isRight
        ? { tone: 'good', says: 'The password is right: it gives this hash.' }
        : {
            tone: 'bad',
            says: 'The password is wrong: it gives another hash.',
            detail: 'Look for a space at its end, another keyboard layout, or a pepper that the program adds.',
          }
  return [
    { kind: 'findings', label: 'Check', items: [verdict, ...remarkFindings(remarks), adviceFinding(short)] },
    ...(isRight === undefined ? [] : [figuresOf(settings, milliseconds)]),
    {
      kind: 'table',
      label: 'What the hash says',
      isTitled: true,
      columns: ['Part', 'Written', 'Meaning'],
      rows: parts.map(({ label, text: written, meaning }) => [label, written, meaning]),
    },
  ]
}

function timedViews({ rows }: TimedAll): View[] {
  return [
    {
      kind: 'table',
      label: 'Time for one hash on this device',
      isTitled: true,
      columns: ['Settings', 'Memory', 'Time'],
      rows: rows.map(({ says, memory, milliseconds }) => [says, memory, timeText(milliseconds)]),
    },
    {
      kind: 'note',
      says: 'A browser is slower than a server’s own program, Argon2 with several lanes most of all. Compare the steps with each other.',
    },
  ]
}

export default defineWorkbench({
  worker: worker<PasswordRequest, PasswordAnswer>('password-hash'),
  options: {
    mode: choice('Do', {
      options: { make: 'Make a hash', check: 'Check a password', time: 'Time settings' },
      initial: 'make',
    }),
    algorithm: choice('Algorithm', {
      options: {
        argon2id: 'Argon2id',
        argon2i: 'Argon2i',
        argon2d: 'Argon2d',
        bcrypt: 'bcrypt',
        scrypt: 'scrypt',
        'pbkdf2-sha256': 'PBKDF2-SHA-256',
        'pbkdf2-sha512': 'PBKDF2-SHA-512',
      },
      initial: 'argon2id',
      as: 'menu',
      shownWhen: { field: 'mode', is: ['make', 'time'] },
    }),
    preset: choice('Settings', {
      options: { advised: 'OWASP’s least', own: 'Your own' },
      initial: 'advised',
      shownWhen: making,
    }),
    mebibytes: integer('Memory in MiB', {
      initial: 64,
      slider: { from: 8, to: 512, step: 8 },
      min: 1,
      max: 1024,
      shownWhen: ownOf(...ofArgon2),
    }),
    passes: integer('Passes', {
      initial: 3,
      slider: { from: 1, to: 10, step: 1 },
      min: 1,
      max: 100,
      shownWhen: ownOf(...ofArgon2),
    }),
    lanes: integer('Lanes', {
      initial: 1,
      slider: { from: 1, to: 8, step: 1 },
      min: 1,
      max: 64,
      shownWhen: ownOf(...ofArgon2, 'scrypt'),
    }),
    cost: integer('Cost', {
      initial: 12,
      slider: { from: 8, to: 16, step: 1 },
      min: 4,
      max: 20,
      shownWhen: ownOf('bcrypt'),
    }),
    log2: integer('Cost as a power of 2', {
      initial: 17,
      slider: { from: 12, to: 19, step: 1 },
      min: 4,
      max: 20,
      shownWhen: ownOf('scrypt'),
    }),
    block: integer('Block size', {
      initial: 8,
      slider: { from: 1, to: 16, step: 1 },
      min: 1,
      max: 64,
      shownWhen: ownOf('scrypt'),
    }),
    rounds: integer('Rounds', {
      initial: 600_000,
      slider: { from: 100_000, to: 2_000_000, step: 100_000 },
      min: 1,
      max: 20_000_000,
      shownWhen: ownOf('pbkdf2-sha256', 'pbkdf2-sha512'),
    }),
    length: integer('Bytes of the hash', {
      initial: 32,
      slider: { from: 16, to: 64, step: 8 },
      min: 16,
      max: 128,
      shownWhen: ownOf(...ofArgon2, 'scrypt', 'pbkdf2-sha256', 'pbkdf2-sha512'),
    }),
    salt: text('Salt', {
      placeholder: 'Random for each hash',
      help: 'In hexadecimal digits, where a test needs a known one.',
      maxLength: 128,
      secret: true,
      pattern: { source: '^(?:[0-9a-fA-F]{2})*$', says: 'be pairs of hexadecimal digits' },
      shownWhen: own,
    }),
  },
  panels: [
    { at: 'top', fields: ['mode', 'algorithm', 'preset'] },
    {
      at: 'top',
      fields: ['mebibytes', 'passes', 'lanes', 'cost', 'log2', 'block', 'rounds', 'length', 'salt'],
    },
  ],
  inputs: {
    password: {
      kind: 'text',
      label: 'Password',
      placeholder: 'One for testing, not one that you use',
      height: 'line',
      secret: true,
      clear: 'Clear the password',
      shownWhen: { field: 'mode', is: ['make', 'check'] },
    },
    stored: {
      kind: 'text',
      label: 'Stored hash',
      placeholder: '$argon2id$v=19$m=19456,t=2,p=1$… or $2b$10$…',
      height: 'short',
      secret: true,
      clear: 'Clear the hash',
      example: '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
      shownWhen: { field: 'mode', is: 'check' },
    },
  },
  resultLabel: 'Result',
  asking: 'Hashing',
  ask({ values, texts: { password, stored } }): PasswordRequest | undefined {
    if (values.mode === 'time') return { kind: 'time', algorithm: values.algorithm }
    if (values.mode === 'check') return stored.trim() === '' ? undefined : { kind: 'check', password, stored }
    if (password === '') return undefined
    const salt = values.preset === 'own' ? values.salt.trim() : ''
    return { kind: 'make', password, settings: settingsOf(values), salt }
  },
  views({ answer, values: { mode }, texts: { stored } }) {
    if (!answer)
      return [
        {
          kind: 'note',
          says:
            mode === 'check' ? 'Paste a stored hash, then the password.' : 'Enter a password. It stays on this page.',
        },
      ]
    if (answer.kind === 'made') return madeViews(answer)
    if (answer.kind === 'checked') return checkedViews(answer)
    if (answer.kind === 'timed') return timedViews(answer)
    if (answer.kind === 'refused') return [{ kind: 'findings', items: [{ tone: 'bad', says: answer.says }] }]
    const { says, offset, length } = answer.fault
    const before = stored.slice(0, offset).split('\n')
    const at = { input: 'stored', line: before.length, column: (before.at(-1) ?? '').length + 1, offset, length }
    return [{ kind: 'findings', items: [{ tone: 'bad', says, at }] }]
  },
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the hash',
      done: 'Copied the hash',
      of: ({ answer }) => (answer?.kind === 'made' ? answer.encoded : undefined),
    },
    check: {
      kind: 'put',
      label: 'Check this hash',
      input: 'stored',
      sets: { mode: 'check' },
      done: 'The hash is in the box',
      of: ({ answer }) => (answer?.kind === 'made' ? answer.encoded : undefined),
    },
  },
  controls: [
    {
      label: 'Algorithm and settings',
      help: 'Argon2id, Argon2i, Argon2d, bcrypt, scrypt and PBKDF2; up to 1 GiB of memory.',
    },
    { label: 'Password', help: 'As text in UTF-8; kept nowhere.' },
    { label: 'Stored hash', help: 'As Argon2, bcrypt, passlib and Django write it.' },
  ],
  results: [
    { label: 'The hash with its settings in one text', kind: 'value' },
    { label: 'Right or wrong, and whether the settings are strong enough', kind: 'verdict' },
    { label: 'What each part of a hash means', kind: 'table' },
    { label: 'The time of several settings on this device', kind: 'table' },
  ],
  formula:
    'Draws 16 random bytes as the salt and derives the hash with Argon2 1.3 (RFC 9106), scrypt (RFC 7914), PBKDF2 (RFC 8018) or bcrypt in a worker',
  limits: [
    'Times are those of this browser; a server’s own program is faster.',
    'Lanes of Argon2 are worked on one after the other here.',
    'Argon2 of version 16 and bcrypt hashes marked 2x are recognised and not worked out.',
    'No pepper and no associated data; a hash made with them does not agree.',
    'A test is for passwords that nobody uses.',
  ],
  sources: [
    { title: 'RFC 9106: Argon2', href: 'https://www.rfc-editor.org/rfc/rfc9106' },
    {
      title: 'RFC 7914: The scrypt Password-Based Key Derivation Function',
      href: 'https://www.rfc-editor.org/rfc/rfc7914',
    },
    { title: 'RFC 8018: PKCS #5, PBKDF2', href: 'https://www.rfc-editor.org/rfc/rfc8018' },
    {
      title: 'OWASP: Password Storage Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
    },
    {
      title: 'PHC string format',
      href: 'https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md',
    },
    {
      title: 'Provos and Mazières: A Future-Adaptable Password Scheme, 1999',
      href: 'https://www.usenix.org/legacy/events/usenix99/provos/provos.pdf',
    },
  ],
  abilities: ['print'],
})
