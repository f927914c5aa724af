import { toBase64 } from '@/lib/base/encoding/base64-text'
import { classNames } from '@/components/ui/class-names'
import type { DrawnItem } from '@/lib/kits/app/views'
import { chequered, useBlob } from './drawn-picture'
import type { OneViewProps } from './view-props'

const shapes = { circle: 'rounded-full', rounded: 'rounded-[22%]' }

/** An SVG is shown as a picture, where nothing in it runs or is fetched. */
const addressOf = (svg: string) => `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(svg))}`

function Item({ label, of, width, height, cut }: DrawnItem) {
  const file = useBlob(of instanceof Blob ? of : undefined)
  return (
    <figure className="grid justify-items-center gap-1">
      <img
        ref={file}
        alt={label}
        src={typeof of === 'string' ? addressOf(of) : undefined}
        width={width}
        height={height}
        style={chequered}
        className={classNames('h-auto max-w-full', cut && shapes[cut])}
      />
      <figcaption aria-hidden="true" className="text-center text-xs break-words text-muted">
        {label}
      </figcaption>
    </figure>
  )
}

/** Drawings beside each other, the lowest edges in a line. */
export default function DrawingsView({ view: { label, items } }: OneViewProps<'drawings'>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-end gap-4">
      {items.map((item, at) => (
        <Item key={`${item.label} ${at}`} {...item} />
      ))}
    </div>
  )
}
