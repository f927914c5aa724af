import { defineCases } from '@/lib/kits/calculator'
import wireSize from './wire-size'

const sparky = {
  title: 'Sparky Toolbox: How to determine wire size, breaker size and derating',
  href: 'https://sparkytoolbox.net/blog/how-to-determine-wire-size-breaker-size-derating.html',
}
const jensen = {
  title: 'Jensen Hughes Academy: Conductor sizing example',
  href: 'https://academy.jensenhughes.com/jha4/core/crawler_content.php?cid=47&page=44.00',
}
const nec = {
  title: 'NFPA 70, National Electrical Code 2023, tables 310.16, 310.15(B)(1)(1), 310.15(C)(1) and 240.6(A)',
}
const plain = {
  unit: 'A',
  supply: 'single',
  voltage: 240,
  duty: 'continuous',
  metal: 'cu',
  insulation: '75',
  terminals: '75',
  ambient: 30,
  conductors: 3,
  length: undefined,
  allowed: 0.03,
  powerFactor: 1,
  efficiency: 0.9,
} as const

export default defineCases(wireSize, [
  {
    name: '40 A for hours, copper of 75 °C',
    given: { ...plain, load: 40 },
    expect: {
      size: '8 AWG copper',
      breaker: 50,
      current: 40,
      required: 50,
      usable: 50,
      drop: null,
      verdict: 'plain',
      limits: {
        rows: 3,
        at: {
          0: { rule: 'Terminals, 110.14(C) with 210.19(A)', asks: '50.0 A at 75 °C', size: '8 AWG' },
          1: { asks: '40.0 A after all factors', size: '8 AWG' },
          2: { asks: 'a wire that 50 A protects', size: '8 AWG' },
        },
      },
    },
    source: { ...nec, how: '1.25 × 40 = 50; 8 AWG has 50 A at 75 °C, 10 AWG 35 A' },
  },
  {
    name: '40 A for hours, THHN in 40 °C with seven conductors',
    given: { ...plain, load: 40, insulation: '90', ambient: 40, conductors: 7 },
    expect: {
      size: '6 AWG copper',
      breaker: 50,
      usable: 47.775,
      required: 50,
      limits: { at: { 0: { size: '8 AWG' }, 1: { size: '6 AWG' } } },
    },
    says: { verdict: 'Conditions of use, 310.15' },
    source: { ...sparky, how: '75 × 0.91 × 0.70 = 47.8 A; breaker 40 × 125% = 50 A, the next standard size' },
  },
  {
    name: '100 A for hours',
    given: { ...plain, load: 100 },
    expect: { size: '1 AWG copper', breaker: 125, limits: { at: { 1: { size: '3 AWG' } } } },
    source: { ...jensen, how: '3 AWG without the 25%, 1 AWG with it, breaker 125 A' },
  },
  {
    name: '60 °C terminals up to 100 A',
    given: { ...plain, load: 40, terminals: '60' },
    expect: { size: '6 AWG copper', usable: 55 },
    says: { verdict: 'Terminals' },
    source: { ...nec, how: '50 A need 55 A of the 60 °C column; 8 AWG has 40 A there' },
  },
  {
    name: 'Aluminum for the same 50 A',
    given: { ...plain, load: 40, metal: 'al' },
    expect: { size: '6 AWG aluminum', usable: 50 },
    source: { ...nec, how: 'Aluminum at 75 °C: 8 AWG 40 A, 6 AWG 50 A' },
  },
  {
    name: '14 AWG carries 20 A and gets a breaker of 15 A only',
    given: { ...plain, load: 15, duty: 'short' },
    expect: { size: '14 AWG copper', breaker: 15, required: 15, usable: 20 },
    source: { ...nec, how: '240.4(D)(3): 15 A on 14 AWG copper' },
  },
  {
    name: '20 A in one go need 12 AWG, since 14 AWG may not have a breaker of 20 A',
    given: { ...plain, load: 20, duty: 'short' },
    expect: { size: '12 AWG copper', breaker: 20, limits: { at: { 0: { size: '14 AWG' }, 2: { size: '12 AWG' } } } },
    says: { verdict: 'Breaker, 240.4' },
    source: { ...nec, how: '240.4(D)(3) and (5)' },
  },
  {
    name: 'A long way decides',
    given: { ...plain, load: 20, voltage: 120, duty: 'short', length: 30.48 },
    expect: {
      size: '8 AWG copper',
      breaker: 20,
      drop: 0.0259,
      limits: { rows: 4, at: { 3: { rule: 'Voltage drop', asks: 'at most 3.0%', size: '8 AWG' } } },
    },
    source: {
      title: 'Trade License Prep: Voltage Drop and Ohm’s Law',
      href: 'https://tradelicenseprep.com/nc-sp-ph-prep/calc-voltage-drop',
      how: '20 A over 100 ft at 120 V: 8 AWG, 3.1 V, 2.6%',
    },
  },
  {
    name: '400 A for hours: parallel sets from 1/0 AWG',
    given: { ...plain, load: 400, supply: 'three', voltage: 480 },
    expect: { size: '2 sets of 250 kcmil copper', breaker: 500, usable: 510 },
    says: { verdict: 'in parallel' },
    source: { ...nec, how: '500 A: 500 kcmil has 380 A; 2 × 4/0 AWG 460 A, 2 × 250 kcmil 510 A' },
  },
  {
    name: '10 hp at 90%, 480 V three-phase, power factor 0.85',
    given: { ...plain, load: 10, unit: 'hp', supply: 'three', voltage: 480, powerFactor: 0.85 },
    expect: { current: 11.72, required: 14.66, breaker: 15, size: '14 AWG copper' },
    source: { title: 'Library math, Python 3.11', how: '10*745.69987158227/.9/(480*sqrt(3)*.85)' },
  },
  {
    name: '4.8 kW at 240 V',
    given: { ...plain, load: 4800, unit: 'W', duty: 'short' },
    expect: { current: 20, size: '12 AWG copper' },
    source: {
      title: 'Trade License Prep: Voltage Drop and Ohm’s Law',
      href: 'https://tradelicenseprep.com/nc-sp-ph-prep/calc-voltage-drop',
      how: 'A 240 V heater drawing 20 A: P = 240 × 20 = 4,800 W',
    },
  },
  {
    name: 'TW has no factor at 60 °C',
    given: { ...plain, load: 20, insulation: '60', ambient: 60 },
    problem: 'ambient',
    source: { ...nec, how: 'The column of 60 °C ends at 55 °C' },
  },
  {
    name: 'More than six sets carry',
    given: { ...plain, load: 5000 },
    problem: 'load',
    source: { ...nec, how: '6 × 380 A = 2280 A' },
  },
])
