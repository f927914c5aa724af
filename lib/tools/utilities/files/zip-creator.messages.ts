import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { Trouble } from '@/lib/subjects/archive/broken'
import type { ArchiveKind, UnreadKind } from '@/lib/subjects/archive/kinds'
import type { NameFault } from '@/lib/subjects/archive/names'
import type { OpenedArchive } from '@/lib/subjects/archive/task'

const kinds: Readonly<Record<ArchiveKind, string>> = { zip: 'ZIP', tar: 'TAR', tgz: 'TAR in GZ', gz: 'GZ' }

const unread: Readonly<Record<UnreadKind, string>> = {
  rar: 'a RAR archive',
  '7z': 'a 7z archive',
  bzip2: 'packed by bzip2',
  xz: 'packed by xz',
  zstd: 'packed by Zstandard',
  lz4: 'packed by LZ4',
  cab: 'a Windows cabinet',
  compress: 'packed by compress (.Z)',
}

/** Ways of compression by their numbers (APPNOTE 4.4.5). */
const methods: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
  98: 'PPMd',
}

const faults: Readonly<Record<NameFault, string>> = {
  leaves: 'leads out of the folder it is unpacked to',
  reserved: 'is a name that Windows keeps for devices',
  disguised: 'holds signs that turn the order of letters, which hides the true ending',
  controls: 'holds control characters',
}

