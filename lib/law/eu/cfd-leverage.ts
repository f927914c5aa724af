import { defineRule } from '@/lib/law/rule'

/** How much of a position a retail client has to deposit for a contract for difference on currencies and metals. */
export const cfdLeverageInEu = defineRule({
  title: 'Leverage limits and margin close-out for retail clients in the European Union',
  jurisdiction: 'eu',
  checkedOn: '2026-11-23',
  units: {
    majorPairs: 'count',
    otherPairs: 'count',
    gold: 'count',
    otherCommodities: 'count',
    closeOut: 'percent',
  },
  versions: [
    {
      from: '2018-08-01',
      value: {
        majorPairs: 30,
        otherPairs: 20,
        gold: 20,
        otherCommodities: 10,
        closeOut: 0.5,
        majors: 'USD EUR JPY GBP CAD CHF',
      },
      sources: [
        {
          title: 'ESMA Decision (EU) 2018/796, articles 1 and 2 and annex I',
          href: 'https://eur-lex.europa.eu/eli/dec/2018/796/oj',
        },
        {
          title: 'ESMA: renewal of the restrictions on CFDs from 1 May 2019, with the limits by underlying',
          href: 'https://www.esma.europa.eu/press-news/esma-news/esma-renew-restrictions-cfds-further-three-months-1-may-2019',
        },
      ],
      note: 'ESMA’s own measure ended in July 2019; national authorities have kept such limits by measures of their own (Germany: BaFin, 23 July 2019), some of them stricter.',
    },
  ],
})
