import { loneChart } from '@/components/chart/lone-chart'
import { pngOf } from '@/components/document/rasterise'
import { saveMade } from '@/components/take-away/save-made'
import { addressWith, copyText } from '@/components/take-away/take-away'
import { writeDocument } from '@/components/take-away/write-document'
import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { answerCsv, answerRows } from '@/lib/kits/calculator/answer-csv'
import type { About } from '@/lib/kits/calculator/about'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { resolveCharts } from '@/lib/kits/calculator/drawing'
import { calculatorReport } from '@/lib/kits/calculator/report'
import type { SavedAnswer } from '@/lib/kits/calculator/saved-answer'
import { savedAnswer, type Saving } from '@/lib/kits/calculator/saving'
import type { Chart } from '@/lib/kits/calculator/types'
import { chartTable } from '@/lib/kits/chart/table'
import type { Diagram } from '@/lib/kits/chart/types'
import { documentFormats, fileNameOf } from '@/lib/kits/document/formats'
import { viewBoxOf } from '@/lib/kits/document/drawing'
import type { Block } from '@/lib/kits/document/types'
import { unitIn, type Typed } from '@/lib/kits/fields/read'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import { generatorMessages } from '@/lib/messages/generator'
import { savingMessages as says } from '@/lib/messages/saving'
import { runTask, TaskError, type TaskOptions } from '@/lib/workers/run-task'
import type { WorkbookWork } from '@/lib/workers/workbook.worker'
import type { ChartEngine } from './picture-list'

/* An answer as a file. Loaded on use. */

/** Addresses of what writes files, named in the page so that they are kept with it. */
export interface AnswerWriters {
  workbookHref: string
  writerHref: string
  fontsHref: string
  /** The worker that asks a calculator again. */
  askingHref: string
  manyHref: string
}

export interface Saved extends AnswerWriters {
  declaration: Declaration
  about: About
  moduleHref: string
  chartHref: string | undefined
  values: AnyValues
  /** What stands in the boxes: it says in which unit a quantity was entered. */
  typed: Typed
  show: Show
  visitor: Region
  today: string
}

export type SavedFormat = 'pdf' | 'docx' | 'xlsx' | 'csv'
export type PictureFormat = 'png' | 'svg'
export type PictureName = { chart: Chart } | { diagram: string }

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Between the margins of A4, in millimetres. */
const paperWidth = 170
const diagramWidth = 110
/** A picture has so many dots for each unit of its drawing. */
const density = 2.5

async function fetched<Module>(href: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ href)) as Module
  } catch {
    throw new TaskError(says.notLoaded)
  }
}

const calculatorOf = async ({ moduleHref }: Saved) => (await fetched<{ default: CalculatorModule }>(moduleHref)).default

function savingOf({ declaration, about, values, typed, show, visitor, today }: Saved): Saving {
  const units = Object.entries(declaration.inputs).flatMap(([name, field]) => {
    const unit = unitIn(typed, name, field, show)
    return unit === undefined ? [] : [[name, unit] as const]
  })
  const address = addressWith(declaration.inputs, values)
  return { declaration, about, values, visitor, units: Object.fromEntries(units), today, address }
}

async function answerOf(saved: Saved): Promise<SavedAnswer> {
  const found = savedAnswer(await calculatorOf(saved), savingOf(saved))
  if (isProblem(found)) throw new TaskError(says.gone)
  return found.answer
}

interface Picture {
  title: string
  svg: string
  isDiagram: boolean
  /** What a chart shows, where it stands in no table of the results. */
  table: Block | undefined
}

function drawnPictures(engine: ChartEngine, answer: SavedAnswer, names: readonly PictureName[]): Picture[] {
  const { declaration, values, results, show } = answer
  return names.flatMap((name): Picture[] => {
    if ('diagram' in name) {
      const diagram = results[name.diagram] as Diagram | undefined
      if (!diagram) return []
      return [{ title: diagram.title, svg: loneChart(engine.drawDiagram(diagram)), isDiagram: true, table: undefined }]
    }
    return resolveCharts([name.chart], declaration.outputs, values, results, show).map(({ drawing, tabled }) => {
      const { columns, rows } = chartTable(drawing)
      const table: Block = {
        kind: 'table',
        label: drawing.title,
        columns: columns.map((label, at) => ({ label, align: at === 0 ? 'start' : 'end' })),
        rows,
      }
      return {
        title: drawing.title,
        svg: loneChart(engine.drawChart(drawing)),
        isDiagram: false,
        table: tabled ? undefined : table,
      }
    })
  })
}

