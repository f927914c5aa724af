import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareText } from '@/lib/subjects/readability/bare-text'
import { measureText } from '@/lib/subjects/readability/measure'
import { readabilityReport, type ReadabilityRules } from '@/lib/subjects/readability/report'

const passage = readFileSync('tests/vectors/readability/passage.txt', 'utf8')
const style = readFileSync('tests/vectors/readability/passage-style.txt', 'utf8')
const styleSays = (label: string) => Number(new RegExp(`${label}: ([\\d.]+)`).exec(style)?.[1])
const rules: ReadabilityRules = { language: 'auto', lineEnds: 'auto', target: 8 }
const scoreOf = (text: string, formula: string, language: ReadabilityRules['language'] = 'auto') =>
  readabilityReport(text, { ...rules, language }).scores.find((one) => one.formula === formula)?.score

describe('a passage', () => {
  it('is counted as GNU style counts it', () => {
    const { whole, language, isGuess } = measureText(passage, 'auto', 'auto')
    expect([language, isGuess]).toEqual(['en', false])
    expect(whole).toMatchObject({ words: 136, sentences: 12, characters: 674, letters: 674 })
    // 215 by the pronouncing dictionary, 18 words of three and more (and “waterline”).
    expect(Math.abs(whole.syllables - 215)).toBeLessThanOrEqual(4)
    expect(Math.abs(whole.polysyllables - 19)).toBeLessThanOrEqual(2)
  })

  it('has the scores that GNU style gives where both count alike', () => {
    expect(scoreOf(passage, 'automated')).toBeCloseTo(styleSays('ARI'), 1)
    expect(Math.abs((scoreOf(passage, 'colemanLiau') ?? 0) - styleSays('Coleman-Liau'))).toBeLessThan(0.6)
    expect(scoreOf(passage, 'lix')).toBeCloseTo(styleSays('Lix'), 1)
    expect(Math.abs((scoreOf(passage, 'fleschKincaid') ?? 0) - styleSays('Kincaid'))).toBeLessThan(1.5)
  })

  it('has the middle of five grades as its own', () => {
    const { level, scores } = readabilityReport(passage, rules)
    const five = ['fleschKincaid', 'gunningFog', 'smog', 'colemanLiau', 'automated']
    const grades = scores.flatMap(({ formula, score }) => (five.includes(formula) ? [score] : [])).sort((a, b) => a - b)
    expect(level).toBe(grades[2])
    expect(scores).toHaveLength(9)
  })
})

describe('counts', () => {
  const countOf = (text: string) => measureText(text, 'en', 'auto').whole
  it('leave names and light endings out of complex words, and look at the parts of compounds', () => {
    expect(
      countOf('The administrator visited Alexandria and expected a good-natured horse-and-carriage tour.'),
    ).toMatchObject({
      // administrator; “visited”, “expected” have their third syllable from the ending, Alexandria is a name
      complexWords: 1,
    })
    expect(countOf('An independent inspector.')).toMatchObject({ complexWords: 2, words: 3 })
  })
  it('take letters without figures, and figures as one syllable', () => {
    expect(countOf('It was 1931.')).toMatchObject({
      words: 3,
      letters: 5,
      characters: 9,
      syllables: 3,
      monosyllables: 3,
    })
  })
  it('call a word long above six letters', () => {
    expect(countOf('Bridge bridges.')).toMatchObject({ longWords: 1 })
  })
  it('know names and everyday words', () => {
    expect(countOf('We asked Ferdinand to facilitate the meeting.')).toMatchObject({ unfamiliar: 1 })
  })
})

describe('sections', () => {
  const text =
    'Before it.\n\n# First\n\nOne two three. Four five.\n\nSecond part\nIt goes on here.\n- an item\n- another'
  it('begin at headings, which are not scored', () => {
    const { sections } = readabilityReport(text, rules)
    expect(sections.map(({ title, measures: { words, sentences } }) => [title, words, sentences])).toEqual([
      ['', 2, 1],
      ['First', 5, 2],
      ['Second part', 7, 3],
    ])
  })
  it('are none without headings', () => expect(readabilityReport('One. Two.', rules).sections).toEqual([]))
  it('of a page are those of its headings', () => {
    const html =
      '<html><head><title>No</title></head><body><h1>Top &amp; more</h1><p>One\ntwo <b>three</b>.</p><script>var a = 1</script><h2 class="x">Next</h2><ul><li>Four</li><li>Five six</li></ul></body></html>'
    const { sections, measures } = readabilityReport(html, rules)
    expect(
      sections.map(({ title, measures: one }) => [title.replaceAll('\u2060', ''), one.words, one.sentences]),
    ).toEqual([
      ['Top & more', 3, 1],
      ['Next', 3, 2],
    ])
    expect(measures.words).toBe(6)
  })
})

