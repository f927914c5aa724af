/** A tyre as its size designation says: all lengths in millimetres. */
export interface TyreSize {
  /** As the tyre industry writes it: 225/45R17, 33x12.50R15. */
  label: string
  diameter: number
  /** Nominal section width. */
  width: number
  sidewall: number
  rim: number
}

export const millimetresPerInch = 25.4

const metric = /^(?:P|LT|ST|T)?(\d{3})\/(\d{2,3})(?:Z?R|D|B|-)?F?(\d{2}(?:\.5)?)/i
const flotation = /^(?:LT)?(\d{2}(?:\.\d{1,2})?)[X×](\d{1,2}(?:\.\d{1,2})?)(?:R|D|B|-)?(\d{2}(?:\.5)?)/i

/**
 * Reads a metric size (225/45R17, P215/65R15, LT265/75R16) or a flotation size (33x12.50R15LT); load and speed marks behind it
 * are passed over. Diameter = rim × 25.4 + 2 × width × aspect ÷ 100. `undefined` for what is no such size, and for widths of less
 * than 100 or more than 455 mm, aspects outside 20 to 105, rims outside 8 to 30 inches and sidewalls of less than 20 mm.
 * Source: ISO 4000-1, 4.1 (nominal section height); Tire and Rim Association for flotation sizes.
 */
export function readTyreSize(text: string): TyreSize | undefined {
  const plain = text.replaceAll(/\s+/g, '')
  const [, width, aspect, inches] = metric.exec(plain) ?? []
  if (width && aspect && inches) {
    const sidewall = (Number(width) * Number(aspect)) / 100
    const rim = Number(inches) * millimetresPerInch
    const isUsual = isWithin(Number(width), 100, 455) && isWithin(Number(aspect), 20, 105)
    const size = {
      label: `${width}/${aspect}R${inches}`,
      diameter: rim + 2 * sidewall,
      width: Number(width),
      sidewall,
      rim,
    }
    return isUsual ? onUsualRim(size) : undefined
  }
  const [, height, section, wheel] = flotation.exec(plain) ?? []
  if (!height || !section || !wheel) return undefined
  const diameter = Number(height) * millimetresPerInch
  const rim = Number(wheel) * millimetresPerInch
  return isWithin(Number(height), 18, 60) && isWithin(Number(section), 4, 25)
    ? onUsualRim({
        label: `${height}x${section}R${wheel}`,
        diameter,
        width: Number(section) * millimetresPerInch,
        sidewall: (diameter - rim) / 2,
        rim,
      })
    : undefined
}

const isWithin = (value: number, low: number, high: number) => value >= low && value <= high

function onUsualRim(size: TyreSize): TyreSize | undefined {
  return isWithin(size.rim / millimetresPerInch, 8, 30) && size.sidewall >= 20 ? size : undefined
}
