import { defineCases } from '@/lib/kits/calculator'
import bmi from './bmi'

const who = {
  title: 'World Health Organization, Regional Office for Europe: A healthy lifestyle, WHO recommendations',
  href: 'https://www.who.int/europe/news-room/fact-sheets/item/a-healthy-lifestyle---who-recommendations',
}
const trs = { title: 'WHO Technical Report Series 894, table 2.1' }
const paper = { title: 'Arithmetic on paper' }
const calc = { title: 'LibreOffice Calc' }

export default defineCases(bmi, [
  {
    name: '70 kg at 1.75 m is 22.9',
    given: { heightIn: 'metric', height: 175, weightIn: 'one', weight: 70 },
    expect: { bmi: 22.9, className: 'Normal range', verdict: 'good', prime: 0.91 },
    source: { ...who, how: 'The worked example for adults: 70 ÷ 1.75² = 22.9' },
  },
  {
    name: '150 lb at 5 ft 5 in is 24.96 and still in the normal range',
    given: { heightIn: 'feet', feet: 5, inches: 5, weightIn: 'one', weight: 68.0388555 },
    expect: { bmi: 24.96, className: 'Normal range', verdict: 'good' },
    says: { verdict: 'Normal range: a BMI of 24.961 is from 18.5 to below 25' },
    source: {
      title: 'Centers for Disease Control and Prevention: adult BMI, the example in pounds and inches',
      how: '150 ÷ 65² × 703 = 24.96; with 0.45359237 and 0.0254 it is 24.961, and is not to be called 25.0',
    },
  },
  {
    name: '68 kg at 165 cm is 24.98',
    given: { heightIn: 'metric', height: 165, weightIn: 'one', weight: 68 },
    expect: { bmi: 24.98 },
    source: {
      title: 'Centers for Disease Control and Prevention: adult BMI, the example in kilograms and metres',
      how: '68 ÷ 1.65² = 24.98',
    },
  },
  {
    name: 'Exactly 25: 100 kg at 2 m is no 0.0 kg above anything',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 100 },
    expect: { bmi: 25, className: 'Overweight (pre-obese)', verdict: 'fair' },
    says: { verdict: 'Overweight (pre-obese): this class begins at 25, where the normal range ends' },
    source: { ...trs, how: 'Pre-obese is 25.00 to 29.99; 100 ÷ 2² = 25' },
  },
  {
    name: 'Stones and pounds: 12 st 7 lb at 5 ft 10 in',
    given: { heightIn: 'feet', feet: 5, inches: 10, weightIn: 'stone', stones: 12, pounds: 7 },
    expect: { bmi: 25.11, className: 'Overweight (pre-obese)', verdict: 'fair', healthyFrom: 58.48, healthyTo: 79.03 },
    says: { verdict: 'a BMI of 25.1 is 0.3 kg (0.8 lb) above the end of the normal range' },
    source: {
      ...calc,
      how: '=175*0.45359237/(70*0.0254)^2; =18.5*(70*0.0254)^2; =25*(70*0.0254)^2; the last less 175 lb',
    },
  },
  {
    name: 'A BMI of exactly 25 is overweight',
    given: { heightIn: 'metric', height: 180, weightIn: 'one', weight: 81, asian: true },
    expect: {
      bmi: 25,
      className: 'Overweight (pre-obese)',
      verdict: 'fair',
      healthyTo: 81,
      healthyPounds: '132\u00A0lb (9\u00A0st\u00A06\u00A0lb) to 179\u00A0lb (12\u00A0st\u00A011\u00A0lb)',
      prime: 1,
      asianRisk: 'Increased risk',
    },
    source: { ...trs, how: '81 ÷ 3.24 = 25; pre-obese is 25.0 to 29.9; 59.94 kg = 132.1 lb, 81 kg = 178.6 lb' },
  },
  {
    name: 'A BMI of exactly 18.5 is normal',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 74, asian: true },
    expect: { bmi: 18.5, className: 'Normal range', verdict: 'good', healthyFrom: 74, asianRisk: 'Acceptable risk' },
    source: { ...trs, how: '74 ÷ 4 = 18.5; the normal range is 18.5 to 24.9' },
  },
  {
    name: 'Classes of obesity begin at 30, 35 and 40',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 160 },
    expect: {
      bmi: 40,
      className: 'Obesity class III',
      classes: {
        rows: 6,
        at: {
          0: {
            name: 'Underweight',
            index: 'Below 18.5',
            fromKilograms: null,
            belowKilograms: 74,
            fromPounds: null,
            belowPounds: 163,
          },
          1: { name: 'Normal range', index: '18.5 to below 25', fromPounds: 163, belowPounds: 220 },
          3: { fromKilograms: 120, belowKilograms: 140 },
          4: { fromKilograms: 140, belowKilograms: 160 },
          5: {
            name: 'Obesity class III',
            index: '40 or more',
            fromKilograms: 160,
            belowKilograms: null,
            fromPounds: 353,
            belowPounds: null,
          },
        },
      },
    },
    source: {
      ...trs,
      how: 'At 2 m each BMI point is 4 kg: 30, 35 and 40 are 120, 140 and 160 kg; 160 kg = 352.7 lb, 74 kg = 163.1, 100 kg = 220.5',
    },
  },
  {
    name: 'Asian action point of 23: 92 kg at 2 m is increased risk and in the normal range',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 92, asian: true },
    expect: { bmi: 23, asianRisk: 'Increased risk', className: 'Normal range' },
    source: { title: 'WHO expert consultation, Lancet 363 (2004) 157–163', how: '92 ÷ 4 = 23, the first action point' },
  },
  {
    name: 'Asian action point of 27.5: 110 kg at 2 m is high risk',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 110, asian: true },
    expect: { bmi: 27.5, asianRisk: 'High risk', className: 'Overweight (pre-obese)' },
    source: {
      title: 'WHO expert consultation, Lancet 363 (2004) 157–163',
      how: '110 ÷ 4 = 27.5, the second action point',
    },
  },
  {
    name: 'Pounds left in the kilogram box are flagged',
    given: { heightIn: 'metric', height: 150, weightIn: 'one', weight: 160 },
    expect: { bmi: 71.1, verdict: 'bad' },
    says: { verdict: 'A BMI of 71.1 is rare in adults' },
    source: { ...paper, how: '160 ÷ 2.25 = 71.1' },
  },
  {
    name: 'Underweight',
    given: { heightIn: 'metric', height: 160, weightIn: 'one', weight: 45, asian: true },
    expect: {
      bmi: 17.6,
      className: 'Underweight',
      verdict: 'bad',
      asianRisk: 'Underweight',
      healthyPounds: '104\u00A0lb (7\u00A0st\u00A06\u00A0lb) to 141\u00A0lb (10\u00A0st\u00A01\u00A0lb)',
    },
    says: { verdict: 'a BMI of 17.6 is 2.4 kg (5.2 lb) short of the normal range' },
    source: {
      ...calc,
      how: '=45/1.6^2; =18.5*1.6^2-45; =ROUND(18.5*1.6^2/0.45359237,0); =ROUND(25*1.6^2/0.45359237,0)',
    },
  },
  {
    name: 'A BMI of exactly 30 is obesity',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 120 },
    expect: { className: 'Obesity class I', verdict: 'bad', prime: 1.2 },
    says: { verdict: '20.0 kg (44.1 lb) above the end of the normal range' },
    source: { ...trs, how: '120 ÷ 4 = 30; obesity class I is 30.0 to 34.9; 20 kg = 44.09 lb' },
  },
  ...(
    [
      [47.9, 'bad', 'is rare in adults'],
      [48, 'bad', 'Underweight: a BMI of 12.0 is 26.0 kg'],
      [280, 'bad', 'Obesity class III: a BMI of 70.0 is 180.0 kg'],
      [282, 'bad', 'A BMI of 70.5 is rare in adults'],
    ] as const
  ).map(([weight, verdict, words]) => ({
    name: `${weight} kg at 2 m`,
    given: { heightIn: 'metric' as const, height: 200, weightIn: 'one' as const, weight },
    expect: { bmi: weight / 4, verdict },
    says: { verdict: words },
    source: { ...paper, how: 'Weight ÷ 4; the units are doubted below 12 and above 70; normal is 74 to below 100 kg' },
  })),
])
