import { choice, defineCalculator, number } from '@/lib/kits/calculator'
import {
  a1cOfIfcc,
  a1cOfMilligrams,
  a1cOfMillimoles,
  averageMilligrams,
  averageMillimoles,
  glucoseMilligrams,
  ifccOf,
  managementIndicator,
} from '@/lib/subjects/health/glucose'

type Known = 'percent' | 'ifcc' | 'milligrams' | 'millimoles'
const known = (...is: Known[]) => ({ field: 'known', is })
const listed = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]

export default defineCalculator({
  inputs: {
    known: choice('I know', {
      options: {
        percent: 'A1C in %',
        ifcc: 'HbA1c in mmol/mol',
        milligrams: 'Mean glucose in mg/dL',
        millimoles: 'Mean glucose in mmol/L',
      },
      initial: 'percent',
      initialIn: {
        uk: 'ifcc',
        ie: 'ifcc',
        de: 'ifcc',
        nl: 'ifcc',
        it: 'ifcc',
        se: 'ifcc',
        no: 'ifcc',
        dk: 'ifcc',
        au: 'ifcc',
        nz: 'ifcc',
      },
      as: 'menu',
    }),
    percent: number('A1C', { unit: '%', initial: 7, min: 3, max: 20, shownWhen: known('percent') }),
    ifcc: number('HbA1c', { unit: 'mmol/mol', initial: 53, min: 9, max: 195, shownWhen: known('ifcc') }),
    milligrams: number('Mean glucose', {
      unit: 'mg/dL',
      initial: 154,
      min: 40,
      max: 520,
      shownWhen: known('milligrams'),
      help: 'Of a sensor over two weeks or more, or of many finger tests spread over the day.',
    }),
    millimoles: number('Mean glucose', {
      unit: 'mmol/L',
      initial: 8.6,
      min: 2.2,
      max: 29,
      shownWhen: known('millimoles'),
      help: 'Of a sensor over two weeks or more, or of many finger tests spread over the day.',
    }),
  },
  outputs: {
    average: { kind: 'number', label: 'Estimated average glucose', decimals: 0, unit: 'mg/dL' },
    averageSi: { kind: 'number', label: 'The same', decimals: 1, unit: 'mmol/L' },
    a1c: { kind: 'number', label: 'A1C in % (NGSP)', decimals: 1 },
    inIfcc: { kind: 'number', label: 'HbA1c (IFCC)', decimals: 0, unit: 'mmol/mol' },
    indicator: {
      kind: 'number',
      label: 'Glucose management indicator, %',
      decimals: 1,
      optional: true,
      help: 'What sensor reports print for this mean. It is no laboratory A1C.',
    },
    note: { kind: 'verdict', label: 'By the cut-offs of the ADA' },
    table: {
      kind: 'table',
      label: 'From 4% to 14%',
      columns: {
        a1c: { kind: 'number', label: 'A1C, %', decimals: 0 },
        ifcc: { kind: 'number', label: 'HbA1c', decimals: 0, unit: 'mmol/mol' },
        milligrams: { kind: 'number', label: 'Average', decimals: 0, unit: 'mg/dL' },
        millimoles: { kind: 'number', label: 'The same', decimals: 1, unit: 'mmol/L' },
      },
    },
  },
  formula: 'Average glucose in mg/dL = 28.7 × A1C − 46.7. mmol/mol = 10.93 × A1C − 23.5',
  limits: [
    'The line comes from 507 adults with and without diabetes; children and pregnant women were not among them.',
    'Anemia, blood loss, a transfusion, variants of hemoglobin, kidney failure and dialysis make A1C higher or lower than glucose would.',
    'People with equal glucose differ: around an A1C of 7% the average lies between about 123 and 185 mg/dL for most.',
    'Below 4% and above 15% the line was not tested.',
    'From A1C, mg/dL and mmol/L come by lines that were fitted apart and differ in the last digit. A mean that you type is converted by the mass of glucose, 18.0156 mg/dL for each mmol/L.',
    'Diabetes is diagnosed by a doctor with a laboratory test that is repeated. This is no diagnosis and no medical advice.',
  ],
  sources: [
    {
      title:
        'D. M. Nathan and others: Translating the A1C assay into estimated average glucose values, Diabetes Care 31 (2008) 1473–1478',
      href: 'https://doi.org/10.2337/dc08-0545',
    },
    {
      title: 'National Glycohemoglobin Standardization Program: IFCC standardization, the master equation',
      href: 'https://ngsp.org/ifcc.asp',
    },
    {
      title: 'R. M. Bergenstal and others: Glucose management indicator, Diabetes Care 41 (2018) 2275–2280',
      href: 'https://doi.org/10.2337/dc18-1581',
    },
    {
      title: 'American Diabetes Association: Standards of Care in Diabetes, diagnosis and classification',
      href: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
    },
  ],

  compute(values) {
    const { known: what, milligrams, millimoles } = values
    const a1c = a1cOf(values)
    const mean = { percent: undefined, ifcc: undefined, milligrams, millimoles: millimoles * glucoseMilligrams }[what]
    return {
      average: mean ?? averageMilligrams(a1c),
      averageSi: mean === undefined ? averageMillimoles(a1c) : mean / glucoseMilligrams,
      a1c,
      inIfcc: ifccOf(a1c),
      indicator: mean === undefined ? undefined : managementIndicator(mean),
      note: noteOn(a1c),
      table: listed.map((one) => ({
        a1c: one,
        ifcc: ifccOf(one),
        milligrams: averageMilligrams(one),
        millimoles: averageMillimoles(one),
      })),
    }
  },

  steps: [
    { gives: 'a1c', is: '({ifcc} + 23.5) ÷ 10.93', when: known('ifcc') },
    { gives: 'a1c', is: '({milligrams} + 46.7) ÷ 28.7', when: known('milligrams') },
    { gives: 'a1c', is: '({millimoles} + 2.59) ÷ 1.59', when: known('millimoles') },
    { gives: 'average', is: '28.7 × {a1c:4} − 46.7', when: known('percent', 'ifcc') },
    { gives: 'average', is: '{millimoles} × 18.0156', when: known('millimoles') },
    { gives: 'averageSi', is: '1.59 × {a1c:4} − 2.59', when: known('percent', 'ifcc') },
    { gives: 'averageSi', is: '{milligrams} ÷ 18.0156', when: known('milligrams') },
    { gives: 'inIfcc', is: '10.93 × {a1c:4} − 23.5' },
    { gives: 'indicator', is: '3.31 + 0.02392 × {milligrams}', when: known('milligrams') },
    { gives: 'indicator', is: '3.31 + 0.02392 × {millimoles} × 18.0156', when: known('millimoles') },
  ],
  charts: [{ kind: 'line', title: 'Average glucose by A1C', of: 'table', x: 'a1c', y: ['milligrams'] }],

  examples: [
    {
      name: 'Three months in one figure',
      given: { known: 'percent', percent: 7 },
      expect: { average: 154.2, averageSi: 8.54, inIfcc: 53.01 },
    },
  ],
})

