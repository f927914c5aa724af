import type { Source } from '@/lib/base/source'
import type { SourceKey } from '@/lib/base/units/table/row'

/** Who defines the units of each key of the table. */
export const unitSources: Readonly<Record<Exclude<SourceKey, 'trade' | 'local'>, Source>> = {
  SI: {
    title: 'BIPM: The International System of Units (SI Brochure), 9th edition',
    href: 'https://www.bipm.org/en/publications/si-brochure',
  },
  IEC: { title: 'IEC 80000-13: Quantities and units, part 13: Information science and technology' },
  IAU: { title: 'International Astronomical Union: resolutions B2 of 2012 and B2 of 2015; the IAU style manual' },
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
  UK: {
    title: 'Weights and Measures Act 1985, schedule 1 (United Kingdom)',
    href: 'https://www.legislation.gov.uk/ukpga/1985/72/schedule/1',
  },
  'Cap. 68': {
    title: 'Weights and Measures Ordinance (Cap. 68), Hong Kong',
    href: 'https://www.elegislation.gov.hk/hk/cap68',
  },
}
