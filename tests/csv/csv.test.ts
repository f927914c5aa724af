import { describe, expect, it } from 'vitest'
import { analyse, type Analysis } from '@/lib/subjects/csv/analyse'
import { convert } from '@/lib/subjects/csv/convert'
import { schemaOf } from '@/lib/subjects/csv/json-schema'
import { convertRows } from '@/lib/subjects/csv/json-writer'
import { layOut } from '@/lib/subjects/csv/names'
import { planOf } from '@/lib/subjects/csv/plan'
import { RowReader, UnclosedQuoteError } from '@/lib/subjects/csv/row-reader'
import {
  initialReadSettings,
  initialWriteSettings,
  type ReadSettings,
  type WriteSettings,
} from '@/lib/subjects/csv/settings'
import { kindOf } from '@/lib/subjects/csv/values'
import spectrum from '@/tests/vectors/csv-spectrum/cases.json'

interface Options {
  read?: Partial<ReadSettings>
  write?: Partial<WriteSettings>
  types?: Parameters<typeof planOf>[2]
  key?: number
}

async function analysed(source: string | Blob, read: Partial<ReadSettings> = {}): Promise<Analysis> {
  const answer = await analyse(source, { ...initialReadSettings, ...read })
  if ('unreadable' in answer) throw new Error(answer.unreadable)
  return answer
}

async function converted(source: string | Blob, { read, write, types = {}, key = 0 }: Options = {}) {
  const analysis = await analysed(source, read)
  const planned = planOf(analysis.columns, { ...initialWriteSettings, format: 'minified', ...write }, types, key)
  const parts: string[] = []
  const report = await convert(source, analysis.reading, planned.plan, (part) => void parts.push(part))
  const text = parts.join('')
  const { short, long } = analysis.ragged
  const schema = schemaOf(analysis.columns, planned.plan, { hasShortRows: short > 0, hasLongRows: long > 0 })
  return {
    ...planned,
    analysis,
    report,
    text,
    schema,
    json: planned.plan.format === 'ndjson' ? undefined : JSON.parse(text),
  }
}

const jsonOf = async (source: string | Blob, options?: Options) => (await converted(source, options)).json

describe('csv-spectrum', () => {
  it.each(spectrum.map((one) => [one.name, one] as const))('%s', async (_, { csv, json }) => {
    expect(await jsonOf(csv, { write: { types: 'text', empty: 'text' } })).toEqual(json)
  })
})

