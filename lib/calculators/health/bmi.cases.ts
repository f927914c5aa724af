import { defineCases } from '@/lib/calculator'
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
    source: {
      title: 'Centers for Disease Control and Prevention: adult BMI, the example in pounds and inches',
      how: '150 ÷ 65² × 703 = 24.96',
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
    name: 'Stones and pounds: 12 st 7 lb at 5 ft 10 in',
    given: { heightIn: 'feet', feet: 5, inches: 10, weightIn: 'stone', stones: 12, pounds: 7 },
    expect: { bmi: 25.11, className: 'Overweight (pre-obese)', verdict: 'fair', healthyFrom: 58.48, healthyTo: 79.03 },
    source: { ...calc, how: '=175*0.45359237/(70*0.0254)^2; =18.5*(70*0.0254)^2; =25*(70*0.0254)^2' },
  },
  {
    name: 'A BMI of exactly 25 is overweight',
    given: { heightIn: 'metric', height: 180, weightIn: 'one', weight: 81 },
    expect: { bmi: 25, className: 'Overweight (pre-obese)', healthyTo: 81, prime: 1 },
    source: { ...trs, how: '81 ÷ 3.24 = 25; pre-obese is 25.0 to 29.9' },
  },
  {
    name: 'A BMI of exactly 18.5 is normal',
    given: { heightIn: 'metric', height: 200, weightIn: 'one', weight: 74 },
    expect: { bmi: 18.5, className: 'Normal range', healthyFrom: 74 },
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
          0: { fromKilograms: null, belowKilograms: 74 },
          3: { fromKilograms: 120, belowKilograms: 140 },
          4: { fromKilograms: 140, belowKilograms: 160 },
          5: { fromKilograms: 160, belowKilograms: null, fromPounds: 353 },
        },
      },
    },
    source: { ...trs, how: 'At 2 m each BMI point is 4 kg: 30, 35 and 40 are 120, 140 and 160 kg; 160 kg = 352.7 lb' },
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
    source: { ...paper, how: '160 ÷ 2.25 = 71.1' },
  },
  {
    name: 'Underweight',
    given: { heightIn: 'metric', height: 160, weightIn: 'one', weight: 45 },
    expect: {
      bmi: 17.6,
      className: 'Underweight',
      verdict: 'bad',
      healthyPounds: '104\u00A0lb (7\u00A0st\u00A06\u00A0lb) to 141\u00A0lb (10\u00A0st\u00A01\u00A0lb)',
    },
    source: { ...calc, how: '=45/1.6^2; =ROUND(18.5*1.6^2/0.45359237,0); =ROUND(25*1.6^2/0.45359237,0)' },
  },
])
