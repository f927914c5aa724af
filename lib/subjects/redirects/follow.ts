import { urlOf } from '@/lib/base/text/url-of'
/* Where redirects lead, each address followed once however many lead to it. */
import type { Redirect } from './read'

/** Sameness of addresses: with the host if there is one, without a final slash, in small letters where that is wanted. */
export interface Sameness {
  /** Host that paths without one belong to. */
  host: string
  ignoreCase: boolean
  ignoreSlash: boolean
}

/** An address as it is compared: host and path with query; the scheme and the fragment do not count. */
export function addressKey(written: string, { host, ignoreCase, ignoreSlash }: Sameness): string {
  const base = `https://${host || 'this.site'}`
  const absolute = /^www\./i.test(written) ? `https://${written}` : written
  const url = urlOf(absolute, base)
  if (!url) return written
  const path = ignoreSlash && url.pathname !== '/' ? url.pathname.replace(/\/+$/, '') : url.pathname
  const whole = `${url.host}${path}${url.search}`
  return ignoreCase ? whole.toLowerCase() : whole
}

export interface Followed {
  redirect: Redirect
  /** Redirects after it until the end, in order. */
  steps: readonly Redirect[]
  isLoop: boolean
}

/** Each redirect with the way from it; time grows with the number of redirects and the length of chains. */
export function followAll(redirects: readonly Redirect[], sameness: Sameness): Followed[] {
  const first = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const key = addressKey(redirect.from, sameness)
    if (!first.has(key)) first.set(key, redirect)
  }
  const next = (redirect: Redirect) => (redirect.to === '' ? undefined : first.get(addressKey(redirect.to, sameness)))
  const longest = 50
  return redirects.map((redirect) => {
    const steps: Redirect[] = []
    const seen = new Set([addressKey(redirect.from, sameness)])
    for (let step = next(redirect); step; step = next(step)) {
      const key = addressKey(step.from, sameness)
      if (seen.has(key)) return { redirect, steps, isLoop: true }
      if (steps.length >= longest) break
      seen.add(key)
      steps.push(step)
    }
    return { redirect, steps, isLoop: false }
  })
}
