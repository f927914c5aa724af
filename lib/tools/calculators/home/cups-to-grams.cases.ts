import { defineCases } from '@/lib/kits/calculator'
import cups from './cups-to-grams'

const bakeProfit = {
  title: 'BakeProfit: Cups to Grams Conversion Chart',
  href: 'https://bakeprofit.com/blog/cups-to-grams-conversion',
}
const karo = {
  title: 'Karo Convert: Cups to milliliters',
  href: 'https://karoconvert.com/guides/cups-to-milliliters.html',
}
const daily = {
  title: 'OurDailyCalc: Cooking measurement conversions',
  href: 'https://ourdailycalc.com/blog/cooking-measurement-conversion',
}
const testKitchen = {
  title: "America's Test Kitchen: Baking Conversion Chart",
  href: 'https://www.cooksillustrated.com/how_tos/5490-baking-conversion-chart',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

const line = <const U extends 'cup' | 'tbsp' | 'tsp' | 'ml' | 'g' | 'oz', const I>(
  amount: string,
  unit: U,
  ingredient: I,
) => ({
  amount,
  unit,
  ingredient,
})

export default defineCases(cups, [
  {
    name: 'A US cup of flour',
    given: { lines: [line('1', 'cup', 'flour')], cup: 'us' },
    expect: {
      answer: '125\u00A0g',
      grams: 125,
      ounces: 4.41,
      milliliters: 236.588,
      sticks: null,
      range: 'plain',
      list: {
        rows: 1,
        at: {
          0: {
            ingredient: 'Flour, spooned and leveled',
            grams: 125,
            ounces: 4.41,
            cups: 1,
            tablespoons: 16,
            teaspoons: 48,
            milliliters: 236.588,
          },
        },
      },
      chart: {
        rows: 16,
        at: {
          0: {
            ingredient: 'Flour, spooned and leveled',
            cup: 125,
            half: 62.5,
            third: 41.67,
            quarter: 31.25,
            tablespoon: 7.8,
          },
          2: { cup: 130 },
          3: { cup: 115 },
          4: { cup: 200, half: 100, third: 66.67, quarter: 50 },
          5: { cup: 220 },
          6: { cup: 120 },
          7: { cup: 227 },
          8: { cup: 85 },
          9: { cup: 340 },
          10: { cup: 220 },
          11: { cup: 240 },
          13: { cup: 90 },
          14: { cup: 185 },
          15: { cup: 170 },
        },
      },
    },
    says: { range: '125 g if the flour is spooned in and leveled, about 150 g' },
    source: {
      ...bakeProfit,
      how: 'Both tables of the page: the cups of fourteen ingredients, halves, thirds and quarters of flour and sugar; "125 g" oz and "1 cup" mL by GNU units; 125 ÷ 16',
    },
  },
  {
    name: 'Water fills a US cup with 237 g, and scooping makes flour heavier',
    given: { lines: [line('1', 'cup', 'water'), line('1', 'cup', 'scooped')], cup: 'us' },
    expect: { answer: '387\u00A0g', range: null, list: { at: { 0: { grams: 237 }, 1: { grams: 150 } } } },
    source: {
      title: 'Calculatorapp: Cooking measurement converter',
      href: 'https://calculatorapp.io/cooking/cooking-measurement-converter.html',
      how: 'The page: a cup of water is 237 g; flour up to 150 g when scooped',
    },
  },
  {
    name: 'A quarter cup of butter is half a stick',
    given: { lines: [line('1/4', 'cup', 'butter')], cup: 'us' },
    expect: { grams: 57, sticks: 0.5 },
    source: { ...testKitchen, how: 'The chart: 4 tablespoons, ½ stick, ¼ cup = 57 g' },
  },
  {
    name: 'A metric cup is 250 mL',
    given: { lines: [line('2', 'cup', 'sugar')], cup: 'metric' },
    expect: { milliliters: 500, grams: 422.675, list: { at: { 0: { tablespoons: 33.3, teaspoons: 100 } } } },
    source: { ...karo, how: 'The page: metric cup 250 mL; 500 ÷ 236.588 × 200; ÷ 15, ÷ 5' },
  },
  {
    name: 'A tablespoon of Australia',
    given: { lines: [line('2', 'tbsp', 'honey')], cup: 'au' },
    expect: { milliliters: 40, grams: 57.48, list: { at: { 0: { cups: 0.16, teaspoons: 8 } } } },
    source: { ...daily, how: 'The page: 2 × 20 ml = 40 ml; 40 ÷ 236.588 × 340; 40 ÷ 250' },
  },
  {
    name: 'Spoons of the United States',
    given: { lines: [line('1', 'tbsp', 'water'), line('1', 'tsp', 'water')], cup: 'us' },
    expect: { list: { at: { 0: { milliliters: 14.787 }, 1: { milliliters: 4.929 } } } },
    source: { ...karo, how: 'The page: 14.79 and 4.93 mL; third decimal by units "tablespoon" mL' },
  },
  {
    name: 'The cups of labels, of Japan and of old British books',
    given: { lines: [line('1', 'cup', 'own')], cup: 'legal', own: 236.5882365 },
    expect: { milliliters: 240, grams: 240, list: { at: { 0: { tablespoons: 16, teaspoons: 48 } } } },
    source: { ...karo, how: 'The page: US legal 240 mL' },
  },
  {
    name: 'Japan',
    given: { lines: [line('1', 'cup', 'water')], cup: 'jp' },
    expect: { milliliters: 200, list: { at: { 0: { tablespoons: 13.3, teaspoons: 40 } } } },
    source: {
      title: 'Medische technologie: cup types and volumes',
      href: 'http://medischetechnologie.nl/m25ej3lf/how-many-cups-is-80-ml-a49d56',
      how: 'The list: Japanese cup 200 mL',
    },
  },
  {
    name: 'Half an imperial pint',
    given: { lines: [line('1', 'cup', 'milk')], cup: 'uk' },
    expect: { milliliters: 284.13, list: { at: { 0: { tablespoons: 18.9, teaspoons: 56.8 } } } },
    source: { ...units, how: 'units "brpint / 2" mL: 284.13063; ÷ 15, ÷ 5' },
  },
  {
    name: '500 g of flour are four cups',
    given: { lines: [line('500', 'g', 'flour')], cup: 'us' },
    expect: { answer: '4.00\u00A0cups', milliliters: 946.353, range: null },
    source: { ...bakeProfit, how: 'The chart: 125 g; 500 ÷ 125' },
  },
  {
    name: 'Eight ounces of butter are a cup, two sticks',
    given: { lines: [line('8', 'oz', 'butter')], cup: 'us' },
    expect: { grams: 226.796, ounces: 8, sticks: 2, list: { at: { 0: { cups: 1 } } } },
    source: { ...testKitchen, how: 'The chart: 16 tablespoons, 2 sticks, 1 cup = 8 oz; grams by units "8 oz" g' },
  },
  {
    name: 'Milliliters',
    given: { lines: [line('236.5882365', 'ml', 'oats')], cup: 'jp' },
    expect: { grams: 90, answer: '90\u00A0g' },
    source: { ...bakeProfit, how: 'The chart: a US cup of 237 mL of rolled oats is 90 g' },
  },
  {
    name: 'Ways to write one and a half',
    given: {
      lines: [
        line('1 1/2', 'cup', 'sugar'),
        line('1½', 'cup', 'sugar'),
        line('1-1/2', 'cup', 'sugar'),
        line('3/2', 'cup', 'sugar'),
        line('1.5', 'cup', 'sugar'),
        line('⅛', 'cup', 'sugar'),
      ],
      cup: 'us',
    },
    expect: { grams: 1525, answer: '1,525\u00A0g', list: { rows: 6, sum: { grams: 1525 } } },
    source: { ...paper, how: '5 × 300 + 25' },
  },
  {
    name: 'Grams among several lines are added up as they are',
    given: { lines: [line('10', 'g', 'cocoa'), line('5', 'g', 'cake')], cup: 'us' },
    expect: { answer: '15\u00A0g' },
    source: { ...paper, how: '10 + 5' },
  },
  {
    name: 'Nothing divides by nothing',
    given: { lines: [line('1/0', 'cup', 'sugar')] },
    problem: 'lines',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'A pinch is no number',
    given: { lines: [line('1', 'cup', 'sugar'), line('pinch', 'cup', 'sugar')] },
    problem: 'lines',
    source: { ...paper, how: 'A word' },
  },
  {
    name: 'A million cups',
    given: { lines: [line('1000000', 'cup', 'water')], cup: 'metric' },
    expect: { milliliters: 250_000_000 },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'More than a million cups',
    given: { lines: [line('1000001', 'cup', 'water')], cup: 'metric' },
    problem: 'lines',
    source: { title: 'The limit that the page states' },
  },
])
