import {
  bytesIn,
  capacityFault,
  contentLabels as labels,
  contentOf,
  contrastRatio,
  encodeQr,
  isLighter,
  kindNames,
  listOf,
  logoOf,
  qrEps,
  qrSvg,
  type QrDrawing,
  type QrToolValues,
} from '@/lib/engines/qr'
import {
  choice,
  colour,
  date,
  defineGenerator,
  file,
  integer,
  isProblem,
  longText,
  number,
  percent,
  problem,
  text,
  toggle,
  type Notice,
} from '@/lib/kits/generator'
import { codeListFields } from '@/lib/kits/generator/code-list-fields'
import { drawnFiles } from '@/lib/subjects/code-files/drawn-files'
import { makeArchive } from '@/lib/subjects/code-files/qr-archive'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import { noUsableLine, refusedBlocks, refusedNotices } from '@/lib/subjects/code-files/refused-lines'

type QrValues = QrToolValues & { amount: 'one' | 'many' }

/** What is drawn: of a list, its first code. */
function drawingOf(values: QrValues) {
  const content = values.amount === 'many' ? firstOfList(values) : contentOf(values)
  if (typeof content !== 'string') return content
  const matrix = encodeQr(content, values.level)
  if (!matrix) return capacityFault(content, values)
  const { shape, quietZone, dark, light } = values
  const logo = logoOf(values)
  if (logo && isProblem(logo)) return logo
  const drawing: QrDrawing = {
    matrix,
    shape,
    quietZone,
    dark,
    light,
    ...(logo ? { logo } : {}),
  }
  return { content, drawing }
}

function firstOfList(values: QrValues) {
  const list = listOf(values)
  if (isProblem(list)) return list
  return list.good[0]?.content ?? problem('list', noUsableLine(list.refused))
}

function noticesOf({ dark, light, quietZone, logo, level }: QrValues): Notice[] {
  const notices: Notice[] = []
  const ratio = contrastRatio(dark, light)
  if (ratio < 3)
    notices.push({
      is: 'bad',
      says: `The colours have a contrast of ${ratio.toFixed(1)} to 1. Below 3 to 1 many cameras cannot tell the modules apart.`,
    })
  else if (isLighter(dark, light))
    notices.push({
      is: 'fair',
      says: 'The modules are lighter than the background. Some scanners read only dark codes on a light ground.',
    })
  if (quietZone < 4)
    notices.push({
      is: 'fair',
      says: 'The quiet zone is narrower than the 4 modules that ISO/IEC 18004 asks for. Keep print and other graphics away from the code.',
    })
  if (logo && (level === 'L' || level === 'M'))
    notices.push({
      is: 'fair',
      says: 'A logo hides part of the code. Choose error correction Q or H, so that dirt can be corrected as well.',
    })
  return notices
}

const pictureFiles = drawnFiles('amount', (values: QrValues) => {
  const made = drawingOf(values)
  return isProblem(made) ? made : made.drawing
})

