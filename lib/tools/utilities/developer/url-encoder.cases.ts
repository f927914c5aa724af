import { defineTransformCases } from '@/lib/kits/transform'
import tool from './url-encoder'

const rfc3986 = { title: 'RFC 3986, sections 2.1 to 2.5', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-2' }
const wpt = {
  title: 'web-platform-tests, url/resources/percent-encoding.json',
  href: 'https://github.com/web-platform-tests/wpt/blob/master/url/resources/percent-encoding.json',
}
const python = { title: 'Python 3.11, urllib.parse' }
const node = { title: 'Node 20, encodeURIComponent and URL' }
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

export default defineTransformCases(tool, [
  {
    name: 'unreserved characters stay',
    given: { text: 'AZaz09-._~' },
    expect: { text: 'AZaz09-._~' },
    options: { part: 'strict' },
    source: rfc3986,
  },
  {
    name: 'section 2.5: LATIN CAPITAL LETTER A WITH GRAVE',
    given: { text: 'À' },
    options: { part: 'strict' },
    expect: { text: '%C3%80' },
    source: rfc3986,
  },
  {
    name: 'section 2.5: KATAKANA LETTER A',
    given: { text: 'ア' },
    options: { part: 'strict' },
    expect: { text: '%E3%82%A2' },
    source: rfc3986,
  },
  { name: 'a dagger', given: { text: '†' }, expect: { text: '%E2%80%A0' }, source: wpt },
  { name: 'a control', given: { text: '\u000eA' }, expect: { text: '%0EA' }, source: wpt },
  {
    name: 'all of ASCII, strict',
    given: { text: ascii },
    options: { part: 'strict' },
    expect: {
      text: '%20%21%22%23%24%25%26%27%28%29%2A%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~',
    },
    source: { ...python, how: "quote(text, safe='')" },
  },
  {
    name: 'all of ASCII, one value',
    given: { text: ascii },
    expect: {
      text: "%20!%22%23%24%25%26'()*%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~",
    },
    source: { ...node, how: 'encodeURIComponent(text)' },
  },
  {
    name: 'all of ASCII, form field',
    given: { text: ascii },
    options: { part: 'form' },
    expect: {
      text: '+%21%22%23%24%25%26%27%28%29*%2B%2C-.%2F0123456789%3A%3B%3C%3D%3E%3F%40ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D%7E',
    },
    source: { ...node, how: 'new URLSearchParams([["", text]]).toString() after its first character' },
  },
  {
    name: 'all of ASCII, path segment',
    given: { text: ascii },
    options: { part: 'path' },
    expect: {
      text: "%20!%22%23$%25&'()*+,-.%2F0123456789:;%3C=%3E%3F@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~",
    },
    source: { ...python, how: `quote(text, safe="!$&'()*+,;=:@"), the pchar of RFC 3986, section 3.3` },
  },
  {
    name: 'all of ASCII, query value',
    given: { text: ascii },
    options: { part: 'query' },
    expect: {
      text: "%20!%22%23$%25%26'()*%2B,-./0123456789:;%3C%3D%3E?@ABCDEFGHIJKLMNOPQRSTUVWXYZ%5B%5C%5D%5E_%60abcdefghijklmnopqrstuvwxyz%7B%7C%7D~",
    },
    source: { ...python, how: `quote(text, safe="!$'()*,;:@/?"), the query characters of RFC 3986 without & = +` },
  },
  {
    name: 'every character',
    given: { text: 'Aé' },
    options: { part: 'all' },
    expect: { text: '%41%C3%A9' },
    source: rfc3986,
  },
  {
    name: 'Latin-1',
    given: { text: 'é' },
    options: { charset: 'latin-1' },
    expect: { text: '%E9' },
    source: { ...python, how: "quote('é', encoding='latin-1')" },
  },
  {
    name: 'what Latin-1 cannot write',
    given: { text: 'a\n†' },
    options: { charset: 'latin-1' },
    refused: { at: 2, says: 'Latin-1' },
    source: { ...python, how: "quote('†', encoding='latin-1', errors='strict') raises UnicodeEncodeError" },
  },
  {
    name: 'half of a character',
    given: { text: 'a\ud83db' },
    expect: { text: 'a%EF%BF%BDb' },
    notice: 'U+FFFD',
    source: { ...node, how: 'new URLSearchParams({ "": "a\\ud83db" })' },
  },
  {
    name: 'a whole URL keeps its marks and what is encoded',
    given: { text: "https://example.com/a b/%C3%A9?x=1&y='é'#ü" },
    options: { part: 'url' },
    expect: { text: 'https://example.com/a%20b/%C3%A9?x=1&y=%27%C3%A9%27#%C3%BC' },
    source: { ...node, how: 'new URL(text).href' },
  },
  {
    name: 'a percent sign in an address is left and mentioned',
    given: { text: 'http://example.com/foo%2zbar' },
    options: { part: 'url' },
    expect: { text: 'http://example.com/foo%2zbar' },
    notice: 'Write %25',
    source: {
      title: 'web-platform-tests, url/resources/urltestdata.json',
      href: 'https://github.com/web-platform-tests/wpt/blob/master/url/resources/urltestdata.json',
    },
  },
  {
    name: 'a host of other letters',
    given: { text: 'https://bücher.example/ä' },
    options: { part: 'url' },
    expect: { text: 'https://xn--bcher-kva.example/%C3%A4' },
    source: { ...node, how: 'new URL(text).href' },
  },
  {
    name: 'lines stay lines',
    given: { text: 'a b\nc d' },
    expect: { text: 'a%20b\nc%20d' },
    source: { ...python, how: 'quote of each line' },
  },
  {
    name: 'a line end as a character',
    given: { text: 'a\nb' },
    options: { lines: false },
    expect: { text: 'a%0Ab' },
    source: { ...python, how: "quote('a\\nb')" },
  },
  {
    name: 'what is encoded already is said to be',
    given: { text: 'a%20b' },
    expect: { text: 'a%2520b' },
    notice: 'encoded again',
    source: { ...python, how: "quote('a%20b')" },
  },
  {
    name: 'back',
    given: { text: 'caf%C3%A9+%26' },
    inverse: true,
    expect: { text: 'café+&' },
    source: { ...python, how: 'unquote' },
  },
  {
    name: 'back from a form',
    given: { text: 'caf%c3%a9+%26' },
    options: { part: 'form' },
    inverse: true,
    expect: { text: 'café &' },
    source: { ...python, how: 'unquote_plus' },
  },
  {
    name: 'a percent sign that is no escape stays',
    given: { text: '100% %zz %41' },
    inverse: true,
    expect: { text: '100% %zz A' },
    notice: 'left as they are: 2',
    source: { ...python, how: 'unquote' },
  },
  {
    name: 'bytes that are no UTF-8',
    given: { text: 'x%E9y' },
    inverse: true,
    refused: { at: 1, says: 'no text in UTF-8' },
    source: { ...node, how: "decodeURIComponent('x%E9y') throws URIError" },
  },
  {
    name: 'the same bytes in Latin-1',
    given: { text: 'x%E9y' },
    options: { charset: 'latin-1' },
    inverse: true,
    expect: { text: 'xéy' },
    source: { ...python, how: "unquote('x%E9y', encoding='latin-1')" },
  },
  {
    name: 'encoded twice',
    given: { text: '%2541' },
    inverse: true,
    expect: { text: '%41' },
    notice: 'more than once',
    source: { ...python, how: 'unquote' },
  },
])
