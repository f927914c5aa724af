import { escapeHtml } from '@/lib/base/text/escape-html'
import { rowKindAt, type Comparison } from '@/lib/subjects/diff/comparison'
import { lineSpans, type Span } from '@/lib/subjects/diff/spans'
import { foldedView } from '@/lib/subjects/diff/view'

/** The words of a report, in the language of the page. */
export interface ReportWords {
  language: string
  title: string
  summary: string
  left: string
  right: string
  removed: string
  added: string
  /** Stands for a folded stretch; {rows} is replaced by its length. */
  folded: string
  noDifference: string
}

export interface ReportInput {
  left: string
  right: string
  comparison: Comparison
  words: ReportWords
  /** Unchanged rows around a change; undefined shows every row. */
  context: number | undefined
}

const style = `:root{color-scheme:light dark;--line:#c9ced6;--muted:#5b6472;--removed:#fde8e8;--removed-mark:#f5b5b5;--added:#e3f5e6;--added-mark:#a5dcae}
@media (prefers-color-scheme:dark){:root{--line:#3b4350;--muted:#9aa5b4;--removed:#3d1f22;--removed-mark:#7a3036;--added:#15301c;--added-mark:#24603a}}
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:100rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;table-layout:fixed;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}
caption{text-align:left;padding:.25rem 0;color:var(--muted);font-family:system-ui,sans-serif}
th{text-align:left;border-bottom:2px solid var(--line)}
td{vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere;padding:0 .4rem}
td.n{width:4.5em;text-align:right;color:var(--muted);white-space:nowrap}
col.n{width:4.5em}
td.removed{background:var(--removed)}td.added{background:var(--added)}
del,ins{text-decoration:none;border-radius:2px}del{background:var(--removed-mark);text-decoration:line-through}ins{background:var(--added-mark);text-decoration:underline}
del.line,ins.line{background:none;text-decoration:none}
tr.fold td{color:var(--muted);text-align:center;border:1px dashed var(--line);font-family:system-ui,sans-serif}
@media print{body{margin:0}td{-webkit-print-color-adjust:exact;print-color-adjust:exact}}`

/** A comparison as an HTML document of its own, side by side, without scripts and without anything fetched from elsewhere. */
export function htmlReport({ left, right, comparison, words, context }: ReportInput): string {
  const pieces = [
    `<!doctype html>\n<html lang="${escapeHtml(words.language)}">\n<head>\n<meta charset="utf-8">\n`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escapeHtml(words.title)}</title>\n<style>${style}</style>\n</head>\n`,
    `<body>\n<h1>${escapeHtml(words.title)}</h1>\n<p>${escapeHtml(comparison.changes.length === 0 ? words.noDifference : words.summary)}</p>\n`,
    `<table>\n<colgroup><col class="n"><col><col class="n"><col></colgroup>\n`,
    `<thead><tr><th colspan="2" scope="colgroup">${escapeHtml(words.left)}</th><th colspan="2" scope="colgroup">${escapeHtml(words.right)}</th></tr></thead>\n<tbody>\n`,
  ]
  for (const item of foldedView(comparison, context ?? Infinity, new Set())) {
    if (item.kind === 'fold') {
      pieces.push(
        `<tr class="fold"><td colspan="4">${escapeHtml(words.folded.replace('{rows}', String(item.to - item.from)))}</td></tr>\n`,
      )
      continue
    }
    const kind = rowKindAt(comparison, item.row)
    const changed = kind === 'changed' || kind === 'removed' || kind === 'added'
    const leftCells = cells(
      left,
      comparison.leftStarts,
      comparison.rowLeft[item.row] ?? -1,
      comparison.leftMarks,
      changed ? removedSide(words) : undefined,
    )
    const rightCells = cells(
      right,
      comparison.rightStarts,
      comparison.rowRight[item.row] ?? -1,
      comparison.rightMarks,
      changed ? addedSide(words) : undefined,
    )
    pieces.push(`<tr>${leftCells}${rightCells}</tr>\n`)
  }
  pieces.push('</tbody>\n</table>\n</body>\n</html>\n')
  return pieces.join('')
}

interface ReportSide {
  tag: 'del' | 'ins'
  className: 'removed' | 'added'
  sign: string
  label: string
}

function removedSide(words: ReportWords): ReportSide {
  return { tag: 'del', className: 'removed', sign: '−', label: words.removed }
}

function addedSide(words: ReportWords): ReportSide {
  return { tag: 'ins', className: 'added', sign: '+', label: words.added }
}

function cells(
  text: string,
  starts: Int32Array,
  line: number,
  marks: Int32Array,
  side: ReportSide | undefined,
): string {
  if (line < 0) return '<td class="n"></td><td></td>'
  const spans = lineSpans(text, starts[line] ?? 0, starts[line + 1] ?? 0, marks)
  if (!side) return `<td class="n">${line + 1}</td><td>${spans.map((span) => escapeHtml(span.text)).join('')}</td>`
  const content = spans.some((span) => span.marked)
    ? spans.map((span) => markedSpan(span, side)).join('')
    : `<${side.tag} class="line">${spans.map((span) => escapeHtml(span.text)).join('')}</${side.tag}>`
  return `<td class="n"><span title="${escapeHtml(side.label)}">${side.sign}</span> ${line + 1}</td><td class="${side.className}">${content}</td>`
}

function markedSpan({ text, marked }: Span, { tag }: ReportSide): string {
  return marked ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text)
}
