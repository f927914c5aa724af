import { defineCases } from '@/lib/kits/calculator'
import rate from './conversion-rate'

export default defineCases(rate, [
  {
    name: '48 of 1,200 and 30 of 300, with revenue and an earlier period',
    given: {
      segments: [
        { name: 'A', visits: 1200, conversions: 48, revenue: 3600, visitsBefore: 1000, conversionsBefore: 30 },
        { visits: 300, conversions: 30, visitsBefore: 500, conversionsBefore: 45 },
      ],
      confidence: '0.95',
    },
    expect: {
      rate: 0.052,
      low: 0.04186,
      high: 0.064424,
      gained: 14.4,
      visits: 1500,
      conversions: 78,
      perVisit: 2.4,
      perConversion: 46.153846,
      rateBefore: 0.05,
      sameMix: 0.06,
      verdict: 'good',
      table: {
        rows: 2,
        at: {
          0: {
            name: 'Row 2',
            visits: 300,
            conversions: 30,
            rate: 0.1,
            low: 0.070948,
            high: 0.139166,
            share: 0.384615,
            perVisit: null,
            before: 0.09,
          },
          1: { name: 'A', rate: 0.04, low: 0.030301, high: 0.052634, share: 0.615385, perVisit: 3, before: 0.03 },
        },
        sum: { visits: 1500, conversions: 78 },
      },
    },
    says: { verdict: 'rose by 0.20 percentage points' },
    source: {
      title: 'LibreOffice Calc',
      how: 'The Wilson interval written out with NORMINV in the sheet of this case',
      sheet: {
        cells: { A1: '=NORMINV(0.975;0;1)', B1: 78, C1: 1500, B2: 30, C2: 300, B3: 48, C3: 1200 },
        formulas: {
          rate: '=B1/C1',
          low: '=(B1/C1+A1^2/(2*C1)-A1*SQRT(B1/C1*(1-B1/C1)/C1+A1^2/(4*C1^2)))/(1+A1^2/C1)',
          high: '=(B1/C1+A1^2/(2*C1)+A1*SQRT(B1/C1*(1-B1/C1)/C1+A1^2/(4*C1^2)))/(1+A1^2/C1)',
          gained: '=C3*B1/C1-B3',
          perConversion: '=3600/B1',
          sameMix: '=(1000*B3/C3+500*B2/C2)/1500',
          'table.0.low': '=(B2/C2+A1^2/(2*C2)-A1*SQRT(B2/C2*(1-B2/C2)/C2+A1^2/(4*C2^2)))/(1+A1^2/C2)',
          'table.0.high': '=(B2/C2+A1^2/(2*C2)+A1*SQRT(B2/C2*(1-B2/C2)/C2+A1^2/(4*C2^2)))/(1+A1^2/C2)',
          'table.1.low': '=(B3/C3+A1^2/(2*C3)-A1*SQRT(B3/C3*(1-B3/C3)/C3+A1^2/(4*C3^2)))/(1+A1^2/C3)',
          'table.1.high': '=(B3/C3+A1^2/(2*C3)+A1*SQRT(B3/C3*(1-B3/C3)/C3+A1^2/(4*C3^2)))/(1+A1^2/C3)',
        },
      },
    },
  },
  {
    name: 'Half of 100: 40.4% to 59.6%',
    given: { segments: [{ visits: 100, conversions: 50 }], confidence: '0.95' },
    expect: { rate: 0.5, low: 0.403832, high: 0.596168, gained: null, verdict: null, perVisit: null },
    source: { title: 'R 4, prop.test(50, 100, correct = FALSE)', how: 'conf.int 0.4038315 0.5961685' },
  },
  {
    name: 'Simpson: kidney stones, where the better treatment of both sizes is worse in total',
    given: {
      segments: [
        { name: 'Small', visits: 87, conversions: 81, visitsBefore: 270, conversionsBefore: 234 },
        { name: 'Large', visits: 263, conversions: 192, visitsBefore: 80, conversionsBefore: 55 },
      ],
    },
    expect: { rate: 0.78, rateBefore: 0.825714, verdict: 'fair' },
    says: { verdict: 'yet every row rose' },
    source: {
      title: 'The Generalist Academy: Kidney stone paradox, with the figures of Charig and others (1986)',
      href: 'https://generalist.academy/2019/08/16/kidney-stone-paradox/',
      how: 'Its table: treatment A 81 of 87 and 192 of 263, together 78%; B 234 of 270 and 55 of 80, together 83%. A is entered as now, B as before; 289 ÷ 350 on paper',
    },
  },
  {
    name: 'Nobody converts',
    given: {
      segments: [
        { visits: 20, conversions: 0, visitsBefore: 20, conversionsBefore: 1 },
        { visits: 0, conversions: 0 },
      ],
    },
    expect: { rate: 0, low: 0, perConversion: null, verdict: null, table: { at: { 1: { rate: null } } } },
    source: { title: 'Arithmetic on paper', how: '0 of 20' },
  },
  {
    name: 'Worse than before',
    given: { segments: [{ visits: 100, conversions: 3, visitsBefore: 100, conversionsBefore: 5 }] },
    expect: { verdict: 'bad' },
    says: { verdict: 'fell by 2.00' },
    source: { title: 'Arithmetic on paper', how: '3% against 5%' },
  },
  {
    name: 'The same as before',
    given: { segments: [{ visits: 100, conversions: 5, visitsBefore: 200, conversionsBefore: 10 }] },
    expect: { verdict: 'plain' },
    says: { verdict: 'unchanged' },
    source: { title: 'Arithmetic on paper', how: '5% twice' },
  },
  {
    name: 'More conversions than visits',
    given: { segments: [{ visits: 5, conversions: 6 }] },
    problem: 'segments',
    because: 'row 1',
    source: { title: 'Arithmetic on paper', how: '6 of 5 is no share' },
  },
  {
    name: 'No visits',
    given: { segments: [{ visits: 0, conversions: 0 }] },
    problem: 'segments',
    because: 'some visits',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
])
