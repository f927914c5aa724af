import { contrastRatio, encodeQr, qrSvg, type QrDrawing } from '@/lib/engines/qr'
import {
  choice,
  colour,
  defineGenerator,
  integer,
  isProblem,
  longText,
  number,
  problem,
  text,
  toggle,
  type Notice,
} from '@/lib/kits/generator'
import type { Block } from '@/lib/kits/document/types'
import {
  campaignCodes,
  campaignCsv,
  type CampaignCodes,
  type CampaignValues,
} from '@/lib/subjects/code-files/campaign-codes'
import { codeArchive } from '@/lib/subjects/code-files/code-archive'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import { refusedBlocks, refusedNotices } from '@/lib/subjects/code-files/refused-lines'

interface Look {
  level: 'L' | 'M' | 'Q' | 'H'
  dark: string
  light: string
  width: number
}

/** Codes on the sheet; the archive has all. */
const shownCodes = 30
const perRow = 3

function drawingOf(content: string, { level, dark, light }: Look): QrDrawing | undefined {
  const matrix = encodeQr(content, level)
  return matrix && { matrix, shape: 'squares', quietZone: 4, dark, light }
}

function codeBlocks(codes: CampaignCodes, look: Look): Block[] {
  const boxes = codes.good.slice(0, shownCodes).map(({ name, content }): Block[] => {
    const drawing = drawingOf(content, look)
    return [
      ...(drawing
        ? [{ kind: 'image', svg: qrSvg(drawing), alt: `QR code for ${name}`, width: look.width } as const]
        : []),
      { kind: 'paragraph', text: name },
    ]
  })
  return Array.from({ length: Math.ceil(boxes.length / perRow) }, (_, row) => {
    const own = boxes.slice(row * perRow, (row + 1) * perRow)
    const empty = Array.from({ length: perRow - own.length }, (): Block[] => [])
    return { kind: 'columns', columns: [...own, ...empty], grid: true }
  })
}

function noticesOf({ good, same, tidied }: CampaignCodes, { dark, light }: Look): Notice[] {
  const [pair] = same
  const unassigned = good.filter(({ channel }) => channel === 'Unassigned').length
  const ratio = contrastRatio(dark, light)
  return [
    ...(pair
      ? [
          {
            is: 'bad',
            says: `Lines ${String(pair[0])} and ${String(pair[1])} have the same link, so their scans cannot be told apart.${same.length > 1 ? ` And ${String(same.length - 1)} more.` : ''}`,
          } as const,
        ]
      : []),
    ...(tidied.length > 0
      ? [
          {
            is: 'plain',
            says: `${tidied.slice(0, 2).join(' ')}${tidied.length > 2 ? ` And ${String(tidied.length - 2)} more.` : ''}`,
          } as const,
        ]
      : []),
    ...(unassigned > 0
      ? [
          {
            is: 'fair',
            says: `Google Analytics 4 puts ${unassigned === good.length ? 'these visits' : `${String(unassigned)} of the links`} into the channel Unassigned, since no rule of it names the medium. Source and medium are still reported.`,
          } as const,
        ]
      : []),
    ...(ratio < 3
      ? [
          {
            is: 'bad',
            says: `The colours have a contrast of ${ratio.toFixed(1)} to 1. Below 3 to 1 many cameras cannot tell the modules apart.`,
          } as const,
        ]
      : []),
  ]
}

/** The codes, or the field that keeps them from being made: an address too long for a code is one, too. */
function codesOf(values: CampaignValues & Look) {
  const codes = campaignCodes(values)
  if (isProblem(codes)) return codes
  const long = codes.good.find(({ content }) => !encodeQr(content, values.level))
  return long
    ? problem('url', 'must be shorter: with its tags it does not fit into a code of this error correction')
    : codes
}

