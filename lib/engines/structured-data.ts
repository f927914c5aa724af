/* Structured data of pages: things of schema.org, written as JSON-LD or microdata, and what Google asks of them. */
export { buildThing, hoursOf, thingTypes, type ThingValues } from '@/lib/subjects/structured-data/build'
export { documentationOf, isMoment, missingIn } from '@/lib/subjects/structured-data/check'
export { linesOf } from '@/lib/subjects/structured-data/node'
export { microdata, safeJson, scriptElement } from '@/lib/subjects/structured-data/render'