describe('RFC 4180, section 2', () => {
  const rows = { read: { hasHeader: false }, write: { shape: 'arrays', types: 'text', empty: 'text' } } as const
  it.each([
    [
      '1: records end in CRLF',
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '2: the last may lack it',
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['4: spaces belong to the field', 'aaa, bbb ,ccc', [['aaa', ' bbb ', 'ccc']]],
    [
      '5: quotes are optional',
      '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '6: line ends in quotes',
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['7: doubled quotes', '"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
  ])('%s', async (_, csv, expected) => {
    expect(await jsonOf(csv, rows)).toEqual(expected)
  })
  it('3: a header line names the fields', async () => {
    expect(await jsonOf('field_name,other\r\naaa,bbb\r\n')).toEqual([{ field_name: 'aaa', other: 'bbb' }])
  })
})

describe('reading', () => {
  it('gives the same rows however the text is cut', () => {
    const csv = 'a,b\r\n"x ""1""\r\ny",2\r\n\r\n3,"é😀"\r\n4,"end"'
    const whole = new RowReader(',', '\n')
    const expected = [...whole.read(csv), ...whole.finish()]
    expect(expected.map(({ line }) => line)).toEqual([1, 2, 5, 6])
    for (let size = 1; size < csv.length; size++) {
      const reader = new RowReader(',', '\n')
      const rows = []
      for (let at = 0; at < csv.length; at += size) rows.push(...reader.read(csv.slice(at, at + size)))
      expect([...rows, ...reader.finish()]).toEqual(expected)
      expect(reader.emptyLines).toBe(1)
    }
  })

  it.each([
    ['commas', 'a,b,c\n1,2,3\n', ',', 3],
    ['semicolons with decimal commas', 'name;price;tax\nx;1,50;0,19\ny;2,75;0,07\n', ';', 3],
    ['semicolons with decimal commas and no header', '1,5;2,5;3,5\n4,5;5,5;6,5\n', ';', 3],
    ['tabs', 'a\tb\nhello, you\t2\n', '\t', 2],
    ['bars', 'a|b|c\n1|2;5|3\n', '|', 3],
    ['commas with semicolons in values', 'a,b\n"x;y",1\n"z;w",2\n', ',', 2],
    ['one column', 'name\nAnna\nBob\n', ',', 1],
    ['a declared separator', 'sep=;\r\na;b\r\n1,1;2\r\n', ';', 2],
  ])('finds %s', async (_, csv, delimiter, columns) => {
    const analysis = await analysed(csv)
    expect(analysis.reading.delimiter).toBe(delimiter)
    expect(analysis.columns).toHaveLength(columns)
  })

  it('counts the line of the declared separator', async () => {
    const analysis = await analysed('sep=;\na;b\n1;2;3\n')
    expect(analysis.ragged.listed).toEqual([{ line: 3, fields: 3 }])
  })

  const latin = Uint8Array.from([0x6e, 0x0a, 0xe9, 0x80, 0x0a])
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const bytes = Array.from(`${mark ? '\ufeff' : ''}name,city\nZoë,Köln\n`, (character) => character.charCodeAt(0))
    return Uint8Array.from(bytes.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
  }
  it.each<[string, BlobPart, string, unknown]>([
    ['UTF-8 with a byte order mark', '\ufeffname\nZoë\n', 'utf-8', [{ name: 'Zoë' }]],
    ['UTF-16 LE with a mark', utf16(false, true), 'utf-16le', [{ name: 'Zoë', city: 'Köln' }]],
    ['UTF-16 BE with a mark', utf16(true, true), 'utf-16be', [{ name: 'Zoë', city: 'Köln' }]],
    ['UTF-16 LE without a mark', utf16(false, false), 'utf-16le', [{ name: 'Zoë', city: 'Köln' }]],
    ['Windows-1252', latin, 'windows-1252', undefined],
  ])('detects %s', async (_, bytes, encoding, expected) => {
    const file = new Blob([bytes])
    const { analysis, json } = await converted(file)
    expect(analysis.reading.encoding).toBe(encoding)
    if (expected) expect(json).toEqual(expected)
  })

  it('turns to Windows-1252 when bytes late in a large file are not UTF-8', async () => {
    const file = new Blob(['name\n', `${'plain text '.repeat(100)}\n`.repeat(5_000), Uint8Array.from([0xfc, 0x0a])])
    const { analysis, report } = await converted(file)
    expect(analysis.reading.encoding).toBe('windows-1252')
    expect(report.records).toBe(5_001)
  })

  it('keeps characters whole that lie across the blocks of a file', async () => {
    const line = `${'€😀é'.repeat(100)},ß\n`
    const file = new Blob(['a,b\n', line.repeat(6_000)])
    const { analysis, text } = await converted(file, { write: { shape: 'arrays' } })
    expect(analysis.rows).toBe(6_000)
    expect(text).not.toContain('\ufffd')
    expect(text.match(/\["(?:€😀é){100}","ß"\]/gu)).toHaveLength(6_000)
  })

  it('refuses binary data, workbooks and a wrong encoding', async () => {
    const refused = async (bytes: number[], read: Partial<ReadSettings> = {}) =>
      analyse(new Blob([Uint8Array.from(bytes)]), { ...initialReadSettings, ...read })
    expect(await refused([0, 1, 2, 0, 0, 9])).toEqual({ unreadable: 'binary' })
    expect(await refused([0x50, 0x4b, 3, 4, 20, 0])).toEqual({ unreadable: 'workbook' })
    const lines = Array.from(new TextEncoder().encode('name,amount\nAnna,12\n'.repeat(5000)))
    expect(await refused([...lines, 0, 1, 2, 0, 0, 9])).toEqual({ unreadable: 'binary' })
    expect(await refused([...lines, 0xff, 1, 2, 3, 4, 5, 6, 0])).toEqual({ unreadable: 'binary' })
    // Who chooses an encoding is believed: the one NUL of an old export is a character like any other.
    expect(await refused([...lines, 0x41, 0, 0x0a], { encoding: 'utf-8' })).toMatchObject({
      reading: { encoding: 'utf-8' },
    })
    expect(await refused([0x61, 0xe9, 0x0a], { encoding: 'utf-8' })).toEqual({
      unreadable: 'encoding',
      encoding: 'utf-8',
    })
  })

  it('reports rows of another length with their lines, and pads or leaves them out', async () => {
    const csv = 'a,b,c\n1,2,3\n"x\ny",2\n4,5,6,7,8\n'
    const padded = await converted(csv)
    expect(padded.analysis.ragged).toEqual({
      short: 1,
      long: 1,
      listed: [
        { line: 3, fields: 2 },
        { line: 5, fields: 5 },
      ],
    })
    expect(padded.json).toEqual([
      { a: '1', b: 2, c: 3 },
      { a: 'x\ny', b: 2, c: null },
      { a: '4', b: 5, c: 6, _extra: ['7', '8'] },
    ])
    const left = await converted(csv, { write: { ragged: 'skip' } })
    expect(left.json).toEqual([{ a: '1', b: 2, c: 3 }])
    expect(left.report.skipped).toBe(2)
  })

  it('reports quotes that break the rules and loses nothing', async () => {
    const stray = await converted('a,b\n"x"y",2\n')
    expect(stray.analysis.quoteFaults.listed).toEqual([{ line: 2, kind: 'stray' }])
    const open = await converted('a,b\n1,"two\n3,4\n')
    expect(open.analysis.quoteFaults.listed).toEqual([{ line: 2, kind: 'unclosed' }])
    expect(open.json).toEqual([{ a: 1, b: 'two\n3,4\n' }])
  })

  it('gives up on a quote that is not closed instead of filling the memory', () => {
    const reader = new RowReader(',', '\n')
    const fill = () => {
      for (const part of Array.from({ length: 40 }, () => 'x'.repeat(1_000_000))) reader.read(part)
    }
    reader.read('a,b\n1,"')
    expect(fill).toThrow(UnclosedQuoteError)
  })

  it('reads lines that end in CR, or in CRLF and LF mixed', async () => {
    expect(await jsonOf('a,b\r1,2\r')).toEqual([{ a: 1, b: 2 }])
    expect(await jsonOf('a,b\r\n1,"2"\n3,"4"\r\n')).toEqual([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ])
  })

  it('reads an empty text, a header alone and a file of empty lines', async () => {
    expect((await converted('')).text).toBe('[]')
    expect((await converted('a,b\n')).text).toBe('[]')
    expect((await converted('\n\n')).text).toBe('[]')
  })
})

describe('types', () => {
  const typed = async (values: string[], header = 'x') =>
    (await jsonOf([header, ...values].join('\n'))).map((record: object) => Object.values(record)[0])

  it.each<[string, string[], unknown[]]>([
    ['whole numbers', ['1', '-20', '0'], [1, -20, 0]],
    ['decimals', ['1.5', '-0.25', '.5'], [1.5, -0.25, 0.5]],
    ['booleans in any case', ['true', 'FALSE'], [true, false]],
    ['zeros in front', ['00123', '456'], ['00123', '456']],
    ['more than 2^53', ['9007199254740993', '1'], ['9007199254740993', '1']],
    ['the largest safe integer', ['9007199254740991'], [9007199254740991]],
    ['digits a double loses', ['0.12345678901234567'], ['0.12345678901234567']],
    ['telephone numbers', ['+15551234567', '5551234567'], ['+15551234567', '5551234567']],
    ['product codes that look like exponents', ['1E5', '2E7'], ['1E5', '2E7']],
    ['numbers in scientific notation', ['1.5e-7', '2.5E+3'], [1.5e-7, 2500]],
    ['a column with one word', ['1', '2', 'n/a'], ['1', '2', 'n/a']],
    ['thousands separators', ['1 200', '3 400'], ['1 200', '3 400']],
    ['NaN and Infinity', ['NaN', 'Infinity'], ['NaN', 'Infinity']],
    ['dates', ['2026-02-28'], ['2026-02-28']],
  ])('%s', async (_, values, expected) => {
    expect(await typed(values)).toEqual(expected)
  })

  it.each(['zip', 'Postal Code', 'phone', 'customerPhone', 'PLZ', 'Mobile', 'IBAN'])(
    'keeps digits under %s as text',
    async (header) => {
      expect(await typed(['5551234567'], header)).toEqual(['5551234567'])
    },
  )
  it.each(['zipper', 'telemetry', 'cells', 'amount'])('takes digits under %s as numbers', async (header) => {
    expect(await typed(['555'], header)).toEqual([555])
  })

  it('writes the digits of the file', async () => {
    expect((await converted('price\n19.90\n5.00\n')).text).toBe('[{"price":19.90},{"price":5.00}]')
  })

  it('obeys a chosen type and reports what does not fit', async () => {
    const { json, text, report } = await converted('a,b\n007,yes\n12345678901234567890,TRUE\nx,false\n', {
      types: { 0: 'number', 1: 'boolean' },
    })
    expect(text).toContain('"a":12345678901234567890')
    expect(json[0]).toEqual({ a: 7, b: 'yes' })
    expect(json[2]).toEqual({ a: 'x', b: false })
    expect(report.misfits).toEqual([
      [1, { total: 1, firstLine: 2, firstValue: 'yes' }],
      [0, { total: 1, firstLine: 4, firstValue: 'x' }],
    ])
  })

  it('writes empty values as null, as text or not at all', async () => {
    const csv = 'a,b\n1,\n,x\n'
    expect(await jsonOf(csv)).toEqual([
      { a: 1, b: null },
      { a: null, b: 'x' },
    ])
    expect(await jsonOf(csv, { write: { empty: 'text' } })).toEqual([
      { a: 1, b: '' },
      { a: '', b: 'x' },
    ])
    expect(await jsonOf(csv, { write: { empty: 'omit' } })).toEqual([{ a: 1 }, { b: 'x' }])
  })

  it('drops spaces around values only when asked', async () => {
    expect(await jsonOf('a, b\n 1 , x \n')).toEqual([{ a: ' 1 ', b: ' x ' }])
    expect(await jsonOf('a, b\n 1 , x \n', { read: { trim: true } })).toEqual([{ a: 1, b: 'x' }])
  })
})

describe('headers', () => {
  it('nests dots and brackets', async () => {
    const csv =
      'id,address.city,address.geo.lat,items[0].sku,items[1].sku,tags[],tags[],total["net.sum"]\n1,Bonn,50.7,A,B,x,y,9\n'
    expect(await jsonOf(csv)).toEqual([
      {
        id: 1,
        address: { city: 'Bonn', geo: { lat: 50.7 } },
        items: [{ sku: 'A' }, { sku: 'B' }],
        tags: ['x', 'y'],
        total: { 'net.sum': 9 },
      },
    ])
    expect(Object.keys((await jsonOf(csv, { write: { nest: false } }))[0])).toContain('address.city')
  })

  it.each(['Dr. Name', 'No.', '.hidden', 'a..b', 'a[', 'a[x]', 'a[1', 'x[99999].y', 'a[].b'])(
    'leaves %s as it is',
    async (header) => {
      expect(await jsonOf(`${header}\n1\n`)).toEqual([{ [header]: 1 }])
    },
  )

  it('keeps a value and an object of the same name apart', async () => {
    const { json, renames } = await converted('a,a.b\n1,2\n')
    expect(json).toEqual([{ a: 1, 'a.b': 2 }])
    expect(renames).toEqual([{ column: 1, header: 'a.b', name: 'a.b', why: 'conflict' }])
  })

  it('leaves out objects and list ends that are empty, and keeps places in lists', async () => {
    const csv = 'id,a.b,l[0],l[1],l[2]\n1,,,2,\n2,,,,\n'
    expect(await jsonOf(csv, { write: { empty: 'omit' } })).toEqual([{ id: 1, l: [null, 2] }, { id: 2 }])
  })

  it('renames repeated and empty headers', async () => {
    const { json, renames } = await converted('id,id,,id_2\n1,2,3,4\n')
    expect(json).toEqual([{ id: 1, id_3: 2, column3: 3, id_2: 4 }])
    expect(renames.map(({ name, why }) => [name, why])).toEqual([
      ['id_3', 'duplicate'],
      ['column3', 'empty'],
    ])
  })

  it('numbers columns without a header row', async () => {
    expect(await jsonOf('x,1\n', { read: { hasHeader: false } })).toEqual([{ column1: 'x', column2: 1 }])
  })

  it('takes __proto__ and constructor for plain keys', async () => {
    const { text } = await converted('__proto__,constructor.prototype\n1,2\n')
    expect(text).toBe('[{"__proto__":1,"constructor":{"prototype":2}}]')
  })
})

describe('results', () => {
  const csv = 'team,name\nred,Ann\nblue,Bob\nred,Cid\n'

  it('is laid out like JSON.stringify', async () => {
    const nested = 'id,a.b,l[0],l[1].c\n1,x,y,z\n2,,,\n'
    for (const shape of ['objects', 'arrays', 'grouped', 'keyed'] as const) {
      const { text, json } = await converted(nested, { write: { shape, format: 'pretty', empty: 'omit' } })
      expect(text).toBe(`${JSON.stringify(json, null, 2)}\n`)
    }
  })

  it('keys records by a column, keeps the first of a key and says so', async () => {
    const { json, report } = await converted(csv, { write: { shape: 'keyed' } })
    expect(json).toEqual({ red: { team: 'red', name: 'Ann' }, blue: { team: 'blue', name: 'Bob' } })
    expect(report.repeated).toEqual({ total: 1, listed: [{ line: 4, key: 'red' }] })
  })

  it('groups records by a column', async () => {
    expect(await jsonOf(csv, { write: { shape: 'grouped' } })).toEqual({
      red: [
        { team: 'red', name: 'Ann' },
        { team: 'red', name: 'Cid' },
      ],
      blue: [{ team: 'blue', name: 'Bob' }],
    })
  })

  it('writes one record a line as NDJSON, not for keyed results', async () => {
    const { text } = await converted('a,b\n1,"x\ny"\n2,z\n', { write: { format: 'ndjson' } })
    expect(text).toBe('{"a":1,"b":"x\\ny"}\n{"a":2,"b":"z"}\n')
    expect((await converted(csv, { write: { shape: 'keyed', format: 'ndjson' } })).plan.format).toBe('minified')
  })

  it('previews the first hundred rows as the file has them', async () => {
    const long = `n\n${Array.from({ length: 500 }, (_, index) => index).join('\n')}\n`
    const { analysis, plan } = await converted(long)
    expect(JSON.parse(convertRows(analysis.preview, plan).text)).toEqual(Array.from({ length: 100 }, (_, n) => ({ n })))
  })

  it('escapes what JSON must escape', async () => {
    const value = 'tab\t quote" back\\ bell\u0007 half\ud800 emoji😀 line\u2028'
    const { text } = await converted(`a\n"${value.replaceAll('"', '""')}"\n`)
    expect(JSON.parse(text)).toEqual([{ a: value }])
    expect(text).toContain('\\ud800')
  })
})

describe('JSON Schema 2020-12', () => {
  it('describes records, and nulls where values are missing', async () => {
    const { schema } = await converted('id,price,day,note,address.city\n1,1.5,2026-01-31,,Bonn\n2,2,2026-02-01,x,\n')
    expect(schema).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          price: { type: 'number' },
          day: { type: 'string', format: 'date' },
          note: { type: ['string', 'null'] },
          address: {
            type: 'object',
            properties: { city: { type: ['string', 'null'] } },
            required: ['city'],
            additionalProperties: false,
          },
        },
        required: ['id', 'price', 'day', 'note', 'address'],
        additionalProperties: false,
      },
    })
  })

  it('requires only what every record has when empty values are left out', async () => {
    const { schema } = await converted('id,note,a.b\n1,,\n2,x,y\n', { write: { empty: 'omit', format: 'ndjson' } })
    expect(schema).toMatchObject({ type: 'object', required: ['id'] })
  })
})

