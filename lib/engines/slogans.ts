/* Patterns of slogans, filled. */
export {
  slogansOf,
  type Slogan,
  type SloganFacts,
  type SloganRules,
  type Slogans,
} from '@/lib/subjects/slogans/slogans'
