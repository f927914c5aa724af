/**
 * Classes of adult body mass index: the lowest BMI of each, in kg/m². World Health Organization, Technical Report
 * Series 894 (2000), table 2.1.
 */
export const bodyMassClasses = [
  { from: 0, name: 'Underweight' },
  { from: 18.5, name: 'Normal range' },
  { from: 25, name: 'Overweight (pre-obese)' },
  { from: 30, name: 'Obesity class I' },
  { from: 35, name: 'Obesity class II' },
  { from: 40, name: 'Obesity class III' },
] as const

/**
 * BMI at which a public health action point for Asian populations lies, with the wording of the risk above it.
 * WHO expert consultation, Lancet 363 (2004) 157–163.
 */
export const asianActionPoints = [
  { from: 0, risk: 'Underweight' },
  { from: 18.5, risk: 'Acceptable risk' },
  { from: 23, risk: 'Increased risk' },
  { from: 27.5, risk: 'High risk' },
] as const

/** Body mass index in kg/m² of `mass` in kilograms and `height` in metres, both above 0. Quetelet; WHO TRS 894. */
export function bodyMassIndex(mass: number, height: number): number {
  // Heights come from centimetres and feet; the product is trimmed so that a BMI of exactly 25 is not read as 24.999….
  return Number((mass / (height * height)).toPrecision(14))
}

/** The mass in kilograms that has this BMI (kg/m²) at `height` metres. */
export function massAtIndex(index: number, height: number): number {
  return index * height * height
}

/** The last entry whose `from` is not above `index`; entries rise and the first starts at 0. */
export function bandOf<const Bands extends readonly [{ from: number }, ...{ from: number }[]]>(
  bands: Bands,
  index: number,
): Bands[number] {
  let found: Bands[number] = bands[0]
  for (const band of bands) if (index >= band.from) found = band
  return found
}
