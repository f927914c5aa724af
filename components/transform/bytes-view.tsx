import { useEffect, useMemo, useRef, useState } from 'react'
import { useModule } from '@/components/islands/use-module'
import { ChoiceButtons } from '@/components/ui/choice'
import { charsets, type Charset } from '@/lib/base/encoding/charset'
import type { Show } from '@/lib/base/format/show'
import { transformMessages as says } from '@/lib/messages/transform'
import { headBytes, readableText } from '@/lib/kits/transform/made'

interface FileKind {
  extension: string
  type: string
}
interface Engine {
  fileKind(head: Uint8Array): Promise<FileKind | undefined>
}

interface BytesViewProps {
  id: string
  label: string
  /** All of the bytes. */
  whole: Blob
  charset: Charset
  engineHref: string
  show: Show
}

type View = keyof typeof says.views

const shownByBrowsers = /^image\/(png|apng|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon|svg\+xml)$/
/** A larger picture would fill the memory of a phone. */
const largestImage = 50 * 1024 * 1024
const hexBytes = 512

function useHead(whole: Blob): Uint8Array<ArrayBuffer> | undefined {
  const [read, setRead] = useState<{ of: Blob; head: Uint8Array<ArrayBuffer> }>()
  useEffect(() => {
    let live = true
    whole
      .slice(0, headBytes)
      .arrayBuffer()
      .then(
        (buffer) => live && setRead({ of: whole, head: new Uint8Array(buffer) }),
        // What cannot be read is said by the work that reads all of it.
        () => live && setRead({ of: whole, head: new Uint8Array(0) }),
      )
    return () => {
      live = false
    }
  }, [whole])
  return read?.of === whole ? read.head : undefined
}

function useKind(engineHref: string, head: Uint8Array | undefined): FileKind | 'unknown' | undefined {
  const loading = useModule<Engine>(engineHref)
  const [found, setFound] = useState<{ of: Uint8Array; kind: FileKind | 'unknown' }>()
  const engine = loading.state === 'ready' ? loading.module : undefined
  useEffect(() => {
    if (!engine || !head) return
    let live = true
    engine.fileKind(head).then((kind) => live && setFound({ of: head, kind: kind ?? 'unknown' }))
    return () => {
      live = false
    }
  }, [engine, head])
  if (loading.state === 'failed') return 'unknown'
  return found && found.of === head ? found.kind : undefined
}

/** Bytes as text, as an image or in hexadecimal, whichever they are. */
export default function BytesView({ id, label, whole, charset, engineHref, show }: BytesViewProps) {
  const head = useHead(whole)
  const kind = useKind(engineHref, head)
  const [chosen, setChosen] = useState<View>()
  const text = useMemo(() => head && readableText(head, charset, whole.size > head.length), [head, charset, whole.size])
  if (!head) return <div className="h-48" />
  const svg = text !== undefined && /<svg[\s>]/i.test(text.slice(0, 1000)) ? { type: 'image/svg+xml' } : undefined
  const image = kind && kind !== 'unknown' && shownByBrowsers.test(kind.type) ? kind : svg
  const views: View[] = [
    ...(text === undefined ? [] : (['text'] as const)),
    ...(image && whole.size <= largestImage ? (['image'] as const) : []),
    'hex',
  ]
  const first = views.includes('image') ? 'image' : views[0]
  const view = chosen && views.includes(chosen) ? chosen : (first ?? 'hex')
  return (
    <div className="grid gap-2 rounded-md border border-edge bg-raised p-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChoiceButtons
          name={`${id}-view`}
          legend={says.view}
          hideLegend
          value={view}
          options={views.map((value) => ({ value, label: says.views[value] }))}
          onChange={setChosen}
        />
        <p className="text-xs text-muted">
          {kind && kind !== 'unknown'
            ? says.fileKind(kind.type)
            : text === undefined && says.notReadable(charsets[charset])}
        </p>
      </div>
      {view === 'image' && image && <Picture whole={whole} type={image.type} alt={says.imageOf(label)} />}
      {view === 'text' && (
        <pre
          tabIndex={0}
          aria-label={label}
          className="max-h-64 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {text?.slice(0, 20_000)}
        </pre>
      )}
      {view === 'hex' && (
        <HexDump label={label} bytes={head.subarray(0, hexBytes)} cut={whole.size > hexBytes} show={show} />
      )}
    </div>
  )
}

function Picture({ whole, type, alt }: { whole: Blob; type: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<Blob>()
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([whole], { type }))
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [whole, type])
  if (failed === whole) return <p className="text-sm text-muted">{says.imageFailed}</p>
  return (
    <img ref={image} alt={alt} className="max-h-64 max-w-full justify-self-start" onError={() => setFailed(whole)} />
  )
}

const perRow = 8

function HexDump({ label, bytes, cut, show }: { label: string; bytes: Uint8Array; cut: boolean; show: Show }) {
  const rows = Array.from({ length: Math.ceil(bytes.length / perRow) }, (_, row) => {
    const part = [...bytes.subarray(row * perRow, (row + 1) * perRow)]
    const hex = part.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const characters = part.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('')
    return `${(row * perRow).toString(16).padStart(4, '0')}  ${hex.padEnd(perRow * 3)} ${characters}`
  })
  return (
    <>
      <pre tabIndex={0} aria-label={label} className="max-h-56 overflow-auto font-mono text-xs">
        {rows.join('\n')}
      </pre>
      {cut && <p className="text-xs text-muted">{says.bytesShown(show.count(hexBytes))}</p>}
    </>
  )
}
