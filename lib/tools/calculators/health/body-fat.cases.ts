import { defineCases } from '@/lib/kits/calculator'
import bodyFat from './body-fat'

const navy = {
  title: 'Hodgdon and Beckett, Naval Health Research Center 1984: the density equations and Siri',
  href: 'https://apps.dtic.mil/sti/citations/ADA143890',
}
const script = { title: 'Python, by natural logarithms: tests/vectors/health-formula/body.py' }
const ace = { title: 'American Council on Exercise: percent body fat norms' }

export default defineCases(bodyFat, [
  {
    name: 'A man of 180 cm, neck 40, waist 90',
    given: { sex: 'male', height: 180, neck: 40, waist: 90, weight: 82 },
    expect: {
      bodyFat: 0.183675,
      band: 'Average',
      fatMass: 15.0613,
      leanMass: 66.9387,
      density: 1.056862,
      range: '14.9% to 21.9%',
      note: 'plain',
      bands: {
        rows: 6,
        at: {
          0: { name: 'Below essential fat', share: 'Below 2%', fatAt: null },
          1: { name: 'Essential fat', share: '2% to below 6%', fatAt: 1.64 },
          5: { name: 'Obese', share: '25% or more', fatAt: 20.5 },
        },
      },
    },
    says: { note: 'The band “Average” for men begins at 18%' },
    source: { ...navy, how: '1.0324 − 0.19077 × 1.69897 + 0.15456 × 2.255273 = 1.056862; 495 ÷ that − 450 = 18.37' },
  },
  {
    name: 'A woman of 165 cm',
    given: { sex: 'female', height: 165, neck: 34, waist: 78, hip: 100, weight: 64 },
    expect: {
      bodyFat: 0.304236,
      band: 'Average',
      density: 1.030341,
      fatMass: 19.4711,
      leanMass: 44.5289,
      bands: { at: { 1: { share: '10% to below 14%' }, 5: { share: '32% or more', fatAt: 20.48 } } },
    },
    source: { ...script, how: 'Second line; the bands are those of ACE' },
  },
  {
    name: 'Below the essential fat of women',
    given: { sex: 'female', height: 180, neck: 34, waist: 58, hip: 82 },
    expect: { bodyFat: 0.061089, band: 'Below essential fat', note: 'fair' },
    says: { note: 'Measure again' },
    source: { ...ace, how: 'Essential fat of women begins at 10%' },
  },
  {
    name: 'A waist as small as the neck',
    given: { sex: 'male', height: 180, neck: 45, waist: 45 },
    problem: 'waist',
    because: 'larger than the neck',
    source: { title: 'The limits of the logarithm' },
  },
  {
    name: 'A woman whose waist is smaller than her neck',
    given: { sex: 'female', height: 165, neck: 60, waist: 55, hip: 95 },
    problem: 'waist',
    because: 'larger than the neck',
    source: { title: 'Nobody is built so; the tape or a box is wrong' },
  },
  {
    name: 'A tape in inches entered as centimeters',
    given: { sex: 'male', height: 180, neck: 40, waist: 45 },
    problem: 'waist',
    because: 'check units and tape',
    source: { title: 'The limits of Siri’s equation', how: 'log 5 = 0.69897: density 1.2476, fat −53%' },
  },
  {
    name: 'A waist beyond what the equation bears',
    given: { sex: 'female', height: 140, neck: 30, waist: 200, hip: 200 },
    problem: 'waist',
    because: 'between 0% and 75%',
    source: { title: 'The limits of Siri’s equation', how: 'log 370 = 2.568: density 0.8711, fat 118%' },
  },
  ...(
    [
      ['male', 178, 38, 78, 100, 0.106365, 'Athletes'],
      ['female', 170, 33, 68, 95, 0.219884, 'Fitness'],
      ['male', 175, 42, 120, 100, 0.361859, 'Obese'],
      ['female', 160, 36, 105, 120, 0.52004, 'Obese'],
      ['female', 168, 32, 62, 88, 0.159517, 'Athletes'],
      ['male', 185, 39, 72, 100, 0.028293, 'Essential fat'],
    ] as const
  ).map(([sex, height, neck, waist, hip, bodyFatShare, band]) => ({
    name: `${sex}, ${height} cm, waist ${waist} cm: ${band}`,
    given: { sex, height, neck, waist, hip },
    expect: { bodyFat: bodyFatShare, band },
    source: { ...script, how: 'Third to eighth line; bands by ACE' },
  })),
])
