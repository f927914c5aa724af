import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { generatorMessages } from '@/lib/messages/generator'
import { lapsCsv, lapsText } from '@/lib/subjects/timers/lap-files'
import { lapsOf, shownAt, watchText, type Watch } from '@/lib/subjects/timers/stopwatch'
import { stopwatchWords as says } from '@/lib/tools/utilities/time/stopwatch.messages'
import { now } from './clock'

export interface Named {
  watch: Watch
  name: string
}
/** Laps on a picture; all of them are in the other files. */
const mostDrawn = 40

function save(name: string, type: string, content: BlobPart): void {
  saveFile(name, type, content)
  void toast(generatorMessages.saved(name))
}

export function saveCsv(watches: readonly Named[]): void {
  save('stopwatch.csv', 'text/csv', lapsCsv(watches, now(), { head: says.csvHead }))
}

export function saveText(watches: readonly Named[]): void {
  save('stopwatch.txt', 'text/plain', lapsText(watches, now(), { lap: says.columns.number, total: says.total }))
}

/** The time and the laps of one watch as PNG. */
export function savePicture({ watch, name }: Named): void {
  const laps = lapsOf(watch).toReversed().slice(0, mostDrawn)
  const [width, line] = [800, 36]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 220 + laps.length * line + (laps.length > 0 ? 40 : 0)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#16181d'
  pen.textAlign = 'center'
  pen.font = '28px sans-serif'
  pen.fillText(name, width / 2, 60, width - 80)
  pen.font = '600 88px sans-serif'
  pen.fillText(watchText(shownAt(watch, now())), width / 2, 165, width - 80)
  pen.font = '24px sans-serif'
  laps.forEach(({ number, takes, split }, at) => {
    const y = 240 + at * line
    pen.textAlign = 'left'
    pen.fillText(`${says.columns.number} ${number}`, 60, y)
    pen.textAlign = 'right'
    pen.fillText(watchText(takes), 480, y)
    pen.fillText(watchText(split), 740, y)
  })
  canvas.toBlob((blob) => blob && save('stopwatch.png', 'image/png', blob), 'image/png')
}
