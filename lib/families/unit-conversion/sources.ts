import { joinedWords } from '@/lib/base/text/joined-words'
import type { Source } from '@/lib/base/source'
import { unitNames, unitRow, type QuantityName } from '@/lib/base/units/table'
import type { SourceKey } from '@/lib/base/units/table/row'

/** Who defines the units of each key of the table. */
export const unitSources: Readonly<Record<Exclude<SourceKey, 'custom' | 'local'>, Source>> = {
  SI: {
    title: 'BIPM: The International System of Units (SI Brochure), 9th edition',
    href: 'https://www.bipm.org/en/publications/si-brochure',
  },
  IEC: { title: 'IEC 80000-13: Quantities and units, part 13: Information science and technology' },
  IAU: { title: 'International Astronomical Union: resolutions B2 of 2012 and B2 of 2015; the IAU style manual' },
  'ISO 8601': { title: 'ISO 8601-1: Date and time, representations for information interchange, clause 3.1' },
  IRES: {
    title: 'United Nations: International Recommendations for Energy Statistics, chapter 4',
    href: 'https://unstats.un.org/unsd/energystats/methodology/ires/',
  },
  '1959': { title: 'Refinement of Values for the Yard and the Pound, 24 FR 5348 (1 July 1959)' },
  survey: {
    title: 'National Geodetic Survey and NIST: Deprecation of the United States (U.S.) Survey Foot, 85 FR 62698',
    href: 'https://www.federalregister.gov/documents/2020/10/05/2020-21902/deprecation-of-the-united-states-us-survey-foot',
  },
  'SP 811': {
    title: 'NIST Special Publication 811: Guide for the Use of the International System of Units, appendix B',
    href: 'https://www.nist.gov/pml/special-publication-811',
  },
  'HB 44': {
    title: 'NIST Handbook 44, appendix C: General Tables of Units of Measurement',
    href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
  },
  '21 CFR': {
    title: 'Code of Federal Regulations, title 21, section 101.9(b)(5)(viii): household measures on food labels',
    href: 'https://www.ecfr.gov/current/title-21/section-101.9',
  },
  '26 USC': {
    title: 'United States Code, title 26, section 45K(d)(5): barrel-of-oil equivalent',
    href: 'https://www.law.cornell.edu/uscode/text/26/45K',
  },
  UK: {
    title: 'Weights and Measures Act 1985, schedule 1 (United Kingdom)',
    href: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1',
  },
  'Coinage Act': {
    title: 'Coinage Act 1971, schedule 1 (United Kingdom)',
    href: 'https://www.legislation.gov.uk/ukpga/1971/24/schedule/1',
  },
  AU: {
    title: 'NSW Government: conversion chart, cup and spoon sizes of the Standards Association of Australia',
    href: 'https://www.healthykids.nsw.gov.au/recipes/conversion-chart',
  },
  CN: {
    title: 'Weights and Measures Act of 1929, section 5, and the State Council’s order of 25 June 1959 (China)',
  },
  'Cap. 68': {
    title: 'Weights and Measures Ordinance (Cap. 68), Hong Kong',
    href: 'https://www.elegislation.gov.hk/hk/cap68',
  },
  'IN 1939': {
    title: 'Standards of Weight Act, 1939 (India), section 3',
    href: 'https://www.casemine.com/act/in/5a979dfb4a93263ca60b7754/amp',
  },
  JP: { title: 'Weights and Measures Act of 1891 and Measurement Unit Ordinance (Japan)' },
}

/** The units of a quantity whose size no source above gives, as a page says it; undefined where there is none. */
export function customLimit(quantity: QuantityName): string | undefined {
  const names = unitNames(quantity).flatMap((unit) => {
    const [, , many, source] = unitRow(quantity, unit)
    return source === 'custom' ? [many] : []
  })
  return names.length === 0
    ? undefined
    : `By custom alone, as no standard or act was found for the size: ${joinedWords(names)}.`
}
