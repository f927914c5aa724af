import { defineCases } from '@/lib/kits/calculator'
import a1c from './a1c'

const script = { title: 'Python, exact fractions: tests/vectors/health-formula/laboratory.py' }
const adag = {
  title: 'Nathan and others 2008, table 2: A1C and estimated average glucose',
  href: 'https://doi.org/10.2337/dc08-0545',
}
const ada = { title: 'American Diabetes Association: Standards of Care, cut-offs 5.7% and 6.5%' }
const percent = (value: number) => ({ known: 'percent' as const, percent: value })

export default defineCases(a1c, [
  {
    name: 'The table of the study',
    given: percent(7),
    expect: {
      average: 154.2,
      averageSi: 8.54,
      a1c: 7,
      inIfcc: 53.01,
      indicator: null,
      note: 'plain',
      table: {
        rows: 11,
        at: {
          0: { a1c: 4, ifcc: 20.22, milligrams: 68.1, millimoles: 3.77 },
          1: { a1c: 5, milligrams: 96.8 },
          2: { milligrams: 125.5 },
          3: { milligrams: 154.2 },
          4: { milligrams: 182.9 },
          5: { milligrams: 211.6 },
          6: { milligrams: 240.3 },
          8: { milligrams: 297.7 },
          10: { a1c: 14, ifcc: 129.52, milligrams: 355.1, millimoles: 19.67 },
        },
      },
    },
    source: {
      ...adag,
      how: '5 to 12%: 97, 126, 154, 183, 212, 240, 269, 298 mg/dL; 7% is 8.6 mmol/L there and 53 mmol/mol by NGSP',
    },
  },
  {
    name: '53 mmol/mol',
    given: { known: 'ifcc', ifcc: 53 },
    expect: { a1c: 6.999085, average: 154.1737, inIfcc: 53, note: 'plain' },
    source: { title: 'NGSP: IFCC standardization, 53 mmol/mol is 7.0%', href: 'https://ngsp.org/ifcc.asp' },
  },
  {
    name: '48 mmol/mol is 6.5%',
    given: { known: 'ifcc', ifcc: 48 },
    expect: { a1c: 6.541629, inIfcc: 48 },
    says: { note: 'From 6.5% on' },
    source: { title: 'NGSP: IFCC standardization, 48 mmol/mol is 6.5%', href: 'https://ngsp.org/ifcc.asp' },
  },
  {
    name: 'A sensor mean of 154 mg/dL',
    given: { known: 'milligrams', milligrams: 154 },
    expect: { average: 154, a1c: 6.993031, averageSi: 8.548147, indicator: 6.99368, inIfcc: 52.93383 },
    source: { ...script, how: 'Glucose in mg/dL, second line; 154 ÷ 18.0156' },
  },
  {
    name: 'A mean of 100 mg/dL is 5.6 mmol/L',
    given: { known: 'milligrams', milligrams: 100 },
    expect: { average: 100, averageSi: 5.550745, a1c: 5.111498 },
    source: {
      title:
        'American Diabetes Association: 100 mg/dL (5.6 mmol/L), where the range of impaired fasting glucose begins',
      href: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
      how: '100 ÷ 18.0156; A1C by laboratory.py',
    },
  },
  {
    name: 'A sensor mean of 200 mg/dL: indicator and A1C part',
    given: { known: 'milligrams', milligrams: 200 },
    expect: { a1c: 8.595819, indicator: 8.094 },
    source: {
      title: 'Bergenstal and others 2018: a mean of 200 mg/dL is an indicator of 8.1%',
      href: 'https://doi.org/10.2337/dc18-1581',
    },
  },
  {
    name: 'A mean of 8.6 mmol/L',
    given: { known: 'millimoles', millimoles: 8.6 },
    expect: { averageSi: 8.6, a1c: 7.037736, average: 154.93416, indicator: 7.016025 },
    source: { ...script, how: 'Glucose in mmol/L, second line; 8.6 × 18.0156' },
  },
  ...(
    [
      [5.6, 'Below 5.7%'],
      [5.64, 'Below 5.7%'],
      [5.7, 'speaks of prediabetes'],
      [6.4, 'speaks of prediabetes'],
      [6.5, 'From 6.5% on'],
      [15, 'From 6.5% on'],
      [4, 'Below 5.7%'],
    ] as const
  ).map(([value, words]) => ({
    name: `Cut-offs: ${value}%`,
    given: percent(value),
    expect: { note: 'plain' as const, a1c: value },
    says: { note: words },
    source: ada,
  })),
  ...([3.9, 15.1] as const).map((value) => ({
    name: `Outside the study: ${value}%`,
    given: percent(value),
    expect: { note: 'fair' as const },
    says: { note: 'was not tested' },
    source: { ...adag, how: 'No participant was below 4% or above 15%' },
  })),
])
