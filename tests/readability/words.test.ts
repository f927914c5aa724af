import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isFamiliar } from '@/lib/subjects/readability/familiar-words'
import { plainFor, wordyPhrases } from '@/lib/subjects/readability/plain-words'
import { syllablesOf, type SyllableLanguage } from '@/lib/subjects/readability/syllables'

describe('syllables', () => {
  it('of English words agree with the pronouncing dictionary of Carnegie Mellon in 98 of 100', () => {
    const lines = readFileSync('tests/vectors/readability/cmu-syllables.txt', 'utf8').trim().split('\n')
    const wrong = lines.filter((line) => {
      const [word = '', counts = ''] = line.split(' ')
      return !counts.split(',').map(Number).includes(syllablesOf(word, 'en'))
    })
    expect(lines.length).toBeGreaterThan(650)
    expect(wrong.length / lines.length).toBeLessThan(0.02)
  })

  it.each([
    ["don't", 1],
    ["didn't", 2],
    ['we’re', 1],
    ['well-known', 2],
    ['mother-in-law', 4],
    ['2026', 1],
    ["dog's", 1],
    ["houses'", 2],
    ['a', 1],
    ['xyz', 1],
  ])('of %s are %i', (word, count) => expect(syllablesOf(word, 'en')).toBe(count))

  // Divided as dictionaries divide them.
  const divided: readonly [SyllableLanguage, string][] = [
    [
      'de',
      'Haus Fa-mi-li-e Fa-mi-li-en E-ner-gie Na-ti-on Mäu-se Leu-te Qua-li-tät Ver-wal-tung Ge-mein-de-rat Bü-che-rei See Tee ge-he Brie-fe Fe-ri-en Knie neu-e Bau-er Ar-beits-lo-sig-keit O-ze-an I-dee Mu-se-um Be-am-te In-dus-trie schön Stra-ße An-trags-for-mu-lar Zei-tung',
    ],
    [
      'es',
      'ca-sa cie-lo rí-o dí-a pa-ís po-e-ta a-é-re-o ciu-dad cui-da-do que-so gui-ta-rra pin-güi-no rey ma-yo ley es-tu-dio his-to-ria co-o-pe-rar ca-er vein-te bai-le ac-ción a-ho-ra le-er ad-mi-nis-tra-ción ma-íz Ma-rí-a u-ni-ver-si-dad y a-ño',
    ],
    [
      'nl',
      'huis fiets moe-der nieuw mooi mooi-e ge-ïn-te-res-seerd be-las-ting on-der-wijs i-dee-ën zee-ën koe koei-en kwa-li-teit ge-meen-te sneeuw ij-zer au-to bu-reaus vraag goed pi-a-no the-a-ter fa-mi-lie',
    ],
  ]
  it.each(divided)('of %s words are those of their division', (language, words) => {
    const wrong = words.split(' ').filter((parts) => {
      const word = parts.replaceAll('-', '').toLowerCase()
      return syllablesOf(word, language) !== parts.split('-').length
    })
    expect(wrong).toEqual([])
  })
})

describe('everyday words', () => {
  it.each([
    'house',
    'houses',
    'running',
    'stopped',
    'happiest',
    'carried',
    'slowly',
    "mother's",
    'bigger',
    'ice-cream',
    '1931',
  ])('%s is one', (word) => expect(isFamiliar(word)).toBe(true))
  it.each(['facilitate', 'inspection', 'temporary', 'resolution', 'well-established', 'notwithstanding'])(
    '%s is none',
    (word) => expect(isFamiliar(word)).toBe(false),
  )
})

describe('plainer words', () => {
  it('are found for regular forms too', () => {
    expect(['utilize', 'utilizes', 'utilized', 'utilizing', 'house'].map(plainFor)).toEqual([
      'use',
      'use',
      'use',
      'use',
      undefined,
    ])
    expect(plainFor('notified')).toBe('tell')
  })
  it('of phrases are found at every place, the longest first', () => {
    const words = 'in order to win and in the event that it rains prior to dawn'.split(' ')
    expect(wordyPhrases(words)).toEqual(['in order to', 'in the event that', 'prior to'])
    expect(plainFor('in order to')).toBe('to')
  })
})
