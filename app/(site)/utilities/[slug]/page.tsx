import { implementedSlugs, toolOf } from '@/components/catalogue/tool-of'
import { TransformPage, transformMetadata } from '@/components/transform/transform-page'
import { loadDefinition } from '@/lib/site/load-tool'

export const dynamicParams = false

interface PageProps {
  params: Promise<{ slug: string }>
}

/** Tools with a page of their own have a folder beside this one. */
export async function generateStaticParams() {
  const slugs = await Promise.all(
    implementedSlugs('/utilities/').map(async ({ slug }) => {
      const definition = await loadDefinition<object>(toolOf(`/utilities/${slug}`).id)
      return 'run' in definition ? [{ slug }] : []
    }),
  )
  return slugs.flat()
}

export async function generateMetadata({ params }: PageProps) {
  return transformMetadata(toolOf(`/utilities/${(await params).slug}`))
}

export default async function Page({ params }: PageProps) {
  return <TransformPage tool={toolOf(`/utilities/${(await params).slug}`)} />
}
