import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted, whole } from '@/lib/messages/counted'
import type { Change, ListRule } from '@/lib/subjects/json/difference'
import type { PatchFault } from '@/lib/subjects/json/patch'

export const diffSample = {
  before: `{
  "service": "billing",
  "replicas": 2,
  "regions": ["eu-west", "us-east"],
  "limits": { "cpu": 0.5, "memory": "512Mi" },
  "updated": "2025-03-01"
}
`,
  after: `{
  "replicas": 3,
  "service": "billing",
  "regions": ["eu-west", "ap-south", "us-east"],
  "limits": { "memory": "512Mi", "cpu": 0.50, "disk": null },
  "updated": "2025-03-14"
}
`,
}

const lists: Record<ListRule, string> = {
  content: 'What items say, in their order',
  place: 'Items at the same place',
  unordered: 'What items say, in any order',
  key: 'Items with the same name or id',
}

const kinds: Record<Change['kind'], string> = { add: 'Added', remove: 'Removed', replace: 'Changed' }

const sides = { text: 'First document', second: 'Second document' }

export const diffMessages = {
  words: {
    waiting: 'Give two documents, and every difference is listed here.',
    output: 'Patch',
    notices: 'What to know',
  },
  applyWaiting: 'Give a document and a patch, and the changed document appears here.',
  applyOutput: 'Changed document',
  tasks: { compare: 'Compare', apply: 'Apply a patch' },
  formats: { json: 'JSON', jsonc: 'JSON with comments', json5: 'JSON5', yaml: 'YAML' },
  lists,
  outputs: { patch: 'JSON Patch (RFC 6902)', merge: 'Merge Patch (RFC 7396)', markdown: 'Markdown table', csv: 'CSV' },
  sides,
  secondLabels: { compare: 'Second document', apply: 'Patch' },
  patchSide: 'Patch',
  equal: 'Both documents say the same.',
  equalBut: 'Both documents say the same, except in what you chose to ignore.',
  differ: (count: number) => `${counted(count, 'difference', 'differences')}`,
  count: (added: number, removed: number, changed: number) =>
    `${whole(added)} added, ${whole(removed)} removed, ${whole(changed)} changed`,
  kinds,
  columns: ['Where', 'What', 'Before', 'After'],
  listLabel: 'Differences',
  root: '(the whole)',
  listed: (shown: number, count: number) => `The table shows ${whole(shown)} of ${whole(count)}; the patch holds all.`,
  figures: { added: 'Added', removed: 'Removed', changed: 'Changed' },
  types: (from: string, to: string) => `${from} to ${to}`,
  typeChanges: (count: number, places: string) =>
    `${counted(count, 'value has', 'values have')} another type: ${places}. Programs trip over this more often than over another value.`,
  noMerge:
    'No merge patch can make the second document: in a merge patch null means “remove”, and the second document holds a member that is null. Take a JSON Patch.',
  unorderedPatch: 'With this way of comparing lists, the patch makes the same items; it may put them in another order.',
  ignoredPatch: 'What is ignored is not in the patch.',
  documents: (count: number) => `A YAML text of ${whole(count)} documents is compared as a list of them.`,
  sideWarning: (side: string, sentence: string) => `${side}: ${sentence}`,
  applied: (count: number) => `${counted(count, 'operation was', 'operations were')} applied`,
  merged: 'The merge patch was applied',
  operation: (index: number, sentence: string) =>
    `Operation ${whole(index + 1)} of the patch: ${sentence} Nothing was changed.`,
  patchFaults: {
    'not-a-list': () => 'A JSON Patch is a list of operations.',
    'not-an-object': () => 'it is no object.',
    'no-op': (found) =>
      found === '' ? 'it has no “op”.' : `“${found}” is none of add, remove, replace, move, copy and test.`,
    'no-path': (found) => `it has no “${found}” that is a string.`,
    'bad-pointer': (found) => `“${found}” is no JSON Pointer. One begins with a slash and writes ~ as ~0.`,
    'no-value': () => 'it has no “value”.',
    missing: (found) => `the document has no “${found}” there.`,
    'bad-index': (found) => `“${found}” is no place in the list there.`,
    test: (found) => `the value at “${found}” is not the one that it tests for.`,
    'into-itself': (found) => `a value cannot be moved into itself (${found}).`,
  } satisfies Record<PatchFault['why'], (found: string) => string>,
  bomb: 'The aliases of this YAML unfold into more than a million values, or it is nested more than 1,000 levels deep.',
  keyMissing: 'Name the member that tells items apart, such as id.',
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Comparing',
  copied: 'Copied.',
}

export interface DiffQuestion {
  ask: 'read'
  text: string | Blob
  second: string | Blob
  task: keyof typeof diffMessages.tasks
  format: keyof typeof diffMessages.formats
  lists: ListRule
  key: string
  ignored: string
  tolerance: number
  output: keyof typeof diffMessages.outputs
  withTests: boolean
}

export interface DiffReport extends CodeReport {
  rows: readonly (readonly string[])[]
}
