import { describe, expect, it } from 'vitest'
import { stemmerOf } from '@/lib/engines/stemmers'
import { densityReport, type DensityRules } from '@/lib/subjects/term-density/report'
import { countedText } from '@/lib/subjects/term-density/source'
import { countTerms, keysOf, phraseCounts, tfIdf, toldLanguage, wordsIn } from '@/lib/subjects/term-density/terms'
import { stopWordLanguages, type StopWordLanguage } from '@/lib/subjects/word-count/stop-words'
import vectors from '@/tests/vectors/term-density/terms.json'

describe.each(vectors.texts)('counted by hand: $name', ({ text, apart, merged }) => {
  it.each([
    ['apart', apart, undefined],
    ['merged', merged, stemmerOf('en')],
  ] as const)('%s', (_, expected, stem) => {
    const { words, different, terms } = countTerms(wordsIn(text), { stopWords: 'en', stem })
    expect({ words, different }).toEqual({ words: expected.words, different: expected.different })
    const own = Object.fromEntries(
      terms.map((term) => [term.key, { count: term.count, early: term.early, forms: [term.text, ...term.others] }]),
    )
    expect(own).toEqual(expected.terms)
  })
})

describe('forms of a word', () => {
  it.each(Object.entries(vectors.stems))('%s: as snowballstemmer has them', (language, stems) => {
    const stem = stemmerOf(language as StopWordLanguage)
    const own = Object.fromEntries(Object.keys(stems).map((word) => [word, stem?.(word)]))
    expect(own).toEqual(stems)
  })
  it('have no rules in three languages', () => {
    expect(stopWordLanguages.filter((language) => !stemmerOf(language))).toEqual(['pl', 'zh', 'cs'])
  })
})

it('weighs as scikit-learn does', () => {
  const texts = vectors.weights.documents.map(wordsIn)
  const counts = texts.map((words) => phraseCounts(keysOf(words, undefined)))
  for (const [term, weight] of Object.entries(vectors.weights.first)) {
    const having = counts.filter((one) => one.has(term)).length
    expect(tfIdf(counts[0]?.get(term) ?? 0, texts.length, having)).toBeCloseTo(weight, 8)
  }
})

it('counts Chinese words by the dictionary, and writes phrases without spaces', () => {
  const { terms } = countTerms(wordsIn('橡木桌子很漂亮。我们做橡木桌子。'), { stopWords: 'zh', stem: undefined })
  expect(terms.find(({ text }) => text === '橡木')?.count).toBe(2)
  expect(terms.find(({ text }) => text === '橡木桌子')?.count).toBe(2)
})

it('counts two hundred thousand words', () => {
  const text = Array.from(
    { length: 20_000 },
    (_, at) => `Oak tables number ${at % 977} are oiled ${at % 13} times in our workshop.`,
  ).join('\n')
  const { words, terms } = countTerms(wordsIn(text), { stopWords: 'en', stem: undefined })
  expect(words).toBe(20_000 * 11)
  expect(terms[0]?.count).toBe(20_000)
  expect(terms.find(({ key }) => key === 'oak tables number 5')?.count).toBe(Math.ceil((20_000 - 5) / 977))
})

const rules: DensityRules = { language: 'auto', mergesForms: true, leavesFrames: true, most: 3, keywords: '' }
function report(text: string, changes: Partial<DensityRules> = {}, references: string[] = [], isBrief = false) {
  const own = densityReport(
    text,
    { ...rules, ...changes },
    references.map((one, at) => ({ name: String(at), text: one })),
    stemmerOf,
    isBrief,
  )
  const tables = own.parts.flatMap((part) => part.tables ?? [])
  return {
    ...own,
    table: (label: string) => tables.find((table) => table.label === label)?.rows ?? [],
    columns: (label: string) => tables.find((table) => table.label === label)?.columns ?? [],
    findings: own.parts.flatMap((part) => part.findings ?? []).map(({ says }) => says),
    notes: own.parts.flatMap((part) => part.notes ?? []),
    texts: own.figures?.map(({ text: one }) => one),
  }
}

const page = `<!DOCTYPE html><html><head><title>Oak tables and oak chairs</title><meta name="description" content="An oak table for you">
<script>oak()</script><style>.oak{}</style></head><body><header><a href="/">Oak shop</a></header><nav><a href="/oak">Oak</a></nav>
<main><h1>The oak table</h1><p>We make a table of oak. The table is for you, and it is oiled.</p><h2>A table for eight</h2>
<p>See <a href="/care">how a table is oiled</a>.</p><img src="a.jpg" alt="An oak table"><img src="b.jpg" alt="An oak table"></main>
<footer>Oak Street</footer></body></html>`

