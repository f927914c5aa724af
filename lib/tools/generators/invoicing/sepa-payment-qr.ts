import {
  checkIban,
  epcContent,
  longestEpcContent,
  mustBeTextFile,
  toMinor,
  transferLabels as labels,
  transferList,
  uploadedText,
  type SepaTransfer,
} from '@/lib/engines/payment-qr'
import { bytesIn, encodeQr, qrSvg, type QrDrawing } from '@/lib/engines/qr'
import {
  choice,
  defineGenerator,
  integer,
  isProblem,
  longText,
  money,
  number,
  problem,
  text,
} from '@/lib/kits/generator'
import { codeListFields } from '@/lib/kits/generator/code-list-fields'
import type { Problem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { drawnFiles } from '@/lib/subjects/code-files/drawn-files'
import { paymentArchive } from '@/lib/subjects/code-files/payment-archive'
import { readsBack } from '@/lib/subjects/code-files/reads-back'
import { noUsableLine, refusedBlocks, refusedNotices } from '@/lib/subjects/code-files/refused-lines'

interface PaymentValues extends Omit<SepaTransfer, 'cents'> {
  make: 'one' | 'many'
  amount: number | undefined
  list: string
  csv: string | undefined
}
type PaymentProblem = Problem<keyof PaymentValues & string>

/** The transfer of the form; of a list, what its lines have in common. */
function transferOf({
  name,
  iban,
  bic,
  amount,
  purpose,
  reference,
  text: about,
  note,
  make,
}: PaymentValues): SepaTransfer {
  const many = make === 'many'
  return {
    name,
    iban,
    bic,
    cents: many || amount === undefined ? undefined : toMinor(amount, 2),
    purpose,
    reference: many ? '' : reference,
    text: many ? '' : about,
    note,
  }
}

function listOf(values: PaymentValues, region: Region) {
  const typed = values.csv ? uploadedText(values.csv) : values.list
  if (typed === undefined) return problem('csv', mustBeTextFile)
  return transferList(typed, transferOf(values), region)
}

function contentOf(values: PaymentValues, region: Region): string | PaymentProblem {
  if (values.make === 'many') {
    const list = listOf(values, region)
    if (isProblem(list)) return list
    const [first] = list.good
    return first ? first.content : problem('list', noUsableLine(list.refused))
  }
  const content = epcContent(transferOf(values))
  if (typeof content === 'string') return content
  const { field, message } = content
  return problem(field === 'cents' ? 'amount' : field, message)
}

function drawingOf(content: string): QrDrawing {
  const matrix = encodeQr(content, 'M')
  if (!matrix) throw new RangeError('331 bytes fit into a symbol of version 13')
  return { matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' }
}

const pictureFiles = drawnFiles('make', (values: PaymentValues & { width: number; pixels: number }, show) => {
  const content = contentOf(values, show.region)
  return typeof content === 'string' ? drawingOf(content) : content
})

export default defineGenerator({
  law: 'eu',
  form: {
    make: choice('Make', { options: { one: 'One code', many: 'Many from a list' }, initial: 'one' }),
    name: text(labels.name, {
      initial: 'Muster GmbH',
      as: 'name',
      maxLength: 10_000,
      help: 'Whom the account belongs to; banks compare it with the account.',
    }),
    iban: text(labels.iban, { initial: 'DE89 3704 0044 0532 0130 00', maxLength: 60 }),
    amount: money(labels.cents, {
      initial: 119,
      min: 0.01,
      max: 999_999_999.99,
      decimals: 2,
      optional: true,
      help: 'Empty where the payer writes it.',
      shownWhen: { field: 'make', is: 'one' },
    }),
    text: text(labels.text, {
      initial: 'Invoice 2026-017',
      maxLength: 10_000,
      shownWhen: { field: 'make', is: 'one' },
    }),
    reference: text(labels.reference, {
      placeholder: 'RF18 5390 0754 7034',
      maxLength: 60,
      help: 'Instead of the payment text: a number that your books find again by themselves.',
      shownWhen: { field: 'make', is: 'one' },
      refines: true,
    }),
    bic: text(labels.bic, {
      maxLength: 20,
      help: 'Only for accounts outside the European Economic Area.',
      refines: true,
    }),
    purpose: text(labels.purpose, {
      maxLength: 10,
      placeholder: 'GDDS',
      help: 'Four letters of ISO 20022, if your payers’ banks use them.',
      refines: true,
    }),
    note: text(labels.note, {
      maxLength: 10_000,
      help: 'The payer’s bank may show it; it does not travel with the money.',
      refines: true,
    }),
    list: longText('List', {
      section: 'List',
      lines: 6,
      maxLength: 2_000_000,
      placeholder: 'file,amount,reference\nsmith,119.00,RF18539007547034\njones,48.50,RF712348231',
      help: 'One code for each line below the headings: payee, IBAN, BIC, amount, reference, payment text. A column “file” names the files.',
      shownWhen: { field: 'make', is: 'many' },
    }),
    csv: codeListFields('make').csv,
    picture: { ...codeListFields('make').picture, refines: true },
    width: number('Printed width', {
      section: 'Size',
      initial: 30,
      slider: { from: 20, to: 60, step: 1 },
      min: 15,
      max: 200,
      unit: 'mm',
      refines: true,
    }),
    pixels: integer('PNG width', { section: 'Size', initial: 800, min: 200, max: 4096, unit: 'px', refines: true }),
  },
  records: { kind: 'other', business: { name: 'name', iban: 'iban', bic: 'bic' } },
  makes:
    'A QR code after the European Payments Council’s guidelines EPC069-12, version 002, which fills in a SEPA credit transfer and is decoded again in your browser before you use it.',
  limits: [
    'Check digits show mistyped numbers. They do not show whether an account exists or whose it is.',
    'A code is no payment: the payer sees the transfer filled in and still approves it.',
    'Banks in Austria, Belgium, Finland, Germany and the Netherlands read these codes. Elsewhere ask first; Switzerland has a code of its own.',
    'Characters outside Latin letters take two to four of the 331 bytes, and some banks replace them.',
  ],
  sources: [
    {
      title:
        'European Payments Council, EPC069-12: Quick response code, guidelines to enable data capture for the initiation of a SEPA credit transfer',
      href: 'https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation',
    },
    {
      title: 'ISO 13616 and the SWIFT IBAN Registry, release 100',
      href: 'https://www.swift.com/standards/data-standards/iban',
    },
    { title: 'ISO 11649: structured creditor reference', href: 'https://www.iso.org/standard/50649.html' },
  ],

  build(values, { show }) {
    const content = contentOf(values, show.region)
    if (typeof content !== 'string') return content
    const list = values.make === 'many' ? listOf(values, show.region) : undefined
    const read = list && !isProblem(list) ? list : undefined
    const drawing = drawingOf(content)
    const [, , , , , name = '', iban = '', amount = '', , reference = '', about = ''] = content.split('\n')
    const account = checkIban(iban)
    const refused = read?.refused ?? []
    return {
      title: read ? 'Payment codes' : `Payment code ${name}`,
      sheet: 'bare',
      blocks: [
        {
          kind: 'image',
          svg: qrSvg(drawing),
          alt: `QR code of a SEPA transfer to ${name}, ${iban}`,
          width: values.width,
        },
        {
          kind: 'facts',
          facts: [
            { label: labels.name, value: name },
            { label: labels.iban, value: account.fits ? account.written : iban },
            ...(amount === '' ? [] : [{ label: labels.cents, value: show.money(Number(amount.slice(3)), 2, 'EUR') }]),
            ...(reference === '' ? [] : [{ label: labels.reference, value: reference }]),
            ...(about === '' ? [] : [{ label: labels.text, value: about }]),
          ],
        },
        {
          kind: 'facts',
          aside: true,
          facts: [
            ...(read
              ? [{ label: 'Codes in the list', value: `${show.count(read.good.length)}; the first one is shown` }]
              : []),
            { label: 'Content', value: `${show.count(bytesIn(content))} of ${show.count(longestEpcContent)} bytes` },
            { label: 'Version', value: `${drawing.matrix.version} of the 13 that banks read` },
          ],
        },
        {
          kind: 'plain',
          label: read ? 'Content of the first code' : 'Content of the code',
          text: content,
          aside: true,
        },
        ...refusedBlocks(refused, show),
      ],
      notices: refusedNotices(refused, show),
    }
  },

  slow: ({ make, list, csv }) => make === 'many' && list.length + (csv?.length ?? 0) > 20_000,

  async check(values, { show, rasterise }) {
    const content = contentOf(values, show.region)
    if (typeof content !== 'string') return []
    const drawing = drawingOf(content)
    const side = drawing.matrix.size + 2 * drawing.quietZone
    const pixels = await rasterise(qrSvg(drawing, String(side)), side * Math.max(3, Math.round(600 / side)))
    return [
      (await readsBack(pixels, content))
        ? { is: 'good', says: 'Scan check passed: it reads back exactly.' }
        : { is: 'bad', says: 'Scan check failed: the decoder could not read this code.' },
    ]
  },

  files: {
    zip: {
      label: 'ZIP with all codes',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      shownWhen: { field: 'make', is: 'many' },
      make(values, { show, progress }) {
        const list = listOf(values, show.region)
        return isProblem(list) ? list : paymentArchive(list, values, progress)
      },
    },
    svg: pictureFiles.svg,
    png: pictureFiles.png,
    pdf: pictureFiles.pdf,
  },
  saves: [],

  examples: [
    {
      name: 'An invoice of 119 euros',
      given: {
        name: 'Muster GmbH',
        iban: 'DE89370400440532013000',
        amount: 119,
        text: 'Invoice 2026-017',
      },
      expect: {
        plain: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE89370400440532013000\nEUR119\n\n\nInvoice 2026-017',
        text: ['Content: 75 of 331 bytes', 'DE89 3704 0044 0532 0130 00'],
      },
    },
    {
      name: 'A reference instead of a text',
      given: {
        name: 'Muster GmbH',
        iban: 'DE89370400440532013000',
        amount: 119,
        text: '',
        reference: 'RF18 5390 0754 7034',
      },
      expect: {
        plain: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE89370400440532013000\nEUR119\n\nRF18539007547034',
        text: ['Reference: RF18539007547034'],
      },
    },
  ],
})
