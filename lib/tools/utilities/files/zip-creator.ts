import { fileStem } from '@/lib/base/format/file-stem'
import { rememberLast } from '@/lib/base/remember-last'
import type { Finding, PathItem, View } from '@/lib/kits/app/views'
import { readTicks } from '@/lib/kits/app/ticks'
import { defineWorkbench, worker, type Given, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, number, text } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import { nameCodings, type NameCoding, type NameFault } from '@/lib/subjects/archive/names'
import type { Parting } from '@/lib/subjects/archive/output'
import { partName, partSets, smallestPart, type PartSet, type PartWay } from '@/lib/subjects/archive/parts'
import type {
  ArchiveAnswer,
  ArchiveFormat,
  ArchiveQuestion,
  ListedEntry,
  MadeArchive,
  OpenedArchive,
  Source,
  Taken,
  Target,
} from '@/lib/subjects/archive/task'
import type { Level } from '@/lib/subjects/archive/zip-write'
import { archiveWords as says } from './zip-creator.messages'

const ways = { create: 'Make an archive', open: 'Open archives' }
const formats = { zip: 'ZIP', tgz: 'TGZ (TAR in GZ)', tar: 'TAR, not compressed', gz: 'GZ, one file' }
const partWays = {
  no: 'One file',
  volumes: 'Parts to put end to end (.001, .002)',
  disks: 'Split ZIP (.z01, .z02, .zip)',
}
const nameWays = { 'utf-8': 'Unicode (UTF-8)', cp437: 'DOS (CP437)' }
const levels = { '6': 'Usual', '9': 'Smallest', '1': 'Fastest', '0': 'Not compressed' }

interface Options {
  way: keyof typeof ways
  format: ArchiveFormat
  name?: string | undefined
  level: keyof typeof levels
  names: NameCoding
  split: keyof typeof partWays
  partSize: number
  writes: keyof typeof nameWays
}
type Texts = Readonly<Record<'password', string>>
type ArchiveWork = Work<Options, Texts, ArchiveAnswer, ArchiveQuestion>
type ArchiveFile = WorkFile<ArchiveAnswer>

const levelOf: Readonly<Record<keyof typeof levels, Level>> = { '0': 0, '1': 1, '6': 6, '9': 9 }

const tickPick = (id: number) => `ticked ${id}`
const peekPick = (id: number) => `peek ${id}`
const testPick = (id: number) => `test ${id}`
const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

const openedOf = ({ answer }: ArchiveFile): OpenedArchive | undefined =>
  answer?.kind === 'opened' ? answer : undefined
const madeOf = ({ made }: ArchiveWork): MadeArchive | undefined => (made?.kind === 'made' ? made : undefined)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Asked for each file of a list, one after the other. */
const setsOf = rememberLast(partSets)
const partsIn = rememberLast((files: ArchiveWork['files']) => partSets(files.map(({ file }) => file)))

/** A file with the other parts of its archive, where it is one of several. */
function sourceOf(file: File, set: PartSet | undefined): Source {
  if (!set) return { file }
  const { way, whole, files, missing } = set
  return { file, parts: { way, whole, files, missing } }
}

function askOfFile(
  file: File,
  { values, texts, picks }: Given<Options, Texts>,
  id: number,
  all: readonly File[],
): ArchiveQuestion {
  if (values.way === 'create') return { ask: 'look', file }
  const set = setsOf(all).get(file)
  if (set && set.lead.file !== file)
    return { ask: 'part', whole: set.whole, lead: set.lead.name, isThere: set.lead.file !== undefined }
  const peek = picks[peekPick(id)]
  const tests = picks[testPick(id)] === 'yes'
  return {
    ask: 'open',
    ...sourceOf(file, set),
    names: values.names,
    // A listing needs no password: only what is looked into is asked anew with it.
    password: peek !== undefined || tests ? texts.password : '',
    peek: peek === undefined ? undefined : Number(peek),
    tests,
  }
}

const bytesInMegabyte = 1_000_000

/** How the archive is cut; undefined for one file. Only a ZIP knows of its parts. */
function partingOf({ split, partSize, format }: Options): Parting | undefined {
  if (split === 'no') return undefined
  const way: PartWay = format === 'zip' ? split : 'volumes'
  return { way, size: Math.max(smallestPart, Math.round(partSize * bytesInMegabyte)) }
}

