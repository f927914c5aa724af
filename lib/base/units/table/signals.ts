import { dimensions } from '../dimensions'
import type { UnitRows } from './row'

const { voltage: voltOf, current: ampereOf, resistance: ohmOf } = dimensions

export const data = {
  bit: [1, 'bit', 'bits', 'IEC', 'b'],
  kbit: ['1000 bit', 'kilobit', 'kilobits', 'IEC', 'kb'],
  Mbit: ['1e6 bit', 'megabit', 'megabits', 'IEC', 'Mb'],
  Gbit: ['1e9 bit', 'gigabit', 'gigabits', 'IEC', 'Gb'],
  B: ['8 bit', 'byte', 'bytes', 'IEC', 'octet,octets'],
  kB: ['1000 B', 'kilobyte', 'kilobytes', 'IEC', 'KB'],
  MB: ['1e6 B', 'megabyte', 'megabytes', 'IEC', 'megs,mb'],
  GB: ['1e9 B', 'gigabyte', 'gigabytes', 'IEC', 'gigs,gb'],
  TB: ['1e12 B', 'terabyte', 'terabytes', 'IEC', 'tb'],
  PB: ['1e15 B', 'petabyte', 'petabytes', 'IEC', 'pb'],
  KiB: ['1024 B', 'kibibyte', 'kibibytes', 'IEC', 'kib'],
  MiB: ['1024 KiB', 'mebibyte', 'mebibytes', 'IEC', 'mib'],
  GiB: ['1024 MiB', 'gibibyte', 'gibibytes', 'IEC', 'gib'],
  TiB: ['1024 GiB', 'tebibyte', 'tebibytes', 'IEC', 'tib'],
  PiB: ['1024 TiB', 'pebibyte', 'pebibytes', 'IEC', 'pib'],
  Mibit: ['1048576 bit', 'mebibit', 'mebibits', 'IEC', 'Mib'],
  nibble: ['4 bit', 'nibble', 'nibbles', 'custom'],
  Tbit: ['1e12 bit', 'terabit', 'terabits', 'IEC', 'Tb'],
  EB: ['1e18 B', 'exabyte', 'exabytes', 'IEC', 'eb'],
  ZB: ['1e21 B', 'zettabyte', 'zettabytes', 'IEC', 'zb'],
  YB: ['1e24 B', 'yottabyte', 'yottabytes', 'IEC', 'yb'],
  Kibit: ['1024 bit', 'kibibit', 'kibibits', 'IEC', 'Kib'],
  Gibit: ['1024 Mibit', 'gibibit', 'gibibits', 'IEC', 'Gib'],
  EiB: ['1024 PiB', 'exbibyte', 'exbibytes', 'IEC', 'eib'],
  ZiB: ['1024 EiB', 'zebibyte', 'zebibytes', 'IEC', 'zib'],
  YiB: ['1024 ZiB', 'yobibyte', 'yobibytes', 'IEC', 'yib'],
  Pbit: ['1e15 bit', 'petabit', 'petabits', 'IEC', 'Pb'],
  Ebit: ['1e18 bit', 'exabit', 'exabits', 'IEC', 'Eb'],
  Zbit: ['1e21 bit', 'zettabit', 'zettabits', 'IEC', 'Zb'],
  Ybit: ['1e24 bit', 'yottabit', 'yottabits', 'IEC', 'Yb'],
  Tibit: ['1024 Gibit', 'tebibit', 'tebibits', 'IEC', 'Tib'],
  Pibit: ['1024 Tibit', 'pebibit', 'pebibits', 'IEC', 'Pib'],
  Eibit: ['1024 Pibit', 'exbibit', 'exbibits', 'IEC', 'Eib'],
  Zibit: ['1024 Eibit', 'zebibit', 'zebibits', 'IEC', 'Zib'],
  Yibit: ['1024 Zibit', 'yobibit', 'yobibits', 'IEC', 'Yib'],
} as const satisfies UnitRows

export const dataRate = {
  'bit/s': [1, 'bit per second', 'bits per second', 'IEC', 'bps'],
  'kbit/s': ['1000 bit/s', 'kilobit per second', 'kilobits per second', 'IEC', 'kbps,kb/s'],
  'Mbit/s': ['1e6 bit/s', 'megabit per second', 'megabits per second', 'IEC', 'Mbps,Mb/s'],
  'Gbit/s': ['1e9 bit/s', 'gigabit per second', 'gigabits per second', 'IEC', 'Gbps,Gb/s'],
  'B/s': ['8 bit/s', 'byte per second', 'bytes per second', 'IEC'],
  'kB/s': ['1000 B/s', 'kilobyte per second', 'kilobytes per second', 'IEC', 'KB/s'],
  'MB/s': ['1e6 B/s', 'megabyte per second', 'megabytes per second', 'IEC', 'MBps'],
  'GB/s': ['1e9 B/s', 'gigabyte per second', 'gigabytes per second', 'IEC', 'GBps'],
  'KiB/s': ['1024 B/s', 'kibibyte per second', 'kibibytes per second', 'IEC'],
  'MiB/s': ['1048576 B/s', 'mebibyte per second', 'mebibytes per second', 'IEC'],
} as const satisfies UnitRows

