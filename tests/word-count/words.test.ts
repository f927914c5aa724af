import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CountedText, type TextCounts } from '@/lib/subjects/word-count/document'
import { readingSeconds, readingSpeeds } from '@/lib/subjects/word-count/reading-time'
import { initialWordSettings, type WordSettings } from '@/lib/subjects/word-count/settings'
import { spliceBetween } from '@/lib/base/text/splice'
import { stopWordLanguages } from '@/lib/subjects/word-count/stop-words'
import { characterCount, sentenceCount, tokensOf } from '@/lib/subjects/word-count/tokens'

function counted(text: string, settings: Partial<WordSettings> = {}): CountedText {
  const document = new CountedText()
  for (const _ of document.replace(text, { ...initialWordSettings, ...settings }));
  return document
}

const countsOf = (text: string, settings?: Partial<WordSettings>): TextCounts => counted(text, settings).counts()
const words = (text: string, settings: Partial<WordSettings> = {}) =>
  tokensOf(text, { ...initialWordSettings, ...settings }).filter((token) => token !== null)

describe('UAX #29 word boundaries', () => {
  const lines = readFileSync(path.join(import.meta.dirname, '../vectors/unicode/word-break.txt'), 'utf8')
    .trim()
    .split('\n')
  it.each(lines)('%s', (line) => {
    const segments = line
      .split('÷')
      .map((segment) => segment.trim())
      .filter((segment) => segment !== '')
      .map((segment) => String.fromCodePoint(...segment.split('×').map((code) => Number.parseInt(code, 16))))
    const expected = segments.filter((segment) => /[\p{L}\p{N}]/u.test(segment))
    expect(words(segments.join(''), { hyphen: 'split' })).toEqual(expected)
  })

  // The example of UAX #29, section 4, Figure 1, and its remark on what a word count takes of it.
  it('counts the sentence of the standard', () => {
    expect(words('The quick (“brown”) fox can’t jump 32.3 feet, right?')).toEqual([
      'The',
      'quick',
      'brown',
      'fox',
      'can’t',
      'jump',
      '32.3',
      'feet',
      'right',
    ])
  })
})

describe('words', () => {
  it.each<[string, Partial<WordSettings>, number]>([
    ['A well-known, state-of-the-art idea', {}, 4],
    ['A well-known, state-of-the-art idea', { hyphen: 'split' }, 8],
    ["Don't say l'homme", {}, 3],
    ["Don't say l'homme", { apostrophe: 'split' }, 5],
    ['one - two — three', {}, 3],
    ['one - two — three', { words: 'spaces' }, 5],
    ['mother-in-law’s', {}, 1],
    ['pre- and post-war', {}, 3],
    ['', {}, 0],
    [' \n\t ', {}, 0],
    ['3.14 and 1,000 are numbers', {}, 5],
    ['🙂 fine 👩‍👩‍👧', {}, 1],
  ])('%s %o', (text, settings, expected) => {
    expect(countsOf(text, settings).words).toBe(expected)
  })

  it('finds words in Chinese, Japanese and Thai by dictionary', () => {
    expect(words('我喜欢北京')).toEqual(['我', '喜欢', '北京'])
    expect(words('สวัสดีครับ')).toEqual(['สวัสดี', 'ครับ'])
    expect(words('東京都に住む').length).toBeGreaterThan(2)
  })

  it('counts each Chinese character as word processors do', () => {
    expect(countsOf('我喜欢 Word 北京。', { words: 'spaces' }).words).toBe(7)
  })

  // `wc -w` of GNU coreutils 9.1 on the same texts.
  it.each([
    ['The cat -- black -- sat.\nIt purred & slept.', 10],
    ['  a\tb\u000bc\r\nd  ', 4],
    ['e.g. 3 x 4 = 12 (twelve)', 7],
  ])('between spaces like wc -w: %s', (text, expected) => {
    expect(countsOf(text, { words: 'spaces' }).words).toBe(expected)
  })

  it('names the longest word without its punctuation, and counts each word once', () => {
    const counts = countsOf('To be or not to be: "extraordinary!"')
    expect(counts.longest).toBe('extraordinary')
    expect(counts.uniqueWords).toBe(5)
    expect(countsOf('Straße straße STRASSE').uniqueWords).toBe(2)
  })
})

