import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { characterName, looksLike } from '@/lib/subjects/characters/name'
import { codeLinesOf } from '@/lib/subjects/text-counts/code-lines'
import { languageOfFile } from '@/lib/subjects/text-counts/code-languages'
import { htmlText, markdownText, subtitleText } from '@/lib/subjects/text-counts/document-text'
import { inspect } from '@/lib/subjects/text-counts/inspect'
import { lettersOf, nearestProfiles } from '@/lib/subjects/text-counts/letters'
import { fitting, lengthIn } from '@/lib/subjects/text-counts/limits'
import { lineCounter, linesOf } from '@/lib/subjects/text-counts/lines'
import { paragraphSpans, paragraphsOf } from '@/lib/subjects/text-counts/paragraphs'
import { imageSeconds, readingOf } from '@/lib/subjects/text-counts/reading'
import { sentencesOf } from '@/lib/subjects/text-counts/sentences'
import { smsOf, withSwaps } from '@/lib/subjects/text-counts/sms'
import { answerAbout } from '@/lib/subjects/text-counts/task'
import { totalsOf } from '@/lib/subjects/text-counts/totals'
import { repetitionsIn, volumeOf } from '@/lib/subjects/text-counts/volume'

interface Vector {
  text: string
  utf8: number
  utf16: number
  codePoints: number
  nfc: number
  nfd: number
  nfkc: number
  letters: number
  tally: Record<string, number>
  coincidence: number | null
  lines: number
  blank: number
  wcLines: number
  splitWords: number
  blocks: number
}

const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/text-counts/counts.json'), 'utf8'),
) as Vector[]

describe('against Python and wc', () => {
  it.each(vectors.map((vector, at) => [at, vector] as const))('text %i', (_, vector) => {
    const { text } = vector
    const found = inspect(text)
    expect(found).toMatchObject({
      utf8: vector.utf8,
      utf16: vector.utf16,
      codePoints: vector.codePoints,
      utf32: vector.codePoints * 4,
    })
    expect(found.forms.NFC.codePoints).toBe(vector.nfc)
    expect(found.forms.NFD.codePoints).toBe(vector.nfd)
    expect(found.forms.NFKC.codePoints).toBe(vector.nfkc)

    const letters = lettersOf(text, { foldCase: true, foldMarks: true })
    expect(letters.letters).toBe(vector.letters)
    expect(Object.fromEntries(letters.each.filter(([one]) => /^\p{L}/u.test(one)))).toEqual(vector.tally)
    if (vector.coincidence === null) expect(letters.coincidence).toBeUndefined()
    else expect(letters.coincidence).toBeCloseTo(vector.coincidence, 12)

    const lines = linesOf(text)
    expect(lines.lines).toBe(vector.lines)
    expect(lines.blank).toBe(vector.blank)
    expect(lines.lf + lines.crlf).toBe(vector.wcLines)
    expect(paragraphSpans(text, 'blank')).toHaveLength(vector.blocks)
    expect(volumeOf(text.replaceAll(/\p{Script=Han}/gu, 'x'), 'spaces').words).toBe(vector.splitWords)
    expect(totalsOf(text).bytes).toBe(vector.utf8)
  })

  it('counts lines alike in pieces of any size', () => {
    for (const { text } of vectors) {
      const counter = lineCounter()
      for (let at = 0; at < text.length; at += 3) counter.push(text.slice(at, at + 3))
      expect(counter.end()).toEqual(linesOf(text))
    }
  })
})

describe('characters', () => {
  it('names what unicodedata names, and what follows from a number', () => {
    // Python: unicodedata.name(chr(code)).
    const names: [number, string][] = [
      [0x41, 'LATIN CAPITAL LETTER A'],
      [0x20ac, 'EURO SIGN'],
      [0x200b, 'ZERO WIDTH SPACE'],
      [0x1f642, 'SLIGHTLY SMILING FACE'],
      [0xac01, 'HANGUL SYLLABLE GAG'],
      [0xd7a3, 'HANGUL SYLLABLE HIH'],
      [0x4e2d, 'CJK UNIFIED IDEOGRAPH-4E2D'],
      [0xe0100, 'VARIATION SELECTOR-17'],
    ]
    for (const [code, name] of names) expect(characterName(code)).toBe(name)
    expect(characterName(0xd800)).toBe('LONE SURROGATE D800')
    expect(characterName(0)).toBe('NULL')
  })

  it('finds what is hidden or looks alike', () => {
    const found = inspect('p\u0430ypal\u200b\u202e\ud800\u00a0\u0007')
    const traps = Object.fromEntries(found.rows.filter(({ trap }) => trap).map(({ code, trap }) => [code, trap]))
    expect(traps).toEqual({
      0x430: 'look-alike',
      0x200b: 'invisible',
      0x202e: 'bidi',
      0xd800: 'lone',
      0xa0: 'space',
      7: 'control',
    })
    expect(looksLike('\u0430')).toBe('a')
    expect(looksLike('a')).toBeUndefined()
    // Its own line begins with the sign that escapes.
    expect(looksLike('\uff3c')).toBe('\\')
    for (const plain of 'eu0123456789{}') expect(looksLike(plain)).toBeUndefined()
  })

  it('says line and column of the first place', () => {
    const { rows } = inspect('ab\r\n👩\u200b\n\u00a0')
    const spot = (code: number) => rows.find((row) => row.code === code)
    expect(spot(0x200b)).toMatchObject({ first: 6, line: 2, column: 2 })
    expect(spot(0xa0)).toMatchObject({ first: 8, line: 3, column: 1 })
  })

  it('counts a family as one grapheme of seven code points and eleven units', () => {
    const found = inspect('👨‍👩‍👧‍👦')
    expect(found).toMatchObject({ graphemes: 1, codePoints: 7, units: 11, utf8: 25 })
    expect(found.clusters).toEqual([['👨‍👩‍👧‍👦', 1]])
  })
})

