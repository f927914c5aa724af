import { defineRule } from '@/lib/law/rule'

const maharashtra = {
  title: 'Maharashtra GST Department: Profession Tax Act, Schedule I',
  href: 'https://mahagst.gov.in/',
} as const
const others = [
  { title: 'Karnataka Commercial Taxes: Profession Tax, Act 33 of 2025', href: 'https://pt.kar.nic.in/' },
  { title: 'West Bengal Directorate of Commercial Taxes: Profession Tax', href: 'https://wbprofessiontax.gov.in/' },
  { title: 'Gujarat State Tax Department: Professional Tax', href: 'https://commercialtax.gujarat.gov.in/' },
  { title: 'Andhra Pradesh Commercial Taxes Department', href: 'https://www.apct.gov.in/' },
  { title: 'Telangana Commercial Taxes Department', href: 'https://www.tgct.gov.in/' },
] as const

const telugu = [
  { over: 15_000, amount: 150 },
  { over: 20_000, amount: 200 },
]
const bengal = [
  { over: 10_000, amount: 110 },
  { over: 15_000, amount: 130 },
  { over: 25_000, amount: 150 },
  { over: 40_000, amount: 200 },
]
// "12,000 and above" and "25,000 and more": the paisa below is the last amount that pays nothing.
const gujarat = [{ over: 11_999.99, amount: 200 }]
const mumbai = {
  men: [
    { over: 7500, amount: 175 },
    { over: 10_000, amount: 200, february: 300 },
  ],
  women: [{ over: 25_000, amount: 200, february: 300 }],
}

/**
 * Tax on employment that a state takes from salaries, rupees a month by gross monthly salary: `amount` for pay above `over`,
 * `february` instead in that month. Only states whose tables are known.
 */
export const professionalTax = defineRule({
  title: 'Professional tax of Indian states',
  jurisdiction: 'in',
  checkedOn: '2026-11-21',
  units: 'money',
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: {
        andhraPradesh: telugu,
        gujarat,
        karnataka: [{ over: 24_999.99, amount: 200 }],
        maharashtra: mumbai.men,
        maharashtraWomen: mumbai.women,
        telangana: telugu,
        westBengal: bengal,
      },
      sources: [maharashtra, ...others],
    },
    {
      from: '2025-04-01',
      until: '2027-03-31',
      value: {
        andhraPradesh: telugu,
        gujarat,
        karnataka: [{ over: 24_999.99, amount: 200, february: 300 }],
        maharashtra: mumbai.men,
        maharashtraWomen: mumbai.women,
        telangana: telugu,
        westBengal: bengal,
      },
      sources: [maharashtra, ...others],
    },
  ],
})
