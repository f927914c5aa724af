const seaLevel = 101_325
const kelvinsAtSeaLevel = 288.15
const lapse = 0.0065
const exponent = (9.80665 * 0.0289644) / (8.31432 * lapse)

/** Pascals of the air at so many meters, from −1000 to 11,000. ISO 2533 and the US Standard Atmosphere 1976, lowest layer. */
export function standardPressure(metres: number): number {
  return Number((seaLevel * (1 - (lapse * metres) / kelvinsAtSeaLevel) ** exponent).toPrecision(15))
}