describe('letters', () => {
  it('finds every letter of a pangram once and more', () => {
    const { each } = lettersOf('The quick brown fox jumps over the lazy dog', { foldCase: true, foldMarks: true })
    expect(each.filter(([one]) => /[a-z]/.test(one))).toHaveLength(26)
    expect(each[0]).toEqual(['o', 4])
  })

  it('keeps case and accents apart where asked, whichever way accents are written', () => {
    const { each } = lettersOf('Éé e\u0301 E', { foldCase: false, foldMarks: false })
    expect(each).toEqual([
      ['é', 2],
      ['E', 1],
      ['É', 1],
    ])
  })

  // Article 1 of the Universal Declaration of Human Rights, in the official translations of the United Nations.
  it.each([
    [
      'en',
      'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
    ],
    [
      'de',
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
    ],
    [
      'es',
      'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
    ],
    [
      'it',
      'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
    ],
  ])('is nearest to the profile of its language: %s', (language, text) => {
    expect(nearestProfiles(lettersOf(text, { foldCase: true, foldMarks: false }).each)[0]?.language).toBe(language)
  })

  it('compares nothing below twenty letters', () => {
    expect(nearestProfiles(lettersOf('Hello', { foldCase: true, foldMarks: true }).each)).toEqual([])
  })
})

describe('paragraphs and sentences', () => {
  it('cuts by each rule', () => {
    const text = 'One.\nstill one\n\nTwo.\n\tThree.\u2029Four.'
    expect(paragraphSpans(text, 'blank').map(({ start, end }) => text.slice(start, end))).toEqual([
      'One.\nstill one',
      'Two.\n\tThree.',
      'Four.',
    ])
    expect(paragraphSpans(text, 'line')).toHaveLength(5)
    expect(paragraphSpans(text, 'indent')).toHaveLength(4)
    expect(paragraphSpans(' \r\n\r\n', 'blank')).toEqual([])
  })

  it('proposes a split at the sentence nearest to the middle', () => {
    const text =
      'One short start. Another sentence of some length stands here. And then comes one more that is longer still.'
    const [only] = paragraphsOf(text, 'blank')
    expect(text.slice(only?.split)).toBe('And then comes one more that is longer still.')
    expect(only?.cut).toEqual({ line: 1, column: 63 })
    expect(paragraphsOf('Only one sentence here.', 'blank')[0]?.split).toBeUndefined()
  })

  // Read by a person.
  it.each<[string, number]>([
    ['Dr. Smith arrived at 3.14 p.m. He left.', 2],
    ['We sell pens, paper, etc. and ship daily.', 1],
    ['The U.S. economy grew. It slowed.', 2],
    ['Use a list, e.g. Apples. Then stop.', 2],
    ['“Really?” she asked. “Yes!” he said.', 2],
    ['Wait... What? No way!', 3],
    ['See fig. 3 and p. 12 for more.', 1],
    ['Version 2.0.1 is out. Get it at example.com today.', 2],
    ['Das kostet ca. 5 Euro, d.h. wenig. Gut.', 2],
    ['M. Dupont est là. Il attend.', 2],
    ['I am I. You are you.', 2],
    ['J. R. R. Tolkien wrote it.', 1],
    ['他来了。她走了！真的吗？', 3],
    ['No full stop', 1],
    ['…', 0],
    ['He said: “Go.” Then he went.', 2],
    ['Mr. and Mrs. Lee live at No. 5 Elm St. in town.', 1],
    ['¿Qué hora es? Son las tres.', 2],
    ['It works at 10 a.m. daily.', 1],
    ['Prices rose 3.5% vs. 2.1% before.', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text, { lineEnds: true })).toHaveLength(count)
  })

  it('lets a sentence go on over a line end, but not over bullets and empty lines', () => {
    const text = 'This sentence\r\ngoes on. And ends.\r\n\r\n- first item\r\n- second item\r\n'
    const found = sentencesOf(text, { lineEnds: false }).map(({ start, end }) => text.slice(start, end))
    expect(found).toEqual(['This sentence\r\ngoes on.', 'And ends.', '- first item', '- second item'])
    expect(sentencesOf(text, { lineEnds: true })).toHaveLength(5)
  })

  it('tells questions, exclamations, open ends and likely passives', () => {
    const found = sentencesOf('Who came? Run! The door was opened by Ann. A heading', { lineEnds: true })
    expect(found.map(({ kind }) => kind)).toEqual(['question', 'exclamation', 'statement', 'open'])
    expect(found.map(({ mayBePassive }) => mayBePassive)).toEqual([false, false, true, false])
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [1, 11],
      [1, 16],
      [1, 44],
    ])
  })

  it('finds sentences in 200,000 characters without a line end', () => {
    const text = 'A sentence of six short words. '.repeat(7000)
    const found = sentencesOf(text, { lineEnds: true })
    expect(found).toHaveLength(7000)
    expect(found.every(({ words }) => words === 6)).toBe(true)
  })

  it('reports long, repeated and short ones', () => {
    const text = 'We go. We stop. We wait. This one is quite a bit longer than all the rest.'
    const answer = answerAbout({ ask: 'sentences', source: text, rules: { lineEnds: true }, longest: 8 }, text)
    expect(answer).toMatchObject({
      kind: 'sentences',
      report: { count: 4, longest: 11, longCount: 1, fragments: 3, sameOpenings: [{ opening: 'We', times: 3 }] },
    })
  })
})

