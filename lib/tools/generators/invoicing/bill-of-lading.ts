import { projectFile } from '@/lib/base/format/project-file'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { choice, date, defineGenerator, integer, longText, number, rows, text, toggle } from '@/lib/kits/generator'
import { sheetFields } from '@/lib/kits/generator/sheet-fields'
import { freightTerms, ladingDocument, loaders } from '@/lib/engines/bill-of-lading'

/** The eighteen classes of the National Motor Freight Classification. */
const classes = [50, 55, 60, 65, 70, 77.5, 85, 92.5, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500]

const packages = () => integer('Packages', { initial: 1, min: 0, max: 1_000_000 })
const kind = () => text('Kind', { maxLength: 30, placeholder: 'pallets' })
const weight = () => number('Gross weight', { min: 0, max: 1_000_000, decimals: 3 })

export default defineGenerator({
  records: {
    kind: 'bill-of-lading',
    business: { party: 'shipper', logo: 'logo' },
    client: { party: 'consignee' },
    number: 'number',
    date: 'date',
  },
  form: {
    layout: choice('Carried by', { options: { road: 'Road', ocean: 'Sea' }, initial: 'road' }),
    shipper: longText('Shipper', {
      initial: 'Northlight Lamps\n40 Foundry Street\nPortside, OH 43001',
      lines: 4,
      maxLength: 1000,
      help: 'The first line is the name.',
    }),
    consignee: longText('Consignee', {
      initial: 'Alder & Finch\n7 Mill Lane\nRiverton, PA 15001',
      lines: 4,
      maxLength: 1000,
    }),
    carrier: longText('Carrier', { initial: 'Ridgeway Freight Lines', lines: 2, maxLength: 500 }),
    freight: rows('Goods', {
      row: 'line',
      columns: {
        packages: packages(),
        kind: kind(),
        weight: weight(),
        freightClass: choice('Class', {
          options: {
            none: 'None',
            ...Object.fromEntries(classes.map((value) => [`class ${value}`, String(value)])),
          } as Readonly<Record<string, string>>,
          initial: 'none' as string,
          as: 'menu',
        }),
        item: text('NMFC item', { optional: true, maxLength: 20 }),
        description: text('Description', { maxLength: 300 }),
      },
      initial: [
        {
          packages: 4,
          kind: 'pallets',
          weight: 1840,
          freightClass: 'class 125',
          description: 'Desk lamps, brass, boxed',
        },
        { packages: 6, kind: 'cartons', weight: 132.5, freightClass: 'class 70', description: 'Spare bulbs' },
      ],
      min: 0,
      max: 500,
    }),
    hazards: rows('Dangerous goods', {
      section: 'Dangerous goods',
      row: 'line',
      columns: {
        packages: packages(),
        kind: kind(),
        weight: weight(),
        un: text('UN number', {
          pattern: { source: '^(?:UN|NA|un|na) ?[0-9]{4}$', says: 'be UN or NA and four digits, such as UN1263' },
        }),
        hazard: text('Class', {
          pattern: {
            source: '^[1-9](?:\\.[1-6])?[A-S]?(?: ?\\([1-9](?:\\.[1-6])?(?:, ?[1-9](?:\\.[1-6])?)*\\))?$',
            says: 'be a class or division, such as 3, 2.1 or 3 (6.1)',
          },
        }),
        group: choice('Packing group', {
          options: { none: 'None', I: 'I', II: 'II', III: 'III' },
          initial: 'none',
          as: 'menu',
        }),
        reportable: toggle('RQ', {}),
        name: text('Proper shipping name', { maxLength: 300 }),
      },
      initial: [],
      min: 0,
      max: 100,
      help: 'They come first on the sheet, marked in the column HM.',
      refines: true,
    }),
    emergency: text('Emergency telephone', {
      section: 'Dangerous goods',
      optional: true,
      maxLength: 120,
      help: 'Answered at all times while the goods are on their way.',
      refines: true,
    }),
    number: text('Bill of lading number', {
      section: 'Shipment',
      initial: 'BOL-2026-0001',
      maxLength: 60,
      refines: true,
    }),
    date: date('Date', { section: 'Shipment', initial: '2026-11-23', refines: true }),
    orders: text('Order numbers', { section: 'Shipment', optional: true, maxLength: 200, refines: true }),
    weightUnit: choice('Weights are in', {
      section: 'Shipment',
      options: { lb: 'Pounds', kg: 'Kilograms' },
      initial: 'kg',
      initialIn: { us: 'lb' },
      refines: true,
    }),
    scac: text('SCAC', {
      section: 'Shipment',
      optional: true,
      pattern: { source: '^[A-Za-z]{2,4}$', says: 'be two to four letters' },
      help: 'The code of the carrier.',
      refines: true,
    }),
    tracking: text('PRO number', { section: 'Shipment', optional: true, maxLength: 40, refines: true }),
    trailer: text('Trailer', {
      section: 'Shipment',
      optional: true,
      maxLength: 40,
      shownWhen: { field: 'layout', is: 'road' },
      refines: true,
    }),
    seals: text('Seals', { section: 'Shipment', optional: true, maxLength: 100, refines: true }),
    loadedBy: choice('Loaded by', {
      section: 'Shipment',
      options: loaders,
      initial: 'shipper',
      shownWhen: { field: 'layout', is: 'road' },
      refines: true,
    }),
    countedBy: choice('Counted by', {
      section: 'Shipment',
      options: loaders,
      initial: 'shipper',
      shownWhen: { field: 'layout', is: 'road' },
      refines: true,
    }),
    vessel: text('Vessel', {
      section: 'Voyage',
      optional: true,
      maxLength: 80,
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    voyage: text('Voyage', {
      section: 'Voyage',
      optional: true,
      maxLength: 40,
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    loading: text('Port of loading', {
      section: 'Voyage',
      optional: true,
      maxLength: 80,
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    discharge: text('Port of discharge', {
      section: 'Voyage',
      optional: true,
      maxLength: 80,
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    container: text('Container number', {
      section: 'Voyage',
      optional: true,
      maxLength: 20,
      placeholder: 'CSQU 305438 3',
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    notify: longText('Notify', {
      section: 'Voyage',
      lines: 3,
      maxLength: 500,
      optional: true,
      help: 'Whom the carrier tells that the goods have come.',
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    delivery: choice('Delivered', {
      section: 'Voyage',
      options: { named: 'To the consignee named', order: 'To the order of the consignee' },
      initial: 'named',
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    originals: integer('Originals issued', {
      section: 'Voyage',
      initial: 3,
      min: 1,
      max: 3,
      shownWhen: { field: 'layout', is: 'ocean' },
      refines: true,
    }),
    terms: choice('Freight charges', { section: 'Charges', options: freightTerms, initial: 'prepaid', refines: true }),
    billTo: longText('Third party to bill', {
      section: 'Charges',
      lines: 3,
      maxLength: 500,
      optional: true,
      shownWhen: { field: 'terms', is: 'third' },
      refines: true,
    }),
    cod: number('Collect on delivery', {
      section: 'Charges',
      optional: true,
      above: 0,
      max: 1e9,
      decimals: 4,
      shownWhen: { field: 'layout', is: 'road' },
      refines: true,
    }),
    codFee: choice('Fee for collecting', {
      section: 'Charges',
      options: { prepaid: 'Prepaid', collect: 'Collect' },
      initial: 'collect',
      shownWhen: { field: 'layout', is: 'road' },
      refines: true,
    }),
    currency: choice('Currency', {
      section: 'Charges',
      options: offeredCurrencies,
      initial: 'USD' as string,
      initialIn: currencyOfRegion,
      as: 'menu',
      refines: true,
    }),
    declared: text('Declared value', {
      section: 'Charges',
      optional: true,
      maxLength: 100,
      placeholder: '$5 a pound',
      help: 'It may limit what the carrier pays for a loss.',
      refines: true,
    }),
    logo: sheetFields.logo,
    instructions: longText('Instructions', {
      section: 'Sheet',
      lines: 2,
      maxLength: 2000,
      optional: true,
      refines: true,
    }),
    paper: sheetFields.paper,
    look: sheetFields.look,
    colour: sheetFields.colour,
  },
  makes:
    'A bill of lading for road or sea with the particulars of 49 CFR 373.101, dangerous goods described in the order of 49 CFR 172.202, packages and weights added up.',
  limits: [
    'The carrier issues the bill that binds. This sheet becomes one when the carrier signs it, on the carrier’s terms, which are not printed here.',
    'Freight classes and NMFC items are yours to enter; the classification is sold by its publisher. UN numbers are checked for their shape, not against the table of 49 CFR 172.101.',
    'A container number is checked by its digit of ISO 6346. That does not show whether the container exists.',
    'Dangerous goods have more that may be needed: technical names, limited quantities, marine pollutants, marks and placards.',
    'Household goods and hazardous waste want papers of their own.',
  ],
  sources: [
    {
      title: '49 CFR 373.101: motor carrier bills of lading',
      href: 'https://www.ecfr.gov/current/title-49/section-373.101',
    },
    {
      title: '49 CFR 172.201 to 172.204: shipping papers for hazardous materials',
      href: 'https://www.ecfr.gov/current/title-49/part-172/subpart-C',
    },
    {
      title: '49 USC 80103: negotiable and nonnegotiable bills',
      href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section80103',
    },
    {
      title: 'ISO 6346: freight containers, coding and identification',
      href: 'https://www.iso.org/standard/83558.html',
    },
  ],

  build: (values, { show }) => ladingDocument(values, show),

  files: {
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      make: (entries) => projectFile('Bill of lading', entries),
    },
  },
  opens: true,

  examples: [
    {
      name: 'Lamps by truck',
      given: { weightUnit: 'lb' },
      expect: {
        text: [
          '4 pallets\tDesk lamps, brass, boxed\t125\t1,840 lb',
          'Packages in all: 10 (4 pallets, 6 cartons)',
          'Gross weight: 1,972.5 lb (894.71 kg)',
        ],
      },
    },
    {
      name: 'Paint beside brushes',
      given: {
        weightUnit: 'lb',
        freight: [{ packages: 2, kind: 'cartons', weight: 40, freightClass: 'class 100', description: 'Brushes' }],
        hazards: [
          {
            packages: 6,
            kind: 'drums',
            un: 'UN1263',
            name: 'Paint',
            hazard: '3',
            group: 'II',
            weight: 360,
            reportable: false,
          },
        ],
        emergency: '+1 800 555 0100',
      },
      expect: { text: ['X\t6 drums\tUN1263, Paint, 3, PG II', 'Gross weight: 400 lb (181.44 kg)'] },
    },
  ],
})
