import { execFileSync } from 'node:child_process'
import { createCipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BrokenArchive, type Trouble } from '@/lib/subjects/archive/broken'
import { gzipped, gunzipped } from '@/lib/subjects/archive/gzip'
import { archiveKind } from '@/lib/subjects/archive/kinds'
import { dangerOf, nameIn, safeName, uniquePaths } from '@/lib/subjects/archive/names'
import { openArchive, type Archive, type ArchiveEntry } from '@/lib/subjects/archive/open'
import { blobOf } from '@/lib/subjects/archive/pieces'
import { writeTar } from '@/lib/subjects/archive/tar'
import { aesDecrypted, aesEncrypted, aesOverhead } from '@/lib/subjects/archive/zip-aes'
import { dosTimeOf } from '@/lib/subjects/archive/zip-read'
import { dosTime, writeZip, type PackedItem } from '@/lib/subjects/archive/zip-write'
import type { NameCoding } from '@/lib/subjects/archive/names'

/* Archives by Python, Info-ZIP, GNU tar, 7-Zip and libarchive are read; what is written is read by unzip, tar, gzip and Python. */

const folder = 'tests/vectors/archives'
const bytesOfVector = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)))
const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const vector = (name: string) => fileOf(bytesOfVector(name), name)
const holds = JSON.parse(readFileSync(path.join(folder, 'holds.json'), 'utf8')) as {
  files: Record<string, { size: number; sha256: string }>
  names: Record<string, string>
  long: string
}
const names = Object.keys(holds.files)
const secret = 'correct horse'
const unhurried = async () => undefined

async function open(file: File, coding: NameCoding = 'auto'): Promise<Archive> {
  const archive = await openArchive(file, coding, unhurried)
  if (!archive) throw new Error(`${file.name} is no archive`)
  return archive
}

/** By OpenSSL; what it should be was worked out by Python from the sources. */
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function contentOf(entry: ArchiveEntry, password = ''): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await blobOf(entry.bytes(password))).arrayBuffer())
}

async function troubleOf(work: Promise<unknown>): Promise<Trouble | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof BrokenArchive) return error.why
    throw error
  }
}

const filesOf = ({ entries }: Archive) => entries.filter(({ kind }) => kind === 'file')
const entryOf = (archive: Archive, wanted: string): ArchiveEntry => {
  const found = archive.entries.find((one) => one.path === wanted)
  if (!found) throw new Error(`no ${wanted}`)
  return found
}

const readable = [
  ['plain.zip', ''],
  ['stored.zip', ''],
  ['wide.zip', ''],
  ['in-front.zip', ''],
  ['info-zip.zip', ''],
  ['streamed.zip', ''],
  ['old-cipher.zip', secret],
  ['aes-256.zip', secret],
  ['aes-128.zip', secret],
  ['bsdtar-aes.zip', secret],
  ['gnu.tar', ''],
  ['v7.tar', ''],
  ['pax.tar', ''],
  ['gnu-long.tar', ''],
  ['ustar.tgz', ''],
] as const