describe('what a value looks like', () => {
  // ISO 8601 days and moments, E.164 and E.123 telephone numbers, JSON numbers of RFC 8259, section 6.
  it.each([
    ['0', 'integer'],
    ['-12', 'integer'],
    ['9007199254740991', 'integer'],
    ['9007199254740992', 'too-long'],
    ['007', 'leading-zero'],
    ['00.5', 'leading-zero'],
    ['.5', 'decimal'],
    ['1.50', 'decimal'],
    ['1e+3', 'decimal'],
    ['1E5', 'text'],
    ['0.1234567890123456', 'too-long'],
    ['1e+400', 'too-long'],
    ['true', 'boolean'],
    ['FALSE', 'boolean'],
    ['False', 'boolean'],
    ['falsely', 'text'],
    ['ghost', 'text'],
    ['2028-02-29', 'date'],
    ['2026-02-29', 'text'],
    ['2026-13-01', 'text'],
    ['2026-01-31T23:59:59Z', 'date-time'],
    ['2026-01-31T23:59:59.5+05:30', 'date-time'],
    ['2026-02-30T12:00:00Z', 'text'],
    ['2026-01-31T24:00:00Z', 'text'],
    ['+49 30 123456', 'phone'],
    ['(030) 123456', 'phone'],
    ['030-123 456', 'phone'],
    ['+1', 'text'],
    ['12-345', 'text'],
    ['12-3456', 'phone'],
    ['+1234567890123456', 'text'],
    [':30', 'text'],
    [',5', 'text'],
    ['-', 'text'],
  ] as const)('%j: %s', (value, kind) => expect(kindOf(value)).toBe(kind))
})

