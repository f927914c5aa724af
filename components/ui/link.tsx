import type { ComponentProps } from 'react'

import { addressOf, type Place } from '@/catalogue/address'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Place
}

/**
 * A link within the site. It loads the page as a document: each page carries a Content Security Policy of its own, which a
 * soft navigation would not apply.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={addressOf(to)} {...rest} />
}

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  href: `https://${string}`
}

/** A link to another site, which learns nothing of the page it was followed from. */
export function OutsideLink(props: OutsideLinkProps) {
  return <a rel="noopener noreferrer" {...props} />
}
