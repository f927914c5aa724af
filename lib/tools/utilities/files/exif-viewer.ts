import { csvCell } from '@/lib/base/format/csv-cell'
import { picturesInput, shownPick } from '@/lib/families/image-media/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice } from '@/lib/kits/fields/define'
import { counted } from '@/lib/messages/counted'
import { pictureFileMessages } from '@/lib/messages/picture-files'
import { sizeInWords } from '@/lib/messages/workbench'
import type { NoteRow, NotesAnswer, NotesQuestion, ReadNotes, Removal } from '@/lib/subjects/picture/notes-task'

interface Options {
  removes: Removal
}
type NotesWork = Work<Options, Readonly<Record<never, string>>, NotesAnswer, NotesQuestion>
type NotesFile = WorkFile<NotesAnswer>

const groupNames: Readonly<Record<NoteRow['group'], string>> = {
  place: 'Place (GPS)',
  camera: 'Camera and exposure',
  picture: 'Picture',
  preview: 'Small preview',
  xmp: 'XMP',
  press: 'IPTC',
  texts: 'Comments and texts',
}
const groups = Object.keys(groupNames) as NoteRow['group'][]

const says = {
  waiting: 'Choose photos, drop them here or paste one.',
  total: (files: number, places: number, notes: number) =>
    `${counted(files, 'file', 'files')}: ${counted(notes, 'note', 'notes')}, ${places === 0 ? 'no place' : `a place in ${places}`}.`,
  place: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  placeNoted: 'This photo says where it was taken.',
  noNotes: 'This file notes nothing about itself.',
  origin:
    'It holds a record of origin (C2PA). It is shown that it is there; it is not checked, and removing notes removes it.',
  trailing: (bytes: number) =>
    `${sizeInWords(bytes)} stand behind the end of the picture, often a film or a second picture with notes of its own. They are cut off in the file that you save.`,
  damaged: (count: number) => `${counted(count, 'note is', 'notes are')} damaged and could not be read.`,
  notCleaned: (kind: string) =>
    `Notes of ${kind} files are shown and not removed here. Convert the photo to JPEG or PNG, which writes a file without them.`,
  preview: 'The small preview within it',
}

const notesOf = ({ answer }: NotesFile): ReadNotes | undefined => (answer && 'kind' in answer ? answer : undefined)

function shownOf({ files, picks }: NotesWork): NotesFile | undefined {
  return files.find((file) => String(file.id) === picks[shownPick] && notesOf(file)) ?? files.find(notesOf)
}

const textIn = ({ rows }: ReadNotes, ...names: string[]) =>
  names.map((name) => rows.find((row) => row.name === name)?.text).find((text) => text !== undefined)

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)
const cleanName = (name: string) => name.replace(/(\.[^./]*)?$/, '-clean$1')

function figuresOf(notes: ReadNotes): View {
  const camera = [textIn(notes, 'Make'), textIn(notes, 'Model')].filter(Boolean).join(' ')
  const items = [
    { label: 'Format', text: pictureFileMessages.kindName(notes.picture) },
    { label: 'Pixels', text: notes.size ? `${notes.size.width} × ${notes.size.height}` : '' },
    { label: 'Camera', text: camera },
    { label: 'Taken', text: textIn(notes, 'DateTimeOriginal', 'CreateDate') ?? '' },
    { label: 'Place', text: notes.place ? says.place(notes.place) : '' },
    { label: 'Notes', text: String(notes.rows.length) },
  ]
  return { kind: 'figures', items: items.filter(({ text }) => text !== '') }
}

function viewsOfFile(file: NotesFile, isShown: boolean): View[] {
  const notes = notesOf(file)
  if (!notes) return []
  const offers = isShown ? [] : [{ label: 'Show its notes', picks: { [shownPick]: String(file.id) } }]
  return [
    figuresOf(notes),
    {
      kind: 'ready',
      items: notes.cleaned
        ? [{ label: 'Save without', name: onlyName(cleanName(file.name)), content: notes.cleaned }]
        : [],
      offers,
    },
  ]
}

