import { defineRule } from '@/lib/law/rule'

/** Refunds of UK VAT to businesses abroad: the least claim of a year that ends on 30 June, or of what is left of it, and of a part. */
export const ukVatRefund = defineRule({
  title: 'Refunds of UK VAT to businesses outside the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: { leastYear: 'money', leastPart: 'money', months: 'count' },
  versions: [
    {
      from: '2021-01-01',
      value: { leastYear: 16, leastPart: 130, months: 3 },
      sources: [
        {
          title: 'HMRC: Refunds of UK VAT for non-UK businesses (VAT Notice 723A)',
          href: 'https://www.gov.uk/guidance/refunds-of-uk-vat-for-non-uk-businesses-or-eu-vat-for-uk-businesses',
        },
      ],
    },
  ],
})