describe('limits', () => {
  it.each([
    // developer.x.com, Counting characters, and the conformance cases of twitter-text.
    ['hello', 'weighted', 5],
    ['こんにちは', 'weighted', 10],
    ['👨‍👩‍👧‍👦', 'weighted', 2],
    ['see https://example.com/a/very/long/path?x=1 now', 'weighted', 31],
    ['e\u0301', 'weighted', 1],
    ['🇩🇪', 'weighted', 2],
    // Threads: an emoji of four bytes counts four.
    ['a🙂', 'threads', 5],
    ['@ann@example.social hi', 'mastodon', 7],
    ['https://example.com', 'mastodon', 23],
    ['漢字ab', 'wide', 6],
    ['€', 'bytes', 3],
    ['🙂', 'units', 2],
    ['🙂', 'code points', 1],
  ] as const)('%s counts in %s as %i', (text, counting, length) => {
    expect(lengthIn(text, counting)).toBe(length)
  })

  it('ends what fits between two characters', () => {
    expect(fitting('ab👩‍💻cd', 3, 'graphemes')).toBe('ab👩‍💻'.length)
    expect(fitting('ab👩‍💻cd', 3, 'units')).toBe(2)
    expect(fitting('short', 10, 'bytes')).toBe(5)
  })

  // 3GPP TS 23.038 and 23.040.
  it.each([
    ['', 'GSM-7', 0, 0],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    // 152 septets, then an escape pair that would be torn: it goes to the second part.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3],
    ['ы'.repeat(70), 'UCS-2', 70, 1],
    ['ы'.repeat(71), 'UCS-2', 71, 2],
    ['🙂'.repeat(35), 'UCS-2', 70, 1],
    ['🙂'.repeat(36), 'UCS-2', 72, 2],
  ] as const)('text message %#', (text, alphabet, length, segments) => {
    expect(smsOf(text)).toMatchObject({ alphabet, length, segments })
  })

  it('names what makes a message Unicode, and swaps it', () => {
    const text = '“It’s” – fine… 🙂'
    expect(smsOf(text).offenders.map(({ character, swap }) => [character, swap])).toEqual([
      ['“', '"'],
      ['’', "'"],
      ['”', '"'],
      ['–', '-'],
      ['…', '...'],
      ['🙂', undefined],
    ])
    expect(smsOf(withSwaps('“It’s” – fine…')).alphabet).toBe('GSM-7')
  })
})

