import { choice, defineTransform, refusal, toggle, type Notice } from '@/lib/kits/transform'
import { reversed } from '@/lib/subjects/reverse/reverse'

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Your text',
    placeholder: 'Text to turn round',
    accept: '.txt,.md,.csv',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Reversed', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    what: choice('Turn round', {
      options: {
        characters: 'All characters',
        words: 'The letters of each word',
        order: 'The order of words',
        lines: 'The order of lines',
        sentences: 'The order of sentences',
        mirror: 'Each line by itself',
      },
      initial: 'characters',
      as: 'menu',
    }),
    keep: toggle('Leave numbers and addresses readable', {
      initial: false,
      help: '12.50 and https://example.com keep their inside and change their place.',
      shownWhen: { field: 'what', is: ['characters', 'words', 'mirror'] },
    }),
  },
  method: 'Characters are the extended grapheme clusters of Unicode Annex 29, sentences those of the same annex',
  leadsTo: ['text-case', 'word-counter'],
  limits: [
    'What joins only in its new order cannot be parted again: a stray accent at the start of the text, or halves of a surrogate pair.',
    'Flags are pairs of letters; an odd number of such letters pairs up differently from behind.',
    'The order of words and sentences is turned within each line, so that verses stay verses.',
    'Line ends become one kind when the order of lines is turned.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    {
      title: 'Unicode Standard Annex #9: Unicode Bidirectional Algorithm',
      href: 'https://www.unicode.org/reports/tr9/',
    },
  ],
  run(text, { what, keep }) {
    if (typeof Intl.Segmenter === 'undefined' && what !== 'lines' && what !== 'order')
      return refusal('This browser cannot find where characters end. The order of words and lines works.')
    const notices: Notice[] = rightToLeft.test(text)
      ? [
          {
            is: 'plain',
            says: 'Hebrew and Arabic are shown from right to left in any case; what changed is the order in which the text is stored.',
          },
        ]
      : []
    return { gives: reversed(text, what, keep), notices }
  },
  asked: [{ says: 'reverse text|string {text:words}' }],
  examples: [
    { name: 'A word', given: { text: 'stressed' }, expect: { text: 'desserts' } },
    {
      name: 'Emoji and accents stay whole',
      given: { text: 'cafe\u0301 👩‍💻 🇩🇪' },
      expect: { text: '🇩🇪 👩‍💻 e\u0301fac' },
    },
    {
      name: 'The newest entry first',
      given: { text: 'Monday\nTuesday\nWednesday\n' },
      options: { what: 'lines' },
      expect: { text: 'Wednesday\nTuesday\nMonday\n' },
    },
  ],
})
