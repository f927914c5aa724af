import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { initialValues } from '@/lib/kits/fields/initial'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { transformMessages } from '@/lib/messages/transform'
import { declareTransform } from '@/lib/kits/transform/declaration'
import type { Made, Refused } from '@/lib/kits/transform/made'
import { streamFile } from '@/lib/kits/transform/stream-file'
import type { AnyTransform, SideName } from '@/lib/kits/transform/types'
import base64 from '@/lib/tools/utilities/developer/base64'

const definition = base64 as unknown as AnyTransform
const declaration = declareTransform('base64', 'Base64', definition)

async function stream(from: SideName, content: string | Buffer, options = {}, cancelled = () => false) {
  const shares: number[] = []
  const context = {
    show: createShow(regionOf('global')),
    progress: (share: number) => void shares.push(share),
    cancelled,
  }
  const job = { declaration, from, options: initialValues(definition.options, options) }
  return {
    outcome: await streamFile(definition, job, new Blob([new Uint8Array(Buffer.from(content))]), context),
    shares,
  }
}

async function wholeOf(made: Made): Promise<Buffer> {
  return Buffer.from((await made.whole?.arrayBuffer()) ?? new ArrayBuffer(0))
}

function noise(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let at = 0, state = 1; at < size; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[at] = state >>> 24
  }
  return bytes
}

describe('a file in pieces', () => {
  // Not a multiple of three, and longer than two blocks.
  const data = noise((9 << 20) + 1)

  it('is encoded and comes back', async () => {
    const there = await stream('takes', data, { lines: 'mime' })
    if (typeof there.outcome === 'string' || isProblem(there.outcome)) throw new Error('no result')
    const text = await wholeOf(there.outcome)
    expect(text.toString('latin1').replaceAll('\r\n', '') === data.toString('base64')).toBe(true)
    expect(there.shares.length).toBeGreaterThan(2)
    expect(there.shares).toEqual(there.shares.toSorted((a, b) => a - b))
    const back = await stream('gives', text)
    if (typeof back.outcome === 'string' || isProblem(back.outcome)) throw new Error('no result')
    expect((await wholeOf(back.outcome)).equals(data)).toBe(true)
    expect(back.outcome.counts.bytes).toBe(data.length)
  })

  it('may be written in UTF-16 with a byte order mark, as Windows shells do', async () => {
    const text = `\uFEFF${data.subarray(0, 100_000).toString('base64')}\r\n`
    const { outcome } = await stream('gives', Buffer.from(text, 'utf16le'))
    if (typeof outcome === 'string' || isProblem(outcome)) throw new Error('no result')
    expect((await wholeOf(outcome)).equals(data.subarray(0, 100_000))).toBe(true)
  })

  it('names line and column of a fault far inside', async () => {
    const lines = Array.from({ length: 100_000 }, () => 'A'.repeat(76))
    lines[90_000] = `${'A'.repeat(40)}€${'A'.repeat(35)}`
    const { outcome } = await stream('gives', lines.join('\r\n'))
    const { position, at } = outcome as Refused
    expect(at?.offset).toBe(90_000 * 78 + 40)
    expect(position).toMatchObject({ line: 90_001, column: 41, marked: '€', after: 'A'.repeat(24) })
  })

  it('is refused where it is no text', async () => {
    const { outcome } = await stream('gives', data)
    expect(outcome).toMatchObject({ problem: true, message: transformMessages.notText })
  })

  it('is refused where it stops being text far inside', async () => {
    const text = Buffer.from(`${'A'.repeat(76)}\r\n`.repeat(100_000))
    const { outcome } = await stream('gives', Buffer.concat([text, data]))
    expect(outcome).toMatchObject({ problem: true, message: transformMessages.notText })
  })

  it('stops when asked to', async () => {
    expect((await stream('takes', data, {}, () => true)).outcome).toBe('cancelled')
  })
})
