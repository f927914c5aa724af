import { defineCases } from '@/lib/kits/calculator'
import polandIncomeTax from './poland-income-tax'

const minimumWage = {
  title: 'e-prawapracownika.pl: Minimalne wynagrodzenie netto na cały etat w 2026',
  href: 'https://e-prawapracownika.pl/9995/minimalne-wynagrodzenie-netto-na-caly-etat-w-2026',
} as const
const scale = {
  title: 'infor.pl: Skala podatkowa podatku dochodowego od osób fizycznych',
  href: 'https://www.infor.pl/wskazniki/podatki/podatek-dochodowy-od-osob-fizycznych/16,5003,Skala-podatkowa-podatku-dochodowego-od-osob-fizycznych.html',
} as const
const calculator = {
  title: 'praca.pl: Kalkulator wynagrodzeń',
  href: 'https://www.praca.pl/kalkulator-wynagrodzen/81387-netto',
} as const
const traders = {
  title: 'infor.pl: Składki ZUS 2025',
  href: 'https://ksiegowosc.infor.pl/zus-kadry/skladki/6824099,skladki-zus-2025-zwykle-i-obnizone-dzialalnosc-gospodarcza-kwoty-skladek-i-podstaw-wymiaru-maly-zus-i-maly-zus-plus.html',
} as const
const paper = { title: 'Arithmetic on paper' } as const

