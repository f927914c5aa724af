import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BrokenArchive, type Trouble } from '@/lib/subjects/archive/broken'
import { toCp437 } from '@/lib/subjects/archive/names'
import { openArchive, openParts, type Archive } from '@/lib/subjects/archive/open'
import { ArchiveOutput, blobSink, fileSink, type Parting } from '@/lib/subjects/archive/output'
import { partName, partSets } from '@/lib/subjects/archive/parts'
import { blobOf } from '@/lib/subjects/archive/pieces'
import { loneDisk, packZip, writeZip, type PackedItem, type ZipRule } from '@/lib/subjects/archive/zip-write'

/*
 * Archives in parts by Info-ZIP, 7-Zip and GNU split are read. What is written is put together by cat and by a second reader in Python,
 * written from the APPNOTE; Info-ZIP joined the same bytes once (tests/vectors/archives/own-split.json).
 */

const folder = 'tests/vectors/archives'
const vectorsOf = (pattern: RegExp) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => new File([readFileSync(path.join(folder, name))], name))
const holds = JSON.parse(readFileSync(path.join(folder, 'holds-split.json'), 'utf8')) as Record<
  string,
  Record<string, { size: number; sha256: string }>
>
const secret = 'correct horse'
const unhurried = async () => undefined
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

async function troubleOf(work: Promise<unknown>): Promise<Trouble | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof BrokenArchive) return error.why
    throw error
  }
}

async function openAll(files: readonly File[]): Promise<Archive> {
  const [first] = files
  const set = first && partSets(files).get(first)
  if (!set) throw new Error('no parts')
  expect(set.missing).toEqual([])
  expect(set.files).toHaveLength(files.length)
  const archive = await openParts(set, 'auto', unhurried)
  if (!archive) throw new Error(`${set.whole} is no archive`)
  return archive
}

