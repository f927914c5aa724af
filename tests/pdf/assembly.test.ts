import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainPictures } from '@/lib/families/pdf-tools/papers'
import { assemble, Unreadable } from '@/lib/engines/pdf-assembly'
import type { Change, PictureLayout, Plan, PlannedPage } from '@/lib/subjects/pdf/task'
import { sample as picture } from '../picture/samples'
import { difference, faultsOf, infoOf, pageAsGrey, pagesOf, picturesIn } from '../paper/pdf-programs'
import { byQpdf, qpdfJson, samplePdf } from './samples'

/* Written by our code, read by qpdf and poppler, which share none of it. The samples are PDFKit's. */

const usual: Omit<Plan, 'pages'> = {
  keepsBookmarks: true,
  keepsLabels: true,
  keepsAttachments: true,
  padsOdd: false,
  pictures: plainPictures('a4'),
}

const all = (source: number, count: number): PlannedPage[] =>
  Array.from({ length: count }, (_, at) => ({ source, page: at + 1, turn: 0 }))

async function merged(
  sources: readonly (Uint8Array | { bytes: Uint8Array; password: string })[],
  plan: Partial<Plan> & Pick<Plan, 'pages'>,
): Promise<{ bytes: Uint8Array; pages: string[]; changes: readonly Change[] }> {
  const { file, changes } = await assemble(
    { ...usual, ...plan },
    {
      load: (at) => {
        const source = sources[at]
        if (!source) throw new Error('no such source')
        return Promise.resolve(
          source instanceof Uint8Array ? { kind: 'pdf', bytes: source, password: '' } : { kind: 'pdf', ...source },
        )
      },
    },
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(faultsOf(bytes)).toBe('')
  return { bytes, pages: pagesOf(bytes).map((text) => text.trim().split('\n')[0] ?? ''), changes }
}

interface QpdfOutline {
  title: string
  destpageposfrom1: number | null
  kids: QpdfOutline[]
  open: boolean
}
const outlineOf = (bytes: Uint8Array) => (qpdfJson(bytes, 'outlines') as { outlines: QpdfOutline[] }).outlines
const titles = (items: readonly QpdfOutline[]): unknown[] =>
  items.map(({ title, destpageposfrom1, kids }) => [
    title,
    destpageposfrom1,
    ...(kids.length > 0 ? [titles(kids)] : []),
  ])

let one: Uint8Array
let two: Uint8Array
beforeAll(async () => {
  one = await samplePdf({ name: 'one', pages: 3, bookmarks: true, links: true, fields: ['city', 'name'] })
  two = await samplePdf({ name: 'two', pages: 2, size: [500, 200], bookmarks: true, fields: ['name'] })
})

describe('pages of several files', () => {
  it('stand in the order of the plan, whole', async () => {
    const { pages, bytes, changes } = await merged([one, two], { pages: [...all(0, 3), ...all(1, 2)] })
    expect(pages).toEqual(['one page 1', 'one page 2', 'one page 3', 'two page 1', 'two page 2'])
    expect(infoOf(bytes, '-f', '1', '-l', '5')).toMatch(/Page\s+1 size:\s+300 x 400[\s\S]*Page\s+5 size:\s+500 x 200/)
    expect(changes).toEqual([{ is: 'renamed', fields: ['name_2'] }])
  })

  it('may be mixed, repeated, turned and left out', async () => {
    const { pages, bytes } = await merged([one, two], {
      pages: [
        { source: 1, page: 2, turn: 90 },
        { source: 0, page: 3, turn: 0 },
        { source: 1, page: 2, turn: 270 },
        { source: 0, page: 1, turn: 180 },
        { source: 0, page: 3, turn: 0 },
      ],
    })
    expect(pages).toEqual(['two page 2', 'one page 3', 'two page 2', 'one page 1', 'one page 3'])
    const turns = [...infoOf(bytes, '-f', '1', '-l', '5').matchAll(/rot:\s+(\d+)/g)].map(([, turn]) => turn)
    expect(turns).toEqual(['90', '0', '270', '180', '0'])
  })

  it('take turns on top of those that they have', async () => {
    const lying = byQpdf(two, '--rotate=+90', '--')
    const { bytes } = await merged([lying], { pages: [{ source: 0, page: 1, turn: 270 }] })
    expect(infoOf(bytes)).toMatch(/rot:\s+0/)
  })

  it('keep what they inherit from the tree', async () => {
    const { bytes } = await merged([byQpdf(one, '--object-streams=disable', '--qdf')], { pages: all(0, 1) })
    expect(pagesOf(bytes)[0]).toContain('one page 1')
  })
})

describe('empty pages', () => {
  it('have the size of the page before', async () => {
    const { bytes, pages } = await merged([one, two], {
      pages: [...all(1, 1), { blank: true, turn: 0 }, ...all(0, 1)],
    })
    expect(pages).toEqual(['two page 1', '', 'one page 1'])
    expect(infoOf(bytes, '-f', '2', '-l', '2')).toMatch(/500 x 200/)
  })

  it('fill the back of a last sheet, but not at the end', async () => {
    const { pages, changes } = await merged([one, two], {
      pages: [...all(0, 3), ...all(1, 2), ...all(0, 1)],
      padsOdd: true,
    })
    expect(pages).toEqual(['one page 1', 'one page 2', 'one page 3', '', 'two page 1', 'two page 2', 'one page 1'])
    expect(changes).toContainEqual({ is: 'padded', count: 1 })
  })
})

describe('what belongs to pages', () => {
  it('keeps links between pages that are there, and drops the others', async () => {
    const linked = (bytes: Uint8Array) => infoOf(bytes, '-dests') + JSON.stringify(qpdfJson(bytes, 'qpdf'))
    const whole = await merged([one], { pages: all(0, 3) })
    expect(linked(whole.bytes)).toContain('example.com')
    expect(whole.changes).toEqual([])
    const cut = await merged([one], { pages: all(0, 2) })
    expect(cut.changes).toContainEqual({ is: 'links', count: 1 })
    expect(linked(cut.bytes)).toContain('example.com')
    expect(cut.bytes.length).toBeLessThan(whole.bytes.length)
  })

  it('a link leads to where its page stands now', async () => {
    const { bytes } = await merged([two, one], { pages: [...all(0, 2), ...all(1, 3).toReversed()] })
    const { qpdf, pages } = qpdfJson(bytes, 'qpdf', 'pages') as {
      qpdf: [unknown, Record<string, { value?: Record<string, unknown> }>]
      pages: { object: string }[]
    }
    const links = Object.values(qpdf[1]).flatMap(({ value }) => (value?.['/Subtype'] === '/Link' ? [value] : []))
    const inner = links.flatMap((link) => (Array.isArray(link['/Dest']) ? [link['/Dest'][0] as string] : []))
    // From its first page to its last, which comes third in the file.
    expect(inner).toEqual([pages[2]?.object])
  })

  it('keeps bookmarks beneath one for each file', async () => {
    const { bytes } = await merged([one, two], {
      pages: [...all(1, 2), ...all(0, 2)],
      titles: ['First file', 'Zweite Datei ä'],
    })
    expect(titles(outlineOf(bytes))).toEqual([
      [
        'Zweite Datei ä',
        1,
        [
          ['two chapter 1', 1],
          ['two chapter 2', 2],
        ],
      ],
      [
        'First file',
        3,
        [
          ['one chapter 1', 3],
          ['one chapter 2', 4],
        ],
      ],
    ])
  })

  it('keeps the fields of forms under names of their own', async () => {
    const { bytes } = await merged([one, two], { pages: [...all(0, 3), ...all(1, 2)] })
    const { acroform } = qpdfJson(bytes, 'acroform') as {
      acroform: { fields: { fullname: string; value: string; pageposfrom1: number }[] }
    }
    expect(acroform.fields.map(({ fullname, value, pageposfrom1 }) => [fullname, value, pageposfrom1])).toEqual([
      ['city', 'u:one city', 1],
      ['name', 'u:one name', 1],
      ['name_2', 'u:two name', 4],
    ])
  })

  it('leaves scripts out and says so', async () => {
    const scripted = await samplePdf({ name: 'script', pages: 1, script: true })
    const { bytes, changes } = await merged([scripted], { pages: all(0, 1) })
    expect(changes).toEqual([{ is: 'scripts', count: 1 }])
    expect(infoOf(bytes)).toMatch(/JavaScript:\s+no/)
    expect(infoOf(scripted)).toMatch(/JavaScript:\s+yes/)
  })

  it('keeps the page numbers that readers show', async () => {
    const library = await PDFDocument.load(one)
    const nums = [0, { S: 'r' }, 2, { S: 'D', St: 7, P: PDFString.of('A-') }]
    library.catalog.set(PDFName.of('PageLabels'), library.context.obj({ Nums: nums }))
    const labelled = await library.save()
    const { bytes } = await merged([two, labelled], { pages: [...all(0, 1), ...all(1, 3)] })
    const { pages } = qpdfJson(bytes, 'pages') as { pages: { label: unknown }[] }
    const { pagelabels } = qpdfJson(bytes, 'pagelabels') as { pagelabels: unknown }
    expect(pages).toHaveLength(4)
    expect(pagelabels).toEqual([
      { index: 0, label: { '/S': '/D', '/St': 1 } },
      { index: 1, label: { '/S': '/r', '/St': 1 } },
      { index: 3, label: { '/P': 'u:A-', '/S': '/D', '/St': 7 } },
    ])
  })
})

describe('files behind a password', () => {
  for (const [label, args] of [
    ['AES with 256 bits', ['--encrypt', 'open', 'owner', '256', '--']],
    ['AES with 128 bits', ['--encrypt', 'open', 'owner', '128', '--use-aes=y', '--']],
    ['RC4', ['--allow-weak-crypto', '--encrypt', 'open', 'owner', '128', '--use-aes=n', '--']],
  ] as const) {
    it(`are read: ${label}`, async () => {
      const locked = byQpdf(one, ...args)
      const { pages, bytes } = await merged([{ bytes: locked, password: 'open' }], { pages: all(0, 3) })
      expect(pages).toEqual(['one page 1', 'one page 2', 'one page 3'])
      expect(infoOf(bytes)).toMatch(/Encrypted:\s+no/)
      expect(outlineOf(bytes).map(({ title }) => title)).toEqual(['one chapter 1', 'one chapter 2', 'one chapter 3'])
      await expect(merged([{ bytes: locked, password: 'wrong' }], { pages: all(0, 1) })).rejects.toThrow(Unreadable)
    })
  }

  it('open without one where only changes are restricted', async () => {
    const restricted = byQpdf(one, '--encrypt', '', 'owner', '256', '--modify=none', '--')
    const { pages } = await merged([restricted], { pages: all(0, 1) })
    expect(pages).toEqual(['one page 1'])
  })
})

describe('pictures', () => {
  async function pageOf(name: string, pictures: Partial<PictureLayout>, orientation = 1): Promise<Uint8Array> {
    const kind = name.endsWith('.png') ? 'png' : 'jpeg'
    const { file } = await assemble(
      { ...usual, pages: all(0, 1), pictures: { ...usual.pictures, ...pictures } },
      { load: () => Promise.resolve({ kind: 'picture', picture: { kind, bytes: picture(name), orientation } }) },
    )
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(faultsOf(bytes)).toBe('')
    return bytes
  }

  it('stay the JPEG that they are, on paper that lies as they do', async () => {
    const bytes = await pageOf('photo.jpg', {})
    expect(picturesIn(bytes)).toMatch(/image\s+640\s+480\s+\w+\s+3\s+8\s+jpeg/)
    expect(infoOf(bytes)).toMatch(/Page size:\s+841\.89 x 595\.28/)
    expect(bytes.length).toBeLessThan(picture('photo.jpg').length + 2000)
  })

  it('have their size in points from dots per inch', async () => {
    // 640 × 480 dots at 160 to the inch are 4 × 3 inches.
    expect(infoOf(await pageOf('photo.jpg', { paper: undefined, dpi: 160 }))).toMatch(/Page size:\s+288 x 216 /)
    const framed = await pageOf('photo.jpg', { paper: undefined, dpi: 160, margin: 36 })
    expect(infoOf(framed)).toMatch(/Page size:\s+360 x 288 /)
    expect(picturesIn(framed)).toMatch(/jpeg\s+no\s+\d+\s+\d+\s+160\s+160/)
  })

  it('stand whole within margins, or fill them', async () => {
    const upright = { lies: 'upright', margin: 72 } as const
    // 640 dots over the 451.28 points between the margins of A4.
    expect(picturesIn(await pageOf('photo.jpg', upright))).toMatch(/jpeg\s+no\s+\d+\s+\d+\s+102\s+102/)
    // 480 dots over the 697.89 points of its height.
    expect(picturesIn(await pageOf('photo.jpg', { ...upright, isFilled: true }))).toMatch(
      /jpeg\s+no\s+\d+\s+\d+\s+50\s+50/,
    )
  })

  it('keep what is see-through', async () => {
    expect(picturesIn(await pageOf('see-through.png', {}))).toMatch(/smask/)
  })

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    it(`stand upright, whatever the camera noted: ${orientation}`, async () => {
      const own = pageAsGrey(
        await pageOf(`orientation-${orientation}.jpg`, { paper: undefined, dpi: 72 }, orientation),
        1,
        72,
      )
      const first = pageAsGrey(await pageOf('orientation-1.jpg', { paper: undefined, dpi: 72 }), 1, 72)
      expect([own.width, own.height]).toEqual([first.width, first.height])
      expect(difference(own, first)).toBeLessThan(0.1)
    })
})

it('refuses what is no PDF, and one without its pages', async () => {
  const rubbish = new TextEncoder().encode('<html>not a PDF</html>')
  await expect(merged([rubbish], { pages: all(0, 1) })).rejects.toThrow(Unreadable)
  await expect(merged([one.slice(0, 300)], { pages: all(0, 1) })).rejects.toThrow(Unreadable)
  await expect(merged([one], { pages: all(0, 4) })).rejects.toThrow(Unreadable)
})
