import { defineRule } from '@/lib/law/rule'

/** Standard rates of VAT, or of a goods and services tax of its kind, outside the European Union and the United Kingdom, by region. */
export const worldVatRates = defineRule({
  title: 'Standard rates of VAT and GST in eighteen other countries',
  jurisdiction: 'global',
  checkedOn: '2026-11-27',
  units: 'percent',
  versions: [
    {
      from: '2024-01-01',
      value: {
        ae: 0.05,
        ar: 0.21,
        au: 0.1,
        ch: 0.081,
        cl: 0.19,
        co: 0.19,
        eg: 0.14,
        jp: 0.1,
        ke: 0.16,
        kr: 0.1,
        mx: 0.16,
        ng: 0.075,
        no: 0.25,
        nz: 0.15,
        ph: 0.12,
        sa: 0.15,
        sg: 0.09,
        za: 0.15,
      },
      sources: [
        { title: 'Swiss Federal Tax Administration: VAT rates', href: 'https://www.estv.admin.ch/estv/en/home.html' },
        {
          title: 'Singapore: the GST rate from 1 January 2024',
          href: 'https://www.gov.sg/explainers/what-you-need-to-know-the-gst-rate-from-1-january-2024',
        },
        {
          title: 'OECD: Consumption Tax Trends',
          href: 'https://www.oecd.org/en/publications/consumption-tax-trends.html',
        },
      ],
      note: 'Each rate was read in two lists of the world’s rates that do not copy each other. Countries whose rate is cut from year to year or taken on part of the price, such as Thailand, Vietnam and Indonesia, are left out.',
    },
  ],
})
