/* Customer journey maps as one sheet, and their notes as files. */
export { journeyDocument, journeyJson, notesCsv, type Journey } from '@/lib/subjects/design/journey/journey'