/** What is packed by a press; undefined where that cannot be. */
function toCreate({ values, texts, files }: ArchiveWork, target?: Target): ArchiveQuestion | undefined {
  if (values.way !== 'create' || files.length === 0 || files.some(({ isBusy }) => isBusy)) return undefined
  if (values.format === 'gz' && files.length > 1) return undefined
  return {
    ask: 'create',
    files: files.map(({ name, file }) => [name, file] as const),
    format: values.format,
    level: levelOf[values.level],
    password: values.format === 'zip' ? texts.password : '',
    names: values.writes,
    parting: partingOf(values),
    target,
  }
}

const archiveName = (one: ArchiveFile, all: ArchiveWork['files']) =>
  partsIn(all).get(one.file)?.whole ?? onlyName(one.name)

/** Places of the ticked files of an archive. */
function wantedOf({ id }: ArchiveFile, { entries }: OpenedArchive, picks: ArchiveWork['picks']): number[] {
  const ticked = readTicks(picks[tickPick(id)], entries.length)
  return [...entries.keys()].filter((at) => entries[at]?.kind === 'file' && ticked.has(at))
}

function takenFrom({ values, files, picks }: ArchiveWork): Taken[] {
  if (values.way !== 'open') return []
  const sets = partsIn(files)
  const opened = files.flatMap((one) => {
    const archive = openedOf(one)
    return archive ? [{ one, archive }] : []
  })
  return opened.flatMap(({ one, archive }) => {
    const wanted = wantedOf(one, archive, picks)
    const folder = opened.length > 1 ? fileStem(archiveName(one, files)) : ''
    return wanted.length === 0
      ? []
      : [{ ...sourceOf(one.file, sets.get(one.file)), names: values.names, folder, wanted }]
  })
}

function toTake(work: ArchiveWork, target?: Target): (ArchiveQuestion & { ask: 'take' }) | undefined {
  const from = takenFrom(work)
  return from.length === 0 ? undefined : { ask: 'take', from, password: work.texts.password, target }
}

/** Of all that is ticked, in bytes. */
function tickedBytes({ files, picks }: ArchiveWork): number {
  return sum(
    files.flatMap((one) => {
      const archive = openedOf(one)
      return archive ? wantedOf(one, archive, picks).map((at) => archive.entries[at]?.size ?? 0) : []
    }),
  )
}

/** The one file that is ticked, where it is only one. */
function onlyEntry(work: ArchiveWork): ListedEntry | undefined {
  const from = takenFrom(work)
  const [first] = from
  if (!first || sum(from.map(({ wanted }) => wanted.length)) !== 1) return undefined
  const file = work.files.find((one) => one.file === first.file)
  return file && openedOf(file)?.entries[first.wanted[0] ?? -1]
}

const endings: Readonly<Record<ArchiveFormat, string>> = { zip: 'zip', tgz: 'tgz', tar: 'tar', gz: 'gz' }
const types: Readonly<Record<ArchiveFormat, string>> = {
  zip: 'application/zip',
  tgz: 'application/gzip',
  gz: 'application/gzip',
  tar: 'application/x-tar',
}

function createdName({ values: { format, name }, files }: ArchiveWork): string {
  const typed = name?.trim()
  const [first] = files
  if (format === 'gz') return `${typed || onlyName(first?.name ?? 'file')}.gz`
  const folder = first?.name.includes('/') ? first.name.split('/')[0] : undefined
  const usual = files.length === 1 ? fileStem(onlyName(first?.name ?? 'archive')) : (folder ?? 'archive')
  return `${typed || usual}.${endings[format]}`
}

function takenName(work: ArchiveWork): string {
  const only = onlyEntry(work)
  if (only) return onlyName(only.path)
  const stem = openedStem(work)
  return stem === undefined ? 'files.zip' : `${stem}-files.zip`
}

/** What the one opened archive is called; undefined of several. */
function openedStem({ files }: ArchiveWork): string | undefined {
  const [first, ...others] = files.filter((one) => openedOf(one))
  return first && others.length === 0 ? fileStem(archiveName(first, files)) : undefined
}

