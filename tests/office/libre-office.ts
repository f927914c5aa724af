import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What LibreOffice makes of a file: a PDF, and text with its marks of lists. */
export function opened(docx: Uint8Array): { pdf: Uint8Array; text: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-office-'))
  try {
    writeFileSync(path.join(folder, 'a.docx'), docx)
    for (const format of ['pdf', 'txt:Text'])
      execFileSync(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          format,
          '--outdir',
          folder,
          path.join(folder, 'a.docx'),
        ],
        { stdio: 'pipe' },
      )
    return { pdf: readFileSync(path.join(folder, 'a.pdf')), text: readFileSync(path.join(folder, 'a.txt'), 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