const quoted = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** Words of the page of archives. */
export const archiveWords = {
  input: 'Files or archives',
  choose: 'Choose files',
  stopped: 'Nothing was read.',
  waitingToPack: 'Choose files or a folder, or drop them here.',
  waitingToOpen: 'Choose a ZIP, GZ, TAR or TGZ, or drop it here.',
  missingParts: (names: readonly string[]) => {
    const shown = names.slice(0, 5).join(', ')
    const rest = names.length > 5 ? ` and ${names.length - 5} more` : ''
    return names.length === 1
      ? `The part ${shown} is missing: choose it too.`
      : `The parts ${shown}${rest} are missing: choose them too.`
  },
  partOf: (whole: string) => `A part of ${whole}, which is opened from all its parts.`,
  parts: (count: number) => `Read from ${counted(count, 'part', 'parts')}.`,
  parted: (count: number, largest: number) => `In ${counted(count, 'part', 'parts')} of up to ${sizeInWords(largest)}.`,
  joinVolumes: (whole: string) =>
    `Whoever gets them opens ${whole}.001 with 7-Zip or on this page, or puts them end to end: cat ${whole}.* > ${whole}, on Windows copy /b with all names.`,
  joinDisks: (whole: string) =>
    `Whoever gets them keeps all in one folder and opens ${whole} with 7-Zip or on this page.`,
  onlyZipSplits: 'Only a ZIP has parts that end in .z01: this archive is cut into plain parts.',
  saveAllParts: 'Save all parts',
  cutParts: 'the parts do not end where the archive does: the last are missing, or one is damaged.',
  isThere: (name: string) =>
    `The folder holds ${name} already: choose another folder, or another name for the archive.`,
  diskFull: 'The disk is full, or the browser may not use more of it.',
  notWritten: 'The file could not be written: it is locked, or the browser was not allowed to.',
  unpacked: (files: number, size: number, folder: string) =>
    `${counted(files, 'file', 'files')}, ${sizeInWords(size)}, unpacked into the folder ${folder}.`,
  toPack: (files: number, size: number) => `${counted(files, 'file', 'files')}, ${sizeInWords(size)}.`,
  packed: (files: number, before: number, after: number) => {
    const share = before === 0 ? 0 : Math.round((1 - after / before) * 100)
    const change = share > 0 ? `, ${share}% smaller` : share < 0 ? `, ${-share}% larger` : ''
    return `${counted(files, 'file', 'files')}, ${sizeInWords(before)}, became an archive of ${sizeInWords(after)}${change}.`
  },
  taken: (files: number, size: number) => `${counted(files, 'file', 'files')} taken out, ${sizeInWords(size)}.`,
  isArchive: (name: string) => `${name} is an archive itself.`,
  openIt: 'Open it instead',
  onlyOne: 'GZ holds a single file. Choose TGZ or ZIP for several.',
  noPassword: 'Only a ZIP takes a password here.',
  namesShow: 'The names of the files can be read without the password; only what is in them is encrypted.',
  weak: 'Whoever guesses at an archive tries many passwords a second: take a long one.',
  holds: ({ archive, entries }: OpenedArchive) => {
    const files = entries.filter(({ kind }) => kind === 'file')
    const folders = new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')).filter((one) => one !== ''))
    const size = files.reduce((sum, one) => sum + one.size, 0)
    const inside = folders.size > 0 ? ` in ${counted(folders.size, 'folder', 'folders')}` : ''
    return `${kinds[archive]} with ${counted(files.length, 'file', 'files')}${inside}, ${sizeInWords(size)} unpacked.`
  },
  holdsNothing: (archive: ArchiveKind) => `This ${kinds[archive]} is empty: it holds no file.`,
  comment: 'Comment',
  list: (name: string) => `Files in ${name}`,
  links: (count: number) =>
    `${counted(count, 'link', 'links')} to other files ${count === 1 ? 'is' : 'are'} listed and never followed.`,
  encrypted: (count: number) =>
    `${counted(count, 'file is', 'files are')} encrypted: type the password above to look into ${count === 1 ? 'it' : 'them'}.`,
  fault: (fault: NameFault, names: readonly string[]) =>
    names.length === 1
      ? `The name ${quoted(names[0] ?? '')} ${faults[fault]}.`
      : `${names.length} names, such as ${quoted(names[0] ?? '')}: each ${faults[fault]}.`,
  faultDetail: 'It is saved under a harmless name instead.',
  programs: (names: readonly string[]) =>
    `It holds ${counted(names.length, 'program', 'programs')}, such as ${quoted(names[0] ?? '')}. Run none that you did not expect.`,
  macros: (names: readonly string[]) =>
    `${counted(names.length, 'document', 'documents')} with macros, such as ${quoted(names[0] ?? '')}. Macros can do what a program can.`,
  overlaps: 'Files share the same bytes of the archive. So are archives made that fill a disk when they are unpacked.',
  swells: (names: readonly string[], times: number) =>
    `${quoted(names[0] ?? '')} claims to unpack to ${times} times its size${names.length > 1 ? `, and ${names.length - 1} more do so` : ''}. Archives made to fill a disk do so; long logs and empty disks too.`,
  same: (names: readonly string[]) =>
    `${counted(names.length, 'name stands', 'names stand')} there more than once, such as ${quoted(names[0] ?? '')}; each file is kept under a name of its own.`,
  before: (bytes: number) =>
    `${sizeInWords(bytes)} stand before the archive, as in programs that unpack themselves. They are not run.`,
  cutOff: 'The archive was cut off: what is listed is what is left of it.',
  untested: 'Only the list of files was read; whether each is whole shows when it is unpacked.',
  test: 'Test every file',
  tested: (good: number) =>
    good === 1 ? 'The one file is whole: its checksum fits.' : `All ${good} files are whole: every checksum fits.`,
  testedTar: (good: number) =>
    `${counted(good, 'file', 'files')} can be read to the end. TAR keeps no checksum of them; that of the GZ around them fits where there is one.`,
  bad: (path: string, why: Trouble) => `${quoted(path)}: ${archiveWords.trouble(why)}`,
  moreBad: (count: number) => `And ${count} more.`,
  peek: (path: string) => quoted(path),
  cutText: 'Only the beginning is shown.',
  noPreview: 'This file is neither text nor a picture: save it to open it elsewhere.',
  tooLargeToPeek: 'This file is too large to look into here: tick it and save it.',
  save: 'Save this file',
  empty: 'This file is empty: it has no bytes.',
  unread: (kind: UnreadKind) => `This is ${unread[kind]}, which is not read here. ZIP, GZ, TAR and TGZ are.`,
  noArchive: 'This is no archive: its bytes are neither ZIP, GZ nor TAR, whatever its name says.',
  gone: 'This file could not be read. It may have been moved, changed or removed: choose it again.',
  nothingWanted: 'Nothing is ticked that could be saved.',
  none: 'None of the ticked files could be taken out.',
  reading: 'Reading',
  packing: 'Packing',
  trouble(why: Trouble): string {
    if (typeof why !== 'string' && 'parts' in why)
      return why.parts > why.here
        ? `it lies in ${why.parts} parts, and ${why.here === 1 ? 'one is' : `${why.here} are`} here: choose all of them together.`
        : `it lies in ${counted(why.parts, 'part', 'parts')}, and ${why.here} are here: some belong to another archive.`
    if (typeof why !== 'string')
      return `it is packed by ${methods[why.method] ?? `method ${why.method}`}, which is not read here.`
    switch (why) {
      case 'cut-off':
        return 'the archive was cut off: bytes are missing.'
      case 'no-directory':
        return 'the list of files at the end of the ZIP is missing or does not fit. The archive was cut off or damaged.'
      case 'no-entry':
        return 'no file stands where one should: the archive is damaged.'
      case 'data':
        return 'its packed data is damaged or cut off.'
      case 'crc':
        return 'its checksum does not fit: what unpacks is not what was packed.'
      case 'swollen':
        return 'it unpacks to more than the archive says, and was stopped.'
      case 'too-many':
        return 'the archive lists more than 200,000 files.'
      case 'too-many-parts':
        return 'it came to more than 999 parts: choose larger ones.'
      case 'not-written':
        return 'the browser does not let a file of this name be written.'
      case 'password':
        return 'the password does not fit.'
      case 'no-password':
        return 'it is encrypted and needs its password.'
      case 'tampered':
        return 'its bytes were changed after it was encrypted.'
      case 'strong-encryption':
        return "it is encrypted in PKWARE's own way, which is not read here."
    }
  },
  whole: (why: Trouble, isInParts = false) => {
    const isCut = isInParts && (why === 'no-directory' || why === 'cut-off' || why === 'data')
    const sentence = isCut ? archiveWords.cutParts : archiveWords.trouble(why)
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  },
}
