import { CategoryPage, categoryMetadata } from '@/components/catalogue/category-page'

export const metadata = categoryMetadata('utility')

export default function UtilitiesPage() {
  return <CategoryPage category="utility" />
}
