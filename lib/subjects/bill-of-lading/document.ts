import { minorUnitDigits } from '@/lib/base/money/currency'
import { toMinor } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import { logoBlocks } from '@/lib/kits/document/logo'
import { partyOf } from '@/lib/kits/document/party'
import { sheetOf, type SheetLook } from '@/lib/kits/document/sheet-look'
import type { Block, Document, Fact, Notice, TableColumn, Value } from '@/lib/kits/document/types'
import { checkContainer } from '@/lib/subjects/identifiers/container'
import {
  basicDescription,
  packagesText,
  usesPackingGroup,
  weightText,
  type FreightLine,
  type HazardLine,
} from './lines'

/** Who pays for the carriage. */
export const freightTerms = { prepaid: 'Prepaid', collect: 'Collect', third: 'Third party' } as const
export const loaders = { shipper: 'Shipper', driver: 'Driver' } as const

/** A bill of lading as it is filled in. */
export interface Lading extends SheetLook {
  layout: 'road' | 'ocean'
  number: string
  date: string
  shipper: string
  consignee: string
  carrier: string
  freight: readonly FreightLine[]
  hazards: readonly HazardLine[]
  weightUnit: 'lb' | 'kg'
  scac: string | undefined
  tracking: string | undefined
  trailer: string | undefined
  seals: string | undefined
  orders: string | undefined
  terms: keyof typeof freightTerms
  billTo: string | undefined
  currency: string
  cod: number | undefined
  codFee: 'prepaid' | 'collect'
  declared: string | undefined
  loadedBy: keyof typeof loaders
  countedBy: keyof typeof loaders
  emergency: string | undefined
  instructions: string | undefined
  notify: string | undefined
  vessel: string | undefined
  voyage: string | undefined
  loading: string | undefined
  discharge: string | undefined
  container: string | undefined
  delivery: 'named' | 'order'
  originals: number
}

type Field = keyof Lading & string

/** Of 49 CFR 172.204(a)(1) and (2), whose words are prescribed. */
const certifications = {
  road: 'This is to certify that the above-named materials are properly classified, described, packaged, marked and labeled, and are in proper condition for transportation according to the applicable regulations of the Department of Transportation.',
  ocean:
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to applicable international and national governmental regulations.',
} as const

const receipts = {
  road: 'Received in apparent good order, except as noted, for carriage to the consignee named. The contract between shipper and carrier applies; where there is none, the rates and rules of the carrier in force on the day of issue, which the shipper may ask for.',
  ocean:
    'Taken on board in apparent good order and condition, unless noted otherwise, for carriage from the port of loading to the port of discharge. The terms of the carrier apply, together with the law that governs this bill.',
} as const

function fact(label: string, value: Value | undefined): Fact[] {
  return value === undefined || value === '' ? [] : [{ label, value }]
}

function titleOf({ layout, delivery }: Lading): { title: string; statement: string } {
  if (layout === 'road') return { title: 'Straight bill of lading', statement: 'Short form. Original. Not negotiable.' }
  return delivery === 'order'
    ? { title: 'Bill of lading', statement: 'To the order of the consignee.' }
    : { title: 'Bill of lading', statement: 'To the consignee named. Not negotiable.' }
}

function containerText(container: string | undefined): string | undefined {
  if (!container) return undefined
  const checked = checkContainer(container)
  return checked.fits ? checked.written : container
}

function headFacts(lading: Lading): Fact[] {
  const isOcean = lading.layout === 'ocean'
  return [
    ...fact('Bill of lading number', lading.number),
    ...fact('Date', { kind: 'date', value: lading.date }),
    ...fact('SCAC', lading.scac?.toUpperCase()),
    ...fact('PRO number', lading.tracking),
    ...(isOcean
      ? [
          ...fact('Vessel', lading.vessel),
          ...fact('Voyage', lading.voyage),
          ...fact('Port of loading', lading.loading),
          ...fact('Port of discharge', lading.discharge),
          ...fact('Container', containerText(lading.container)),
        ]
      : fact('Trailer', lading.trailer)),
    ...fact('Seals', lading.seals),
    ...fact('Order numbers', lading.orders),
  ]
}

function partiesOf(lading: Lading): Block {
  const isOcean = lading.layout === 'ocean'
  return {
    kind: 'parties',
    parties: [
      partyOf('Shipper', lading.shipper),
      partyOf(isOcean && lading.delivery === 'order' ? 'Consignee, to the order of' : 'Consignee', lading.consignee),
      partyOf('Carrier', lading.carrier),
      ...(isOcean && lading.notify ? [partyOf('Notify', lading.notify)] : []),
      ...(lading.terms === 'third' && lading.billTo ? [partyOf('Freight charges to', lading.billTo)] : []),
    ],
  }
}

/** One row of the table, dangerous or not. */
interface Row {
  mark: string
  packages: string
  description: string
  freightClass: string
  item: string
  weight: string
}

function rowsOf({ freight, hazards, weightUnit }: Lading, show: Show): Row[] {
  const packages = (line: { packages: number; kind: string }) => `${show.count(line.packages)} ${line.kind}`
  const weight = (line: { weight: number }) => `${show.number(line.weight)} ${weightUnit}`
  return [
    // Dangerous goods come first and are marked: 49 CFR 172.201(a)(1).
    ...hazards.map((line) => ({
      mark: line.reportable ? 'RQ' : 'X',
      packages: packages(line),
      description: basicDescription(line),
      freightClass: '',
      item: '',
      weight: weight(line),
    })),
    ...freight.map((line) => ({
      mark: '',
      packages: packages(line),
      description: line.description,
      freightClass: line.freightClass === 'none' ? '' : line.freightClass.replace('class ', ''),
      item: line.item ?? '',
      weight: weight(line),
    })),
  ]
}

