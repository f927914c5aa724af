import { describe, expect, it } from 'vitest'
import { contrastRatio, encodeQr, isLighter } from '@/lib/engines/qr'

/** 15 format bits around the top left finder, most significant first (ISO/IEC 18004, figure 25). */
function formatBits(modules: Uint8Array, size: number): string {
  const places: [number, number][] = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ]
  return places.map(([row, column]) => modules[row * size + column]).join('')
}

describe('symbols against the tables of ISO/IEC 18004', () => {
  // Annex C, table C.1: format information after masking.
  const published = {
    L: [
      '111011111000100',
      '111001011110011',
      '111110110101010',
      '111100010011101',
      '110011000101111',
      '110001100011000',
      '110110001000001',
      '110100101110110',
    ],
    M: [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ],
    Q: [
      '011010101011111',
      '011000001101000',
      '011111100110001',
      '011101000000110',
      '010010010110100',
      '010000110000011',
      '010111011011010',
      '010101111101101',
    ],
    H: [
      '001011010001001',
      '001001110111110',
      '001110011100111',
      '001100111010000',
      '000011101100010',
      '000001001010101',
      '000110100001100',
      '000100000111011',
    ],
  } as const

  it.each(['L', 'M', 'Q', 'H'] as const)('level %s carries its eight published format patterns', (level) => {
    for (let mask = 0; mask < 8; mask++) {
      const symbol = encodeQr('01234567', level, { mask })
      if (!symbol) throw new Error('no symbol')
      expect(formatBits(symbol.modules, symbol.size)).toBe(published[level][mask])
    }
  })

  it('writes the version pattern of version 7, 000111110010010100', () => {
    const symbol = encodeQr('x', 'L', { version: 7 })
    if (!symbol) throw new Error('no symbol')
    const bits = Array.from(
      { length: 18 },
      (_, bit) => symbol.modules[Math.floor(bit / 3) * symbol.size + (symbol.size - 11 + (bit % 3))],
    )
    expect(bits.reverse().join('')).toBe('000111110010010100')
  })

  it.each([
    ['L', 'a', 17],
    ['M', 'a', 14],
    ['Q', 'a', 11],
    ['H', 'a', 7],
    ['L', 'A', 25],
    ['M', '1', 34],
  ] as const)('level %s: version 1 holds %s as often as table 7 says: %i', (level, sign, most) => {
    expect(encodeQr(sign.repeat(most), level)?.version).toBe(1)
    expect(encodeQr(sign.repeat(most + 1), level)?.version).toBe(2)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d to 1', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })
  it('knows which colour is lighter', () => expect(isLighter('#ffff00', '#0000ff')).toBe(true))
})
