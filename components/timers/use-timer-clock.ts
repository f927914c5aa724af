import { useEffect, useState } from 'react'
import { setBackBy, type ClockReading } from '@/lib/subjects/timers/clock-reading'
import { joinLeaders, type Leader } from './leader'

const seenInterval = 30_000

/** What a page with timers does at each look at the clocks. Declared once, outside its component. */
export interface ClockedPage {
  /** The tool's, which names the lock that its pages share. */
  id: string
  subscribe(listener: () => void): () => void
  runs(): boolean
  /** Raised in the stored state when its moments were moved. */
  epoch(): number
  seenAt(): number
  /** Moves the stored moments, once for all pages that saw the same `epoch`. */
  setBack(epoch: number, by: number): void
  seen(now: number): void
  /** Ends what is over. `opened`: the first look of this page. `leads`: this page is the one that rings. */
  look(now: number, opened: boolean, leads: boolean): void
  /** After every change of what is stored. */
  changed?(): void
  /** What must differ for the page to be drawn anew. */
  shown(now: number): number
}

let leader: Leader | undefined

/** Lets this page ring from now on. */
export function takeLead(): void {
  leader?.take()
}

/**
 * The time, in milliseconds since 1970: new whenever what the page shows changes; 0 before the page has begun. A worker wakes the page
 * while something runs, as browsers slow down the timers of a page in the background.
 */
export function useTimerClock(workerHref: string, page: ClockedPage): number {
  const [now, setNow] = useState(0)

  useEffect(() => {
    let sample: (ClockReading & { epoch: number }) | undefined
    const own = joinLeaders(page.id)
    leader = own

    function look(opened = false): void {
      const reading = { wall: Date.now(), steady: performance.now() }
      const back = sample ? setBackBy(sample, reading) : 0
      if (sample && back > 0) page.setBack(sample.epoch, back)
      page.look(reading.wall, opened, own.leads())
      sample = { ...reading, epoch: page.epoch() }
      if (own.leads() && page.runs() && reading.wall - page.seenAt() > seenInterval) page.seen(reading.wall)
      setNow((before) => (page.shown(before) === page.shown(reading.wall) ? before : reading.wall))
    }

    function leave(): void {
      if (document.visibilityState !== 'hidden') look()
      else if (page.runs()) page.seen(Date.now())
    }

    function change(): void {
      page.changed?.()
      worker?.postMessage(page.runs())
      look()
    }

    const worker = startWorker(workerHref)
    const woken = () => look()
    worker?.addEventListener('message', woken)
    const timer = setInterval(woken, 250)
    look(true)
    change()
    const unsubscribe = page.subscribe(() => queueMicrotask(change))
    document.addEventListener('visibilitychange', leave)
    addEventListener('pageshow', woken)

    return () => {
      clearInterval(timer)
      worker?.terminate()
      unsubscribe()
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pageshow', woken)
      own.end()
    }
  }, [workerHref, page])

  return now
}

function startWorker(href: string): Worker | undefined {
  // Without it, the page's own timer still ends what is over, late by up to a minute while in the background.
  return 'Worker' in globalThis ? new Worker(href, { type: 'module' }) : undefined
}
