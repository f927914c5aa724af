import { defineApp } from '@/lib/kits/app/define'

export default defineApp({
  worker: 'zone-list',
  controls: [
    { label: 'Paste a time', help: 'A time as people write it, with a city, zone, abbreviation or offset.' },
    { label: 'Date and time', help: 'In the first place; a slider moves the time by quarters of an hour.' },
    { label: 'Places', help: 'Up to twelve cities, zones or offsets.' },
    { label: 'Working hours', help: 'From and to, Monday to Friday, in every place’s own time.' },
    { label: 'List', help: 'Up to 10,000 dates and times, one a line.' },
  ],
  results: [
    { label: 'The same moment in every place', kind: 'table' },
    { label: 'Next clock change of each place', kind: 'verdict' },
    { label: 'Hours in which everybody works', kind: 'chart' },
    { label: 'Calendar file and CSV', kind: 'value' },
  ],
  formula:
    'Local time less its offset from UTC is the moment; the moment plus another place’s offset is the time there',
  limits: [
    'Offsets come from the time zone data of your browser; a country that changed its law lately needs an updated browser.',
    'Working hours are the same in every place, Monday to Friday, without holidays.',
    'Texts are read in English; dates such as 03/08/2026 are refused because the month is not certain.',
    'Before 1970 the data may follow another place of the same zone.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'ECMA-402: Internationalization API', href: 'https://tc39.es/ecma402/' },
  ],
  abilities: ['link', 'save', 'print'],
})
