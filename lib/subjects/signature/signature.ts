import { typedLines } from '@/lib/base/text/typed-lines'
import { urlOf } from '@/lib/base/text/url-of'
import { escapeHtml } from '@/lib/base/text/escape-html'

export interface Signer {
  name: string
  title: string
  company: string
  phone: string
  mobile: string
  email: string
  website: string
  address: string
}

export interface SignatureLink {
  label: string
  href: string
}

export interface SignatureStyle {
  colour: string
  font: 'sans' | 'serif'
  layout: 'beside' | 'below'
  /** Address of a picture: https, or a data address. */
  picture: string
  /** Pixels. */
  pictureWidth: number
  links: readonly SignatureLink[]
  disclaimer: string
}

/** Fonts that every mail program has. */
const families = { sans: 'Arial,Helvetica,sans-serif', serif: 'Georgia,Times New Roman,serif' } as const

/**
 * An address that a signature may lead to: http and https, with https put before a bare domain. undefined for every other scheme,
 * javascript among them, and for what is no address.
 */
export function safeAddress(typed: string): string | undefined {
  const text = typed.trim()
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(full) || /[\s<>"]/.test(full)) return undefined
  return /^[^.]+\.[^.]/.test(urlOf(full)?.hostname ?? '') ? full : undefined
}

const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, '')
const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')

interface Line {
  text: string
  href?: string
}

/** What is said about how to reach somebody, a line each; what is empty is left out. */
function contactLines({ phone, mobile, email, website, address }: Signer): Line[] {
  const site = safeAddress(website)
  return [
    ...(phone === '' ? [] : [{ text: phone, href: `tel:${digitsOf(phone)}` }]),
    ...(mobile === '' ? [] : [{ text: mobile, href: `tel:${digitsOf(mobile)}` }]),
    ...(email === '' ? [] : [{ text: email, href: `mailto:${encodeURI(email)}` }]),
    ...(site === undefined ? [] : [{ text: withoutScheme(site), href: site }]),
    ...typedLines(address).map((text) => ({ text })),
  ]
}

const roleOf = ({ title, company }: Signer) => [title, company].filter((part) => part !== '').join(', ')

/**
 * A signature as HTML for mail programs: one table, styles on each cell, no colour but the visitor's, so that a program in dark mode
 * can turn the letters round. Everything typed is escaped; links lead to http, https, tel and mailto alone.
 */
export function signatureHtml(signer: Signer, style: SignatureStyle): string {
  const family = families[style.font]
  const cell = (content: string, extra = '') =>
    `<tr><td style="font:13px ${family};line-height:18px;padding:0${extra}">${content}</td></tr>`
  const anchor = ({ text, href }: Line) =>
    href === undefined
      ? escapeHtml(text)
      : `<a href="${escapeHtml(href)}" style="color:${style.colour};text-decoration:none">${escapeHtml(text)}</a>`
  const links = style.links.map(({ label, href }) => anchor({ text: label, href })).join(' | ')
  const rows = [
    `<tr><td style="font:bold 16px ${family};line-height:22px;padding:0;color:${style.colour}">${escapeHtml(signer.name)}</td></tr>`,
    ...(roleOf(signer) === '' ? [] : [cell(escapeHtml(roleOf(signer)))]),
    ...contactLines(signer).map((line, at) => cell(anchor(line), at === 0 ? ';padding-top:6px' : '')),
    ...(links === '' ? [] : [cell(links, ';padding-top:6px')]),
  ].join('\n')
  const words = `<table cellpadding="0" cellspacing="0" border="0" role="presentation">\n${rows}\n</table>`
  const width = Math.round(style.pictureWidth)
  const picture =
    style.picture === ''
      ? ''
      : `<img src="${escapeHtml(style.picture)}" width="${width}" alt="${escapeHtml(signer.company === '' ? signer.name : signer.company)}" border="0">`
  const padding = 'padding:0 14px 0 0;vertical-align:top'
  const line = `padding:0 0 0 14px;vertical-align:top;border-left:2px solid ${style.colour}`
  const body =
    picture === ''
      ? `<tr><td style="padding:0">${words}</td></tr>`
      : style.layout === 'beside'
        ? `<tr><td style="${padding}">${picture}</td>\n<td style="${line}">${words}</td></tr>`
        : `<tr><td style="padding:0">${words}</td></tr>\n<tr><td style="padding:10px 0 0 0">${picture}</td></tr>`
  const below =
    style.disclaimer === ''
      ? ''
      : `\n<tr><td${picture !== '' && style.layout === 'beside' ? ' colspan="2"' : ''} style="font:11px ${family};line-height:15px;padding:10px 0 0 0">${escapeHtml(style.disclaimer).replaceAll('\n', '<br>')}</td></tr>`
  return `<table cellpadding="0" cellspacing="0" border="0" role="presentation">\n${body}${below}\n</table>\n`
}

/** The same as plain text, below the two hyphens and space that mark a signature (RFC 3676, section 4.3). */
export function signatureText(signer: Signer, { links, disclaimer }: SignatureStyle): string {
  const lines = [
    '-- ',
    signer.name,
    roleOf(signer),
    ...contactLines(signer).map(({ text }) => text),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...(disclaimer === '' ? [] : ['', disclaimer]),
  ]
  return `${lines.filter((line, at) => line !== '' || at > 2).join('\n')}\n`
}

/** The bytes of a picture that stands in the signature itself; 0 for one that is fetched. */
export function embeddedBytes(picture: string): number {
  const base64 = /^data:[^,]*;base64,(.*)$/s.exec(picture)?.[1] ?? ''
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
}
