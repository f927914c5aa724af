import { defineCases } from '@/lib/kits/calculator'
import spainIncomeTax from './spain-income-tax'

const returns = {
  title: 'A public program’s tests: yearly IRPF of an employee in Madrid, 2026',
} as const
const scale = {
  title: 'tehagolarenta.com: Cuota íntegra general',
  href: 'https://tehagolarenta.com/cuota-integra-2020',
} as const
const paper = { title: 'Arithmetic on paper' } as const
const reference = { region: 'reference' } as const

export default defineCases(spainIncomeTax, [
  {
    name: 'Madrid, 25,200: IRPF of 3,350.35',
    given: { taxYear: '2026', pay: 25_200 },
    expect: { tax: 3350.35, social: 1638 },
    source: { ...returns, how: 'its expected result; its rate of 6.5% leaves 20,211.65' },
  },
  {
    name: 'The minimum wage of 2026 bears no tax: the deduction of 590.89 covers it',
    given: { taxYear: '2026', pay: 17_094, ...reference },
    expect: { tax: 0, social: 1111.11, takeHome: 15_982.89 },
    source: {
      title: 'Europa Press: deducción en el IRPF a perceptores del salario mínimo',
      href: 'https://www.europapress.es/economia/fiscal-00347/noticia-luz-verde-congreso-deduccion-irpf-perceptores-salario-minimo-20260318160429.html',
      how: 'the amount was set so that 14 payments of 1,221 stay free',
    },
  },
  {
    name: 'The minimum wage of 2025 bears no tax: the deduction of 340 covers it',
    given: { taxYear: '2025', pay: 16_576, ...reference },
    expect: { tax: 0, social: 1074.12 },
    source: {
      title: 'Sport: Hacienda confirma 340 euros en el IRPF',
      href: 'https://www.sport.es/es/noticias/actualidad/hacienda-confirma-340-euros-irpf-125703113',
      how: '14 payments of 1,184; 4.7%, 1.55%, 0.1% and 0.13% of 16,576',
    },
  },
  {
    name: 'The cumulative amounts of the state scale at 35,200 and 60,000',
    given: { taxYear: '2026', pay: 39_786.1, ...reference, otherPay: 65_988.01 },
    expect: {
      payslip: { at: { 2: { item: 'IRPF, state part', year: 3835.5 } } },
      compared: { at: { 3: { what: 'IRPF, state part', this: 3835.5, other: 8423.5, difference: 4588 } } },
    },
    source: {
      ...scale,
      how: '4,362.75 and 8,950.75, less 9.5% of 5,550; 39,786.10 × 93.5% − 2,000 = 35,200; 65,988.01 less 3,978.94, 9.07 for solidarity and 2,000 is 60,000',
    },
  },
  {
    name: 'Two children in Madrid: minima of its own',
    given: { taxYear: '2026', pay: 25_200, children: 2 },
    expect: { payslip: { at: { 2: { item: 'IRPF, state part', year: 1305.3 }, 3: { year: 1095.29 } } } },
    source: {
      ...paper,
      how: '1,789.80 less 9.5% of 5,100; 1,560.55 less 8.5% of 5,473.68',
    },
  },
  {
    name: 'A joint return at 76',
    given: { taxYear: '2026', pay: 25_200, ...reference, age: 'from75', joint: 'couple' },
    expect: { tax: 2197.38 },
    source: { ...paper, how: 'base 18,162; twice 1,182.75 + 5,712 × 12% − 8,100 × 9.5%' },
  },
  {
    name: 'Shared children under 3 count by half',
    given: { taxYear: '2026', pay: 30_000, ...reference, children: 1, under3: 1, shared: true },
    expect: { tax: 4432 },
    source: { ...paper, how: '4,926 without, less 19% of half of 2,400 and 2,800' },
  },
  {
    name: 'A pension plan lowers the base',
    given: { taxYear: '2026', pay: 30_000, ...reference, plan: 1500 },
    expect: { tax: 4476, saving: 1500, takeHome: 22_074 },
    source: { ...paper, how: '4,926 less 30% of 1,500' },
  },
  {
    name: 'Above the highest base: the solidarity contribution',
    given: { taxYear: '2026', pay: 100_000 },
    expect: { social: 4061.61, payslip: { at: { 2: { item: 'Solidarity contribution', year: 82.68 } } } },
    says: { oneSource: 'solidarity' },
    source: {
      title: 'afinom.es: Bases y tipos de cotización 2026',
      href: 'https://afinom.es/bases-y-tipos-de-cotizacion-2026/',
      how: '61,214.40 × 6.5%; 6,121.44 × 0.19% + 24,485.76 × 0.21% + 8,178.40 × 0.24%',
    },
  },
  {
    name: 'The same in 2025 is refused',
    given: { taxYear: '2025', pay: 60_000, ...reference },
    problem: 'pay',
    because: '58,914',
    source: {
      title: 'sumados.org: Cotización de solidaridad',
      href: 'https://sc.sumados.org/cotizacion-de-solidaridad',
      how: '12 × 4,909.50',
    },
  },
  {
    name: 'A region whose scale of 2025 is not known',
    given: { taxYear: '2025', region: 'galicia' },
    problem: 'region',
    because: 'Catalonia',
    source: paper,
  },
  {
    name: 'More small children than children',
    given: { taxYear: '2026', children: 1, under3: 2 },
    problem: 'under3',
    because: 'at most 1',
    source: paper,
  },
  {
    name: 'A joint return of one parent without children',
    given: { taxYear: '2026', joint: 'parent' },
    problem: 'joint',
    source: paper,
  },
  {
    name: 'A wage of 2,500 a month is 30,000 a year, and 14 payments of 1,651.71',
    given: { taxYear: '2026', pay: 2500, basis: 'month', ...reference },
    expect: { gross: 30_000, monthly: 1651.71 },
    source: { ...paper, how: '(30,000 − 1,950 − 4,926) ÷ 14' },
  },
  {
    name: 'Every period and table of 30,000 beside 45,000',
    given: { taxYear: '2026', pay: 30_000, otherPay: 45_000, ...reference, months: 'twelve' },
    expect: {
      monthly: 1927,
      takeHome: 23_124,
      taken: 6876,
      effective: 0.2292,
      marginal: 0.3455,
      tax: 4926,
      social: 1950,
      payslip: {
        rows: 5,
        at: {
          0: {
            item: 'Pay before tax',
            year: 30_000,
            month: 2500,
            fortnight: 1153.85,
            week: 576.92,
            day: 115.38,
            hour: 14.42,
          },
          3: { item: 'IRPF, regional part', year: 2463, month: 205.25 },
        },
      },
      bands: {
        at: {
          0: { scale: 'Social security', from: 0, upTo: 61_214.4, rate: 0.065, part: 30_000, tax: 1950 },
          3: { scale: 'IRPF of the state', from: 20_200, upTo: 35_200, rate: 0.15, part: 5850, tax: 877.5 },
        },
      },
      compared: { at: { 2: { what: 'IRPF, state part', this: 2463, other: 4737.38, difference: 2274.38 } } },
      years: {
        rows: 2,
        at: {
          0: { year: '2025', tax: 4927.8, social: 1944, takeHome: 23_128.2 },
          1: { year: '2026', change: -4.2 },
        },
      },
      curve: { at: { 29: { pay: 30_000, taken: 0.2292, marginal: 0.3455 } } },
    },
    source: {
      ...scale,
      how: '30,000 × 93.5% − 2,000 = 26,050; twice 2,112.75 + 5,850 × 15% − 527.25 = 2,463',
    },
  },
])
