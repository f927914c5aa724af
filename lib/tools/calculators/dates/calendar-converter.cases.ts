import { defineCases } from '@/lib/kits/calculator'
import calendarConverter from './calendar-converter'

const icu = {
  title: 'Unicode’s ICU 78.2, as the Intl of Node.js gives it',
  href: 'https://icu.unicode.org/',
  how: 'Intl.DateTimeFormat with the calendars hebrew, islamic-civil, islamic-umalqura, persian, indian, japanese, buddhist, ethiopic and coptic for the day in UTC',
}
const chinese = {
  title: 'The rule of GB/T 33661-2017 with the Moon and Sun of PyEphem, tests/vectors/calendars/chinese.tsv',
  how: 'Row of the year',
}

export default defineCases(calendarConverter, [
  {
    name: 'A day of 2026 in every calendar',
    given: { from: 'gregorian', date: '2026-11-27', to: 'hebrew' },
    expect: {
      written: '17 Kislev 5787 AM',
      gregorian: '2026-11-27',
      weekday: 'Friday',
      leap: 'A leap year',
      all: {
        rows: 12,
        at: {
          0: { calendar: 'Gregorian', written: '27 November 2026', year: 'common', begins: 'at midnight' },
          1: { written: '16 Jumada al-Thani 1448 AH', begins: 'at sunset before' },
          2: { written: '17 Jumada al-Thani 1448 AH' },
          3: { written: '17 Kislev 5787 AM', year: 'leap' },
          4: { written: '6 Azar 1405 SH' },
          5: { written: '6 Agrahayana 1948 Saka' },
          7: { written: '27 November Reiwa 8' },
          8: { written: '27 November 2569 BE' },
          9: { written: '18 Hidar 2019 EC' },
          10: { written: '18 Hathor 1743 AM' },
        },
      },
    },
    source: icu,
  },
  {
    name: 'The ninth of Dhu al-Hijjah 1447 by Umm al-Qura',
    given: { from: 'ummAlQura', year: 1447, hijriMonth: '12', day: 9, to: 'gregorian' },
    expect: { written: '26 May 2026', gregorian: '2026-05-26', weekday: 'Tuesday' },
    source: icu,
  },
  {
    name: 'Nowruz of a leap year',
    given: { from: 'persian', year: 1403, persianMonth: '1', day: 1, to: 'hebrew' },
    expect: { gregorian: '2024-03-20', written: '10 Adar II 5784 AM' },
    source: icu,
  },
  {
    name: 'The last day of Showa',
    given: { from: 'japanese', era: 'Showa', year: 64, plainMonth: '1', day: 7, to: 'indian' },
    expect: { gregorian: '1989-01-07', written: '17 Pausa 1910 Saka' },
    source: icu,
  },
  {
    name: 'Ethiopian new year',
    given: { from: 'ethiopian', year: 2018, ethiopianMonth: '1', day: 1, to: 'coptic' },
    expect: { gregorian: '2025-09-11', written: '1 Thout 1742 AM' },
    source: icu,
  },
  {
    name: 'A Hebrew Adar of a common year',
    given: { from: 'hebrew', year: 5785, hebrewMonth: '7', day: 29, to: 'persian' },
    expect: { gregorian: '2025-03-29', written: '9 Farvardin 1404 SH' },
    source: icu,
  },
  {
    name: 'Adar I of a leap year and the table of Islam',
    given: { from: 'hebrew', year: 5787, hebrewMonth: '6', day: 1, to: 'islamic' },
    expect: { gregorian: '2027-02-08', written: '1 Ramadan 1448 AH' },
    source: icu,
  },
  {
    name: 'Coptic and Saka days typed in',
    given: { from: 'coptic', year: 1743, copticMonth: '3', day: 18, to: 'buddhist' },
    expect: { gregorian: '2026-11-27', written: '27 November 2569 BE' },
    source: icu,
  },
  {
    name: 'A Saka day typed in',
    given: { from: 'indian', year: 1948, indianMonth: '9', day: 6, to: 'gregorian' },
    expect: { gregorian: '2026-11-27' },
    source: icu,
  },
  {
    name: 'A Thai date',
    given: { from: 'buddhist', year: 2569, plainMonth: '11', day: 27, to: 'gregorian' },
    expect: { gregorian: '2026-11-27', yearDays: 365, leap: 'A common year' },
    source: icu,
  },
  {
    name: 'Chinese new year of 2027',
    given: { from: 'chinese', year: 2027, chineseMonth: '1', day: 1, leapMonth: false, to: 'chinese' },
    expect: {
      gregorian: '2027-02-06',
      weekday: 'Saturday',
      written: 'Day 1 of month 1, Fire Goat year',
      yearDays: 354,
      newYears: { at: { 0: { calendar: 'Gregorian', day: '2027-01-01', weekday: 'Friday', days: 365 } } },
    },
    source: chinese,
  },
  {
    name: 'The leap month of 2025',
    given: { from: 'chinese', year: 2025, chineseMonth: '6', day: 1, leapMonth: true, to: 'chinese' },
    expect: {
      gregorian: '2025-07-25',
      written: 'Day 1 of leap month 6, Wood Snake year',
      yearDays: 384,
      leap: 'A leap year',
    },
    source: { ...chinese, how: 'Row of 2025: six months of 30 29 30 29 29 30 days from 29 January on' },
  },
  {
    name: 'The last day of the Julian calendar in England',
    given: { from: 'julian', year: 1752, plainMonth: '9', day: 2, to: 'gregorian' },
    expect: { gregorian: '1752-09-13', weekday: 'Wednesday' },
    source: {
      title: 'Calendar (New Style) Act 1750, section 1',
      href: 'https://www.legislation.gov.uk/apgb/Geo2/24/23',
      how: 'The day after 2 September 1752, a Wednesday, is called 14 September',
    },
  },
  {
    name: 'A thirtieth that the month does not have',
    given: { from: 'islamic', year: 1446, hijriMonth: '12', day: 30, to: 'gregorian' },
    problem: 'day',
    source: { ...icu, how: 'Year 1446 has 354 days' },
  },
  {
    name: 'Adar I in a common year',
    given: { from: 'hebrew', year: 5785, hebrewMonth: '6', day: 1, to: 'gregorian' },
    problem: 'day',
    source: { ...icu, how: '5785 has twelve months' },
  },
  {
    name: 'Beyond what is known of Umm al-Qura',
    given: { from: 'gregorian', date: '2040-01-01', to: 'ummAlQura' },
    problem: 'to',
    because: '1420 to 1450',
    source: { title: 'tests/vectors/calendars/README.md', how: 'Two published tables differ from 1451 on' },
  },
])
