import type { MinifiedReport, MinifierAnswer, MinifierQuestion } from '@/lib/kits/app/minified-report'
import { counted } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import type { StyleSettings } from '@/lib/subjects/web-code/minify-styles'

export const cssSample = `/*! Bakery styles, licence MIT */
:root {
  --crust: #8a4b2a;
}

/* the card of a loaf */
.loaf {
  color: #ffffff;
  background-color: var(--crust);
  padding: 16px 16px 16px 16px;
  transition: opacity 300ms ease;

  &:hover {
    opacity: 0.80;
  }

  @media (min-width: 600px) {
    padding: 24px;
  }
}

.price {
  font-weight: bold;
}
.total {
  font-weight: bold;
}

.banner-of-last-year {
  display: none;
}
`

export const htmlSampleForCss = `<article class="loaf">
  <h2>Rye</h2>
  <p class="price">4.20</p>
</article>
<p class="total">8.40</p>
`

export const cssMinifierMessages = {
  levels: { safe: 'Safe', restructure: 'Restructure' },
  comments: { legal: 'Licences and those with !', none: 'None' },
  targets: { written: 'As written', since2023: 'Browsers of 2023', since2021: 'Browsers of 2021' },
  words: { waiting: 'Paste CSS, and the smaller sheet appears here.', output: 'CSS', notices: 'What to know' },
  noticesOf: (file: string) => `What to know of ${file}`,
  saved: (before: number, after: number) =>
    after < before
      ? `${sizeInWords(before)} became ${sizeInWords(after)}: ${(((before - after) / before) * 100).toFixed(1)}% less`
      : `There is nothing to leave out: ${sizeInWords(after)}`,
  fault: (reason: string) => `This cannot be read as CSS: ${reason}`,
  faultHint: 'Your text stays as it is. Mend this place, then it goes on.',
  faultIn: (line: number, reason: string) => `Line ${line} cannot be read as CSS: ${reason}`,
  remark: (reason: string) => `Copied as it stands: ${reason}`,
  remarkIn: (line: number, reason: string) => `Line ${line}, copied as it stands: ${reason}`,
  moreRemarks: (count: number) => `${counted(count, 'more place', 'more places')} of this kind.`,
  unusedLabel: 'Selectors that your HTML does not use',
  unusedLine: (line: number) => `line ${line}`,
  keepOrNot: (selector: string) => `What becomes of ${selector}`,
  taken: 'Taken out',
  kept: 'Keep',
  moreUnused: (count: number) =>
    `${counted(count, 'more selector is', 'more selectors are')} taken out and not listed.`,
  noPages: 'Give the HTML that these styles are for, and what it does not use is listed here.',
  unusedCount: (count: number) => `${counted(count, 'selector was', 'selectors were')} taken out.`,
  onlyRead: 'Read for the names that its page uses.',
  tooDeep: 'Rules are nested too deeply to be read.',
  tooLarge: 'Files of up to 10 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  notLoaded: 'The part that reads CSS did not arrive. Check the connection and try again.',
  figures: {
    before: 'Before',
    after: 'After',
    gzipBefore: 'Before, gzip',
    gzipAfter: 'After, gzip',
    brotliAfter: 'After, Brotli',
  },
  working: 'Minifying',
  copied: 'Copied.',
}

export interface CssMinifierSettings extends Omit<StyleSettings, 'mapOf'> {
  map: boolean
  /** What the HTML does not use is taken out. */
  unused: boolean
  html: string | Blob
  /** Names that stay, one a line or apart by commas or spaces; a star stands for any letters. */
  safelist: string
  /** Selectors that stay, as the list of them was marked. */
  kept: readonly string[]
}

export type CssMinifierQuestion = MinifierQuestion & CssMinifierSettings

export interface CssMinifierReport extends MinifiedReport {
  unused: readonly { selector: string; line: number }[]
}

export type CssMinifierAnswer = MinifierAnswer<CssMinifierReport>
