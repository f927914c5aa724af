import type { OutlineEntry } from '@/lib/subjects/markdown/render'

export interface MarkdownQuestion {
  markdown: string
}
export interface MarkdownAnswer {
  /** The body. */
  html: string
  /** A file to save. */
  page: string
  outline: OutlineEntry[]
  tasks: { done: number; all: number }
  removed: number
  words: number
}
