import ranks from 'gpt-tokenizer/bpeRanks/o200k_base'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { bytesIn, type Tokenizer } from '@/lib/subjects/prompt/tokenizer'

/** The vocabulary o200k_base of OpenAI. What looks like a control token is text. */
export const tokenizer: Tokenizer = {
  encode: (text) => encode(text, { disallowedSpecial: new Set() }),
  bytesOf: (token) => bytesIn(ranks[token]),
}
