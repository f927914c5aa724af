import { reportFile, reportViews } from '@/lib/kits/app/report'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, rows, text } from '@/lib/kits/fields/define'
import { holidayCountries, type HolidayCountry } from '@/lib/subjects/holidays/countries'
import { kindChoices } from '@/lib/subjects/holidays/kinds'
import type { HolidayAnswer, HolidayPlace, HolidayQuestion } from '@/lib/subjects/holidays/report'
import { weekendLabels, weekends } from '@/lib/subjects/time/business-days'

type Chosen = HolidayCountry | 'none'

/** The region that was chosen for a country; the choice is kept by country, so that another one has its own. */
const pickOf = (country: string) => `region-${country}`

function regionRow({ country, countryName, name, region, regions }: HolidayPlace): ChoiceRow[] {
  if (regions.length === 0) return []
  return [
    {
      label: countryName,
      text: region === '' ? `${regions.length} regions have days of their own.` : name,
      pick: pickOf(country),
      says: `Region of ${countryName}`,
      options: [
        { value: '', label: 'As a whole' },
        ...regions.map(([code, label]) => ({ value: code, label: label === code ? code : `${label} (${code})` })),
      ],
    },
  ]
}

const fileStem = ({ places: [place], year }: HolidayAnswer) =>
  `holidays-${place ? [place.country, place.region].filter((part) => part !== '').join('-') : ''}-${year}`

export default defineWorkbench({
  worker: worker<HolidayQuestion, HolidayAnswer>('public-holidays'),
  options: {
    country: choice('Country', {
      options: { none: 'Choose a country', ...holidayCountries },
      initial: 'none',
      as: 'search',
    }),
    year: text('Year', {
      initial: '2027',
      maxLength: 4,
      pattern: { source: '19[7-9]\\d|20[0-6]\\d|207[0-5]', says: 'be a year from 1970 to 2075' },
    }),
    leave: integer('Days of leave to plan', { initial: 5, min: 0, max: 60 }),
    kinds: choice('Which days', {
      options: {
        public: kindChoices.public.label,
        bank: kindChoices.bank.label,
        government: kindChoices.government.label,
        school: kindChoices.school.label,
        optional: kindChoices.optional.label,
        all: kindChoices.all.label,
      },
      initial: 'public',
      as: 'menu',
    }),
    least: integer('Breaks of at least', { initial: 4, unit: 'days', min: 2, max: 30 }),
    weekend: choice('Weekend', {
      options: { country: 'As in the country', ...weekendLabels },
      initial: 'country',
      as: 'menu',
    }),
    names: choice('Names in the calendar file', {
      options: { english: 'English', own: 'In the country’s own language' },
      initial: 'english',
      as: 'menu',
    }),
    others: rows('Compare with', {
      row: 'country',
      columns: {
        country: choice('Country', {
          options: { none: 'Choose a country', ...holidayCountries },
          initial: 'none',
          as: 'search',
        }),
      },
      initial: [],
      min: 0,
      max: 5,
    }),
  },
  panels: [
    { at: 'top', fields: ['country', 'year', 'leave'] },
    {
      at: 'top',
      label: 'Kinds of days, weekend, other countries',
      folded: true,
      fields: ['kinds', 'least', 'weekend', 'names', 'others'],
    },
  ],
  inputs: {
    own: {
      kind: 'text',
      label: 'Your own days off, one a line',
      placeholder: '2027-12-24 to 2027-12-31 Works closed',
      height: 'short',
      example: '2027-06-18 Works outing\n2027-12-24 to 2027-12-31 Works closed\n',
    },
  },
  resultLabel: 'The year',
  ask({ values, texts: { own }, picks }): HolidayQuestion | undefined {
    const { country, others, year, kinds, leave, least, weekend, names } = values
    const chosen: readonly Chosen[] = [country, ...others.map((other) => other.country)]
    if (country === 'none') return undefined
    const places = [...new Set(chosen)]
      .filter((one): one is HolidayCountry => one !== 'none')
      .map((one) => ({ country: one, region: picks[pickOf(one)] ?? '' }))
    return {
      places,
      year: Number(year),
      kinds,
      leave,
      least,
      weekend: weekend === 'country' ? undefined : weekends[weekend],
      names,
      own: own.slice(0, 20_000),
    }
  },
  views(work): View[] {
    const shown = reportViews(
      work,
      'own',
      'Choose a country. Its holidays, long weekends and bridge days stand here then.',
    )
    const regions = work.answer?.places.flatMap(regionRow) ?? []
    if (regions.length === 0) return shown
    return [...shown.slice(0, 2), { kind: 'choices', label: 'Regions', rows: regions }, ...shown.slice(2)]
  },
  takeAway: {
    ics: {
      kind: 'save',
      label: 'Save for your calendar (ICS)',
      file: ({ answer }) => (answer ? `${fileStem(answer)}.ics` : 'holidays.ics'),
      type: 'text/calendar;charset=utf-8',
      of: ({ answer }) => reportFile(answer, 'ics'),
    },
    csv: {
      kind: 'save',
      label: 'Save the list (CSV)',
      file: ({ answer }) => (answer ? `${fileStem(answer)}.csv` : 'holidays.csv'),
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportFile(answer, 'csv'),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the list',
      done: 'Copied the list',
      of: ({ answer }) => reportFile(answer, 'txt'),
    },
  },
  controls: [
    { label: 'Country', help: 'Part of its name is enough. Regions are chosen among the results.' },
    { label: 'Year', help: 'From 1970 to 2075, as far as the country’s rules are known.' },
    { label: 'Days of leave to plan', help: 'How much leave the best breaks may take.' },
    { label: 'Which days', help: 'Bank, school, optional and half days beside the public ones.' },
    { label: 'Your own days off', help: 'Closing days of a firm count as free in the plan.' },
  ],
  results: [
    { label: 'Holidays with weekday, kind and names', kind: 'table' },
    { label: 'Long weekends and bridge days', kind: 'table' },
    { label: 'The breaks that make the most of your leave', kind: 'table' },
    { label: 'Several countries side by side', kind: 'table' },
    { label: 'Calendar file and CSV', kind: 'value' },
  ],
  formula:
    'Best breaks = those whose days in a row add up to the most while their working days come to no more than the leave; of equal ones those with less leave',
  limits: [
    'Days that a government proclaims in the course of a year, such as days of mourning or of an election, are known only once the tables are newer.',
    'Days that follow the moon are reckoned and marked; an authority may see the moon a day later.',
    'Local holidays below the level of regions, such as those of towns, are not in it but for a few.',
    'A half day counts as a day at work.',
    'Names are in English and in one language of the country.',
    'A country is fetched when it is chosen, which takes a connection the first time.',
  ],
  asked: [],
  sources: [
    {
      title: 'Open World Holidays Framework (Vacanza, MIT licence), from the laws that it names for each country',
      href: 'https://github.com/vacanza/holidays',
    },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'GOV.UK: UK bank holidays', href: 'https://www.gov.uk/bank-holidays' },
    {
      title: 'US Office of Personnel Management: federal holidays',
      href: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
    },
    {
      title: 'Cabinet Office of Japan: national holidays',
      href: 'https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html',
    },
  ],
  abilities: ['save', 'print'],
})
