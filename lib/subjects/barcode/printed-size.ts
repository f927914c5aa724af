import type { BarcodeDrawing } from './drawing'

/** Width and height in millimetres as it is printed, turned or not. */
export function printedSize({ width, height, moduleWidth, rotation }: BarcodeDrawing): {
  width: number
  height: number
} {
  const size = { width: width * moduleWidth, height: height * moduleWidth }
  return rotation % 180 === 0 ? size : { width: size.height, height: size.width }
}
