/* The QR encoder, what a code can hold and how it is drawn: one file for every tool that makes codes. */
export { contrastRatio, isLighter } from '@/lib/qr/colour'
export { bytesIn, contentOf, type QrContentValues, type QrKind } from '@/lib/qr/content'
export type { QrDrawing, QrLogo, QrShape } from '@/lib/qr/drawing'
export { byteCapacity, encodeQr, type QrLevel, type QrMatrix } from '@/lib/qr/encode'
export { qrEps } from '@/lib/qr/eps'
export { mostRows, readList, valuesOfRow, type ListRow } from '@/lib/qr/list'
export { qrPixels, qrShading } from '@/lib/qr/raster'
export { isPicture, qrSvg } from '@/lib/qr/svg'
