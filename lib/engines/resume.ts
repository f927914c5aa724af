/* Remarks on the lines of a CV, its comparison with an advertisement, and its file as JSON Resume. */
export { bulletFaults, gapsBetween, hasFigure, overlapsOf } from '@/lib/subjects/hiring/bullets'
export { coverage } from '@/lib/subjects/hiring/job-ad'
export { jsonResume } from '@/lib/subjects/hiring/json-resume'
