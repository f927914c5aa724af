/** What the operator of a copy of the site sets at build, and the facts that every page repeats. */
export const siteName = 'Tallykit'

/** Origin under which the site is published, without trailing slash; where `npm start` serves it unless set. */
export const siteOrigin = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')

/** Where mail to the operator goes; empty unless set, and the contact page then says so. */
export const contactEmail = process.env.NEXT_PUBLIC_CONTACT_EMAIL ?? ''

/** Whether this copy has a sign-in service under `/api/auth` of its own address, and so an account menu. */
export const hasAccounts = process.env.NEXT_PUBLIC_AUTH === '1'

/** Profiles of the operator, shown in the footer. None exists, so none is linked. */
export const socialLinks: readonly { name: string; href: `https://${string}` }[] = []

/** The whole address of a path that `addressOf` made. */
export function absoluteUrl(address: string): string {
  return siteOrigin + address
}
