import type { CodeReport } from '@/lib/kits/app/code-report'
import { sizeInWords } from '@/lib/messages/workbench'

export const htmlSample = `<!DOCTYPE html>
<html lang="en">
  <head>
    <!-- written by hand -->
    <meta charset="utf-8">
    <title>Bakery opening hours</title>
    <style>
      /* warm colours */
      body { margin: 0 auto; color: #332211; }
      .open  { font-weight: bold; }
    </style>
  </head>
  <body>
    <h1>Opening hours</h1>
    <p>
      We bake <b>every day</b> <i>but Monday</i>.
    </p>
    <input type="checkbox" checked="checked" disabled="disabled">
    <pre>
  Tue  7 - 18
  Sun  8 - 12
    </pre>
    <script>
      // nothing to do
      const opening = 7;
      console.log(opening + 11);
    </script>
  </body>
</html>
`

export const htmlMessages = {
  levels: { safe: 'Safe', strong: 'Strong' },
  words: { waiting: 'Paste HTML, and the smaller page appears here.', output: 'HTML', notices: 'What to know' },
  saved: (before: number, after: number) =>
    after < before
      ? `${sizeInWords(before)} became ${sizeInWords(after)}: ${(((before - after) / before) * 100).toFixed(1)}% less`
      : `There is nothing to leave out: ${sizeInWords(after)}`,
  fault: (reason: string) => `This cannot be read as HTML: ${reason}`,
  faultHint: 'The text stays as it is. Close the tag or the quote at this place, then it goes on.',
  unread: (part: string) => `A style or script stays as it was, since it could not be read: ${part}`,
  tooLarge: 'Files of up to 10 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  figures: { before: 'Before', after: 'After', gzipBefore: 'Before, gzip', gzipAfter: 'After, gzip' },
  working: 'Minifying',
  copied: 'Copied.',
}

export interface HtmlQuestion {
  ask: 'read'
  source: string | Blob
  level: 'safe' | 'strong'
  keepsComments: boolean
  styles: boolean
  scripts: boolean
}

export type HtmlReport = CodeReport
