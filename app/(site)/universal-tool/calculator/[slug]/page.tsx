import { CalculatorPage, calculatorMetadata } from '@/components/calculator/calculator-page'
import { implementedSlugs, toolOf } from '@/components/catalogue/tool-of'

export const dynamicParams = false

interface PageProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return implementedSlugs('/universal-tool/calculator/')
}

export async function generateMetadata({ params }: PageProps) {
  return calculatorMetadata(toolOf(`/universal-tool/calculator/${(await params).slug}`))
}

export default async function Page({ params }: PageProps) {
  return <CalculatorPage tool={toolOf(`/universal-tool/calculator/${(await params).slug}`)} />
}
