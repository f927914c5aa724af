import { describe, expect, it } from 'vitest'
import { documentHtml } from '@/lib/kits/document/html-file'
import { lookOf } from '@/lib/kits/document/looks'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'

/** WCAG 2.2: contrast of #rrggbb with white, by the formula of its definition. */
function contrast(colour: string): number {
  const linear = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4)))
  return 1.05 / ((linear[0] ?? 0) * 0.2126 + (linear[1] ?? 0) * 0.7152 + (linear[2] ?? 0) * 0.0722 + 0.05)
}

describe('the colour of a document', () => {
  it.each(['#ffffff', '#ffff00', '#00ff00', '#ff8800', '#7fb2ff'])(
    '%s is darkened until white on it can be read',
    (colour) => {
      expect(contrast(lookOf({ look: 'bold', colour }).colour)).toBeGreaterThanOrEqual(4.5)
    },
  )
  it('stays where it can be read', () => {
    expect(lookOf({ colour: '#0B5C8A' }).colour).toBe('#0b5c8a')
    expect(lookOf({ colour: '#000000' }).colour).toBe('#000000')
  })
  it('is the usual one where it is none', () => {
    for (const colour of ['red;}body{display:none', '#12', 'url(x)'])
      expect(lookOf({ colour }).colour).toBe(lookOf({}).colour)
    const html = documentHtml(
      { title: 'x', sheet: 'a4', look: 'bold', colour: '"><script>', blocks: [] },
      createShow(regionOf('us')),
    )
    expect(html).not.toContain('<script')
  })
})
