import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { fromMinor, roundHalfAway } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { australianImports } from '@/lib/law/au/imports'
import { canadianImports, neighbourCouriers } from '@/lib/law/ca/imports'
import { salesTaxes } from '@/lib/law/ca/sales-taxes'
import { euImports } from '@/lib/law/eu/imports'
import { euVatRates } from '@/lib/law/eu/vat-rates'
import type { ImportTerms } from '@/lib/law/import-terms'
import { indianImports, socialWelfareSurcharge } from '@/lib/law/in/imports'
import { newZealandImports } from '@/lib/law/nz/imports'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn, type Rule } from '@/lib/law/rule'
import { singaporeImports } from '@/lib/law/sg/imports'
import { ukImports } from '@/lib/law/uk/imports'
import { vat } from '@/lib/law/uk/vat'
import { customsFees } from '@/lib/law/us/customs-fees'
import { usImports } from '@/lib/law/us/imports'
import { worldVatRates } from '@/lib/law/world/vat-rates'
import { southAfricanImports } from '@/lib/law/za/imports'
import { memberRegions, otherMembers } from '@/lib/subjects/tax/union-members'
import { customsDuty, shareWithin, type DutyForm } from '@/lib/subjects/trade/customs-duty'

const largest = 1_000_000_000_000
const members = { ...memberRegions, ...otherMembers }
/** Of pages that no visitor has opened yet, which know no today. */
const exampleDay = '2026-09-15'
const lastDay = `${euImports.checkedOn.slice(0, 4)}-12-31`
const termsBy = {
  au: australianImports,
  ca: canadianImports,
  eu: euImports,
  in: indianImports,
  nz: newZealandImports,
  sg: singaporeImports,
  za: southAfricanImports,
  uk: ukImports,
  us: usImports,
} as const satisfies Record<string, Rule<ImportTerms>>
type Country = keyof typeof termsBy
const taxNames: Record<Country | 'global', string> = {
  au: 'GST',
  ca: 'GST',
  eu: 'VAT',
  in: 'integrated tax',
  nz: 'GST',
  sg: 'GST',
  za: 'VAT',
  uk: 'VAT',
  us: 'tax',
  global: 'tax',
}
const into = (...countries: readonly (Country | 'global')[]) => ({ field: 'to', is: countries })
const stated = (...forms: readonly DutyForm[]) => ({ field: 'form', is: forms })
const amount = { kind: 'money' } as const
const onValue = 'Value'
const onDuty = 'Duty'
const onTax = 'Tax and fees'