export default defineGenerator({
  form: {
    amount: choice('Make', { options: { one: 'One code', many: 'Many from a list' }, initial: 'one' }),
    kind: choice('The code holds', {
      options: kindNames,
      initial: 'url',
      as: 'menu',
    }),
    url: text(labels.url, {
      initial: 'https://example.com/menu',
      maxLength: 4000,
      as: 'url',
      shownWhen: { field: 'kind', is: 'url' },
    }),
    text: longText(labels.text, { maxLength: 8000, lines: 4, shownWhen: { field: 'kind', is: 'text' } }),
    ssid: text(labels.ssid, { placeholder: 'Guest', shownWhen: { field: 'kind', is: 'wifi' } }),
    security: choice(labels.security, {
      options: { WPA: 'WPA, WPA2 or WPA3', SAE: 'WPA3 only', WEP: 'WEP', nopass: 'None' },
      initial: 'WPA',
      as: 'menu',
      shownWhen: { field: 'kind', is: 'wifi' },
    }),
    password: text(labels.password, {
      help: 'Anyone who scans the code can read it.',
      shownWhen: [
        { field: 'kind', is: 'wifi' },
        { field: 'security', is: ['WPA', 'SAE', 'WEP'] },
      ],
    }),
    hidden: toggle(labels.hidden, { shownWhen: { field: 'kind', is: 'wifi' }, refines: true }),
    givenName: text(labels.givenName, { shownWhen: { field: 'kind', is: 'contact' } }),
    familyName: text(labels.familyName, { shownWhen: { field: 'kind', is: 'contact' } }),
    organisation: text(labels.organisation, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    jobTitle: text(labels.jobTitle, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    mobile: text(labels.mobile, {
      as: 'tel',
      placeholder: '+44 7700 900123',
      shownWhen: { field: 'kind', is: 'contact' },
    }),
    phone: text(labels.phone, { as: 'tel', shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    emailAddress: text(labels.emailAddress, { as: 'email', shownWhen: { field: 'kind', is: 'contact' } }),
    website: text(labels.website, { as: 'url', shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    street: text(labels.street, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    city: text(labels.city, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    state: text(labels.state, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    postcode: text(labels.postcode, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    country: text(labels.country, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    note: text(labels.note, { shownWhen: { field: 'kind', is: 'contact' }, refines: true }),
    to: text(labels.to, {
      placeholder: 'sales@example.com',
      help: 'Several addresses are parted by commas.',
      shownWhen: { field: 'kind', is: 'email' },
    }),
    subject: text(labels.subject, { shownWhen: { field: 'kind', is: 'email' } }),
    body: longText(labels.body, { maxLength: 3000, shownWhen: { field: 'kind', is: 'email' } }),
    number: text(labels.number, {
      as: 'tel',
      placeholder: '+44 20 7946 0123',
      help: 'With the country code it works abroad too.',
      shownWhen: { field: 'kind', is: 'sms' },
    }),
    message: longText(labels.message, { maxLength: 1600, lines: 3, shownWhen: { field: 'kind', is: 'sms' } }),
    latitude: number(labels.latitude, {
      initial: 51.5007,
      min: -90,
      max: 90,
      decimals: 7,
      help: 'Degrees, north is positive.',
      shownWhen: { field: 'kind', is: 'geo' },
    }),
    longitude: number(labels.longitude, {
      initial: -0.1246,
      min: -180,
      max: 180,
      decimals: 7,
      help: 'Degrees, east is positive.',
      shownWhen: { field: 'kind', is: 'geo' },
    }),
    title: text(labels.title, { placeholder: 'Summer fair', shownWhen: { field: 'kind', is: 'event' } }),
    place: text(labels.place, { shownWhen: { field: 'kind', is: 'event' } }),
    details: longText(labels.details, {
      maxLength: 2000,
      lines: 3,
      shownWhen: { field: 'kind', is: 'event' },
      refines: true,
    }),
    allDay: toggle(labels.allDay, { shownWhen: { field: 'kind', is: 'event' } }),
    starts: date(labels.starts, { initial: '2027-06-12', shownWhen: { field: 'kind', is: 'event' } }),
    startTime: text(labels.startTime, {
      initial: '10:00',
      placeholder: '09:30',
      shownWhen: [
        { field: 'kind', is: 'event' },
        { field: 'allDay', is: false },
      ],
    }),
    ends: date(labels.ends, { initial: '2027-06-12', shownWhen: { field: 'kind', is: 'event' } }),
    endTime: text(labels.endTime, {
      initial: '16:00',
      placeholder: '17:00',
      shownWhen: [
        { field: 'kind', is: 'event' },
        { field: 'allDay', is: false },
      ],
    }),
    zone: choice(labels.zone, {
      options: { local: 'Local time wherever it is scanned', fixed: 'Fixed, by its difference to UTC' },
      initial: 'local',
      as: 'menu',
      shownWhen: [
        { field: 'kind', is: 'event' },
        { field: 'allDay', is: false },
      ],
      refines: true,
    }),
    offset: text(labels.offset, {
      initial: '+01:00',
      help: 'As it is on the day of the event, summer time included.',
      shownWhen: [
        { field: 'kind', is: 'event' },
        { field: 'allDay', is: false },
        { field: 'zone', is: 'fixed' },
      ],
      refines: true,
    }),
    whole: toggle(labels.whole, {
      help: 'About 150 bytes more. Phones read the event alone; some calendar programs want the whole.',
      shownWhen: { field: 'kind', is: 'event' },
      refines: true,
    }),

    list: longText('List', {
      section: 'List',
      lines: 6,
      maxLength: 2_000_000,
      placeholder: 'name,url\ntable-1,https://example.com/t/1\ntable-2,https://example.com/t/2',
      help: 'One code for each line. A first line may name columns after the fields above; a column “name” names the files. Fields without a column keep their value above.',
      shownWhen: { field: 'amount', is: 'many' },
    }),
    csv: codeListFields('amount').csv,
    picture: codeListFields('amount').picture,

    level: choice('Error correction', {
      section: 'Look',
      options: { L: 'L, 7%', M: 'M, 15%', Q: 'Q, 25%', H: 'H, 30%' },
      initial: 'M',
      as: 'buttons',
      help: 'How much of the code may be dirty, torn or covered. More of it makes the code denser.',
      refines: true,
    }),
    shape: choice('Modules', {
      section: 'Look',
      options: { squares: 'Squares', rounded: 'Rounded', dots: 'Dots' },
      initial: 'squares',
      refines: true,
    }),
    dark: colour('Dark modules', { section: 'Look', initial: '#000000', refines: true }),
    light: colour('Background', { section: 'Look', initial: '#ffffff', refines: true }),
    quietZone: integer('Quiet zone', {
      section: 'Look',
      initial: 4,
      slider: { to: 20, step: 1 },
      min: 0,
      max: 20,
      unit: 'modules',
      help: 'Empty border. The standard asks for 4.',
      refines: true,
    }),
    logo: file('Logo in the middle', {
      section: 'Look',
      accept: 'image/png,image/jpeg,image/svg+xml,image/webp',
      maxBytes: 300_000,
      optional: true,
      help: 'Square pictures fit best. It stays on this page and is not in the link.',
      refines: true,
    }),
    logoShare: percent('Logo width', {
      section: 'Look',
      initial: 0.2,
      slider: { from: 0.05, to: 0.3, step: 0.01 },
      min: 0.05,
      max: 0.3,
      help: 'Of the width of the code.',
      refines: true,
    }),
    width: number('Printed width', {
      section: 'Size',
      initial: 40,
      slider: { from: 10, to: 200, step: 1 },
      min: 5,
      max: 2000,
      unit: 'mm',
      refines: true,
    }),
    pixels: integer('PNG width', { section: 'Size', initial: 1024, min: 64, max: 4096, unit: 'px', refines: true }),
  },
  makes:
    'A QR Code symbol after ISO/IEC 18004 in the smallest version that holds your content, decoded again in your browser before you use it.',
  limits: [
    'Kanji mode and structured append are not used; text beyond ASCII is UTF-8 without an ECI mark, which phone cameras read.',
    'The decoder reads the picture on your screen. Paper, print and light are yours to test: scan the first print with two phones.',
    'PDF files, EPS files and PNG files of a list hold no logo.',
    'The code is fixed once it is printed: there is no redirect that could be changed or counted later.',
  ],
  sources: [
    {
      title: 'ISO/IEC 18004:2015, QR Code bar code symbology specification',
      href: 'https://www.iso.org/standard/62021.html',
    },
    { title: 'RFC 6350: vCard format specification', href: 'https://www.rfc-editor.org/rfc/rfc6350' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'RFC 6068: the mailto URI scheme', href: 'https://www.rfc-editor.org/rfc/rfc6068' },
    { title: 'RFC 5724: URI scheme for SMS', href: 'https://www.rfc-editor.org/rfc/rfc5724' },
    { title: 'RFC 5870: a URI for geographic locations', href: 'https://www.rfc-editor.org/rfc/rfc5870' },
    {
      title: 'ZXing: barcode contents, Wi-Fi network configuration',
      href: 'https://github.com/zxing/zxing/wiki/Barcode-Contents',
    },
  ],

  build(values, { show }) {
    const drawn = drawingOf(values)
    if (isProblem(drawn)) return drawn
    const { content, drawing } = drawn
    const { matrix, quietZone } = drawing
    const read = values.amount === 'many' ? listOf(values) : undefined
    const list = read && !isProblem(read) ? read : undefined
    const refused = list?.refused ?? []
    const isShort = content.length <= 300
    return {
      title: list ? 'QR codes' : `QR code ${kindNames[values.kind]}`,
      sheet: 'bare',
      blocks: [
        {
          kind: 'image',
          svg: qrSvg(drawing),
          alt: isShort ? `QR code that holds: ${content}` : 'QR code',
          width: values.width,
        },
        {
          kind: 'facts',
          aside: true,
          facts: [
            ...(list
              ? [{ label: 'Codes in the list', value: `${show.count(list.good.length)}; the first one is shown` }]
              : []),
            { label: 'Version', value: `${matrix.version}, ${matrix.size} × ${matrix.size} modules` },
            { label: 'Content', value: `${show.count(bytesIn(content))} bytes` },
            {
              label: 'One module in print',
              value: `${show.number(values.width / (matrix.size + 2 * quietZone), 2)} mm`,
            },
          ],
        },
        {
          kind: 'plain',
          label: list ? 'Content of the first code' : 'Content of the code',
          text: content,
          aside: true,
        },
        ...refusedBlocks(refused, show),
      ],
      notices: [...noticesOf(values), ...refusedNotices(refused, show)],
    }
  },

  slow: ({ amount, list, csv }) => amount === 'many' && list.length + (csv?.length ?? 0) > 20_000,

  async check(values, { rasterise }) {
    const drawn = drawingOf(values)
    if (isProblem(drawn)) return []
    const side = drawn.drawing.matrix.size + 2 * values.quietZone
    const pixels = await rasterise(qrSvg(drawn.drawing, String(side)), side * Math.max(3, Math.round(600 / side)))
    if (await readsBack(pixels, drawn.content))
      return [{ is: 'good', says: 'Scan check passed: it reads back exactly.' }]
    if (await readsBack(pixels, drawn.content, true))
      return [{ is: 'fair', says: 'Scan check: only a decoder that also tries inverted colours could read this code.' }]
    return [
      {
        is: 'bad',
        says: values.logo
          ? 'Scan check failed: no decoder could read this code. Make the logo smaller or raise the error correction.'
          : 'Scan check failed: the decoder could not read this code. Raise the contrast or the quiet zone.',
      },
    ]
  },

  files: {
    zip: {
      label: 'ZIP with all codes',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      shownWhen: { field: 'amount', is: 'many' },
      make: (values, { progress }) => makeArchive(values, progress),
    },
    svg: pictureFiles.svg,
    png: pictureFiles.png,
    pdf: {
      ...pictureFiles.pdf,
      make: (values, context) =>
        values.logo
          ? problem('logo', 'cannot be in a PDF file. Remove it, or save SVG')
          : pictureFiles.pdf.make(values, context),
    },
    eps: {
      label: 'EPS',
      type: 'application/postscript',
      extension: 'eps',
      shownWhen: { field: 'amount', is: 'one' },
      make(values) {
        if (values.logo) return problem('logo', 'cannot be in an EPS file. Remove it, or save SVG')
        const drawn = drawingOf(values)
        return isProblem(drawn) ? drawn : qrEps(drawn.drawing, values.width)
      },
    },
  },
  saves: [],

  examples: [
    {
      name: 'A menu on a table',
      given: { kind: 'url', url: 'https://example.com/menu' },
      expect: { plain: 'https://example.com/menu', text: ['Version: 2, 25 × 25 modules', 'Content: 24 bytes'] },
    },
    {
      name: 'Guest Wi-Fi',
      given: { kind: 'wifi', ssid: 'Café Guest', password: 'flat white; no sugar', security: 'WPA' },
      expect: { plain: 'WIFI:T:WPA;S:Café Guest;P:flat white\\; no sugar;;' },
    },
  ],
})