export const voltage = {
  V: [voltOf.V, 'volt', 'volts', 'SI'],
  kV: [voltOf.kV, 'kilovolt', 'kilovolts', 'SI'],
  MV: [voltOf.MV, 'megavolt', 'megavolts', 'SI'],
  mV: [voltOf.mV, 'millivolt', 'millivolts', 'SI'],
  µV: [voltOf.µV, 'microvolt', 'microvolts', 'SI', 'uV,μV'],
} as const satisfies UnitRows

export const current = {
  A: [ampereOf.A, 'ampere', 'amperes', 'SI', 'amp,amps'],
  kA: [ampereOf.kA, 'kiloampere', 'kiloamperes', 'SI'],
  mA: [ampereOf.mA, 'milliampere', 'milliamperes', 'SI', 'milliamps'],
  µA: [ampereOf.µA, 'microampere', 'microamperes', 'SI', 'uA,μA'],
  nA: [ampereOf.nA, 'nanoampere', 'nanoamperes', 'SI'],
} as const satisfies UnitRows

export const resistance = {
  Ω: [ohmOf.Ω, 'ohm', 'ohms', 'SI', 'Ω'],
  kΩ: [ohmOf.kΩ, 'kiloohm', 'kiloohms', 'SI', 'kilohm,kilohms,kohm'],
  MΩ: [ohmOf.MΩ, 'megaohm', 'megaohms', 'SI', 'megohm,megohms,Mohm'],
  mΩ: [ohmOf.mΩ, 'milliohm', 'milliohms', 'SI', 'mohm'],
} as const satisfies UnitRows

export const charge = {
  C: [1, 'coulomb', 'coulombs', 'SI'],
  mC: ['0.001 C', 'millicoulomb', 'millicoulombs', 'SI'],
  A·h: ['3600 C', 'ampere-hour', 'ampere-hours', 'SI', 'Ah,amp-hours'],
  mA·h: ['3.6 C', 'milliampere-hour', 'milliampere-hours', 'SI', 'mAh'],
} as const satisfies UnitRows

export const fluxDensity = {
  T: [1, 'tesla', 'teslas', 'SI'],
  mT: ['0.001 T', 'millitesla', 'milliteslas', 'SI'],
  µT: ['1e-6 T', 'microtesla', 'microteslas', 'SI', 'uT,μT'],
  G: ['1e-4 T', 'gauss', 'gauss', 'SP 811'],
} as const satisfies UnitRows

export const illuminance = {
  lx: [1, 'lux', 'lux', 'SI'],
  fc: ['1/0.09290304 lx', 'foot-candle', 'foot-candles', 'SP 811', 'footcandle,footcandles,lm/ft²'],
  ph: ['10000 lx', 'phot', 'phots', 'SP 811'],
} as const satisfies UnitRows

export const radioactivity = {
  Bq: [1, 'becquerel', 'becquerels', 'SI'],
  kBq: ['1000 Bq', 'kilobecquerel', 'kilobecquerels', 'SI'],
  MBq: ['1e6 Bq', 'megabecquerel', 'megabecquerels', 'SI'],
  GBq: ['1e9 Bq', 'gigabecquerel', 'gigabecquerels', 'SI'],
  Ci: ['3.7e10 Bq', 'curie', 'curies', 'SP 811'],
  mCi: ['0.001 Ci', 'millicurie', 'millicuries', 'SP 811'],
} as const satisfies UnitRows

export const absorbedDose = {
  Gy: [1, 'gray', 'grays', 'SI'],
  mGy: ['0.001 Gy', 'milligray', 'milligrays', 'SI'],
  rad: ['0.01 Gy', 'rad', 'rads', 'SP 811'],
} as const satisfies UnitRows

export const doseEquivalent = {
  Sv: [1, 'sievert', 'sieverts', 'SI'],
  mSv: ['0.001 Sv', 'millisievert', 'millisieverts', 'SI'],
  µSv: ['1e-6 Sv', 'microsievert', 'microsieverts', 'SI', 'uSv,μSv'],
  rem: ['0.01 Sv', 'rem', 'rems', 'SP 811'],
} as const satisfies UnitRows

export const proportion = {
  '1': [1, 'part of one', 'parts of one', 'SI', 'fraction'],
  '%': ['0.01 1', 'percent', 'percent', 'SI', 'per cent,pct'],
  '‰': ['0.001 1', 'per mille', 'per mille', 'SI', 'permille'],
  ppm: ['1e-6 1', 'part per million', 'parts per million', 'SP 811'],
  ppb: ['1e-9 1', 'part per billion', 'parts per billion', 'SP 811'],
} as const satisfies UnitRows
