/* Keywords of a text, and the hashtags that are made of them. */
export { hashtagsOf, type Hashtag, type HashtagRules, type TagKind } from '@/lib/subjects/keywords/hashtags'
