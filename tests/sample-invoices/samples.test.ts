import { describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { answeredSamples, answersCsv, answersJson, sampleArchive, type SampleJob } from '@/lib/engines/sample-invoices'
import { writtenSample } from '@/lib/families/line-item-documents/samples'
import { documentText } from '@/lib/kits/document/text'
import type { Value } from '@/lib/kits/document/types'
import { checkIban } from '@/lib/subjects/identifiers/iban'
import { checkTaxNumber } from '@/lib/subjects/identifiers/seller-tax-number'
import { drawSamples } from '@/lib/subjects/sample-invoices/draw'
import { samplePlaces, type SampleCountry } from '@/lib/subjects/sample-invoices/places'

const job: SampleJob = {
  count: 40,
  country: 'mixed',
  length: 'short',
  wrong: 0,
  from: '2026-01-05',
  seed: 7,
  paper: 'a4',
  format: 'html',
}
const countries = Object.keys(samplePlaces) as SampleCountry[]
const minorOf = (value: Value | undefined) => (typeof value === 'object' && value.kind === 'money' ? value.minor : NaN)

/** The table of lines, read again. */
function readTable(sample: ReturnType<typeof drawSamples>[number]) {
  const { document, sums } = writtenSample(sample, 'a4')
  const table = document.blocks.find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table')
  const amounts = table.rows.map((row) => minorOf(row.at(-1)))
  const totals = (table.totals ?? []).map(({ value }) => minorOf(value))
  return { amounts, net: totals[0] ?? NaN, taxes: totals.slice(1, -1), total: totals.at(-1) ?? NaN, sums }
}

describe('sample invoices', () => {
  it('are decided by their seed, and fewer of them are the first ones', () => {
    expect(drawSamples(job)).toEqual(drawSamples(job))
    expect(drawSamples({ ...job, count: 5 })).toEqual(drawSamples(job).slice(0, 5))
    expect(drawSamples({ ...job, seed: 8 })).not.toEqual(drawSamples(job))
  })

  it('have numbers, accounts and addresses that nobody can have', () => {
    for (const country of countries)
      for (const sample of drawSamples({ ...job, count: 60, country })) {
        // An EIN has no check digit: its prefix is what nobody has.
        if (country === 'us') expect(sample.sellerTaxNumber).toMatch(/^00-\d{7}$/)
        else expect(checkTaxNumber(country, sample.sellerTaxNumber)).toMatchObject({ fits: false })
        const [, iban] = /^IBAN (.*)$/.exec(sample.account) ?? []
        if (iban) expect(checkIban(iban).fits).toBe(false)
        expect(sample.seller).toMatch(/@[a-z-]+\.example$/)
        expect(sample.seller).toMatch(country === 'uk' ? /ZZ\d \dZZ/ : /\b000\d{2,3}\b/)
      }
  })

  it('have IBANs of which only the check digits are wrong', () => {
    for (const sample of drawSamples({ ...job, country: 'de' })) {
      const account = sample.account.replace('IBAN ', '').replace(' ', '')
      const fitting = Array.from({ length: 97 }, (_, digits) =>
        account.replace(/^DE00/, `DE${String(digits + 2).padStart(2, '0')}`),
      )
      expect(fitting.filter((text) => checkIban(text).fits)).toHaveLength(1)
    }
  })

  it('add up where nothing is wrong', () => {
    for (const sample of drawSamples(job)) {
      const { amounts, net, taxes, total, sums } = readTable(sample)
      // Cents of quantity times price, each line by itself.
      const lines = sample.lines.map(({ quantity, price }) => Math.round((quantity * 4 * Math.round(price * 100)) / 4))
      expect(amounts).toEqual(lines)
      expect(net).toBe(lines.reduce((all, one) => all + one, 0))
      expect(total).toBe(net + taxes.reduce((all, one) => all + one, 0))
      expect(total).toBe(sums.total)
    }
  })

  it('have the fault that the answer key names, and no other', () => {
    const all = drawSamples({ ...job, wrong: 10, count: 120 })
    expect(new Set(all.map(({ error }) => error))).toEqual(new Set(['total', 'tax', 'line', 'duplicate', 'due']))
    for (const [at, sample] of all.entries()) {
      const { amounts, net, taxes, total } = readTable(sample)
      const added = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
      expect(added(amounts) !== net).toBe(sample.error === 'line')
      expect(net + added(taxes) !== total).toBe(sample.error === 'total' || sample.error === 'tax')
      expect(sample.due < sample.date).toBe(sample.error === 'due')
      expect(sample.number === all[at - 1]?.number).toBe(sample.error === 'duplicate')
    }
  })

  it('are right and say so where none is to be wrong, and no number comes twice', () => {
    const all = drawSamples({ ...job, count: 200 })
    expect(all.every(({ error }) => error === 'none')).toBe(true)
    expect(new Set(all.map(({ number }) => number)).size).toBe(200)
  })

  it('are marked on every sheet', () => {
    for (const sample of drawSamples({ ...job, wrong: 5 })) {
      const { document } = writtenSample(sample, 'letter')
      const text = documentText(document, createShow(regionOf('global')))
      expect(text).toMatch(/SAMPLE · /)
      expect(text).toContain('SAMPLE. Made up for tests: nobody owes this amount')
    }
  })

  it('go into an archive with their answers, and the printed figures stand in the files', async () => {
    const shares: number[] = []
    const files = unzipSync(
      await sampleArchive({ ...job, count: 12, wrong: 10 }, { progress: (share) => shares.push(share) }),
    )
    const read = (name: string) => new TextDecoder().decode(files[name])
    const { invoices } = JSON.parse(read('answers.json')) as {
      invoices: { file: string; number: string; total: string; printedTotal: string; error: string; currency: string }[]
    }
    expect(Object.keys(files).sort()).toEqual(
      [...invoices.map(({ file }) => file), 'answers.csv', 'answers.json'].sort(),
    )
    expect(shares.at(-1)).toBe(1)
    for (const { file, number, printedTotal, total, error } of invoices) {
      const digitsOf = (text: string) => text.replace(/\D/g, '')
      expect(read(file)).toContain(number)
      expect(digitsOf(read(file))).toContain(digitsOf(printedTotal))
      expect(error).not.toBe('')
      if (/total is not the sum/.test(error)) expect(printedTotal).not.toBe(total)
    }
  })

  it('have an answer key with a row for each', () => {
    const all = answeredSamples({ ...job, count: 3, country: 'uk' })
    const [head = '', ...rows] = answersCsv(all).trimEnd().split('\r\n')
    expect(head).toBe(
      'file,number,date,due,country,language,seller,sellerTaxNumber,buyer,currency,net,tax,total,printedTax,printedTotal,error',
    )
    expect(rows).toHaveLength(3)
    const parsed = JSON.parse(answersJson(all, 7)) as {
      seed: number
      invoices: { lines: { net: string }[]; net: string }[]
    }
    expect(parsed.seed).toBe(7)
    for (const { lines, net } of parsed.invoices) {
      const cents = lines.reduce((sum, line) => sum + Math.round(Number(line.net) * 100), 0)
      expect(cents).toBe(Math.round(Number(net) * 100))
    }
  })
})
