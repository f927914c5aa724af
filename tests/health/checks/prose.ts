/** Labels and subheadings that the format of a guide gives, not its author. */
const labels = /\*\*(?:Challenge|Solution|Result|Example|Input|Output|Outcome|Frequency|Stakeholders)\*\*:?/g
const givenHeading = /^(?:#{2} .*|#{3} (?:Tips|Outlook))$/
const listMarker = /^\s*(?:[-*]|\d+\.)\s+/

/** What somebody wrote in a guide, line by line: no front matter, no fixed headings, labels, list marks or targets of links. */
function writtenLines(markdown: string): string[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter((line) => !givenHeading.test(line))
    .map((line) =>
      line
        .replace(/^#{3} /, '')
        .replace(listMarker, '')
        .replace(labels, ' ')
        .replace(/\]\([^)\s]*\)/g, '] '),
    )
}

const placeholder = /\{\{[^}]*\}\}/g

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
}

/** Words that follow each other as an author wrote them. A line's end and a figure from elsewhere end such a run. */
export function writtenRuns(markdown: string): string[][] {
  return writtenLines(markdown)
    .flatMap((line) => line.split(placeholder))
    .map(wordsIn)
    .filter((run) => run.length > 0)
}

/** How many words a reader gets of a guide; a figure that the tool fills in is one. */
export function wordCount(markdown: string): number {
  return writtenLines(markdown).reduce(
    (sum, line) => sum + wordsIn(line.replace(placeholder, ' ')).length + (line.match(placeholder)?.length ?? 0),
    0,
  )
}
