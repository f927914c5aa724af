import { describe, expect, it } from 'vitest'
import { riskyWords } from '@/lib/subjects/hiring/rejection-words'

const risky = [
  'We were looking for somebody younger.',
  'We need a young, energetic person.',
  'You are overqualified for us.',
  'You would not be a culture fit.',
  'You would not fit into our team.',
  'Your accent might trouble customers.',
  'We prefer a native speaker.',
  'As a mother you might find the hours hard.',
  'We noticed that you are married.',
  'With children the travel would be difficult.',
  'Your health seems uncertain.',
  'The building does not suit a wheelchair.',
  'Your sick leave last year worried us.',
  'Your appearance did not match the shop.',
  'We would ask you to leave the headscarf at home.',
  'Your tattoo is visible.',
  'The team is all male.',
  'A woman has not done this work here before.',
  'We wanted a lady for the desk.',
  'As a Muslim you may not like the canteen.',
  'Foreign diplomas are hard for us.',
  'We do not employ immigrants; an immigrant would struggle.',
  'Your union work was a point.',
  'Your politics are well known.',
  'A criminal record is a no.',
  'The job is for recent graduates.',
  'Your personality was the reason.',
  'You seemed too quiet.',
  'You are too experienced.',
  'You are too senior for the post.',
  'You were too nervous.',
  'Because of your pregnancy we decided otherwise.',
  'Maternity cover cannot be arranged.',
  'Your disability was discussed.',
  'Your religion was mentioned.',
  'Given your nationality we hesitated.',
  'Your race played no part.',
  'Your gender is rare here.',
  'You are too old for the ladder.',
  'We will definitely come back to you.',
  'We will hire you next time.',
  'You are our first choice for spring.',
  'The next opening is yours.',
  'We guarantee an interview.',
  'We promise to write.',
  'You are sure to find work with us.',
  'Hiring you is only a matter of time.',
  'We chose the best candidate.',
  'Your answers were weaker.',
  'You were not good enough.',
] as const

const harmless = [
  'The job asks for two years with this planning system; your application shows one.',
  'We received 80 applications and invited six people.',
  'Your figures about stock were clear.',
  'The position has been withdrawn.',
  'We wish you well.',
] as const

describe('replies to applicants', () => {
  it('has fifty risky samples', () => {
    expect(risky).toHaveLength(50)
  })

  it.each(risky)('%s', (text) => {
    expect(riskyWords(text)).not.toEqual([])
  })

  it.each(harmless)('%s', (text) => {
    expect(riskyWords(text)).toEqual([])
  })
})
