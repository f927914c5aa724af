import { describe, expect, it } from 'vitest'
import { listOf as barcodesOf } from '@/lib/subjects/barcode/list'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { analyse } from '@/lib/subjects/csv/analyse'
import { convert } from '@/lib/subjects/csv/convert'
import { schemaOf } from '@/lib/subjects/csv/json-schema'
import { planOf } from '@/lib/subjects/csv/plan'
import { initialReadSettings, initialWriteSettings, shapes } from '@/lib/subjects/csv/settings'
import { readNumber } from '@/lib/base/format/read-number'
import { bytesOf } from '@/lib/subjects/json/bytes'
import { normalizedPath } from '@/lib/subjects/json/json-path'
import { parseJson } from '@/lib/subjects/json/parse'
import { readRecords, readList, valuesOfRow } from '@/lib/subjects/qr/list'
import { contentFields, type QrContentValues, type QrKind } from '@/lib/subjects/qr/content'
import qrCode from '@/lib/tools/generators/marketing/qr-code'
import { initialValues } from '@/lib/kits/fields/initial'
import { readSiteRules } from '@/lib/base/random/password-rules'
import { regionOf } from '@/lib/base/region/regions'
import { bulkBuilder, columnsOf } from '@/lib/subjects/utm/bulk'
import { initialRules } from '@/lib/subjects/utm/tags'
import { CountedText } from '@/lib/subjects/word-count/document'
import { initialWordSettings } from '@/lib/subjects/word-count/settings'
import { convertList } from '@/lib/subjects/zones/convert-list'
import { isZone } from '@/lib/subjects/zones/wall'
import { findZones } from '@/lib/subjects/zones/places'
import { barcodeValues } from '@/tests/barcode/values'
import { expectNoDifference, expectNoDifferenceLater, hostileKeys } from './hostile-keys'

describe.each(hostileKeys)('%s', (key) => {
  it('is a heading of CSV like any other, for every shape of JSON', async () => {
    await expectNoDifferenceLater(key, (word) =>
      Promise.all(
        shapes.map(async (shape) => {
          const source = `id,${word},${word}.${word},"${word}[]"\n1,${word},3,4\n${word},2,,,5,6`
          const analysis = await analyse(source, initialReadSettings)
          if ('unreadable' in analysis) throw new Error(analysis.unreadable)
          const { plan, ...planned } = planOf(analysis.columns, { ...initialWriteSettings, shape, nest: true }, {}, 0)
          const parts: string[] = []
          const report = await convert(source, analysis.reading, plan, (part) => void parts.push(part))
          return [
            planned,
            report,
            parts.join(''),
            schemaOf(analysis.columns, plan, { hasShortRows: true, hasLongRows: true }),
          ]
        }),
      ),
    )
  })

  it('is a key that converted CSV and its schema own', async () => {
    const source = `id,${key}\n1,kept`
    const analysis = await analyse(source, initialReadSettings)
    if ('unreadable' in analysis) throw new Error(analysis.unreadable)
    const { plan } = planOf(analysis.columns, { ...initialWriteSettings, format: 'minified' }, {}, 0)
    const parts: string[] = []
    await convert(source, analysis.reading, plan, (part) => void parts.push(part))
    expect(parts.join('')).toBe(`[{"id":1,${JSON.stringify(key)}:"kept"}]`)
    const schema = JSON.stringify(schemaOf(analysis.columns, plan, { hasShortRows: false, hasLongRows: false }))
    expect(schema).toContain(`${JSON.stringify(key)}:{"type":"string"}`)
  })

  it('is a heading and a cell like any other in lists of barcodes, QR codes and links', () => {
    const qrValues = initialValues(qrCode.form) as unknown as QrContentValues
    expectNoDifference(key, (word) => [
      barcodesOf(barcodeValues({ amount: 'many', list: `${word},code,${word}\nx,9506000134352,${word}` })),
      barcodesOf(barcodeValues({ amount: 'many', list: `code,copies\n${word},${word}` })),
      ...(Object.keys(contentFields) as QrKind[]).map((kind) =>
        readList(
          `name,${contentFields[kind].join(',')},${word}\n${contentFields[kind].map(() => word).join(',')},a,b`,
          kind,
          {},
        ).map((row) => valuesOfRow(qrValues, row)),
      ),
      readRecords(`${word},${word}\n"${word}",`),
      [columnsOf([word, 'url', 'source', `utm_${word}`, `param:${word}`])].map(
        (columns) =>
          columns && [columns, bulkBuilder(columns, initialRules)([word, 'example.com', word, word, word], 2)],
      ),
    ])
  })

  it('is a word like any other where a colour, a rule, a place, a number or a text is read', () => {
    const today = { year: 2026, month: 4, day: 6, hour: 12, minute: 0 }
    expectNoDifference(key, (word) => {
      const counted = new CountedText()
      for (const _ of counted.replace(`${word} other ${word} ${word}`, initialWordSettings));
      return [
        [word, `${word}(1, 2, 3)`, `${word}(1 2 3)`, `color(${word} 1 1 1)`, `rgb(${word} 1 1)`].map((text) => {
          const read = parseColour(text)
          // Which known name is suggested depends on the letters.
          return isColour(read) ? read : [read.fault, read.found]
        }),
        readSiteRules(`required: ${word}`),
        readSiteRules(`${word}: 5`),
        'zones' in findZones(word, isZone),
        convertList({
          lines: [`2026-04-06 12:00 ${word}`, word],
          from: 'UTC',
          targets: ['UTC'],
          today,
          choice: 'later',
        }),
        ['us', 'eu', 'in'].map((code) => readNumber(`12 ${word}`, regionOf(code))),
        regionOf(word),
        counted.counts(),
        counted.tables('auto', 10),
      ]
    })
    expect(isColour(parseColour(`${key}(1, 2, 3)`))).toBe(false)
  })

  it('is a member of JSON like any other', () => {
    expectNoDifference(key, (word) => {
      const outcome = parseJson(`{"${word}":{"${word}":1},"a":2,"${word}":3}`, 'json')
      if (outcome.kind === 'fault') return outcome
      return Array.from({ length: outcome.tree.count }, (_, node) => normalizedPath(outcome.tree, node))
    })
    expect(bytesOf(key)).toHaveLength(key.length)
  })
})