describe('archives by other programs', () => {
  it.each(readable)('%s gives every file with its bytes', async (name, password) => {
    const archive = await open(vector(name))
    for (const wanted of names) {
      const entry = entryOf(archive, wanted)
      expect(entry.size).toBe(holds.files[wanted]?.size)
      if (entry.size > 0) expect(entry.isEncrypted).toBe(password !== '')
      expect(digestOf(await contentOf(entry, password))).toBe(holds.files[wanted]?.sha256)
    }
  })

  it('names the kind by the bytes', () => {
    expect(archiveKind(bytesOfVector('plain.zip'))).toBe('zip')
    expect(archiveKind(bytesOfVector('nothing.zip'))).toBe('zip')
    expect(archiveKind(bytesOfVector('v7.tar'))).toBe('tar')
    expect(archiveKind(bytesOfVector('ustar.tgz'))).toBe('gz')
    expect(archiveKind(bytesOfVector('other.7z'))).toBe('7z')
    expect(archiveKind(bytesOfVector('wrong-name.zip'))).toBeUndefined()
    expect(archiveKind(new Uint8Array(0))).toBeUndefined()
    expect(archiveKind(new TextEncoder().encode('Rar!\u001a\u0007\u0000'))).toBe('rar')
  })

  it('lists times, links and comments as they were written', async () => {
    const plain = await open(vector('plain.zip'))
    expect(plain.comment).toBe('made by zipfile')
    expect(entryOf(plain, 'notes/first.txt').time).toEqual(new Date(2024, 4, 6, 7, 8, 10))
    const info = await open(vector('info-zip.zip'))
    expect(entryOf(info, 'notes/first.txt').time).toEqual(new Date(1_715_000_000_000))
    expect(entryOf(info, 'latest').kind).toBe('link')
    expect(entryOf(await open(vector('gnu.tar')), 'latest').kind).toBe('link')
    expect(entryOf(await open(vector('pax.tar')), 'empty.bin').time).toEqual(new Date(1_715_000_000_000))
    expect((await open(vector('in-front.zip'))).before).toBe(42)
    expect((await open(vector('nothing.zip'))).entries).toEqual([])
  })

  it.each(['pax.tar', 'gnu-long.tar'])('%s keeps a name that its header cannot hold', async (name) => {
    const archive = await open(vector(name))
    expect(new TextDecoder().decode(await contentOf(entryOf(archive, holds.long)))).toBe('deep\n')
  })

  it('reads a gzip with its name, and one of several members', async () => {
    const archive = await open(vector('long.txt.gz'))
    expect(archive.kind).toBe('gz')
    const entry = entryOf(archive, 'long.txt')
    expect(digestOf(await contentOf(entry))).toBe(holds.files['notes/long.txt']?.sha256)
    expect(entry.time).toEqual(new Date(1_715_000_000_000))
    const members = await open(vector('members.gz'))
    expect(new TextDecoder().decode(await contentOf(entryOf(members, 'members')))).toBe('one\ntwo\n')
  })

  it.each([
    ['cp437', 'auto'],
    ['cp437', 'cp437'],
    ['shift-jis', 'shift_jis'],
    ['cp1251', 'windows-1251'],
    ['gbk', 'gbk'],
    ['utf-8', 'auto'],
  ] as const)('names in %s are read as %s', async (made, coding) => {
    const [entry] = (await open(vector(`names-${made}.zip`), coding)).entries
    expect(entry?.path).toBe(holds.names[made.replace('shift-jis', 'shift_jis')])
  })

  it('reads every byte of code page 437 as Python does', () => {
    const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
    const python = execFileSync('python3', [
      '-c',
      'import sys; sys.stdout.buffer.write(bytes(range(128,256)).decode("cp437").encode())',
    ]).toString()
    expect(nameIn(bytes, 'cp437')).toBe(python)
  })
})

