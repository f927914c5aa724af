import { defineCases } from '@/lib/kits/calculator'
import importDuty from './import-duty'

const zoll = {
  title: 'Zoll.de: Bemessungsgrundlage der Einfuhrumsatzsteuer, Beispiel',
  href: 'https://www.zoll.de/DE/Fachthemen/Steuern/Einfuhrumsatzsteuer/Bemessungsgrundlage/bemessungsgrundlage_node.html',
}
const council = {
  title: 'Council of the European Union, 11 February 2026: new customs duty rules for items in small parcels, example',
}
const singapore = {
  title: 'Singapore Customs: Goods and Services Tax, examples',
  href: 'https://www.customs.gov.sg/businesses/valuation-duties-taxes-fees/goods-and-services-tax-gst',
}
const liquor = { title: 'Singapore Customs: Duties and dutiable goods, example of 75 liters of stout' }
const australia = {
  title: 'Australian Customs and Border Protection Service: How is duty and GST calculated? (worked example)',
}
const newZealand = {
  title:
    'New Zealand Customs Service: Examples of how to calculate customs charges, released under the Official Information Act',
  href: 'https://fyi.org.nz/request/657/response/3311/attach/html/3/Copy%20of%20Examples%20of%20how%20to%20calculate%20Customs%20Charges.pdf.html',
}
const canada = {
  title: 'Canada Border Services Agency: calculation of customs duty and GST on US$100 of goods, example',
}
const shippsy = {
  title: 'Shippsy: How to calculate new CBSA charges, scenarios B to D',
  href: 'https://help.shippsy.com/article/307-how-to-calculate-new-cbsa-charges',
}
const couriers = {
  title: 'Canada Border Services Agency: Low-value shipment thresholds under CUSMA',
  href: 'https://www.cbsa-asfc.gc.ca/services/cusma-aceum/lvs-efv-eng.html',
}
const langdon = {
  title: 'Langdon Systems: Calculating customs duty and VAT, example',
  href: 'https://www.langdonsystems.com/blog/calculating-customs-duty-and-vat-how-is-it-done/',
}
const britain = {
  title: 'GOV.UK: Tax and customs for goods sent from abroad',
  href: 'https://www.gov.uk/goods-sent-from-abroad',
}
const india = {
  title: 'Filo: Compute assessable value and import duties of customs, a question of Indian accountancy exams',
  href: 'https://askfilo.com/user-question-answers-smart-solutions/compute-assessable-value-and-import-duties-of-customs-given-3336303835333032',
}
const surcharge = {
  title: 'Notification 12/2018-Customs: social welfare surcharge of 3% on petrol, silver and gold',
  href: 'https://taxguru.in/custom-duty/seeks-exempt-goods-levy-social-welfare-surcharge-excess-3.html',
}
const financeAct = { title: 'Finance Act, 2018 (India), section 110(3): what the surcharge is on' }
const userFees = {
  title: 'Federal Register 90 FR 34665, Customs User Fees for Fiscal Year 2026, and CSMS 61572319 for 2025',
  href: 'https://www.govinfo.gov/content/pkg/FR-2025-07-23/html/2025-13869.htm',
}
const deMinimis = {
  title: 'Federal Register 90 FR 42418: Suspending Duty-Free De Minimis Treatment for All Countries',
  href: 'https://www.govinfo.gov/content/pkg/FR-2025-09-02/html/2025-16802.htm',
}
const sars = {
  title: 'SARS: How is VAT calculated on imported goods?',
  href: 'https://www.sars.gov.za/faq/faq-how-is-vat-calculated-on-imported-goods',
}
const compound = {
  title: 'LSD.law: compound duty, of 5% of the value and $1 a pound',
  href: 'https://lsd.law/define/compound-duty',
}
const quotas = {
  title: 'Luxembourg logistics portal: Tariff quota',
  href: 'https://logistics.public.lu/en/glossaire/a-z/tariff-quota.html',
}
const paper = { title: 'Arithmetic on paper' }

/** A country whose rules are typed: no tax, so that the duty alone is seen. */
const bare = { to: 'global', freight: 0, taxRate: 0, price: 1000 } as const

