import type { Source } from '@/lib/base/source'
import { fileStem } from '@/lib/base/format/file-stem'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, integer, number, toggle } from '@/lib/kits/fields/define'
import { sizeInWords } from '@/lib/messages/workbench'
import { headPlace, photoPixels, type HeadPlace, type HeadSize } from '@/lib/subjects/id-photo/frame'
import { photoRules, type PhotoRule, type PhotoRuleId } from '@/lib/subjects/id-photo/rules'
import { sheetOf, sheetPapers, type SheetPaper } from '@/lib/subjects/id-photo/sheet'
import type { MadePhoto, MadeSheet, PhotoAnswer, PhotoPlan, PhotoQuestion } from '@/lib/subjects/id-photo/task'
import { usualHead } from '@/lib/subjects/id-photo/usual-head'
import { readBox, writeBox } from '@/lib/subjects/picture/crop-box'
import type { Rgb } from '@/lib/subjects/picture/steps'
import { idPhotoWords as says } from './passport-photo.messages'

const documents = {
  ...(Object.fromEntries(Object.entries(photoRules).map(([id, { name }]) => [id, name])) as Record<
    PhotoRuleId,
    string
  >),
  own: 'A size of your own',
}
const heads: Readonly<Record<HeadSize, string>> = {
  middle: 'In the middle of what is allowed',
  large: 'Large',
  small: 'Small',
}
const grounds = {
  kept: 'As it is',
  white: 'White',
  cream: 'Off-white',
  grey: 'Light grey',
  blue: 'Light blue',
} as const
type Ground = keyof typeof grounds
const groundColours: Readonly<Record<Exclude<Ground, 'kept'>, Rgb>> = {
  white: [255, 255, 255],
  cream: [248, 246, 240],
  grey: [217, 217, 217],
  blue: [173, 205, 235],
}
const papers = Object.fromEntries(Object.entries(sheetPapers).map(([id, { label }]) => [id, label])) as Record<
  SheetPaper,
  string
>

interface Options {
  document: PhotoRuleId | 'own'
  ownWidth: number
  ownHeight: number
  ownHead: number
  headSize: HeadSize
  straighten: number
  ground: Ground
  top?: number | undefined
  dpi: '300' | '600'
  limit?: number | undefined
  paper: SheetPaper
  gap: number
  marks: boolean
}
type PhotoWork = Work<Options, Readonly<Record<never, string>>, PhotoAnswer, PhotoQuestion>
type PhotoFile = WorkFile<PhotoAnswer>

const shownPick = 'shown'
const headPick = (id: number) => `head-${id}`
const unit = { width: 1, height: 1 }

/** How far a head may be from the size that somebody typed. */
const ownRoom = 1

function ruleOf({ document, ownWidth, ownHeight, ownHead }: Options): PhotoRule {
  if (document !== 'own') return photoRules[document]
  return {
    name: documents.own,
    unit: 'mm',
    width: ownWidth,
    height: ownHeight,
    head: { least: Math.max(1, Math.min(ownHead, ownHeight) - ownRoom), most: Math.min(ownHead + ownRoom, ownHeight) },
    background: '',
    sources: [],
    checkedOn: '',
  }
}

const placeOf = (values: Options): HeadPlace => headPlace(ruleOf(values), values.headSize, values.top)

function planOf(values: Options, picked: string | undefined): PhotoPlan {
  const rule = ruleOf(values)
  const dpi = Number(values.dpi)
  return {
    degrees: values.straighten,
    head: readBox(picked, unit),
    width: rule.width,
    height: rule.height,
    place: placeOf(values),
    pixels: photoPixels(rule, dpi),
    dpi,
    limit: values.limit === undefined ? rule.bytes?.most : Math.round(values.limit * 1000),
    ground: values.ground === 'kept' ? undefined : groundColours[values.ground],
  }
}

const photoOf = ({ answer }: PhotoFile): MadePhoto | undefined =>
  answer && 'kind' in answer && answer.kind === 'photo' ? answer : undefined
const sheetMade = ({ made }: PhotoWork): MadeSheet | undefined =>
  made && 'kind' in made && made.kind === 'sheet' ? made : undefined

const shownFile = ({ files, picks }: PhotoWork): PhotoFile | undefined =>
  files.find((one) => String(one.id) === picks[shownPick] && photoOf(one)) ?? files.find((one) => photoOf(one))

const leastHeadPixels = 600
/** Lengths below this are the rounding of a pixel. */
const seenGap = 0.15

/** Shares beyond which an exchanged wall is to be looked at: of edges that are no wall, and of a head that was taken for wall. */
const trusted = { strange: 0.3, swallowed: 0.02 }

