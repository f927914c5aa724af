import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-case-enhanced'

const apa = {
  title: 'APA Style: Title case capitalization',
  href: 'https://apastyle.apa.org/style-grammar-guidelines/capitalization/title-case',
}
const chicago = { title: 'The Chicago Manual of Style' }
const byHand = { title: 'By hand' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, source: { ...byHand, how: 'no line, no title' } },
  {
    name: 'APA: words of four letters and more, and the first of a subtitle',
    given: {
      text: 'turning frowns (and smiles) upside down: a multilevel examination of surface acting with customers',
    },
    options: { style: 'apa' },
    expect: {
      text: 'Turning Frowns (and Smiles) Upside Down: A Multilevel Examination of Surface Acting With Customers',
    },
    source: {
      ...apa,
      how: 'the pattern of its example: “With” has four letters, “and” and “of” are small, “A” follows a colon',
    },
  },
  {
    name: 'APA: both parts of a hyphenated word, the last word small where it is minor',
    given: { text: 'self-report measures and what to look at' },
    options: { style: 'apa' },
    expect: { text: 'Self-Report Measures and What to Look at' },
    source: { ...apa, how: 'second part of hyphenated major words; nothing is said of the last word' },
  },
  {
    name: 'Chicago 17: prepositions of any length are small',
    given: { text: 'a walk through the woods with friends between seasons' },
    options: { style: 'chicago17' },
    expect: { text: 'A Walk through the Woods with Friends between Seasons' },
    source: { ...chicago, how: '17th edition, 8.159, rule 3' },
  },
  {
    name: 'Chicago 18: prepositions of five letters and more have a capital',
    given: { text: 'a walk through the woods with friends between seasons' },
    options: { style: 'chicago18' },
    expect: { text: 'A Walk Through the Woods with Friends Between Seasons' },
    source: { ...chicago, how: '18th edition, 8.160: prepositions of up to four letters are small' },
  },
  {
    name: 'MLA',
    given: { text: 'the once and future king: under the hill' },
    options: { style: 'mla' },
    expect: { text: 'The Once and Future King: Under the Hill' },
    source: {
      title: 'MLA Handbook, 9th edition, 2.90',
      how: 'prepositions are small, the first word of a subtitle is not',
    },
  },
  {
    name: 'AP: four letters have a capital, the last word has one',
    given: { text: 'what dreams are made of\nfrom here to eternity' },
    options: { style: 'ap' },
    expect: { text: 'What Dreams Are Made Of\nFrom Here to Eternity' },
    source: {
      title: 'The Associated Press Stylebook: composition titles',
      how: 'fewer than four letters are small unless first or last',
    },
  },
  {
    name: 'capitals that are the writer’s own',
    given: { text: 'the iPhone at NASA and on eBay' },
    expect: { text: 'The iPhone at NASA and on eBay' },
    source: { ...byHand, how: 'capitals inside a word, and capitals alone beside small letters' },
  },
  {
    name: 'a list of spellings, in a title that shouts',
    given: { text: 'THE NASA REPORT ON IPHONE SALES' },
    options: { shouted: true, keep: 'NASA, iPhone' },
    expect: { text: 'The NASA Report on iPhone Sales' },
    source: { ...byHand, how: 'word by word' },
  },
  {
    name: 'a doubtful word',
    given: { text: 'turn on the light' },
    expect: { text: 'Turn on the Light' },
    notice: '“on” in one line',
    source: { ...byHand, how: '“on” belongs to “turn” here, which no list tells' },
  },
  {
    name: 'accents and apostrophes',
    given: { text: "l'été de l'amour\r\nit's a dog's life" },
    options: { style: 'every' },
    expect: { text: "L'été De L'amour\r\nIt's A Dog's Life" },
    source: { ...byHand, how: 'one capital a word; an apostrophe begins none; CRLF stays' },
  },
  {
    name: 'camel',
    given: { text: 'foo bar\n__FOO_BAR__\nXMLHttpRequest\nversion 1.2.10' },
    options: { style: 'camel' },
    expect: { text: 'fooBar\nfooBar\nxmlHttpRequest\nversion1210' },
    source: { title: 'The cases of the package change-case, by hand', how: 'words at signs and before capitals' },
  },
  {
    name: 'pascal with a kept word',
    given: { text: 'customer id of api' },
    options: { style: 'pascal', keep: 'ID, API' },
    expect: { text: 'CustomerIDOfAPI' },
    source: { ...byHand, how: 'word by word' },
  },
  {
    name: 'constant',
    given: { text: 'maxRetryCount' },
    options: { style: 'constant' },
    expect: { text: 'MAX_RETRY_COUNT' },
    source: { ...byHand, how: 'words before capitals' },
  },
  {
    name: 'kebab, train, dot and path are the same words',
    given: { text: 'Last Order Date' },
    options: { style: 'kebab' },
    expect: { text: 'last-order-date' },
    source: { ...byHand, how: 'joined by hyphens' },
  },
  {
    name: 'train',
    given: { text: 'content type' },
    options: { style: 'train' },
    expect: { text: 'Content-Type' },
    source: { title: 'RFC 9110, section 8.3: Content-Type' },
  },
  {
    name: 'dot',
    given: { text: 'Server Port' },
    options: { style: 'dot' },
    expect: { text: 'server.port' },
    source: { ...byHand, how: 'joined by points' },
  },
  {
    name: 'path',
    given: { text: 'Server Port' },
    options: { style: 'path' },
    expect: { text: 'server/port' },
    source: { ...byHand, how: 'joined by slashes' },
  },
  {
    name: 'names',
    given: { text: 'MARY-JANE WATSON\nvincent van gogh\nmacarthur mackenzie\nVon der Leyen' },
    options: { style: 'name' },
    expect: { text: 'Mary-Jane Watson\nVincent van Gogh\nMacarthur MacKenzie\nVon der Leyen' },
    source: { ...byHand, how: 'as the bearers write them' },
  },
])
