import { defineRule } from '@/lib/law/rule'

const box2 = {
  title: 'Belastingdienst: Overzicht tarieven en schijven',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/inkomstenbelasting/heffingskortingen_boxen_tarieven/boxen_en_tarieven/overzicht_tarieven_en_schijven/',
} as const
const box3 = {
  title: 'Belastingdienst: Box 3, berekening',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/box-3/box-3',
} as const
const sources = [box2, box3] as const

/**
 * Boxes 2 and 3 of Dutch income tax, euros a year of one person. Box 2 is income from a substantial holding. Box 3 taxes, at `rate`, a deemed
 * return on savings and on other assets, for the share of them that lies above `exempt`. `creditByAll`: the general credit looks at the income of all boxes.
 */
export const otherBoxes = defineRule({
  title: 'Boxes 2 and 3 of Dutch income tax',
  jurisdiction: 'nl',
  checkedOn: '2026-11-27',
  units: {
    holding: { over: 'money', rate: 'percent' },
    wealth: { exempt: 'money', rate: 'percent', savings: 'percent', others: 'percent' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        creditByAll: false,
        holding: [
          { over: 0, rate: 0.245 },
          { over: 67_000, rate: 0.33 },
        ],
        wealth: { exempt: 57_000, rate: 0.36, savings: 0.0144, others: 0.0604 },
      },
      sources,
      readOnce: ['box 3: its rate and the deemed returns'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        creditByAll: true,
        holding: [
          { over: 0, rate: 0.245 },
          { over: 67_804, rate: 0.31 },
        ],
        wealth: { exempt: 57_684, rate: 0.36, savings: 0.0137, others: 0.0588 },
      },
      sources,
      readOnce: ['box 3: its rate, its exemption and the deemed return on savings'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        creditByAll: true,
        holding: [
          { over: 0, rate: 0.245 },
          { over: 68_843, rate: 0.31 },
        ],
        wealth: { exempt: 59_357, rate: 0.36, savings: 0.0128, others: 0.06 },
      },
      sources,
      readOnce: ['the threshold of box 2', 'box 3: its rate and the deemed return on investments'],
      note: 'The deemed return on savings is provisional until the year is over.',
    },
  ],
})
