import { barcodeArchive, barcodePicture, barcodeSheets, listReport } from '@/lib/subjects/code-files/barcode-sheets'
import {
  barcodeDocument,
  barcodeSvg,
  kindNames,
  longList,
  readBackNotice,
  sheetNames,
  shownBarcode,
  type BarcodeValues,
} from '@/lib/engines/barcode'
import {
  choice,
  colour,
  defineGenerator,
  integer,
  isProblem,
  longText,
  number,
  text,
  toggle,
} from '@/lib/kits/generator'
import { codeListFields } from '@/lib/kits/generator/code-list-fields'

const one = { field: 'amount', is: 'one' } as const
const many = { field: 'amount', is: 'many' } as const
const kindIs = (...kinds: readonly BarcodeValues['kind'][]) => ({ field: 'kind', is: kinds })
const ownGrid = { field: 'sheet', is: 'own' } as const

export default defineGenerator({
  form: {
    amount: choice('Make', { options: { one: 'One code', many: 'Many from a list' }, initial: 'one' }),
    kind: choice('Symbology', { options: kindNames, initial: 'ean13', as: 'menu' }),
    ean13: text('EAN-13 number', {
      initial: '9506000134352',
      help: '13 digits, or 12 without the check digit.',
      shownWhen: [one, kindIs('ean13')],
    }),
    ean8: text('EAN-8 number', {
      initial: '95012346',
      help: '8 digits, or 7 without the check digit.',
      shownWhen: [one, kindIs('ean8')],
    }),
    upca: text('UPC-A number', {
      initial: '012345678905',
      help: '12 digits, or 11 without the check digit.',
      shownWhen: [one, kindIs('upca')],
    }),
    upce: text('UPC-E number', {
      initial: '01234565',
      help: '6 to 8 digits, or the UPC-A number that is to be shortened.',
      shownWhen: [one, kindIs('upce')],
    }),
    isbn: text('ISBN', {
      initial: '978-0-11-000222-4',
      help: '13 digits, or 10 of an older ISBN. Hyphens are printed as you type them.',
      shownWhen: [one, kindIs('isbn')],
    }),
    itf14: text('GTIN-14', {
      initial: '15400141288763',
      help: '14 digits, or 13 without the check digit.',
      shownWhen: [one, kindIs('itf14')],
    }),
    elements: longText('Data elements', {
      initial: '(01)09506000134352(17)271231(10)ABC123',
      maxLength: 4000,
      lines: 3,
      help: 'Each Application Identifier in brackets, then its value. A bracket within a value is written \\( or \\).',
      shownWhen: [one, kindIs('gs1-128', 'gs1-datamatrix')],
    }),
    code128: text('Text', {
      initial: 'SHELF-A-0042',
      help: 'Letters, digits and signs of ASCII.',
      shownWhen: [one, kindIs('code128')],
    }),
    code39: text('Text', {
      initial: 'PART 1234',
      help: 'Capitals, digits, space and the signs - . $ / + % are allowed.',
      shownWhen: [one, kindIs('code39')],
    }),
    data: longText('Text', {
      initial: 'Batch 42, München',
      maxLength: 4000,
      lines: 3,
      shownWhen: [one, kindIs('datamatrix', 'pdf417', 'aztec')],
    }),
    addOn: text('Add-on', {
      help: '5 digits beside the code: of a book its currency and price, such as 51995 for 19.95 US dollars. Periodicals may have 2.',
      shownWhen: [one, kindIs('ean13', 'upca', 'isbn')],
      refines: true,
    }),
    code39Check: toggle('Add the check character, modulo 43', { shownWhen: kindIs('code39'), refines: true }),
    bearer: choice('Bearer bars', {
      options: { none: 'None', bars: 'Above and below, 2 modules', frame: 'Frame of 4.83 mm' },
      initial: 'bars',
      as: 'menu',
      help: 'They keep a scanner from reading part of the number. A frame is for printing plates.',
      shownWhen: kindIs('itf14'),
      refines: true,
    }),
    dataShape: choice('Outline', {
      options: { square: 'Square', rectangle: 'Rectangle' },
      initial: 'square',
      shownWhen: kindIs('datamatrix', 'gs1-datamatrix'),
      refines: true,
    }),
    columns: integer('Data columns', {
      initial: 0,
      min: 0,
      max: 30,
      help: '0 lets the encoder choose. Fewer columns make a narrow, high code.',
      shownWhen: kindIs('pdf417'),
      refines: true,
    }),

    list: longText('List', {
      section: 'List',
      initial: '9506000134352,Coffee\n950600013437,Tea\n9506000134390,Cocoa',
      lines: 6,
      maxLength: 3_000_000,
      help: 'One code for each line: code, name of its file, number of labels. A first line may name the columns code, name, copies and add-on in any order. Up to 10,000 lines.',
      shownWhen: many,
    }),
    csv: codeListFields('amount', 3_000_000).csv,
    picture: codeListFields('amount', 3_000_000).picture,

    sizing: choice('Width of a module', {
      section: 'Size',
      options: { standard: 'Usual', own: 'Own' },
      initial: 'standard',
      refines: true,
    }),
    moduleWidth: number('X-dimension', {
      section: 'Size',
      initial: 0.33,
      slider: { from: 0.1, to: 2, step: 0.01 },
      min: 0.05,
      max: 10,
      unit: 'mm',
      help: 'Width of the narrowest bar, or of one cell.',
      shownWhen: { field: 'sizing', is: 'own' },
      refines: true,
    }),
    barHeight: number('Height of the bars', {
      section: 'Size',
      min: 2,
      max: 200,
      unit: 'mm',
      optional: true,
      help: 'Empty: the height of the standard.',
      shownWhen: kindIs('ean13', 'ean8', 'upca', 'upce', 'isbn', 'itf14', 'gs1-128', 'code128', 'code39'),
      refines: true,
    }),
    dpi: integer('Resolution', {
      section: 'Size',
      initial: 600,
      min: 72,
      max: 2400,
      unit: 'dpi',
      help: 'Of the printer. Label printers have 203, 300 or 600.',
      refines: true,
    }),
    snap: toggle('Round the X-dimension to whole printer dots', { section: 'Size', refines: true }),

    showText: toggle('Human-readable text', { section: 'Look', initial: true, refines: true }),
    quiet: choice('Quiet zone', {
      section: 'Look',
      options: { standard: 'Of the standard', own: 'Own' },
      initial: 'standard',
      refines: true,
    }),
    quietModules: integer('Width of the quiet zone', {
      section: 'Look',
      initial: 10,
      slider: { to: 40, step: 1 },
      min: 0,
      max: 100,
      unit: 'modules',
      shownWhen: { field: 'quiet', is: 'own' },
      refines: true,
    }),
    dark: colour('Bars', { section: 'Look', initial: '#000000', refines: true }),
    light: colour('Ground', { section: 'Look', initial: '#ffffff', refines: true }),
    rotation: choice('Turn', {
      section: 'Look',
      options: { '0': '0°', '90': '90°', '180': '180°', '270': '270°' },
      initial: '0',
      as: 'buttons',
      refines: true,
    }),

    sheet: choice('Sheet', {
      section: 'Label sheets',
      options: sheetNames,
      initial: 'L7160',
      as: 'menu',
      refines: true,
    }),
    paperWidth: number('Paper width', {
      section: 'Label sheets',
      initial: 210,
      min: 20,
      max: 1000,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    paperHeight: number('Paper height', {
      section: 'Label sheets',
      initial: 297,
      min: 20,
      max: 1000,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    across: integer('Labels across', {
      section: 'Label sheets',
      initial: 3,
      min: 1,
      max: 50,
      shownWhen: ownGrid,
      refines: true,
    }),
    down: integer('Labels down', {
      section: 'Label sheets',
      initial: 8,
      min: 1,
      max: 100,
      shownWhen: ownGrid,
      refines: true,
    }),
    labelWidth: number('Label width', {
      section: 'Label sheets',
      initial: 64,
      min: 5,
      max: 1000,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    labelHeight: number('Label height', {
      section: 'Label sheets',
      initial: 33.9,
      min: 5,
      max: 1000,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    leftMargin: number('Left margin', {
      section: 'Label sheets',
      initial: 6.5,
      min: 0,
      max: 500,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    topMargin: number('Top margin', {
      section: 'Label sheets',
      initial: 12.9,
      min: 0,
      max: 500,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    acrossPitch: number('Step across', {
      section: 'Label sheets',
      initial: 66.5,
      min: 1,
      max: 1000,
      unit: 'mm',
      help: 'From the left edge of a label to the left edge of the next.',
      shownWhen: ownGrid,
      refines: true,
    }),
    downPitch: number('Step down', {
      section: 'Label sheets',
      initial: 33.9,
      min: 1,
      max: 1000,
      unit: 'mm',
      shownWhen: ownGrid,
      refines: true,
    }),
    startAt: integer('Start at label', {
      section: 'Label sheets',
      initial: 1,
      min: 1,
      max: 5000,
      help: 'Row by row from the top left, for a sheet that has been begun.',
      refines: true,
    }),
    copies: integer('Labels', {
      section: 'Label sheets',
      initial: 21,
      min: 1,
      max: 20_000,
      shownWhen: one,
      refines: true,
    }),
    outlines: toggle('Print outlines of the labels', {
      section: 'Label sheets',
      help: 'For a trial on plain paper that you hold against the sheet.',
      refines: true,
    }),
  },
  makes:
    'Bar codes and matrix codes after GS1 General Specifications and ISO/IEC standards, with check digits, in measured millimetres, and read back by a second decoder.',
  limits: [
    'A number that is printed on goods for sale must be assigned to you: GTINs and company prefixes by GS1, ISBNs by your national agency. The tool checks its form, not who owns it.',
    'Knows the Application Identifiers of the GS1 Barcode Syntax Dictionary of January 2026. It does not look up country, currency and package codes, and does not read the contents of coupons.',
    'Limits of GS1 are shown for retail tills and general distribution. For GS1 DataMatrix they depend on the place of scanning: ask who receives your goods.',
    'Human-readable text in the picture has the characters of ASCII.',
    'Contrast is computed from screen colours. Ink, foil and paper are yours to test with a scanner or a verifier.',
  ],
  sources: [
    {
      title: 'GS1 General Specifications',
      href: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications',
    },
    {
      title: 'GS1 Barcode Syntax Dictionary',
      href: 'https://ref.gs1.org/tools/gs1-barcode-syntax-resource/syntax-dictionary/',
    },
    {
      title: 'GS1: how to calculate a check digit manually',
      href: 'https://www.gs1.org/services/how-calculate-check-digit-manually',
    },
    {
      title: 'International ISBN Agency: ISBN Users’ Manual',
      href: 'https://www.isbn-international.org/content/isbn-users-manual',
    },
    { title: 'ISO/IEC 15420:2025, EAN/UPC bar code symbology specification' },
    {
      title: 'ISO/IEC 15417:2007, Code 128 bar code symbology specification',
      href: 'https://www.iso.org/standard/43896.html',
    },
    {
      title: 'ISO/IEC 15416:2016, bar code print quality test specification',
      href: 'https://www.iso.org/standard/65577.html',
    },
  ],

  build: (values, { show }) => barcodeDocument(values, show),

  slow: ({ amount, list, csv }) => amount === 'many' && list.length + (csv?.length ?? 0) > longList,

  async check(values, { rasterise }) {
    const shown = shownBarcode(values)
    if (isProblem(shown)) return []
    const { content, drawing } = shown
    const { decodeBarcode } = await import('@/lib/engines/barcode-decode')
    const isQuarter = drawing.rotation === 90 || drawing.rotation === 270
    const pixels = await rasterise(barcodeSvg(drawing, 4), Math.round((isQuarter ? drawing.height : drawing.width) * 4))
    return [await readBackNotice(content, pixels, (picture, inverted) => decodeBarcode(picture, content, inverted))]
  },

  files: {
    zip: {
      label: 'ZIP with all codes',
      type: 'application/zip',
      extension: 'zip',
      slow: true,
      shownWhen: many,
      make: (values, { progress }) => barcodeArchive(values, progress),
    },
    svg: {
      label: 'SVG',
      type: 'image/svg+xml',
      extension: 'svg',
      shownWhen: one,
      make(values) {
        const shown = shownBarcode(values)
        return isProblem(shown) ? shown : barcodeSvg(shown.drawing)
      },
    },
    png: {
      label: 'PNG',
      type: 'image/png',
      extension: 'png',
      shownWhen: one,
      make: (values) => barcodePicture(values),
    },
    pdf: {
      label: 'PDF label sheets',
      type: 'application/pdf',
      extension: 'pdf',
      slow: true,
      make: (values, { progress }) => barcodeSheets(values, progress),
    },
    report: {
      label: 'CSV report',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      shownWhen: many,
      make: (values) => listReport(values),
    },
  },
  saves: [],

  examples: [
    {
      name: 'A retail item',
      given: { kind: 'ean13', ean13: '950600013435' },
      expect: {
        plain: '9506000134352',
        text: ['Check digit: 2, computed', 'Printed size: 37.29 × 25.93 mm (1.468 × 1.021 in)'],
      },
    },
    {
      name: 'An older book',
      given: { kind: 'isbn', isbn: '0-11-000222-9', addOn: '51995' },
      expect: { plain: '9780110002224 51995', text: ['ISBN of 10 characters became: 978-0-11-000222-4'] },
    },
    {
      name: 'A batch with its date',
      given: { kind: 'gs1-datamatrix', elements: '(01)09506000134352(17)271231(10)ABC123(21)7' },
      expect: { plain: '(01)09506000134352(17)271231(10)ABC123(21)7', text: ['31 December ’27', '10ABC123<GS>217'] },
    },
  ],
})