/** Bytes unpacked for each packed one that make somebody look twice, from a size on that fills something. */
const suspectRatio = 200
const suspectSize = 50_000_000

function swollen(entries: readonly ListedEntry[]): { names: string[]; times: number } | undefined {
  const found = entries.filter(
    ({ size, packed }) => packed !== undefined && size >= suspectSize && size / Math.max(1, packed) >= suspectRatio,
  )
  const [first] = found
  if (!first) return undefined
  return { names: found.map(({ path }) => path), times: Math.round(first.size / Math.max(1, first.packed ?? 1)) }
}

const faultKinds: readonly NameFault[] = ['leaves', 'disguised', 'controls', 'reserved']

function repeatedNames(entries: readonly ListedEntry[]): string[] {
  const seen = new Set<string>()
  return entries.flatMap(({ path, kind }) => {
    if (kind !== 'file') return []
    const isAgain = seen.has(path.toLowerCase())
    seen.add(path.toLowerCase())
    return isAgain ? [path] : []
  })
}

function testFindings({ id }: ArchiveFile, { tested, archive }: OpenedArchive): Finding[] {
  const shown = 20
  if (!tested) {
    return [{ tone: 'plain', says: says.untested, offers: [{ label: says.test, picks: { [testPick(id)]: 'yes' } }] }]
  }
  const { good, bad } = tested
  const whole = archive === 'tar' || archive === 'tgz' ? says.testedTar(good) : says.tested(good)
  return [
    ...(bad.length === 0 ? [{ tone: 'good', says: whole } as const] : []),
    ...bad.slice(0, shown).map(({ path, why }): Finding => ({ tone: 'bad', says: says.bad(path, why) })),
    ...(bad.length > shown ? [{ tone: 'bad', says: says.moreBad(bad.length - shown) } as const] : []),
  ]
}

function findingsOn(one: ArchiveFile, archive: OpenedArchive, password: string): Finding[] {
  const { entries, overlaps, before, isCutOff } = archive
  const named = (list: readonly ListedEntry[]) => list.map(({ named: name, path }) => name ?? path)
  const programs = entries.filter(({ danger }) => danger === 'program')
  const macros = entries.filter(({ danger }) => danger === 'macros')
  const locked = entries.filter(({ isEncrypted }) => isEncrypted)
  const links = entries.filter(({ kind }) => kind === 'link')
  const swells = swollen(entries)
  const again = repeatedNames(entries)
  return [
    ...(isCutOff ? [{ tone: 'bad', says: says.cutOff } as const] : []),
    ...faultKinds.flatMap((fault): Finding[] => {
      const found = entries.filter(({ faults }) => faults.includes(fault))
      if (found.length === 0) return []
      return [
        {
          tone: fault === 'reserved' ? 'warn' : 'bad',
          says: says.fault(fault, named(found)),
          detail: says.faultDetail,
        },
      ]
    }),
    ...(overlaps ? [{ tone: 'bad', says: says.overlaps } as const] : []),
    ...(swells ? [{ tone: 'warn', says: says.swells(swells.names, swells.times) } as const] : []),
    ...(programs.length > 0 ? [{ tone: 'warn', says: says.programs(named(programs)) } as const] : []),
    ...(macros.length > 0 ? [{ tone: 'warn', says: says.macros(named(macros)) } as const] : []),
    ...(again.length > 0 ? [{ tone: 'plain', says: says.same(again) } as const] : []),
    ...(before > 0 ? [{ tone: 'plain', says: says.before(before) } as const] : []),
    ...(links.length > 0 ? [{ tone: 'plain', says: says.links(links.length) } as const] : []),
    ...(locked.length > 0 && password === '' ? [{ tone: 'plain', says: says.encrypted(locked.length) } as const] : []),
    ...testFindings(one, archive),
  ]
}