describe('archives that are damaged, or mean harm', () => {
  it.each([
    ['cut.zip', 'no-directory'],
    ['many.zip', 'no-entry'],
    ['cut.gz', 'data'],
    ['wrong-crc.gz', 'data'],
  ] as const)('%s is refused: %s', async (name, why) => {
    expect(await troubleOf(open(vector(name)))).toBe(why)
  })

  it('text under a name of an archive is none', async () => {
    expect(await openArchive(vector('wrong-name.zip'), 'auto', unhurried)).toBeUndefined()
  })

  it.each([
    ['damaged.zip', 'blob.bin', '', 'crc'],
    ['lies.zip', 'a.txt', '', 'swollen'],
    ['claims.zip', 'a.txt', '', 'crc'],
    ['old-cipher.zip', 'notes/long.txt', 'wrong', 'password'],
    ['aes-256.zip', 'notes/long.txt', 'wrong', 'password'],
    ['aes-256.zip', 'notes/long.txt', '', 'no-password'],
  ] as const)('%s, %s with "%s": %s', async (name, wanted, password, why) => {
    const archive = await open(vector(name))
    expect(await troubleOf(contentOf(entryOf(archive, wanted), password))).toBe(why)
  })

  it('the other files of a damaged archive are still read', async () => {
    const archive = await open(vector('damaged.zip'))
    expect(digestOf(await contentOf(entryOf(archive, 'notes/long.txt')))).toBe(holds.files['notes/long.txt']?.sha256)
  })

  it.each([
    ['bzip2.zip', 12],
    ['lzma.zip', 14],
  ])('%s names its method %d', async (name, method) => {
    const archive = await open(vector(name))
    expect(await troubleOf(contentOf(entryOf(archive, 'notes/long.txt')))).toEqual({ method })
  })

  it('changed bytes of an encrypted file are told', async () => {
    const bytes = bytesOfVector('aes-256.zip').slice()
    const archive = await open(fileOf(bytes, 'a.zip'))
    const entry = entryOf(archive, 'blob.bin')
    const place = Buffer.from(bytes).indexOf('blob.bin') + 8 + 11 + 200
    bytes[place] = (bytes[place] ?? 0) ^ 1
    const changed = await open(fileOf(bytes, 'b.zip'))
    expect(entry.size).toBe(3000)
    expect(await troubleOf(contentOf(entryOf(changed, 'blob.bin'), secret))).toBe('tampered')
  })

  it('a TAR that was cut off lists what is left', async () => {
    const archive = await open(vector('cut.tar'))
    expect(archive.isCutOff).toBe(true)
    expect(filesOf(archive).map((one) => one.path)).toContain('notes/first.txt')
  })

  it('no path leaves its folder, and what was there is told', async () => {
    const { entries } = await open(vector('slip.zip'))
    expect(entries.map((one) => one.path)).toEqual([
      'evil.txt',
      'etc/cron.d/evil',
      'Windows/evil.dll',
      'a/b.txt',
      '_con.txt',
      'photogpj.exe',
      'good/one.txt',
    ])
    expect(entries.map(({ faults }) => faults)).toEqual([
      ['leaves'],
      ['leaves'],
      ['leaves'],
      ['leaves'],
      ['reserved'],
      ['disguised'],
      [],
    ])
  })

  it('files that share bytes are told, and those beside each other are not', async () => {
    expect((await open(vector('overlap.zip'))).overlaps).toBe(true)
    expect((await open(vector('plain.zip'))).overlaps).toBe(false)
  })

  it('knows programs and macros by their endings', () => {
    expect(['a/setup.exe', 'x.PS1', 'report.docm', 'word/vbaProject.bin', 'a.txt', 'exe'].map(dangerOf)).toEqual([
      'program',
      'program',
      'macros',
      'macros',
      undefined,
      undefined,
    ])
  })

  it('a gzip that unpacks to more than is allowed is stopped', async () => {
    expect(await troubleOf(gunzipped(vector('long.txt.gz'), 100))).toBe('swollen')
  })
})

describe('names', () => {
  it('never come out empty, absolute or twice', () => {
    for (const name of ['', '/', '..', '../..', 'C:', '. .', 'a//b', 'x:y', 'aux', 'a/ con '])
      expect(safeName(name).path).toMatch(/^[^/\\]/)
    expect(safeName('a//./b').path).toBe('a/b')
    expect(uniquePaths(['a.txt', 'A.txt', 'a.txt', 'b/.x', 'b/.x'])).toEqual([
      'a.txt',
      'A-2.txt',
      'a-3.txt',
      'b/.x',
      'b/-2.x',
    ])
  })

  it('times go to steps of two seconds and back', () => {
    const time = new Date(2031, 10, 28, 23, 59, 58)
    expect(dosTimeOf(dosTime(time))).toEqual(time)
    expect(dosTimeOf(dosTime(new Date(1970, 0, 1)))).toEqual(new Date(1980, 0, 1))
    expect(dosTimeOf(0)).toBeUndefined()
  })
})

