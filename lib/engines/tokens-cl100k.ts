import ranks from 'gpt-tokenizer/bpeRanks/cl100k_base'
import { encode } from 'gpt-tokenizer/encoding/cl100k_base'
import { bytesIn, type Tokenizer } from '@/lib/subjects/prompt/tokenizer'

/** The vocabulary cl100k_base of OpenAI. What looks like a control token is text. */
export const tokenizer: Tokenizer = {
  encode: (text) => encode(text, { disallowedSpecial: new Set() }),
  bytesOf: (token) => bytesIn(ranks[token]),
}
