import { defineGeneratorCases } from '@/lib/kits/generator'
import dummyData from './dummy-data'

const request = { title: 'The request itself' }
const rfc4180 = { title: 'RFC 4180, section 2', href: 'https://www.rfc-editor.org/rfc/rfc4180' }
const one = (
  type: 'row' | 'list' | 'pattern' | 'integer' | 'price' | 'date' | 'phone' | 'ipv4',
  detail?: string,
  name = 'a',
) => ({
  columns: [{ name, type, detail, blank: 0 }],
  count: 2,
})

export default defineGeneratorCases(dummyData, [
  {
    name: 'a column of one word',
    given: one('list', 'same'),
    expect: { plain: 'a\r\nsame\r\nsame\r\n' },
    source: request,
  },
  {
    name: 'a word with a quotation mark',
    given: one('list', 'a "b" c'),
    expect: { plain: 'a\r\n"a ""b"" c"\r\n"a ""b"" c"\r\n' },
    source: rfc4180,
  },
  {
    name: 'a heading with a comma',
    given: one('row', undefined, 'a, b'),
    expect: { plain: '"a, b"\r\n1\r\n2\r\n' },
    source: rfc4180,
  },
  {
    name: 'a range of one number',
    given: one('integer', '7 to 7'),
    expect: { plain: 'a\r\n7\r\n7\r\n' },
    source: request,
  },
  {
    name: 'a range of one price',
    given: one('price', '1.5 to 1.5'),
    expect: { plain: 'a\r\n1.5\r\n1.5\r\n' },
    source: request,
  },
  {
    name: 'a range of one day, the leap day',
    given: one('date', '2024-02-29 to 2024-02-29'),
    expect: { plain: 'a\r\n2024-02-29\r\n2024-02-29\r\n' },
    source: { title: 'ISO 8601' },
  },
  {
    name: 'a day that is none',
    given: one('date', '2025-02-29 to 2025-03-01'),
    problem: 'columns',
    source: { title: 'ISO 8601' },
  },
  { name: 'a range the wrong way round', given: one('integer', '9 to 1'), problem: 'columns', source: request },
  { name: 'a list of nothing', given: one('list', ' , '), problem: 'columns', source: request },
  { name: 'a pattern that is missing', given: one('pattern'), problem: 'columns', source: request },
  {
    name: 'two columns of one name',
    given: {
      columns: [
        { name: 'a', type: 'row', blank: 0 },
        { name: 'a', type: 'row', blank: 0 },
      ],
    },
    problem: 'columns',
    source: { title: 'ISO/IEC 9075: names of columns differ' },
  },
  {
    name: 'everything empty',
    given: { columns: [{ name: 'a', type: 'row', blank: 1 }], count: 2 },
    expect: { plain: 'a\r\n\r\n\r\n' },
    source: request,
  },
  {
    name: 'phones of fiction',
    given: one('phone'),
    expect: { text: ['555-01'] },
    source: {
      title: 'North American Numbering Plan: 555-0100 to 555-0199 for fiction',
      href: 'https://nationalnanpa.com/number_resource_info/555_numbers.html',
    },
  },
])
