import type { Show } from '@/lib/base/format/show'
import { isProblem, type Problem } from '@/lib/base/problem'
import { qrPdf, qrSvg, type QrDrawing } from '@/lib/engines/qr'

/** What a form of one code says of its size: millimetres in print, pixels of a PNG. */
interface CodeSize {
  width: number
  pixels: number
}

/**
 * One code as SVG, PNG and PDF. `by` is the choice whose `one` asks for a single code; `drawingOf` draws what the values say, or
 * names the field that keeps it from being drawn.
 */
export function drawnFiles<Values extends CodeSize, const Name extends string>(
  by: string,
  drawingOf: (values: Values, show: Show) => QrDrawing | Problem<Name>,
) {
  const shownWhen = { field: by, is: 'one' }
  return {
    svg: {
      label: 'SVG',
      type: 'image/svg+xml',
      extension: 'svg',
      shownWhen,
      make(values: Values, { show }: { show: Show }): string | Problem<Name> {
        const drawing = drawingOf(values, show)
        return isProblem(drawing) ? drawing : qrSvg(drawing, `${values.width}mm`)
      },
    },
    png: {
      label: 'PNG',
      type: 'image/png',
      extension: 'png',
      shownWhen,
      picture(values: Values, { show }: { show: Show }): { svg: string; width: number } | Problem<Name> {
        const drawing = drawingOf(values, show)
        return isProblem(drawing) ? drawing : { svg: qrSvg(drawing, String(values.pixels)), width: values.pixels }
      },
    },
    pdf: {
      label: 'PDF',
      type: 'application/pdf',
      extension: 'pdf',
      shownWhen,
      make(values: Values, { show }: { show: Show }): string | Problem<Name> {
        const drawing = drawingOf(values, show)
        return isProblem(drawing) ? drawing : qrPdf(drawing, values.width)
      },
    },
  }
}
