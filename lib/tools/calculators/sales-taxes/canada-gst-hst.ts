import { choice, defineCalculator, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { quickMethod } from '@/lib/law/ca/quick-method'
import { salesTaxes } from '@/lib/law/ca/sales-taxes'
import { smallSupplier } from '@/lib/law/ca/small-supplier'

const provinces = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const
type Province = keyof typeof provinces

const { gst, hst, own } = salesTaxes.versions[0].value
const { lowered, upTo } = quickMethod.versions[0].value
const { salesUpTo } = smallSupplier.versions[0].value
const withReturn = { field: 'hasReturn', is: true } as const

/** What a province adds: within the HST, or by a tax of its own. */
function ratesOf(province: Province): { harmonized: number; separate: number } {
  const within: Partial<Record<Province, number>> = hst
  const beside: Partial<Record<Province, number>> = own
  return { harmonized: within[province] ?? 0, separate: beside[province] ?? 0 }
}

const cents = (value: number) => Math.round(value * 100 + 1e-7) / 100

/** The taxes on one price, each to the cent; of a price with tax the last one takes what the cents leave. */
function taxesOf(
  amount: number,
  {
    province,
    isTaxed,
    isFederalOnly,
    isInclusive,
  }: { province: Province; isTaxed: boolean; isFederalOnly: boolean; isInclusive: boolean },
) {
  const { harmonized, separate } = ratesOf(province)
  const federalRate = isTaxed ? gst + (isFederalOnly ? 0 : harmonized) : 0
  const provincialRate = isTaxed && !isFederalOnly ? separate : 0
  const before = isInclusive ? cents(amount / (1 + federalRate + provincialRate)) : amount
  const provincial = cents(before * provincialRate)
  const federal = isInclusive ? cents(amount - before - provincial) : cents(before * federalRate)
  return { before, federal, provincial, federalRate, provincialRate, total: before + federal + provincial }
}

const amountsOf = (values: {
  amount: number
  prices: 'exclusive' | 'inclusive'
  province: Province
  supply: 'taxable' | 'zero' | 'exempt'
  noProvincial: boolean
}) =>
  taxesOf(values.amount, {
    province: values.province,
    isTaxed: values.supply === 'taxable',
    isFederalOnly: values.noProvincial,
    isInclusive: values.prices === 'inclusive',
  })

export default defineCalculator({
  law: 'ca',
  inputs: {
    amount: money('Amount', { initial: 1000, max: 1_000_000_000 }),
    prices: choice('That is', {
      options: { exclusive: 'before tax', inclusive: 'with tax' },
      initial: 'exclusive',
    }),
    province: choice('Province of supply', {
      options: provinces,
      initial: 'ON',
      as: 'menu',
      help: 'Mostly where goods are delivered or the customer of a service is.',
    }),
    supply: choice('Supply', {
      options: {
        taxable: 'Taxable',
        zero: 'Zero-rated: basic groceries, exports',
        exempt: 'Exempt: rent, care, most education',
      },
      initial: 'taxable',
      as: 'menu',
    }),
    noProvincial: toggle('Without the provincial part', {
      help: 'Printed books, which provinces with an HST rebate at the till; in some also children’s clothes, and many services where the PST is separate.',
      shownWhen: { field: 'supply', is: 'taxable' },
      refines: true,
    }),
    hasReturn: toggle('Work out a GST/HST return', {
      help: 'As if the amount were all your sales of the period.',
      refines: true,
    }),
    credits: money('Input tax credits', {
      initial: 0,
      max: 1_000_000_000,
      help: 'GST and HST on what you bought for the business.',
      shownWhen: withReturn,
      refines: true,
    }),
    capitalCredits: money('Credits for capital goods', {
      initial: 0,
      max: 1_000_000_000,
      help: 'Part of the credits above; the quick method leaves you these.',
      shownWhen: withReturn,
      refines: true,
    }),
    quickRate: percent('Your quick-method rate', {
      optional: true,
      max: 0.2,
      help: 'From guide RC4058: for services 3.6% where there is no HST, 8.8% in Ontario. Empty: not compared.',
      shownWhen: withReturn,
      refines: true,
    }),
    soldBefore: money('Sales with tax earlier in the fiscal year', {
      initial: 0,
      max: 1_000_000_000,
      help: 'They have used up part of the lowered rate.',
      shownWhen: withReturn,
      refines: true,
    }),
    yearSales: money('Taxable sales of the last four quarters', {
      optional: true,
      max: 1_000_000_000,
      help: 'Worldwide, before tax, zero-rated ones too: says whether you have to register.',
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Total' },
    before: { kind: 'money', label: 'Before tax' },
    tax: { kind: 'money', label: 'Tax in all' },
    share: { kind: 'percent', label: 'Tax as a share of the total', optional: true },
    gst: { kind: 'money', label: 'GST', optional: true, section: 'Tax' },
    hst: { kind: 'money', label: 'HST', optional: true, section: 'Tax' },
    provincial: { kind: 'money', label: 'PST, RST or QST', optional: true, section: 'Tax' },
    collected: { kind: 'money', label: 'GST/HST collected (line 105)', optional: true, section: 'Return' },
    claimed: { kind: 'money', label: 'Input tax credits (line 108)', optional: true, section: 'Return' },
    net: { kind: 'money', label: 'Net tax (line 109)', optional: true, section: 'Return' },
    quick: { kind: 'money', label: 'Net tax by the quick method', optional: true, section: 'Return' },
    better: { kind: 'verdict', label: 'Method', optional: true },
    registration: { kind: 'verdict', label: 'Registration', optional: true },
    everywhere: {
      kind: 'table',
      label: 'The same price before tax in every province',
      columns: {
        province: { kind: 'text', label: 'Province' },
        tax: { kind: 'money', label: 'Tax' },
        total: { kind: 'money', label: 'Total' },
        federal: { kind: 'percent', label: 'GST or HST' },
        provincial: { kind: 'percent', label: 'PST or QST', decimals: 3 },
      },
    },
  },
  formula:
    'Tax = price before tax × (GST or HST + provincial tax); price before tax = price with tax ÷ (1 + all rates)',
  limits: [
    'It does not decide what is taxable, zero-rated or exempt, what is free of the provincial part, nor the place of supply.',
    'Rates of their own on lodging, alcohol, cars and insurance are left out.',
    'The return has GST and HST only. PST and RST are remitted to the province and come back to no business; the QST has a return and credits of its own.',
    'The quick method has limits of size and trade, and its rate depends on where you are and where you sell: take yours from guide RC4058. Its lowered part is for those who use it from the first day of a fiscal year or of registration. It is not compared for zero-rated and exempt supplies, nor for sales with a rebate at the till.',
    'Taxi drivers and some others have to register whatever they sell, and public service bodies have a limit of their own.',
    'Rates hold from April 2025, when Nova Scotia lowered its own.',
  ],
  sources: [
    {
      title: 'Canada Revenue Agency: GST/HST rates by province',
      href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
    },
    {
      title: 'Canada Revenue Agency: RC4058, Quick Method of Accounting for GST/HST',
      href: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/rc4058.html',
    },
    {
      title: 'Revenu Québec: GST and QST quick method, applicable rates',
      href: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/reporting-gsthst-and-qst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/applicable-rates/',
    },
  ],
  rules: [salesTaxes, quickMethod, smallSupplier],

  compute(values, { show }) {
    const { province, hasReturn, credits, capitalCredits, quickRate, soldBefore, supply, yearSales } = values
    if (hasReturn && supply === 'exempt' && credits > 0)
      return problem('credits', 'must be 0: an exempt supply gives no credits')
    if (hasReturn && capitalCredits > credits)
      return problem('capitalCredits', 'must not be more than all input tax credits')
    const { before, federal, provincial, total } = amountsOf(values)
    const { harmonized, separate } = ratesOf(province)
    const isTaxed = supply === 'taxable'
    const isQuick = hasReturn && isTaxed && !(values.noProvincial && harmonized > 0)
    const net = federal - credits
    const quick =
      quickRate === undefined || !isQuick
        ? undefined
        : quickOf(before + federal, { quickRate, soldBefore, capitalCredits })
    return {
      total,
      before,
      tax: federal + provincial,
      share: total > 0 ? (federal + provincial) / total : undefined,
      gst: isTaxed && harmonized === 0 ? federal : undefined,
      hst: isTaxed && harmonized > 0 ? federal : undefined,
      provincial: isTaxed && separate > 0 ? provincial : undefined,
      collected: hasReturn ? federal : undefined,
      claimed: hasReturn ? credits : undefined,
      net: hasReturn ? net : undefined,
      quick,
      better:
        quick === undefined
          ? undefined
          : {
              is: 'plain' as const,
              says:
                Math.abs(quick - net) < 0.005
                  ? 'Both methods come to the same.'
                  : `The ${quick < net ? 'quick' : 'regular'} method remits ${show.money(Math.abs(quick - net))} less.`,
            },
      registration:
        yearSales === undefined
          ? undefined
          : yearSales > salesUpTo
            ? { is: 'plain' as const, says: `Above ${show.money(salesUpTo, 0)}: you have to register.` }
            : {
                is: 'plain' as const,
                says: `Not above ${show.money(salesUpTo, 0)}: a small supplier may register, but need not.`,
              },
      everywhere: (Object.keys(provinces) as Province[]).map((one) => {
        const taxes = taxesOf(before, {
          province: one,
          isTaxed,
          isFederalOnly: values.noProvincial,
          isInclusive: false,
        })
        return {
          province: provinces[one],
          federal: taxes.federalRate,
          provincial: taxes.provincialRate > 0 ? taxes.provincialRate : null,
          tax: taxes.federal + taxes.provincial,
          total: taxes.total,
        }
      }),
    }
  },

  steps(values) {
    const { federalRate, provincialRate } = amountsOf(values)
    const isInclusive = values.prices === 'inclusive'
    const rates = {
      federalRate: { kind: 'percent', value: federalRate } as const,
      provincialRate: { kind: 'percent', value: provincialRate, decimals: 3 } as const,
    }
    const federal = ratesOf(values.province).harmonized > 0 ? ('hst' as const) : ('gst' as const)
    return [
      {
        gives: 'before' as const,
        is: isInclusive ? '{amount} ÷ (1 + {federalRate} + {provincialRate})' : '{amount}',
        with: rates,
        rounded: 'cents' as const,
      },
      { gives: 'provincial' as const, is: '{before} × {provincialRate}', with: rates, rounded: 'cents' as const },
      isInclusive
        ? { gives: federal, is: '{amount} − {before}[ − {provincial}]' }
        : { gives: federal, is: '{before} × {federalRate}', with: rates, rounded: 'cents' as const },
      { gives: 'total' as const, is: '{before} + {tax}' },
      { gives: 'net' as const, is: '{collected} − {claimed}' },
    ]
  },

  examples: [
    { name: 'A table sold in Toronto', given: { amount: 1000 }, expect: { hst: 130, total: 1130 } },
    {
      name: 'A consultant in Montreal',
      given: { amount: 20_000, province: 'QC', hasReturn: true, credits: 300, quickRate: 0.036 },
      expect: { gst: 1000, provincial: 1995, net: 700, quick: 546 },
    },
    {
      name: 'A receipt from Vancouver',
      given: { amount: 112, prices: 'inclusive', province: 'BC' },
      expect: { before: 100, gst: 5, provincial: 7 },
    },
  ],
})

/** What the quick method remits: a rate of sales with GST or HST, lowered on the first of a year, less credits for capital goods. */
function quickOf(
  sales: number,
  { quickRate, soldBefore, capitalCredits }: { quickRate: number; soldBefore: number; capitalCredits: number },
): number {
  const eligible = Math.min(sales, Math.max(0, upTo - soldBefore))
  return cents(sales * quickRate - eligible * lowered - capitalCredits)
}
