import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import type { Show } from '@/lib/base/format/show'
import { turnStyle } from '@/lib/kits/document/style'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import type { DocumentWork, DocumentWorkResult } from '@/lib/workers/document.worker'
import { createTaskRunner, type TaskRunner } from '@/lib/workers/run-task'

interface PageTurnsProps {
  document: Document
  show: Show
  writerHref: string
  fontsHref: string
  turns: readonly Turn[]
  onTurns(turns: readonly Turn[]): void
}

/** Lets somebody finish a word before paper is laid out, in milliseconds. */
const pause = 500

/** The room for text on a sheet of A4, in letters of its size; US Letter is wider and less high. */
const paper = { width: 49, height: 70 }
/** The fonts of a page take less room than those of paper. */
const surely = 0.85

/** Whether a document shown in this box is far from filling a sheet: then nothing has to be fetched to know where paper turns. */
function fillsNoSheet(sheet: HTMLElement): boolean {
  const { fontSize, paddingLeft, paddingTop } = getComputedStyle(sheet)
  const letter = Number.parseFloat(fontSize)
  const width = (sheet.clientWidth - 2 * Number.parseFloat(paddingLeft)) / letter
  const height = (sheet.clientHeight - 2 * Number.parseFloat(paddingTop)) / letter
  return height * Math.max(1, width / paper.width) < paper.height * surely
}

const sheetBeside = (host: HTMLElement | null) => host?.parentElement?.querySelector<HTMLElement>('.doc') ?? undefined

/** The upper edges of the gaps between pages, from the upper edge of the sheet, in pixels. */
function useGaps(host: RefObject<HTMLElement | null>, turns: readonly Turn[], document: Document): readonly number[] {
  const [gaps, setGaps] = useState<readonly number[]>([])
  useEffect(() => {
    const sheet = sheetBeside(host.current)
    if (!sheet) return
    const measure = () => {
      const top = host.current?.getBoundingClientRect().top ?? 0
      const found = Array.from(sheet.querySelectorAll('.doc-gap'), (gap) => gap.getBoundingClientRect().top - top)
      setGaps((before) => (String(before) === String(found) ? before : found))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(sheet)
    // A row may move over to another page and leave the whole as high as it was.
    const frame = requestAnimationFrame(measure)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [host, turns, document])
  return gaps
}

/**
 * Finds out in a worker where paper turns, after a pause in typing, and draws the gaps between the pages of the sheet beside it. A
 * document with letters that no font has is laid out by the browser's own print, so that it has none.
 */
export default function PageTurns({ document, show, writerHref, fontsHref, turns, onTurns }: PageTurnsProps) {
  const host = useRef<HTMLDivElement>(null)
  const gaps = useGaps(host, turns, document)
  const latest = useRef({ document, show, turns, onTurns })
  useEffect(() => {
    latest.current = { document, show, turns, onTurns }
  })
  const runner = useRef<TaskRunner<DocumentWork, DocumentWorkResult>>(undefined)
  const isAtWork = useRef(false)
  useEffect(() => () => runner.current?.stop(), [])

  useEffect(() => {
    const work = (): DocumentWork => ({
      format: 'turns',
      document: latest.current.document,
      region: latest.current.show.region,
      fontsHref: new URL(fontsHref, location.href).href,
    })
    async function layOut(): Promise<void> {
      const sheet = sheetBeside(host.current)
      if (isAtWork.current || !sheet) return
      if (latest.current.turns.length === 0 && fillsNoSheet(sheet)) return
      isAtWork.current = true
      runner.current ??= createTaskRunner(writerHref)
      let laid: Document | undefined
      // What was typed meanwhile is laid out next; an answer is shown nevertheless, since most of it holds.
      while (laid !== latest.current.document) {
        laid = latest.current.document
        const result = await runner.current.run(work()).catch(() => undefined)
        if (!result) break
        const found = 'turns' in result ? result.turns : []
        startTransition(() => latest.current.onTurns(found))
      }
      isAtWork.current = false
    }
    const timer = setTimeout(layOut, pause)
    return () => clearTimeout(timer)
  }, [document, show, writerHref, fontsHref])

  return (
    <div ref={host} className="pointer-events-none absolute inset-0" aria-hidden="true" data-print="hidden">
      {turns.length > 0 && <style>{turnStyle}</style>}
      {gaps.map((top, position) => (
        // Wider than the sheet, so that it covers its shadow too.
        <div key={position} className="absolute -inset-x-3 h-4 bg-surface px-3" style={{ top }}>
          <div className="h-full border-y border-line" />
        </div>
      ))}
    </div>
  )
}