describe('sentences, paragraphs, lines and characters', () => {
  it.each([
    ['One. Two! Three? Four…', 4],
    ['Dr. Ames met J. Doe at 3.30 p.m. They talked.', 2],
    ['It was I. You know.', 2],
    ['No full stop', 1],
    ['Wait... what?!', 1],
    ['她来了。他走了！', 2],
    ['— !!', 0],
  ])('%s', (text, expected) => {
    expect(sentenceCount(text)).toBe(expected)
  })

  it('counts paragraphs by line ends or by empty lines', () => {
    const text = 'First line\nwrapped here.\n\n\nSecond one. Really.\n'
    expect(countsOf(text)).toMatchObject({ paragraphs: 3, lines: 6, sentences: 4 })
    expect(countsOf(text, { paragraphs: 'blank' })).toMatchObject({ paragraphs: 2, lines: 6, sentences: 3 })
  })

  it('counts characters as a reader sees them, line ends left out', () => {
    expect(countsOf('a b\nc')).toMatchObject({ characters: 4, charactersNoSpaces: 3 })
    expect(characterCount('e\u0301')).toBe(1)
    expect(characterCount('👨‍👩‍👧‍👦🇩🇪')).toBe(2)
    expect(characterCount('नमस्ते')).toBeLessThan(5)
  })
})

describe('edits', () => {
  const alphabet = [
    'word ',
    'well-known ',
    'Dr. Who. ',
    '\n',
    '\n\n',
    'e\u0301',
    '北京',
    '! ',
    "it's ",
    '  ',
    'x'.repeat(40),
    '. ',
  ]
  it.each<[string, Partial<WordSettings>]>([
    ['by lines', {}],
    ['by empty lines', { paragraphs: 'blank' }],
    ['between spaces', { words: 'spaces', hyphen: 'split' }],
  ])('leave the same counts and tables as a fresh count, %s', (_, settings) => {
    let seed = 20_261_121
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    let text = ''
    const document = counted(text, settings)
    for (let round = 0; round < 120; round++) {
      const start = random(text.length + 1)
      const removed = random(4) === 0 ? random(Math.min(30, text.length - start) + 1) : 0
      const inserted = alphabet[random(alphabet.length)] ?? ''
      document.edit(start, removed, inserted)
      text = text.slice(0, start) + inserted + text.slice(start + removed)
      const fresh = counted(text, settings)
      expect(document.counts()).toEqual({ ...fresh.counts(), longest: document.counts().longest })
      expect(document.counts().longest).toHaveLength(fresh.counts().longest.length)
    }
    const sorted = (counts: CountedText) =>
      counts.frequencyCsv('none', ['n', 'term', 'count', 'share']).split('\r\n').toSorted()
    expect(sorted(document)).toEqual(sorted(counted(text, settings)))
  })

  it('follow in a long text without line ends', () => {
    const sentence = 'The river runs north, and nobody knows why. '
    const text = sentence.repeat(5000)
    const document = counted(text)
    expect(document.counts()).toMatchObject({ words: 40_000, sentences: 5000, paragraphs: 1, lines: 1 })
    const place = text.indexOf('nobody', 100_000)
    document.edit(place, 'nobody'.length, 'no body')
    expect(document.counts()).toMatchObject({ words: 40_001, sentences: 5000, paragraphs: 1 })
    expect(() => document.edit(text.length, 50, '')).toThrow(RangeError)
  })

  it('are found between two texts', () => {
    for (const [before, after] of [
      ['', 'abc'],
      ['abc', ''],
      ['aaa', 'aaaa'],
      ['one two three', 'one 2 three'],
      ['x', 'y'],
    ] as const) {
      const splice = spliceBetween(before, after)
      if (!splice) throw new Error('the texts differ')
      const { start, removed, inserted } = splice
      expect(before.slice(0, start) + inserted + before.slice(start + removed)).toBe(after)
    }
    expect(spliceBetween('one two three', 'one 2 three')).toEqual({ start: 4, removed: 3, inserted: '2' })
    expect(spliceBetween('same', 'same')).toBeUndefined()
  })

  it('count a selection', () => {
    const document = counted('One two.\nThree four five.\nSix.')
    expect(document.countsBetween(4, 19)).toMatchObject({ words: 3, lines: 2, characters: 14 })
    expect(document.countsBetween(0, 30)).toMatchObject({ words: 6, sentences: 3, paragraphs: 3 })
    expect(document.countsBetween(3, 3)).toMatchObject({ words: 0, lines: 0 })
  })
})

