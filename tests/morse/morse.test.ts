import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeBook, prosigns, type MorseAlphabet } from '@/lib/subjects/morse/alphabets'
import { morseAnswer } from '@/lib/subjects/morse/answer'
import { keyingOf, unitsOf } from '@/lib/subjects/morse/timing'
import { fromMorse, looksLikeMorse, toMorse } from '@/lib/subjects/morse/translate'
import { sampleRate, waveOf } from '@/lib/subjects/morse/wave'

const latin = (text: string) => toMorse(text, 'latin').text

describe('codes of ITU-R M.1677-1, section 1.1', () => {
  it('letters', () =>
    expect(latin('abcdefghijklmnopqrstuvwxyzé')).toBe(
      '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ..-..',
    ))
  it('figures', () => expect(latin('1234567890')).toBe('.---- ..--- ...-- ....- ..... -.... --... ---.. ----. -----'))
  it('punctuation', () =>
    expect(latin('.,:?\'-/()"=+@')).toBe(
      '.-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-. .--.-.',
    ))
  it('what stands for %, ‰, ′, ″ and ×', () => {
    expect(latin('2%')).toBe(latin('2-0/0'))
    expect(latin('5‰')).toBe(latin('5-0/00'))
    expect(latin('1′ 2″')).toBe(latin("1' 2''"))
    expect(latin('2×3')).toBe(latin('2x3'))
  })
  it('understood, error, invitation, wait, end of work, starting signal', () =>
    expect(latin('<VE><HH><AS><SK><CT>')).toBe('...-. ........ .-... ...-.- -.-.-'))
})

describe('other alphabets, as morse(6) of FreeBSD 14 writes them under KOI8-R, ISO 8859-7 and ISO 8859-1', () => {
  it('Cyrillic', () =>
    expect(toMorse('абвгдеёжзийклмнопрстуфхцчшщыьэюя', 'cyrillic').text).toBe(
      '.- -... .-- --. -.. . . ...- --.. .. .--- -.- .-.. -- -. --- .--. .-. ... - ..- ..-. .... -.-. ---. ---- --.- -.-- -..- ..-.. ..-- .-.-',
    ))
  it('Greek, with its accents', () =>
    expect(toMorse('αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ', 'greek').text).toBe(
      '.- .- -... --. -.. . . --.. .... .... -.-. .. .. .. .. -.- .-.. -- -. -..- --- --- .--. .-. ... ... - -.-- -.-- -.-- -.-- ..-. ---- --.- .-- .--',
    ))
  it('Latin of single languages', () =>
    expect(latin('àáâäçéñöü')).toBe('.--.- .--.- .--.- .-.- -.-.. ..-.. --.-- ---. ..--'))
  // The kana by the Japanese radio regulations (無線局運用規則, annex 1), in the order of the iroha.
  it('kana', () =>
    expect(
      toMorse(
        'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
        'kana',
      ).text,
    ).toBe(
      '.- .-.- -... -.-. -.. . ..-.. ..-. --. .... -.--. .--- -.- .-.. -- -. --- ---. .--. --.- .-. ... - ..- .-..- ..-- .-... ...- .-- -..- -.-- --.. ---- -.--- .-.-- --.-- -.-.- -.-.. -..-- -...- ..-.- --.-. .--.. --..- -..-. .---. ---.- .-.-.',
    ))
  it('kana with their signs: hiragana, voiced, small, half width, brackets', () => {
    expect(toMorse('がぱっー、。', 'kana').text).toBe('.-.. .. -... ..--. .--. .--.- .-.-.- .-.-..')
    expect(toMorse('(ｶﾞ)', 'kana').text).toBe('-.--.- .-.. .. .-..-.')
    expect(fromMorse('.-.. .. -... ..--.', 'kana').text).toBe('ガパ')
  })
})

describe('translation', () => {
  it('parts words by a slash and keeps lines', () =>
    expect(latin('sos now\n\nok!')).toBe('... --- ... / -. --- .--\n\n--- -.- -.-.--'))
  it('leaves out what has no code and says so', () =>
    expect(toMorse('a^b^漢', 'latin')).toEqual({
      text: '.- -...',
      unknown: [
        { sign: '^', count: 2 },
        { sign: '漢', count: 1 },
      ],
    }))
  it('takes an accent off where the alphabet lacks it, and sends Latin in Latin', () => {
    expect(latin('ž')).toBe('--..')
    expect(toMorse('Q', 'greek').text).toBe('--.-')
  })
  it('does not take every pair of brackets for procedure', () =>
    expect(toMorse('<XY>', 'latin')).toEqual({
      text: '-..- -.--',
      unknown: [
        { sign: '<', count: 1 },
        { sign: '>', count: 1 },
      ],
    }))
  it('reads other dots and dashes', () => expect(fromMorse('··· −−− ••• | …— / – ·', 'latin').text).toBe('SOS V TE'))
  it('parts words by two spaces or a slash', () => expect(fromMorse('-  . /.\n-', 'latin').text).toBe('T E E\nT'))
  it('shows unknown codes as #', () =>
    expect(fromMorse('.- ------ ------', 'latin')).toEqual({ text: 'A##', unknown: [{ sign: '------', count: 2 }] }))
  it('names procedure signs that are no character', () =>
    expect(fromMorse('...---... ...-.-', 'latin').text).toBe('<SOS><SK>'))
  it('tells Morse from text', () => {
    expect(['... --- ...', '·· −', '- / .'].every(looksLikeMorse)).toBe(true)
    expect(['sos', '', '  ', '- 5', 'a .'].some(looksLikeMorse)).toBe(false)
  })
  it.each(['latin', 'cyrillic', 'greek', 'kana'] as MorseAlphabet[])('%s comes back', (alphabet) => {
    const { codes, signs } = codeBook(alphabet)
    const first = [...codes].filter(([sign, code]) => signs.get(code) === sign).map(([sign]) => sign)
    const own = first.filter((sign) => !/[゛゜]/.test(sign))
    const words = fc.string({ unit: fc.constantFrom(...own), minLength: 1 })
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (list) => {
        const morse = toMorse(list.join(' '), alphabet)
        expect(morse.unknown).toEqual([])
        expect(fromMorse(morse.text, alphabet).text).toBe(list.join(' '))
      }),
    )
  })
  it('no code of an alphabet is odd, and no procedure is empty', () => {
    for (const alphabet of ['latin', 'cyrillic', 'greek', 'kana'] as const)
      for (const [sign, code] of codeBook(alphabet).codes) expect(`${sign}${code}`).toMatch(/^.[.-]{1,7}$/u)
    expect(Object.values(prosigns).every((code) => /^[.-]{4,9}$/.test(code))).toBe(true)
  })
})