describe('lines of code', () => {
  const count = (path: string, text: string) => codeLinesOf(text, languageOfFile(path) as never)

  it.each([
    [
      'a.c',
      '/* one\n\n two */\nint a; // here\nchar *b = "// no /* comment";\n\n// end\n',
      { lines: 7, blank: 2, comment: 3, code: 2 },
    ],
    ['a.py', '# c\n"""doc\n# in string\n"""\nx = 1  # y\n', { lines: 5, blank: 0, comment: 1, code: 4 }],
    ['a.rs', '/* a /* b */ still */\nfn x() {}\n', { lines: 2, blank: 0, comment: 1, code: 1 }],
    ['a.js', 'const a = `// not\n/* a comment`\n/* is */ b\n', { lines: 3, blank: 0, comment: 0, code: 3 }],
    ['a.html', '<!-- x\ny -->\n<p>z</p>', { lines: 3, blank: 0, comment: 2, code: 1 }],
    ['Makefile', '# c\nall:\n\tcc a.c\n', { lines: 3, blank: 0, comment: 1, code: 2 }],
    ['a.sql', "-- c\nSELECT '--' ;\r\n", { lines: 2, blank: 0, comment: 1, code: 1 }],
    ['a.java', 'String s = "a\\"//b"; /* c */\n', { lines: 1, blank: 0, comment: 0, code: 1 }],
  ])('%s', (path, text, expected) => {
    expect(count(path, text)).toEqual(expected)
  })

  it('knows no language of an unknown ending', () => {
    expect(languageOfFile('photo.zzz')).toBeUndefined()
  })
})

describe('reading time', () => {
  const rules = { wordsPerMinute: 238, charactersPerMinute: 260, spokenPerMinute: 183, firstImage: 12, codeFactor: 2 }

  it('takes twelve seconds for the first image and three from the tenth', () => {
    expect(imageSeconds(1, 12)).toBe(12)
    expect(imageSeconds(10, 12)).toBe(75)
    expect(imageSeconds(12, 12)).toBe(81)
  })

  it('divides words by the speed', () => {
    const text = 'word '.repeat(238)
    expect(readingOf(text, rules)).toMatchObject({ words: 238, seconds: 60 })
    expect(readingOf(text, rules).spokenSeconds).toBeCloseTo((238 / 183) * 60, 9)
    expect(readingOf('', rules)).toMatchObject({ words: 0, seconds: 0, sections: [] })
  })

  it('takes Markdown and HTML apart', () => {
    const markdown = '# Start\n\nTwo words\n\n![x](a.png)\n\n```\nlet a = 1\n```\n\n## End\n\nthree more words'
    expect(readingOf(markdown, rules)).toMatchObject({ words: 7, codeWords: 3, images: 1, imageSeconds: 12 })
    expect(readingOf(markdown, rules).sections.map(({ title }) => title)).toEqual(['Start', 'End'])
    const html =
      '<h1>Start</h1><p>Two words</p><img src=a><pre>let a = 1</pre><h2>End</h2><p>three more words</p><script>no()</script>'
    expect(readingOf(html, rules)).toMatchObject({ words: 7, codeWords: 3, images: 1 })
  })

  it('counts characters where there are no spaces', () => {
    expect(readingOf('我喜欢北京。', rules)).toMatchObject({ words: 0, characters: 5 })
  })
})

describe('volumes', () => {
  it('finds repetitions within and across files', () => {
    const one = volumeOf('Press the button. Press  the button. Wait.', 'unicode')
    const other = volumeOf('Wait. Press the button.', 'unicode')
    expect(repetitionsIn([one.segments, other.segments])).toEqual([
      { words: 3, segments: 1 },
      { words: 4, segments: 2 },
    ])
  })

  it('reads marked-up texts', () => {
    expect(htmlText('<p>One &amp; <b>two</b></p><script>x</script><p>three&#33;</p>')).toBe('One & two\nthree!')
    expect(
      subtitleText('1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i>\n\n2\n00:00:03,000 --> 00:00:04,000\nBye'),
    ).toBe('Hello\n\nBye')
    expect(markdownText('## Head\n\n- **bold** [link](http://x.y)\n')).toBe('Head\n\nbold link\n')
  })
})

describe('what people paste', () => {
  it.each([
    ['nothing', ''],
    ['one character', 'a'],
    ['NUL', '\0'],
    ['half a surrogate pair', '\ud83d x \ude00'],
    ['a byte order mark', '\ufefftext'],
    ['CR alone', '\r\r'],
    ['marks without letters', '\u0301\u0301'],
  ])('%s', (_, text) => {
    const found = inspect(text)
    expect(found.units).toBe(text.length)
    expect(linesOf(text).lines).toBeGreaterThanOrEqual(text === '' ? 0 : 1)
    const { bytes } = totalsOf(text)
    expect(bytes).toBe(new TextEncoder().encode(text).length)
    expect(lettersOf(text, { foldCase: true, foldMarks: true }).characters).toBeLessThanOrEqual(text.length)
    expect(paragraphsOf(text, 'blank').length).toBeLessThanOrEqual(1)
  })
})
