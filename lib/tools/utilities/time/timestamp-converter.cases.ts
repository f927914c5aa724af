import { defineCases } from '@/lib/kits/calculator'
import timestampConverter from './timestamp-converter'

const python = { title: 'Libraries datetime, fractions and zoneinfo, tests/vectors/date-arithmetic/timestamps.py' }
const rfc = {
  title: 'RFC 9562, appendix A.6: Example of a UUIDv7 Value',
  href: 'https://www.rfc-editor.org/rfc/rfc9562',
}

export default defineCases(timestampConverter, [
  {
    name: 'Seventeen hundred million seconds in New York',
    given: { value: '1700000000', as: 'auto', zone: 'New York', asOf: '2026-11-23' },
    expect: {
      utc: '2023-11-14T22:13:20Z',
      seconds: '1700000000',
      milliseconds: '1700000000000',
      place: 'Tuesday, day 318, ISO week 46 of 2023',
      local: '2023-11-14T17:13:20-05:00',
      mail: 'Tue, 14 Nov 2023 22:13:20 +0000',
      read: 'plain',
      forms: {
        rows: 12,
        at: {
          0: { name: 'Unix seconds', value: '1700000000' },
          4: { name: 'Windows FILETIME', value: '133444736000000000' },
          5: { name: '.NET ticks', value: '638355968000000000' },
          6: { value: '13344473600000000' },
          7: { value: '3782844800' },
          8: { value: '721692800' },
          9: { name: 'GPS seconds', value: '1384035218' },
          10: { name: 'Excel serial, 1900', value: '45244.925925925926' },
          11: { value: '43782.925925925926' },
        },
      },
      readings: { rows: 9, at: { 0: { name: 'Unix milliseconds (JavaScript, Java)', utc: '1970-01-20T16:13:20Z' } } },
      code: { rows: 6, at: { 0: { language: 'JavaScript', code: 'new Date(1700000000000)' } } },
    },
    says: { there: '17:13:20, UTC−5', read: 'by its 10 digits', relative: '1105 days before' },
    source: {
      ...python,
      how: 'datetime.fromtimestamp; differences from each zero; GPS with 18 leap seconds; as days of Excel it lies beyond the year 9999',
    },
  },
  {
    name: 'An Excel serial by a spreadsheet',
    given: { value: '45244.75', as: 'excel' },
    expect: { seconds: '1699984800', utc: '2023-11-14T18:00:00Z', there: null, local: null },
    source: { ...python, how: 'date(1899,12,30) + 45244.75 days' },
  },
  {
    name: 'The last second of 32 bits',
    given: { value: '2147483647', as: 's' },
    expect: { utc: '2038-01-19T03:14:07Z' },
    source: { ...python, how: 'datetime.fromtimestamp(2**31 − 1)' },
  },
  {
    name: 'The first one',
    given: { value: '-2147483648', as: 's' },
    expect: { utc: '1901-12-13T20:45:52Z', seconds: '−2147483648' },
    source: { ...python, how: 'datetime.fromtimestamp(−2**31)' },
  },
  {
    name: 'Milliseconds by their digits',
    given: { value: '1700000000123', as: 'auto' },
    expect: { utc: '2023-11-14T22:13:20.123Z', milliseconds: '1700000000123', seconds: '1700000000.123' },
    source: { ...python, how: 'fromtimestamp(1700000000), and 123 ms' },
  },
  {
    name: 'Microseconds by their digits',
    given: { value: '1700000000123456', as: 'auto' },
    expect: { utc: '2023-11-14T22:13:20.123456Z' },
    source: { ...python, how: 'fromtimestamp(1700000000), and 123456 µs' },
  },
  {
    name: 'Nanoseconds, all nineteen digits kept',
    given: { value: '1700000000123456789', as: 'auto' },
    expect: { utc: '2023-11-14T22:13:20.123456789Z' },
    source: { ...python, how: '1700000000123456789 % 10**9 is 123456789' },
  },
  {
    name: 'Windows FILETIME',
    given: { value: '133444736000000000', as: 'filetime' },
    expect: { seconds: '1700000000' },
    source: { ...python, how: 'Difference from 1 January 1601 in 100 ns' },
  },
  {
    name: 'GPS seconds with their leap seconds',
    given: { value: '1384035218', as: 'gps' },
    expect: { seconds: '1700000000' },
    source: { ...python, how: 'Difference from 6 January 1980, and 18 s' },
  },
  {
    name: 'A UUID of version 7',
    given: { value: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', as: 'auto' },
    expect: { utc: '2022-02-22T19:22:22Z', read: 'plain', readings: { rows: 0 } },
    says: { read: 'UUID version 7' },
    source: { ...rfc, how: 'Tuesday, February 22, 2022 2:22:22.00 PM GMT-05:00' },
  },
  {
    name: 'An ObjectId',
    given: { value: '507f1f77bcf86cd799439011', as: 'auto' },
    expect: { utc: '2012-10-17T21:13:27Z' },
    source: { ...python, how: 'fromtimestamp(int("507f1f77", 16))' },
  },
  {
    name: 'A snowflake of Discord',
    given: { value: '175928847299117063', as: 'discord' },
    expect: { utc: '2016-04-30T11:18:25.796Z', read: 'plain' },
    source: { ...python, how: '(175928847299117063 >> 22) + 1420070400000 ms' },
  },
  {
    name: 'An hour that came twice',
    given: { value: '2026-11-01 01:30:00', as: 'auto', zone: 'America/New_York' },
    expect: { seconds: '1793511000', read: 'fair' },
    says: { read: 'twice' },
    source: { ...python, how: 'datetime(2026,11,1,1,30, tzinfo=New York, fold=0).timestamp()' },
  },
  {
    name: 'An hour that was skipped',
    given: { value: '2026-03-08T02:30', as: 'auto', zone: 'America/New_York' },
    expect: { seconds: '1772955000', read: 'fair' },
    says: { read: 'skipped' },
    source: { ...python, how: 'datetime(2026,3,8,2,30, tzinfo=New York).timestamp()' },
  },
  {
    name: 'A date in a mail header',
    given: { value: 'Thu, 29 Feb 2024 05:30:00 +0530', as: 'auto' },
    expect: { seconds: '1709164800', read: null },
    source: { ...python, how: 'datetime(2024,2,29, tzinfo=utc).timestamp()' },
  },
  {
    name: 'A date alone is UTC',
    given: { value: '2024-02-29', as: 'auto' },
    expect: { seconds: '1709164800', relative: null },
    says: { read: 'taken as UTC' },
    source: { ...python, how: 'datetime(2024,2,29, tzinfo=utc).timestamp()' },
  },
  {
    name: 'Before the day that Excel invented',
    given: { value: '59', as: 'excel' },
    expect: { utc: '1900-02-28T00:00:00Z', forms: { at: { 10: { value: '59' } } } },
    source: { ...python, how: 'date(1899,12,31) + timedelta(59)' },
  },
  {
    name: 'No day',
    given: { value: '2023-02-29T00:00:00Z', as: 'auto' },
    problem: 'value',
    source: { ...python, how: 'datetime refuses the day' },
  },
  {
    name: 'Beyond the year 9999',
    given: { value: '999999999999', as: 's' },
    problem: 'value',
    source: { ...python, how: 'fromtimestamp overflows' },
  },
  {
    name: 'The first moment, in a zone behind UTC',
    given: { value: '0001-01-01T00:00:00Z', as: 'auto', zone: 'New York' },
    problem: 'value',
    source: { ...python, how: 'astimezone overflows' },
  },
  {
    name: 'No such zone',
    given: { value: '0', as: 's', zone: 'Qwxyz' },
    problem: 'zone',
    source: { ...python, how: 'ZoneInfo finds no key' },
  },
])
