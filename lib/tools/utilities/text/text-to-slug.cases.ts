import { defineTransformCases } from '@/lib/kits/transform'
import tool from './text-to-slug'

const byHand = { title: 'By hand' }
const icu = (how: string) => ({ title: 'ICU 72.1, uconv', how })
const ukrainian = {
  title: 'Cabinet of Ministers of Ukraine, resolution 55 of 27 January 2010, table of examples',
  href: 'https://zakon.rada.gov.ua/laws/show/55-2010-%D0%BF',
} as const
const elot = { title: 'ISO 843:1997, type 2', how: 'letter by letter from its tables' }

export default defineTransformCases(tool, [
  { name: 'nothing', given: { text: '' }, expect: { text: '' }, notice: null, source: byHand },
  {
    name: 'Latin letters that do not come apart',
    given: { text: 'Łódź Þór Æbler Ørsted Đà Nẵng Œuf Straße' },
    expect: { text: 'lodz-thor-aebler-orsted-da-nang-oeuf-strasse' },
    source: icu('uconv -x Latin-ASCII, in small letters'),
  },
  {
    name: 'German',
    given: { text: 'Größe über Straße' },
    options: { language: 'de' },
    expect: { text: 'groesse-ueber-strasse' },
    source: icu('uconv -x de-ASCII, in small letters'),
  },
  {
    name: 'Danish',
    given: { text: 'Ærø Ålborg' },
    options: { language: 'da' },
    expect: { text: 'aeroe-aalborg' },
    source: { title: 'Dansk Sprognævn: Retskrivningsordbogen, § 3', how: 'æ, ø and å as ae, oe and aa' },
  },
  {
    name: 'Turkish capitals',
    given: { text: 'IŞIK İZMİR Çağ' },
    options: { language: 'tr' },
    expect: { text: 'isik-izmir-cag' },
    source: icu('lower case of tr, then Latin-ASCII'),
  },
  {
    name: 'Russian',
    given: { text: 'Щука и ящик: Чехов, Хрущёв, цирк, подъезд' },
    options: { language: 'ru' },
    expect: { text: 'shchuka-i-yashchik-chekhov-khrushchev-tsirk-podezd' },
    source: icu("uconv -x 'Russian-Latin/BGN', apostrophes left out, ë as e"),
  },
  {
    name: 'Ukrainian',
    given: {
      text: 'Згурський\nЄнакієве\nЇжакевич\nКадиївка\nЙосипівка\nСтрий\nҐалаґан\nГоща\nЮрій\nЯготин\nКостянтин\nФеодосія\nЗнам’янка',
    },
    options: { language: 'uk' },
    expect: {
      text: 'zghurskyi\nyenakiieve\nyizhakevych\nkadyivka\nyosypivka\nstryi\ngalagan\nhoshcha\nyurii\nyahotyn\nkostiantyn\nfeodosiia\nznamianka',
    },
    source: ukrainian,
  },
  {
    name: 'Bulgarian',
    given: { text: 'Щастие Търново Хасково Юндола Жълт София шофьор' },
    options: { language: 'bg' },
    expect: { text: 'shtastie-tarnovo-haskovo-yundola-zhalt-sofia-shofyor' },
    source: {
      title: 'Bulgarian Transliteration Act (2009), articles 3 to 6',
      how: 'letter by letter; София is Sofia by article 5',
    },
  },
  {
    name: 'Serbian',
    given: { text: 'Ђоковић Његош Љубица Џем Ћуприја Жижа' },
    options: { language: 'sr' },
    expect: { text: 'djokovic-njegos-ljubica-dzem-cuprija-ziza' },
    source: icu("uconv -x 'Serbian-Latin/BGN', signs left out, đ as dj"),
  },
  {
    name: 'Greek',
    given: { text: 'Αθήνα Ευρώπη Λουτρά Αγγελική Μπάμπης Ψαρά Χανιά Αυτό Ναύπλιο Σφίγξ Άγχος Άυλος' },
    options: { language: 'el' },
    expect: { text: 'athina-evropi-loutra-angeliki-bampis-psara-chania-afto-nafplio-sfinx-anchos-aylos' },
    source: elot,
  },
  {
    name: 'an underscore, and a length that cuts the only word',
    given: { text: 'Donaudampfschiff Fahrt' },
    options: { separator: 'underscore', longest: 5 },
    expect: { text: 'donau' },
    source: byHand,
  },
  {
    name: 'points between words, small words left out, and others too',
    given: { text: 'The end of the old world' },
    options: { separator: 'point', dropsSmall: true, dropped: 'Old, new' },
    expect: { text: 'end.world' },
    source: byHand,
  },
  {
    name: 'small words alone stay',
    given: { text: 'To be' },
    options: { dropsSmall: true },
    expect: { text: 'to-be' },
    source: byHand,
  },
  {
    name: 'Chinese kept',
    given: { text: '你好 世界!' },
    expect: { text: '你好-世界' },
    source: byHand,
  },
  {
    name: 'Chinese with percent signs, from a slug as well',
    given: { text: '你好\n%E4%BD%A0%E5%A5%BD' },
    options: { others: 'percent' },
    expect: { text: '%E4%BD%A0%E5%A5%BD\n%E4%BD%A0%E5%A5%BD-2' },
    notice: 'numbered: 1',
    source: { title: 'Python 3.11', how: "urllib.parse.quote('你好')" },
  },
  {
    name: 'nothing is left',
    given: { text: '你好' },
    options: { others: 'drop' },
    expect: { text: 'item-d7bc7166' },
    notice: 'a digest',
    source: { title: 'Python 3.11', how: 'FNV-1a, 32 bits, over the UTF-16 units' },
  },
  {
    name: 'of a column, with the line before it',
    given: { text: '7;Old Tea;1\n8;New Tea;2\n' },
    options: { column: 2, delimiter: 'semicolon', pairs: true },
    expect: { text: '7;Old Tea;1\told-tea\n8;New Tea;2\tnew-tea\n' },
    source: byHand,
  },
])
