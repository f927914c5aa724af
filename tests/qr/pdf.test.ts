import { describe, expect, it } from 'vitest'
import { encodeQr, qrPdf, type QrDrawing, type QrShape } from '@/lib/engines/qr'

function drawingOf(text: string, shape: QrShape): QrDrawing {
  const matrix = encodeQr(text, 'M')
  if (!matrix) throw new Error('too long')
  return { matrix, shape, quietZone: 4, dark: '#113355', light: '#ffffff' }
}

const shapes = ['squares', 'rounded', 'dots'] as const

describe('a QR code saved as PDF', () => {
  it.each(shapes)('finds every object where its cross-reference table says (%s)', (shape) => {
    const file = qrPdf(drawingOf('https://example.com/menu', shape), 40)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
    expect(file.slice(start, start + 5)).toBe('xref\n')
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(4)
    for (const [at, offset] of offsets.entries()) expect(file.slice(offset, offset + 7)).toBe(`${at + 1} 0 obj`)
    const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file)
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]))
    expect(file).toMatch(/^[\n -~]*$/)
  })

  it('has a page as large as the code: 40 mm are 113.3858 points', () => {
    expect(qrPdf(drawingOf('1', 'squares'), 40)).toContain('/MediaBox [0 0 113.3858 113.3858]')
  })

  it('fills the dark modules of the symbol and no others, the first row on top', () => {
    const drawing = drawingOf('https://example.com/menu', 'squares')
    const { size } = drawing.matrix
    const side = size + 8
    const filled = new Set<string>()
    for (const [, x, y, width] of qrPdf(drawing, 40).matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm))
      for (let step = 0; step < Number(width); step++) filled.add(`${side - 4 - Number(y) - 1} ${Number(x) + step - 4}`)
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const isFilled = (row: number, column: number) => filled.has(`${row} ${column}`)
    const corner = (top: number, left: number) =>
      finder.map((_, row) => Array.from(finder, (_line, column) => Number(isFilled(top + row, left + column))).join(''))
    expect(corner(0, 0)).toEqual(finder)
    expect(corner(0, size - 7)).toEqual(finder)
    expect(corner(size - 7, 0)).toEqual(finder)
    // The timing pattern alternates between the finders, and one module above the lower left finder is always dark.
    expect(Array.from({ length: size - 16 }, (_, at) => Number(isFilled(6, 8 + at))).join('')).toBe(
      '101010101'.slice(0, size - 16),
    )
    expect(isFilled(size - 8, 8)).toBe(true)
  })
})
