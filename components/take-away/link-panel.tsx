import { Button } from '@/components/ui/button'
import { linkPanelMessages as says } from '@/lib/messages/link-panel'
import { encodeQr } from '@/lib/subjects/qr/encode'
import { qrSvg } from '@/lib/subjects/qr/svg'
import { copyText, pageAddress, saveFile } from './take-away'

export interface LinkPanelProps {
  /** The link that was copied. */
  address: string
  onClose(): void
}

/** A symbol of 105 modules on a screen is about the finest that phones read at arm's length. */
const mostModules = 105

function codeOf(address: string): string | undefined {
  const matrix = encodeQr(address, 'M') ?? encodeQr(address, 'L')
  if (!matrix || matrix.size > mostModules) return undefined
  return qrSvg({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' })
}

/** What can be done with a link besides pasting it: it is shown as a QR code, and there is one that carries no values. */
export default function LinkPanel({ address, onClose }: LinkPanelProps) {
  const code = codeOf(address)
  return (
    <section
      aria-label={says.title}
      className="mt-2 flex flex-wrap items-center gap-4 rounded-lg border border-line p-3"
      data-print="hidden"
    >
      {code && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={says.code}
          className="size-48 shrink-0 rounded-md"
          width={192}
          height={192}
        />
      )}
      <div className="grid min-w-56 flex-1 gap-2">
        <p className="text-sm text-muted">{code ? says.scan : says.long}</p>
        <div className="flex flex-wrap gap-2">
          {code && (
            <Button size="small" onClick={() => saveFile(says.file, 'image/svg+xml', code)}>
              {says.save}
            </Button>
          )}
          <Button size="small" onClick={() => copyText(pageAddress(), says.emptyCopied)}>
            {says.empty}
          </Button>
          <Button size="small" look="quiet" onClick={onClose}>
            {says.close}
          </Button>
        </div>
      </div>
    </section>
  )
}
