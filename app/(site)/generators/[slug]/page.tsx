import { GeneratorPage, generatorMetadata } from '@/components/generator/generator-page'
import { implementedSlugs, toolOf } from '@/components/catalogue/tool-of'

export const dynamicParams = false

interface PageProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return implementedSlugs('/generators/')
}

export async function generateMetadata({ params }: PageProps) {
  return generatorMetadata(toolOf(`/generators/${(await params).slug}`))
}

export default async function Page({ params }: PageProps) {
  return <GeneratorPage tool={toolOf(`/generators/${(await params).slug}`)} />
}