async function digestsOf({ entries }: Archive, password = '') {
  const files = entries.filter(({ kind }) => kind === 'file')
  const read = files.map(async (entry) => {
    const bytes = await bytesOf(await blobOf(entry.bytes(password)))
    return [entry.path, { size: entry.size, sha256: digestOf(bytes) }] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

describe('archives in parts by other programs', () => {
  it.each([
    ['split-info', /^split-info\./, 'split-info', ''],
    ['split-many, with ZIP64', /^split-many\./, 'split-many', ''],
    ['split-7zip', /^split-7zip\./, 'split-7zip', ''],
    ['split-aes', /^split-aes\./, 'split-7zip', secret],
    ['split-gnu', /^split-gnu\./, 'split-7zip', ''],
  ])('%s gives every file with its bytes, in whatever order its parts come', async (_, pattern, files, password) => {
    const parts = vectorsOf(pattern)
    expect(await digestsOf(await openAll(parts), password)).toEqual(holds[files])
    expect(await digestsOf(await openAll(parts.toReversed()), password)).toEqual(holds[files])
  })

  it('says how many parts there are and how many are here', async () => {
    const parts = vectorsOf(/^split-info\./)
    const [one, , last] = parts
    if (!one || !last) throw new Error('no vectors')
    expect(await troubleOf(openArchive(last, 'auto', unhurried))).toEqual({ parts: 3, here: 1 })
    const some = { way: 'disks', whole: 'split-info.zip', files: [one, last] } as const
    expect(await troubleOf(openParts(some, 'auto', unhurried))).toEqual({ parts: 3, here: 2 })
    const [first, second] = vectorsOf(/^split-7zip\./)
    if (!first || !second) throw new Error('no vectors')
    const cut = { way: 'volumes', whole: 'split-7zip.zip', files: [first, second] } as const
    expect(await troubleOf(openParts(cut, 'auto', unhurried))).toBe('no-directory')
    const wide = vectorsOf(/^split-many\.zip$/)[0]
    expect(wide && (await troubleOf(openArchive(wide, 'auto', unhurried)))).toEqual({ parts: 2, here: 1 })
  })
})

describe('names of parts', () => {
  const named = (...names: string[]) => names.map((name) => new File([], name))
  const setOf = (...names: string[]) => {
    const all = named(...names)
    const set = all[0] && partSets(all).get(all[0])
    return set && { ...set, files: set.files.map(({ name }) => name), lead: set.lead.name, has: !!set.lead.file }
  }

  it('belong together by way and whole', () => {
    expect(setOf('a.zip.002', 'b.zip.001', 'A.ZIP.003', 'a.zip.001', 'a.zip.aa')).toEqual({
      way: 'volumes',
      whole: 'a.zip',
      lead: 'a.zip.001',
      has: true,
      files: ['a.zip.001', 'a.zip.002', 'A.ZIP.003'],
      missing: [],
    })
    expect(setOf('a.z02', 'a.zip', 'a.z01')).toMatchObject({ lead: 'a.zip', files: ['a.z01', 'a.z02', 'a.zip'] })
    expect(setOf('a.tgz.ab', 'a.tgz.aa')).toMatchObject({ whole: 'a.tgz', lead: 'a.tgz.aa', missing: [] })
  })

  it('that are missing are named', () => {
    expect(setOf('a.zip.004', 'a.zip.002')).toMatchObject({
      lead: 'a.zip.001',
      has: false,
      missing: ['a.zip.001', 'a.zip.003'],
    })
    expect(setOf('a.z03', 'a.z01')).toMatchObject({ lead: 'a.zip', has: false, missing: ['a.z02'] })
  })

  it('and those of whole files are told apart', () => {
    expect(setOf('a.zip')).toBeUndefined()
    expect(setOf('a.tar.gz')).toBeUndefined()
    expect(setOf('report.2024')).toBeUndefined()
    expect(setOf('a.zip.2024')).toBeUndefined()
    expect(setOf('a.txt.aa', 'a.txt.ab')).toBeUndefined()
  })

  it('are counted as other programs count them', () => {
    expect([0, 8, 99].map((at) => partName('a.zip', 'volumes', at, false))).toEqual([
      'a.zip.001',
      'a.zip.009',
      'a.zip.100',
    ])
    expect([0, 8, 99].map((at) => partName('a.zip', 'disks', at, false))).toEqual(['a.z01', 'a.z09', 'a.z100'])
    expect(partName('a.zip', 'disks', 3, true)).toBe('a.zip')
    expect(partName('a.zip', 'volumes', 0, true)).toBe('a.zip')
  })
})

/** Bytes that do not pack, the same each time (the generator of Park and Miller). */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 7
  return Uint8Array.from({ length }, () => (state = (state * 48_271) % 0x7fffffff) & 0xff)
}

// Before 1980, so that the local time in the headers is the same everywhere.
const time = new Date(0)
const item = (name: string, content: BlobPart): PackedItem => ({ path: name, content: new Blob([content]), time })
const written = [
  item('noise.bin', noise(150_000)),
  ...Array.from({ length: 300 }, (_, at) => item(`many/${at}.txt`, `file ${at}\n`)),
  item('more.bin', noise(40_000)),
  item('Größe.txt', 'named\n'.repeat(5000)),
  item('empty', ''),
]
const size = 65_536

async function partsOf(items: readonly PackedItem[], rule: ZipRule, parting: Parting): Promise<Blob[]> {
  const parts: Blob[] = []
  const output = new ArchiveOutput(
    blobSink((part) => void parts.push(part)),
    parting,
  )
  await packZip(items, rule, output, parting.way === 'disks')
  expect(output.written).toBe(parts.reduce((sum, part) => sum + part.size, 0))
  return parts
}

async function inFolder<Result>(parts: readonly (readonly [string, Blob])[], work: (place: string) => Result) {
  const place = mkdtempSync(path.join(tmpdir(), 'parts-'))
  try {
    for (const [name, part] of parts) writeFileSync(path.join(place, name), await bytesOf(part))
    return work(place)
  } finally {
    rmSync(place, { recursive: true })
  }
}

const namedParts = (parts: readonly Blob[], way: Parting['way']) =>
  parts.map((part, at) => [partName('own-split.zip', way, at, at === parts.length - 1), part] as const)

/**
 * A reader of split archives from the fields of the APPNOTE: 4.3.7 and 4.3.9 (local header, descriptor), 4.3.12 (directory), 4.3.14 to
 * 4.3.16 (ends), 4.5.3 (ZIP64). Every record must lie in one part; data may lie in several.
 */
const secondReader = `
import json, struct, sys, zlib
parts = [open(name, "rb").read() for name in sys.argv[1:]]
def record(part, at, length):
    piece = parts[part][at:at + length]
    assert len(piece) == length, ("record over two parts", part, at)
    return piece
def data(part, at, length):
    out = b""
    while length > len(out):
        piece = parts[part][at:at + length - len(out)]
        out += piece
        part, at = (part + 1, 0) if at + len(piece) == len(parts[part]) else (part, at + len(piece))
    return out, part, at
assert parts[0][:4] == b"PK\\x07\\x08"
last = len(parts) - 1
end = len(parts[last]) - 22
sig, disk, first, here, count, size, start, remark = struct.unpack("<IHHHHIIH", record(last, end, 22))
assert (sig, disk, remark) == (0x06054b50, last, 0)
wide = count == 0xffff
if wide:
    sig, where, at, total = struct.unpack("<IIQI", record(last, end - 20, 20))
    assert (sig, total) == (0x07064b50, len(parts))
    sig, length, _, _, disk, first, here, count, size, start = struct.unpack("<IQHHIIQQQQ", record(where, at, 56))
    assert (sig, length, disk) == (0x06064b50, 44, last)
listed, part, at, taken, on_last = {}, first, start, 0, 0
while len(listed) < count:
    if at == len(parts[part]):
        part, at = part + 1, 0
    on_last += part == last
    head = record(part, at, 46)
    sig, _, _, flags, method, _, _, crc, packed, plain, n, e, c, begins, _, _, local = struct.unpack("<IHHHHHHIIIHHHHHII", head)
    assert sig == 0x02014b50
    rest = record(part, at + 46, n + e + c)
    name, extra, values = rest[:n].decode("utf-8" if flags & 0x800 else "cp437"), rest[n:n + e], []
    while extra:
        kind, length = struct.unpack("<HH", extra[:4])
        if kind == 1: values = list(struct.unpack("<%dQ" % (length // 8), extra[4:4 + length]))
        extra = extra[4 + length:]
    plain, packed, local = [values.pop(0) if value == 0xffffffff else value for value in (plain, packed, local)]
    sig, _, lflags, lmethod, _, _, lcrc, lpacked, lplain, ln, le = struct.unpack("<IHHHHHIIIHH", record(begins, local, 30))
    assert (sig, lflags, lmethod, ln) == (0x04034b50, flags, method, n)
    assert record(begins, local + 30, ln + le)[:ln] == rest[:n]
    body, after, offset = data(begins, local + 30 + ln + le, packed)
    if flags & 8:
        assert (lcrc, lpacked, lplain) in ((0, 0, 0), (0, 0xffffffff, 0xffffffff))
        form = "<IIQQ" if wide else "<IIII"
        if len(parts[after]) - offset < struct.calcsize(form): after, offset = after + 1, 0
        assert struct.unpack(form, record(after, offset, struct.calcsize(form))) == (0x08074b50, crc, packed, plain)
    content = zlib.decompress(body, -15) if method == 8 else body
    assert len(content) == plain and zlib.crc32(content) == crc
    listed[name] = [plain, method]
    at, taken = at + 46 + n + e + c, taken + 46 + n + e + c
assert (taken, on_last) == (size, here)
print(json.dumps(listed))
`

const readAgain = (parts: readonly Blob[], way: Parting['way'] = 'disks') =>
  inFolder(
    namedParts(parts, way),
    (place) =>
      JSON.parse(
        execFileSync('python3', [
          '-c',
          secondReader,
          ...namedParts(parts, way).map(([name]) => path.join(place, name)),
        ]).toString(),
      ) as Record<string, [number, number]>,
  )

const sizesOf = (items: readonly PackedItem[]) =>
  Object.fromEntries(items.map((one) => [one.path, one.content.size] as const))

async function digestsWritten(items: readonly PackedItem[]) {
  const read = items.map(async (one) => {
    return [one.path, { size: one.content.size, sha256: digestOf(await bytesOf(one.content)) }] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

describe('a split ZIP that is written', () => {
  const rule: ZipRule = { level: 6, password: '' }

  it.each([
    ['plainly', rule],
    ['with ZIP64', { ...rule, always64: true }],
    ['with sizes behind large files', { ...rule, streamsFrom: 20_000 }],
    ['with both', { ...rule, streamsFrom: 20_000, always64: true }],
  ] as const)('%s is read by a second reader of the APPNOTE and by ours', async (_, one) => {
    const parts = await partsOf(written, one, { way: 'disks', size })
    expect(parts.length).toBeGreaterThan(3)
    expect(Math.max(...parts.map((part) => part.size))).toBeLessThanOrEqual(size)
    const listed = await readAgain(parts)
    expect(Object.fromEntries(Object.entries(listed).map(([name, [bytes]]) => [name, bytes]))).toEqual(sizesOf(written))
    expect(listed['Größe.txt']?.[1]).toBe(8)
    expect(listed['noise.bin']?.[1]).toBe(0)
    const files = namedParts(parts, 'disks').map(([name, part]) => new File([part], name))
    expect(await digestsOf(await openAll(files))).toEqual(await digestsWritten(written))
  })

  // At one of these sizes each kind of record stands at the edge of a part.
  it('never cuts a record, wherever the edge falls', async () => {
    for (let bytes = 400; bytes < 500; bytes += 9) {
      const few = written.slice(1, 20)
      const parts = await partsOf(
        few,
        { ...rule, streamsFrom: 1, ...(bytes % 2 === 0 && { always64: true as const }) },
        { way: 'disks', size: bytes },
      )
      const listed = await readAgain(parts)
      expect(Object.keys(listed)).toEqual(few.map((one) => one.path))
    }
  })

  // zip 3.0 joins no file that lies in more than two parts, not even of its own split-info.zip.
  const joinable = [item('noise.bin', noise(100_000)), ...written.slice(1)]

  it('is byte for byte what Info-ZIP joined to an archive that unzip finds whole', async () => {
    const own = JSON.parse(readFileSync(path.join(folder, 'own-split.json'), 'utf8')) as Record<string, string>
    const parts = namedParts(await partsOf(joinable, rule, { way: 'disks', size }), 'disks')
    const { KEPT_PARTS: kept } = process.env
    if (kept !== undefined) {
      mkdirSync(kept, { recursive: true })
      for (const [name, part] of parts) writeFileSync(path.join(kept, name), await bytesOf(part))
    }
    const digests = parts.map(async ([name, part]) => [name, digestOf(await bytesOf(part))] as const)
    expect(Object.fromEntries(await Promise.all(digests))).toEqual(own)
    const joined = path.join(folder, 'own-joined.zip')
    expect(execFileSync('unzip', ['-t', joined]).toString()).toContain('No errors detected')
    const archive = await openArchive(new File([readFileSync(joined)], 'own-joined.zip'), 'auto', unhurried)
    expect(archive && (await digestsOf(archive))).toEqual(await digestsWritten(joinable))
  })

  it('keeps its password over its parts', async () => {
    const parts = namedParts(await partsOf(written, { ...rule, password: secret }, { way: 'disks', size }), 'disks')
    const files = parts.map(([name, part]) => new File([part], name))
    expect(await digestsOf(await openAll(files), secret)).toEqual(await digestsWritten(written))
  })

  it('that fits one part is marked as one that needs no other', async () => {
    const few = written.slice(1, 4)
    const parts = await partsOf(few, rule, { way: 'disks', size })
    expect(parts).toHaveLength(1)
    const lone = loneDisk(parts[0] ?? new Blob())
    await inFolder([['lone.zip', lone]], (place) => {
      expect(execFileSync('unzip', ['-t', path.join(place, 'lone.zip')]).toString()).toContain('No errors detected')
    })
    const archive = await openArchive(new File([lone], 'lone.zip'), 'auto', unhurried)
    expect(archive?.kind).toBe('zip')
    expect(archive && Object.keys(await digestsOf(archive))).toEqual(few.map((one) => one.path))
  })
})

describe('an archive cut into plain parts', () => {
  it('is whole again by cat, to unzip', async () => {
    const parts = await partsOf(written, { level: 6, password: '' }, { way: 'volumes', size: 50_000 })
    expect(parts.slice(0, -1).every((part) => part.size === 50_000)).toBe(true)
    expect(await bytesOf(new Blob(parts))).toEqual(await bytesOf(await writeZip(written, { level: 6, password: '' })))
    await inFolder(namedParts(parts, 'volumes'), (place) => {
      execFileSync('sh', ['-c', 'cat own-split.zip.* > whole.zip'], { cwd: place })
      expect(execFileSync('unzip', ['-t', path.join(place, 'whole.zip')]).toString()).toContain('No errors detected')
    })
    const files = namedParts(parts, 'volumes').map(([name, part]) => new File([part], name))
    expect(await digestsOf(await openAll(files))).toEqual(await digestsWritten(written))
  })

  it('has no empty last part, and no more than 999', async () => {
    const put = async (bytes: number, largest: number) => {
      const sizes: number[] = []
      const output = new ArchiveOutput(
        blobSink((part) => void sizes.push(part.size)),
        { way: 'volumes', size: largest },
      )
      await output.write(new Uint8Array(bytes))
      await output.close()
      return sizes
    }
    expect(await put(30, 10)).toEqual([10, 10, 10])
    expect(await put(31, 10)).toEqual([10, 10, 10, 1])
    expect(await put(0, 10)).toEqual([0])
    expect(await put(999, 1)).toHaveLength(999)
    expect(await troubleOf(put(1000, 1))).toBe('too-many-parts')
  })
})

describe('what is written as it comes', () => {
  const byPython = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    for one in archive.infolist(): print(one.filename, one.flag_bits, one.file_size)
`

  it.each([undefined, true])(
    'a large file has its sizes behind it, which unzip and Python read; ZIP64: %s',
    async (always64) => {
      const rule = { level: 6, password: '', streamsFrom: 20_000, ...(always64 && { always64 }) } as const
      const zip = await writeZip(written, rule)
      await inFolder([['a.zip', zip]], (place) => {
        const file = path.join(place, 'a.zip')
        expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected')
        const lines = execFileSync('python3', ['-c', byPython, file]).toString().split('\n')
        expect(lines).toContain(`Größe.txt ${0x800 | 8} 30000`)
        expect(lines).toContain('noise.bin 0 150000')
      })
    },
  )

  it('goes to the disk in order, with a look for a cancel before each write', async () => {
    const wrote: Blob[] = []
    let looks = 0
    let isClosed = false
    const file = {
      write: async (piece: FileSystemWriteChunkType) => void wrote.push(piece as Blob),
      close: async () => void (isClosed = true),
    }
    const between = async () => void looks++
    const rule = { level: 6, password: '', streamsFrom: 20_000 } as const
    await packZip(written, rule, new ArchiveOutput(fileSink(file, between)))
    expect(isClosed).toBe(true)
    expect(looks).toBe(wrote.length)
    expect(await bytesOf(new Blob(wrote))).toEqual(await bytesOf(await writeZip(written, rule)))
  })

  it('names in code page 437 are read so by Python, others stay in UTF-8', async () => {
    const items = [item('Müller/Größe.txt', 'a'), item('日本.txt', 'b'), item('plain.txt', 'c')]
    const zip = await writeZip(items, { level: 6, password: '', names: 'cp437' })
    await inFolder([['a.zip', zip]], (place) => {
      const lines = execFileSync('python3', ['-c', byPython, path.join(place, 'a.zip')])
        .toString()
        .trim()
        .split('\n')
      expect(lines).toEqual(['Müller/Größe.txt 0 1', `日本.txt ${0x800} 1`, 'plain.txt 0 1'])
    })
    expect(toCp437('ÇÿΩ')).toEqual(Uint8Array.from([0x80, 0x98, 0xea]))
    expect(toCp437('€')).toBeUndefined()
  })
})