export default defineCalculator({
  law: { field: 'to' },
  inputs: {
    to: choice('Imported into', {
      options: {
        au: 'Australia',
        ca: 'Canada',
        eu: 'European Union',
        uk: 'Great Britain',
        in: 'India',
        nz: 'New Zealand',
        sg: 'Singapore',
        za: 'South Africa',
        us: 'United States',
        global: 'Another country, by rules you enter',
      },
      initial: 'eu',
      initialIn: { au: 'au', ca: 'ca', uk: 'uk', in: 'in', nz: 'nz', sg: 'sg', za: 'za', us: 'us' },
      as: 'menu',
    }),
    member: choice('Member state', {
      options: members,
      initial: 'de',
      initialIn: { dk: 'dk', fr: 'fr', ie: 'ie', it: 'it', nl: 'nl', pl: 'pl', es: 'es', se: 'se' },
      as: 'search',
      shownWhen: into('eu'),
    }),
    price: money('Price of the goods', {
      initial: 10_000,
      max: largest,
      help: 'What is paid to the seller, converted at the customs rate of exchange.',
    }),
    freight: money('Freight and insurance to the border', { initial: 1200, max: largest }),
    rate: percent('Duty rate', {
      initial: 0.02,
      slider: { to: 0.3, step: 0.001 },
      max: 10,
      help: 'From the country’s tariff, for your tariff code and origin.',
    }),
    integrated: percent('Rate of integrated tax (IGST)', {
      initial: 0.18,
      slider: { to: 0.4, step: 0.01 },
      max: 1,
      help: 'It goes by the goods; India has no standard rate.',
      shownWhen: into('in'),
    }),

    day: date('Day of entry', {
      optional: true,
      min: '2023-10-01',
      max: lastDay,
      help: 'The law of that day is applied. Left empty, it is today by the calendar of your device.',
      section: onValue,
      refines: true,
    }),
    priced: choice('The price is', {
      options: { without: 'without that freight', with: 'with it, as on CIF terms' },
      initial: 'without',
      section: onValue,
      refines: true,
    }),
    additions: money('To add to the price', {
      initial: 0,
      max: largest,
      help: 'Royalties, assists, packing, selling commission, transport to the port of export.',
      section: onValue,
      refines: true,
    }),
    inland: money('Transport to the first destination inside', {
      initial: 0,
      max: largest,
      help: 'And other costs up to there, such as handling. VAT is charged on them, duty is not.',
      shownWhen: into('eu', 'uk'),
      section: onValue,
      refines: true,
    }),
    basis: choice('Customs value', {
      options: { import: 'with freight and insurance (CIF)', export: 'without them (FOB)' },
      initial: 'import',
      shownWhen: into('global'),
      section: onValue,
      refines: true,
    }),
    taxesFreight: toggle('Tax also on freight and insurance', {
      initial: true,
      shownWhen: [into('global'), { field: 'basis', is: 'export' }],
      section: onValue,
      refines: true,
    }),

    form: choice('The tariff says', {
      options: {
        percent: 'A share of the value',
        unit: 'An amount a unit',
        compound: 'Both together',
        higher: 'The higher of both',
        lower: 'The lower of both',
        between: 'A share, with limits a unit',
        quota: 'Another share within a quota',
      },
      initial: 'percent',
      as: 'menu',
      section: onDuty,
      refines: true,
    }),
    quantity: number('Quantity', {
      initial: 1000,
      min: 0,
      max: largest,
      help: 'In the unit of the tariff, such as 100 kg, liters or pieces.',
      section: onDuty,
      refines: true,
    }),
    perUnit: money('Duty a unit', {
      initial: 0.5,
      max: largest,
      shownWhen: stated('unit', 'compound', 'higher', 'lower'),
      section: onDuty,
      refines: true,
    }),
    least: money('At least, a unit', {
      optional: true,
      max: largest,
      shownWhen: stated('between'),
      section: onDuty,
      refines: true,
    }),
    most: money('At most, a unit', {
      optional: true,
      max: largest,
      shownWhen: stated('between'),
      section: onDuty,
      refines: true,
    }),
    quotaRate: percent('Rate within the quota', {
      initial: 0,
      slider: { to: 0.3, step: 0.001 },
      max: 10,
      shownWhen: stated('quota'),
      section: onDuty,
      refines: true,
    }),
    quotaLeft: number('Units the quota still takes', {
      initial: 600,
      min: 0,
      max: largest,
      shownWhen: stated('quota'),
      section: onDuty,
      refines: true,
    }),
    preference: percent('Preferential rate', {
      optional: true,
      max: 10,
      help: 'Of a trade agreement, if you can prove the origin. It takes the place of the duty.',
      section: onDuty,
      refines: true,
    }),
    extras: rows('Additional duties', {
      row: 'duty',
      columns: {
        name: text('Duty', { optional: true, maxLength: 40 }),
        rate: percent('Of the value', { initial: 0, max: 10 }),
        perUnit: number('And a unit', { initial: 0, min: 0, max: largest }),
      },
      initial: [],
      min: 0,
      max: 8,
      help: 'Anti-dumping, countervailing and safeguard duty, surtax, sections 232 and 301: each on the customs value.',
      section: onDuty,
      refines: true,
    }),
    cess: percent('Agriculture or other cess', {
      initial: 0,
      slider: { to: 0.2, step: 0.005 },
      max: 10,
      help: 'A share of the customs value that is levied as a duty of customs, such as AIDC.',
      shownWhen: into('in'),
      section: onDuty,
      refines: true,
    }),
    cessBears: toggle('The surcharge is on that cess too', { shownWhen: into('in'), section: onDuty, refines: true }),
    surcharge: percent('Social welfare surcharge', {
      optional: true,
      max: 1,
      help: 'Where a notification lowers it for your goods. Empty: by the Finance Act.',
      shownWhen: into('in'),
      section: onDuty,
      refines: true,
    }),

    taxRate: percent('Your rate of import tax', {
      optional: true,
      max: 1,
      help: 'Empty: the standard rate of the country on that day.',
      shownWhen: into('au', 'ca', 'eu', 'uk', 'nz', 'sg', 'za', 'global'),
      section: onTax,
      refines: true,
    }),
    excise: money('Excise duty', {
      initial: 0,
      max: largest,
      help: 'Import tax is charged on it.',
      section: onTax,
      refines: true,
    }),
    fees: money('Other customs fees', {
      initial: 0,
      max: largest,
      help: 'Entry and inspection fees, outside the tax.',
      section: onTax,
      refines: true,
    }),
    bySea: toggle('Arrives by ship', {
      initial: true,
      help: 'At a port with the harbor maintenance fee.',
      shownWhen: into('us'),
      section: onTax,
      refines: true,
    }),
    userFee: money('Merchandise processing fee', {
      optional: true,
      max: largest,
      help: '0 where an agreement frees your goods. Empty: worked out for the years whose limits are known, else left out.',
      shownWhen: into('us'),
      section: onTax,
      refines: true,
    }),
    noRelief: toggle('Without relief for a low value', {
      help: 'For alcohol and tobacco, and for a part of a larger order.',
      section: onTax,
      refines: true,
    }),
    near: toggle('By courier from the United States or Mexico', {
      shownWhen: into('ca'),
      section: onTax,
      refines: true,
    }),
    fromChina: toggle('Goods of China or Hong Kong', { shownWhen: into('us'), section: onTax, refines: true }),
    kinds: integer('Kinds of goods in a one-stop-shop parcel', {
      optional: true,
      min: 1,
      max: 1000,
      help: 'For a parcel to a consumer whose seller is registered in the IOSS: how many tariff subheadings are in it.',
      shownWhen: into('eu'),
      section: onTax,
      refines: true,
    }),
  },
  outputs: {
    payable: { ...amount, label: 'To pay on import' },
    duty: { ...amount, label: 'Customs duty' },
    tax: { ...amount, label: 'Import tax' },
    share: { kind: 'percent', label: 'Duties and fees, of the customs value', optional: true },
    landed: { ...amount, label: 'Goods, transport and all of it' },
    verdict: { kind: 'verdict', label: 'Note' },
    lawOf: { kind: 'date', label: 'By the law of', section: 'How it comes about' },
    customsValue: { ...amount, label: 'Customs value', section: 'How it comes about' },
    extra: { ...amount, label: 'Additional duties', optional: true, section: 'How it comes about' },
    cessDue: { ...amount, label: 'Cess', optional: true, section: 'How it comes about' },
    surchargeDue: { ...amount, label: 'Social welfare surcharge', optional: true, section: 'How it comes about' },
    processing: { ...amount, label: 'Merchandise processing fee', optional: true, section: 'How it comes about' },
    harbor: { ...amount, label: 'Harbor maintenance fee', optional: true, section: 'How it comes about' },
    taxed: { ...amount, label: 'Import tax is charged on', optional: true, section: 'How it comes about' },
    saving: { ...amount, label: 'Saved by the preference', optional: true, section: 'How it comes about' },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: 'How it comes about' },
    lines: {
      kind: 'table',
      label: 'What is paid',
      columns: {
        line: { kind: 'text', label: 'Charge' },
        on: { ...amount, label: 'On' },
        rate: { kind: 'percent', label: 'Rate', decimals: 4 },
        amount: { ...amount, label: 'Amount' },
      },
      totals: ['amount'],
    },
  },
  formula:
    'Duty = customs value × rate, or as the tariff says; import tax = (customs value + duties + what the law adds) × rate; each rounded to the cent',
  limits: [
    'Duty rates, additional duties and preferences are yours to enter from the tariff on the day; none is built in. Origin and classification decide them.',
    'The value is the price paid, the first of the six methods. Related parties, free goods and sales after sale may need another.',
    'Great Britain without Northern Ireland; the Union’s main territory, in euro whatever the member’s own money. National parcel charges of members are left out.',
    'Canada: GST as for goods of a business. Goods for private use bear the provincial part too: enter the rate. Quebec, and remission orders, are left out.',
    'India: rounding of the bill to whole rupees and compensation cess are left out. A standing order may free goods of the surcharge.',
    'South Africa: goods of another member of its customs union (Botswana, Eswatini, Lesotho, Namibia) bear no customs duty; enter a rate of 0.',
    'United States: the harbor maintenance fee is counted on every entry by ship, an informal one too. For cargo that 19 CFR 24.24(c) exempts switch “Arrives by ship” off.',
    'United States: the fixed amounts for parcels by post between August 29, 2025 and February 2026, and the fees of entries on paper, are left out.',
    'Relief for low values is applied as for one consignment to one person. In Canada it is for mail and courier, in Singapore for air and post.',
    'A registered importer usually gets import VAT or GST back; it is shown in full here.',
  ],
  sources: [
    {
      title: 'WTO: Agreement on Implementation of Article VII of GATT 1994 (customs valuation), articles 1 and 8',
      href: 'https://www.wto.org/english/docs_e/legal_e/20-val_01_e.htm',
    },
  ],
  rules: [
    ...Object.values(termsBy),
    neighbourCouriers,
    socialWelfareSurcharge,
    customsFees,
    euVatRates,
    vat,
    worldVatRates,
    salesTaxes,
  ],

  compute(entered, { minorDigits, show, today }) {
    const values = { ...entered, day: entered.day ?? today ?? exampleDay }
    const { to, day, price, freight } = values
    const terms = termsOf(values)
    if (terms === undefined)
      return problem(
        'day',
        entered.day === undefined
          ? `must be entered: the law of ${show.date(day)} is not known here`
          : 'must lie in a time whose law is known here',
      )
    if (values.priced === 'with' && freight > price)
      return problem('freight', 'must not be more than the price that holds it')
    const { least, most } = values
    if (values.form === 'between' && least !== undefined && most !== undefined && least > most)
      return problem('most', 'must not be less than the least')
    const taxRate = terms.taxed === undefined ? 0 : (values.taxRate ?? standardRate(values))
    if (taxRate === undefined) return problem('taxRate', noRate(values, show))

    const round = (value: number) => fromMinor(roundHalfAway(value * 10 ** minorDigits), minorDigits)
    const goods = values.priced === 'with' ? price - freight : price
    const customsValue = round(goods + values.additions + (terms.valuedAt === 'import' ? freight : 0))
    const relief = reliefOf(values, terms)
    const measured = goods + (relief?.of === 'delivered' ? freight : 0)
    const dutyFree = relief !== undefined && measured <= relief.duty
    const taxFree = relief !== undefined && measured <= relief.tax
    const flat = terms.flatDuty !== undefined && values.kinds !== undefined && to === 'eu' ? terms.flatDuty : undefined
    if (flat && goods > flat.upTo)
      return problem('kinds', `must be empty: the fixed amount is for parcels up to ${show.money(flat.upTo, 0)}`)
    const fees = to === 'us' && !dutyFree ? userFees(values, customsValue, round) : noFees

    const given = {
      values,
      terms,
      customsValue,
      taxRate: taxFree ? 0 : taxRate,
      round,
      isFree: dutyFree,
      flat: flat && values.kinds !== undefined ? flat.each * values.kinds : undefined,
    }
    const found = chargesOf(given, values.preference)
    const payable = found.sum + fees.processing + fees.harbor + values.fees
    const without = values.preference === undefined ? undefined : chargesOf(given, undefined).sum
    const sums = [payable, customsValue, found.taxed]
    if (sums.some((sum) => !Number.isSafeInteger(Math.round(sum * 10 ** minorDigits))))
      return problem('price', 'must be a smaller amount')
    const isCharged = terms.taxed !== undefined
    return {
      payable,
      duty: found.duty,
      tax: found.tax,
      share: customsValue > 0 ? (payable - found.tax) / customsValue : undefined,
      landed: goods + freight + values.additions + (terms.taxed?.inland ? values.inland : 0) + payable,
      verdict: {
        is: fees.ended === undefined ? 'plain' : 'fair',
        says: [
          `By the law of ${show.date(day)}.`,
          ...(fees.ended === undefined ? [] : [withoutFee(fees.ended, show)]),
          note({ values, terms, goods, relief, dutyFree, taxFree, flat }, show) ??
            `Duties and fees are ${show.money(payable - found.tax)}${isCharged ? `, ${taxNames[to]} ${show.money(found.tax)}` : '; there is no VAT on imports'}.`,
        ].join(' '),
      },
      lawOf: day,
      customsValue,
      extra: some(found.extra),
      cessDue: some(found.cess),
      surchargeDue: some(found.surcharge),
      processing: some(fees.processing),
      harbor: some(fees.harbor),
      taxed: isCharged && !taxFree ? found.taxed : undefined,
      saving: without === undefined ? undefined : without - found.sum,
      oneSource:
        to === 'us' && values.userFee === undefined && fees.isInformal ? readOnce([customsFees], day) : undefined,
      lines: [
        {
          line: 'Customs duty',
          on: customsValue,
          rate: customsValue > 0 && flat === undefined ? found.duty / customsValue : null,
          amount: found.duty,
        },
        ...found.extras.map((each, at) => ({
          line: values.extras[at]?.name || `Additional duty ${at + 1}`,
          on: customsValue,
          rate: customsValue > 0 ? each / customsValue : null,
          amount: each,
        })),
        ...paid('Cess', customsValue, values.cess, found.cess),
        ...paid('Social welfare surcharge', found.surcharged, surchargeRate(values), found.surcharge),
        ...paid('Excise duty', null, null, values.excise),
        ...paid('Merchandise processing fee', customsValue, null, fees.processing),
        ...paid('Harbor maintenance fee', customsValue, null, fees.harbor),
        ...paid('Other customs fees', null, null, values.fees),
        ...paid(to === 'in' ? 'Integrated tax' : 'Import tax', found.taxed, taxRate, found.tax),
      ],
    }
  },

  steps(entered, { lines, customsValue, taxed, cessDue, surchargeDue, duty, lawOf }) {
    const values = { ...entered, day: lawOf }
    const terms = termsOf(values)
    if (terms === undefined) return []
    const isCif = terms.valuedAt === 'import'
    const withFreight = values.priced === 'with'
    const freight = isCif === withFreight ? '' : isCif ? ' + {freight}' : ' − {freight}'
    const share = (value: number, decimals = 2) => ({ kind: 'percent', value, decimals }) as const
    const extras = lines.slice(1, 1 + values.extras.length)
    const within = shareWithin(values.quantity, values.quotaLeft)
    const { taxed: law } = terms
    const upon = [
      law && law.uplift > 0 ? '{customsValue} × (1 + {uplift})' : '{customsValue}',
      ...(law?.freight && !isCif && values.freight > 0 ? ['{freight}'] : []),
      ...(law?.inland && values.inland > 0 ? ['{inland}'] : []),
      ...(duty > 0 ? ['{duty}'] : []),
      ...(extras.length > 0 ? ['{extra}'] : []),
      ...(cessDue === undefined ? [] : ['{cessDue}']),
      ...(surchargeDue === undefined ? [] : ['{surchargeDue}']),
      ...(values.excise > 0 ? ['{excise}'] : []),
    ]
    const rate = values.taxRate ?? standardRate(values) ?? 0
    const isFlat = terms.flatDuty !== undefined && values.kinds !== undefined && values.to === 'eu'
    return [
      {
        gives: 'customsValue' as const,
        is: `{price}${freight}${values.additions > 0 ? ' + {additions}' : ''}`,
        rounded: 'cents' as const,
      },
      ...(duty > 0
        ? [
            {
              gives: 'duty' as const,
              is: isFlat
                ? '{kinds} × {each}'
                : values.preference === undefined
                  ? dutyLine(values)
                  : '{customsValue} × {preference}',
              rounded: 'cents' as const,
              with: {
                each: { kind: 'money', value: terms.flatDuty?.each ?? 0 } as const,
                within: share(within, 4),
                over: share(1 - within, 4),
              },
            },
          ]
        : []),
      ...(customsValue > 0 && extras.length > 0
        ? [{ gives: 'extra' as const, is: extras.map((_, at) => `{lines.${at + 1}.amount}`).join(' + ') }]
        : []),
      { gives: 'cessDue' as const, is: '{customsValue} × {cess}', rounded: 'cents' as const },
      {
        gives: 'surchargeDue' as const,
        is: `${values.cessBears && cessDue !== undefined ? '({duty} + {cessDue})' : '{duty}'} × {surchargeRate}`,
        rounded: 'cents' as const,
        with: { surchargeRate: share(surchargeRate(values) ?? 0) },
      },
      ...(taxed === undefined
        ? []
        : [
            {
              gives: 'taxed' as const,
              is: upon.join(' + '),
              rounded: 'cents' as const,
              with: { uplift: share(law?.uplift ?? 0) },
            },
            {
              gives: 'tax' as const,
              is: '{taxed} × {taxAt}',
              rounded: 'cents' as const,
              with: { taxAt: share(rate) },
            },
          ]),
      { gives: 'payable' as const, is: lines.map((_, at) => `{lines.${at}.amount}`).join(' + ') },
    ]
  },

  charts: [{ kind: 'donut', title: 'What is paid', of: 'lines', label: 'line', value: 'amount' }],
  examples: [
    {
      name: 'A machine for Berlin',
      given: { to: 'eu', member: 'de', price: 10_000, freight: 1200, inland: 300, rate: 0.02 },
      expect: { customsValue: 11_200, duty: 224, taxed: 11_724, tax: 2227.56, payable: 2451.56 },
    },
    {
      name: 'An amplifier for Sydney',
      given: { to: 'au', price: 1400, freight: 130, rate: 0.05 },
      expect: { customsValue: 1400, duty: 70, tax: 160, payable: 230 },
    },
    {
      name: 'A container for Los Angeles',
      given: {
        to: 'us',
        day: '2026-09-15',
        price: 100_000,
        freight: 6000,
        rate: 0.025,
        extras: [{ name: 'Section 301', rate: 0.25, perUnit: 0 }],
      },
      expect: { duty: 2500, extra: 25_000, processing: 346.4, harbor: 125, tax: 0, payable: 27_971.4 },
    },
    {
      name: 'Parts for Mumbai',
      given: { to: 'in', price: 132_000, freight: 0, rate: 0.15, integrated: 0.12 },
      expect: { duty: 19_800, surchargeDue: 1980, taxed: 153_780, tax: 18_453.6, payable: 40_233.6 },
    },
  ],
})