function itemOf(entry: ListedEntry, bad: ReadonlySet<string>): PathItem {
  const { path, kind, size, danger, faults, isEncrypted } = entry
  if (kind === 'folder') return { path: `${path}/`, text: '', isFixed: true }
  const mark = bad.has(path)
    ? ({ tone: 'bad', text: 'damaged' } as const)
    : faults.length > 0
      ? ({ tone: 'warn', text: 'renamed' } as const)
      : danger
        ? ({ tone: 'warn', text: danger } as const)
        : isEncrypted
          ? ({ tone: 'plain', text: 'encrypted' } as const)
          : undefined
  return {
    path,
    text: kind === 'link' ? 'link' : sizeInWords(size),
    ...(mark && { mark }),
    ...(kind === 'link' && { isFixed: true as const }),
  }
}

function peekViews({ peek, entries }: OpenedArchive): View[] {
  const entry = peek && entries[peek.at]
  if (!peek || !entry) return []
  const { shows, file } = peek
  const label = says.peek(entry.path)
  const ready: View[] = file
    ? [{ kind: 'ready', items: [{ label: says.save, name: onlyName(entry.path), content: file }] }]
    : []
  if (shows.is === 'trouble') return [{ kind: 'note', tone: 'bad', says: says.bad(entry.path, shows.why) }]
  if (shows.is === 'picture') {
    const { picture, width, height } = shows
    return [{ kind: 'picture', label, of: picture, isAtSize: true, width, height }, ...ready]
  }
  if (shows.is === 'text') {
    return [
      { kind: 'text', label, text: shows.text },
      { kind: 'note', says: shows.isCut ? says.cutText : '' },
      ...ready,
    ]
  }
  return [{ kind: 'note', says: `${label}: ${file ? says.noPreview : says.tooLargeToPeek}` }, ...ready]
}

function viewsOfArchive(one: ArchiveFile, archive: OpenedArchive, name: string, password: string): View[] {
  const { entries, tested, comment, parts } = archive
  if (entries.length === 0) return [{ kind: 'note', says: says.holdsNothing(archive.archive) }]
  const bad = new Set(tested?.bad.map(({ path }) => path))
  return [
    { kind: 'note', strong: true, says: says.holds(archive) },
    ...(parts > 1 ? [{ kind: 'note', says: says.parts(parts) } as const] : []),
    { kind: 'findings', items: findingsOn(one, archive, password) },
    {
      kind: 'paths',
      label: says.list(name),
      items: entries.map((entry) => itemOf(entry, bad)),
      pick: tickPick(one.id),
      opens: peekPick(one.id),
    },
    ...peekViews(archive),
    ...(comment === '' ? [] : [{ kind: 'text', label: says.comment, text: comment } as const]),
  ]
}

function viewsOfFile(one: ArchiveFile, all: ArchiveWork['files'], password: string): View[] {
  const { answer } = one
  if (answer?.kind === 'part') return [{ kind: 'note', says: says.partOf(answer.whole) }]
  return answer?.kind === 'opened' ? viewsOfArchive(one, answer, archiveName(one, all), password) : []
}

const takenNote = ({ files, size, folder }: MadeArchive) =>
  folder === undefined ? says.taken(files, size) : says.unpacked(files, size, folder)

function openViews(work: ArchiveWork): View[] {
  const { files, texts } = work
  const made = madeOf(work)
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: files.length === 0 ? says.waitingToOpen : made ? takenNote(made) : '',
    },
    {
      kind: 'findings',
      items: (made?.bad ?? []).map(({ path, why }) => ({ tone: 'bad', says: says.bad(path, why) })),
    },
    {
      kind: 'files',
      of: Object.fromEntries(
        files.map((one) => {
          return [one.id, viewsOfFile(one, files, texts.password)]
        }),
      ),
    },
  ]
}

/** What is said of an archive in parts, and each of them to save where they were not written to the disk. */
function partViews(work: ArchiveWork, { count, parts }: MadeArchive): View[] {
  const parting = partingOf(work.values)
  if (!parting || count < 2) return []
  const whole = createdName(work)
  const items = parts.map((content, at) => {
    const name = partName(whole, parting.way, at, at === count - 1)
    return { label: name, name, content }
  })
  const joins = parting.way === 'disks' ? says.joinDisks(whole) : says.joinVolumes(whole)
  return [
    { kind: 'findings', items: [{ tone: 'good', says: says.parted(count, parting.size), detail: joins }] },
    ...(items.length > 0 ? [{ kind: 'ready', items, all: says.saveAllParts } as const] : []),
  ]
}

