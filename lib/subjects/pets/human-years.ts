/** Human years that each year after the second adds to a dog of a size; cats add four. */
export const yearlyOfDog = { small: 4, medium: 5, large: 6, giant: 7 } as const
export type DogSize = keyof typeof yearlyOfDog
const yearlyOfCat = 4

/**
 * Human years of a dog or cat: 15 after the first year, 24 after the second, then the same for every further year. American Veterinary
 * Medical Association; AAHA/AAFP Feline Life Stage Guidelines. Between them the line is straight.
 */
export function humanYears(age: number, yearly: number = yearlyOfCat): number {
  if (age <= 1) return 15 * age
  return age <= 2 ? 15 + 9 * (age - 1) : 24 + yearly * (age - 2)
}

/** Human years of a Labrador of a year and older by its DNA. T. Wang and others, Cell Systems 11 (2020) 176–185. */
export const humanYearsByDna = (age: number) => 16 * Math.log(age) + 31

/**
 * Years that a purebred dog of a size may expect at birth, in practices of the United States from 2013 to 2019; for small dogs that of the
 * group "small", toy dogs having nearly the same. M. Montoya and others, Frontiers in Veterinary Science 10 (2023) 1082102.
 */
export const expectancyOfDog: Readonly<Record<DogSize, number>> = {
  small: 13.53,
  medium: 12.7,
  large: 11.51,
  giant: 9.51,
}

/** Life stages of a dog that is expected to live so many years: AAHA Canine Life Stage Guidelines 2019; puppies grow until 6 to 9 months, young adults until 3 to 4 years. */
export function canineStage(age: number, lifespan: number): 'Puppy' | 'Young adult' | 'Mature adult' | 'Senior' {
  if (age < 0.75) return 'Puppy'
  if (age >= lifespan * 0.75) return 'Senior'
  return age < 3.5 ? 'Young adult' : 'Mature adult'
}

/** Life stages of a cat: AAHA/AAFP Feline Life Stage Guidelines 2021. */
export function felineStage(age: number): 'Kitten' | 'Young adult' | 'Mature adult' | 'Senior' {
  if (age < 1) return 'Kitten'
  if (age < 7) return 'Young adult'
  return age <= 10 ? 'Mature adult' : 'Senior'
}