interface Entered {
  to: Country | 'global'
  member: keyof typeof members
  day: string
  freight: number
  inland: number
  integrated: number
  basis: 'import' | 'export'
  taxesFreight: boolean
  form: DutyForm
  rate: number
  quantity: number
  perUnit: number
  least?: number | undefined
  most?: number | undefined
  quotaRate: number
  quotaLeft: number
  extras: readonly { rate: number; perUnit: number }[]
  cess: number
  cessBears: boolean
  surcharge?: number | undefined
  excise: number
  bySea: boolean
  userFee?: number | undefined
  noRelief: boolean
  near: boolean
  fromChina: boolean
  kinds?: number | undefined
}
interface UserFees {
  processing: number
  harbor: number
  isInformal: boolean
  /** Where the fee of the day is not known: what the last known limits would make of it, and until when they held. */
  ended?: { until: string; processing: number }
}
const noFees: UserFees = { processing: 0, harbor: 0, isInformal: false }

function termsOf({ to, day, basis, taxesFreight }: Pick<Entered, 'to' | 'day' | 'basis' | 'taxesFreight'>) {
  if (to !== 'global') return versionOn(termsBy[to], day)?.value
  const own: ImportTerms = { valuedAt: basis, taxed: { freight: taxesFreight, inland: false, uplift: 0 } }
  return own
}