function goodsTable(lading: Lading, show: Show): Block {
  const rows = rowsOf(lading, show)
  const all = [...lading.hazards, ...lading.freight]
  const columns: readonly { column: TableColumn; key: keyof Row }[] = [
    ...(lading.hazards.length > 0 ? [{ column: { label: 'HM', width: 2 }, key: 'mark' as const }] : []),
    { column: { label: 'Packages', width: 4 }, key: 'packages' },
    { column: { label: 'Description', width: 10 }, key: 'description' },
    ...(rows.some(({ freightClass }) => freightClass !== '')
      ? [{ column: { label: 'Class', width: 3, align: 'end' as const }, key: 'freightClass' as const }]
      : []),
    ...(rows.some(({ item }) => item !== '') ? [{ column: { label: 'NMFC', width: 4 }, key: 'item' as const }] : []),
    { column: { label: 'Weight', width: 4, align: 'end' }, key: 'weight' },
  ]
  return {
    kind: 'table',
    label: 'Goods',
    columns: columns.map(({ column }) => column),
    rows: rows.map((row) => columns.map(({ key }) => row[key])),
    totals: [
      { label: 'Packages in all', value: packagesText(all, show), strong: true },
      { label: 'Gross weight', value: weightText(all, lading.weightUnit, show), strong: true },
    ],
  }
}

function chargeFacts(lading: Lading): Fact[] {
  const { layout, cod, currency, codFee } = lading
  const minor = cod === undefined ? undefined : toMinor(cod, minorUnitDigits(currency))
  return [
    { label: 'Freight charges', value: freightTerms[lading.terms] },
    ...(minor === undefined || layout === 'ocean'
      ? []
      : [
          { label: 'Collect on delivery', value: { kind: 'money' as const, minor, currency }, strong: true },
          { label: 'Fee for collecting', value: freightTerms[codFee] },
        ]),
    ...fact('Declared value', lading.declared),
    ...(layout === 'road'
      ? [
          { label: 'Loaded by', value: loaders[lading.loadedBy] },
          { label: 'Counted by', value: loaders[lading.countedBy] },
        ]
      : [{ label: 'Originals issued', value: String(lading.originals) }]),
    ...fact('Emergency telephone', lading.emergency),
  ]
}

function endBlocks(lading: Lading): Block[] {
  const { layout, hazards, instructions } = lading
  const text = (words: string): Block => ({ kind: 'paragraph', text: words })
  return [
    ...(instructions ? [{ kind: 'heading', level: 3, text: 'Instructions' } as const, text(instructions)] : []),
    ...(hazards.length > 0 ? [text(certifications[layout])] : []),
    text(receipts[layout]),
    {
      kind: 'signature',
      signers:
        layout === 'road'
          ? [{ role: 'Shipper' }, { role: 'Carrier, on pickup' }, { role: 'Consignee, on delivery' }]
          : [{ role: 'For the carrier' }],
    },
  ]
}

/** What the bill may lack. It is made all the same. */
function remarks(lading: Lading): Notice[] {
  const { layout, hazards, container, emergency } = lading
  const checked = layout === 'ocean' && container ? checkContainer(container) : undefined
  const isRoad = layout === 'road'
  const addressed = [lading.shipper, lading.consignee].every((party) => party.trim().includes('\n'))
  const ungrouped = hazards.findIndex(({ hazard, group }) => group === 'none' && usesPackingGroup(hazard))
  return [
    ...(checked && !checked.fits ? [{ is: 'bad' as const, says: `The container number ${checked.fault}.` }] : []),
    ...(isRoad && !addressed
      ? [
          {
            is: 'fair' as const,
            says: 'Origin and destination are missing: add the addresses of shipper and consignee (49 CFR 373.101).',
          },
        ]
      : []),
    ...(hazards.length > 0 && !emergency
      ? [
          {
            is: 'fair' as const,
            says: 'Dangerous goods want a telephone number for emergencies that is answered at all times (49 CFR 172.604).',
          },
        ]
      : []),
    ...(ungrouped < 0
      ? []
      : [
          {
            is: 'fair' as const,
            says: `The packing group of dangerous line ${ungrouped + 1} is missing. Leave it out only where the table of 49 CFR 172.101 has none.`,
          },
        ]),
    ...(lading.terms === 'third' && !lading.billTo
      ? [{ is: 'fair' as const, says: 'A third party pays, and nobody says who. Add the name to bill.' }]
      : []),
  ]
}

/** The bill of lading as a document, or the field that keeps it from being made. */
export function ladingDocument(lading: Lading, show: Show): Document | Problem<Field> {
  if (lading.freight.length + lading.hazards.length === 0) return problem('freight', 'must have a line')
  const [shipper = ''] = lading.shipper.trim().split('\n')
  const logo = logoBlocks(lading.logo, `Logo: ${shipper.trim()}`)
  if (typeof logo === 'string') return problem('logo', logo)
  const { title, statement } = titleOf(lading)
  return {
    title: `${title} ${lading.number}`.trim(),
    ...sheetOf(lading),
    blocks: [
      {
        kind: 'columns',
        columns: [
          [...logo, { kind: 'heading', level: 1, text: title }, { kind: 'paragraph', text: statement }],
          [{ kind: 'facts', facts: headFacts(lading) }],
        ],
      },
      partiesOf(lading),
      goodsTable(lading, show),
      { kind: 'facts', facts: chargeFacts(lading) },
      ...endBlocks(lading),
    ],
    notices: remarks(lading),
  }
}