describe('a page of HTML', () => {
  it('is read without scripts, navigation, head and foot', () => {
    expect(countedText(page, true).body.split('\n')).toEqual([
      'The oak table',
      'We make a table of oak. The table is for you, and it is oiled.',
      'A table for eight',
      'See how a table is oiled.',
    ])
    expect(countedText(page, false).body).toMatch(/^Oak shop\nOak\nThe oak table\n[\s\S]*\nOak Street$/)
  })
  it('says where a term stands', () => {
    const { table, columns, texts, headline } = report(page)
    // 3 + 15 + 4 + 6 words, counted by hand.
    expect(texts).toEqual(['28', '16', 'English', 'HTML'])
    expect(headline).toBe('“table” stands most often: 5 times, 17.86 in 100 words.')
    expect(columns('Words')).toEqual(['Term', 'Times', 'In 100 words', 'Also in'])
    expect(table('Words')).toContainEqual([
      'table',
      '5',
      '17.86',
      'title, description, main heading, other headings, alternative texts 2×, links, first 100 words 5×',
    ])
    expect(table('Words')).toContainEqual([
      'oak',
      '2',
      '7.14',
      'title 2×, description, main heading, alternative texts 2×, links 2×, first 100 words 2×',
    ])
  })
  it('is hinted at', () => {
    const { findings, notes } = report(page)
    expect(findings).toEqual([
      '“oak” stands in the title more than once.',
      'Several pictures have the alternative text “An oak table”.',
    ])
    expect(notes).toEqual(['Read as English, by its common words. They count as words of the text, and are no terms.'])
  })
  it('is asked for keywords', () => {
    const { table, findings, marked, markedTerm } = report(page, { keywords: 'oak tables, oiled; Oak table, walnut' })
    expect(table('Your keywords')).toEqual([
      ['oak tables', '1', '3.57', '1', '1', '1', '1', '0', '2', '0'],
      ['oiled', '2', '7.14', '2', '0', '0', '0', '0', '0', '1'],
      ['walnut', '0', '0.00', '0', '0', '0', '0', '0', '0', '0'],
    ])
    expect(findings).toContain('“walnut” does not stand in the text.')
    expect(marked.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['oak table', 'oiled', 'oiled'])
    expect(markedTerm).toBe('oak tables, oiled, walnut')
  })
  it('is saved with all its places', () => {
    const csv = report(page).files?.['terms.csv'] ?? ''
    expect(csv.split('\r\n')[0]).toBe(
      'Term,Other forms,Words in term,Times,In 100 words,First 100 words,title,description,main heading,other headings,alternative texts,links',
    )
    expect(csv).toContain('\r\ntable,,1,5,17.8571,5,1,1,1,1,2,1\r\n')
  })
})

describe('a text', () => {
  const long = Array.from({ length: 20 }, () => 'Oak is good for a long table.').join(' ')
  it('is told where a term comes more often than you set', () => {
    expect(report(long).findings).toContain('“oak” stands 14.29 times in 100 words.')
    expect(report(long, { most: 50 }).findings).toEqual([])
  })
  it('may leave out nothing', () => {
    const { table, texts, notes } = report(long, { language: 'none' })
    expect(table('Words').map(([term]) => term)).toContain('is')
    expect(texts?.[2]).toBe('None')
    expect(notes).toEqual([])
  })
  it('has phrases of two to four words', () => {
    const { table } = report('Oak tables to measure. Oak tables to measure. Oak table.')
    expect(table('Phrases of two words').map((row) => row.slice(0, 3))).toEqual([
      ['oak tables (oak table)', '3', '30.00'],
    ])
    expect(table('Phrases of three words').map((row) => row.slice(0, 2))).toEqual([['tables to measure', '2']])
    expect(table('Phrases of four words').map((row) => row.slice(0, 2))).toEqual([['oak tables to measure', '2']])
  })
  it('counts forms apart where that is asked, and where there are no rules', () => {
    const text = 'Oak tables, an oak table, the table'
    expect(report(text, { mergesForms: false, language: 'en' }).table('Words')).toContainEqual([
      'table',
      '2',
      '28.57',
      'first 100 words 2×',
    ])
    expect(report(text, { language: 'pl' }).notes).toEqual([
      'Forms of a word are counted apart: there are no rules for Polish here.',
    ])
  })
  it('is compared with others', () => {
    const { table, texts, columns } = report('oak oak table oil', { language: 'none', mergesForms: false }, [
      'table chair chair',
      'oil oil glue table glue chair',
    ])
    expect(texts?.at(-1)).toBe('2')
    expect(columns('Words').slice(-3)).toEqual(['TF-IDF', 'References', 'Also in'])
    // 2 × (1 + ln(4 ÷ 2)), and 1 × (1 + ln(4 ÷ 4)); a third and a sixth of the words, on average 25 of 100.
    expect(table('Words')[0]).toEqual(['oak', '2', '50.00', '3.39', '0.00', 'first 100 words 2×'])
    expect(table('Terms of the references that your text lacks')).toEqual([['chair', '2 of 2', '41.67']])
    expect(report('oak', { language: 'none' }, ['oak oak']).notes).toEqual([
      'References: how often in 100 words of them, on average.',
      'Every term of the references stands in your text.',
    ])
  })
  it('without words is no text', () => {
    expect(report('… — !').headline).toBe('There are no words in it.')
    expect(report('it is the').headline).toBe('All words of it are common words.')
  })
  it('is one of many', () => {
    const { table, marked } = report(page, { keywords: 'oiled' }, [], true)
    expect(table('Terms')[0]?.slice(0, 2)).toEqual(['table', '5'])
    expect(table('Your keywords')[0]?.slice(0, 2)).toEqual(['oiled', '2'])
    expect(marked).toEqual([])
  })
  it('is marked at its beginning alone', () => {
    const { marked, isCut } = report('Oak. '.repeat(10_000))
    expect(isCut).toBe(true)
    expect(marked.map(({ text }) => text).join('')).toHaveLength(30_000)
  })
  it('tells no language by a handful of names', () => {
    expect(toldLanguage(wordsIn('Bramley Leeds Otley'))).toBeUndefined()
    expect(report('Bramley Leeds Otley').notes[0]).toMatch(/^Its language was not recognised/)
  })
})
