import { csvCell } from '@/lib/base/format/csv-cell'
import type { Draw } from '@/lib/base/random/draw'
import {
  atomsOf,
  bitsOf,
  characterSets,
  drawPhrase,
  drawPin,
  drawSpoken,
  keyFor,
  phraseBits,
  pinCount,
  planPasswords,
  randomStream,
  spokenBits,
} from '@/lib/engines/team-passwords'
import { choice, defineGenerator, integer, longText, problem, toggle } from '@/lib/kits/generator'

interface TeamValues {
  kind: 'random' | 'phrase' | 'spoken' | 'pin'
  policy: 'nist' | 'nist-mfa' | 'pci' | 'own'
  length: number
  words: number
  pinLength: number
  users: string | undefined
  count: number
  symbols: boolean
  clear: boolean
}

/** The fewest characters that each policy takes. */
const least = { nist: 15, 'nist-mfa': 8, pci: 12, own: 4 } as const
const policyNames = {
  nist: 'NIST SP 800-63B, password alone',
  'nist-mfa': 'NIST SP 800-63B, with a second factor',
  pci: 'PCI DSS 4',
  own: 'your own',
} as const
const lookAlikes = 'Il1|O0o'
const mostPeople = 10_000
const quick = 300

function namesOf({ users }: TeamValues): string[] {
  const lines = (users ?? '')
    .split(/\r\n|\r|\n/)
    .map((line) => (/^"((?:[^"]|"")*)"|^[^,;\t]*/.exec(line) ?? [''])[0].replaceAll('"', '').trim())
  return lines.filter((line) => line !== '')
}

/** One password and its bits; the bits are the same for all. */
function makerOf(values: TeamValues): {
  bits: number
  longest: number
  draw(random: ReturnType<typeof randomStream>): string
} {
  if (values.kind === 'pin')
    return {
      bits: Math.log2(pinCount(values.pinLength)),
      longest: values.pinLength,
      draw: (random) => drawPin(values.pinLength, random),
    }
  if (values.kind === 'phrase') {
    const look = { words: values.words, separator: '-', capitals: false, digit: values.policy === 'pci' }
    return { bits: phraseBits(look), longest: Infinity, draw: (random) => drawPhrase(look, random) }
  }
  if (values.kind === 'spoken')
    return {
      bits: spokenBits(values.length),
      longest: values.length,
      draw: (random) => drawSpoken(values.length, random),
    }
  const sets = [
    characterSets.lower,
    characterSets.upper,
    characterSets.digit,
    ...(values.symbols ? ['!#$%&*?_^~'] : []),
  ]
  const atoms = atomsOf(
    sets.map((characters) => ({ characters, least: 1 })),
    values.clear ? lookAlikes : '',
  )
  const plan = planPasswords({ ...atoms, length: values.length, letterFirst: false, distinct: false })
  return { bits: bitsOf(plan.total), longest: values.length, draw: (random) => plan.draw(random) }
}

/** A password that holds the name of its owner is drawn again: NIST and everybody else forbid it. */
function holds(password: string, name: string): boolean {
  const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return parts.some((part) => part.length >= 3 && password.toLowerCase().includes(part))
}

function listOf(
  values: TeamValues,
  { key }: Draw,
  progress: (share: number) => void,
): { name: string; password: string }[] {
  const names = namesOf(values)
  const all = names.length > 0 ? names : Array.from({ length: values.count }, (_, at) => String(at + 1))
  const { draw } = makerOf(values)
  const random = randomStream(keyFor(key, JSON.stringify({ ...values, users: undefined })))
  const taken = new Set<string>()
  return all.map((name, at) => {
    if (at % 100 === 0) progress(at / all.length)
    for (let tries = 0; ; tries++) {
      const password = draw(random)
      // Of short PINs some have to be given twice.
      if ((taken.has(password) && tries < 1000) || (names.length > 0 && tries < 1000 && holds(password, name))) continue
      taken.add(password)
      return { name, password }
    }
  })
}

/** Stands where passwords will, before they are drawn: no password is part of the page, and nothing beneath it moves. */
function masked(values: TeamValues): string {
  const { longest } = makerOf(values)
  const people = namesOf(values).length || values.count
  return Array.from({ length: people }, () => '•'.repeat(Math.min(longest, values.length))).join('\n')
}

const isNamed = (values: TeamValues) => namesOf(values).length > 0

function written(values: TeamValues, draw: Draw, progress: (share: number) => void): string {
  const list = listOf(values, draw, progress)
  return list.map(({ name, password }) => (isNamed(values) ? `${name}\t${password}` : password)).join('\n')
}

function faultOf(values: TeamValues) {
  if (namesOf(values).length > mostPeople) return problem('users', 'must have 10,000 names or fewer')
  if (values.kind === 'pin' && values.policy !== 'own')
    return problem('policy', 'must be your own for PINs: no policy for passwords takes digits alone')
  const isShort = (values.kind === 'random' || values.kind === 'spoken') && values.length < least[values.policy]
  if (isShort) return problem('length', `must be ${least[values.policy]} or more for this policy`)
  return undefined
}

