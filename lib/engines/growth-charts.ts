/* Body mass index for age of the CDC growth charts, with their tables. */
export { chartMonths, curveAt, indexAtZ, placeOf } from '@/lib/subjects/health/bmi-for-age'
export type { ChildSex, Place } from '@/lib/subjects/health/bmi-for-age'
