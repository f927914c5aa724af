/**
 * Who says what a unit is: a key of the list in sources.ts. What is `local` differs from place to place or is of the past; what is
 * `custom` means the same wherever it is used, though no standard or act was found that says so.
 */
export type SourceKey =
  | 'SI'
  | 'IEC'
  | 'IAU'
  | 'ISO 8601'
  | 'IRES'
  | '1959'
  | 'survey'
  | 'SP 811'
  | 'HB 44'
  | '21 CFR'
  | '26 USC'
  | 'UK'
  | 'Coinage Act'
  | 'AU'
  | 'CN'
  | 'Cap. 68'
  | 'IN 1939'
  | 'JP'
  | 'custom'
  | 'local'

/**
 * One unit: what one of it is, in exact figures of the quantity's first unit or of any unit above it ('12 in', '1200/3937 m'); its
 * name for one, for many, who says so, and the other names that people type. A definition that begins with ~ is of a reciprocal
 * ('~100 km/L': so many liters per 100 km), one with + of a scale whose zero lies elsewhere ('5/9 K + 459.67').
 */
export type UnitRow = readonly [
  definition: string | number,
  one: string,
  many: string,
  source: SourceKey,
  names?: string,
]

export type UnitRows = Readonly<Record<string, UnitRow>>
