import { defineCases } from '@/lib/kits/calculator'
import definition from './vat'

const python = {
  title: 'Python decimal: tests/vectors/transaction-tax/add_remove.py',
} as const
const register = { title: 'GOV.UK: Register for VAT', href: 'https://www.gov.uk/register-for-vat' } as const
const threeItems = [
  { description: 'A', quantity: 7, price: 1.435, discount: 0, vat: 'standard', ownRate: undefined },
  { description: 'B', quantity: 3, price: 2.665, discount: 0.1, vat: 'standard', ownRate: undefined },
  { quantity: 11, price: 0.85, discount: 0, vat: 'reduced', ownRate: undefined },
] as const
const added = { country: 'uk', form: 'amount', prices: 'exclusive', rate: 'standard', day: '2026-11-02' } as const
const within = { ...added, prices: 'inclusive' } as const

export default defineCases(definition, [
  {
    name: 'The VAT fraction at 20% is a sixth: 120 holds 20',
    given: { ...within, amount: 120 },
    expect: { tax: 20, net: 100, gross: 120, rate: 0.2, share: 1 / 6, due: null, registration: null },
    source: { title: 'SMOA: VAT rates, the VAT fraction', href: 'https://www.smoa.co.uk/node/202', how: '1/6 of 120' },
  },
  {
    name: 'A till price of 99.99',
    given: { ...within, amount: 99.99 },
    expect: { tax: 16.67, net: 83.32, gross: 99.99 },
    source: { ...python, how: '20% in 99.99' },
  },
  {
    name: 'Two pence hold no VAT, three hold one penny',
    given: { ...within, amount: 0.02 },
    expect: { tax: 0, net: 0.02 },
    source: { ...python, how: '20% in 0.02' },
  },
  {
    name: 'Three pence hold a penny',
    given: { ...within, amount: 0.03 },
    expect: { tax: 0.01, net: 0.02 },
    source: { ...python, how: '20% in 0.03' },
  },
  {
    name: 'Seven pence carry a penny, eight carry two',
    given: { ...added, amount: 0.08 },
    expect: { tax: 0.02, gross: 0.1 },
    source: { ...python, how: '20% on 0.08' },
  },
  {
    name: 'Below the half: 1.4 pence of VAT is one',
    given: { ...added, amount: 0.07 },
    expect: { tax: 0.01, gross: 0.08 },
    source: { ...python, how: '20% on 0.07' },
  },
  {
    name: 'The reduced rate',
    given: { ...added, amount: 200, rate: 'reduced' },
    expect: { tax: 10, gross: 210, rate: 0.05 },
    source: { title: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates', how: '5% of 200' },
  },
  {
    name: 'Zero-rated: the price is the price',
    given: { ...within, amount: 42, rate: 'zero' },
    expect: { tax: 0, net: 42, gross: 42, rate: 0, share: 0 },
    source: { title: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates', how: '0% of 42' },
  },
  {
    name: 'Nothing has no share',
    given: { ...added, amount: 0 },
    expect: { tax: 0, gross: 0, share: null },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 0 is no share' },
  },
  {
    name: 'Three items, rounded one by one',
    given: { ...added, form: 'lines', items: threeItems },
    expect: {
      net: 26.6,
      tax: 3.92,
      gross: 30.52,
      rate: null,
      invoice: {
        rows: 3,
        at: {
          0: { item: 'A', rate: '20%', net: 10.05, vat: 2.01, gross: 12.06 },
          2: { item: 'Item 3', rate: '5%', net: 9.35, vat: 0.47, gross: 9.82 },
        },
      },
      byRate: {
        rows: 2,
        at: {
          0: { rate: '20%', net: 17.25, vat: 3.45, gross: 20.7 },
          1: { rate: '5%', net: 9.35, vat: 0.47, gross: 9.82 },
        },
        sum: { vat: 3.92 },
      },
    },
    source: { ...python, how: 'lines, net; by line' },
  },
  {
    name: 'The total of each rate rounded down: 46.75 pence become 46',
    given: { ...added, form: 'lines', items: threeItems, rounding: 'down' },
    expect: { tax: 3.91, gross: 30.51 },
    source: {
      title: 'HMRC: VATREC12010, the VAT payable on an invoice may be rounded down',
      href: 'https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec12010',
      how: 'add_remove.py, by rate: 3.45 and 0.46',
    },
  },
  {
    name: 'The total of each rate to the nearest penny',
    given: { ...added, form: 'lines', items: threeItems, rounding: 'total' },
    expect: { tax: 3.92 },
    source: { ...python, how: 'by rate: 3.45 and 0.47' },
  },
  {
    name: 'Exempt and zero-rated stand apart, though neither carries VAT',
    given: {
      ...added,
      form: 'lines',
      items: [
        { quantity: 1, price: 100, discount: 0, vat: 'exempt', ownRate: undefined },
        { quantity: 1, price: 50, discount: 0, vat: 'zero', ownRate: undefined },
      ],
    },
    expect: {
      tax: 0,
      net: 150,
      byRate: { rows: 2, at: { 0: { rate: 'Exempt', net: 100, vat: 0, gross: 100 }, 1: { rate: '0%', net: 50 } } },
    },
    source: {
      title: 'HMRC: VAT guide (Notice 700), section 29',
      href: 'https://www.gov.uk/guidance/vat-guide-notice-700',
      how: 'Exempt supplies are not taxable supplies; zero-rated ones are',
    },
  },
  {
    name: 'An item at a rate of its own',
    given: {
      ...added,
      country: 'fr',
      form: 'lines',
      items: [{ quantity: 2, price: 10, discount: 0, vat: 'own', ownRate: 0.055 }],
    },
    expect: { tax: 1.1, gross: 21.1, byRate: { at: { 0: { rate: '5.5%' } } } },
    source: { title: 'Arithmetic on paper', how: '20 × 5.5%' },
  },
  {
    name: 'An item at its own rate that names none',
    given: {
      ...added,
      form: 'lines',
      items: [{ quantity: 2, price: 10, discount: 0, vat: 'own', ownRate: undefined }],
    },
    problem: 'items',
    because: 'item 1',
    source: { title: 'Arithmetic on paper', how: 'No rate, no tax' },
  },
  {
    name: 'Switzerland: 8.1% in 250.50 francs',
    given: { ...within, country: 'ch', amount: 250.5 },
    expect: { tax: 18.77, net: 231.73, rate: 0.081 },
    source: { ...python, how: '8.1% in 250.50' },
  },
  {
    name: 'Japan: yen have no cents',
    given: { ...within, country: 'jp', amount: 1100 },
    expect: { tax: 100, net: 1000 },
    source: { ...python, how: '10% in 1,100 yen' },
  },
  {
    name: 'Japan: half a yen goes up, and down to the yen where that is chosen',
    given: { ...added, country: 'jp', amount: 1005, rounding: 'down' },
    expect: { tax: 100, gross: 1105 },
    source: { title: 'Arithmetic on paper', how: '100.5 yen, rounded down' },
  },
  {
    name: 'Estonia on the last day of 22%',
    given: { ...added, country: 'eu', member: 'ee', day: '2025-06-30', amount: 1000 },
    expect: { tax: 220 },
    source: {
      title: 'mindlink.lv: VAT standard and reduced rates in EU member states (before July 2025)',
      href: 'https://mindlink.lv/useful/vat-rates-in-eu',
      how: 'Estonia 22%',
    },
  },
  {
    name: 'Estonia on the first day of 24%',
    given: { ...added, country: 'eu', member: 'ee', day: '2025-07-01', amount: 1000 },
    expect: { tax: 240, rate: 0.24 },
    source: {
      title: 'calculariva.app: VAT 2025 in the 27 EU countries',
      href: 'https://calculariva.app/en-PH/blog/tipos-de-iva-aplicables-en-2025-segun-los-paises-miembros-de-la-union-europea',
      how: 'Estonia 24%',
    },
  },
  {
    name: 'Romania rose to 21% on 1 August 2025',
    given: { ...added, country: 'eu', member: 'ro', day: '2025-08-01', amount: 1000 },
    expect: { tax: 210 },
    source: {
      title: 'calculariva.app: VAT 2025 in the 27 EU countries',
      href: 'https://calculariva.app/en-PH/blog/tipos-de-iva-aplicables-en-2025-segun-los-paises-miembros-de-la-union-europea',
      how: 'Romania 21%',
    },
  },
  {
    name: 'Slovakia had 20% on 31 December 2024',
    given: { ...added, country: 'eu', member: 'sk', day: '2024-12-31', amount: 1000 },
    expect: { tax: 200 },
    source: {
      title: 'hardwarecare.nl: VAT rates applied in EU member countries',
      href: 'https://hardwarecare.nl/tax/',
      how: 'Slovakia 20, Finland 25.5',
    },
  },
  {
    name: 'Finland at 25.5% since September 2024',
    given: { ...added, country: 'eu', member: 'fi', day: '2024-09-01', amount: 1000 },
    expect: { tax: 255 },
    source: {
      title: 'hardwarecare.nl: VAT rates applied in EU member countries',
      href: 'https://hardwarecare.nl/tax/',
      how: 'Finland 25.5',
    },
  },
  {
    name: 'Singapore: the second session of a course, paid after New Year 2024, at 9%',
    given: { ...added, country: 'sg', day: '2024-01-02', amount: 100 },
    expect: { tax: 9 },
    source: {
      title: 'Constantin Asia: tax fraction 9/109 from 1 January 2024',
      href: 'https://constantinasia.com/singapore-goods-and-services-tax-updates/',
      how: '9% of 100',
    },
  },
  {
    name: 'Singapore in 2023 is refused: no rate of that year has two readings here',
    given: { ...added, country: 'sg', day: '2023-12-31', amount: 100 },
    problem: 'day',
    because: '2024',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 1 January 2024' },
  },
  {
    name: 'A country that is not listed needs a rate',
    given: { ...added, country: 'global', amount: 100 },
    problem: 'rate',
    source: { title: 'Arithmetic on paper', how: 'No rate, no tax' },
  },
  {
    name: 'A country that is not listed, with its rate',
    given: { ...added, country: 'global', amount: 100, rate: 'own', ownRate: 0.17 },
    expect: { tax: 17, gross: 117 },
    source: { title: 'Arithmetic on paper', how: '100 × 17%' },
  },
  {
    name: 'The reduced rate of another country is not guessed',
    given: {
      ...added,
      country: 'de',
      form: 'lines',
      items: [{ quantity: 1, price: 10, discount: 0, vat: 'reduced', ownRate: undefined }],
    },
    problem: 'items',
    source: { title: 'Arithmetic on paper', how: 'Only the British one is built in' },
  },
  {
    name: 'Items above a million million are refused',
    given: {
      ...added,
      form: 'lines',
      items: [{ quantity: 100_000, price: 100_000_000, discount: 0, vat: 'standard', ownRate: undefined }],
    },
    problem: 'items',
    source: { title: 'Arithmetic on paper', how: '10^13' },
  },
  {
    name: 'A return: boxes 1 to 5',
    given: { ...added, amount: 1000, asReturn: true, otherVat: 800, acquisitionVat: 40, inputVat: 390 },
    expect: {
      due: 650,
      outcome: 'plain',
      boxes: {
        rows: 5,
        at: {
          0: { box: '1: VAT on sales', amount: 1000 },
          1: { amount: 40 },
          2: { amount: 1040 },
          3: { amount: 390 },
          4: { amount: 650 },
        },
      },
    },
    says: { outcome: 'You pay HMRC £650' },
    source: {
      title: 'informi: How do I complete my VAT return?',
      href: 'https://informi.co.uk/finance/how-do-i-complete-my-vat-return?amp=true',
      how: 'Box 3 is the sum of boxes 1 and 2, box 5 the difference between 3 and 4',
    },
  },
  {
    name: 'More reclaimed than due: HMRC repays',
    given: { ...added, amount: 1000, asReturn: true, inputVat: 390 },
    expect: { due: -190, boxes: { at: { 4: { amount: 190 } } } },
    says: { outcome: 'HMRC repays £190' },
    source: {
      title: 'informi: How do I complete my VAT return?',
      href: 'https://informi.co.uk/finance/how-do-i-complete-my-vat-return?amp=true',
      how: '200 − 390',
    },
  },
  {
    name: 'As much reclaimed as due',
    given: { ...added, amount: 1000, asReturn: true, inputVat: 200 },
    expect: { due: 0 },
    says: { outcome: 'Nothing is due' },
    source: { title: 'Arithmetic on paper', how: '200 − 200' },
  },
  {
    name: 'GOV.UK’s example: over the limit in July 2020, tell by 30 August, registered from 1 September',
    given: {
      ...added,
      amount: 1000,
      testing: true,
      months: [
        { month: '2019-08', turnover: 40_000 },
        { month: '2020-06', turnover: 40_000 },
        { month: '2020-07', turnover: 20_000 },
      ],
    },
    expect: {
      peak: 100_000,
      tellBy: '2020-08-30',
      registeredFrom: '2020-09-01',
      registration: 'fair',
      turnover: { rows: 3, at: { 2: { month: '2020-07', total: 100_000, limit: 85_000 } } },
    },
    says: { registration: '£100,000' },
    source: { ...register, how: 'Between 10 July 2019 and 9 July 2020 your taxable turnover is £100,000' },
  },
  {
    name: 'Exactly 90,000 does not pass the limit',
    given: { ...added, amount: 1000, testing: true, months: [{ month: '2026-10', turnover: 90_000 }] },
    expect: { peak: 90_000, tellBy: null, registeredFrom: null, registration: 'good' },
    source: { ...register, how: 'Over £90,000' },
  },
  {
    name: 'A penny more does, and the thirteenth month back no longer counts',
    given: {
      ...added,
      amount: 1000,
      testing: true,
      months: [
        { month: '2025-10', turnover: 50_000 },
        { month: '2025-11', turnover: 45_000 },
        { month: '2026-10', turnover: 45_000.01 },
      ],
    },
    expect: {
      registration: 'fair',
      tellBy: '2025-12-30',
      turnover: { at: { 2: { total: 90_000.01, limit: 90_000 } } },
    },
    source: { ...register, how: '50,000 + 45,000 passes in November 2025; October 2026 counts November to October' },
  },
  {
    name: 'Turnover before the limits that are known',
    given: { ...added, amount: 1000, testing: true, months: [{ month: '2016-10', turnover: 90_000 }] },
    problem: 'months',
    because: '2017',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 1 April 2017' },
  },
])
