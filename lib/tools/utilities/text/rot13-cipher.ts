import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { CipherAnswer, CipherQuestion, NumberSign } from '@/lib/subjects/ciphers/rotations'

/** Shown of a longer text, in UTF-16 units. */
const shownCharacters = 4000

const names = {
  rot13: 'ROT13',
  rot5: 'ROT5',
  rot18: 'ROT18',
  rot47: 'ROT47',
  atbash: 'Atbash',
  a1z26: 'A1Z26',
} as const
const signs: Readonly<Record<'dash' | 'dot' | 'comma', NumberSign>> = { dash: '-', dot: '.', comma: ',' }

function shown(answer: CipherAnswer, name: keyof typeof names): View {
  const text = answer.texts[name]
  if (text.length <= shownCharacters) return { kind: 'values', items: [{ label: names[name], text }] }
  const head = text.slice(0, shownCharacters).replace(/[\uD800-\uDBFF]$/, '')
  return { kind: 'text', label: `${names[name]}, the beginning`, text: head, boxed: true }
}

export default defineWorkbench({
  worker: worker<CipherQuestion, CipherAnswer>('rot13-cipher'),
  options: {
    variant: choice('Copy and save', { options: names, initial: 'rot13', as: 'menu' }),
    sign: choice('A1Z26, between letters', {
      options: { dash: 'Hyphen', dot: 'Point', comma: 'Comma' },
      initial: 'dash',
    }),
    isBack: toggle('A1Z26: numbers become letters', {}),
  },
  panels: [{ at: 'inputs', fields: ['variant', 'sign', 'isBack'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Your text',
      placeholder: 'Uryyb',
      height: 'middle',
      example: 'Why did the chicken cross the road? Gb trg gb gur bgure fvqr!',
      takes: { text: {} },
      holds: { accept: '.txt,.md,.csv,.log,text/plain', pasted: 'pasted.txt', wraps: true },
    },
  },
  resultLabel: 'In six ciphers',
  asking: 'Turning letters',
  ask({ values: { sign, isBack }, texts: { text }, opened }): CipherQuestion | undefined {
    const source = opened.text ?? text
    return source === '' ? undefined : { source, sign: signs[sign], isBack }
  },
  views({ answer }): View[] {
    if (!answer) return [{ kind: 'note', says: 'Write or paste a text. All six stand here as you type.' }]
    const { count, first } = answer.foreign
    return [
      {
        kind: 'note',
        status: true,
        tone: 'warn',
        says: 'For puzzles and spoilers. Everybody can turn these back; they keep no secret.',
      },
      ...(Object.keys(names) as (keyof typeof names)[]).map((name) => shown(answer, name)),
      ...(count > 0
        ? [{ kind: 'note', says: `Letters beyond a to z, left as they are: ${count} (${first}).` } as const]
        : []),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer, values }) => answer?.texts[values.variant] },
    save: {
      kind: 'save',
      label: 'Save TXT',
      file: ({ values }) => `${values.variant}.txt`,
      type: 'text/plain;charset=utf-8',
      of: ({ answer, values }) => answer?.texts[values.variant],
    },
    back: {
      kind: 'put',
      label: 'Put it into the box',
      input: 'text',
      done: 'The result stands in the box.',
      of: ({ answer, values }) => answer?.texts[values.variant],
    },
  },
  controls: [
    { label: 'Your text', help: 'Typed, pasted or a file of up to 20 MB.' },
    { label: 'Copy and save', help: 'Which of the six the buttons take.' },
    { label: 'A1Z26', help: 'The sign between the numbers of a word, and the way back.' },
  ],
  results: [
    { label: 'ROT13, ROT5, ROT18, ROT47, Atbash and A1Z26', kind: 'value' },
    { label: 'Letters that no cipher knows, counted', kind: 'value' },
  ],
  formula:
    'ROT13 moves each letter by 13 places of 26, ROT5 each figure by 5 of 10, ROT18 does both, ROT47 moves the 94 signs from ! to ~ by 47; Atbash mirrors the alphabet, A1Z26 counts it',
  limits: [
    'None of these hides anything: there is no key. Use encryption for what is secret.',
    'Only the letters a to z without accents, the figures 0 to 9 and, in ROT47, the signs of ASCII are turned.',
    'A1Z26 forgets capitals, and numbers that stood in the text cannot be told from letters.',
    'Each variant but A1Z26 is its own way back.',
  ],
  sources: [
    { title: 'The Jargon File: rot13', href: 'http://www.catb.org/jargon/html/R/rot13.html' },
    { title: 'RFC 20: ASCII format for Network Interchange', href: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  abilities: ['save', 'print'],
})