/** Kinds that a browser draws. */
const drawnKinds: readonly string[] = ['jpeg', 'png', 'webp', 'avif']

function findingsOf(notes: ReadNotes): View {
  const { place, hasOrigin, trailing, damaged, cleaned, picture } = notes
  return {
    kind: 'findings',
    items: [
      ...(place ? [{ tone: 'warn' as const, says: says.placeNoted }] : []),
      ...(trailing > 0 ? [{ tone: 'warn' as const, says: says.trailing(trailing) }] : []),
      ...(hasOrigin ? [{ tone: 'plain' as const, says: says.origin }] : []),
      ...(damaged > 0 ? [{ tone: 'warn' as const, says: says.damaged(damaged) }] : []),
      ...(cleaned ? [] : [{ tone: 'plain' as const, says: says.notCleaned(pictureFileMessages.kindName(picture)) }]),
    ],
  }
}

function placeViews({ place, profile }: ReadNotes): View[] {
  const items = [
    ...(place ? [{ label: 'Latitude and longitude', text: says.place(place) }] : []),
    ...(place?.altitude === undefined
      ? []
      : [{ label: 'Height above the sea', text: `${place.altitude.toFixed(1)} m` }]),
    ...(profile === undefined ? [] : [{ label: 'Colour profile', text: profile }]),
  ]
  return items.length === 0 ? [] : [{ kind: 'values', items }]
}

function shownViews(file: NotesFile, notes: ReadNotes): View[] {
  const tables = groups.flatMap((group): View[] => {
    const rows = notes.rows.filter((row) => row.group === group).map(({ name, text }) => [name, text])
    return rows.length === 0
      ? []
      : [{ kind: 'table', label: groupNames[group], isTitled: true, columns: ['Note', 'Value'], rows }]
  })
  return [
    { kind: 'heading', says: file.name },
    ...(notes.size && drawnKinds.includes(notes.picture)
      ? [{ kind: 'picture', label: file.name, of: { source: file.file }, ...notes.size } as const]
      : []),
    findingsOf(notes),
    ...placeViews(notes),
    ...(notes.rows.length === 0 ? [{ kind: 'note', tone: 'plain', says: says.noNotes } as const] : []),
    ...tables,
    ...(notes.preview
      ? [{ kind: 'picture', label: says.preview, of: notes.preview, width: 160, height: 120 } as const]
      : []),
  ]
}

function totalOf({ files }: NotesWork): string {
  const read = files.flatMap((file) => notesOf(file) ?? [])
  if (read.length === 0) return files.length === 0 ? says.waiting : ''
  const notes = read.reduce((sum, { rows }) => sum + rows.length, 0)
  return says.total(read.length, read.filter(({ place }) => place).length, notes)
}

function viewsOf(work: NotesWork): View[] {
  const shown = shownOf(work)
  const notes = shown && notesOf(shown)
  return [
    { kind: 'note', status: true, strong: true, says: totalOf(work) },
    ...(shown && notes ? shownViews(shown, notes) : []),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, viewsOfFile(file, file === shown)])) },
  ]
}

