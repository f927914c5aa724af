import { counted, whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'

/** Words of the views of lines and of a tree. */
export const pagedMessages = {
  failed: 'This part could not be read.',
  cancelled: 'Cancelled.',
  moreBytes: (bytes: number) => `… ${whole(bytes)} more bytes, in the copy and the download`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  search: 'Search keys and values',
  searching: 'Searching',
  matches: (current: number, count: number) => (count === 0 ? 'Nothing found' : `${whole(current)} of ${whole(count)}`),
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  items: (count: number) => counted(count, 'item', 'items'),
  keys: (count: number) => counted(count, 'key', 'keys'),
  root: 'root',
  repeated: 'repeated key',
  isFound: 'match',
  copyValue: 'Copy value',
  valueCopied: 'Value copied.',
  nodeAt: (line: number, column: number, size: number) =>
    `line ${whole(line)}, column ${whole(column)}, ${sizeInWords(size)}`,
  treeKeys:
    'Arrow keys move, open and close. Enter opens or closes. Letters go to the next name that begins with them.',
}
