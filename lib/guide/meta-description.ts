/** Search engines show no more of a description; site.md section 9. */
export const longestMetaDescription = 155

/** The text in at most 155 characters: cut after a whole word, with an ellipsis in place of the rest. */
export function metaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestMetaDescription) return line
  const room = line.slice(0, longestMetaDescription)
  const end = room.lastIndexOf(' ')
  const words = end > 0 ? room.slice(0, end) : room.slice(0, -1)
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
