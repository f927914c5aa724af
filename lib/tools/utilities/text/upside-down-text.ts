import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import { turnedPicture } from '@/lib/subjects/turned-text/picture'
import { turned } from '@/lib/subjects/turned-text/turned'

/** Signs without an image that are named. */
const namedKept = 20
/** Of a picture. */
const mostLines = 200

const turnings = {
  flip: 'flip',
  mirror: 'mirror',
  back: 'none',
  'picture-flip': 'flip',
  'picture-mirror': 'mirror',
} as const

function noticesOf(kept: readonly string[], isOther: boolean): Notice[] {
  const named = kept.slice(0, namedKept).join(' ')
  const more = kept.length > namedKept ? ' and more' : ''
  return [
    ...(kept.length > 0 ? [{ is: 'fair', says: `Without an image, left as they are: ${named}${more}.` } as const] : []),
    ...(isOther
      ? [
          {
            is: 'plain',
            says: 'A screen reader spells this sign by sign or stays silent. Write it plain as well.',
          } as const,
        ]
      : []),
  ]
}

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Your text',
    placeholder: 'Text to turn',
    accept: '.txt,.md',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Turned', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    what: choice('Make it', {
      options: {
        flip: 'Upside down',
        mirror: 'A mirror image',
        back: 'Backwards only',
        'picture-flip': 'A picture, upside down',
        'picture-mirror': 'A picture, mirrored',
      },
      initial: 'flip',
      as: 'menu',
    }),
    order: toggle('Turn the order of letters round', {
      initial: true,
      help: 'Needed to read it on a turned screen or in a mirror.',
      shownWhen: { field: 'what', is: ['flip', 'mirror'] },
    }),
    lines: toggle('Last line first', {
      initial: false,
      shownWhen: { field: 'what', is: ['flip', 'mirror', 'back'] },
    }),
  },
  method:
    'Each character is exchanged for one that looks like it after half a turn or in a mirror; the order is that of the extended grapheme clusters of Unicode Annex 29, and a picture turns the drawn text itself',
  leadsTo: ['text-case', 'word-counter'],
  limits: [
    'Characters without such a counterpart stay as they are and are named; a picture turns every script.',
    'Several counterparts belong to other scripts and only look alike. Searches and spelling checks do not know them.',
    'Accents are not turned; they stay on their letter.',
    'A picture uses the sans-serif font of whoever opens it, and holds at most 200 lines.',
    'Typed line ends become line feeds.',
  ],
  sources: [
    { title: 'The Unicode Standard: code charts', href: 'https://www.unicode.org/charts/' },
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    { title: 'Scalable Vector Graphics 2: transforms', href: 'https://www.w3.org/TR/SVG2/coords.html' },
  ],
  run(text, { what, order, lines }) {
    if (what === 'picture-flip' || what === 'picture-mirror') {
      if (text.split('\n').length > mostLines) return refusal('A picture holds at most 200 lines. Take fewer.')
      return { gives: turnedPicture(text, turnings[what]), file: { extension: 'svg', type: 'image/svg+xml' } }
    }
    if (typeof Intl.Segmenter === 'undefined' && (order || what === 'back'))
      return refusal('This browser cannot find where characters end. Leave their order as it is.')
    const form = { turning: turnings[what], isReversed: order || what === 'back', linesToo: lines }
    const { text: gives, kept } = turned(text, form)
    return { gives, notices: noticesOf(kept, what !== 'back' && gives !== text) }
  },
  asked: [{ says: 'upside down|flip text {text:words}' }],
  examples: [
    { name: 'A greeting', given: { text: 'hello' }, expect: { text: 'oꞁꞁǝɥ' } },
    {
      name: 'A sign for the back of a window',
      given: { text: 'OPEN (9-6)' },
      options: { what: 'mirror' },
      expect: { text: '(6-9) ИƎꟼO' },
    },
    {
      name: 'Backwards',
      given: { text: 'cafe\u0301 👩‍💻' },
      options: { what: 'back' },
      expect: { text: '👩‍💻 e\u0301fac' },
    },
  ],
})
