// Makes tests/vectors/gnu-diff/cases.json with GNU diff and checks every output with GNU patch.
// Run: node scripts/vectors/gnu-diff.mjs   (needs GNU diffutils and patch)
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../../tests/vectors/gnu-diff/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gnu-diff-'))

/** A small generator of numbers (mulberry32), so that every run makes the same texts. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const numbered = (count, word = 'line') => Array.from({ length: count }, (_, index) => `${word} ${index + 1}\n`)
const withLine = (lines, index, line) => lines.map((old, place) => (place === index ? line : old))

const contract = `SERVICES AGREEMENT

1. The supplier delivers the services described in Annex A.
2. The client pays within 30 days of the invoice date.
3. Either party may end this agreement with 60 days' notice.

Confidentiality

4. Each party keeps the other's information secret.
5. This duty lasts two years after the agreement ends.

Liability

6. Liability is limited to the fees paid in the last 12 months.
7. Nothing limits liability for fraud.

Law

8. The law of England and Wales applies.
`
const contractNext = contract
  .replace('within 30 days', 'within 14 days')
  .replace(
    '5. This duty lasts two years after the agreement ends.\n',
    '5. This duty lasts five years after the agreement ends.\n6. It does not cover what is already public.\n',
  )
  .replace('6. Liability is limited', '7. Liability is limited')
  .replace('7. Nothing limits', '8. Nothing limits')
  .replace('8. The law of', '9. The law of')

const code = `export function total(items) {
  let sum = 0
  for (const item of items) {
    sum += item.price
  }
  return sum
}

export function average(items) {
  if (items.length === 0) {
    return 0
  }
  return total(items) / items.length
}
`
const codeNext = code
  .replace('  let sum = 0\n', '  let sum = 0\n  let count = 0\n')
  .replace('sum += item.price\n', 'sum += item.price * item.quantity\n    count += item.quantity\n')
  .replace(
    'export function average',
    `export function count(items) {
  if (items.length === 0) {
    return 0
  }
  return items.length
}

export function average`,
  )

const csv =
  'id,name,amount\n' +
  Array.from({ length: 40 }, (_, index) => `${index + 1},Customer ${index + 1},${(index * 37) % 100}.00\n`).join('')

const pairs = [
  ['one line changed', numbered(12).join(''), withLine(numbered(12), 5, 'line six\n').join('')],
  ['first line changed', numbered(8).join(''), withLine(numbered(8), 0, 'line one\n').join('')],
  ['last line changed', numbered(8).join(''), withLine(numbered(8), 7, 'line eight\n').join('')],
  ['line added at the start', numbered(8).join(''), 'title\n' + numbered(8).join('')],
  ['line added at the end', numbered(8).join(''), numbered(8).join('') + 'line 9\n'],
  ['line added inside', numbered(10).join(''), numbered(10).toSpliced(4, 0, 'new\n').join('')],
  ['line removed at the start', numbered(8).join(''), numbered(8).slice(1).join('')],
  ['line removed at the end', numbered(8).join(''), numbered(8).slice(0, -1).join('')],
  ['lines removed inside', numbered(20).join(''), numbered(20).toSpliced(8, 3).join('')],
  ['left empty', '', 'a\nb\n'],
  ['right empty', 'a\nb\n', ''],
  ['left empty, one line without end', '', 'a'],
  ['right empty, one line', 'a\n', ''],
  ['one line each', 'a\n', 'b\n'],
  ['one line each without end', 'a', 'b'],
  ['end of last line removed', 'a\nb\nc\n', 'a\nb\nc'],
  ['end of last line added', 'a\nb\nc', 'a\nb\nc\n'],
  ['no end on both sides, change above', 'a\nb\nc\nd', 'a\nx\nc\nd'],
  [
    'no end on both sides, change far above',
    numbered(9).join('') + 'end',
    withLine(numbered(9), 0, 'x\n').join('') + 'end',
  ],
  ['no end on the left, lines added', 'a\nb', 'a\nb\nc\n'],
  ['no end on the right, lines removed', 'a\nb\nc\n', 'a\nb'],
  ['everything differs', 'a\nb\nc\n', 'd\ne\nf\ng\n'],
  ['carriage returns', 'a\r\nb\r\nc\r\n', 'a\r\nx\r\nc\r\n'],
  ['line ends changed from CRLF to LF', 'a\r\nb\r\nc\r\n', 'a\nb\nc\n'],
  ['carriage return at the end of the text', 'a\r\nb\r\n', 'a\r\nb\r'],
  ['blank lines only', '\n\n\n\n', '\n\n\n\n\n\n'],
  [
    'two changes 6 lines apart: one hunk',
    numbered(30).join(''),
    withLine(withLine(numbered(30), 9, 'x\n'), 16, 'y\n').join(''),
  ],
  [
    'two changes 7 lines apart: two hunks',
    numbered(30).join(''),
    withLine(withLine(numbered(30), 9, 'x\n'), 17, 'y\n').join(''),
  ],
  [
    'three hunks',
    numbered(60).join(''),
    withLine(withLine(numbered(60), 4, 'x\n').toSpliced(29, 2), 50, 'y\n').join(''),
  ],
  ['repeated line added', 'a\na\na\n', 'a\na\na\na\n'],
  ['repeated block added', 'x\n{\n}\n{\n}\ny\n', 'x\n{\n}\n{\n}\n{\n}\ny\n'],
  ['function added before one that ends alike', code, codeNext],
  ['contract', contract, contractNext],
  ['contract back', contractNext, contract],
  [
    'table with rows changed',
    csv,
    csv.replace('Customer 7,', 'Client 7,').replace('20,Customer 20,3.00\n', '').replace('33,', '33a,') +
      '41,Customer 41,5.00\n',
  ],
  [
    'block moved down',
    numbered(20).join(''),
    numbered(20)
      .toSpliced(3, 4)
      .toSpliced(12, 0, ...numbered(20).slice(3, 7))
      .join(''),
  ],
  ['lines swapped', 'a\nb\nc\nd\ne\n', 'a\nc\nb\nd\ne\n'],
  ['other scripts', 'Größe\n名前\nпривет\n', 'Größe\n氏名\nпривет\n'],
  ['lines that look like a patch', '--- a\n+++ b\n@@ -1 +1 @@\n', '--- a\n+++ c\n@@ -1 +1 @@\n'],
  ['tabs and trailing spaces', 'a\tb\nc \nd\n', 'a b\nc\nd\n'],
]

const random = seeded(20_250_111)
for (let number = 1; number <= 30; number++) {
  const left = Array.from(
    { length: 20 + Math.floor(random() * 60) },
    (_, index) => `row ${index} ${Math.floor(random() * 1000)}\n`,
  )
  const right = left.flatMap((line) => {
    const chance = random()
    if (chance < 0.06) return []
    if (chance < 0.12) return [`changed ${Math.floor(random() * 1000)}\n`]
    if (chance < 0.18) return [line, `added ${Math.floor(random() * 1000)}\n`]
    return [line]
  })
  pairs.push([`random rows ${number}`, left.join(''), right.join('')])
}
for (let number = 1; number <= 30; number++) {
  const few = () =>
    Array.from({ length: Math.floor(random() * 14) }, () => `${'abcd'[Math.floor(random() * 4)]}\n`).join('')
  pairs.push([`few words ${number}`, few(), few().slice(0, random() < 0.3 ? -1 : undefined)])
}

const cases = pairs.map(([name, left, right]) => {
  const leftFile = join(folder, 'left')
  const rightFile = join(folder, 'right')
  writeFileSync(leftFile, left)
  writeFileSync(rightFile, right)
  const run = spawnSync('diff', ['-u', '--label', 'left.txt', '--label', 'right.txt', leftFile, rightFile], {
    encoding: 'utf8',
  })
  if (run.status !== 0 && run.status !== 1) throw new Error(`diff: ${run.stderr}`)
  if (run.stdout) {
    const patched = join(folder, 'patched')
    execFileSync('patch', ['--quiet', '--binary', '-o', patched, leftFile], { input: run.stdout })
    if (readFileSync(patched, 'utf8') !== right) throw new Error(`patch does not restore: ${name}`)
  }
  return { name, left, right, patch: run.stdout }
})

rmSync(folder, { recursive: true })
const version = execFileSync('diff', ['--version'], { encoding: 'utf8' }).split('\n')[0]
writeFileSync(join(target, 'cases.json'), `${JSON.stringify({ program: version, cases }, null, 1)}\n`)
console.log(`${cases.length} cases by ${version}`)
