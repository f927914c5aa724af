import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { csvText } from '@/lib/base/format/csv-cell'
import { addressKey, followAll, type Followed, type Sameness } from './follow'
import { readRedirects, type Redirect } from './read'

export interface RedirectQuestion extends Sameness {
  text: string
  /** Addresses of the old site, which should all lead somewhere: lines, or a sitemap. */
  old: string
}

export const mostRedirects = 200_000
/** Findings of one kind that are listed; the table has all. */
const listed = 50

const google = 'Google Search Central, “Redirects and Google Search”'
const move = 'Google Search Central, “Site moves with URL changes”'

type Issue = { kind: string; tone: 'bad' | 'warn'; redirect: Redirect; says: string; detail?: string; source: string }

const isOpen = (to: string) =>
  /[?&](?:url|next|redirect|return|dest|goto)=(?:https?:|\/\/|\$|\{)/i.test(to) || to.startsWith('//')

function issuesOf(
  { redirect, steps, isLoop }: Followed,
  sameness: Sameness,
  first: ReadonlyMap<string, Redirect>,
): Issue[] {
  const { from, to, status } = redirect
  const found: Issue[] = []
  const key = addressKey(from, sameness)
  const add = (kind: string, tone: Issue['tone'], says: string, source: string, detail?: string) =>
    found.push({ kind, tone, redirect, says, source, ...(detail && { detail }) })
  const earlier = first.get(key)
  if (earlier && earlier.line !== redirect.line)
    add(
      'Twice',
      addressKey(earlier.to, sameness) === addressKey(to, sameness) ? 'warn' : 'bad',
      addressKey(earlier.to, sameness) === addressKey(to, sameness)
        ? `${from} stands on line ${whole(earlier.line)} already, with the same target.`
        : `${from} leads to ${earlier.to} on line ${whole(earlier.line)} and to ${to} here.`,
      'RFC 9110, section 15.4',
      'Servers take the first that fits; the other is dead.',
    )
  if (to === '' && status !== 410 && status !== 404)
    add('No target', 'bad', `${from} has no target.`, 'RFC 9110, section 10.2.2')
  else if (to !== '' && addressKey(to, sameness) === key)
    add('Itself', 'bad', `${from} leads to itself${to === from ? '' : `, written ${to}`}.`, 'RFC 9110, section 15.4')
  else if (isLoop)
    add(
      'Loop',
      'bad',
      `${from} goes in a circle: ${[redirect, ...steps].map((step) => step.from).join(' → ')} → …`,
      'RFC 9110, section 15.4',
    )
  else if (steps.length > 0)
    add(
      'Chain',
      steps.length >= 4 ? 'bad' : 'warn',
      `${from} takes ${whole(steps.length + 1)} steps to ${steps.at(-1)?.to ?? to}.`,
      move,
      'Lead straight to the end. Google follows up to ten steps and advises no more than three to five.',
    )
  if (/^http:\/\//i.test(to))
    add(
      'http',
      'warn',
      `${from} leads to an http address.`,
      google,
      'Lead to https at once, or a second redirect follows.',
    )
  if (isOpen(to))
    add(
      'Open',
      'bad',
      `${from} leads to a target that names another in its query: ${to}`,
      'OWASP, “Unvalidated Redirects and Forwards Cheat Sheet”',
    )
  if (to !== '' && ![301, 302, 303, 307, 308].includes(status))
    add(
      'Status',
      'warn',
      `${from} has the status ${String(status)}, which does not redirect.`,
      'RFC 9110, section 15.4',
    )
  return found
}

/** Addresses in lines, the first column of a table, or the loc elements of a sitemap. */
export function listedAddresses(text: string): string[] {
  const places = [...text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/gi)].map(([, place = '']) =>
    place.replaceAll('&amp;', '&'),
  )
  if (places.length > 0) return places
  return text.split(/[\r\n]+/).flatMap((line) => /^["']?((?:\/|https?:)[^\s,;"']*)/i.exec(line.trim())?.[1] ?? [])
}

/** A map in which every address leads to the end of its way; loops and addresses without a target are left out. */
export function flattened(followed: readonly Followed[], sameness: Sameness): Redirect[] {
  const seen = new Set<string>()
  return followed.flatMap(({ redirect, steps, isLoop }) => {
    const key = addressKey(redirect.from, sameness)
    const to = steps.at(-1)?.to ?? redirect.to
    // Of two rules for one address a server takes the first.
    if (seen.has(key)) return []
    seen.add(key)
    if (isLoop || to === '' || addressKey(to, sameness) === key) return []
    return [{ ...redirect, to }]
  })
}

/** Holds a list of redirects against itself: chains, loops, doubles, targets, and old addresses that lead nowhere. */
export function redirectReport({ text, old, ...sameness }: RedirectQuestion): Report {
  const { redirects: all, unread, format } = readRedirects(text)
  const redirects = all.slice(0, mostRedirects)
  if (redirects.length === 0)
    return {
      headline: 'No redirect was found.',
      tone: 'bad',
      parts: [
        {
          notes: [
            'Paste lines such as “/old,/new”, “/old /new 301”, “Redirect 301 /old /new” or “location = /old { return 301 /new; }”.',
          ],
        },
        {
          tables: [
            {
              label: 'Lines that were not read',
              columns: ['Line', 'Text', 'Why'],
              rows: unread.map(({ line, text: raw, why }) => [String(line), raw, why]),
            },
          ],
        },
      ],
    }
  const followed = followAll(redirects, sameness)
  const first = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const key = addressKey(redirect.from, sameness)
    if (!first.has(key)) first.set(key, redirect)
  }
  const issues = followed.flatMap((one) => issuesOf(one, sameness, first))
  const missing = listedAddresses(old).filter((address) => !first.has(addressKey(address, sameness)))
  const kindsOf = new Map<Redirect, string[]>()
  for (const { redirect, kind } of issues) kindsOf.set(redirect, [...(kindsOf.get(redirect) ?? []), kind])
  const count = (kind: string) => issues.filter((issue) => issue.kind === kind).length
  const kinds = [...new Set(issues.map(({ kind }) => kind))]
  const findings: ReportFinding[] = kinds.flatMap((kind) => {
    const own = issues.filter((issue) => issue.kind === kind)
    return own.slice(0, listed).map(({ tone, says, detail, source, redirect }): ReportFinding => ({
      tone,
      says: `Line ${whole(redirect.line)}: ${says}`,
      ...(detail && { detail }),
      source,
    }))
  })
  const faults = issues.filter(({ tone }) => tone === 'bad').length
  const flat = flattened(followed, sameness)
  return {
    headline: `${counted(redirects.length, 'redirect', 'redirects')} read as ${format}: ${faults > 0 ? `${counted(faults, 'fault', 'faults')}, ` : ''}${counted(issues.length - faults, 'thing to look at', 'things to look at')}${missing.length > 0 ? `, ${counted(missing.length, 'old address', 'old addresses')} without a redirect` : ''}.`,
    tone: faults > 0 || missing.length > 0 ? 'bad' : issues.length > 0 || unread.length > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Chains', text: whole(count('Chain')) },
      { label: 'Loops', text: whole(count('Loop') + count('Itself')) },
      { label: 'Twice', text: whole(count('Twice')) },
      { label: 'Not read', text: whole(unread.length) },
    ],
    parts: [
      {
        findings,
        notes:
          findings.length < issues.length
            ? [`${whole(issues.length - findings.length)} more are in the saved table.`]
            : [],
      },
      {
        heading: 'All of them',
        tables: [
          {
            label: 'Redirects with what was found',
            columns: ['Line', 'From', 'To', 'Status', 'Steps', 'Ends at', 'Found'],
            rows: followed.map(({ redirect, steps, isLoop }) => [
              String(redirect.line),
              redirect.from,
              redirect.to,
              String(redirect.status),
              isLoop ? 'circle' : String(steps.length + 1),
              isLoop ? '' : (steps.at(-1)?.to ?? redirect.to),
              (kindsOf.get(redirect) ?? []).join(', '),
            ]),
          },
          {
            label: 'Old addresses without a redirect',
            columns: ['Address'],
            rows: missing.map((address) => [address]),
          },
          {
            label: 'Lines that were not read',
            columns: ['Line', 'Text', 'Why'],
            rows: unread.map(({ line, text: raw, why }) => [String(line), raw, why]),
          },
        ],
      },
    ],
    files: {
      'redirects.csv': csvText([
        ['from', 'to', 'status'],
        ...flat.map(({ from, to, status }) => [from, to, String(status)]),
      ]),
    },
  }
}
