import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseRatings, type Ratings } from './ratings'

/** The ratings the site may claim. Build only. */
export function readRatings(project = /* turbopackIgnore: true */ process.cwd()): Ratings {
  return parseRatings(readFileSync(path.join(project, 'content/ratings.json'), 'utf8'))
}