function exchangeFindings(exchanged: MadePhoto['exchanged']): Finding[] {
  if (!exchanged) return []
  return [
    ...(exchanged.strange > trusted.strange ? [{ tone: 'bad', says: says.notPlain } as const] : []),
    ...(exchanged.swallowed > trusted.swallowed ? [{ tone: 'bad', says: says.swallowed } as const] : []),
    { tone: 'warn', says: says.altered },
  ]
}

function findingsOn(
  { framing, signs, exchanged, fits, file }: MadePhoto,
  rule: PhotoRule,
  limit: number | undefined,
): Finding[] {
  const { top, right, bottom, left } = framing.missing
  const sides = (
    [
      ['above', top],
      ['on the right', right],
      ['below', bottom],
      ['on the left', left],
    ] as const
  ).filter(([, by]) => by > seenGap)
  const least = rule.bytes?.least
  return [
    ...(sides.length > 0 ? [{ tone: 'bad', says: says.missing(sides, rule.unit) } as const] : []),
    ...(!fits && limit !== undefined ? [{ tone: 'bad', says: says.limitMissed(file.size, limit) } as const] : []),
    ...(least !== undefined && file.size < least
      ? [{ tone: 'bad', says: says.tooSmallFile(file.size, least) } as const]
      : []),
    ...(framing.headPixels < leastHeadPixels && !rule.pixels
      ? [{ tone: 'warn', says: says.lowHead(framing.headPixels) } as const]
      : []),
    ...exchangeFindings(exchanged),
    ...(signs.groundVaries > 6 ? [{ tone: 'warn', says: says.unevenGround } as const] : []),
    ...(signs.ground !== undefined && signs.ground < 60 ? [{ tone: 'warn', says: says.darkGround } as const] : []),
    ...(signs.sides > 9 ? [{ tone: 'warn', says: says.unevenLight } as const] : []),
    ...(signs.lost > 0.05 ? [{ tone: 'warn', says: says.lost } as const] : []),
  ]
}

function ruleTable({ file, pixels, signs }: MadePhoto, rule: PhotoRule, { head, top }: HeadPlace): View {
  const words = says.prescribed
  const length = (value: number) => says.headIs(value, rule.unit)
  const asked = (range: PhotoRule['head']) => (range ? words.range(range, rule.unit) : words.notSaid)
  return {
    kind: 'table',
    label: words.label,
    isTitled: true,
    columns: words.columns,
    rows: [
      ...(rule.unit === 'mm'
        ? [
            [
              words.size,
              `${length(rule.width)} × ${length(rule.height)}`,
              `${length(rule.width)} × ${length(rule.height)}`,
            ],
          ]
        : []),
      [
        words.pixels,
        rule.pixels ? `${rule.pixels.width} × ${rule.pixels.height}` : words.notSaid,
        `${pixels.width} × ${pixels.height}`,
      ],
      [words.head, asked(rule.head), length(head)],
      [words.top, asked(rule.top), length(top)],
      ...(rule.eyes ? [[words.eyes, asked(rule.eyes), length(rule.height - top - head / 2)]] : []),
      [words.bytes, rule.bytes ? words.bytesAre(rule.bytes) : words.notSaid, sizeInWords(file.size)],
      ...(rule.background === '' ? [] : [[words.ground, rule.background, words.groundIs(signs)]]),
    ],
  }
}

function viewsOfFile(one: PhotoFile, values: Options, isShown: boolean): View[] {
  const made = photoOf(one)
  if (!made) return []
  return [
    {
      kind: 'picture',
      label: says.photo(made.pixels),
      of: made.small.picture,
      width: made.small.width,
      height: made.small.height,
    },
    {
      kind: 'figures',
      items: [
        { label: says.size, text: says.sizeIs(ruleOf(values), made.pixels) },
        { label: says.file, text: sizeInWords(made.file.size) },
      ],
    },
    {
      kind: 'ready',
      items: [{ label: 'Save', name: photoName(one), content: made.file }],
      offers: isShown ? [] : [{ label: 'Show', picks: { [shownPick]: String(one.id) } }],
    },
  ]
}