interface Entered {
  known: Known
  percent: number
  ifcc: number
  milligrams: number
  millimoles: number
}

function a1cOf({ known: what, percent, ifcc, milligrams, millimoles }: Entered): number {
  return {
    percent,
    ifcc: a1cOfIfcc(ifcc),
    milligrams: a1cOfMilligrams(milligrams),
    millimoles: a1cOfMillimoles(millimoles),
  }[what]
}

/** Cut-offs are for one decimal, as laboratories print it. */
function noteOn(a1c: number) {
  const printed = Math.round(a1c * 10) / 10
  if (printed < 4 || printed > 15)
    return {
      is: 'fair',
      says: 'Outside 4% to 15% the relation was not tested; take the figures as a rough guide.',
    } as const
  if (printed < 5.7)
    return { is: 'plain', says: 'Below 5.7%, where the range that the ADA calls prediabetes begins.' } as const
  if (printed < 6.5)
    return {
      is: 'plain',
      says: 'From 5.7% to 6.4% the ADA speaks of prediabetes, in people not known to have diabetes and by a laboratory test.',
    } as const
  return {
    is: 'plain',
    says: 'From 6.5% on the ADA speaks of diabetes, once a second laboratory test has confirmed it. For people who have diabetes it is a matter of their own target.',
  } as const
}