export default defineCases(importDuty, [
  {
    name: 'Germany: a machine of 10,000 by Rotterdam to Berlin, duty 224, import VAT 2,227.56',
    given: { to: 'eu', member: 'de', price: 10_000, freight: 1200, inland: 300, rate: 0.02 },
    expect: {
      customsValue: 11_200,
      duty: 224,
      taxed: 11_724,
      tax: 2227.56,
      payable: 2451.56,
      landed: 13_951.56,
      share: 0.02,
      verdict: 'plain',
      extra: null,
      saving: null,
      oneSource: null,
      lines: {
        rows: 2,
        at: {
          0: { line: 'Customs duty', on: 11_200, rate: 0.02, amount: 224 },
          1: { line: 'Import tax', on: 11_724, rate: 0.19, amount: 2227.56 },
        },
        sum: { amount: 2451.56 },
      },
    },
    says: { verdict: 'By the law of Sep 15, 2026.' },
    source: { ...zoll, how: '11,200 × 2%; (11,200 + 224 + 300) × 19%' },
  },
  {
    name: 'The same price on CIF terms holds the freight already',
    given: { to: 'eu', member: 'de', price: 11_200, freight: 1200, priced: 'with', inland: 300, rate: 0.02 },
    expect: { customsValue: 11_200, payable: 2451.56, landed: 13_951.56 },
    source: zoll,
  },
  {
    name: 'Singapore: a car of 101,000 with excise duty of 20%: 20,200, and GST on 121,200',
    given: { to: 'sg', price: 100_000, freight: 1000, rate: 0, excise: 20_200 },
    expect: { customsValue: 101_000, duty: 0, taxed: 121_200, tax: 10_908, payable: 31_108 },
    source: { ...singapore, how: 'The prevailing rate is 9%' },
  },
  {
    name: 'Singapore: 75 liters of stout of 5%, at 16 and 60 dollars a liter of alcohol: 285',
    given: { to: 'sg', price: 1000, freight: 0, form: 'unit', quantity: 3.75, perUnit: 76 },
    expect: { duty: 285, taxed: 1285 },
    source: liquor,
  },
  {
    name: 'Singapore: 400 delivered is free of GST, a cent more is not',
    given: { to: 'sg', price: 375, freight: 25, rate: 0 },
    expect: { tax: 0, payable: 0, taxed: null },
    says: { verdict: 'by air or post no GST is due at the border' },
    source: {
      title: 'IRAS and Singapore Customs: GST relief up to a CIF value of S$400',
      href: 'https://www.customs.gov.sg/personal-shipment/buying-from-overseas/gst-on-low-value-goods',
    },
  },
  {
    name: 'Singapore: above the relief',
    given: { to: 'sg', price: 375.01, freight: 25, rate: 0 },
    expect: { tax: 36 },
    source: paper,
  },
  {
    name: 'Australia: goods of 1,200, transport 150: duty 60, GST 141, together 201',
    given: { to: 'au', price: 1200, freight: 150, rate: 0.05 },
    expect: { customsValue: 1200, duty: 60, taxed: 1410, tax: 141, payable: 201, landed: 1551 },
    source: australia,
  },
  {
    name: 'Australia: an amplifier of 1,400, postage 130: duty 70, GST 160',
    given: { to: 'au', price: 1400, freight: 130, rate: 0.05 },
    expect: { duty: 70, taxed: 1600, tax: 160, payable: 230 },
    source: australia,
  },
  {
    name: 'Australia: nothing at the border up to 1,000',
    given: { to: 'au', price: 1000, freight: 80, rate: 0.05 },
    expect: { duty: 0, tax: 0, payable: 0 },
    says: { verdict: 'a registered seller charges GST at the sale' },
    source: {
      title: 'Australian Border Force: Cost of importing goods',
      href: 'https://www.abf.gov.au/importing-exporting-and-manufacturing/importing/cost-of-importing-goods',
    },
  },
  {
    name: 'New Zealand, GST only: 1,000 and 100 of freight: 165',
    given: { to: 'nz', price: 1000, freight: 100, rate: 0, noRelief: true },
    expect: { duty: 0, tax: 165, payable: 165 },
    source: { ...newZealand, how: 'Of 2011, before the relief up to 1,000 dollars' },
  },
  {
    name: 'New Zealand, duty and GST: 50 and 172.50',
    given: { to: 'nz', price: 1000, freight: 100, rate: 0.05, noRelief: true },
    expect: { customsValue: 1000, duty: 50, taxed: 1150, tax: 172.5, payable: 222.5 },
    source: newZealand,
  },
  {
    name: 'Canada: 115 at 4%: duty 4.60, GST 5.98, together 10.58',
    given: { to: 'ca', price: 115, freight: 0, rate: 0.04 },
    expect: { customsValue: 115, duty: 4.6, taxed: 119.6, tax: 5.98, payable: 10.58 },
    source: { ...canada, how: 'US$100 at 1.15' },
  },
  {
    name: 'Canada: a T-shirt for private use in Ontario, 150 at 18%, HST 13%: 50.01',
    given: { to: 'ca', price: 150, freight: 0, rate: 0.18, taxRate: 0.13 },
    expect: { duty: 27, tax: 23.01, payable: 50.01 },
    source: { ...shippsy, how: 'Scenario B' },
  },
  {
    name: 'Canada: a surtax of 25% and no duty, GST 9.38',
    given: {
      to: 'ca',
      price: 150,
      freight: 0,
      rate: 0,
      extras: [{ name: 'Surtax', rate: 0.25, perUnit: 0 }],
    },
    expect: {
      extra: 37.5,
      taxed: 187.5,
      tax: 9.38,
      lines: { at: { 1: { line: 'Surtax', on: 150, rate: 0.25, amount: 37.5 } } },
    },
    source: { ...shippsy, how: 'Scenario C, whose tax of 9.375 is rounded to the cent' },
  },
  {
    name: 'Canada: freight after direct shipment bears neither duty nor GST, 27 and 8.85',
    given: { to: 'ca', price: 150, freight: 40, rate: 0.18 },
    expect: { customsValue: 150, duty: 27, tax: 8.85, payable: 35.85 },
    source: { ...shippsy, how: 'Scenario D; freight left out by the Customs valuation handbook' },
  },
  {
    name: 'Canada: 20 by mail is free',
    given: { to: 'ca', price: 20, freight: 0, rate: 0.18 },
    expect: { payable: 0 },
    says: { verdict: 'nothing is due' },
    source: couriers,
  },
  {
    name: 'Canada: above 40 and up to 150 by courier from the United States GST alone',
    given: { to: 'ca', price: 150, freight: 0, rate: 0.18, near: true },
    expect: { duty: 0, tax: 7.5 },
    says: { verdict: 'there is no customs duty, but GST' },
    source: couriers,
  },
  {
    name: 'Canada: above 150 duty too',
    given: { to: 'ca', price: 150.01, freight: 0, rate: 0.1, near: true },
    expect: { duty: 15 },
    source: couriers,
  },
  {
    name: 'Great Britain: 10,150 at 10%: duty 1,015, VAT on 11,665',
    given: { to: 'uk', price: 10_000, freight: 150, inland: 500, rate: 0.1 },
    expect: { customsValue: 10_150, duty: 1015, taxed: 11_665, tax: 2333, payable: 3348 },
    source: { ...langdon, how: 'Freight 100 and insurance 50; value adjustment for VAT 500' },
  },
  {
    name: 'Great Britain: up to 135 pounds nothing at the border, whatever the freight',
    given: { to: 'uk', price: 135, freight: 30, rate: 0.1 },
    expect: { duty: 0, tax: 0 },
    says: { verdict: 'a registered seller charges VAT at the sale' },
    source: britain,
  },
  {
    name: 'Great Britain: 135.01 pounds bear duty on the freight too',
    given: { to: 'uk', price: 135.01, freight: 30, rate: 0.1 },
    expect: { customsValue: 165.01, duty: 16.5, tax: 36.3 },
    source: { ...britain, how: '165.01 × 10%; 181.51 × 20%' },
  },
  {
    name: 'India: 132,000 at 15%, surcharge 1,980, integrated tax 12% of 153,780',
    given: { to: 'in', price: 132_000, freight: 0, rate: 0.15, integrated: 0.12 },
    expect: {
      duty: 19_800,
      surchargeDue: 1980,
      taxed: 153_780,
      tax: 18_453.6,
      payable: 40_233.6,
      cessDue: null,
      lines: {
        at: {
          1: { line: 'Social welfare surcharge', on: 19_800, rate: 0.1, amount: 1980 },
          2: { line: 'Integrated tax', amount: 18_453.6 },
        },
      },
    },
    source: { ...india, how: 'Its computation (a): US$2,000 at 66' },
  },
  {
    name: 'India: the surcharge is 3% where a notification says so',
    given: { to: 'in', price: 100_000, freight: 0, rate: 0.1, surcharge: 0.03, integrated: 0.03 },
    expect: { duty: 10_000, surchargeDue: 300, taxed: 110_300, tax: 3309 },
    source: { ...surcharge, how: '10,000 × 3%; 110,300 × 3%' },
  },
  {
    name: 'India: no surcharge on anti-dumping duty; on a cess where it bears it',
    given: {
      to: 'in',
      price: 100_000,
      freight: 0,
      rate: 0.1,
      integrated: 0.18,
      cess: 0.05,
      cessBears: true,
      extras: [{ name: 'Anti-dumping', rate: 0.2, perUnit: 0 }],
    },
    expect: { duty: 10_000, cessDue: 5000, extra: 20_000, surchargeDue: 1500, taxed: 136_500, tax: 24_570 },
    source: { ...financeAct, how: '(10,000 + 5,000) × 10%; 136,500 × 18%' },
  },
  {
    name: 'India: no surcharge on a cess that a notification frees',
    given: { to: 'in', price: 100_000, freight: 0, rate: 0.1, integrated: 0.18, cess: 0.05 },
    expect: { surchargeDue: 1000, taxed: 116_000 },
    source: financeAct,
  },
  {
    name: 'European Union: a silk blouse and two of wool are two kinds: 6 euro',
    given: { to: 'eu', member: 'de', price: 100, freight: 0, rate: 0.12, kinds: 2 },
    expect: { duty: 6, tax: 20.14, payable: 26.14, lines: { at: { 0: { rate: null, amount: 6 } } } },
    says: { verdict: '€3 for each kind of goods' },
    source: { ...council, how: 'VAT of 19% on 106' },
  },
  {
    name: 'European Union: without the one-stop shop duty is by tariff',
    given: { to: 'eu', member: 'de', price: 100, freight: 0, rate: 0.12 },
    expect: { duty: 12 },
    says: { verdict: 'Duty is by tariff' },
    source: council,
  },
  {
    name: 'European Union: the fixed amount is for parcels up to 150 euro',
    given: { to: 'eu', price: 150.01, kinds: 1 },
    problem: 'kinds',
    because: 'parcels up to €150',
    source: council,
  },
  {
    name: 'European Union: up to 150 euro no duty until June 30, 2026, but VAT',
    given: { to: 'eu', member: 'fr', price: 150, freight: 20, rate: 0.12, day: '2026-06-30' },
    expect: { duty: 0, tax: 34 },
    says: { verdict: 'there is no customs duty, but VAT' },
    source: {
      title: 'Council Regulation (EC) No 1186/2009, article 23',
      href: 'https://eur-lex.europa.eu/eli/reg/2009/1186/oj',
      how: '170 × 20%',
    },
  },
  {
    name: 'European Union: the relief is not for alcohol',
    given: { to: 'eu', member: 'fr', price: 150, freight: 0, rate: 0.1, day: '2026-06-30', noRelief: true },
    expect: { duty: 15 },
    source: {
      title: 'Council Regulation (EC) No 1186/2009, article 24',
      href: 'https://eur-lex.europa.eu/eli/reg/2009/1186/oj',
    },
  },
  {
    name: 'European Union: VAT of another member and day: Estonia 22% in June 2025',
    given: { to: 'eu', member: 'ee', price: 1000, freight: 0, rate: 0, day: '2025-06-30' },
    expect: { tax: 220 },
    source: { title: 'European Commission: Taxes in Europe Database' },
  },
  {
    name: 'European Union: no standard rate is known for 2023',
    given: { to: 'eu', day: '2023-12-31' },
    problem: 'taxRate',
    because: 'the standard rate is known for',
    source: paper,
  },
  {
    name: 'United States: the share of the processing fee within its limits, and the harbor fee',
    given: {
      to: 'us',
      price: 100_000,
      freight: 6000,
      rate: 0.025,
      extras: [{ name: 'Section 301', rate: 0.25, perUnit: 0 }],
    },
    expect: {
      customsValue: 100_000,
      duty: 2500,
      extra: 25_000,
      processing: 346.4,
      harbor: 125,
      tax: 0,
      taxed: null,
      payable: 27_971.4,
      share: 0.279714,
      oneSource: null,
    },
    says: { verdict: 'there is no VAT on imports' },
    source: userFees,
  },
  {
    name: 'United States: the least of fiscal year 2026',
    given: { to: 'us', price: 5000, freight: 0, rate: 0, bySea: false },
    expect: { processing: 33.58, harbor: null, payable: 33.58 },
    source: userFees,
  },
  {
    name: 'United States: the most of fiscal year 2026',
    given: { to: 'us', price: 300_000, freight: 0, rate: 0, bySea: false },
    expect: { processing: 651.5 },
    source: userFees,
  },
  {
    name: 'United States: an informal entry, 2.69',
    given: { to: 'us', price: 2500, freight: 0, rate: 0, bySea: false },
    expect: { processing: 2.69, oneSource: null },
    source: userFees,
  },
  {
    name: 'United States: limits of fiscal year 2025',
    given: { to: 'us', price: 300_000, freight: 0, rate: 0, bySea: false, day: '2025-09-30' },
    expect: { processing: 634.62 },
    source: userFees,
  },
  {
    name: 'United States: the least of fiscal year 2025 begins on October 1, 2024',
    given: { to: 'us', price: 5000, freight: 0, rate: 0, bySea: false, day: '2024-10-01' },
    expect: { processing: 32.71 },
    source: userFees,
  },
  {
    name: 'United States: limits of fiscal year 2024',
    given: { to: 'us', price: 5000, freight: 0, rate: 0, bySea: false, day: '2024-09-30' },
    expect: { processing: 31.67 },
    source: userFees,
  },
  {
    name: 'United States: the most of fiscal year 2024',
    given: { to: 'us', price: 200_000, freight: 0, rate: 0, bySea: false, day: '2023-10-01' },
    expect: { processing: 614.35 },
    source: userFees,
  },
  {
    name: 'United States: the fee of an informal entry of 2025 was read once',
    given: { to: 'us', price: 2000, freight: 0, rate: 0, bySea: false, day: '2025-01-15' },
    expect: { processing: 2.62, oneSource: 'the fee of an informal entry' },
    source: {
      title: 'Juno Logistics: CBP to increase user fees for fiscal year 2025',
      href: 'https://junologistics.com/juno-blog/cbp-to-increase-user-fees-for-fiscal-year-2025',
    },
  },
  {
    name: 'United States: the fee of an informal entry of 2024',
    given: { to: 'us', price: 2000, freight: 0, rate: 0, bySea: false, day: '2024-01-15' },
    expect: { processing: 2.53 },
    source: {
      title: 'Juno Logistics: CBP to increase user fees for fiscal year 2025',
      href: 'https://junologistics.com/juno-blog/cbp-to-increase-user-fees-for-fiscal-year-2025',
    },
  },
  {
    name: 'United States: after September 30, 2026 the limits are not known, and the fee is left out by name',
    given: { to: 'us', price: 5000, freight: 0, rate: 0.1, day: '2026-10-01' },
    expect: { processing: null, harbor: 6.25, payable: 506.25, verdict: 'fair', lawOf: '2026-10-01' },
    says: { verdict: 'known here until Sep 30, 2026, and made it $33.58' },
    source: { ...userFees, how: '5,000 × 10%; 5,000 × 0.125%; the least of fiscal year 2026' },
  },
  {
    name: 'Without a day the law of today is applied',
    given: { to: 'us', price: 100_000, freight: 0, rate: 0 },
    today: '2025-09-30',
    expect: { processing: 346.4, lawOf: '2025-09-30' },
    says: { verdict: 'By the law of Sep 30, 2025.' },
    source: userFees,
  },
  {
    name: 'A today whose law is not known asks for the day',
    given: { to: 'nz', price: 100_000 },
    today: '2019-01-01',
    problem: 'day',
    because: 'must be entered',
    source: { title: 'The time that the sources cover' },
  },
  {
    name: 'United States: a fee that is entered is taken for any day, 0 for goods of an agreement',
    given: { to: 'us', price: 5000, freight: 0, rate: 0.1, day: '2026-11-28', userFee: 0 },
    expect: { processing: null, harbor: 6.25, payable: 506.25 },
    source: { title: '19 CFR 24.23(c): exemptions', how: '5,000 × 10%; 5,000 × 0.125%' },
  },
  {
    name: 'United States: 800 dollars were free until August 28, 2025',
    given: { to: 'us', price: 800, freight: 0, rate: 0.1, day: '2025-08-28' },
    expect: { duty: 0, processing: null, harbor: null, payable: 0 },
    says: { verdict: 'nothing is due' },
    source: deMinimis,
  },
  {
    name: 'United States: and are not since',
    given: { to: 'us', price: 800, freight: 0, rate: 0.1, bySea: false, day: '2025-08-29' },
    expect: { duty: 80, processing: 2.62 },
    says: { verdict: 'is suspended' },
    source: deMinimis,
  },
  {
    name: 'United States: nor were goods of China since May 2, 2025',
    given: { to: 'us', price: 800, freight: 0, rate: 0.1, fromChina: true, day: '2025-05-02' },
    expect: { duty: 80 },
    source: {
      title: 'Buckland: de minimis exemption eliminated for certain imports',
      href: 'https://www.buckland.com/?p=6194',
    },
  },
  {
    name: 'United States: the day before they were',
    given: { to: 'us', price: 800, freight: 0, rate: 0.1, fromChina: true, day: '2025-05-01' },
    expect: { duty: 0 },
    source: {
      title: 'Buckland: de minimis exemption eliminated for certain imports',
      href: 'https://www.buckland.com/?p=6194',
    },
  },
  {
    name: 'South Africa: VAT on the value, a tenth of it, and duty',
    given: { to: 'za', price: 1000, freight: 250, rate: 0.2 },
    expect: { customsValue: 1000, duty: 200, taxed: 1300, tax: 195, payable: 395, landed: 1645 },
    source: { ...sars, how: '(1,000 + 100 + 200) × 15%' },
  },
  {
    name: 'A duty of 5% and 1 dollar a pound on 200 pounds worth 1,000',
    given: { ...bare, form: 'compound', rate: 0.05, quantity: 200, perUnit: 1 },
    expect: { duty: 250 },
    source: { ...compound, how: '1,000 × 5% + 200 × 1' },
  },
  {
    name: 'The higher of both',
    given: { ...bare, form: 'higher', rate: 0.05, quantity: 200, perUnit: 1 },
    expect: { duty: 200 },
    source: paper,
  },
  {
    name: 'The lower of both',
    given: { ...bare, form: 'lower', rate: 0.05, quantity: 200, perUnit: 1 },
    expect: { duty: 50 },
    source: paper,
  },
  {
    name: 'At least 0.50 a unit',
    given: { ...bare, form: 'between', rate: 0.05, quantity: 200, least: 0.5, most: 0.8 },
    expect: { duty: 100 },
    source: paper,
  },
  {
    name: 'At most 0.80 a unit',
    given: { ...bare, form: 'between', rate: 0.3, quantity: 200, most: 0.8 },
    expect: { duty: 160 },
    source: paper,
  },
  {
    name: 'Limits that contradict each other',
    given: { ...bare, form: 'between', least: 2, most: 1 },
    problem: 'most',
    source: paper,
  },
  {
    name: 'A quota that takes 600 of 1,000 units: 40% of the value at 20%',
    given: { ...bare, form: 'quota', rate: 0.2, quotaRate: 0.05, quantity: 1000, quotaLeft: 600 },
    expect: { duty: 110 },
    source: { ...quotas, how: '600 × 5% + 400 × 20%' },
  },
  {
    name: 'A preference of 0 saves the duty and the tax on it',
    given: { ...bare, rate: 0.1, taxRate: 0.2, preference: 0 },
    expect: { duty: 0, tax: 200, saving: 120 },
    source: { ...paper, how: '100 + 100 × 20%' },
  },
  {
    name: 'An additional duty on quantity',
    given: { ...bare, rate: 0, quantity: 200, extras: [{ name: '', rate: 0.1, perUnit: 0.25 }] },
    expect: { extra: 150, lines: { at: { 1: { line: 'Additional duty 1', rate: 0.15, amount: 150 } } } },
    source: { ...paper, how: '1,000 × 10% + 200 × 0.25' },
  },
  {
    name: 'Rules of one’s own: FOB value, tax on freight, fees and what is added to the price',
    given: {
      to: 'global',
      price: 1000,
      freight: 100,
      rate: 0.1,
      basis: 'export',
      taxRate: 0.1,
      additions: 50,
      fees: 40,
    },
    expect: { customsValue: 1050, duty: 105, taxed: 1255, tax: 125.5, payable: 270.5, landed: 1420.5 },
    source: paper,
  },
  {
    name: 'Rules of one’s own: tax without freight',
    given: { to: 'global', price: 1000, freight: 100, rate: 0.1, basis: 'export', taxesFreight: false, taxRate: 0.1 },
    expect: { taxed: 1100 },
    source: paper,
  },
  {
    name: 'Rules of one’s own need a rate',
    given: { to: 'global', taxRate: undefined },
    problem: 'taxRate',
    because: 'the rules are yours',
    source: paper,
  },
  {
    name: 'A price that holds the freight is not below it',
    given: { to: 'eu', price: 100, freight: 200, priced: 'with' },
    problem: 'freight',
    source: paper,
  },
])
