import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedAs, rowBelow, writeRgbPng } from '@/lib/base/png/write'
import { regionOf } from '@/lib/base/region/regions'
import { flatItems } from '@/lib/kits/document/design'
import { readChart, slicesOf } from '@/lib/subjects/design/blocks/chart-data'
import { themeOf } from '@/lib/subjects/design/theme'
import { contrastRatio } from '@/lib/subjects/qr/colour'
import infographic from '@/lib/tools/generators/marketing/infographic-creator'
import { faultsOf, infoOf, pagesOf } from '../paper/pdf-programs'
import { designOf, pagesIn, pdfIn, svgsIn } from './designs'

const uk = regionOf('uk')
const kinds = Object.keys(infographic.form.blocks.columns.kind.options)
const samples: Readonly<Record<string, string>> = {
  title: 'Under it',
  heading: 'Words',
  text: 'One paragraph.\nAnother one.',
  number: '94%, in time\n12, shops',
  icons: 'truck, Free delivery\nUSERS, Forty people',
  bar: 'A,3\nB,-2',
  pie: 'A,3\nB,2',
  line: 'Jan,3\nFeb,\nMar,5',
  timeline: '2019, Founded\n2024, Second shop',
  comparison: ',Us,Them\nPrice,9,12',
  process: 'Order: online\nPay',
}

describe('slices of a pie', () => {
  it('have angles that follow each other and add up to 360 degrees', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(values, (all) => {
        fc.pre(all.some((value) => value > 0))
        const data = readChart(all.map((value, at) => `P${at},${value}`).join('\n'), uk)
        if ('fault' in data) throw new Error(data.fault)
        const slices = slicesOf(data)
        if ('fault' in slices) throw new Error(slices.fault)
        const sum = all.reduce((total, value) => total + value, 0)
        expect(slices[0]?.from).toBe(0)
        expect(slices.at(-1)?.to).toBeCloseTo(360, 9)
        slices.forEach((slice, at) => {
          expect(slice.to - slice.from).toBeCloseTo(((all[at] ?? 0) / sum) * 360, 6)
          expect(slice.from).toBe(at === 0 ? 0 : slices[at - 1]?.to)
        })
      }),
      { seed: 7 },
    )
  })

  it.each([
    ['A,60%\nB,55%', /come to 115%/],
    ['A,3\nB,-4', /“B” is negative/],
    ['A,1,2', /one column/],
    [Array.from({ length: 13 }, (_, at) => `P${at},1`).join('\n'), /13 slices/],
  ])('%s is refused with the reason', (text, says) => {
    const data = readChart(text, uk)
    expect('fault' in data ? data : slicesOf(data)).toMatchObject({ fault: expect.stringMatching(says) })
  })
})

it('more than 200 rows ask to be aggregated', () => {
  const text = Array.from({ length: 1204 }, (_, at) => `Day ${at},${at}`).join('\n')
  expect(readChart(text, uk)).toMatchObject({ fault: expect.stringMatching(/1204 rows.*Aggregate/) })
})

it('numbers are read as the region writes them', () => {
  const data = readChart('A;1.234,5\nB;2', regionOf('eu'))
  expect(data).toMatchObject({ names: ['A', 'B'], tracks: [{ values: [1234.5, 2] }] })
})

