import type { ComponentProps, ReactNode } from 'react'

import { addressOf, type Place } from '@/catalogue/address'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Place
  children: ReactNode
}

/**
 * A link within the site. It loads the page as a document: each page carries a Content Security Policy of its own, which a
 * soft navigation would not apply.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={addressOf(to)} {...rest}>
      {children}
    </a>
  )
}

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'rel'> {
  href: `https://${string}`
  children: ReactNode
}

/** A link to another site, which learns nothing of the page it was followed from. */
export function OutsideLink({ children, ...rest }: OutsideLinkProps) {
  return (
    <a rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