describe('timing', () => {
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  it('PARIS has fifty dots, and twenty of them fill a minute at 20 words', () => {
    const paris = latin('PARIS')
    expect(sum(keyingOf(paris, { wpm: 20, overall: 20 }).keying) / unitsOf({ wpm: 20, overall: 20 }).dot).toBeCloseTo(
      50,
    )
    const minute = Array.from({ length: 20 }, () => paris).join(' / ')
    expect(keyingOf(minute, { wpm: 20, overall: 20 }).milliseconds).toBeCloseTo(60_000)
  })
  it('SOS', () =>
    expect(keyingOf('... --- ...', { wpm: 12, overall: 12 }).keying).toEqual(
      [1, 1, 1, 1, 1, 3, 3, 1, 3, 1, 3, 3, 1, 1, 1, 1, 1, 7].map((units) => units * 100),
    ))
  // Formulas 1 to 3 of the ARRL: total delay (60c − 37.2s) / sc; 18 in characters of 5 a minute, 31 dots of PARIS without gaps.
  it('Farnsworth fills a minute with as many words as are wanted', () => {
    const five = Array.from({ length: 5 }, () => latin('PARIS')).join(' / ')
    expect(keyingOf(five, { wpm: 18, overall: 5 }).milliseconds).toBeCloseTo(60_000)
    const { dot, betweenCharacters, betweenWords } = unitsOf({ wpm: 18, overall: 5 })
    expect(31 * dot + 4 * betweenCharacters + betweenWords).toBeCloseTo(12_000)
    expect(betweenWords / betweenCharacters).toBeCloseTo(7 / 3)
  })
  it('an overall speed above that of the characters changes nothing', () =>
    expect(unitsOf({ wpm: 10, overall: 30 })).toEqual(unitsOf({ wpm: 10, overall: 10 })))
  it('ends where enough was made', () =>
    expect(keyingOf('. . . .', { wpm: 12, overall: 12 }, 500)).toMatchObject({ isWhole: false, milliseconds: 800 }))
})

describe('sound', () => {
  const bytes = waveOf([100, 100, 300, 700], 600)
  const file = new DataView(bytes.buffer)
  const word = (at: number) => new TextDecoder().decode(bytes.slice(at, at + 4))
  it('is a WAV file', () => {
    expect([word(0), word(8), word(12), word(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
    expect(file.getUint32(4, true)).toBe(bytes.length - 8)
    expect(file.getUint32(40, true)).toBe(1.2 * sampleRate * 2)
    expect([20, 22, 32, 34].map((at) => file.getUint16(at, true))).toEqual([1, 1, 2, 16])
    expect([24, 28].map((at) => file.getUint32(at, true))).toEqual([8000, 16_000])
  })
  it('sounds and rests where it is keyed, at its pitch', () => {
    const samples = Array.from({ length: 9600 }, (_, at) => file.getInt16(44 + at * 2, true))
    const loud = (from: number, to: number) => Math.max(...samples.slice(from * 8, to * 8).map(Math.abs))
    expect([loud(0, 100) > 18_000, loud(100, 200), loud(200, 500) > 18_000, loud(500, 1200)]).toEqual([
      true,
      0,
      true,
      0,
    ])
    const tone = samples.slice(1600, 4000)
    const crossings = tone.filter((value, at) => at > 0 && value >= 0 && (tone[at - 1] ?? 0) < 0).length
    expect(Math.abs(crossings - 600 * 0.3)).toBeLessThanOrEqual(1)
  })
  it('is made on a wish', async () => {
    const question = { source: 'e', way: 'auto', alphabet: 'latin', wpm: 12, overall: 12, hertz: 600 } as const
    expect(morseAnswer(question).wave).toBeUndefined()
    const wave = morseAnswer({ ...question, wave: true }).wave
    expect([wave?.type, wave?.size]).toEqual(['audio/wav', 44 + 0.8 * 8000 * 2])
    expect(morseAnswer({ ...question, source: '.', way: 'text' })).toMatchObject({ isMorse: false, text: '.-.-.-' })
    expect(morseAnswer({ ...question, source: '. -' })).toMatchObject({ isMorse: true, text: 'ET' })
    expect(morseAnswer({ ...question, source: 'x', way: 'morse' })).toMatchObject({ text: '#' })
  })
})
