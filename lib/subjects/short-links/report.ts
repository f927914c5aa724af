import type { Report } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { linkFile, makeLinks, type LinkFormat, type ShortLinkQuestion } from './make'

export const linkFiles: Readonly<Record<LinkFormat, string>> = {
  redirects: '_redirects',
  nginx: 'short-links.conf',
  apache: '.htaccess',
  vercel: 'vercel.json',
  csv: 'short-links.csv',
}

/** Short links with the files for a host of one's own. */
export async function shortLinkReport(question: ShortLinkQuestion): Promise<Report> {
  const { links, refused, repeated } = await makeLinks(question)
  const host =
    question.domain
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/.*$/, '') || 'go.example.com'
  const base = `https://${host}`
  const saved = links.reduce((sum, { code, url }) => sum + url.length - `${base}/${code}`.length, 0)
  if (links.length === 0 && refused.length === 0) return { headline: 'No address was found.', tone: 'bad', parts: [] }
  const formats = Object.keys(linkFiles) as LinkFormat[]
  return {
    headline: `${counted(links.length, 'short link', 'short links')}${refused.length > 0 ? `, ${counted(refused.length, 'line', 'lines')} refused` : ''}.`,
    tone: refused.length > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Given twice', text: whole(repeated) },
      {
        label: 'Characters shorter on average',
        text: links.length === 0 ? '0' : whole(Math.round(saved / links.length)),
      },
    ],
    parts: [
      {
        notes: [`They work once a file below lies on ${host}. Nothing is hosted here, and nobody counts the clicks.`],
      },
      {
        tables: [
          {
            label: 'Short links',
            columns: ['Short', 'Leads to', 'Code'],
            rows: links.map(({ code, url, isKept }) => [`${base}/${code}`, url, isKept ? 'as before' : 'new']),
          },
          {
            label: 'Lines that were refused',
            columns: ['Line', 'Text', 'Why'],
            rows: refused.map(({ line, text, why }) => [String(line), text, why]),
          },
        ],
      },
    ],
    files: Object.fromEntries(formats.map((format) => [linkFiles[format], linkFile(links, format, base)])),
  }
}