describe('names and places', () => {
  it('says whether headers ask for objects', () => {
    expect(layOut(['a', 'b'], true)).toMatchObject({ names: ['a', 'b'], renames: [], isNested: false })
    expect(layOut(['a.b', 'c[0]'], true)).toMatchObject({ isNested: true, renames: [] })
    expect(layOut(['a.b'], false)).toMatchObject({ isNested: false, root: { entries: [['a.b', { kind: 'value' }]] } })
    expect(layOut(['["a.b"]'], true)).toMatchObject({
      isNested: false,
      root: { entries: [['a.b', { kind: 'value' }]] },
    })
  })

  it('gives fields beyond the headers a key that no column has', async () => {
    expect(await jsonOf('a,_extra,_extra_\n1,2,3,4\n')).toEqual([{ a: 1, _extra: 2, _extra_: 3, _extra__: ['4'] }])
  })
})

describe('the schema of lists', () => {
  const listOf = async (csv: string) => {
    const { schema } = await converted(csv, { write: { empty: 'omit', format: 'ndjson' } })
    return schema as { properties: { t: unknown }; required?: string[] }
  }

  it('says how many items there are at least, and which may be null', async () => {
    const always = await listOf('t[0],t[1]\n1,2\n3,4\n')
    expect(always.properties.t).toEqual({
      type: 'array',
      prefixItems: [{ type: 'integer' }, { type: 'integer' }],
      items: false,
      minItems: 2,
    })
    expect(always.required).toEqual(['t'])
    const first = await listOf('t[0],t[1]\n1,2\n3,\n')
    expect(first.properties.t).toMatchObject({ minItems: 1, prefixItems: [{ type: 'integer' }, { type: 'integer' }] })
    const second = await listOf('t[0],t[1]\n1,2\n,4\n')
    expect(second.properties.t).toMatchObject({
      minItems: 2,
      prefixItems: [{ anyOf: expect.anything() }, { type: 'integer' }],
    })
    const never = await listOf('t[0],t[1]\n1,\n,2\n')
    expect(never.properties.t).not.toHaveProperty('minItems')
    expect(never.required).toBeUndefined()
  })
})

