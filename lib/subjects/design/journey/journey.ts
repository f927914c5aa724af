import { projectFile } from '@/lib/base/format/project-file'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Show } from '@/lib/base/format/show'
import { problem, type Problem } from '@/lib/base/problem'
import { editDistance } from '@/lib/base/text/edit-distance'
import type { DesignItem } from '@/lib/kits/document/design'
import type { Document, Fact, Notice } from '@/lib/kits/document/types'
import { pathItem, round } from '@/lib/subjects/design/blocks/piece'
import { millimetresOf } from '@/lib/subjects/design/measure'
import { moved, setText, type TextStyle } from '@/lib/subjects/design/set-text'
import { themeOf, type Theme, type ThemeName } from '@/lib/subjects/design/theme'
import { evidences, feelings, lanes, papers, type Evidence, type Feeling, type Lane, type Paper } from './kinds'

export interface Stage {
  name: string
  feeling: Feeling
  /** Where the customer decides to stay or to leave. */
  isMoment: boolean
}

export interface Note {
  /** The name of a stage, or its number from the left. */
  stage: string
  lane: Lane
  text: string
  evidence: Evidence
  /** Who has it, and until when. */
  owner?: string | undefined
}

export interface Journey {
  title: string
  persona?: string | undefined
  stages: readonly Stage[]
  notes: readonly Note[]
  paper: Paper
  theme: ThemeName
  /** #rrggbb. */
  colour: string
}

type Refusal = Problem<'stages' | 'notes'>

const trimmed = (text: string | undefined) => text?.trim() ?? ''
const plain = (text: string) => trimmed(text).toLowerCase()

/** Sizes of letters are tried from the largest to the smallest that can be read on paper, as shares of nine points. */
const scales = [3, 2.5, 2, 1.7, 1.4, 1.2, 1.05, 0.95, 0.85, 0.75, 0.65] as const
const noteSize = 9
const feelingNames = Object.keys(feelings) as Feeling[]
const laneNames = Object.keys(lanes) as Lane[]
/** The curve stands between what somebody thinks and what hurts. */
const lanesAbove: readonly Lane[] = ['actions', 'touchpoints', 'thoughts']

/** The notes of each stage, or what is wrong with the first note whose stage is not there. */
function placed({ stages, notes }: Journey): readonly (readonly Note[])[] | Refusal {
  const names = stages.map(({ name }) => plain(name))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    const at = names.indexOf(twice)
    return problem('stages', `must have different names: “${stages[at]?.name.trim() ?? ''}” stands there twice`)
  }
  const byStage = stages.map((): Note[] => [])
  for (const [at, note] of notes.entries()) {
    const wanted = plain(note.stage)
    const found = names.indexOf(wanted)
    const index = found >= 0 ? found : /^\d{1,2}$/.test(wanted) ? Number(wanted) - 1 : -1
    const cell = byStage[index]
    if (!cell)
      return problem('notes', `name a stage that is not there in no. ${at + 1}: ${missing(note.stage, stages)}`)
    cell.push(note)
  }
  return byStage
}

