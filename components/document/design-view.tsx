import type { DesignPage } from '@/lib/kits/document/design'
import { designHtml } from '@/lib/kits/document/design-html'
import { designSvg } from '@/lib/kits/document/design-svg'
import { smallPicture } from './small-picture'

interface DesignViewProps {
  page: DesignPage
  /** As a picture of its own, which has no ids in common with the page itself. */
  isSmall?: boolean
}

export default function DesignView({ page, isSmall = false }: DesignViewProps) {
  if (isSmall) return smallPicture(designSvg(page))
  return <div className="doc-block" dangerouslySetInnerHTML={{ __html: designHtml(page) }} />
}
