import { readFileSync } from 'node:fs'

export interface SuiteCase {
  id: string
  yaml: string
  /** JSON documents, one after the other. */
  json?: string
  fails?: boolean
}

/** The texts of yaml-test-suite. */
export const suite = JSON.parse(
  readFileSync(new URL('../vectors/yaml/suite.json', import.meta.url), 'utf8'),
) as SuiteCase[]

/** The values of JSON texts that stand one after the other on lines of their own. */
export function jsonDocuments(json: string): unknown[] {
  const found: unknown[] = []
  let text = ''
  for (const line of json.split('\n')) {
    text += `${line}\n`
    try {
      found.push(JSON.parse(text))
      text = ''
    } catch {
      continue
    }
  }
  return found
}
