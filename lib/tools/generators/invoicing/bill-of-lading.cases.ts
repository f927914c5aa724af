import { defineGeneratorCases } from '@/lib/kits/generator'
import billOfLading from './bill-of-lading'

const paper = (how: string) => ({ title: 'Worked out by hand', how })
const law = (section: string, how: string) => ({
  title: `49 CFR ${section}`,
  href: `https://www.ecfr.gov/current/title-49/section-${section.replace(/\(.*/, '')}`,
  how,
})
const statute = (how: string) => ({
  title: '49 USC 80103',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section80103',
  how,
})
const request = { title: 'The request itself' }
const box = { packages: 1, kind: 'box', weight: 10, freightClass: 'none', description: 'Books' }
const dangerous = { packages: 2, kind: 'drums', weight: 50, reportable: false, group: 'II' as const }

export default defineGeneratorCases(billOfLading, [
  {
    name: 'Packages by kind and weights in both units',
    given: {
      weightUnit: 'kg',
      freight: [
        { ...box, packages: 12, kind: 'Pallets', weight: 6000.1 },
        { ...box, packages: 3, kind: 'drums', weight: 0.2 },
        { ...box, packages: 1, kind: 'pallets', weight: 100 },
      ],
    },
    expect: { text: ['Packages in all: 16 (13 pallets, 3 drums)', 'Gross weight: 6,100.3 kg (13,448.86 lb)'] },
    source: paper('12 + 1 and 3; 6,000.1 + 0.2 + 100 = 6,100.3; ÷ 0.45359237 = 13,448.859…'),
  },
  {
    name: 'The five particulars of a motor carrier’s bill',
    given: {
      weightUnit: 'lb',
      shipper: 'Acme\n1 Dock Road\nToledo, OH',
      consignee: 'Beta\n2 Yard Street\nErie, PA',
      freight: [
        {
          ...box,
          packages: 4,
          kind: 'crates',
          weight: 820,
          freightClass: 'class 77.5',
          item: '15000-1',
          description: 'Pumps',
        },
      ],
    },
    expect: {
      text: [
        'Shipper: Acme\n1 Dock Road\nToledo, OH',
        'Consignee: Beta\n2 Yard Street\nErie, PA',
        'Packages\tDescription\tClass\tNMFC\tWeight',
        '4 crates\tPumps\t77.5\t15000-1\t820 lb',
      ],
    },
    source: law('373.101', 'Names, origin and destination, number of packages, description, weight'),
  },
  {
    name: 'The basic description with subsidiary classes, as the rule’s own example has it',
    given: {
      freight: [],
      hazards: [{ ...dangerous, un: 'UN 2744', name: 'Cyclobutyl chloroformate', hazard: '6.1 (8, 3)' }],
    },
    expect: { text: ['X\t2 drums\tUN2744, Cyclobutyl chloroformate, 6.1 (8, 3), PG II\t50 kg'] },
    source: law('172.202(b)', 'The sequence, with no additional information interspersed'),
  },
  {
    name: 'Dangerous goods come first, a reportable quantity says so',
    given: {
      freight: [box],
      hazards: [
        { ...dangerous, un: 'na1993', name: 'Combustible liquid, n.o.s.', hazard: '3', group: 'III', reportable: true },
      ],
    },
    expect: {
      text: [
        'HM\tPackages\tDescription\tWeight\nRQ\t2 drums\tNA1993, Combustible liquid, n.o.s., 3, PG III\t50 kg\n\t1 box\tBooks\t10 kg',
        'in proper condition for transportation according to the applicable regulations of the Department of Transportation.',
      ],
    },
    source: law('172.201(a)(1)', 'Entered first, X or RQ in the column HM; certification of 172.204(a)(1)'),
  },
  {
    name: 'A gas has no packing group',
    given: { freight: [], hazards: [{ ...dangerous, group: 'none', un: 'UN1978', name: 'Propane', hazard: '2.1' }] },
    expect: { text: ['UN1978, Propane, 2.1\t50 kg'] },
    source: law('172.202(a)(4)', 'Entries that are not assigned a packing group have none'),
  },
  {
    name: 'A straight bill says that it is not negotiable',
    given: {},
    expect: { text: ['Straight bill of lading', 'Not negotiable.'] },
    source: statute('(b)(2): must put “nonnegotiable” or “not negotiable” on the bill'),
  },
  {
    name: 'A bill to order names whose order',
    given: {
      layout: 'ocean',
      delivery: 'order',
      vessel: 'MV Example',
      voyage: '014W',
      loading: 'Rotterdam',
      discharge: 'New York',
      container: 'csqu3054383',
      notify: 'Broker & Sons',
      seals: 'S-4471',
      originals: 2,
    },
    expect: {
      text: [
        'Bill of lading\n\nTo the order of the consignee.',
        'Consignee, to the order of: Alder & Finch',
        'Vessel: MV Example',
        'Voyage: 014W',
        'Port of loading: Rotterdam',
        'Port of discharge: New York',
        'Container: CSQU 305438 3',
        'Notify: Broker & Sons',
        'Seals: S-4471',
        'Originals issued: 2',
        'For the carrier',
      ],
    },
    source: statute('(a)(1): delivered to the order of a consignee; the container is that of ISO 6346'),
  },
  {
    name: 'Goods that are paid for at the door',
    given: {
      freight: [box],
      cod: 1234.5,
      codFee: 'prepaid',
      terms: 'collect',
      declared: '$5 a pound',
      loadedBy: 'driver',
    },
    expect: {
      text: [
        'Freight charges: Collect',
        'Collect on delivery: $1,234.50',
        'Fee for collecting: Prepaid',
        'Declared value: $5 a pound',
        'Loaded by: Driver',
        'Counted by: Shipper',
      ],
    },
    source: request,
  },
  {
    name: 'A third party pays',
    given: {
      freight: [box],
      terms: 'third',
      billTo: 'Gamma Logistics\n3 Hub Way',
      scac: 'rdgw',
      tracking: '556-1',
      trailer: 'T 8',
      orders: 'PO 77',
    },
    expect: {
      text: [
        'Freight charges: Third party',
        'Freight charges to: Gamma Logistics\n3 Hub Way',
        'SCAC: RDGW',
        'PRO number: 556-1',
        'Trailer: T 8',
        'Order numbers: PO 77',
      ],
    },
    source: request,
  },
  {
    name: 'Nothing to carry',
    given: { freight: [], hazards: [] },
    problem: 'freight',
    source: request,
  },
])
