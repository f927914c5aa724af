import { folded } from '@/lib/base/text/folded'

/** A name as the label of a domain: small letters a to z and figures, nothing between them; undefined where none are left. */
export function domainLabel(name: string): string | undefined {
  const label = folded(name)
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')
  return label === '' || label.length > 63 ? undefined : label
}