function shownViews(work: PhotoWork): View[] {
  const { values, picks } = work
  const file = shownFile(work)
  const made = file && photoOf(file)
  if (!file || !made) return []
  const rule = ruleOf(values)
  const place = placeOf(values)
  const initial = writeBox(
    {
      x: usualHead.x * made.straight.width,
      y: usualHead.y * made.straight.height,
      width: usualHead.width * made.straight.width,
      height: usualHead.height * made.straight.height,
    },
    made.straight,
  )
  return [
    { kind: 'note', says: says.howToMark },
    {
      kind: 'crop',
      label: says.mark(file.name),
      of: { source: file.file, degrees: values.straighten },
      ...made.straight,
      pick: headPick(file.id),
      initial,
      by: 'box',
    },
    { kind: 'findings', items: findingsOn(made, rule, planOf(values, picks[headPick(file.id)]).limit) },
    { kind: 'picture', label: says.photo(made.pixels), of: { source: made.file }, ...made.pixels },
    ruleTable(made, rule, place),
    { kind: 'note', says: rule.remark ?? '' },
    { kind: 'note', says: rule.sources.length > 0 ? says.source(rule) : '' },
    { kind: 'note', tone: 'warn', says: says.noPromise },
  ]
}

function sheetNote(work: PhotoWork): string {
  const { values } = work
  const rule = ruleOf(values)
  const made = sheetMade(work)
  if (made) return says.sheetOf(made.count)
  if (rule.unit !== 'mm') return says.digitalOnly
  const { places } = sheetOf({ paper: sheetPapers[values.paper], photo: rule, gap: values.gap, margin: 3 })
  return places.length === 0 ? says.noSheet : says.sheetOf(places.length)
}

function views(work: PhotoWork): View[] {
  const { files, values } = work
  const shown = shownFile(work)
  const ready = files.filter((one) => photoOf(one)).length
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: files.length === 0 ? says.waiting : ready > 0 ? says.ready(ready) : '',
    },
    { kind: 'note', says: files.length > 1 && shown ? says.shown(shown.name) : '' },
    ...shownViews(work),
    { kind: 'note', says: shown ? sheetNote(work) : '' },
    {
      kind: 'files',
      of: Object.fromEntries(files.map((one) => [one.id, viewsOfFile(one, values, one.id === shown?.id)])),
    },
  ]
}

const onlyName = (name: string) => name.slice(name.lastIndexOf('/') + 1)
const photoName = ({ name }: Pick<PhotoFile, 'name'>) => `${fileStem(onlyName(name))}-photo.jpg`
const shownPhoto = (work: PhotoWork) => {
  const file = shownFile(work)
  return file && !file.isBusy ? photoOf(file)?.file : undefined
}

const sheetAsked = (as: 'jpeg' | 'pdf') => (work: PhotoWork) => {
  const { values, picks } = work
  const file = shownFile(work)
  const rule = ruleOf(values)
  if (!file || file.isBusy || rule.unit !== 'mm') return undefined
  const { paper, gap, marks } = values
  const plan = planOf(values, picks[headPick(file.id)])
  return { ask: { ask: 'sheet' as const, file: file.file, plan, sheet: { paper, gap, marks, as } } }
}

const isOwn = { field: 'document', is: 'own' } as const

const [firstSource, ...moreSources] = photoRules['us-passport'].sources
const allSources: readonly [Source, ...Source[]] = [
  firstSource,
  ...[...moreSources, ...Object.values(photoRules).flatMap(({ sources }): readonly Source[] => sources)].filter(
    ({ href }, at, all) => href !== firstSource.href && all.findIndex((one) => one.href === href) === at,
  ),
]

