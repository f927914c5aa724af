import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingTable, type SpellingAlphabet } from '@/lib/subjects/spelling/alphabets'
import { spellingAnswer } from '@/lib/subjects/spelling/answer'
import { spelled, unspelled } from '@/lib/subjects/spelling/spell'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const all = ['nato', 'police', 'german', 'french', 'spanish', 'italian', 'swedish'] as const
const plain = { marksCapitals: false, group: 0 }
const inWords = (text: string, alphabet: SpellingAlphabet) => spelled(text, { alphabet, ...plain }).text

describe('tables', () => {
  // ICAO Annex 10, volume II, figure 5-1; figures by 5.2.1.4.3.1, with Niner as it is said.
  it('ICAO', () => {
    expect(inWords(letters, 'nato')).toBe(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu',
    )
    expect(inWords('9-0', 'nato')).toBe('Niner Dash Zero')
  })
  // APCO Project 14; DIN 5009:2022-06, table of the office alphabet with the umlauts; Trafikverket's national alphabet.
  it('APCO, DIN and Swedish', () => {
    expect(inWords('LAPD', 'police')).toBe('Lincoln Adam Paul David')
    expect(inWords('Jörg Weiß', 'german')).toBe(
      'Jena Umlaut Offenbach Rostock Goslar, Wuppertal Essen Ingelheim Eszett',
    )
    expect(inWords('Åsa Öq', 'swedish')).toBe('Åke Sigurd Adam, Östen Qvintus')
  })
  it.each(all)('%s has a word for each letter, which begins with it', (alphabet) => {
    const table = spellingTable(alphabet)
    for (const letter of letters) {
      const word = table.get(letter) ?? ''
      expect(word.normalize('NFD')[0]).toBe(letter)
    }
    for (const figure of '0123456789') expect(table.get(figure)).toMatch(/\p{L}/u)
    expect(new Set([...letters].map((letter) => table.get(letter))).size).toBe(26)
  })
})

describe('spelling', () => {
  it('says capitals, and takes groups', () => {
    expect(spelled('aB1', { alphabet: 'nato', marksCapitals: true, group: 0 }).text).toBe('Alfa capital Bravo One')
    expect(spelled('ab cd e', { alphabet: 'nato', marksCapitals: false, group: 2 }).text).toBe(
      'Alfa Bravo, Charlie Delta, Echo',
    )
    expect(spelled('Ä', { alphabet: 'german', marksCapitals: true, group: 0 }).text).toBe('groß Umlaut Aachen')
  })
  it('takes the base of an accented letter, and names what has no word', () =>
    expect(spelled('é漢', { alphabet: 'nato', ...plain })).toEqual({
      rows: [
        ['é', 'Echo'],
        ['漢', '漢'],
      ],
      text: 'Echo 漢',
      unknown: ['漢'],
    }))
  it('keeps lines', () => expect(inWords('a\n\nb', 'nato')).toBe('Alfa\n\nBravo'))
})

describe('reading', () => {
  it('takes other spellings, signs and letters', () =>
    expect(unspelled('alpha JULIET whisky x ray, xray dash tree fife, B', 'nato')).toEqual({
      text: 'AJWX? X-35 B',
      guessed: [{ heard: 'ray', taken: undefined }],
    }))
  it('names guesses', () =>
    expect(unspelled('Novembar Yanky bananas', 'nato')).toEqual({
      text: 'N??',
      guessed: [
        { heard: 'Novembar', taken: 'November' },
        { heard: 'Yanky', taken: undefined },
        { heard: 'bananas', taken: undefined },
      ],
    }))
  it('puts umlauts together', () => expect(unspelled('Umlaut Offenbach Eszett', 'german').text).toBe('Öß'))
  it.each(all)('%s comes back', (alphabet) => {
    const unit = fc.constantFrom(...letters, ...letters.toLowerCase(), ...'0123456789.-@+,')
    fc.assert(
      fc.property(fc.array(fc.string({ unit, minLength: 1 }), { minLength: 1 }), (words) => {
        const text = `A ${words.join(' ')}`
        const there = spelled(text, { alphabet, marksCapitals: true, group: 0 }).text
        expect(unspelled(there, alphabet)).toEqual({ text, guessed: [] })
      }),
    )
  })
  it('is quick with what no word is', () => expect(unspelled('x'.repeat(200_000), 'nato').text).toBe('?'))
})

describe('the answer', () => {
  const form = { alphabet: 'nato', ...plain } as const
  it('has a list as CSV', () => {
    expect(spellingAnswer({ ...form, task: 'spell', source: 'a"1\n\nb' }).csv).toBe(
      'Given,Result\r\n"a""1",Alfa Quote One\r\nb,Bravo\r\n',
    )
    expect(spellingAnswer({ ...form, task: 'read', source: 'Kilo\nLima' })).toMatchObject({
      text: 'K\nL',
      rows: [],
      csv: 'Given,Result\r\nKilo,K\r\nLima,L\r\n',
    })
  })
})
