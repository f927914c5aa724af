import { renderMarkdown, wholePage } from '@/lib/subjects/markdown/render'
import { postMeasures, type PostMeasures } from './measures'
import { blogPost, type Post, type PostFacts } from './post'

export interface PostQuestion {
  facts: PostFacts
  keyword: string
  /** The post as the visitor edited it; empty where the draft was not taken over yet. */
  edited: string
  /** A Word file is made too. */
  docx?: true
}

export interface PostAnswer extends PostMeasures {
  post: Post
  /** What is measured and taken away: the edited post, or the draft. */
  markdown: string
  isEdited: boolean
  /** The post as HTML, and as a whole page. */
  html: string
  page: string
  file?: Blob
}

/** A draft of the facts, and what can be said of the post that would be published. Throws NestedTooDeeply. */
export function postAnswer({ facts, keyword, edited }: PostQuestion): PostAnswer {
  const post = blogPost(facts)
  const isEdited = edited.trim() !== ''
  const markdown = isEdited ? edited : post.markdown
  const { html, outline } = renderMarkdown(markdown)
  const title = outline.find(({ level }) => level === 1)?.text ?? 'Post'
  return { post, markdown, isEdited, html, page: wholePage(html, title), ...postMeasures(markdown, outline, keyword) }
}