function createViews(work: ArchiveWork): View[] {
  const { files, values, texts } = work
  const made = madeOf(work)
  const archives = files.filter(({ answer }) => answer?.kind === 'looked' && answer.archive !== undefined)
  const isLocked = texts.password !== ''
  const total = sum(files.map(({ size }) => size))
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says:
        files.length === 0
          ? says.waitingToPack
          : made
            ? says.packed(made.files, made.size, made.packed)
            : says.toPack(files.length, total),
    },
    {
      kind: 'findings',
      items: [
        ...(values.format === 'gz' && files.length > 1 ? [{ tone: 'bad', says: says.onlyOne } as const] : []),
        ...(values.split === 'disks' && values.format !== 'zip'
          ? [{ tone: 'warn', says: says.onlyZipSplits } as const]
          : []),
        ...(isLocked && values.format !== 'zip' ? [{ tone: 'warn', says: says.noPassword } as const] : []),
        ...(isLocked && values.format === 'zip'
          ? [{ tone: 'plain', says: says.namesShow, detail: says.weak } as const]
          : []),
        ...archives.slice(0, 3).map(({ name }): Finding => ({
          tone: 'plain',
          says: says.isArchive(onlyName(name)),
          offers: [{ label: says.openIt, sets: { way: 'open' } }],
        })),
      ],
    },
    ...(made ? partViews(work, made) : []),
    { kind: 'files', of: {} },
  ]
}

const isCreate = { field: 'way', is: 'create' } as const
const isOpen = { field: 'way', is: 'open' } as const