export default defineGenerator({
  form: {
    url: text('Landing page', { initial: 'https://example.com/menu', maxLength: 2000, as: 'url' }),
    campaign: text('Campaign', { initial: 'summer-2027', maxLength: 200 }),
    places: longText('Places, one a line', {
      initial: 'Poster town hall\nTable card\nVan',
      lines: 5,
      maxLength: 300_000,
      help: 'Name, source, medium, content, parted by commas. The name alone will do.',
    }),
    medium: text('Medium', {
      initial: 'qr',
      maxLength: 100,
      help: 'For lines that name none.',
    }),
    separator: choice('Between words', {
      options: { dash: 'Dash', underscore: 'Underscore', keep: 'As typed' },
      initial: 'dash',
      section: 'Names',
      refines: true,
    }),
    lowerCase: toggle('Lower case', { initial: true, section: 'Names', refines: true }),
    level: choice('Error correction', {
      options: { L: 'L, 7%', M: 'M, 15%', Q: 'Q, 25%', H: 'H, 30%' },
      initial: 'M',
      as: 'buttons',
      section: 'Look',
      refines: true,
    }),
    dark: colour('Dark modules', { initial: '#000000', section: 'Look', refines: true }),
    light: colour('Background', { initial: '#ffffff', section: 'Look', refines: true }),
    width: number('Printed width', {
      initial: 45,
      slider: { from: 15, to: 55, step: 1 },
      min: 15,
      max: 55,
      unit: 'mm',
      help: 'On the sheet, and of SVG files in the archive.',
      section: 'Size',
      refines: true,
    }),
    picture: choice('Pictures in the archive', {
      options: { svg: 'SVG', png: 'PNG' },
      initial: 'svg',
      section: 'Size',
      refines: true,
    }),
    pixels: integer('PNG width', {
      initial: 1024,
      min: 64,
      max: 4096,
      unit: 'px',
      shownWhen: { field: 'picture', is: 'png' },
      section: 'Size',
      refines: true,
    }),
  },
  makes:
    'A link with campaign parameters for each place, after the rules of Google Analytics, and a QR Code symbol after ISO/IEC 18004 for each link.',
  limits: [
    'Up to 2,000 places; the sheet shows the first 30 codes, the archive has all.',
    'A code is fixed once it is printed. Where the page may move, point the codes to an address of yours that redirects.',
    'Scans are counted only where the page runs an analytics program, and only for visitors who agreed to it.',
    'Tags make a code denser: keep names short for small prints.',
    'The decoder reads the first code on your screen and each in the archive. Scan the first print with two phones.',
  ],
  sources: [
    {
      title: 'Google Analytics Help: [GA4] URL builders: collect campaign data with custom URLs',
      href: 'https://support.google.com/analytics/answer/10917952',
    },
    {
      title: 'Google Analytics Help: [GA4] Default channel group',
      href: 'https://support.google.com/analytics/answer/9756891',
    },
    { title: 'WHATWG: URL Standard', href: 'https://url.spec.whatwg.org/' },
    {
      title: 'ISO/IEC 18004:2015, QR Code bar code symbology specification',
      href: 'https://www.iso.org/standard/62021.html',
    },
  ],

  build(values, { show }) {
    const codes = codesOf(values)
    if (isProblem(codes)) return codes
    const { good, refused } = codes
    return {
      title: `QR codes ${values.campaign.trim()}`,
      sheet: 'a4',
      blocks: [
        { kind: 'heading', level: 1, text: values.campaign.trim() },
        ...codeBlocks(codes, values),
        ...(good.length > shownCodes
          ? [
              {
                kind: 'paragraph',
                quiet: true,
                text: `The first ${show.count(shownCodes)} of ${show.count(good.length)} codes.`,
              } as const,
            ]
          : []),
        {
          kind: 'table',
          label: 'Links',
          columns: [
            { label: 'Place', width: 2 },
            { label: 'Source', width: 2 },
            { label: 'Medium', width: 1 },
            { label: 'Link', width: 6 },
          ],
          rows: good.map(({ name, source, medium, content }) => [name, source, medium, content]),
        },
        {
          kind: 'plain',
          label: 'All links',
          text: good.map(({ content }) => content).join('\n'),
          aside: true,
        },
        ...refusedBlocks(refused, show),
      ],
      notices: [...noticesOf(codes, values), ...refusedNotices(refused, show)],
    }
  },

  slow: ({ places }) => places.length > 3000,

  async check(values, { rasterise }) {
    const codes = codesOf(values)
    const first = isProblem(codes) ? undefined : codes.good[0]
    const drawing = first && drawingOf(first.content, values)
    if (!first || !drawing) return []
    const side = drawing.matrix.size + 8
    const pixels = await rasterise(qrSvg(drawing, String(side)), side * Math.max(3, Math.round(600 / side)))
    return (await readsBack(pixels, first.content))
      ? [{ is: 'good', says: 'Scan check of the first code passed: it reads back exactly.' }]
      : [{ is: 'bad', says: 'Scan check failed: the decoder could not read the first code. Raise the contrast.' }]
  },

  files: {
    zip: {
      label: 'ZIP with all codes',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      async make(values, { progress }) {
        const codes = codesOf(values)
        if (isProblem(codes)) return codes
        const { level, dark, light, picture, width, pixels } = values
        const tooLong = () => 'does not fit into a code'
        const made = await codeArchive(
          codes,
          { level, dark, light, picture, width, pixels, shape: 'squares', quietZone: 4, tooLong },
          progress,
        )
        return isProblem(made) ? problem('places', made.message) : made
      },
    },
    csv: {
      label: 'Links as CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const codes = codesOf(values)
        return isProblem(codes) ? codes : campaignCsv(codes)
      },
    },
  },
  saves: ['pdf'],

  examples: [
    {
      name: 'Three places',
      given: { url: 'https://example.com/menu', campaign: 'summer-2027', places: 'Poster town hall\nTable card\nVan' },
      expect: {
        plain:
          'https://example.com/menu?utm_source=poster-town-hall&utm_medium=qr&utm_campaign=summer-2027\nhttps://example.com/menu?utm_source=table-card&utm_medium=qr&utm_campaign=summer-2027\nhttps://example.com/menu?utm_source=van&utm_medium=qr&utm_campaign=summer-2027',
        text: ['Poster town hall', 'table-card'],
      },
    },
  ],
})