/** The standard rate of the country's tax on that day; in India that of the goods, and elsewhere it is the visitor's. */
function standardRate({
  to,
  member,
  day,
  integrated,
}: Pick<Entered, 'to' | 'member' | 'day' | 'integrated'>): number | undefined {
  if (to === 'uk') return versionOn(vat, day)?.value.standard
  if (to === 'eu') return versionOn(euVatRates, day)?.value[member]
  if (to === 'ca') return versionOn(salesTaxes, day)?.value.gst
  if (to === 'in') return integrated
  if (to === 'us' || to === 'global') return undefined
  return versionOn(worldVatRates, day)?.value[to]
}

function noRate({ to }: Pick<Entered, 'to'>, show: Show): string {
  if (to === 'global') return 'must be entered: the rules are yours'
  const rule = to === 'uk' ? vat : to === 'eu' ? euVatRates : to === 'ca' ? salesTaxes : worldVatRates
  return `must be entered for that day: the standard rate is known for ${knownPeriods(rule, show.date)}`
}

function reliefOf(values: Entered, terms: ImportTerms): ImportTerms['relief'] {
  if (values.noRelief || (values.to === 'us' && values.fromChina && terms.exceptChina)) return undefined
  const near = values.to === 'ca' && values.near ? versionOn(neighbourCouriers, values.day)?.value : undefined
  return near ? { of: 'goods', ...near } : terms.relief
}

