// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { drawDiagram } from '@/lib/engines/chart'
import { frameOf, parsed, textsOutside, wordsOf } from './read-picture'

function picture(...shapes: Shape[]): Element {
  const diagram: Diagram = { title: 'Sketch', width: 300, height: 200, shapes }
  return parsed(drawDiagram(diagram))
}

describe('diagram', () => {
  it('ends an arc at its angle, anticlockwise from the right', () => {
    const path = picture({ is: 'arc', at: [100, 100], radius: 50, fromDegrees: 0, toDegrees: 90 }).querySelector('path')
    expect(path?.getAttribute('d')).toBe('M150,100A50,50 0 0 0 100,50')
  })

  it('draws a full turn as two halves', () => {
    const path = picture({ is: 'arc', at: [100, 100], radius: 50, fromDegrees: 0, toDegrees: 360 }).querySelector(
      'path',
    )
    expect(path?.getAttribute('d')).toBe('M150,100A50,50 0 0 0 50,100A50,50 0 0 0 150,100')
  })

  it('points the head of an arrow at its end', () => {
    const head = picture({ is: 'arrow', from: [10, 10], to: [90, 10] }).querySelector('.chart-head')
    expect(head?.getAttribute('d')).toMatch(/^M90,10L/)
  })

  it('shows texts that stand over the edge in full', () => {
    const svg = picture(
      { is: 'text', at: [295, 100], text: '14 cm' },
      { is: 'text', at: [4, 20], text: '5 cm', anchor: 'end' },
      {
        is: 'text',
        at: [150, 199],
        text: 'A very long caption that is far too long for the narrow width of this sketch',
        anchor: 'middle',
      },
    )
    expect([...svg.querySelectorAll('text')].map(wordsOf).slice(0, 2)).toEqual(['14 cm', '5 cm'])
    expect(textsOutside(svg)).toEqual([])
  })

  it('keeps its letters readable when shown 358 px wide', () => {
    const svg = picture(
      { is: 'text', at: [250, 100], text: 'Length 14 cm' },
      { is: 'text', at: [20, 50], text: 'small', small: true },
    )
    for (const text of svg.querySelectorAll('text')) {
      expect((Number(text.getAttribute('font-size')) * 358) / frameOf(svg).width).toBeGreaterThanOrEqual(11)
    }
  })

  it('leaves out shapes whose numbers are not finite', () => {
    const svg = picture(
      { is: 'circle', at: [NaN, 10], radius: 5 },
      {
        is: 'polygon',
        points: [
          [0, 0],
          [Infinity, 1],
          [2, 2],
        ],
      },
      { is: 'rect', at: [10, 10], width: 20, height: 10 },
    )
    expect(svg.querySelectorAll('circle, path')).toHaveLength(0)
    expect(svg.querySelectorAll('rect')).toHaveLength(1)
  })

  it('paints a rectangle in a colour of its own', () => {
    const svg = picture({ is: 'rect', at: [10, 10], width: 20, height: 10, paint: '#7b3f00' })
    expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#7b3f00')
    expect(svg.querySelector('rect')?.getAttribute('class')).toBe(null)
  })

  it('draws an area of several rings as one path without an outline', () => {
    const ring = (x: number) =>
      [
        [x, 0],
        [x + 10, 0],
        [x + 10, 10],
      ] as const
    const path = picture({ is: 'area', rings: [ring(0), ring(10)], tone: 'warn' }).querySelector('path')
    expect(path?.getAttribute('d')).toBe('M0,0L10,0L10,10ZM10,0L20,0L20,10Z')
    expect(path?.getAttribute('class')).toBe('chart-filled chart-tone-warn')
    expect(picture({ is: 'area', rings: [ring(0), ring(Number.NaN)] }).querySelectorAll('path')).toHaveLength(0)
  })

  it('dashes a line through points on request', () => {
    const points = [
      [0, 0],
      [10, 10],
    ] as const
    const dashes = picture({ is: 'polyline', points, dashed: true }, { is: 'polyline', points })
    expect([...dashes.querySelectorAll('path')].map((path) => path.getAttribute('stroke-dasharray'))).toEqual([
      '4.2 3.3',
      null,
    ])
  })

  it('says which plane it shows', () => {
    const plane = {
      at: [34, 8],
      width: 378,
      height: 378,
      x: { from: -5, to: 5 },
      y: { from: 1, to: 10, isLog: true },
    } as const
    const svg = parsed(drawDiagram({ title: 'Plot', width: 420, height: 420, shapes: [], plane }))
    expect(JSON.parse(svg.getAttribute('data-plane') ?? '')).toEqual(plane)
    expect(picture().hasAttribute('data-plane')).toBe(false)
  })

  it('is summed up by its labels', () => {
    const svg = picture({ is: 'text', at: [10, 10], text: 'a = 3' }, { is: 'text', at: [10, 40], text: 'b = 4' })
    expect(svg.querySelector('desc')?.textContent).toBe('Diagram labelled a = 3, b = 4.')
  })
})
