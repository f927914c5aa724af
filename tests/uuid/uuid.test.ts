import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnUuids, namedUuid, nameSpaces } from '@/lib/subjects/uuid/make'
import { readUuid, uuidFacts, writtenTicks } from '@/lib/subjects/uuid/read'
import { guidForms, readGuid, windowsOrder, writeGuid, type GuidForm } from '@/lib/subjects/uuid/windows'

const draw = (seed: number) => ({
  key: new Uint8Array(createHash('sha256').update(String(seed)).digest()),
  time: 1_645_557_742_000,
})
const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 })

describe('GUIDs', () => {
  it.each(Object.keys(guidForms) as GuidForm[])('come back from %s', (form) =>
    fc.assert(
      fc.property(sixteen, (bytes) => {
        // A macro ends with brackets of its own, and a RAW is read as it is written.
        expect(readGuid(writeGuid(bytes, form))).toEqual(Uint8Array.from(bytes))
      }),
      { seed: 9562 },
    ),
  )

  it('stand in memory as they stood before, turned twice', () =>
    fc.assert(
      fc.property(sixteen, (bytes) => void expect(windowsOrder(windowsOrder(bytes))).toEqual(Uint8Array.from(bytes))),
      { seed: 9562 },
    ))
})

describe('UUIDs of a moment', () => {
  it.each(['v1', 'v6'] as const)('%s differ by one tick each, name no device, and tell their moment', (version) => {
    const uuids = drawnUuids(version, 1000, draw(1))
    expect(new Set(uuids).size).toBe(1000)
    const facts = uuids.map((uuid) => {
      const bytes = readUuid(uuid)
      return 'says' in bytes ? undefined : uuidFacts(bytes)
    })
    expect(facts.every((one) => one?.isHardware === false && one.version === Number(version.slice(1)))).toBe(true)
    expect(facts.map((one) => one?.ticks)).toEqual(uuids.map((_, at) => 1_645_557_742_000n * 10_000n + BigInt(at)))
    if (version === 'v6') expect(uuids.toSorted()).toEqual(uuids)
  })

  it('have every node and clock sequence: no bit but the multicast bit is fixed', () => {
    const ones = Array.from({ length: 62 }, () => 0)
    for (let seed = 0; seed < 2000; seed++) {
      const bytes = readUuid(drawnUuids('v1', 1, draw(seed))[0] ?? '')
      if ('says' in bytes) throw new Error(bytes.says)
      const tail = [...bytes.subarray(8)]
        .map((byte) => byte.toString(2).padStart(8, '0'))
        .join('')
        .slice(2)
      for (const [at, bit] of [...tail].entries()) ones[at] = (ones[at] ?? 0) + Number(bit)
    }
    const multicast = 6 + 8 + 7
    expect(ones[multicast]).toBe(2000)
    // Each of the others is 1 half of the time; 200 is more than eight deviations.
    for (const [at, count] of ones.entries())
      if (at !== multicast) expect(Math.abs(count - 1000), `bit ${at}`).toBeLessThan(200)
  })
})

describe('UUIDs of a name', () => {
  it.each(['v3', 'v5', 'v8'] as const)(
    '%s are the same each time and differ with the name and the space',
    (version) => {
      expect(namedUuid(version, nameSpaces.dns, 'a')).toBe(namedUuid(version, nameSpaces.dns.toUpperCase(), 'a'))
      expect(namedUuid(version, nameSpaces.dns, 'a')).not.toBe(namedUuid(version, nameSpaces.dns, 'b'))
      expect(namedUuid(version, nameSpaces.dns, 'a')).not.toBe(namedUuid(version, nameSpaces.url, 'a'))
    },
  )
  it('refuse a space that is no UUID', () => expect(() => namedUuid('v5', 'x', 'a')).toThrow(RangeError))
})

describe('what is pasted', () => {
  it.each([
    ['919108f7-52d1-4320-9bac-f847db4148a8', 0x91],
    [' "919108F7-52D1-4320-9BAC-F847DB4148A8", ', 0x91],
    ['{919108f7-52d1-4320-9bac-f847db4148a8}', 0x91],
    ['URN:UUID:919108f752d143209bacf847db4148a8', 0x91],
    ['340282366920938463463374607431768211455', 0xff],
    ['0', 0],
  ])('%s is read', (text, first) => {
    const bytes = readUuid(text)
    expect('says' in bytes ? bytes.says : bytes[0]).toBe(first)
  })
  it.each([
    ['', 'has 0 hexadecimal digits'],
    ['9191-08f752d1-4320-9bac-f847db4148a8', 'hyphens in the wrong place'],
    ['507f1f77bcf86cd799439011', 'ObjectId'],
    ['340282366920938463463374607431768211456', '39 hexadecimal digits'],
    ['x', 'has “x” as character 1'],
  ])('%s is refused', (text, says) => {
    const read = readUuid(text)
    expect('says' in read && read.says).toContain(says)
  })
})

it('tells other layouts by their variant', () => {
  const withByte = (byte: number) => uuidFacts(Uint8Array.from({ length: 16 }, (_, at) => (at === 8 ? byte : 1)))
  expect(withByte(0x7f)).toMatchObject({ version: undefined, variant: 'NCS, before 1990' })
  expect(withByte(0xc0)).toMatchObject({ version: undefined, variant: 'Microsoft, before 2000' })
  expect(withByte(0xe0)).toMatchObject({ variant: 'reserved' })
})

it('writes moments before 1970', () => {
  expect(writtenTicks(-1n, 7)).toBe('1969-12-31 23:59:59.9999999 UTC')
  expect(writtenTicks(-0x01b21dd213814000n, 7)).toBe('1582-10-15 00:00:00.0000000 UTC')
})