describe('markup', () => {
  it('is written over, so that every place stays', () => {
    for (const text of [
      '<p>a</p>\n<h1>b</h1>',
      '[link](https://a.example/b) c',
      '```\ncode\n```\nd',
      '&lt;&eacute;&#233;',
    ])
      expect(bareText(text).bare).toHaveLength(text.length)
    expect(bareText('[link](https://a.example) https://b.example c').bare.trim().split(/\s+/)).toEqual(['[link]', 'c'])
    expect(bareText('```js\nlet a = 1\n```\nText').bare.trim()).toBe('Text')
    expect(bareText('---\ntitle: x\n---\nText').bare.trim()).toBe('Text')
  })
})

describe('line ends', () => {
  const list = 'Bread\nMilk\nEggs'
  const wrapped = 'This mail was\nbroken by a program\nthat cuts lines\nanywhere it likes.'
  const sentences = (text: string, lineEnds: ReadabilityRules['lineEnds']) =>
    measureText(text, 'en', lineEnds).whole.sentences
  it('end a sentence in a list and not in a mail', () => {
    expect([sentences(list, 'auto'), sentences(wrapped, 'auto')]).toEqual([3, 1])
  })
  it('do as they are told', () => {
    expect([sentences(wrapped, 'end'), sentences(list, 'flow')]).toEqual([4, 1])
  })
})

describe('languages', () => {
  it.each([
    ['de', 'Die Verwaltung hat am Dienstag beschlossen, dass die Brücke nicht mehr befahren werden darf.', 'wiener'],
    [
      'es',
      'El ayuntamiento decidió que el puente no se puede usar hasta que lo reparen los obreros.',
      'fernandezHuerta',
    ],
    ['nl', 'De gemeente heeft besloten dat de brug niet meer mag worden gebruikt door auto’s.', 'douma'],
    [
      'it',
      'Il comune ha deciso che il ponte non si può usare per i prossimi mesi e che gli operai lo riparano.',
      'gulpease',
    ],
    ['other', 'La commune a décidé que le pont ne peut pas être utilisé par les voitures.', 'lix'],
  ])('%s is told by its words and has formulas of its own', (language, text, formula) => {
    const report = readabilityReport(text, rules)
    expect(report.language).toBe(language)
    expect(report.scores[0]?.formula).toBe(formula)
  })
  it('that nothing tells is taken as English, and said so', () => {
    expect(readabilityReport('Zymurgy quux.', rules)).toMatchObject({ language: 'en', isGuess: true })
    expect(readabilityReport('Καλημέρα κόσμε.', rules)).toMatchObject({ language: 'other' })
  })
  it('may be asked for', () => expect(readabilityReport(passage, { ...rules, language: 'it' }).language).toBe('it'))
})

describe('hard sentences', () => {
  const hard =
    'Notwithstanding considerable organisational difficulties, the administration will endeavour to facilitate participation.'
  const easy = 'The cat sat on the mat and it slept all day.'
  const text = `${easy} ${hard}`
  it('stand in the text where they are marked', () => {
    const { parts, hard: found, hardCount, veryHardCount } = readabilityReport(text, rules)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.find(({ mark }) => mark)?.text).toBe(hard)
    expect([hardCount, veryHardCount]).toEqual([0, 1])
    expect(found[0]).toMatchObject({
      start: easy.length + 1,
      end: text.length,
      line: 1,
      column: easy.length + 2,
      heat: 'bad',
    })
  })
  it('follow the target', () => {
    // 12 words, 17 syllables: grade 5.8
    const plain = 'The river rose in the valley and the water covered the meadow.'
    expect(readabilityReport(plain, { ...rules, target: 5 })).toMatchObject({ hardCount: 1, veryHardCount: 0 })
    expect(readabilityReport(plain, { ...rules, target: 6 }).hardCount).toBe(0)
    expect(readabilityReport(plain, { ...rules, target: 1 }).veryHardCount).toBe(1)
    expect(readabilityReport('Incomprehensible intergovernmental.', rules).veryHardCount).toBe(0)
  })
  it('show their words with plainer ones', () => {
    const { hardWords, phrases } = readabilityReport(`${hard} Act in order to facilitate it.`, rules)
    expect(hardWords).toContainEqual({ word: 'facilitate', count: 2, plain: 'help, ease' })
    expect(phrases).toEqual([{ word: 'in order to', count: 1, plain: 'to' }])
  })
  it('are cut from a long text, whose figures are whole', () => {
    const { parts, isCut, measures } = readabilityReport(`${easy} `.repeat(1000), { ...rules, target: 1 })
    expect(isCut).toBe(true)
    expect(parts.map((part) => part.text).join('').length).toBeLessThanOrEqual(30_000)
    expect(measures.words).toBe(11_000)
  })
})

it('no word gives no score', () => {
  for (const text of ['', '  \n', '... !!! —', '<p></p>'])
    expect(readabilityReport(text, rules)).toMatchObject({ scores: [], level: 0 })
})

it('a brief report has the scores and no sentences', () => {
  const brief = readabilityReport(passage, rules, true)
  expect(brief.parts).toEqual([])
  expect(brief.scores).toEqual(readabilityReport(passage, rules).scores)
})

it('reports the share that is done', () => {
  const shares: number[] = []
  readabilityReport(passage, rules, false, (share) => shares.push(share))
  expect(shares.at(-1)).toBeGreaterThan(0.9)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
})
