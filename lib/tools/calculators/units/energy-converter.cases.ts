import { defineCases } from '@/lib/kits/calculator'
import energyConverter from './energy-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(energyConverter, [
  {
    name: '500 kWh in everything',
    given: { amount: '500 kWh' },
    expect: {
      answer: '1,800\u00A0MJ',
      rounded: '1,800\u00A0MJ',
      exact: '1,800\u00A0MJ',
      entered: '500\u00A0kWh',
      allUnits: {
        rows: 37,
        at: {
          3: { unit: 'kWh', name: 'kilowatt-hours', amount: '500', definition: '3,600,000\u00A0J', factor: 'exact' },
          5: { unit: 'kcal', amount: '430,210.325' },
          7: { unit: 'Btu', amount: '1,706,070.817' },
        },
      },
    },
    source: { ...units, how: 'units "500 kW hour" MJ: 1800; kilocal_th: 430210.325047801; btu_IT: 1706070.81656397' },
  },
  {
    name: 'Two thousand food calories',
    given: { amount: '2000 kcal to kJ' },
    expect: { answer: '8,368\u00A0kJ', rounded: '8,368\u00A0kJ' },
    source: { ...sp811, how: 'kilocalorie_th = 4.184 E+03 J' },
  },
  {
    name: 'A foot-pound is 1.355818 J',
    given: { amount: '1 ft·lbf to J', digits: '8', first: 'J' },
    expect: {
      answer: '1.355817948\u00A0J',
      exact: '1.3558179483314004\u00A0J',
      allUnits: { at: { 0: { unit: 'J', amount: '1.3558179' } } },
    },
    source: { ...sp811, how: 'foot pound-force = 1.355 818 E+00 J' },
  },
  {
    name: 'Therms, boe and toe',
    given: { into: 'kWh', digits: '6', several: '42 US therms\n1 boe\n1 toe\n5 N' },
    expect: {
      list: {
        rows: 4,
        at: {
          0: { given: '42\u00A0therm\u00A0(US)', found: '1,230.60\u00A0kWh' },
          1: { found: '1,699.81\u00A0kWh' },
          2: { found: '11,630.0\u00A0kWh' },
        },
      },
    },
    source: {
      title: 'IEA: unit converter, 1 toe = 11.63 MWh',
      how: 'units "42 UStherm" "kW hour": 1230.60466666667; "5.8e6 btu_IT": 1699.81220700',
    },
  },
  {
    name: 'A milli- and a megaelectronvolt are a thousand million apart',
    given: { amount: '1 meV to eV', first: 'MeV' },
    expect: { answer: '0.001\u00A0eV', allUnits: { at: { 0: { unit: 'MeV', amount: '0.000000001' } } } },
    source: { ...sp811, how: 'Prefixes milli and mega: 10⁻³ ÷ 10⁶ = 10⁻⁹' },
  },
  {
    name: 'A newton is no energy',
    given: { amount: '5 N' },
    problem: 'amount',
    source: { ...sp811, how: 'The newton is a unit of force' },
  },
])