describe('bytes and marks', () => {
  it('drops the mark of a pasted text and nothing else', async () => {
    expect(await jsonOf('\ufeffab,c\n1,2\n')).toEqual([{ ab: 1, c: 2 }])
    expect(await jsonOf('ab,c\n1,2\n')).toEqual([{ ab: 1, c: 2 }])
  })

  it('knows the marks of UTF-8 and UTF-16 and takes nothing else for one', async () => {
    const marked = async (...bytes: number[]) => (await analysed(new Blob([Uint8Array.from(bytes)]))).byteOrderMark
    const line = [0x61, 0x2c, 0x62, 0x0a]
    expect(await marked(0xef, 0xbb, 0xbf, ...line)).toBe(true)
    // U+FEFE and a Cyrillic letter whose second byte is the mark's third.
    expect(await marked(0xef, 0xbb, 0xbe, ...line)).toBe(false)
    expect(await marked(0x61, 0xd0, 0xbf, ...line)).toBe(false)
    expect(await marked(...line)).toBe(false)
    expect(await marked(0xff, 0xfe, ...line.flatMap((code) => [code, 0]))).toBe(true)
    expect(await marked(0xfe, 0xff, ...line.flatMap((code) => [0, code]))).toBe(true)
  })

  it('tells how much of a large file is read', async () => {
    const shares: number[] = []
    const file = new Blob(['a,b\n', `${'x'.repeat(98)},\n`.repeat(60_000)])
    await analyse(file, initialReadSettings, (share) => void shares.push(share))
    expect(shares[0]).toBeCloseTo((4 << 20) / file.size, 9)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })
})
