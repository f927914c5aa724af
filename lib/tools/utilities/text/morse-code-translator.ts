import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { MorseAnswer, MorseQuestion } from '@/lib/subjects/morse/answer'

/** Shown of a longer text, in UTF-16 units. */
const shownCharacters = 4000
/** A dot and the rest behind it must last a third of a second, so that a lamp flashes three times a second at most: WCAG 2.3.1. */
const lampSpeed = 7
/** Kinds of unknown signs that are named one by one. */
const namedUnknown = 12

function lasting(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

function unknownOf({ unknown, isMorse }: MorseAnswer): View[] {
  if (unknown.length === 0) return []
  const named = unknown.slice(0, namedUnknown).map(({ sign, count }) => (count > 1 ? `${sign} (${count} times)` : sign))
  const more = unknown.length > namedUnknown ? ` and ${unknown.length - namedUnknown} more` : ''
  const what = isMorse ? 'Codes that this alphabet does not have, shown as #' : 'Signs without a code, left out'
  return [{ kind: 'note', tone: 'warn', status: true, says: `${what}: ${named.join('  ')}${more}` }]
}

export default defineWorkbench({
  worker: worker<MorseQuestion, MorseAnswer>('morse'),
  options: {
    way: choice('What you type is', {
      options: { auto: 'Told by itself', text: 'Text', morse: 'Morse' },
      initial: 'auto',
    }),
    alphabet: choice('Alphabet', {
      options: { latin: 'Latin', cyrillic: 'Cyrillic', greek: 'Greek', kana: 'Kana' },
      initial: 'latin',
    }),
    wpm: integer('Speed', {
      initial: 20,
      min: 5,
      max: 60,
      unit: 'words a minute',
      slider: { from: 5, to: 40, step: 1 },
      help: 'Of the word PARIS, 50 dots long.',
    }),
    overall: integer('Overall speed (Farnsworth)', {
      optional: true,
      min: 2,
      max: 60,
      unit: 'words a minute',
      help: 'Below the speed, it lengthens the gaps and not the characters.',
    }),
    hertz: integer('Pitch', {
      initial: 600,
      min: 300,
      max: 1200,
      unit: 'Hz',
      slider: { from: 300, to: 1200, step: 10 },
    }),
    lamp: toggle('Lamp', { help: 'Lights with the sound, at 7 words a minute or slower.' }),
  },
  panels: [
    { at: 'inputs', fields: ['way', 'alphabet'] },
    { at: 'views', label: 'Sound and light', fields: ['wpm', 'overall', 'hertz', 'lamp'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text or Morse code',
      placeholder: 'Sun at noon, or ... --- ...',
      height: 'middle',
      example: 'CQ CQ de K1ABC <AR>',
      takes: { text: {} },
      opens: {
        label: 'Open a text file',
        accept: '.txt,text/plain',
        largest: 500_000,
        otherwise: 'Translate it in parts.',
      },
    },
  },
  resultLabel: 'Translation',
  asking: 'Translating',
  making: 'Making the sound',
  ask({ values: { way, alphabet, wpm, overall, hertz }, texts: { text } }): MorseQuestion | undefined {
    if (text.trim() === '') return undefined
    return { source: text, way, alphabet, wpm, overall: overall ?? wpm, hertz }
  },
  views({ answer, values }): View[] {
    const panel = { kind: 'panel', of: 'Sound and light' } as const
    if (!answer)
      return [{ kind: 'note', says: 'Type a text, or dots and dashes. The other one stands here at once.' }, panel]
    const { text, isMorse, keying, seconds, isWhole } = answer
    const label = isMorse ? 'Text' : 'Morse code'
    const isSlow = values.wpm <= lampSpeed
    return [
      text.length > shownCharacters
        ? { kind: 'text', label: `${label}, the beginning`, text: text.slice(0, shownCharacters), boxed: true }
        : { kind: 'values', items: [{ label, text }] },
      ...unknownOf(answer),
      {
        kind: 'figures',
        items: [{ label: isWhole ? 'Lasts' : 'Sound of the first', text: lasting(seconds) }],
      },
      { kind: 'keyed', label: 'the Morse code', keying, hertz: values.hertz, hasLamp: values.lamp && isSlow },
      ...(values.lamp
        ? [
            {
              kind: 'note',
              tone: 'warn',
              says: isSlow
                ? 'The lamp flashes up to three times a second. Switch it off if flashing light harms you.'
                : 'The lamp stays off above 7 words a minute: faster flashes can set off a seizure.',
            } as const,
          ]
        : []),
      panel,
    ]
  },
  fileIn: ({ wave }) => wave,
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer }) => answer?.text },
    wave: {
      kind: 'save',
      label: 'Save WAV',
      file: 'morse.wav',
      type: 'audio/wav',
      of: ({ answer, asked }) =>
        answer && asked && answer.keying.length > 0 ? { ask: { ...asked, wave: true } } : undefined,
    },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: ({ answer }) => (answer?.isMorse ? 'text.txt' : 'morse.txt'),
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.text,
    },
    back: {
      kind: 'put',
      label: 'Put it into the box',
      input: 'text',
      done: 'The result stands in the box.',
      of: ({ answer }) => answer?.text,
    },
  },
  controls: [
    { label: 'Text or Morse code', help: 'Which of the two is told by what you type; you can also say it.' },
    { label: 'Alphabet', help: 'Latin, Cyrillic, Greek or Japanese kana.' },
    { label: 'Speed, overall speed and pitch', help: 'Of the sound that you play or save.' },
    { label: 'Lamp', help: 'A field that lights with the sound, for slow speeds.' },
  ],
  results: [
    { label: 'Morse code of a text, or the text of Morse code', kind: 'value' },
    { label: 'Signs without a code, named', kind: 'value' },
    { label: 'Sound to play or to save as WAV', kind: 'value' },
  ],
  formula:
    'Codes of ITU-R M.1677-1 and the customary ones of other scripts; a dash lasts three dots, the gap in a character one, between characters three, between words seven, and PARIS with its gap fifty',
  limits: [
    'Morse has no capitals, so that all text comes back in them.',
    'The codes for ! & ; _ and $ and those for letters such as Ä and Ñ are in use, but in no table of the ITU.',
    'Where two letters share a code, the way back gives the first: Ä for Æ, Ö for Ø, À for Å.',
    'Sound is made of the first ten minutes.',
    'Nothing listens: Morse that is heard cannot be decoded here.',
  ],
  sources: [
    { title: 'ITU-R M.1677-1: International Morse code', href: 'https://www.itu.int/rec/R-REC-M.1677-1-200910-I/' },
    {
      title: 'ARRL: A Standard for Morse Timing Using the Farnsworth Technique',
      href: 'https://www.arrl.org/files/file/Technology/x9004008.pdf',
    },
    {
      title: 'WCAG 2.2, 2.3.1: Three flashes or below threshold',
      href: 'https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold',
    },
  ],
  abilities: ['save', 'print'],
})
