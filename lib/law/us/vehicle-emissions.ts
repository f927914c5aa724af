import { defineRule } from '@/lib/law/rule'

/**
 * Kilograms of CO2 from the tailpipe for each US gallon of fuel burned, as the Environmental Protection Agency counts them: no
 * methane, no nitrous oxide, nothing from making the fuel. Petrol from 75 FR 25324, diesel from 40 CFR 600.113.
 */
export const tailpipeCarbon = defineRule<{ petrol: number; diesel: number }>({
  title: 'Tailpipe CO2 of a US gallon of fuel',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: 'count',
  versions: [
    {
      from: '2010-05-07',
      value: { petrol: 8.887, diesel: 10.18 },
      sources: [
        {
          title: 'EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle',
          href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
        },
        {
          title: 'EPA-420-F-11-041: Greenhouse Gas Emissions from a Typical Passenger Vehicle, 2011',
          href: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100CZFN.txt',
        },
      ],
      note: 'In kilograms for each US gallon.',
    },
  ],
})
