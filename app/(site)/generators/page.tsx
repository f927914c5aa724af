import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'

export const metadata = categoryMetadata('generator')

export default function GeneratorsPage() {
  return <CategoryPage category="generator" />
}
