import { defineTransformCases } from '@/lib/kits/transform'
import tool from './sort-lines'

const sort = { title: 'GNU coreutils 9.1, sort' }
const cldr = {
  title: 'Unicode CLDR: collation charts',
  href: 'https://www.unicode.org/cldr/charts/latest/collation/index.html',
} as const
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  {
    name: 'nothing',
    given: { text: '' },
    expect: { text: '' },
    notice: null,
    source: { ...sort, how: "printf '' | sort" },
  },
  {
    name: 'by character codes',
    given: { text: 'b\nB\na\nA\n_\n1\n' },
    options: { by: 'codes' },
    expect: { text: '1\nA\nB\n_\na\nb\n' },
    source: { ...sort, how: 'LC_ALL=C sort' },
  },
  {
    name: 'from last to first, equals in their order',
    given: { text: 'b 1\na 1\nb 2\na 2\n' },
    options: { by: 'codes', descends: true, column: 1, delimiter: 'space' },
    expect: { text: 'b 1\nb 2\na 1\na 2\n' },
    source: { ...sort, how: 'LC_ALL=C sort -s -r -k1,1' },
  },
  {
    name: 'by the number in a column',
    given: { text: 'x,10\ny,9\nz,-1\n' },
    options: { by: 'number', column: 2 },
    expect: { text: 'z,-1\ny,9\nx,10\n' },
    source: { ...sort, how: 'sort -t, -k2,2n' },
  },
  {
    name: 'lines without a number stand at the end',
    given: { text: 'none\n12 pears\nabout 7\n' },
    options: { by: 'number' },
    expect: { text: 'about 7\n12 pears\nnone\n' },
    notice: 'Without a number: 1',
    source: byHand,
  },
  {
    name: 'thousands and decimals',
    given: { text: '1,000.5\n999.75\n1,000.25\n' },
    options: { by: 'number' },
    expect: { text: '999.75\n1,000.25\n1,000.5\n' },
    source: byHand,
  },
  {
    name: 'by length, in characters and not in halves of them',
    given: { text: 'ccc\n😀\nbb\n' },
    options: { by: 'length' },
    expect: { text: '😀\nbb\nccc\n' },
    source: { title: 'Python 3.11', how: 'sorted(lines, key=len)' },
  },
  {
    name: 'addresses by value',
    given: { text: '10.0.0.10\n::1\n10.0.0.9\nhost\n9.255.0.1\n' },
    options: { by: 'ip' },
    expect: { text: '9.255.0.1\n10.0.0.9\n10.0.0.10\n::1\nhost\n' },
    notice: 'Without an address: 1',
    source: { title: 'Python 3.11, ipaddress', how: 'sorted by (version, int(ip_address(line)))' },
  },
  {
    name: 'Swedish',
    given: { text: 'ö\nz\nå\nä\n' },
    options: { language: 'sv' },
    expect: { text: 'z\nå\nä\nö\n' },
    source: { ...cldr, how: 'Swedish: å, ä and ö follow z' },
  },
  {
    name: 'German',
    given: { text: 'b\nä\naz\n' },
    options: { language: 'de' },
    expect: { text: 'ä\naz\nb\n' },
    source: { ...cldr, how: 'German, standard: ä as a' },
  },
  {
    name: 'capitals are told apart where asked, and small ones come first',
    given: { text: 'A\na\nB\nb\n' },
    options: { ignoresCase: false },
    expect: { text: 'a\nA\nb\nB\n' },
    source: { ...cldr, how: 'root collation, tertiary level' },
  },
  {
    name: 'repeated and blank lines left out',
    given: { text: 'b\n\na\nb\n \n' },
    options: { by: 'codes', dropsRepeated: true },
    expect: { text: 'a\nb\n' },
    notice: 'Left out: 3',
    source: { ...sort, how: "grep -v '^ *$' | sort -u" },
  },
  {
    name: 'blank lines stay at the end',
    given: { text: 'b\n\na\n' },
    options: { by: 'codes', dropsBlank: false },
    expect: { text: 'a\nb\n\n' },
    source: byHand,
  },
  {
    name: 'no end after the last line, CRLF between',
    given: { text: 'b\r\na' },
    options: { by: 'codes' },
    expect: { text: 'a\r\nb' },
    source: byHand,
  },
])