export default defineCases(polandIncomeTax, [
  {
    name: 'The minimum wage of 2026: 469.07, 72.09, 117.75 and 373.24 a month',
    given: { taxYear: '2026', pay: 4806, basis: 'month' },
    expect: {
      tax: 2012,
      payslip: {
        at: {
          1: { item: 'Pension insurance', year: 5628.79 },
          2: { item: 'Disability insurance', month: 72.09 },
          3: { item: 'Sickness insurance', month: 117.75 },
          4: { item: 'Health contribution', month: 373.24 },
        },
      },
    },
    source: {
      ...minimumWage,
      how: 'prints the four, the first as 469.07 for 469.0656; its advance of 168 a month becomes 12% of 46,765 − 3,600 = 2,011.80 in the return',
    },
  },
  {
    name: 'The minimum wage of 2026 costs the employer 5,790.28 a month',
    given: { taxYear: '2026', pay: 4806, basis: 'month' },
    expect: { employerCost: 69_483.23, gross: 57_672 },
    source: {
      title: 'nczas.info: Pensja minimalna w górę',
      href: 'https://nczas.info/2025/09/16/pensja-minimalna-w-gore-tyle-panstwo-przytuli-jako-posrednik-to-rozboj-w-bialy-dzien/',
      how: '12 × 5,790.2688, printed to the grosz as 5,790.28 from parts that are each rounded',
    },
  },
  {
    name: '12,700 a month: 1,741.17 for ZUS and 986.29 for health',
    given: { taxYear: '2026', pay: 12_700, basis: 'month' },
    expect: { payslip: { at: { 4: { item: 'Health contribution', month: 986.29 } } }, social: 32_729.58 },
    source: {
      title: 'czasnazysk.pl: 12700 brutto ile to netto w 2026 roku',
      href: 'https://czasnazysk.pl/blog/12700-brutto-ile-to-netto-w-2026-roku-szczegolowa-analiza-wynagrodzen',
      how: 'twelve times both, before the grosz',
    },
  },
  {
    name: '118,906 a month in 2025: disability insurance ends in March',
    given: { taxYear: '2025', pay: 118_906, basis: 'month' },
    expect: {
      payslip: { at: { 2: { item: 'Disability insurance', year: 3902.85 }, 3: { year: 34_958.36, month: 2913.2 } } },
    },
    source: {
      ...calculator,
      how: 'prints 1,783.59 for each of two months, 335.67 for the third, and 2,913.20 a month',
    },
  },
  {
    name: 'The scale: 10,800 and 32% of what exceeds 120,000',
    given: { taxYear: '2025', pay: 180_000 },
    expect: { tax: 21_143 },
    source: { ...scale, how: '180,000 − 24,678 − 3,000 = 152,322; 10,800 + 32,322 × 32% = 21,143.04' },
  },
  {
    name: 'No tax up to 30,000',
    given: { taxYear: '2024', pay: 38_000 },
    expect: { tax: 0 },
    source: { ...scale, how: '38,000 − 5,209.80 − 3,000 = 29,790' },
  },
  {
    name: 'Above a million: the levy of 4%',
    given: { taxYear: '2026', pay: 1_200_000 },
    expect: {
      payslip: { at: { 5: { item: 'Income tax', year: 335_849 }, 6: { item: 'Solidarity levy', year: 5431 } } },
    },
    source: {
      ...paper,
      how: '1,200,000 − 282,600 × 11.26% − 29,400 − 3,000 = 1,135,779; 10,800 + 1,015,779 × 32%; 4% of 135,779',
    },
  },
  {
    name: 'Young with 101,000: only 15,472 are taxed',
    given: { taxYear: '2025', pay: 101_000, relief: true },
    expect: { tax: 0, social: 21_690.86, takeHome: 79_309.14 },
    source: {
      title: 'vercalc.com: Kalkulator umowa o pracę',
      href: 'https://vercalc.com/pl/wynagrodzenia/kalkulator-umowa-o-prace',
      how: 'free up to 85,528; 13.71% and 9% of the rest of 101,000 as without the relief',
    },
  },
  {
    name: 'Commuter with PPK: the employer’s part is taxed',
    given: { taxYear: '2026', pay: 120_000, costs: 'commuting', plan: 0.02, employerPlan: 0.015 },
    expect: { tax: 8610, saving: 2400, takeHome: 83_218.68, employerCost: 146_376 },
    source: { ...paper, how: '120,000 + 1,800 − 16,452 − 3,600 = 101,748; × 12% − 3,600 = 8,609.76' },
  },
  {
    name: 'A business on the full base of 2025: 1,015.78, 416.30, 127.49, 86.90 and 127.49 a month',
    given: { taxYear: '2025', pay: 120_000, work: 'scale' },
    expect: {
      tax: 8245,
      social: 30_171.81,
      payslip: {
        at: {
          2: { item: 'Disability insurance', month: 416.3 },
          3: { item: 'Sickness insurance', month: 127.49 },
          4: { item: 'Accident insurance', month: 86.9 },
          5: { item: 'Labour Fund', month: 127.49 },
        },
      },
    },
    source: {
      ...traders,
      how: 'prints the five, 1,773.96 together; 9% of 98,712.30 for health; 120,000 − 21,287.70 = 98,712; × 12% − 3,600 = 8,245.44',
    },
  },
  {
    name: 'A business on the preferential base of 2025: 273.24, 111.98, 34.30 and 23.38 a month',
    given: { taxYear: '2025', pay: 120_000, work: 'scale', base: 'preferential' },
    expect: {
      tax: 10_162,
      payslip: {
        at: {
          1: { item: 'Pension insurance', month: 273.24 },
          2: { item: 'Disability insurance', month: 111.98 },
          3: { item: 'Sickness insurance', month: 34.3 },
          4: { item: 'Accident insurance', month: 23.38 },
        },
      },
    },
    source: {
      title: 'chip.pl: Składki ZUS 2025 dla przedsiębiorców',
      href: 'https://chip.pl/2025/01/skladki-zus-2025-dla-przedsiebiorcow',
      how: 'prints the four; 120,000 − 5,314.76 = 114,685; × 12% − 3,600 = 10,162.20',
    },
  },
  {
    name: 'The flat rate lets off health contributions up to 14,100',
    given: { taxYear: '2026', pay: 400_000, work: 'flat' },
    expect: { tax: 68_928 },
    source: {
      title: 'Twoje Biuro Rachunkowe: limit odliczenia składki zdrowotnej 2026',
      href: 'https://www.twoje-biuro-rachunkowe.com.pl/?p=1841',
      how: '400,000 − 12 × 5,652 × 34.09% = 376,879; less 14,100, × 19% = 68,928.03',
    },
  },
  {
    name: 'A small business at the flat rate pays the least health contribution',
    given: { taxYear: '2025', pay: 60_000, work: 'flat' },
    expect: { payslip: { at: { 6: { item: 'Health contribution', year: 3846.34 } } } },
    says: { oneSource: 'flat tax of 2025' },
    source: {
      title: 'tmgp.pl: Stawki ZUS na 2025 rok',
      href: 'https://tmgp.pl/by/knowledge-base/stawki-zus-w-polsce-na-2025-rok',
      how: '381.78 in January and 11 × 314.96; 4.9% of 38,712 is less',
    },
  },
  {
    name: 'A business before its contributions are known',
    given: { taxYear: '2024', work: 'scale' },
    problem: 'work',
    because: 'from 2025',
    source: paper,
  },
  {
    name: 'Every period and table of 120,000 beside 180,000',
    given: { taxYear: '2026', pay: 120_000, otherPay: 180_000 },
    expect: {
      monthly: 7146.89,
      takeHome: 85_762.68,
      taken: 34_237.32,
      effective: 0.285311,
      marginal: 0.317761,
      tax: 8466,
      social: 25_771.32,
      payslip: {
        rows: 7,
        at: {
          0: {
            item: 'Pay before tax',
            year: 120_000,
            month: 10_000,
            fortnight: 4615.38,
            week: 2307.69,
            day: 461.54,
            hour: 57.69,
          },
        },
      },
      bands: {
        at: {
          0: { scale: 'Pension insurance', from: 0, upTo: 282_600, rate: 0.0976, part: 120_000, tax: 11_712 },
          2: { scale: 'Tax of the scale', from: 0, upTo: 120_000, rate: 0.12, part: 100_548, tax: 12_065.76 },
        },
      },
      employer: { at: { 2: { item: 'Disability insurance', amount: 7800 }, 5: { amount: 120 } } },
      compared: { at: { 5: { what: 'Income tax', this: 8466, other: 21_143, difference: 12_677 } } },
      years: {
        rows: 3,
        at: {
          0: { year: '2024', tax: 8466 },
          2: { year: '2026', social: 25_771.32, takeHome: 85_762.68, change: 0 },
        },
      },
      curve: { at: { 47: { pay: 120_000, taken: 0.285311, marginal: 0.317761 } } },
    },
    source: { ...paper, how: '13.71%, 9% of 103,548, 12% of 100,548 less 3,600; 121,000 leave 86,444.92' },
  },
])
