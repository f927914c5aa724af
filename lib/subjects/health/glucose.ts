/** Milligrams of glucose in a decilitre for each millimole in a litre. */
export const glucoseMilligrams = 18.0156

/** Estimated average glucose in mg/dL of an HbA1c in NGSP percent. D. M. Nathan and others (ADAG), Diabetes Care 31 (2008) 1473–1478. */
export const averageMilligrams = (a1c: number) => 28.7 * a1c - 46.7
/** The same in mmol/L, by the line that the study prints for it. */
export const averageMillimoles = (a1c: number) => 1.59 * a1c - 2.59
export const a1cOfMilligrams = (glucose: number) => (glucose + 46.7) / 28.7
export const a1cOfMillimoles = (glucose: number) => (glucose + 2.59) / 1.59

/** IFCC units, mmol/mol, of NGSP percent: master equation of the two networks, C. Weykamp and others, Clinical Chemistry 54 (2008) 240–248. */
export const ifccOf = (a1c: number) => 10.93 * a1c - 23.5
export const a1cOfIfcc = (ifcc: number) => (ifcc + 23.5) / 10.93

/** Glucose management indicator in percent of a sensor's mean in mg/dL. R. M. Bergenstal and others, Diabetes Care 41 (2018) 2275–2280. */
export const managementIndicator = (glucose: number) => 3.31 + 0.02392 * glucose
