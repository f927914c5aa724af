import { fileStem } from '@/lib/base/format/file-stem'
import type { View } from '@/lib/kits/app/views'
import type { FilesInput, Sharing, Saving, Work, WorkFile, Zipping } from '@/lib/kits/app/workbench'
import { sizeInWords } from '@/lib/messages/workbench'
import type { MadePicture, PictureAnswer, PictureQuestion } from '@/lib/subjects/picture/task'
import { pictureWords as says } from './words'

/* What every tool of picture files shares on its page. */

/** The pick that names the file whose picture is shown. */
export const shownPick = 'shown'

/** Files that choosers offer; what is chosen is told by its bytes. */
const accepted = 'image/*,.heic,.avif,.webp'

export function picturesInput(verb: string): FilesInput {
  return {
    kind: 'files',
    label: says.pictures,
    button: says.choose,
    accept: accepted,
    also: ['camera', 'clipboard'],
    folders: true,
    verb,
    stopped: says.stopped,
    follows: shownPick,
  }
}

export type PictureWork<Option> = Work<Option, Readonly<Record<never, string>>, PictureAnswer, PictureQuestion>
export type PictureFile = WorkFile<PictureAnswer>

/** What was made of a file. */
export function madeOf({ answer }: PictureFile): MadePicture | undefined {
  return answer && 'kind' in answer ? answer : undefined
}