export default defineWorkbench({
  worker: worker<ArchiveQuestion, ArchiveAnswer>('zip-creator'),
  options: {
    way: choice('What to do', { options: ways, initial: 'create', as: 'buttons' }),
    format: choice('Format', { options: formats, initial: 'zip', as: 'menu', shownWhen: isCreate }),
    name: text('Name', { optional: true, maxLength: 120, placeholder: 'archive', shownWhen: isCreate }),
    level: choice('Compression', {
      options: levels,
      initial: '6',
      as: 'menu',
      shownWhen: [isCreate, { field: 'format', is: ['zip', 'tgz', 'gz'] }],
    }),
    names: choice('Names are written in', {
      options: nameCodings,
      initial: 'auto',
      as: 'menu',
      help: 'For old archives whose names look garbled. Names marked as Unicode stay so.',
      shownWhen: isOpen,
    }),
    split: choice('Written as', { options: partWays, initial: 'no', as: 'menu', shownWhen: isCreate }),
    partSize: number('Largest part', {
      unit: 'MB',
      initial: 25,
      min: 0.1,
      max: 1_000_000,
      decimals: 2,
      help: 'A megabyte is 1,000,000 bytes. A mail grows by a third on its way; FAT32 takes up to 4,294 MB.',
      shownWhen: [isCreate, { field: 'split', is: ['volumes', 'disks'] }],
    }),
    writes: choice('Names are stored in', {
      options: nameWays,
      initial: 'utf-8',
      as: 'menu',
      help: 'CP437 is for programs of the time of DOS. A name that it cannot write stays in Unicode.',
      shownWhen: [isCreate, { field: 'format', is: 'zip' }],
    }),
  },
  panels: [
    { at: 'top', fields: ['way'] },
    { at: 'inputs', fields: ['format', 'name', 'level', 'names'] },
    { at: 'inputs', label: 'Parts and names', folded: true, fields: ['split', 'partSize', 'writes'] },
  ],
  inputs: {
    files: {
      kind: 'files',
      label: says.input,
      button: says.choose,
      folders: true,
      verb: 'Read',
      stopped: says.stopped,
      follows: 'shown',
    },
    password: {
      kind: 'text',
      label: { field: 'way', is: { create: 'Password, if it is to have one', open: 'Password, if it needs one' } },
      height: 'line',
      secret: true,
      hiddenWhen: [],
      clear: 'Clear the password',
    },
  },
  resultLabel: 'Archive',
  making: 'Packing',
  ask: (): ArchiveQuestion | undefined => undefined,
  askOf: askOfFile,
  views: (work: ArchiveWork) => (work.values.way === 'open' ? openViews(work) : createViews(work)),
  takeAway: {
    create: {
      kind: 'save',
      label: 'Save the archive',
      shownWhen: isCreate,
      file: createdName,
      type: ({ values }) => types[values.format],
      bytes: ({ files }) => sum(files.map(({ size }) => size)),
      isSeveral: ({ values }) => partingOf(values) !== undefined,
      of(work, disk) {
        const ask = toCreate(work, disk && { disk, name: createdName(work) })
        return ask && { ask }
      },
    },
    take: {
      kind: 'save',
      label: 'Save the ticked files',
      shownWhen: isOpen,
      file: takenName,
      type: (work) => (onlyEntry(work) ? 'application/octet-stream' : 'application/zip'),
      bytes: tickedBytes,
      of(work, disk) {
        const ask = toTake(work, disk && { disk, name: takenName(work) })
        return ask && { ask }
      },
    },
    unpack: {
      kind: 'save',
      label: 'Unpack into a folder',
      shownWhen: isOpen,
      needsFolder: true,
      isSeveral: () => true,
      file: 'files',
      type: 'application/zip',
      of(work, disk) {
        const ask = toTake(work, disk && { disk, name: openedStem(work) ?? 'files' })
        return ask && { ask: { ...ask, unpacks: true as const } }
      },
    },
  },
  fileIn: (answer) => (answer.kind === 'made' ? answer.file : undefined),
  controls: [
    {
      label: 'Files or archives',
      help: 'Any files or a whole folder to pack; ZIP, GZ, TAR or TGZ to open, all parts of one in several.',
    },
    { label: 'Format and compression', help: 'ZIP, TGZ, TAR or GZ, from not compressed to smallest.' },
    { label: 'Password', help: 'AES-256 in a ZIP that is made; AES and the old ZIP cipher in one that is opened.' },
    { label: 'Written as', help: 'One file, plain parts, or a split ZIP, with the size of the largest part.' },
    { label: 'Names are stored in', help: 'Unicode, or CP437 for old programs.' },
    { label: 'Names are written in', help: 'Unicode, DOS, Western, Cyrillic, Japanese, Chinese or Korean code pages.' },
  ],
  results: [
    { label: 'One archive of all files with their folders', kind: 'value' },
    { label: 'The files of an archive in their folders, to look into and to take out one by one', kind: 'table' },
    { label: 'Damaged files, unsafe paths, hidden endings, programs and macros', kind: 'verdict' },
  ],
  formula:
    'Reads the directory of an archive without unpacking it, unpacks what is wanted in a worker against its size and CRC-32, and writes ZIP by the APPNOTE, whole or in parts, with AES-256 by WinZip AE-2',
  limits: [
    'RAR, 7z, bzip2, xz and Zstandard are named and not read; of a ZIP, files packed by Deflate64, LZMA or the like neither.',
    'An archive in parts has up to 999 of them, each of 65,536 bytes or more.',
    'Several ticked files come as one new ZIP where the browser cannot write to a folder.',
    'What is large is written straight to the disk by browsers that can, such as Chrome and Edge; others keep it until it is saved.',
    'Empty folders are not packed: a browser does not tell of them.',
    'Links in an archive are listed and left out; rights and owners of files are not kept.',
    'A GZ or TGZ is unpacked whole to be listed, up to 10 GB; up to 200,000 files are listed.',
  ],
  sources: [
    {
      title: 'PKWARE: APPNOTE.TXT, .ZIP File Format Specification 6.3.10',
      href: 'https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT',
    },
    {
      title: 'WinZip: AES Encryption Information, AE-1 and AE-2',
      href: 'https://www.winzip.com/en/support/aes-encryption/',
    },
    { title: 'RFC 1952: GZIP file format 4.3', href: 'https://www.rfc-editor.org/rfc/rfc1952' },
    { title: 'RFC 1951: DEFLATE compressed data format 1.3', href: 'https://www.rfc-editor.org/rfc/rfc1951' },
    {
      title: 'IEEE Std 1003.1-2017: pax, ustar and pax interchange formats',
      href: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html',
    },
  ],
  abilities: ['save', 'print'],
})
