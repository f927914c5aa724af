import { classNames } from '@/components/ui/class-names'
import type { Preview } from '@/lib/kits/app/views'
import type { OneViewProps } from './view-props'

const looks: Record<Preview['lines'][number]['look'], string> = {
  small: 'text-sm text-muted',
  title: 'text-lg leading-snug text-accent',
  text: 'text-sm',
}

const shapes = { wide: 'aspect-[1.91/1] w-full', square: 'aspect-square w-24 shrink-0' }

/** A text with stretches of it in bold. */
function withBold(text: string, bold: NonNullable<Preview['lines'][number]['bold']>) {
  const ends = [0, ...bold.flat(), text.length]
  return ends.slice(1).map((end, at) => {
    const piece = text.slice(ends[at], end)
    // Every second stretch is one of those named.
    return at % 2 === 1 ? <b key={`${String(at)} ${piece}`}>{piece}</b> : piece
  })
}

/** How something may look elsewhere. The boxes are of this site's own colours: they show what is said and where it is cut. */
export default function PreviewsView({ view: { items } }: Pick<OneViewProps<'previews'>, 'view'>) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {items.map(({ label, picture, lines }) => (
        <figure key={label} className="grid content-start gap-1">
          <figcaption className="text-sm font-medium">{label}</figcaption>
          <div
            className={classNames(
              'overflow-hidden rounded-md border border-line bg-raised',
              picture?.shape === 'square' && 'flex',
            )}
          >
            {picture && (
              <p
                className={classNames(
                  'grid place-items-center bg-accent-soft p-2 text-center text-xs break-all text-muted',
                  shapes[picture.shape],
                )}
              >
                {picture.says}
              </p>
            )}
            <div className="min-w-0 p-3">
              {lines.map(({ look, text, bold }) => (
                <p key={look + text} className={classNames('break-words', looks[look])}>
                  {bold ? withBold(text, bold) : text}
                </p>
              ))}
            </div>
          </div>
        </figure>
      ))}
    </div>
  )
}