type FeeLimits = (typeof customsFees)['versions'][number]['value']

/** Fees of the United States; without the one for processing where that of the day is neither known nor entered. */
function userFees(values: Entered, customsValue: number, round: (value: number) => number): UserFees {
  const last = customsFees.versions[customsFees.versions.length - 1] ?? customsFees.versions[0]
  const law = versionOn(customsFees, values.day)?.value
  const harbor = values.bySea ? round(customsValue * (law ?? last.value).harbor) : 0
  if (values.userFee !== undefined) return { processing: values.userFee, harbor, isInformal: false }
  const byLimits = ({ informalUpTo, informal, rate, least, most }: FeeLimits) =>
    customsValue <= informalUpTo ? informal : Math.min(most, Math.max(least, round(customsValue * rate)))
  if (law === undefined)
    return {
      processing: 0,
      harbor,
      isInformal: false,
      ended: { until: last.until ?? values.day, processing: byLimits(last.value) },
    }
  return { processing: byLimits(law), harbor, isInformal: customsValue <= law.informalUpTo }
}

function withoutFee({ until, processing }: NonNullable<UserFees['ended']>, show: Show): string {
  return `The merchandise processing fee is not in it: its limits are known here until ${show.date(until)}, and made it ${show.money(processing)}. Enter that of the day under “Tax and fees”.`
}

