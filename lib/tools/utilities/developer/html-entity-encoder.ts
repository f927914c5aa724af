import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import type { EntityAnswer, EntityQuestion } from '@/lib/subjects/entities/answer'

/** Shown of a longer text, in UTF-16 units. */
const shownCharacters = 4000

const faultSays: Readonly<Record<EntityAnswer['faults'][number]['fault'], string>> = {
  open: 'No semicolon: browsers read it, XML does not',
  null: 'Zero is no character; U+FFFD stands there',
  beyond: 'Beyond U+10FFFF; U+FFFD stands there',
  surrogate: 'Half of a surrogate pair; U+FFFD stands there',
  windows: 'A number of Windows-1252, read as browsers do',
  control: 'A control character or none at all, kept',
  unknown: 'No reference here, left as it is',
}

function findingsOf({ faults, isTwice, read }: EntityAnswer, task: EntityQuestion['task']): Finding[] {
  if (task === 'escape')
    return read > 0
      ? [
          {
            tone: 'warn',
            says: `References that stand in the text already: ${read}.`,
            detail: 'Their & is escaped once more. Decode first if that is not what you want.',
          },
        ]
      : []
  return [
    ...(isTwice
      ? [
          {
            tone: 'warn',
            says: 'It was escaped twice.',
            detail: 'What came out holds references still. Put it into the box and decode again.',
            offers: [{ label: 'Decode again', takes: 'back' }],
          } as const,
        ]
      : []),
    ...faults.map(({ fault, written, count }) => ({
      tone: 'warn' as const,
      says: `${faultSays[fault]}: ${written}${count > 1 ? ` and ${count - 1} more` : ''}`,
    })),
  ]
}

function textOf({ text }: EntityAnswer, label: string): View {
  if (text.length <= shownCharacters) return { kind: 'values', items: [{ label, text }] }
  const head = text.slice(0, shownCharacters).replace(/[\uD800-\uDBFF]$/, '')
  return { kind: 'text', label: `${label}, the beginning`, text: head, boxed: true }
}

function finderOf({ found, foundCount }: EntityAnswer, wish: string): View[] {
  if (wish.trim() === '') return []
  if (foundCount === 0) return [{ kind: 'note', says: 'No character with a name in HTML is called that.' }]
  return [
    {
      kind: 'table',
      label: 'Characters found',
      isTitled: true,
      columns: ['Character', 'Names', 'Decimal', 'Hexadecimal', 'Unicode'],
      rows: found.map(({ text, names, decimal, hex, called }) => [text, names.join(' '), decimal, hex, called]),
    },
    ...(foundCount > found.length
      ? [{ kind: 'note', says: `${foundCount - found.length} more. Add a word.` } as const]
      : []),
  ]
}

export default defineWorkbench({
  worker: worker<EntityQuestion, EntityAnswer>('html-entities'),
  options: {
    task: choice('What to do', { options: { escape: 'Encode', unescape: 'Decode' }, initial: 'escape' }),
    place: choice('Where it stands', {
      options: {
        html: 'HTML, anywhere: & < > " \'',
        text: 'HTML, text alone: & < >',
        attribute: 'HTML, a value without quotes',
        xml: 'XML: its five names',
      },
      initial: 'html',
      as: 'menu',
    }),
    beyond: choice('Beyond ASCII', {
      options: { keep: 'Keep', named: 'Names', decimal: 'Decimal', hex: 'Hex' },
      initial: 'keep',
      shownWhen: { field: 'task', is: 'escape' },
    }),
  },
  panels: [
    { at: 'top', fields: ['task', 'place'] },
    { at: 'inputs', fields: ['beyond'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Text or markup',
      placeholder: '<a href="?a=1&b=2">Café</a>',
      height: 'middle',
      example: '<p title="5 > 3">Fish & chips © 2026, 4 €</p>',
      takes: { text: {} },
      holds: { accept: '.html,.htm,.xml,.svg,.txt,text/*', pasted: 'pasted.html', wraps: true },
    },
    wish: {
      kind: 'text',
      label: 'Find a character',
      placeholder: 'arrow, euro, &copy or ½',
      help: 'By its name in HTML, by words of its name in Unicode, or by itself.',
      height: 'line',
    },
  },
  resultLabel: 'Result',
  asking: 'Working through the text',
  ask({ values: { task, place, beyond }, texts: { text, wish }, opened }): EntityQuestion | undefined {
    const source = opened.text ?? text
    return source === '' && wish.trim() === '' ? undefined : { source, task, place, beyond, wish }
  },
  views({ answer, asked, values: { task }, texts: { wish } }): View[] {
    if (!answer || !asked)
      return [{ kind: 'note', says: 'Paste a text, or look for a character. Markup is never run, only read.' }]
    return [
      ...(asked.source === '' ? [] : [textOf(answer, task === 'escape' ? 'Encoded' : 'Decoded')]),
      { kind: 'findings', label: 'What to know', items: findingsOf(answer, task) },
      ...finderOf(answer, wish),
    ]
  },
  takeAway: {
    copy: { kind: 'copy', label: 'Copy', done: 'Copied', of: ({ answer }) => answer?.text || undefined },
    save: {
      kind: 'save',
      label: 'Save',
      file: ({ values }) => (values.task === 'escape' ? 'encoded.txt' : 'decoded.txt'),
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
  },
  controls: [
    { label: 'Text or markup', help: 'Typed, pasted or a file of up to 20 MB.' },
    { label: 'Where it stands', help: 'Text, a value of an attribute, or XML: each has other rules.' },
    { label: 'Beyond ASCII', help: 'Kept, or written as names or numbers.' },
    { label: 'Find a character', help: 'Searches all characters that have a name in HTML.' },
  ],
  results: [
    { label: 'The text with references, or without them', kind: 'value' },
    { label: 'What browsers forgive, and text that was escaped twice', kind: 'verdict' },
    { label: 'Characters with their names and numbers', kind: 'table' },
  ],
  formula:
    'The 2,231 names and the rules for numbers, missing semicolons and attributes of the HTML standard, section 13.2.5; for XML those of XML 1.0, section 4.1',
  limits: [
    'No page is made of the text, so that scripts in it do nothing. Encoding alone does not make foreign markup safe in a script, a style or an address.',
    'With names, the shortest of a character is written: &half; for ½, though &frac12; is older.',
    'Names that stand for two characters are read and found, and never written.',
    'Half of a surrogate pair has no reference and stays as it is.',
  ],
  sources: [
    {
      title: 'HTML Standard: named character references',
      href: 'https://html.spec.whatwg.org/multipage/named-characters.html',
    },
    {
      title: 'HTML Standard: tokenization, character references',
      href: 'https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state',
    },
    { title: 'XML 1.0: character and entity references', href: 'https://www.w3.org/TR/xml/#sec-references' },
  ],
  abilities: ['save', 'print'],
})