async function picturesOf(
  { chartHref }: Saved,
  answer: SavedAnswer,
  names: readonly PictureName[],
): Promise<Picture[]> {
  if (chartHref === undefined || names.length === 0) return []
  return drawnPictures(await fetched<ChartEngine>(chartHref), answer, names)
}

function allPictures({ declaration }: Saved): PictureName[] {
  const diagrams = Object.entries(declaration.outputs).filter(([, { kind }]) => kind === 'diagram')
  return [...diagrams.map(([diagram]) => ({ diagram })), ...declaration.charts.map((chart) => ({ chart }))]
}

async function reportOf(saved: Saved) {
  const answer = await answerOf(saved)
  const pictures = await picturesOf(saved, answer, allPictures(saved))
  const blocks = pictures.flatMap(({ title, svg, isDiagram, table }): Block[] => [
    { kind: 'heading', level: 2, text: title },
    { kind: 'image', svg, alt: title, width: isDiagram ? diagramWidth : paperWidth },
    ...(table ? [table] : []),
  ])
  return calculatorReport(answer, blocks)
}

const fileName = ({ declaration, today }: Saved, extension: string) => `${declaration.id}-${today}.${extension}`

async function workbookOf(saved: Saved, options: TaskOptions): Promise<Uint8Array<ArrayBuffer>> {
  options.onProgress?.({ share: 0 })
  // A worker has an address of its own, which relative ones would follow.
  const moduleHref = new URL(saved.moduleHref, location.href).href
  const work: WorkbookWork = { moduleHref, saving: savingOf(saved) }
  return (await runTask<WorkbookWork, { content: Uint8Array<ArrayBuffer> }>(saved.workbookHref, work, options)).content
}

/** Saves the answer that stands on the page. Answers with a sentence where it cannot be saved. */
export function saveAnswer(saved: Saved, format: SavedFormat, options: TaskOptions): Promise<string | undefined> {
  if (format === 'xlsx') return saveMade(fileName(saved, 'xlsx'), xlsxType, () => workbookOf(saved, options), options)
  if (format === 'csv')
    return saveMade(
      fileName(saved, 'csv'),
      'text/csv;charset=utf-8',
      // The mark tells Excel that the file is UTF-8.
      async () => `\uFEFF${answerCsv(await answerOf(saved))}`,
      options,
    )
  const { extension, type } = documentFormats[format]
  return saveMade(
    fileName(saved, extension),
    type,
    async () => writeDocument(await reportOf(saved), format, saved, saved.show, options),
    options,
  )
}

const pictureTypes = { png: 'image/png', svg: 'image/svg+xml' } as const

/** Saves one chart or diagram: as dots, or as the drawing itself. */
export function savePicture(
  saved: Saved,
  name: PictureName,
  title: string,
  format: PictureFormat,
  options: TaskOptions,
): Promise<string | undefined> {
  return saveMade(
    `${fileNameOf(title)}.${format}`,
    pictureTypes[format],
    async () => {
      const [picture] = await picturesOf(saved, await answerOf(saved), [name])
      if (!picture) throw new TaskError(says.noPicture)
      if (format === 'svg') return picture.svg
      const width = Math.round(Math.max(viewBoxOf(picture.svg).width, 480) * density)
      return pngOf(picture.svg, width).catch(() => Promise.reject(new TaskError(generatorMessages.pictureFailed)))
    },
    options,
  )
}

/** Copies entries and figures with tabs between cells: a spreadsheet takes the block as it is. */
export async function copyAnswerTable(saved: Saved): Promise<string | undefined> {
  try {
    const rows = answerRows(await answerOf(saved))
    const flat = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ')
    await copyText(rows.map((cells) => cells.map(flat).join('\t')).join('\n'), says.copiedTable)
    return undefined
  } catch (error) {
    if (error instanceof TaskError) return error.message
    throw error
  }
}
