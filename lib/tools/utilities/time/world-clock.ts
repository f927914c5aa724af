import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  controls: [
    {
      label: 'Cities',
      help: 'Five thousand of them, zones and offsets; up to forty at once, each with a label of yours.',
    },
    {
      label: 'Another time',
      help: 'A slider moves all clocks from twelve hours back to two days ahead, by quarters of an hour.',
    },
    { label: 'Office hours', help: 'Monday to Friday, in each place’s own time, shown by colour and in words.' },
    { label: 'Faces', help: 'Digital or analogue, 12 or 24 hours, full screen.' },
  ],
  results: [
    { label: 'Time, day, difference and offset of each city', kind: 'table' },
    { label: 'Next change of the clocks, and all of two years', kind: 'table' },
    { label: 'Day and night on a map, sunrise and sunset', kind: 'chart' },
    { label: 'Changes as CSV and as a calendar file', kind: 'value' },
  ],
  formula: 'Time there = moment + offset of its zone at that moment',
  limits: [
    'Offsets come from the time zone data of your browser; the page says so where that data is older than a few known laws.',
    'Sunrise is that of a level horizon at sea level, to about a minute, and less exact near the poles.',
    'The map has no borders. Its cities come from Natural Earth; those on whose clocks two sources differ are left out.',
    'Office hours know no holidays.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'Natural Earth: populated places and land', href: 'https://www.naturalearthdata.com/' },
    {
      title: 'NOAA Global Monitoring Laboratory: Solar calculation details',
      href: 'https://gml.noaa.gov/grad/solcalc/calcdetails.html',
    },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  abilities: ['save', 'print'],
})
