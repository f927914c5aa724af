import { pictureFileMessages as says } from '@/lib/messages/picture-files'
import { pictureHead, type PictureHead } from '@/lib/subjects/picture/head'
import { withoutAnyNotesIn, withoutPlaceIn } from '@/lib/subjects/picture/in-file'
import { largestFile } from '@/lib/subjects/picture/limits'
import { notesIn, type PictureNotes } from '@/lib/subjects/picture/notes'
import type { NoteRow, NotesAnswer, NotesQuestion, ReadNotes } from '@/lib/subjects/picture/notes-task'
import { tagText } from '@/lib/subjects/picture/tag-text'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { lookAt } from '@/lib/workers/picture-look'

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new TaskRefusal(says.empty)
  if (file.size > largestFile) throw new TaskRefusal(says.tooLarge(file.size, largestFile))
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new TaskRefusal(says.gone)
  }
}

const groups = ['place', 'camera', 'picture', 'preview'] as const

function rowsOf({ tags, xmp, press, texts }: PictureNotes): NoteRow[] {
  const ofTags = groups.flatMap((group) =>
    tags.filter((tag) => tag.group === group).map((tag): NoteRow => ({ group, name: tag.name, text: tagText(tag) })),
  )
  const named = { xmp, press, texts }
  return [
    ...ofTags,
    ...(['xmp', 'press', 'texts'] as const).flatMap((group) =>
      named[group].map((note): NoteRow => ({ group, ...note })),
    ),
  ]
}

function sizeOf({ width, height, orientation }: PictureHead): ReadNotes['size'] {
  if (width === undefined || height === undefined) return undefined
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

const unreadKinds: readonly string[] = ['jxl', 'psd', 'pdf']

async function read({ file, removes }: Extract<NotesQuestion, { ask: 'notes' }>): Promise<ReadNotes> {
  const bytes = await bytesOf(file)
  const head = pictureHead(bytes)
  if (head.kind === 'unknown' || unreadKinds.includes(head.kind)) throw new TaskRefusal(says.notAPicture)
  if (head.kind === 'svg') throw new TaskRefusal(says.drawing)
  const notes = notesIn(bytes, head)
  const cleaned = removes === 'all' ? withoutAnyNotesIn(bytes, head) : withoutPlaceIn(bytes, head)
  const { place, profile, hasOrigin, trailing, damaged, preview } = notes
  return {
    kind: 'notes',
    picture: head.kind,
    size: sizeOf(head),
    rows: rowsOf(notes),
    place,
    profile,
    hasOrigin,
    trailing,
    damaged,
    preview: preview && new Blob([preview], { type: 'image/jpeg' }),
    cleaned: cleaned && new Blob([cleaned], { type: `image/${head.kind}` }),
  }
}

defineTask<NotesQuestion, NotesAnswer>((question) => (question.ask === 'notes' ? read(question) : lookAt(question)))
