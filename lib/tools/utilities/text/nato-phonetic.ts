import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import { languages } from '@/lib/subjects/spelling/alphabets'
import type { SpellingAnswer, SpellingQuestion } from '@/lib/subjects/spelling/answer'

/** Shown of a longer text, and read out of it, in UTF-16 units. */
const shownCharacters = 4000
const spokenCharacters = 1500
/** Unknown words and signs that are named. */
const named = 12

function doubtsOf({ unknown, guessed }: SpellingAnswer): View[] {
  const lost = guessed.filter(({ taken }) => taken === undefined).map(({ heard }) => heard)
  const taken = guessed.flatMap(({ heard, taken: word }) => (word === undefined ? [] : [`${heard} as ${word}`]))
  const sentences = [
    unknown.length > 0 && `No word for these, left as they are: ${unknown.slice(0, named).join(' ')}`,
    lost.length > 0 && `No code word, shown as ?: ${lost.slice(0, named).join(', ')}`,
    taken.length > 0 && `Taken for the nearest: ${taken.slice(0, named).join(', ')}`,
  ]
  return sentences.flatMap((says): View[] => (says ? [{ kind: 'note', tone: 'warn', status: true, says }] : []))
}

export default defineWorkbench({
  worker: worker<SpellingQuestion, SpellingAnswer>('spelling'),
  options: {
    task: choice('What to do', { options: { spell: 'Spell a text', read: 'Read code words' }, initial: 'spell' }),
    alphabet: choice('Alphabet', {
      options: {
        nato: 'NATO and ICAO',
        police: 'US police (APCO)',
        german: 'German (DIN 5009)',
        french: 'French',
        spanish: 'Spanish',
        italian: 'Italian',
        swedish: 'Swedish',
      },
      initial: 'nato',
      as: 'menu',
    }),
    marksCapitals: toggle('Say capitals', {
      help: '“Capital” stands before them, for passwords.',
      shownWhen: { field: 'task', is: 'spell' },
    }),
    group: integer('Groups of', {
      initial: 0,
      min: 0,
      max: 12,
      unit: 'characters',
      help: '0 keeps the words as they are written.',
      shownWhen: { field: 'task', is: 'spell' },
    }),
    rate: choice('Voice', { options: { slow: 'Slow', usual: 'Usual', fast: 'Fast' }, initial: 'slow' }),
  },
  panels: [
    { at: 'top', fields: ['task', 'alphabet'] },
    { at: 'inputs', fields: ['marksCapitals', 'group'] },
    { at: 'views', label: 'Read out', fields: ['rate'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: { field: 'task', is: { spell: 'Name, code or list', read: 'Code words' } },
      placeholder: 'K7-PQ4',
      height: 'short',
      example: 'Booking K7PQ4X',
      takes: { text: {} },
      opens: {
        label: 'Open a list',
        accept: '.txt,.csv,text/plain',
        largest: 500_000,
        otherwise: 'Spell it in parts.',
      },
    },
  },
  resultLabel: 'Letter by letter',
  asking: 'Spelling',
  ask({ values: { task, alphabet, marksCapitals, group }, texts: { text } }): SpellingQuestion | undefined {
    return text.trim() === '' ? undefined : { source: text, task, alphabet, marksCapitals, group }
  },
  views({ answer, asked, values: { rate } }): View[] {
    const panel = { kind: 'panel', of: 'Read out' } as const
    if (!answer || !asked) return [{ kind: 'note', says: 'Type a name or a code, one a line for a list.' }, panel]
    const { text, rows } = answer
    const label = asked.task === 'spell' ? 'In code words' : 'Text'
    return [
      text.length > shownCharacters
        ? { kind: 'text', label: `${label}, the beginning`, text: text.slice(0, shownCharacters), boxed: true }
        : { kind: 'values', items: [{ label, text }] },
      ...doubtsOf(answer),
      {
        kind: 'spoken',
        label: 'the code words',
        text: (asked.task === 'spell' ? text : asked.source).slice(0, spokenCharacters),
        language: languages[asked.alphabet],
        rate: { slow: 0.7, usual: 1, fast: 1.3 }[rate],
      },
      panel,
      ...(rows.length > 0
        ? [
            {
              kind: 'table',
              label: 'Sign by sign',
              isTitled: true,
              columns: ['Sign', 'Words'],
              rows: rows.map(([sign, words]) => [sign, words]),
            } as const,
          ]
        : []),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer }) => answer?.text },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: 'spelling.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.text,
    },
    csv: {
      kind: 'save',
      label: 'Save list as CSV',
      file: 'spelling.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer, asked }) => (asked?.source.trim().includes('\n') ? answer?.csv : undefined),
    },
  },
  controls: [
    { label: 'Name, code or list', help: 'One a line for a list of serial numbers.' },
    { label: 'Alphabet', help: 'International, US police, or that of a country.' },
    { label: 'Say capitals and groups', help: 'For passwords, and for long numbers in parts.' },
  ],
  results: [
    { label: 'The text in code words, or the text of code words', kind: 'value' },
    { label: 'A table of signs and words', kind: 'table' },
    { label: 'What no word exists for, and words that were guessed', kind: 'verdict' },
  ],
  formula:
    'Each letter is exchanged for its word in the alphabet: ICAO Annex 10, volume II, for the international one, DIN 5009 for the German one, the telephone alphabets of the countries for the others',
  limits: [
    'French, Spanish, Italian and Swedish tables are customs of the telephone, and families of words differ.',
    'Accents without a word of their own are left out: é is spelled as e.',
    'Reading forgives one wrong letter in words of five letters and more, two in those of eight, and names each guess.',
    'Only voices that work on the device itself are used, since others would send the text away.',
  ],
  sources: [
    {
      title: 'ICAO: Alphabet, Radiotelephony (Annex 10, volume II, 5.2.1.3)',
      href: 'https://www.icao.int/Pages/AlphabetRadiotelephony.aspx',
    },
    {
      title: 'Übersetzerportal: the table of DIN 5009:2022',
      href: 'https://uepo.de/2022/05/13/von-aachen-bis-zwickau-neue-buchstabiertafel-mit-staedtenamen-als-din-5009-veroeffentlicht/',
    },
    { title: 'ITU Radio Regulations, appendix 14', href: 'https://www.itu.int/pub/R-REG-RR' },
  ],
  abilities: ['save', 'print'],
})
