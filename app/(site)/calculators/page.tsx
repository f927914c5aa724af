import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'

export const metadata = categoryMetadata('calculator')

export default function CalculatorsPage() {
  return <CategoryPage category="calculator" />
}