describe.each(kinds)('a block of the kind %s', (kind) => {
  const document = designOf(infographic, { blocks: [{ kind, title: 'Its title', data: samples[kind] ?? '' }] })

  it('is in the PDF with every line, from top to bottom, and qpdf finds no fault', async () => {
    const pdf = await pdfIn(document)
    expect(faultsOf(pdf)).toBe('')
    expect(infoOf(pdf)).toMatch(/Pages:\s+1\n/)
    const [read = ''] = pagesOf(pdf, '-raw')
    const texts = flatItems(pagesIn(document)[0]?.items ?? []).flatMap((item) =>
      item.kind === 'text' ? item.lines : [],
    )
    expect(texts[0]).toBe('Its title')
    for (const line of texts) expect(read).toContain(line)
  })

  it('stays within its page, and its drawings are of paths alone', () => {
    const [page] = pagesIn(document)
    for (const item of flatItems(page?.items ?? [])) {
      if (item.kind === 'drawing') expect(item.svg).not.toMatch(/NaN|<(?!\/|(?:svg|path)\b)/)
      if (item.kind !== 'text') continue
      const wide = Math.max(...item.widths.map((one) => one ?? 0))
      const left = item.anchor === 'start' ? item.x : item.anchor === 'end' ? item.x - wide : item.x - wide / 2
      expect(left).toBeGreaterThanOrEqual(-1e-6)
      expect(left + wide).toBeLessThanOrEqual((page?.width ?? 0) + 1e-6)
      expect(item.y).toBeLessThan(page?.height ?? 0)
    }
  })
})

it('blocks follow each other in the PDF as in the list', async () => {
  const blocks = kinds.map((kind) => ({ kind, title: `Title of ${kind}`, data: samples[kind] ?? '' }))
  const [read = ''] = pagesOf(await pdfIn(designOf(infographic, { blocks })), '-raw')
  const places = kinds.map((kind) => read.indexOf(`Title of ${kind}`))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('strokes are drawn in the PDF', async () => {
  const icon = designOf(infographic, { blocks: [{ kind: 'icons', data: 'truck' }], source: '' })
  const pdf = Buffer.from(await pdfIn(icon)).toString('latin1')
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  expect(streams.some((one) => /\n1 J[\s\S]*\nS\n/.test(one))).toBe(true)
})

it('the alternative text is in the SVG and the project file', async () => {
  const given = { alt: 'Parcels <rose> & "fell"' }
  const [picture] = await svgsIn(designOf(infographic, given))
  expect(picture?.svg).toContain('aria-label="Parcels &lt;rose&gt; &amp; &quot;fell&quot;"')
  const file = infographic.files?.json
  if (!file || !('make' in file)) throw new Error('no project file')
  const made = await file.make({ ...given, width: 'px800', pixels: 'x2', blocks: [] } as never, {} as never)
  expect(JSON.parse(String(made))).toMatchObject({ alternativeText: given.alt })
})

it('a word that is wider than its place and a chart without a source are told', () => {
  const { notices = [] } = designOf(infographic, {
    source: '',
    blocks: [
      { kind: 'timeline', data: `${'w'.repeat(60)}, Long` },
      { kind: 'bar', data: 'A,1' },
    ],
  })
  expect(notices.map(({ says }) => says).join('\n')).toMatch(/no\. 1 \(Timeline\).*framed in red[\s\S]*name no source/)
})

it.each(['light', 'tint', 'dark'] as const)('letters of the theme %s are legible in any colour', (name) => {
  for (const colour of ['#ffd54a', '#0f5f6b', '#ffffff', '#000000', '#d40000', '#777777']) {
    const { ground, ink, quiet, accent, band, onBand, series } = themeOf(name, colour)
    for (const letters of [ink, quiet, accent]) expect(contrastRatio(letters, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(onBand, band)).toBeGreaterThanOrEqual(4)
    for (const one of series) expect(contrastRatio(one, ground)).toBeGreaterThanOrEqual(3)
  }
})

it('a PNG of rows holds them and says what it shows', () => {
  const rows = [Uint8Array.of(1, 2, 3, 250, 5, 6), Uint8Array.of(1, 2, 4, 2, 5, 6)]
  const filtered = rows.map((row, at) => rowBelow(row, rows[at - 1] ?? new Uint8Array(6)))
  expect([...(filtered[1] ?? [])]).toEqual([2, 0, 0, 1, 8, 0, 0])
  const png = Buffer.from(writeRgbPng(2, 2, new Uint8Array(), describedAs('Zwölf')))
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 8, 2])
  expect(png.includes(Buffer.from('Description\0\0\0\0\0Zwölf'))).toBe(true)
})