function tableOf({ files }: NotesWork): string | undefined {
  const rows = files.flatMap((file) =>
    (notesOf(file)?.rows ?? []).map(({ group, name, text }) => [file.name, groupNames[group], name, text]),
  )
  if (rows.length === 0) return undefined
  return [['File', 'Group', 'Note', 'Value'], ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')
}

/** Names of their own within the archive. */
function cleanedFiles({ files }: NotesWork): Record<string, Blob> {
  const made = new Map<string, Blob>()
  for (const file of files) {
    const cleaned = notesOf(file)?.cleaned
    if (!cleaned) continue
    let name = cleanName(file.name)
    for (let count = 2; made.has(name); count++) name = cleanName(file.name).replace(/(\.[^./]*)?$/, `-${count}$1`)
    made.set(name, cleaned)
  }
  return Object.fromEntries(made)
}

export default defineWorkbench({
  worker: worker<NotesQuestion, NotesAnswer>('exif-viewer'),
  options: {
    removes: choice('Take out', {
      options: { all: 'Everything but how it lies', place: 'The place alone' },
      initial: 'all',
      as: 'menu',
      help: 'The pixels stay bit for bit, and so does the colour profile.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['removes'] }],
  inputs: { photos: { ...picturesInput('Read'), label: 'Photos', button: 'Choose photos' } },
  resultLabel: 'What the photos say',
  making: 'Packing',
  ask: (): NotesQuestion | undefined => undefined,
  askOf: (file, { values: { removes } }): NotesQuestion => ({ ask: 'notes', file, removes }),
  views: viewsOf,
  takeAway: {
    one: {
      kind: 'save',
      label: 'Save this photo without',
      file: (work: NotesWork) => onlyName(cleanName(shownOf(work)?.name ?? 'photo.jpg')),
      type(work: NotesWork) {
        const shown = shownOf(work)
        return (shown && notesOf(shown)?.cleaned?.type) ?? 'image/jpeg'
      },
      of(work: NotesWork) {
        const shown = shownOf(work)
        return shown && !shown.isBusy ? notesOf(shown)?.cleaned : undefined
      },
    },
    all: {
      kind: 'zip',
      label: 'Save all as ZIP',
      file: 'photos-clean.zip',
      files(work: NotesWork) {
        const made = cleanedFiles(work)
        const isEarly = work.files.some(({ isBusy }) => isBusy)
        return isEarly || Object.keys(made).length < 2 ? { 'photos-clean.zip': undefined } : made
      },
    },
    table: { kind: 'save', label: 'Download the notes (CSV)', file: 'photo-notes.csv', type: 'text/csv', of: tableOf },
  },
  controls: [
    { label: 'Photos', help: 'JPEG, PNG, WebP, TIFF, HEIC or AVIF, any number, each read by its bytes.' },
    { label: 'Take out', help: 'Everything, or the place alone with XMP and IPTC, which may name it again.' },
  ],
  results: [
    { label: 'Camera, exposure, dates, author, software and serial numbers', kind: 'table' },
    { label: 'The place as latitude, longitude and height, to copy', kind: 'value' },
    { label: 'XMP, IPTC, comments, texts, colour profile and the small preview', kind: 'table' },
    { label: 'Each photo without its notes, its pixels bit for bit', kind: 'value' },
    { label: 'All notes of all photos as CSV', kind: 'value' },
  ],
  formula:
    'Reads segments and chunks of the file and every entry of its TIFF directories, and writes the file again without them; nothing is decoded or compressed anew',
  limits: [
    'JPEG, PNG and WebP are cleaned. TIFF, HEIC and AVIF are shown: of HEIC and AVIF the Exif data, no XMP.',
    'A maker’s note is counted and not taken apart; makers keep its form to themselves.',
    'Taking out the place alone takes out XMP and IPTC too. A maker’s note stays and may hold a place of its own.',
    'What is seen in the picture, such as a street sign, stays.',
    'A record of origin by C2PA is named and not verified.',
  ],
  sources: [
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
    { title: 'W3C: Portable Network Graphics, third edition', href: 'https://www.w3.org/TR/png-3/' },
    { title: 'RFC 9649: WebP Image Format', href: 'https://www.rfc-editor.org/rfc/rfc9649' },
    {
      title: 'IPTC: Information Interchange Model 4.2',
      href: 'https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf',
    },
    { title: 'ISO 16684-1: Extensible metadata platform (XMP)', href: 'https://www.iso.org/standard/75163.html' },
  ],
  abilities: ['save', 'print'],
})
