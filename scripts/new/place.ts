import { toolById } from '@/catalogue'
import { categoryPlurals } from '@/catalogue/types'

const shapes = { calculator: 'calculator', generator: 'generator', utility: 'transform' } as const

/** Where the files of a tool belong, and which shape its category usually has. */
export function placeOf(id: string) {
  const tool = toolById(id)
  return tool?.id === id
    ? { plural: categoryPlurals[tool.category], folder: tool.folder, shape: shapes[tool.category] }
    : undefined
}