function surchargeRate({ to, day, surcharge }: Pick<Entered, 'to' | 'day' | 'surcharge'>): number | null {
  return to === 'in' ? (surcharge ?? versionOn(socialWelfareSurcharge, day)?.value.rate ?? 0) : null
}

/** Duties and tax on an entry, each rounded; a preferential rate takes the place of the duty by tariff. */
function chargesOf(
  {
    values,
    terms,
    customsValue,
    taxRate,
    round,
    isFree,
    flat,
  }: {
    values: Entered
    terms: ImportTerms
    customsValue: number
    taxRate: number
    round: (value: number) => number
    isFree: boolean
    flat: number | undefined
  },
  preference: number | undefined,
) {
  const goods = { value: customsValue, quantity: values.quantity }
  const isCounted = !isFree && flat === undefined
  const byTariff = preference === undefined ? customsDuty(values, goods) : customsValue * preference
  const duty = isFree ? 0 : (flat ?? round(byTariff))
  const extras = values.extras.map(({ rate, perUnit }) =>
    isCounted ? round(customsValue * rate + values.quantity * perUnit) : 0,
  )
  const extra = extras.reduce((sum, each) => sum + each, 0)
  const cess = values.to === 'in' ? round(customsValue * values.cess) : 0
  const surcharged = duty + (values.cessBears ? cess : 0)
  const surcharge = round(surcharged * (surchargeRate(values) ?? 0))
  const { freight = false, inland = false, uplift = 0 } = terms.taxed ?? {}
  const beside = (freight && terms.valuedAt === 'export' ? values.freight : 0) + (inland ? values.inland : 0)
  const duties = duty + extra + cess + surcharge + values.excise
  const taxed = round(customsValue * (1 + uplift) + beside + duties)
  const tax = round(taxed * taxRate)
  return { duty, extras, extra, cess, surcharged, surcharge, taxed, tax, sum: duties + tax }
}

