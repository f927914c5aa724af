import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { convertBases, type BaseQuestion } from '@/lib/subjects/number-bases/convert'
import { floatBits, floatParts, type FloatFormat } from '@/lib/subjects/number-bases/float'
import { readNumber, standardDigits } from '@/lib/subjects/number-bases/read'
import { wordOf } from '@/lib/subjects/number-bases/word'
import { writeNumber, writtenText } from '@/lib/subjects/number-bases/write'

const rowsOf = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../vectors/number-bases', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function valueOf(text: string, base: number | 'any' = 10) {
  const read = readNumber(text, base)
  if ('says' in read) throw new Error(read.says)
  return read.value
}
const plain: BaseQuestion = { text: '', reads: 'number', from: 'any', to: 36, width: 32, isGrouped: false }
const ask = (text: string, more: Partial<BaseQuestion> = {}) => convertBases({ ...plain, ...more, text })
function oneOf(text: string, more: Partial<BaseQuestion> = {}) {
  const answer = ask(text, more)
  if (answer.kind !== 'one') throw new Error(`${text}: ${answer.kind}`)
  return answer
}

describe('floats', () => {
  const formats: readonly FloatFormat[] = ['half', 'bfloat16', 'single', 'double']
  it.each(formats.map((format, column) => [format, column + 1] as const))(
    'have the bits that a search finds: %s',
    (format, column) => {
      const wrong = rowsOf('floats.tsv').filter(
        (row) => floatBits(valueOf(row[0] ?? ''), format) !== BigInt(`0x${row[column] ?? ''}`),
      )
      expect(wrong).toEqual([])
    },
  )

  it('give 0.1 as a double exactly, and how far it is off', () => {
    const found = oneOf('0.1').floats.find(({ format }) => format === 'double')
    expect(found).toMatchObject({
      hex: '3FB999999999999A',
      stored: '0.1000000000000000055511151231257827021181583404541015625',
      error: '5.55112e-18',
      kind: 'normal',
    })
  })

  it('know infinity, NaN, subnormal numbers and the two zeros', () => {
    expect(floatParts(0x7c00n, 'half').kind).toBe('infinite')
    expect(floatParts(0x7e00n, 'half').kind).toBe('not a number')
    expect(floatParts(0x0001n, 'half')).toMatchObject({ kind: 'subnormal', power: -24 })
    expect(oneOf('-0').floats.map(({ hex }) => hex)).toEqual(['8000', '8000', '80000000', '8000000000000000'])
    expect(oneOf('7F800000', { reads: 'single' }).floats[0]?.stored).toBe('Infinity')
    expect(oneOf('3FC00000', { reads: 'single' }).bases[0]?.text).toBe('1.5')
  })
})

describe('bases', () => {
  it('write whole part, fixed part and repeated block as another method finds them', () => {
    const wrong = rowsOf('bases.tsv').filter(([value = '', base, whole, fixed = '', block = '']) => {
      const [over = '0', under = '1'] = value.split('/')
      const found = writeNumber({ over: BigInt(over), under: BigInt(under) }, standardDigits.slice(0, Number(base)))
      return `${found.sign}${found.whole}|${found.fixed}|${found.block}` !== `${whole}|${fixed}|${block}`
    })
    expect(wrong).toEqual([])
  })

  it('are read again as what was written', () => {
    for (const [value = '', base] of rowsOf('bases.tsv')) {
      const [over = '0', under = '1'] = value.split('/')
      const written = writtenText(
        writeNumber({ over: BigInt(over), under: BigInt(under) }, standardDigits.slice(0, Number(base))),
      )
      expect(valueOf(written, Number(base))).toEqual({ over: BigInt(over), under: BigInt(under) })
    }
  })

  it('read prefixes, groups, either case, brackets and exponents', () => {
    expect(valueOf('0xFF', 'any')).toEqual({ over: 255n, under: 1n })
    expect(valueOf('0b1010_1010', 'any')).toEqual({ over: 170n, under: 1n })
    expect(valueOf('-0o17', 8)).toEqual({ over: -15n, under: 1n })
    expect(valueOf('ff FF', 16)).toEqual({ over: 65_535n, under: 1n })
    expect(valueOf('0.(3)', 10)).toEqual({ over: 1n, under: 3n })
    expect(valueOf('2.5e-3', 10)).toEqual({ over: 1n, under: 400n })
  })

  it.each([
    ['12 9', 8, 'is no digit of base 8', 3, 1],
    ['1.2.3', 10, 'has one point', 3, 1],
    ['0.(3', 10, 'not closed', 0, 4],
    ['0.(3)4', 10, 'ends the number', 5, 1],
    ['-', 10, 'no digit', 0, 1],
    ['1e', 10, 'After e', 1, 1],
    ['1e99999', 10, 'between', 1, 6],
  ] as const)('refuse %s in base %i with its place', (text, base, words, offset, length) => {
    const read = readNumber(text, base)
    if (!('says' in read)) throw new Error('was read')
    expect(read.says).toContain(words)
    expect([read.offset, read.length]).toEqual([offset, length])
  })

  it('take digits of one’s own, as base 58 of Bitcoin has them', () => {
    // draft-msporny-base58-03, section 5: 0x0000287fb4cd without its leading zeros is 233QC4.
    const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    const read = readNumber('233QC4', 58, base58)
    expect('value' in read && read.value.over).toBe(0x28_7f_b4_cdn)
    expect(writeNumber({ over: 0x28_7f_b4_cdn, under: 1n }, base58).whole).toBe('233QC4')
  })

  it('turn a list line by line and name the line that is none', () => {
    const answer = ask('255\n\nzz\n0x10')
    if (answer.kind !== 'list') throw new Error(answer.kind)
    expect(answer.rows.map(({ line, bases }) => [line, bases[1]?.text])).toEqual([
      [1, '11111111'],
      [4, '10000'],
    ])
    expect(answer.faults.map(({ line, offset }) => [line, offset])).toEqual([[3, 5]])
  })

  it('take a hundred thousand digits there and back', () => {
    const long = `1${'0123456789'.repeat(10_000)}`
    const [, , hex] = oneOf(long).bases
    expect(oneOf(hex?.text ?? '', { from: 16 }).bases[0]?.text).toBe(long)
  })
})

describe('machine words', () => {
  it.each([
    [-1n, 8, '11111111', 255n],
    [-128n, 8, '10000000', 128n],
    [127n, 8, '01111111', 127n],
    [-2n, 16, '1111111111111110', 65_534n],
  ] as const)('write %s in %i bits by two’s complement', (value, width, bits, unsigned) => {
    expect(wordOf(value, width)).toMatchObject({ bits, unsigned, signed: value })
  })

  it('read 200 in 8 bits as -56, and refuse what needs more', () => {
    expect(wordOf(200n, 8)?.signed).toBe(-56n)
    expect(wordOf(256n, 8)).toBeUndefined()
    expect(wordOf(-129n, 8)).toBeUndefined()
  })

  it('show bytes with the highest first', () => {
    expect(wordOf(0x01_02_03_04n, 32)?.bytes).toEqual(['01', '02', '03', '04'])
  })
})
