import { englishCount } from '@/lib/base/format/english-count'
import { blocks } from '@/lib/families/text-counters/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import type { CipherAlphabet } from '@/lib/subjects/ciphers/cipher-alphabets'
import type { CipherKey, KeyedCipher, KeyFault } from '@/lib/subjects/ciphers/keyed'
import type { Candidate, KeyedAnswer, KeyedQuestion } from '@/lib/subjects/ciphers/keyed-task'

/** Shown of a longer text, in UTF-16 units. */
const shownCharacters = 4000
const offeredKeys = 5
/** Below this, chance decides which key looks best. */
const fewLetters = 60
/** Letters that each letter of a key should have to be told by. */
const lettersForEach = 15

const languages: Readonly<Record<CipherAlphabet, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  ru: 'Russian',
  el: 'Greek',
}
const sizes: Readonly<Record<CipherAlphabet, number>> = { en: 26, de: 30, es: 27, fr: 26, ru: 33, el: 24 }
const alphabetNames = Object.fromEntries(
  Object.entries(languages).map(([name, says]) => [name, `${says} (${sizes[name as CipherAlphabet]} letters)`]),
) as Record<CipherAlphabet, string>

const oneWay = { field: 'doing', is: ['encrypt', 'decrypt'] } as const
const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`

function keyOf(values: { cipher: KeyedCipher; shift: number; word: string; factor: number; added: number }): CipherKey {
  if (values.cipher === 'caesar') return { cipher: 'caesar', shift: values.shift }
  if (values.cipher === 'vigenere') return { cipher: 'vigenere', word: values.word }
  return { cipher: 'affine', factor: values.factor, shift: values.added }
}

function nameOf(key: CipherKey): string {
  if (key.cipher === 'caesar') return String(key.shift)
  return key.cipher === 'vigenere' ? key.word : `a = ${key.factor}, b = ${key.shift}`
}

function settingsOf(key: CipherKey): Record<string, string> {
  if (key.cipher === 'caesar') return { doing: 'decrypt', shift: String(key.shift) }
  if (key.cipher === 'vigenere') return { doing: 'decrypt', word: key.word }
  return { doing: 'decrypt', factor: String(key.factor), added: String(key.shift) }
}

function faultSentence(fault: KeyFault, alphabet: CipherAlphabet): string {
  if (fault.kind === 'no-letters')
    return `The keyword has no letter of the ${languages[alphabet]} alphabet. Write at least one.`
  return `a = ${fault.factor} shares a divisor with the ${fault.size} letters, so two letters would become one and nobody could read it back. Allowed: ${fault.allowed.join(', ')}.`
}

function shownText(whole: string): View {
  if (whole.length <= shownCharacters) return { kind: 'text', label: 'Text', text: whole, boxed: true }
  const head = whole.slice(0, shownCharacters).replace(/[\uD800-\uDBFF]$/, '')
  return { kind: 'text', label: 'The beginning of the text', text: head, boxed: true }
}

function caution({ letters, key }: KeyedAnswer): string {
  const needed =
    key?.cipher === 'vigenere' ? Math.max(fewLetters, Array.from(key.word).length * lettersForEach) : fewLetters
  return letters < needed
    ? `Only ${englishCount(letters)} letters: the shares of letters say little here, so read the candidates yourself.`
    : ''
}

function candidateViews(candidates: readonly Candidate[]): View[] {
  return [
    {
      kind: 'findings',
      label: 'Likeliest keys',
      items: candidates.slice(0, offeredKeys).map(({ key, begins }) => ({
        tone: 'plain' as const,
        says: `Key ${nameOf(key)}`,
        detail: begins,
        offers: [{ label: `Decrypt with ${nameOf(key)}`, sets: settingsOf(key) }],
      })),
    },
    {
      kind: 'table',
      label: 'Keys by likelihood',
      isTitled: true,
      columns: ['Key', 'χ² for 100 letters', 'The text begins'],
      rows: candidates.map(({ key, distance, begins }) => [nameOf(key), distance.toFixed(1), begins]),
    },
  ]
}

function lengthTable({ lengths }: KeyedAnswer): View[] {
  if (lengths.length === 0) return []
  return [
    {
      kind: 'table',
      label: 'Lengths of the key',
      isTitled: true,
      columns: ['Length', 'Mean index of coincidence', 'Repeats at a multiple of it (Kasiski)', 'Chart'],
      rows: lengths.map(({ length, coincidence, kasiski }) => [
        String(length),
        coincidence.toFixed(4),
        kasiski === undefined ? 'No repeats' : percentOf(kasiski),
        blocks(coincidence, Math.max(...lengths.map((one) => one.coincidence))),
      ]),
    },
  ]
}

function statisticsTable({ statistics, letters }: KeyedAnswer, alphabet: CipherAlphabet): View[] {
  if (letters === 0) return []
  const most = Math.max(...statistics.map(({ given }) => given))
  return [
    {
      kind: 'table',
      label: 'Shares of letters',
      isTitled: true,
      columns: ['Letter', 'Your text', 'Result', `Usual in ${languages[alphabet]}`, 'Chart of your text'],
      rows: statistics.map(({ letter, given, result, expected }) => [
        letter,
        percentOf(given),
        percentOf(result),
        percentOf(expected),
        blocks(given, most),
      ]),
    },
  ]
}

function figures({ letters, key, coincidence }: KeyedAnswer): View {
  return {
    kind: 'figures',
    items: [
      { label: 'Key', text: key ? nameOf(key) : 'None' },
      { label: 'Letters', text: englishCount(letters) },
      { label: 'Index of coincidence', text: coincidence === undefined ? 'None' : coincidence.toFixed(4) },
    ],
  }
}

function foreignNote({ foreign: { count, first } }: KeyedAnswer, alphabet: CipherAlphabet): View {
  const says =
    count === 0
      ? ''
      : `Letters that the ${languages[alphabet]} alphabet lacks stay as they are: ${englishCount(count)} (${first}).`
  return { kind: 'note', says }
}

export default defineWorkbench({
  worker: worker<KeyedQuestion, KeyedAnswer>('caesar-cipher'),
  options: {
    cipher: choice('Cipher', {
      options: { caesar: 'Caesar', vigenere: 'Vigenère', affine: 'Affine' },
      initial: 'caesar',
      as: 'buttons',
    }),
    doing: choice('What to do', {
      options: { encrypt: 'Encrypt', decrypt: 'Decrypt', crack: 'Find the key' },
      initial: 'encrypt',
      as: 'buttons',
    }),
    alphabet: choice('Alphabet', { options: alphabetNames, initial: 'en', as: 'menu' }),
    shift: integer('Shift', {
      initial: 3,
      min: -1000,
      max: 1000,
      shownWhen: [{ field: 'cipher', is: 'caesar' }, oneWay],
    }),
    word: text('Keyword', {
      initial: 'LEMON',
      maxLength: 200,
      shownWhen: [{ field: 'cipher', is: 'vigenere' }, oneWay],
    }),
    factor: integer('Factor a', {
      initial: 5,
      min: 1,
      max: 1000,
      shownWhen: [{ field: 'cipher', is: 'affine' }, oneWay],
    }),
    added: integer('Added b', {
      initial: 8,
      min: -1000,
      max: 1000,
      shownWhen: [{ field: 'cipher', is: 'affine' }, oneWay],
    }),
    withoutMarks: toggle('Take accents off letters that the alphabet lacks', { initial: false }),
  },
  panels: [
    { at: 'inputs', fields: ['cipher', 'doing', 'alphabet', 'shift', 'word', 'factor', 'added'] },
    { at: 'inputs', label: 'Accents', folded: true, fields: ['withoutMarks'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Your text',
      placeholder: 'Write or paste a text, in plain or in cipher',
      height: 'middle',
      example: 'The letter lies under the third stone on the left. Come alone, and come before the tide is in.',
      takes: { text: {} },
      holds: { accept: '.txt,.md,.csv,.log,text/plain', pasted: 'pasted.txt', wraps: true },
    },
  },
  resultLabel: 'Result',
  asking: 'Working through the letters',
  ask({ values, texts, opened }): KeyedQuestion | undefined {
    const source = opened.text ?? texts.text
    const { alphabet, withoutMarks, doing } = values
    return source === '' ? undefined : { source, alphabet, withoutMarks, doing, key: keyOf(values) }
  },
  views({ answer, asked }): View[] {
    if (!answer || !asked) return [{ kind: 'note', says: 'Write or paste a text. The result stands here as you type.' }]
    const { alphabet, doing } = asked
    if (answer.fault) return [{ kind: 'note', tone: 'bad', status: true, says: faultSentence(answer.fault, alphabet) }]
    if (answer.letters === 0)
      return [
        {
          kind: 'note',
          tone: 'warn',
          status: true,
          says: `The text has no letter of the ${languages[alphabet]} alphabet. Choose another alphabet, or take accents off.`,
        },
      ]
    const isCracked = doing === 'crack'
    return [
      shownText(answer.text),
      figures(answer),
      ...(isCracked ? [{ kind: 'note', tone: 'warn', status: true, says: caution(answer) } as const] : []),
      foreignNote(answer, alphabet),
      ...(isCracked ? candidateViews(answer.candidates) : []),
      ...lengthTable(answer),
      ...statisticsTable(answer, alphabet),
      {
        kind: 'note',
        says: 'For puzzles and lessons. These ciphers are broken in seconds, as this page shows; they keep no secret.',
      },
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer }) => answer?.text || undefined },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: ({ values }) => `${values.cipher}.txt`,
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.text || undefined,
    },
    back: {
      kind: 'put',
      label: 'Put it into the box',
      input: 'text',
      done: 'The result stands in the box.',
      of: ({ answer }) => answer?.text || undefined,
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['rot13-cipher', 'letter-counter'],
      of: ({ answer }) => answer?.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Typed, pasted or a file of up to 20 MB.' },
    { label: 'Cipher', help: 'Caesar moves letters by a number, Vigenère by a word, affine by a·x + b.' },
    { label: 'What to do', help: 'Encrypt, decrypt, or find the key of a text in cipher.' },
    { label: 'Alphabet', help: 'English, German, Spanish, French, Russian or Greek.' },
    { label: 'Key', help: 'A shift, a keyword, or the numbers a and b.' },
    { label: 'Accents', help: 'Letters such as é become e first, so that they are in cipher too.' },
  ],
  results: [
    { label: 'The text in cipher, in plain, or as the likeliest key gives it', kind: 'value' },
    { label: 'Keys by likelihood, with the beginning of each text', kind: 'table' },
    { label: 'Lengths of a keyword with index of coincidence and Kasiski’s repeats', kind: 'table' },
    { label: 'Shares of letters before and after, beside those of the language', kind: 'table' },
  ],
  formula:
    'With letters counted from 0 in an alphabet of m: Caesar x + s, Vigenère x + the letter of the key, affine a·x + b, all modulo m. Keys are ranked by Pearson’s χ² against the language; a keyword by the bits that text and key take together',
  limits: [
    'These ciphers hide nothing from anybody who tries. Use encryption for what is secret.',
    'A key is found by shares of letters, not by words: short texts, lists and names can mislead it.',
    'Keywords of up to 30 letters are looked for. Each should stand over some fifteen letters of text.',
    'Final ς becomes σ in Greek. The Greek shares are those of the Gospel of Matthew, so modern texts fit a little less well.',
    'Accents are composed first (Unicode NFC). An accent that was taken off does not come back.',
  ],
  sources: [
    { title: 'D. R. Stinson: Cryptography, Theory and Practice, chapter 1, CRC Press (1995)' },
    {
      title:
        'W. Friedman: The Index of Coincidence and its Applications in Cryptography, Riverbank Publication 22 (1922)',
    },
    { title: 'R. Lewand: Cryptological Mathematics, Mathematical Association of America (2000)' },
    { title: 'O. Lyashevskaya, S. Sharov: Frequency Dictionary of Modern Russian (2009)' },
    {
      title: 'R. Waltz: Cryptography, Solution to Cipher 1 (shares of Greek letters)',
      href: 'https://waltzmn.brainout.net/CryptExample1.html',
    },
  ],
  abilities: ['save', 'print'],
})
