import { defineRule } from '@/lib/law/rule'

/**
 * Input tax of a business that also makes exempt supplies: exempt input tax up to so much a month on average, and up to that share of
 * all input tax, is recovered as if it were taxable. Before registration, tax on goods still held counts for some years and on services
 * for some months. Half the tax on a hired car with private use is blocked.
 */
export const inputTax = defineRule({
  title: 'Recovery of input tax in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    deMinimisMonth: 'money',
    deMinimisShare: 'percent',
    goodsYears: 'count',
    servicesMonths: 'count',
    hiredCarBlocked: 'percent',
  },
  versions: [
    {
      from: '2010-04-01',
      value: { deMinimisMonth: 625, deMinimisShare: 0.5, goodsYears: 4, servicesMonths: 6, hiredCarBlocked: 0.5 },
      sources: [
        {
          title: 'HMRC: Partial exemption (VAT Notice 706), sections 4 and 11',
          href: 'https://www.gov.uk/guidance/partial-exemption-vat-notice-706',
        },
        {
          title: 'The Value Added Tax Regulations 1995, regulations 101, 106, 107 and 111',
          href: 'https://www.legislation.gov.uk/uksi/1995/2518/part/XIV',
        },
        { title: 'HMRC: VAT guide (Notice 700), section 11', href: 'https://www.gov.uk/guidance/vat-guide-notice-700' },
      ],
    },
  ],
})