const lengthy = { field: 'kind', is: ['random', 'spoken'] } as const

export default defineGenerator({
  form: {
    kind: choice('Kind', {
      options: { random: 'Random characters', phrase: 'Words', spoken: 'Can be spoken', pin: 'PIN' },
      initial: 'random',
    }),
    policy: choice('Policy', {
      options: {
        nist: 'NIST: 15, password alone',
        'nist-mfa': 'NIST: 8, with a second factor',
        pci: 'PCI DSS 4: 12, letters and digits',
        own: 'Our own',
      },
      initial: 'nist',
      as: 'menu',
      help: 'The fewest characters that it takes.',
    }),
    length: integer('Length', {
      initial: 16,
      min: 4,
      max: 64,
      slider: { from: 8, to: 32, step: 1 },
      shownWhen: lengthy,
    }),
    words: integer('Words', { initial: 5, min: 3, max: 10, shownWhen: { field: 'kind', is: 'phrase' } }),
    pinLength: integer('Digits', { initial: 6, min: 4, max: 12, shownWhen: { field: 'kind', is: 'pin' } }),
    users: longText('People', {
      optional: true,
      secret: true,
      maxLength: 1_000_000,
      lines: 4,
      placeholder: 'asha.rao@example.com\nb.meier@example.com',
      help: 'One a line, or the rows of a table whose first column names them. Empty: a plain list.',
    }),
    count: integer('How many without names', { initial: 10, min: 1, max: mostPeople, refines: true }),
    symbols: toggle('With symbols', { initial: true, shownWhen: { field: 'kind', is: 'random' }, refines: true }),
    clear: toggle('Without look-alikes', {
      initial: true,
      help: 'Leaves out I l 1 | O 0 o, since people will copy them by hand.',
      shownWhen: { field: 'kind', is: 'random' },
      refines: true,
    }),
  },
  makes: 'A list of first passwords or PINs under a policy, one for each person, with exact bits of chance and as CSV.',
  limits: [
    'For first passwords that are changed at the first sign-in. The list itself is as secret as all of them together.',
    'The bits count every password of the kind; that a person’s own name and doubles are drawn again takes a fraction of one off.',
    'Policies are those of their texts in 2026; your auditor may ask for more.',
    'No list of leaked passwords is consulted: what is drawn at random is on none but by chance.',
  ],
  sources: [
    { title: 'NIST SP 800-63B-4, section 3.1.1: Passwords', href: 'https://pages.nist.gov/800-63-4/sp800-63b.html' },
    { title: 'PCI DSS 4.0.1, requirement 8.3.6', href: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'EFF: Dice-Generated Passphrases (word list, CC BY 3.0 US)', href: 'https://www.eff.org/dice' },
    {
      title: 'Web Cryptography: getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
  ],

  build(values, { show, draw, progress }) {
    const fault = faultOf(values)
    if (fault) return fault
    const people = namesOf(values).length
    const { bits } = makerOf(values)
    return {
      title: 'Passwords',
      sheet: 'bare',
      blocks: [
        {
          kind: 'plain',
          label: 'Passwords',
          text: draw ? written(values, draw, progress) : masked(values),
          look: 'code',
        },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Passwords', value: show.count(people > 0 ? people : values.count) },
            { label: 'Bits of chance in each', value: show.number(bits, 1) },
            { label: 'Policy', value: policyNames[values.policy] },
          ],
        },
      ],
      notices:
        values.kind === 'pin'
          ? [{ is: 'fair', says: 'A PIN protects only what locks after a few wrong tries.' }]
          : bits < 45
            ? [{ is: 'fair', says: 'Fewer than 45 bits: use them once, and have them changed at the first sign-in.' }]
            : [],
    }
  },
  slow: (values) => Math.max(values.count, namesOf(values).length) > quick || values.length > 40,

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      make(values, { draw, progress }) {
        const fault = faultOf(values)
        if (fault) return fault
        if (!draw) return problem<never>(null, 'The passwords have not been drawn yet.')
        const rows = listOf(values, draw, progress).map(
          ({ name, password }) => `${csvCell(name)},${csvCell(password)}\r\n`,
        )
        return ['User,Password\r\n', ...rows].join('')
      },
    },
  },
  saves: [],
  fresh: { label: 'Draw again', secure: true },

  examples: [
    {
      name: 'Sixteen characters for each of ten people',
      given: { length: 16, count: 10 },
      expect: { text: ['Passwords: 10', 'Bits of chance in each: 96.4'], plainBytes: 169 },
    },
    {
      name: 'Two people by name',
      given: { users: 'asha\nben', kind: 'phrase', words: 5 },
      expect: { text: ['Passwords: 2', 'Bits of chance in each: 64.6'] },
    },
  ],
})
