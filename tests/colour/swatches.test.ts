import { describe, expect, it } from 'vitest'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { swatchExchange, swatchText, variableName, type Swatch } from '@/lib/subjects/colour/swatches'

function swatch(name: string, css: string): Swatch {
  const colour = parseColour(css)
  if (!isColour(colour)) throw new Error(css)
  return { name, colour }
}

const palette = [swatch('brand-1', '#1a7f5a'), swatch('brand-2', '#ff8800')]

describe('a palette as text', () => {
  it('is what CSS, SCSS, Tailwind and GIMP read', () => {
    expect(swatchText('css', 'Brand', palette)).toBe(':root {\n  --brand-1: #1a7f5a;\n  --brand-2: #ff8800;\n}\n')
    expect(swatchText('scss', 'Brand', palette)).toBe('$brand-1: #1a7f5a;\n$brand-2: #ff8800;\n')
    expect(swatchText('tailwind', 'Brand', palette)).toMatch(/^@theme \{\n  --color-brand-1: oklch\(0\.53/)
    expect(swatchText('gpl', 'Brand', palette)).toBe(
      'GIMP Palette\nName: Brand\nColumns: 0\n#\n 26 127  90\tbrand-1\n255 136   0\tbrand-2\n',
    )
  })

  it('gives every name a form that variables may have', () => {
    expect(['Été 2026', '  ', '50', 'a--b', '--x;}'].map(variableName)).toEqual([
      'ete-2026',
      'colour',
      'c-50',
      'a-b',
      'x',
    ])
  })
})

describe('a palette as Adobe Swatch Exchange', () => {
  // Written by the package ase-utils 0.1.1 for the same two colours.
  const theirs =
    'QVNFRgABAAAAAAACAAEAAAAkAAgAYgByAGEAbgBkAC0AMQAAUkdCID3Q0NE+/v7/PrS0tQAAAAEAAAAkAAgAYgByAGEAbgBkAC0AMgAAUkdCID+AAAA/CIiJAAAAAAAA'

  it('is byte for byte what another program writes', () => {
    expect(Buffer.from(swatchExchange(palette)).toString('base64')).toBe(theirs)
  })
})
