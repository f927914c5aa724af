import { defineCases } from '@/lib/kits/calculator'
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
    expect: { cgst: 1650, sgst: 1650, total: 113_300, share: 0.029126, cess: null, rounded: null, check: null },
    source: {
      title: 'Bajaj Finserv: GST on diamond',
      href: 'https://www.bajajfinserv.in/gst-on-diamond',
      how: '3% on 1,10,000; 3,300 ÷ 1,13,300',
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
    expect: { cgst: 90, sgst: 90, taxable: 1005.55, total: 1185.55 },
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
        at: {
          0: { line: 'A', taxable: 99.99, rate: 0.18, cgst: 9, sgst: 9, igst: 0, cess: 0, total: 117.99 },
          1: { taxable: 95.03, cgst: 2.38, total: 99.79 },
        },
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
          0: { step: 'Output tax', igst: 1000, cgst: 300, sgst: 300, cess: 0 },
          1: { step: 'Paid with IGST credit', igst: 1000, cgst: 200, sgst: 100, left: 0 },
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
    expect: { total: 20_000, buyerPays: 1000, cash: 0, left: 2000, share: null },
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
  {
    name: 'The total to the rupee: 1,186.55 becomes 1,187',
    given: { amount: 1005.55, rate: '18%', rounding: 'total' },
    expect: { cgst: 90.5, sgst: 90.5, total: 1187, rounded: 0.45 },
    source: { title: 'Arithmetic on paper', how: '9% of 1,005.55 is 90.4995; 1,005.55 + 2 × 90.50 = 1,186.55' },
  },
  {
    name: 'A car of ten lakh sold into another state in January 2024: 28% IGST and 17% cess',
    given: {
      form: 'lines',
      day: '2024-01-15',
      place: 'another',
      items: [{ quantity: 1, price: 1_000_000, discount: 0, rate: 0.28, cess: 0.17 }],
    },
    expect: {
      igst: 280_000,
      cess: 170_000,
      total: 1_450_000,
      invoice: {
        rows: 1,
        at: { 0: { line: 'Line 1', rate: 0.28, cgst: 0, sgst: 0, igst: 280_000, cess: 170_000, total: 1_450_000 } },
      },
    },
    source: { title: 'Arithmetic on paper', how: '10,00,000 × 28% and × 17%' },
  },
  {
    name: 'Cess credit pays cess only',
    given: {
      ...heads,
      day: '2024-01-15',
      amount: 1000,
      rate: '28%',
      cessRate: 0.17,
      setOff: true,
      creditCess: 200,
    },
    expect: {
      cash: 280,
      left: 30,
      ledger: {
        rows: 6,
        at: {
          0: { step: 'Output tax', cgst: 140, sgst: 140, cess: 170 },
          4: { step: 'Paid with cess credit', cgst: 0, sgst: 0, cess: 170, left: 30 },
          [-1]: { step: 'Left to pay in cash', cgst: 140, sgst: 140, cess: 0 },
        },
      },
    },
    source: {
      title: 'GST (Compensation to States) Act 2017, section 11(2), proviso',
      href: 'https://lawcrux.com/data5t/gt/gtcomp/com_act_11.htm',
      how: 'Credit of cess is used for cess alone: 200 − 170 = 30, and 2 × 140 in cash',
    },
  },
  {
    name: 'A line at 17% is worked out, and said to be unusual',
    given: { form: 'lines', items: [{ quantity: 1, price: 100, discount: 0, rate: 0.17, cess: 0 }] },
    expect: { total: 117, check: 'fair' },
    says: { check: '17% is not among the rates' },
    source: { title: 'CGST Act 2017, section 9(1): the rates are those notified', how: 'No notification has 17%' },
  },
  {
    name: 'IGST credit left over pays heads that have credit of their own, and no others',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 300,
      creditCgst: 200,
      creditSgst: 50,
      dueIgst: 200,
      dueCgst: 100,
    },
    expect: {
      cash: 0,
      left: 250,
      ledger: {
        at: { 1: { igst: 200, cgst: 100, sgst: 0, left: 0 }, 2: { cgst: 0, left: 200 }, 3: { sgst: 0, left: 50 } },
      },
    },
    source: { ...circular, how: 'Section 49A: IGST credit is used up first; 300 = 200 + 100' },
  },
  {
    name: 'IGST credit that pays everything leaves the rest of all three',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 1000,
      creditCgst: 200,
      creditSgst: 150,
      dueCgst: 300,
      dueSgst: 250,
    },
    expect: {
      cash: 0,
      left: 800,
      ledger: {
        at: { 1: { igst: 0, cgst: 300, sgst: 250, left: 450 }, 2: { cgst: 0, left: 200 }, 3: { sgst: 0, left: 150 } },
      },
    },
    source: { ...circular, how: 'Section 49A: 1,000 − 300 − 250 = 450 of IGST credit; the others untouched' },
  },
  {
    name: 'What CGST and SGST credit leave of their own heads pays IGST, the rest is cash',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 100,
      creditCgst: 300,
      creditSgst: 250,
      dueIgst: 1000,
      dueCgst: 120,
      dueSgst: 110,
    },
    expect: {
      cash: 580,
      left: 0,
      ledger: {
        at: {
          1: { igst: 100, cgst: 0, sgst: 0 },
          2: { igst: 180, cgst: 120, left: 0 },
          3: { igst: 140, sgst: 110, left: 0 },
          [-1]: { igst: 580, cgst: 0, sgst: 0 },
        },
      },
    },
    source: {
      ...circular,
      how: 'Section 49(5): 300 − 120 and 250 − 110 towards IGST; 1,000 − 100 − 180 − 140 in cash',
    },
  },
  {
    name: 'SGST credit pays IGST only after CGST credit, and keeps what IGST does not need',
    given: {
      ...heads,
      amount: 0,
      setOff: true,
      creditIgst: 100,
      creditCgst: 300,
      creditSgst: 900,
      dueIgst: 500,
      dueCgst: 120,
      dueSgst: 110,
    },
    expect: {
      cash: 0,
      left: 570,
      ledger: { at: { 2: { igst: 180, cgst: 120, left: 0 }, 3: { igst: 220, sgst: 110, left: 570 } } },
    },
    source: { ...circular, how: 'Section 49(5)(e), proviso: 500 − 100 − 180 = 220 from SGST credit; 900 − 110 − 220' },
  },
  {
    name: 'CGST credit above IGST is carried forward',
    given: { ...heads, amount: 0, setOff: true, creditCgst: 900, dueIgst: 500, dueCgst: 120, dueSgst: 110 },
    expect: {
      cash: 110,
      left: 280,
      ledger: { at: { 2: { igst: 500, cgst: 120, left: 280 }, 3: { igst: 0, sgst: 0, left: 0 } } },
    },
    source: { ...circular, how: 'Section 49(5): 900 − 120 − 500; SGST in cash' },
  },
  {
    name: 'A paisa of cess credit has a line of its own',
    given: { ...heads, amount: 0, setOff: true, creditCess: 0.01 },
    expect: { left: 0.01, ledger: { rows: 6 } },
    source: { ...circular, how: 'It can pay cess alone' },
  },
  {
    name: 'An inclusive price with each tax to the rupee',
    given: { amount: 100, prices: 'inclusive', rate: '18%', rounding: 'tax' },
    expect: { cgst: 8, sgst: 8, tax: 16, taxable: 84, total: 100 },
    source: { title: 'Arithmetic on paper', how: '100 ÷ 1.18 × 9% = 7.63; 100 − 16' },
  },
  {
    name: 'A paisa of cess is shown',
    given: { day: '2020-01-01', amount: 1, rate: '28%', cessRate: 0.01 },
    expect: { cess: 0.01, tax: 0.29, total: 1.29 },
    source: { title: 'Arithmetic on paper', how: '1% and 28% of 1' },
  },
  {
    name: 'No amount has no share',
    given: { amount: 0 },
    expect: { total: 0, share: null },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 0 is no share' },
  },
  {
    name: 'A paisa without tax has a share of nothing',
    given: { amount: 0.01, rate: '0%' },
    expect: { total: 0.01, tax: 0, share: 0 },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 0.01' },
  },
  {
    name: 'Another rate than those listed is taken without a word',
    given: { amount: 1000, rate: 'other', otherRate: 0.011 },
    expect: { tax: 11, check: null },
    source: { title: 'Arithmetic on paper', how: '1.1% of 1,000' },
  },
  {
    name: 'A line of ten thousand crore is worked out',
    given: { form: 'lines', items: [{ quantity: 100_000, price: 1_000_000, discount: 0, rate: 0.18, cess: 0 }] },
    expect: { total: 118_000_000_000 },
    source: { title: 'Arithmetic on paper', how: '1,00,000 × 10,00,000 × 118%' },
  },
  {
    name: 'A line of more is refused',
    given: { form: 'lines', items: [{ quantity: 200_000, price: 1_000_000, discount: 0, rate: 0.18, cess: 0 }] },
    problem: 'items',
    source: { title: 'Arithmetic on paper', how: 'Above 10^11' },
  },
  {
    name: 'Cess on a line after it ended is refused',
    given: {
      form: 'lines',
      day: '2026-02-01',
      items: [{ quantity: 1, price: 100, discount: 0, rate: 0.4, cess: 0.1 }],
    },
    problem: 'items',
    source: { title: 'Arithmetic on paper', how: 'The compensation cess ended on 1 February 2026' },
  },
])
