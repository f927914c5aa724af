import type { CodeReport } from '@/lib/kits/app/code-report'
import type { PageKind, PageLayout } from '@/lib/subjects/web-code/pages'
import { counted } from '@/lib/messages/counted'

export const pageSample = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery opening hours</title><style>body{margin:0 auto;color:#321}.open{font-weight:bold}</style></head><body><h1>Opening hours</h1><p>We bake <b>every day</b> <i>but Monday</i>, and <a href="/order" class="button open" data-place="counter" aria-describedby="note">you may order ahead</a>.<ul><li>Tuesday<li>Sunday</ul><pre>
  Tue  7 - 18
  Sun  8 - 12
</pre><script>const opening=7;if(opening<8){document.body.classList.add("early")}</script></body></html>
`

const kinds: Record<PageKind, string> = { html: 'HTML', vue: 'Vue component', angular: 'Angular template' }

/** Parse errors of the HTML standard that people meet, in plain words. */
const mistakes: Readonly<Record<string, string>> = {
  'duplicate-attribute': 'This tag has the same attribute twice. Browsers take the first.',
  'end-tag-with-attributes': 'A closing tag has no attributes. They are passed over.',
  'eof-in-comment': 'The comment that is open here is never closed.',
  'eof-in-tag': 'The text ends inside a tag.',
  'missing-whitespace-between-attributes': 'A space is missing between two attributes.',
  'unexpected-character-in-attribute-name':
    'A quote or a < stands in the name of an attribute. A quote before it may be missing.',
  'unexpected-equals-sign-before-attribute-name': 'An equals sign stands where the name of an attribute begins.',
  'missing-attribute-value': 'After the equals sign no value follows.',
  'invalid-first-character-of-tag-name': 'A < stands here that begins no tag. Write &lt; for the sign itself.',
  'missing-semicolon-after-character-reference': 'A character reference lacks its semicolon.',
  'unknown-named-character-reference': 'No character reference has this name.',
  'non-void-html-element-start-tag-with-trailing-solidus':
    'The slash before > does not close this element. Browsers pass it over and leave the element open.',
  'end-tag-without-matching-open-element': 'This closing tag has no opening tag. Browsers pass it over.',
  'closing-of-element-with-open-child-elements': 'An element inside this one is still open where this tag closes it.',
  'open-elements-left-after-eof': 'An element is still open where the text ends.',
  'unexpected-question-mark-instead-of-tag-name': 'A <? begins no tag. Browsers read it as a comment.',
  'incorrectly-opened-comment': 'A comment begins with <!-- and nothing else.',
  'nested-comment': 'A comment stands inside a comment. It ends at the first -->.',
}

export const pageMessages = {
  kinds,
  spaces: { css: 'As browsers show them', strict: 'All count', ignore: 'None counts' },
  indents: { 2: '2 spaces', 4: '4 spaces', tab: 'Tab' },
  widths: { 80: '80 characters', 100: '100 characters', 120: '120 characters', 400: '400 characters' },
  attributes: { filled: 'As many as fit', single: 'One a line' },
  words: { waiting: 'Paste HTML, and it appears here laid out.', output: 'HTML', notices: 'What to know' },
  formatted: (kind: PageKind, lines: number) => `${counted(lines, 'line', 'lines')}, laid out as ${kinds[kind]}`,
  fault: (reason: string) => `This cannot be laid out: ${reason.split('. ')[0]}`,
  faultHint:
    'A browser would guess what is meant; laid out, the guess would stand in your page. Mend the tag, then it goes on.',
  mistake: (code: string) => mistakes[code] ?? `The HTML standard calls this “${code.replaceAll('-', ' ')}”.`,
  mistakeHint: 'Browsers go on after it, each in the way the standard lays down.',
  more: (count: number) =>
    `${counted(count, 'more mistake', 'more mistakes')} of this kind ${count === 1 ? 'is' : 'are'} not listed.`,
  ignoresSpaces: 'Spaces between elements in a line may be gone. Compare how the page looks.',
  tooLong: 'Pages of up to 2 MB are laid out.',
  tooLarge: 'Pages of up to 2 MB are laid out.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  tooDeep: 'Elements are nested too deeply to be laid out.',
  preview: 'How it looks, without scripts',
  figures: { before: 'Before', after: 'After', mistakes: 'Mistakes in tags' },
  working: 'Laying out',
  copied: 'Copied.',
}

export interface PageQuestion extends PageLayout {
  ask: 'read'
  source: string | Blob
}

export interface PageReport extends CodeReport {
  /** To look at; undefined where it is too long or no page. */
  page: string | undefined
}
