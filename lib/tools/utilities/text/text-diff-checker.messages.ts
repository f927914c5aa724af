import type { CompareUnit, RowKind } from '@/lib/subjects/diff/comparison'
import type { WhitespaceRule } from '@/lib/subjects/diff/ignore'
import type { LineEnds } from '@/lib/base/text/line-ends'
import type { MergePick } from '@/lib/subjects/diff/merge'
import type { RefusalReason } from '@/lib/subjects/diff/task'
import { counted, whole } from '@/lib/messages/counted'

export type SideName = 'left' | 'right'

const singular: Record<CompareUnit, string> = {
  line: 'line',
  sentence: 'sentence',
  word: 'word',
  character: 'character',
}
const plural: Record<CompareUnit, string> = {
  line: 'lines',
  sentence: 'sentences',
  word: 'words',
  character: 'characters',
}

const sides: Record<SideName, string> = { left: 'Original', right: 'Changed' }

export const textDiffMessages = {
  sides,
  sideOf: (side: SideName, fileName: string) => (fileName ? `${sides[side]}: ${fileName}` : sides[side]),
  placeholder: {
    left: 'Paste the original text, or drop a file here',
    right: 'Paste the changed text, or drop a file here',
  } satisfies Record<SideName, string>,
  openFile: (side: string) => `Open file for ${side}`,
  open: 'Open file',
  clear: (side: string) => `Clear ${side}`,
  clearShort: 'Clear',
  bringBack: (side: string) => `Bring back the earlier text of ${side}`,
  bringBackShort: 'Bring back',
  swap: 'Swap sides',
  sample: 'Load an example',
  fileTypes: '.txt, .md, .csv, source code, .docx or .pdf; up to 5 MB of text on each side.',
  size: (lines: number, characters: number) =>
    `${counted(lines, 'line', 'lines')}, ${counted(characters, 'character', 'characters')}`,
  lineEnds: (ends: LineEnds) => (ends === 'none' ? '' : ends === 'mixed' ? 'mixed line ends' : `${ends} line ends`),
  encoding: (name: string, mark: boolean) => (mark ? `${name} with byte order mark` : name),
  fromDocx: 'text of a Word document',
  fromPdf: (pages: number) => `text of a PDF, ${counted(pages, 'page', 'pages')}`,
  longText: 'This text is too long to edit here. It is compared in full; its first lines are shown.',
  reading: (name: string) => `Reading ${name}…`,
  cancel: 'Cancel',
  refused: {
    binary: (name: string) => `${name} is not text: it holds binary data. Text files, .docx and .pdf can be compared.`,
    'too long': (name: string) => `${name} holds more than 5 MB of text. Split it and compare the parts.`,
    'damaged document': (name: string) =>
      `${name} could not be read as a Word document. Open it in a word processor and save it again as .docx.`,
    'damaged pdf': (name: string) => `${name} could not be read as a PDF.`,
    password: (name: string) => `${name} needs a password. Save a copy without one, then open that.`,
    'no text': (name: string) => `${name} holds no text, only pictures. Scanned pages need text recognition first.`,
  } satisfies Record<RefusalReason, (name: string) => string>,
  fileTooLarge: (name: string) => `${name} is too large: a file may have 5 MB, a .docx or .pdf 25 MB.`,
  pasteTooLong: 'That is more than 5 MB of text. Split it and compare the parts.',
  oneFileOnly: 'Only the first file was opened.',
  unreadable: (name: string) => `${name} could not be read. It may have been moved or changed; open it again.`,

  options: 'What to compare',
  unit: 'Compare by',
  units: { line: 'Line', sentence: 'Sentence', word: 'Word', character: 'Character' } satisfies Record<
    CompareUnit,
    string
  >,
  ignore: 'Ignore',
  ignoreCase: 'Upper and lower case',
  ignoreLineEnds: 'Line ends (CRLF or LF)',
  whitespace: 'White space',
  whitespaceRules: {
    none: 'Counts',
    ends: 'Ignore at line start and end',
    amount: 'Ignore how much',
    all: 'Ignore all',
  } satisfies Record<WhitespaceRule, string>,
  pattern: 'Ignore what matches (regular expression)',
  patternHelp: 'Applied to each line. \\d+:\\d+ leaves out times, ^#.* leaves out comment lines.',
  patternFault: (fault: string) => `This must be a regular expression. ${fault}.`,
  view: 'Show',
  views: { side: 'Side by side', inline: 'One column' },
  fold: 'Fold unchanged lines',

  comparing: 'Comparing…',
  stopped: 'The comparison was stopped. Change something to start it again.',
  tookTooLong: 'The comparison was stopped after 30 seconds. A simpler pattern to ignore may help.',
  waiting: 'Enter text on both sides to see the differences.',
  same: 'The two texts are the same.',
  sameByRules: 'The two texts differ only in what you chose to ignore.',
  differences: 'Differences',
  added: (count: number, unit: CompareUnit) => `${counted(count, singular[unit], plural[unit])} added`,
  removed: (count: number, unit: CompareUnit) => `${counted(count, singular[unit], plural[unit])} removed`,
  changed: (count: number, unit: CompareUnit) =>
    unit === 'line' ? `${counted(count, 'line', 'lines')} changed` : `${counted(count, 'place', 'places')} replaced`,
  unchanged: (count: number, unit: CompareUnit) => `${counted(count, singular[unit], plural[unit])} the same`,
  summary: (parts: readonly string[]) => `${parts.join(', ')}.`,
  coarser: (unit: CompareUnit) =>
    `The texts differ too much to compare them by ${singular[unit]} in reasonable time, so they are compared by line.`,
  approximate:
    'The texts differ so much that the shortest list of differences was not found in time. Everything shown is right, but more may be marked than needed.',
  marksCut: 'Time was up before the words within all changed lines were marked; further down, whole lines are marked.',
  endsDiffer: (left: LineEnds, right: LineEnds) =>
    `Line ends differ: original ${endsName(left)}, changed ${endsName(right)}.`,
  endsIgnored: 'They are ignored.',

  position: (current: number, count: number) => `Change ${whole(current)} of ${whole(count)}`,
  changes: (count: number) => counted(count, 'change', 'changes'),
  previous: 'Previous',
  next: 'Next',
  previousChange: 'Previous change',
  nextChange: 'Next change',
  keys: 'Keys: Alt+↓ and Alt+↑, or n and p in the list, step through the changes; 1, 2, 3 and 4 in the list pick original, changed, both or neither; 0 takes the pick back.',
  list: 'List of differences',
  folded: (rows: number) => `Show ${counted(rows, 'unchanged line', 'unchanged lines')}`,
  foldedTemplate: '{rows} unchanged lines',
  movedTo: (line: number) => `moved to line ${whole(line)}`,
  movedFrom: (line: number) => `moved from line ${whole(line)}`,
  signs: { same: ' ', changed: '~', removed: '−', added: '+', ignored: '≈' } satisfies Record<RowKind, string>,
  signNames: {
    same: 'same',
    changed: 'changed',
    removed: 'removed',
    added: 'added',
    ignored: 'same by your rules',
  } satisfies Record<RowKind, string>,

  mergeIntro: 'Select a change in the list (click it, or use Next), then pick a side for it.',
  picks: { left: 'Original', right: 'Changed', both: 'Both', neither: 'Neither' } satisfies Record<MergePick, string>,
  pickFor: (change: string) => `${change}: take`,
  picked: (pick: string) => `picked: ${pick}`,
  take: 'Take',
  merged: 'Merged text',
  mergeState: (decided: number, count: number, rest: string) =>
    `${whole(decided)} of ${counted(count, 'change', 'changes')} picked. The rest is taken from “${rest}”.`,
  allFrom: (side: string) => `Take all from “${side}”`,
  useAsLeft: 'Continue with this as the original',
  mergedCut: 'The beginning is shown. Copy and download hold all of it.',
  copyMerged: 'Copy merged text',
  downloadMerged: 'Download merged text',

  save: 'Save the differences',
  downloadPatch: 'Download patch',
  copyPatch: 'Copy patch',
  downloadReport: 'Download HTML report',
  print: 'Print or save as PDF',
  patchNote:
    'The patch is in the format of diff -u. It leaves nothing out: applied to the original (patch, git apply), it gives exactly the changed text, whatever you chose to ignore here.',
  patchEncoding:
    'The patch is written in UTF-8 without byte order mark, but a file you opened is not. Convert that file before you apply the patch.',
  patchFile: 'differences.patch',
  reportFile: 'differences.html',
  fileNames: { left: 'original.txt', right: 'changed.txt' } satisfies Record<SideName, string>,
  mergedFile: (name: string) => name.replace(/\.(?:docx|pdf)$/i, '.txt') || 'merged.txt',
  copied: 'Copied',
  copyFailed: 'Copying is blocked here. Download it instead.',
  printCut: (rows: number, all: number) =>
    `The first ${whole(rows)} of ${whole(all)} rows are printed. The HTML report holds all.`,
  reportTitle: (left: string, right: string) => `Differences between ${left} and ${right}`,
  notKept: 'Texts of more than 1 MB are not kept when you close this page.',
  kept: 'What you enter is kept on this device only.',
}

function endsName(ends: LineEnds): string {
  return ends === 'none' ? 'none' : ends === 'mixed' ? 'mixed' : ends
}

/** Two versions of a letter, to try the tool with. */
export const textDiffSample = {
  left: `Offer 2031: office cleaning

We clean your offices at 12 Mill Lane twice a week.
Each visit takes three hours and covers 450 square metres.
The price is 1,240.00 a month, plus tax.

Windows are cleaned once a quarter.
Cleaning materials are included.

Either side may end the contract with three months' notice.
Invoices are due within 30 days.
`,
  right: `Offer 2031: office cleaning

We clean your offices at 12 Mill Lane three times a week.
Each visit takes two hours and covers 450 square metres.
The price is 1,390.00 a month, plus tax.

Cleaning materials are included.
Waste is taken away after every visit.

Invoices are due within 14 days.
Either side may end the contract with three months' notice.
`,
}