const written: readonly PackedItem[] = [
  { path: 'notes/first.txt', content: new Blob(['first\n']), time: new Date(1_715_000_000_000) },
  { path: 'Žluťoučký/日本.txt', content: new Blob(['named\n'.repeat(2000)]), time: new Date(1_715_000_000_000) },
  { path: 'empty', content: new Blob([]), time: new Date(1_715_000_000_000) },
  { path: `${'deep/'.repeat(30)}end.txt`, content: new Blob(['deep']), time: new Date(1_715_000_000_000) },
]

async function onDisk<Result>(
  blob: Blob,
  name: string,
  work: (file: string, folder: string) => Result,
): Promise<Result> {
  const place = mkdtempSync(path.join(tmpdir(), 'archive-'))
  try {
    const file = path.join(place, name)
    writeFileSync(file, new Uint8Array(await blob.arrayBuffer()))
    return work(file, place)
  } finally {
    rmSync(place, { recursive: true })
  }
}

const byPython = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps([[one.filename, one.file_size, one.compress_type, list(one.date_time), archive.read(one).decode()] for one in archive.infolist()]))
`

describe('what is written', () => {
  it.each([
    [0, undefined],
    [6, undefined],
    [9, true],
  ] as const)('a ZIP of level %d is whole to unzip and to Python', async (level, always64) => {
    const zip = await writeZip(written, { level, password: '', ...(always64 && { always64 }) })
    await onDisk(zip, 'a.zip', (file) => {
      expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected')
      const listed = JSON.parse(execFileSync('python3', ['-c', byPython, file]).toString()) as [
        string,
        number,
        number,
        number[],
        string,
      ][]
      expect(listed.map(([name]) => name)).toEqual(written.map((one) => one.path))
      expect(listed.map(([, size]) => size)).toEqual(written.map(({ content }) => content.size))
      expect(listed[1]?.[2]).toBe(level === 0 ? 0 : 8)
      expect(listed[1]?.[4]).toBe('named\n'.repeat(2000))
      const time = written[0]?.time ?? new Date(0)
      expect(listed[0]?.[3].slice(0, 5)).toEqual([
        time.getFullYear(),
        time.getMonth() + 1,
        time.getDate(),
        time.getHours(),
        time.getMinutes(),
      ])
    })
  })

  it('an archive of nothing is one', async () => {
    const zip = await writeZip([], { level: 6, password: '' })
    expect(zip.size).toBe(22)
    expect((await open(new File([zip], 'a.zip'))).entries).toEqual([])
  })

  it('what is encrypted is opened by OpenSSL as WinZip describes it', async () => {
    const content = new Blob(['secret words '.repeat(500)])
    const zip = await writeZip([{ path: 'a.txt', content, time: new Date() }], { level: 6, password: 'pässword' })
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect(bytes.readUInt16LE(6) & 1).toBe(1)
    expect(bytes.readUInt16LE(8)).toBe(99)
    expect(bytes.readUInt32LE(14)).toBe(0)
    const [packed, nameLength, extraLength] = [bytes.readUInt32LE(18), bytes.readUInt16LE(26), bytes.readUInt16LE(28)]
    const start = 30 + nameLength + extraLength
    const body = bytes.subarray(start, start + packed)
    const keys = pbkdf2Sync('pässword', body.subarray(0, 16), 1000, 66, 'sha1')
    expect(body.subarray(16, 18)).toEqual(keys.subarray(64))
    const data = body.subarray(18, -10)
    const code = createHmac('sha1', keys.subarray(32, 64)).update(data).digest().subarray(0, 10)
    expect(body.subarray(-10)).toEqual(code)
    const counters = Buffer.alloc(Math.ceil(data.length / 16) * 16)
    for (let block = 0; block * 16 < counters.length; block++) counters.writeUInt32LE(block + 1, block * 16)
    const ecb = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).setAutoPadding(false)
    const stream = ecb.update(counters)
    const plain = Buffer.from(data.map((byte, at) => byte ^ (stream[at] ?? 0)))
    expect(inflateRawSync(plain).toString()).toBe(await content.text())
    expect(bytes.includes('secret words')).toBe(false)
    const [entry] = (await open(new File([zip], 'a.zip'))).entries
    expect(new TextDecoder().decode(entry && (await contentOf(entry, 'pässword')))).toBe(await content.text())
  })

  it('what is encrypted piece by piece is opened by OpenSSL, and piece by piece by us', async () => {
    const content = Uint8Array.from({ length: 100_100 }, (_, at) => (at * at) & 0xff)
    async function* cut(bytes: Uint8Array<ArrayBuffer>, ...ends: number[]) {
      for (const [at, end] of ends.entries()) yield bytes.slice(ends[at - 1] ?? 0, end)
    }
    const packed = await blobOf(aesEncrypted(cut(content, 5, 70_005, 70_036, 100_100), secret))
    expect(packed.size).toBe(content.length + aesOverhead)
    const body = Buffer.from(await packed.arrayBuffer())
    const keys = pbkdf2Sync(secret, body.subarray(0, 16), 1000, 66, 'sha1')
    const data = body.subarray(18, -10)
    expect(body.subarray(-10)).toEqual(createHmac('sha1', keys.subarray(32, 64)).update(data).digest().subarray(0, 10))
    const counters = Buffer.alloc(Math.ceil(data.length / 16) * 16)
    for (let block = 0; block * 16 < counters.length; block++) counters.writeUInt32LE(block + 1, block * 16)
    const stream = createCipheriv('aes-256-ecb', keys.subarray(0, 32), null).setAutoPadding(false).update(counters)
    expect(digestOf(data.map((byte, at) => byte ^ (stream[at] ?? 0)))).toBe(digestOf(content))
    const parts = new Blob([packed.slice(0, 40), packed.slice(40, 66_001), packed.slice(66_001)])
    const plain = await blobOf(aesDecrypted(parts, secret, 3))
    expect(digestOf(new Uint8Array(await plain.arrayBuffer()))).toBe(digestOf(content))
  })

  it('a TAR is listed and unpacked by GNU tar, alone and in a GZ', async () => {
    const tar = writeTar(written)
    const list = (file: string) =>
      execFileSync('tar', ['--quoting-style=literal', '-tf', file], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
        .toString()
        .trim()
        .split('\n')
    await onDisk(tar, 'a.tar', (file, place) => {
      expect(list(file)).toEqual(written.map((one) => one.path))
      execFileSync('tar', ['-xf', file, '-C', place], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      expect(readFileSync(path.join(place, 'Žluťoučký/日本.txt'), 'utf8')).toBe('named\n'.repeat(2000))
    })
    const tgz = await gzipped(tar, { name: '', time: new Date(0), level: 6 })
    await onDisk(tgz, 'a.tgz', (file) => expect(list(file)).toEqual(written.map((one) => one.path)))
    expect((await open(new File([tgz], 'a.tgz'))).entries.map((one) => one.path)).toEqual(
      written.map((one) => one.path),
    )
  })

  it('a GZ is whole to gzip and keeps its name', async () => {
    const gz = await gzipped(new Blob(['named\n'.repeat(999)]), {
      name: 'Größe.txt',
      time: new Date(1_715_000_000_000),
      level: 9,
    })
    await onDisk(gz, 'b.gz', (file) => {
      expect(execFileSync('gzip', ['-dc', file]).toString()).toBe('named\n'.repeat(999))
      expect(execFileSync('gzip', ['-t', file]).toString()).toBe('')
    })
    expect((await open(new File([gz], 'b.gz'))).entries[0]?.path).toBe('Größe.txt')
  })
})