export default defineWorkbench({
  worker: worker<PhotoQuestion, PhotoAnswer>('passport-photo'),
  options: {
    document: choice('Document', { options: documents, initial: 'us-passport', as: 'search' }),
    ownWidth: number('Width', { unit: 'mm', initial: 35, min: 10, max: 200, shownWhen: isOwn }),
    ownHeight: number('Height', { unit: 'mm', initial: 45, min: 10, max: 200, shownWhen: isOwn }),
    ownHead: number('Chin to crown', { unit: 'mm', initial: 34, min: 5, max: 190, shownWhen: isOwn }),
    headSize: choice('Size of the head', { options: heads, initial: 'middle', as: 'menu' }),
    straighten: number('Straighten', {
      unit: '°',
      initial: 0,
      min: -45,
      max: 45,
      slider: { from: -15, to: 15, step: 0.5 },
      help: 'Until both eyes lie level.',
    }),
    ground: choice('Background', {
      options: grounds,
      initial: 'kept',
      as: 'menu',
      help: 'A plain wall can be replaced. Read first whether your office takes altered photos.',
    }),
    top: number('Room above the head', {
      optional: true,
      min: 0,
      max: 100,
      help: 'In millimetres, or percent of a file. Left empty: as it is prescribed, or a third of what is free.',
    }),
    dpi: choice('Dots per inch', { options: { '300': '300', '600': '600' }, initial: '600', as: 'buttons' }),
    limit: number('Largest file', {
      unit: 'kB',
      optional: true,
      min: 5,
      max: 20_000,
      help: 'For an online form. Left empty: what the rule says.',
    }),
    paper: choice('Paper', { options: papers, initial: '10x15', as: 'menu' }),
    gap: integer('Between photos', { unit: 'mm', initial: 2, min: 0, max: 30 }),
    marks: toggle('Marks to cut by', { initial: true }),
  },
  panels: [
    { at: 'inputs', fields: ['document', 'ownWidth', 'ownHeight', 'ownHead', 'headSize', 'straighten'] },
    { at: 'inputs', label: 'Background and file', folded: true, fields: ['ground', 'top', 'dpi', 'limit'] },
    { at: 'inputs', label: 'Sheet to print', folded: true, fields: ['paper', 'gap', 'marks'] },
  ],
  inputs: {
    portraits: {
      kind: 'files',
      label: says.input,
      button: says.choose,
      accept: 'image/*,.heic,.avif,.webp',
      also: ['camera', 'clipboard'],
      verb: 'Make a photo of',
      stopped: says.stopped,
      follows: shownPick,
    },
  },
  resultLabel: 'Photo',
  making: 'Drawing the sheet',
  ask: (): PhotoQuestion | undefined => undefined,
  askOf: (file, { values, picks }, id): PhotoQuestion => ({
    ask: 'photo',
    file,
    plan: planOf(values, picks[headPick(id)]),
  }),
  views,
  takeAway: {
    photo: {
      kind: 'save',
      label: 'Save the photo',
      file: (work) => photoName(shownFile(work) ?? { name: 'portrait' }),
      type: 'image/jpeg',
      of: shownPhoto,
    },
    sheet: {
      kind: 'save',
      label: 'Save the sheet as JPEG',
      file: ({ values }) => `photo-sheet-${values.paper}.jpg`,
      type: 'image/jpeg',
      of: sheetAsked('jpeg'),
    },
    pdf: {
      kind: 'save',
      label: 'Save the sheet as PDF',
      file: ({ values }) => `photo-sheet-${values.paper}.pdf`,
      type: 'application/pdf',
      of: sheetAsked('pdf'),
    },
    share: {
      kind: 'share',
      label: 'Share',
      file: (work) => photoName(shownFile(work) ?? { name: 'portrait' }),
      type: 'image/jpeg',
      of: shownPhoto,
    },
  },
  fileIn: (answer) => ('kind' in answer && answer.kind === 'sheet' ? answer.file : undefined),
  controls: [
    { label: 'Portraits', help: 'Chosen, dropped, pasted or taken with the camera: JPEG, PNG, WebP, AVIF or BMP.' },
    { label: 'Document', help: 'Sizes of passports and visas with the page that says so, or a size of your own.' },
    { label: 'Head', help: 'A box from crown to chin; the cut follows from the size that is allowed.' },
    { label: 'Straighten', help: 'By up to 45 degrees, until the eyes lie level.' },
    { label: 'Background', help: 'As it is, or a plain wall replaced by white, off-white, light grey or light blue.' },
    {
      label: 'Sheet',
      help: 'As many prints as fit 10 × 15 cm, 4 × 6 in, 13 × 18 cm, A4 or Letter, with marks to cut by.',
    },
  ],
  results: [
    { label: 'The photo as JPEG in its prescribed size, in pixels, dots per inch and kilobytes', kind: 'value' },
    { label: 'A sheet to print, as JPEG or PDF', kind: 'value' },
    { label: 'What the rule asks for beside what the photo has', kind: 'table' },
    { label: 'Missing edges, too few pixels, uneven light or background', kind: 'verdict' },
  ],
  formula:
    'Takes the height of the head in pixels as the prescribed length from chin to crown, which gives pixels a millimetre, cuts the photo around it by the prescribed width, height and room above, and resamples by Lanczos in linear light',
  limits: [
    'No office is bound by this page: it promises no acceptance. The source and the day it was read stand beside each size.',
    'The United Kingdom, Canada and many others are missing: their official pages could not be read for this table. Type their size as your own.',
    'The head is marked by hand; no face is searched for.',
    'A wall is replaced by its colour alone, so it has to be plain. Shadows on it go with it; hair as light as the wall is lost, and you are told.',
    'Light and background are measured as signs. Glasses, expression and shadows on the face are for you to look at.',
    'Sheets are drawn at 300 dots per inch. Print them at 100%, without fitting to the page.',
  ],
  sources: allSources,
  abilities: ['save', 'print'],
})
