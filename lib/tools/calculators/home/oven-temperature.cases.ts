import { defineCases } from '@/lib/kits/calculator'
import oven from './oven-temperature'

const toolCross = {
  title: 'ToolCross: Oven temperature chart, gas mark and fan',
  href: 'https://toolcross.tools/tools/oven-temperature/gas-mark-1-2',
}
const liqui = { title: 'LiquiSearch: Gas mark conversion', href: 'http://www.liquisearch.com/gas_mark/conversion' }
const superGlobal = {
  title: 'Super Global Calculator: gas marks 1/4 to 10',
  href: 'https://superglobalcalculator.com/units/stove-temp/converter',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(oven, [
  {
    name: 'Gas mark 4 is 180 °C, fan 160 °C, 350 °F',
    given: { scale: 'gas', gas: '5', minutes: 60, fanLess: 20, error: 0 },
    expect: {
      answer: '180\u00A0°C, fan 160',
      celsius: 180,
      fan: 160,
      fahrenheit: 350,
      gasMark: '4',
      called: 'Moderate',
      note: null,
      fryer: 160,
      fryerMinutes: 48,
      exactCelsius: 176.667,
      exactFahrenheit: 350,
      chart: {
        rows: 12,
        at: {
          0: { gas: '¼', celsius: 110, fan: 90, fahrenheit: 225, called: 'Very slow' },
          1: { gas: '½', celsius: 120, fan: 100, fahrenheit: 250 },
          2: { gas: '1', celsius: 140, fan: 120, fahrenheit: 275, called: 'Slow' },
          3: { gas: '2', celsius: 150, fan: 130, fahrenheit: 300 },
          4: { gas: '3', celsius: 170, fan: 150, fahrenheit: 325 },
          5: { gas: '4', celsius: 180, fan: 160, fahrenheit: 350, called: 'Moderate' },
          6: { gas: '5', celsius: 190, fan: 170, fahrenheit: 375 },
          7: { gas: '6', celsius: 200, fan: 180, fahrenheit: 400 },
          8: { gas: '7', celsius: 220, fan: 200, fahrenheit: 425, called: 'Hot' },
          9: { gas: '8', celsius: 230, fan: 210, fahrenheit: 450 },
          10: { gas: '9', celsius: 240, fan: 220, fahrenheit: 475, called: 'Very hot' },
          11: { gas: '10', celsius: 260, fahrenheit: 500 },
        },
      },
    },
    source: {
      ...toolCross,
      how: 'The chart row by row; mark 10 by Super Global Calculator; words by LiquiSearch; units "tempF(350)" tempC: 176.66667; 60 × 0.8',
    },
  },
  {
    name: 'An American recipe of 350 °F',
    given: { scale: 'fahrenheit', degrees: 350 },
    expect: { celsius: 180, fan: 160, fahrenheit: 350, gasMark: '4', exactCelsius: 176.667, fryerMinutes: null },
    source: { ...toolCross, how: '180°C, 350°F, 4, 160°C' },
  },
  {
    name: '220 °C is gas mark 7',
    given: { scale: 'celsius', degrees: 220 },
    expect: { celsius: 220, fahrenheit: 425, gasMark: '7', called: 'Hot', exactFahrenheit: 428 },
    source: { ...toolCross, how: '220°C, 425°F, 7; units "tempC(220)" tempF: 428' },
  },
  {
    name: 'A fan oven of 180 °C is an oven of 200',
    given: { scale: 'fan', degrees: 180, fanLess: 20 },
    expect: { celsius: 200, fan: 180, fahrenheit: 400, gasMark: '6', exactFahrenheit: 392 },
    source: { ...toolCross, how: '200°C, 400°F, 6, fan 180°C' },
  },
  {
    name: 'A quarter mark for meringues',
    given: { scale: 'gas', gas: '0' },
    expect: { celsius: 110, fahrenheit: 225, exactCelsius: 107.222 },
    source: { ...superGlobal, how: 'Gas Mark 1/4 = 225F = 107C; units "tempF(225)" tempC' },
  },
  {
    name: 'Between two marks',
    given: { scale: 'fahrenheit', degrees: 360 },
    expect: {
      celsius: 180,
      fahrenheit: 360,
      gasMark: 'between 4 and 5, nearer 4',
      called: 'Moderate',
      exactCelsius: 182.222,
    },
    source: { ...superGlobal, how: '(360 − 250) ÷ 25 = 4.4; units "tempF(360)" tempC: 182.22222' },
  },
  {
    name: 'What a mark is exactly, off the round figure of the dial',
    given: { scale: 'celsius', degrees: 135 },
    expect: { celsius: 135, fahrenheit: 275, exactFahrenheit: 275, gasMark: 'between ½ and 1, nearer 1' },
    source: { ...liqui, how: 'Gas mark 1 is 275 °F and 135 °C' },
  },
  {
    name: 'Above the last mark',
    given: { scale: 'celsius', degrees: 275 },
    expect: { gasMark: 'above 10', called: 'Very hot', exactFahrenheit: 527 },
    source: { ...units, how: 'units "tempC(275)" tempF: 527; the list of Super Global Calculator ends with 500' },
  },
  {
    name: 'Below the first mark',
    given: { scale: 'celsius', degrees: 80 },
    expect: { celsius: 80, fahrenheit: 175, gasMark: 'below ¼', called: 'Very slow', exactFahrenheit: 176 },
    source: { ...units, how: 'units "tempC(80)" tempF: 176' },
  },
  {
    name: 'The words of an old book: very slow',
    given: { scale: 'word', word: 'verySlow' },
    expect: { gasMark: '½', fahrenheit: 250 },
    source: { ...liqui, how: '1⁄2, 250°, very slow' },
  },
  {
    name: 'Slow',
    given: { scale: 'word', word: 'slow' },
    expect: { gasMark: '2' },
    source: { ...liqui, how: '2, 300°, slow' },
  },
  {
    name: 'Moderately slow',
    given: { scale: 'word', word: 'moderatelySlow' },
    expect: { gasMark: '3' },
    source: { ...liqui, how: '3, 325°, moderately slow' },
  },
  {
    name: 'Moderate',
    given: { scale: 'word', word: 'moderate' },
    expect: { gasMark: '4' },
    source: { ...liqui, how: '4, 350°, moderate' },
  },
  {
    name: 'Moderately hot',
    given: { scale: 'word', word: 'moderatelyHot' },
    expect: { gasMark: '6' },
    source: { ...liqui, how: '6, 400°, moderately hot' },
  },
  {
    name: 'Hot',
    given: { scale: 'word', word: 'hot' },
    expect: { gasMark: '7' },
    source: { ...liqui, how: '7, 425°, hot' },
  },
  {
    name: 'Very hot',
    given: { scale: 'word', word: 'veryHot' },
    expect: { gasMark: '9' },
    source: { ...liqui, how: '9, 475°, very hot' },
  },
  {
    name: 'An oven that is 15 °C too hot',
    given: { scale: 'gas', gas: '7', error: 15, fanLess: 25 },
    expect: {
      answer: '185\u00A0°C, fan 160',
      celsius: 185,
      fan: 160,
      fahrenheit: 373,
      fryer: 180,
      note: 'plain',
    },
    says: { note: '15 °C lower, since your oven is hotter' },
    source: { ...paper, how: '200 − 15; 185 − 25; 400 − 27' },
  },
  {
    name: 'An oven that is too cool',
    given: { scale: 'gas', gas: '7', error: -10 },
    expect: { celsius: 210, fahrenheit: 418 },
    says: { note: '10 °C higher, since your oven is cooler' },
    source: { ...paper, how: '200 + 10; 400 + 18' },
  },
  {
    name: 'Six hundred degrees of Celsius are no oven',
    given: { scale: 'celsius', degrees: 600 },
    problem: 'degrees',
    source: { ...units, how: 'units "tempC(600)" tempF: 1112' },
  },
])
