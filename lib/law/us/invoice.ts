import type { InvoiceContents } from '@/lib/law/invoice-contents'
import { defineRule } from '@/lib/law/rule'

export const invoice = defineRule<InvoiceContents>({
  title: 'What an invoice in the United States shows for the records of both sides',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: 'money',
  versions: [
    {
      from: '2024-01-01',
      value: {
        provision: 'IRS Publication 583, supporting documents',
        full: ['sellerName', 'issueDate', 'description', 'total'],
        simplified: [],
        wordings: {},
        oneSource: ['The four particulars were read in Publication 583 only.'],
      },
      sources: [
        {
          title: 'IRS Publication 583, Starting a Business and Keeping Records',
          href: 'https://www.irs.gov/publications/p583',
        },
      ],
      note: 'No federal law says what a private invoice must show. States that tax sales want the tax shown apart; each has its own rule, and none is held here.',
    },
  ],
})