const some = (value: number) => (value > 0 ? value : undefined)

function paid(line: string, on: number | null, rate: number | null, due: number) {
  return due > 0 ? [{ line, on, rate, amount: due }] : []
}

function dutyLine({ form, least, most }: Pick<Entered, 'form' | 'least' | 'most'>): string {
  const byValue = '{customsValue} × {rate}'
  const byUnit = '{quantity} × {perUnit}'
  switch (form) {
    case 'percent':
      return byValue
    case 'unit':
      return byUnit
    case 'compound':
      return `${byValue} + ${byUnit}`
    case 'higher':
      return `max(${byValue}, ${byUnit})`
    case 'lower':
      return `min(${byValue}, ${byUnit})`
    case 'between': {
      const raised = least === undefined ? byValue : `max({quantity} × {least}, ${byValue})`
      return most === undefined ? raised : `min({quantity} × {most}, ${raised})`
    }
    case 'quota':
      return '{customsValue} × {within} × {quotaRate} + {customsValue} × {over} × {rate}'
  }
}

/** What is to be said of a low value, if anything. */
function note(
  {
    values,
    terms,
    goods,
    relief,
    dutyFree,
    taxFree,
    flat,
  }: {
    values: Entered
    terms: ImportTerms
    goods: number
    relief: ImportTerms['relief']
    dutyFree: boolean
    taxFree: boolean
    flat: ImportTerms['flatDuty']
  },
  show: Show,
): string | undefined {
  const { to } = values
  const name = taxNames[to]
  if (flat)
    return `A parcel up to ${show.money(flat.upTo, 0)}: ${show.money(flat.each, 0)} for each kind of goods in it.`
  if (relief && dutyFree && taxFree)
    return to === 'us' || to === 'ca'
      ? `Up to ${show.money(relief.tax, 0)} nothing is due.`
      : `Up to ${show.money(relief.tax, 0)} nothing is due at the border; a registered seller charges ${name} at the sale.`
  if (relief && dutyFree) return `Up to ${show.money(relief.duty, 0)} there is no customs duty, but ${name}.`
  if (relief && taxFree)
    return `Up to ${show.money(relief.tax, 0)} by air or post no ${name} is due at the border; a registered seller charges it at the sale.`
  if (terms.flatDuty && goods <= terms.flatDuty.upTo)
    return `Duty is by tariff. If the seller is in the import one-stop shop, enter the kinds of goods under “Tax and fees”.`
  const suspended = to === 'us' && terms.relief === undefined ? usImports.versions[0].value.relief : undefined
  if (suspended && goods <= suspended.duty)
    return `The relief up to ${show.money(suspended.duty, 0)} is suspended, so duty and fees are due.`
  return undefined
}