describe('tables', () => {
  const text = 'The cost of living rises. The cost of living, they say, will fall. A cost of living index.'
  it('rank words and phrases without stop words at their ends', () => {
    const { terms, language } = counted(text).tables('auto', 10)
    expect(language).toBe('en')
    expect(terms[0].slice(0, 2)).toEqual([
      { term: 'cost', count: 3 },
      { term: 'living', count: 3 },
    ])
    expect(terms[1]).toEqual([])
    expect(terms[2]).toEqual([{ term: 'cost of living', count: 3 }])
  })

  it('let no phrase cross a comma or the end of a sentence', () => {
    const { terms } = counted('red, green. blue red, green. blue').tables('none', 10)
    expect(terms[1].map(({ term }) => term)).toEqual([])
  })

  it('write Chinese phrases without spaces', () => {
    expect(
      counted('北京大学很大。北京大学很好。')
        .tables('none', 10)
        .terms.flat()
        .map(({ term }) => term),
    ).toContain('北京大学')
  })

  it.each<[string, string]>([
    ['es', 'La casa de mi hermano está en el centro de la ciudad, y no es muy grande.'],
    ['fr', 'Le chat de la voisine est dans le jardin et il ne veut pas sortir.'],
    ['de', 'Der Hund ist in dem Garten und will nicht in das Haus kommen.'],
    ['it', 'Il gatto della signora è nel giardino e non vuole uscire con noi.'],
    ['pt', 'O gato da vizinha está no jardim e não quer sair com a gente.'],
    ['nl', 'De hond is in de tuin en hij wil niet naar het huis komen.'],
    ['sv', 'Hunden är i trädgården och den vill inte gå in i huset.'],
    ['pl', 'Pies jest w ogrodzie i nie chce wejść do domu, bo jest na to za ciepło.'],
    ['ru', 'Собака в саду, и она не хочет идти в дом, потому что там жарко.'],
    ['hi', 'यह मेरा घर है और मैं इस घर में अपने परिवार के साथ रहता हूँ।'],
    ['zh', '我们的房子在城里，但是他们不喜欢这个地方。'],
    ['da', 'Hunden er i haven, og den vil ikke gå ind i huset, fordi der er for varmt.'],
    ['nb', 'Hunden er i hagen og vil ikke gå inn i huset, fordi det er for varmt der å være.'],
    ['fi', 'Koira on puutarhassa, ja se ei halua tulla sisään, koska talossa on liian kuuma.'],
    ['cs', 'Pes je na zahradě a nechce jít do domu, protože je v něm teplo.'],
    ['hu', 'A kutya a kertben van, és nem akar bejönni a házba, mert ott meleg van.'],
    ['ro', 'Câinele este în grădină și nu vrea să intre în casă, pentru că acolo este prea cald.'],
    ['tr', 'Köpek bahçede ve eve girmek istemiyor, çünkü orası onun için çok sıcak.'],
    ['el', 'Ο σκύλος είναι στον κήπο και δεν θέλει να μπει στο σπίτι, γιατί εκεί έχει ζέστη.'],
    ['en', 'The dog is in the garden and it does not want to come into the house.'],
  ])('know %s by its stop words', (language, sample) => {
    expect(counted(sample).tables('auto', 5).language).toBe(language)
  })

  it('have stop words for twenty languages', () => {
    expect(stopWordLanguages).toHaveLength(20)
  })

  it('go into CSV with every word', () => {
    const csv = counted('b a b').frequencyCsv('none', ['Words', 'Term', 'Count', 'Share'])
    expect(csv).toBe('Words,Term,Count,Share\r\n1,b,2,0.666667\r\n1,a,1,0.333333\r\n')
  })
})

// 238 words a minute: Brysbaert (2019).
it('tells how long reading takes', () => {
  expect(readingSeconds(238, readingSpeeds.nonFiction)).toBe(60)
  expect(readingSeconds(183 * 5, readingSpeeds.aloud)).toBe(300)
  expect(readingSeconds(0, 238)).toBe(0)
})
