/* Body mass index for age: the growth charts of CDC and the reference of WHO, with their tables. */
export { chartMonths, curveAt, indexAtZ, placeOf } from '@/lib/subjects/health/bmi-for-age'
export type { ChildSex, Curve, Place } from '@/lib/subjects/health/bmi-for-age'
export { whoCurveAt, whoMonths, whoPlaceOf } from '@/lib/subjects/health/who-bmi-for-age'
export type { WhoPlace } from '@/lib/subjects/health/who-bmi-for-age'