function missing(name: string, stages: readonly Stage[]): string {
  const near = stages
    .map((stage) => ({ name: stage.name.trim(), distance: editDistance(plain(stage.name), plain(name)) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  const hint =
    near && near.distance <= 3 ? `Did you mean “${near.name}”?` : 'Write its name, or its number from the left'
  return `“${name.trim()}”. ${hint}`
}

interface Setting {
  scale: number
  width: number
  margin: number
  labelWidth: number
  column: number
  theme: Theme
}

interface Laid {
  items: DesignItem[]
  height: number
  overflows: boolean
}

const fieldOf = (x: number, y: number, width: number, height: number, fill: string, radius = 0): DesignItem => ({
  kind: 'field',
  x,
  y,
  width,
  height,
  fill,
  ...(radius > 0 ? { radius } : {}),
})

/** A card of one note: its words, and in a quiet line that it is assumed and who has it. */
function card(note: Note, at: number, { scale, column, theme }: Setting): Laid {
  const pad = 1.6 * scale
  const bar = 0.9 * scale
  const width = column - 2 * pad
  const inner = width - bar - 2 * pad
  const words = setText(
    note.text,
    { x: pad + bar + pad, y: pad * 0.7, width: inner },
    { size: noteSize * scale, least: noteSize * scale * 0.8, fill: theme.ink, leading: 1.25 },
  )
  const about = [
    ...(note.evidence === 'assumed' ? [evidences.assumed] : []),
    ...(trimmed(note.owner) === '' ? [] : [trimmed(note.owner)]),
  ].join(' · ')
  const line = setText(
    about,
    { x: pad + bar + pad, y: pad * 0.7 + words.height + 0.4 * scale, width: inner },
    { size: noteSize * scale * 0.78, least: noteSize * scale * 0.6, fill: theme.quiet, leading: 1.2 },
  )
  const height = words.height + (about === '' ? 0 : line.height + 0.4 * scale) + pad * 1.4
  const colour = note.evidence === 'observed' ? (theme.series[at % theme.series.length] ?? theme.accent) : theme.line
  return {
    height: height + pad * 0.8,
    overflows: words.overflows || line.overflows,
    items: [
      fieldOf(pad, 0, width, height, theme.card, 0.8 * scale),
      fieldOf(pad, 0, bar, height, colour),
      ...words.items,
      ...line.items,
    ],
  }
}

/** A row of the map: its name at the left, and what stands in each column. */
function laneRow(name: string, cells: readonly (readonly Laid[])[], setting: Setting, least = 0): Laid {
  const { scale, labelWidth, column, theme } = setting
  const pad = 2 * scale
  const label = setText(
    name,
    { x: 0, y: pad, width: labelWidth - 2 * scale },
    { size: noteSize * scale, least: noteSize * scale * 0.7, bold: true, fill: theme.ink },
  )
  const heights = cells.map((cell) => cell.reduce((sum, { height }) => sum + height, 0))
  const height = Math.max(label.height, least, ...heights) + 2 * pad
  const items = cells.flatMap((cell, at) => {
    let y = pad
    return cell.flatMap((one) => {
      const there = moved(one.items, labelWidth + at * column, y)
      y += one.height
      return there
    })
  })
  const overflows = label.overflows || cells.some((cell) => cell.some((one) => one.overflows))
  return { height, overflows, items: [...label.items, ...items] }
}

function stageRow(stages: readonly Stage[], { scale, labelWidth, column, theme }: Setting): Laid {
  const style: TextStyle = {
    size: 11 * scale,
    least: 7 * scale,
    bold: true,
    fill: theme.onBand,
    align: 'middle',
    leading: 1.2,
  }
  const gap = 1.2 * scale
  const heads = stages.map(({ name }) => setText(name, { x: gap * 2, y: 2.2 * scale, width: column - gap * 4 }, style))
  const height = Math.max(...heads.map((head) => head.height)) + 4.4 * scale
  const items = heads.flatMap((head, at) =>
    moved([fieldOf(gap / 2, 0, column - gap, height, theme.band, scale), ...head.items], labelWidth + at * column, 0),
  )
  return { height: height + 1.5 * scale, overflows: heads.some((head) => head.overflows), items }
}

/** A curve through the feelings that never goes beyond them: its tangents lie flat at each point. */
export function feelingCurve(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const middle = round((before.x + x) / 2)
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`
    })
    .join('')
}

function feelingRow(stages: readonly Stage[], setting: Setting): Laid {
  const { scale, labelWidth, column, theme } = setting
  const room = 38 * scale
  const top = 9 * scale
  const step = (room - top - 8 * scale) / (feelingNames.length - 1)
  const points = stages.map(({ feeling }, at) => ({
    x: labelWidth + (at + 0.5) * column,
    y: top + feelingNames.indexOf(feeling) * step,
  }))
  const box = { x: 0, y: 0, width: labelWidth + stages.length * column, height: room }
  const middle = top + 2 * step
  const dot = 1.5 * scale
  const dots = points.map(({ x, y }) => fieldOf(x - dot, y - dot, 2 * dot, 2 * dot, theme.accent, dot))
  const moments = stages.flatMap(({ isMoment }, at): DesignItem[] => {
    const point = points[at]
    if (!isMoment || !point) return []
    const size = 2.8 * scale
    const { x, y } = point
    const d = `M${round(x)} ${round(y - size)}L${round(x + size)} ${round(y)}L${round(x)} ${round(y + size)}L${round(x - size)} ${round(y)}Z`
    return [pathItem(box, d, { fill: theme.series[1] ?? theme.accent }, 'Moment of truth')]
  })
  const words = stages.flatMap(({ feeling, isMoment }, at) => {
    const point = points[at]
    if (!point) return []
    const text = isMoment ? `${feelings[feeling]} · moment of truth` : feelings[feeling]
    return setText(
      text,
      // Beneath the line of the middle words stand beneath their point, where nothing crosses them.
      { x: point.x - column / 2, y: point.y + (point.y > middle ? 2.6 : -7.5) * scale, width: column },
      { size: 7.5 * scale, least: 4.5 * scale, fill: theme.ink, align: 'middle', most: 1 },
    ).items
  })
  const row = laneRow('How they feel', [], setting, room)
  return {
    ...row,
    items: [
      ...row.items,
      ...moved(
        [
          fieldOf(labelWidth, middle, stages.length * column, 0.25 * scale, theme.line),
          pathItem(box, feelingCurve(points), { stroke: theme.accent, weight: 0.9 * scale }),
          ...dots,
          ...moments,
          ...words,
        ],
        0,
        2 * scale,
      ),
    ],
  }
}

function headRow({ title, persona = '' }: Journey, { scale, theme, width, margin }: Setting): Laid {
  const name = setText(
    title,
    { x: 0, y: 0, width: width - 2 * margin },
    { size: 20 * scale, least: 10 * scale, bold: true, fill: theme.accent, leading: 1.15 },
  )
  const about = setText(
    persona,
    { x: 0, y: name.height + 1.5 * scale, width: width - 2 * margin },
    { size: 10 * scale, least: 6 * scale, fill: theme.ink, leading: 1.3 },
  )
  const height = name.height + (about.height > 0 ? about.height + 1.5 * scale : 0)
  return {
    height: height + 4 * scale,
    overflows: name.overflows || about.overflows,
    items: [...name.items, ...about.items],
  }
}

/** The whole map at one size of letters, from the upper edge of its page on. */
function laidOut(journey: Journey, byStage: readonly (readonly Note[])[], scale: number): Laid {
  const { width } = papers[journey.paper]
  const margin = Math.max(8, 9 * scale)
  const labelWidth = 28 * scale
  const theme = themeOf(journey.theme, journey.colour)
  const column = (width - 2 * margin - labelWidth) / journey.stages.length
  const setting: Setting = { scale, width, margin, labelWidth, column, theme }
  const used = laneNames.filter((lane) => journey.notes.some((note) => note.lane === lane))
  const rowOf = (lane: Lane) =>
    laneRow(
      lanes[lane],
      byStage.map((notes) =>
        notes.filter((note) => note.lane === lane).map((note) => card(note, laneNames.indexOf(lane), setting)),
      ),
      setting,
    )
  const rows = [
    headRow(journey, setting),
    stageRow(journey.stages, setting),
    ...used.filter((lane) => lanesAbove.includes(lane)).map(rowOf),
    feelingRow(journey.stages, setting),
    ...used.filter((lane) => !lanesAbove.includes(lane)).map(rowOf),
  ]
  let y = margin
  const items = rows.flatMap((row, at) => {
    const rule = at > 2 ? [fieldOf(margin, y, width - 2 * margin, 0.2 * scale, theme.line)] : []
    const there = moved(row.items, margin, y)
    y += row.height
    return [...rule, ...there]
  })
  // A column that is narrower than a short word at the least size is no column.
  const isNarrow = column < millimetresOf(noteSize * scale) * 5
  return { items, height: y + margin, overflows: isNarrow || rows.some((row) => row.overflows) }
}

/** The map in the largest letters that fit; one in which a word is wider than its column only where there is no other. */
function largestThatFits(journey: Journey, byStage: readonly (readonly Note[])[], height: number) {
  let wide: { scale: number; laid: Laid } | undefined
  for (const scale of scales) {
    const laid = laidOut(journey, byStage, scale)
    if (laid.height > height) continue
    if (!laid.overflows) return { scale, laid }
    wide ??= { scale, laid }
  }
  return wide
}

const isWithoutOwner = ({ lane, owner }: Note) => lane === 'ideas' && trimmed(owner) === ''

function noticesOf({ notes, stages }: Journey, byStage: readonly (readonly Note[])[], overflows: boolean): Notice[] {
  const notices: Notice[] = []
  if (overflows)
    notices.push({
      is: 'bad',
      says: 'A word is wider than its column. It is framed in red: shorten it, or choose a larger paper.',
    })
  const open = notes.filter(isWithoutOwner)
  if (open.length > 0)
    notices.push({
      is: 'fair',
      says: `Ideas without an owner: ${open.map(({ text }) => text.trim()).join('; ')}.`,
    })
  const assumed = notes.filter(({ evidence }) => evidence === 'assumed').length
  if (assumed > 0 && assumed * 2 > notes.length)
    notices.push({
      is: 'fair',
      says: `${assumed} of ${notes.length} notes are assumed. Ask customers before you decide by them.`,
    })
  const empty = stages.filter((_, at) => byStage[at]?.length === 0)
  if (empty.length > 0)
    notices.push({ is: 'plain', says: `Stages without a note: ${empty.map(({ name }) => name.trim()).join(', ')}.` })
  return notices
}

function factsOf({ stages, notes }: Journey, scale: number, show: Show): Fact[] {
  const low = stages.filter(({ feeling }) => feeling === 'annoyed' || feeling === 'angry')
  const observed = notes.filter(({ evidence }) => evidence === 'observed').length
  return [
    { label: 'Letters of the notes', value: `${show.number(Math.round(noteSize * scale * 10) / 10)} pt` },
    {
      label: 'Notes, observed and assumed',
      value: `${show.count(observed)} + ${show.count(notes.length - observed)} = ${show.count(notes.length)}`,
    },
    { label: 'Low points', value: low.length === 0 ? 'none' : low.map(({ name }) => name.trim()).join(', ') },
    { label: 'Ideas without an owner', value: show.count(notes.filter(isWithoutOwner).length) },
  ]
}

/** The map in words, a line for each stage, for those who cannot see it. */
function journeyInWords({ stages }: Journey, byStage: readonly (readonly Note[])[]): string {
  return stages
    .map(({ name, feeling, isMoment }, at) => {
      const said = (byStage[at] ?? []).map(({ lane, text }) => `${lanes[lane].toLowerCase()}: ${text.trim()}`)
      const felt = `${feelings[feeling].toLowerCase()}${isMoment ? ', moment of truth' : ''}`
      return `${name.trim()} (${felt})${said.length > 0 ? `: ${said.join('; ')}` : ''}`
    })
    .join('\n')
}

/**
 * A customer journey map on one lying sheet: stages as columns, what is known of each in lanes, and a curve of feelings. Letters are as
 * large as the sheet allows. Refused: two stages of one name, a note for a stage that is not there, more notes than can be read.
 */
export function journeyDocument(journey: Journey, show: Show): Document | Refusal {
  const byStage = placed(journey)
  if ('problem' in byStage) return byStage
  const { width, height, label } = papers[journey.paper]
  const found = largestThatFits(journey, byStage, height)
  if (!found)
    return problem(
      'notes',
      `do not fit on ${label} in letters that can be read. Choose a larger paper, or take notes out`,
    )
  const { scale, laid } = found
  const theme = themeOf(journey.theme, journey.colour)
  return {
    title: trimmed(journey.title) || 'Customer journey',
    sheet: 'design',
    language: 'en',
    dots: 150,
    blocks: [
      {
        kind: 'design',
        page: {
          name: 'Map',
          width,
          height,
          bleed: 0,
          margin: 0,
          alt: `Customer journey map: ${journeyInWords(journey, byStage).replaceAll('\n', '. ')}.`,
          items: [fieldOf(0, 0, width, height, theme.ground), ...laid.items],
        },
      },
      { kind: 'facts', aside: true, facts: factsOf(journey, scale, show) },
      { kind: 'plain', aside: true, look: 'prose', label: 'The map in words', text: journeyInWords(journey, byStage) },
    ],
    notices: noticesOf(journey, byStage, laid.overflows),
  }
}

/** The notes as CSV (RFC 4180), in the columns that the form takes back by pasting. */
export function notesCsv({ notes }: Pick<Journey, 'notes'>): string {
  const rows = notes.map(({ stage, lane, text, evidence, owner = '' }) => [
    stage,
    lanes[lane],
    text,
    evidences[evidence],
    owner,
  ])
  return csvText([['Stage', 'Lane', 'Note', 'Evidence', 'Owner'], ...rows])
}

/** The project as JSON that the form takes back. */
export const journeyJson = (values: object) => projectFile('Customer journey', values)
