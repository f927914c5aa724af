import { defineCases } from '@/lib/calculator'
import gst from './gst'

const act = {
  title: 'CGST Act 2017, section 170: rounding off of tax',
  href: 'https://www.knowyourgst.com/gstlaw/cgst-act/170-rounding-off-of-tax-etc-170/',
}
const circular = {
  title: 'Taxmann: Clarifications on rule 88A (Circular 98/17/2019-GST)',
  href: 'https://www.taxmann.com/post/blog/clarifications-on-rule-88a-order-of-utilization-of-input-tax-credit-issued-by-cbic',
}
const heads = { creditIgst: 0, creditCgst: 0, creditSgst: 0, creditCess: 0, dueIgst: 0, dueCgst: 0, dueSgst: 0 }

export default defineCases(gst, [
  {
    name: 'Diamond ring: 1,10,000 at 3% on stone, gold and making charges',
    given: { day: '2025-10-01', amount: 110_000, rate: '3%' },
    expect: { cgst: 1650, sgst: 1650, total: 113_300 },
    source: {
      title: 'Bajaj Finserv: GST on diamond',
      href: 'https://www.bajajfinserv.in/gst-on-diamond',
      how: '3% on 1,10,000',
    },
  },
  {
    name: 'A price of 100 with 18% inside: equal halves, and the parts add up to 100',
    given: { amount: 100, prices: 'inclusive', rate: '18%' },
    expect: { taxable: 84.74, cgst: 7.63, sgst: 7.63, tax: 15.26, total: 100 },
    source: { title: 'LibreOffice Calc', how: '=ROUND(100/1.18*9%;2) twice; 100 less both' },
  },
  {
    name: 'Rule 35: value × rate ÷ (100 + rate) for IGST',
    given: { amount: 11_200, prices: 'inclusive', rate: '12%', day: '2024-01-15', place: 'another' },
    expect: { igst: 1200, taxable: 10_000, total: 11_200, cgst: null, sgst: null },
    source: { title: 'CGST Rules 2017, rule 35', how: '11,200 × 12 ÷ 112' },
  },
  {
    name: 'Cess is charged on the taxable value beside GST, also inside an inclusive price',
    given: { amount: 1450, prices: 'inclusive', rate: '28%', cessRate: 0.17, day: '2020-01-01' },
    expect: { taxable: 1000, cgst: 140, sgst: 140, cess: 170, total: 1450 },
    source: { title: 'Arithmetic on paper', how: '1,450 ÷ 1.45 = 1,000' },
  },
  {
    name: 'A discount on the invoice lowers the taxable value',
    given: { amount: 5000, discount: 0.1, rate: '5%' },
    expect: { taxable: 4500, tax: 225, total: 4725 },
    source: { title: 'CGST Act 2017, section 15(3)(a)', how: '4,500 × 5%' },
  },
  {
    name: 'Section 170: fifty paise go up, forty-nine fall away',
    given: { amount: 1005.55, rate: '18%', rounding: 'tax' },
    expect: { cgst: 90, sgst: 90, total: 1185.55 },
    source: { ...act, how: '9% of 1,005.55 is 90.4995' },
  },
  {
    name: 'Cut diamonds: 0.25% until 17 July 2022 and 1.5% from the day after',
    given: { day: '2022-07-18', amount: 200_000, rate: '1.5%', place: 'another' },
    expect: { igst: 3000, total: 203_000 },
    source: {
      title: 'Fashion Network: Government raises GST on cut and polished diamonds',
      href: 'https://in.fashionnetwork.com/news/Government-raises-gst-on-cut-and-polished-diamonds-to-1-5-,1420044.html',
      how: 'New rate of 1.5% from July 18',
    },
  },
  {
    name: '1.5% is refused on the day before',
    given: { day: '2022-07-17', amount: 200_000, rate: '1.5%' },
    problem: 'rate',
    source: {
      title: 'Exim Guru: Government hikes GST for cut & polished diamonds',
      href: 'https://eximguru.com/export-import-news/export-news/government-hikes-gst-for-cut-111975.aspx',
      how: 'Effective 18th July 2022',
    },
  },
  {
    name: 'Line by line in whole paise, and every column adds up',
    given: {
      form: 'lines',
      items: [
        { description: 'A', quantity: 3, price: 33.33, discount: 0, rate: 0.18, cess: 0 },
        { description: 'B', quantity: 7, price: 14.29, discount: 0.05, rate: 0.05, cess: 0 },
      ],
    },
    expect: {
      taxable: 195.02,
      cgst: 11.38,
      sgst: 11.38,
      total: 217.78,
      invoice: {
        rows: 2,
        at: { 0: { taxable: 99.99, cgst: 9, total: 117.99 }, 1: { taxable: 95.03, cgst: 2.38, total: 99.79 } },
        sum: { total: 217.78 },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: '=ROUND(3*33.33;2), =ROUND(7*14.29*0.95;2), =ROUND(99.99*9%;2), =ROUND(95.03*2.5%;2)',
    },
  },
  {
    name: 'Circular 98/17/2019: IGST credit of 1,300 settles all, 100 of CGST credit is left',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 1300,
      creditCgst: 200,
      creditSgst: 200,
      dueIgst: 1000,
      dueCgst: 300,
      dueSgst: 300,
    },
    expect: {
      cash: 0,
      left: 100,
      ledger: {
        rows: 5,
        at: {
          1: { igst: 1000, cgst: 200, sgst: 100, left: 0 },
          2: { cgst: 100, igst: 0, left: 100 },
          3: { sgst: 200, left: 0 },
          '-1': { igst: 0, cgst: 0, sgst: 0 },
        },
      },
    },
    source: { ...circular, how: 'Case III, option I' },
  },
  {
    name: 'Credit of 300, 200 and 100 pays 200 under each head without cash',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 300,
      creditCgst: 200,
      creditSgst: 100,
      dueIgst: 200,
      dueCgst: 200,
      dueSgst: 200,
    },
    expect: { cash: 0, left: 0 },
    source: {
      title: 'CAclubindia: GST new set off rules',
      href: 'https://www.caclubindia.com/forum/gst-new-set-off-rules-502506.asp',
      how: 'The set-off before February 2019, which rule 88A allows again',
    },
  },
  {
    name: 'CGST credit never pays SGST',
    given: { ...heads, amount: 10_000, rate: '18%', setOff: true, creditCgst: 5000 },
    expect: { cash: 900, left: 4100 },
    source: {
      title: 'CGST Act 2017, section 49(5)(e) and (f)',
      how: 'CGST of 900 is paid by credit, SGST of 900 in cash',
    },
  },
  {
    name: 'Reverse charge: the seller asks for the value, the buyer pays the tax in cash',
    given: { ...heads, amount: 20_000, rate: '5%', reverse: true, setOff: true, creditCgst: 1000, creditSgst: 1000 },
    expect: { total: 20_000, buyerPays: 1000, cash: 0, left: 2000 },
    source: {
      title: 'CGST Act 2017, sections 2(82), 9(3) and 49(4)',
      how: 'Tax under reverse charge is not output tax, so credit cannot pay it',
    },
  },
  {
    name: '28% is refused on 1 February 2026',
    given: { day: '2026-02-01', rate: '28%' },
    problem: 'rate',
    source: {
      title: 'Gazette of India, G.S.R. 946(E): Schedule VII (14%) omitted',
      href: 'https://gazettetracker.com/g/CG-DL-E-31122025-268978',
      how: 'In force from 1 February 2026',
    },
  },
  {
    name: '40% is refused on 21 September 2025',
    given: { day: '2025-09-21', rate: '40%' },
    problem: 'rate',
    source: {
      title: 'taxtmi: Notification 9/2025-Central Tax (Rate)',
      href: 'https://www.taxtmi.com/notifications?id=144100',
      how: 'Schedules from 22 September 2025',
    },
  },
  {
    name: '12% lives on for bricks after 22 September 2025',
    given: { day: '2025-09-22', rate: '12%', amount: 1000, place: 'another' },
    expect: { igst: 120 },
    source: {
      title: 'Notification 14/2025-Integrated Tax (Rate)',
      href: 'https://www.taxheal.com/?p=105312',
      how: '12 per cent for bricks and roofing tiles',
    },
  },
  {
    name: 'Before GST began there is no rate',
    given: { day: '2017-06-30' },
    problem: 'day',
    source: { title: 'CGST Act 2017, section 1(3): appointed day 1 July 2017', how: 'No GST on 30 June 2017' },
  },
  {
    name: 'No compensation cess from February 2026',
    given: { day: '2026-02-01', rate: '40%', cessRate: 0.1 },
    problem: 'cessRate',
    source: {
      title: 'Taxo: compensation cess on tobacco to end on 1 February',
      href: 'https://taxo.online/latest-news/01-01-2026-gst-compensation-cess-on-tobacco-to-end-on-feb-1-orders-govt-new-laws-notified',
      how: 'Cess withdrawn on that day',
    },
  },
  {
    name: 'An inclusive price cannot stand under reverse charge',
    given: { prices: 'inclusive', reverse: true },
    problem: 'prices',
    source: { title: 'CGST Act 2017, section 9(3)', how: 'The recipient, not the supplier, pays the tax' },
  },
])