/** The file whose picture is shown: the one that was picked, else the first that is ready. */
export function shownFile(files: readonly PictureFile[], picked: string | undefined): PictureFile | undefined {
  return files.find((file) => String(file.id) === picked && madeOf(file)) ?? files.find((file) => madeOf(file))
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' }

/** The name of what was made: that of the file, with what the tool adds and the ending of its format. */
function nameOf(name: string, { written }: MadePicture, adds: string): string {
  const stem = fileStem(name)
  return `${stem}${adds}.${extensions[written] ?? written}`
}

/** Every made file by a name of its own; folders stay. */
export function namedFiles<Option>({ files }: PictureWork<Option>, adds: string): Map<number, string> {
  const taken = new Set<string>()
  const names = new Map<number, string>()
  for (const file of files) {
    const made = madeOf(file)
    if (!made) continue
    const wanted = nameOf(file.name, made, adds)
    const [, stem = '', ending = ''] = /^(.*)(\.[^.]*)$/.exec(wanted) ?? []
    let name = wanted
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}${ending}`
    taken.add(name.toLowerCase())
    names.set(file.id, name)
  }
  return names
}

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** By how much a file became smaller, in whole percent; negative where it grew. */
export const savedShare = (before: number, after: number) => Math.round((1 - after / before) * 100)

function figuresOf(file: PictureFile, made: MadePicture): View {
  const { before, after, quality, likeness, written } = made
  const isSameSize = before.width === after.width && before.height === after.height
  return {
    kind: 'figures',
    items: [
      {
        label: says.size,
        text: says.sizes(sizeInWords(file.size), sizeInWords(made.file.size), savedShare(file.size, made.file.size)),
      },
      { label: says.pixels, text: isSameSize ? says.dimensions(after) : says.fromTo(before, after) },
      { label: says.format, text: says.formats(made.head.kind, written) },
      ...(quality === undefined ? [] : [{ label: says.quality, text: String(quality) }]),
      ...(likeness === undefined ? [] : [{ label: says.likeness, text: likeness.toFixed(3) }]),
    ],
  }
}

function remarksView({ remarks }: MadePicture): View[] {
  const sentences = remarks.map(says.remark)
  return sentences.length > 0 ? [{ kind: 'note', tone: 'plain', says: sentences.join(' ') }] : []
}

function viewsOfFile(file: PictureFile, name: string, isShown: boolean): View[] {
  const made = madeOf(file)
  if (!made) return []
  const { small } = made
  return [
    { kind: 'picture', label: says.smallOf(file.name), of: small.picture, width: small.width, height: small.height },
    figuresOf(file, made),
    ...remarksView(made),
    {
      kind: 'ready',
      items: [{ label: says.save, name: onlyName(name), content: made.file }],
      offers: isShown ? [] : [{ label: says.show, picks: { [shownPick]: String(file.id) } }],
    },
  ]
}

/** All pictures, and how much they became smaller together. */
function totalOf(files: readonly PictureFile[]): string {
  const ready = files.flatMap((file) => {
    const made = madeOf(file)
    return made ? [{ before: file.size, after: made.file.size }] : []
  })
  const before = ready.reduce((sum, one) => sum + one.before, 0)
  const after = ready.reduce((sum, one) => sum + one.after, 0)
  const failed = files.filter((file) => !file.isBusy && !madeOf(file)).length
  if (ready.length === 0) return failed > 0 ? says.without(failed) : ''
  const total = says.total(ready.length, sizeInWords(before), sizeInWords(after), savedShare(before, after))
  return failed > 0 ? `${total} ${says.without(failed)}` : total
}

interface Shown {
  /** Put behind the name of what is saved. */
  adds: string
  /** Said before there is a picture. */
  waiting: string
  /** Whether before and after are of one motif, so that a divider may part them. */
  compares: boolean
}

/** The sum, the shown picture under its divider, and the list of files. */
export function pictureViews<Option>(work: PictureWork<Option>, { adds, waiting, compares }: Shown): View[] {
  const { files, picks } = work
  const names = namedFiles(work, adds)
  const shown = shownFile(files, picks[shownPick])
  const made = shown && madeOf(shown)
  const picture: View[] =
    shown && made
      ? [
          {
            kind: 'picture',
            label: says.after(sizeInWords(made.file.size)),
            of: { source: made.shown },
            ...made.after,
            ...(compares && {
              before: { label: says.before(sizeInWords(shown.size)), of: { source: shown.file }, ...made.before },
            }),
          },
          { kind: 'note', tone: 'plain', says: files.length > 1 ? says.shown(shown.name) : '' },
        ]
      : []
  return [
    { kind: 'note', status: true, strong: true, says: files.length === 0 ? waiting : totalOf(files) },
    ...picture,
    {
      kind: 'files',
      of: Object.fromEntries(
        files.map((file) => [file.id, viewsOfFile(file, names.get(file.id) ?? file.name, file.id === shown?.id)]),
      ),
    },
  ]
}

/** All of them as one archive, where there are several; one alone as it is. */
export function savingAll<Option>(
  adds: string,
  archive: string,
): {
  all: Zipping<PictureWork<Option>, PictureQuestion>
  one: Saving<PictureWork<Option>, PictureQuestion>
  share: Sharing<PictureWork<Option>, PictureQuestion>
} {
  const first = ({ files, picks }: PictureWork<Option>) => shownFile(files, picks[shownPick])
  const fileOf = (work: PictureWork<Option>) => {
    const file = first(work)
    return file && !file.isBusy ? madeOf(file)?.file : undefined
  }
  const fileName = (work: PictureWork<Option>) => {
    const file = first(work)
    return onlyName((file && namedFiles(work, adds).get(file.id)) ?? 'picture')
  }
  const type = (work: PictureWork<Option>) => fileOf(work)?.type ?? 'image/png'
  return {
    one: { kind: 'save', label: says.saveShown, file: fileName, type, of: fileOf },
    all: {
      kind: 'zip',
      label: says.saveAll,
      file: archive,
      files(work) {
        const names = namedFiles(work, adds)
        const ready = work.files.flatMap((file) => {
          const made = madeOf(file)
          const name = names.get(file.id)
          return made && name !== undefined ? [[name, made.file] as const] : []
        })
        // A press before all are ready would leave some out without a word.
        const isEarly = work.files.some(({ isBusy }) => isBusy)
        return ready.length < 2 || isEarly ? { [archive]: undefined } : Object.fromEntries(ready)
      },
    },
    share: { kind: 'share', label: says.share, file: fileName, type, of: fileOf },
  }
}
