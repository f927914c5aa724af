import { defineGeneratorCases } from '@/lib/kits/generator'
import hashtag from './hashtag'

const paper = {
  title:
    'S. Rose et al.: Automatic Keyword Extraction from Individual Documents (2010), the abstract of its figures 1.1 to 1.3',
  href: 'https://doi.org/10.1002/9780470689646.ch1',
}

const abstract =
  'Compatibility of systems of linear constraints over the set of natural numbers. Criteria of compatibility of a system of linear Diophantine equations, strict inequations, and nonstrict inequations are considered. Upper bounds for components of a minimal set of solutions and algorithms of construction of minimal generating sets of solutions for all types of systems are given. These criteria and the corresponding algorithms for constructing a minimal supporting set of solutions can be used in solving all the considered types of systems and systems of mixed types.'

export default defineGeneratorCases(hashtag, [
  {
    name: 'The keywords of the RAKE paper',
    given: {
      text: abstract,
      own: '',
      most: 20,
      stopWords: 'none',
      leaveOut: 'of over the a and are considered for construction all types given these can be used in mixed',
    },
    expect: {
      text: [
        'Tags: 20',
        'Words\tKind\tScore\tTimes',
        'minimal generating sets\tNarrow\t8.7\t1',
        'linear Diophantine equations\tNarrow\t8.5\t1',
        'minimal supporting set\tNarrow\t7.7\t1',
        'minimal set\tNarrow\t4.7\t1',
        'linear constraints\tNarrow\t4.5\t1',
        'natural numbers\tNarrow\t4\t1',
        'strict inequations\tNarrow\t4\t1',
        'Upper bounds\tNarrow\t4\t1',
        'corresponding algorithms\tNarrow\t3.5\t1',
        'minimal\tBroad\t8\t3',
        'set\tBroad\t6\t3',
        'linear\tBroad\t5\t2',
        'systems\tBroad\t4\t4',
      ],
    },
    source: {
      ...paper,
      how: 'Scores of phrases as implementations in four languages quote them from the paper, and the same from tests/vectors/hashtags/rake.py, which also gave the degrees. Stop words: those which the paper parts its candidates at',
    },
  },
  {
    name: 'A phrase that comes back',
    given: {
      text: 'We repair the cargo bike and the electric cargo bike. Brake service is in our workshop, with a loan bike for the day. Book a brake service on Monday, and your cargo bike is safe for school runs.',
      own: '',
      most: 8,
      stopWords: 'en',
    },
    expect: {
      plain: '#ElectricCargoBike #Bike #CargoBike #Cargo #LoanBike #Brake #BrakeService #Service',
      text: [
        'Characters: 82',
        'electric cargo bike\tNarrow\t7.6\t1',
        'cargo bike\tNarrow\t4.6\t2',
        'loan bike\tNarrow\t4.3\t1',
        'bike\tBroad\t9\t4',
        'Brake service\tNarrow\t4\t2',
      ],
    },
    source: {
      title: 'RAKE in Python, tests/vectors/hashtags/rake.py',
      how: 'Ran the script on this text with the stop words that occur in it; phrases and words taken in turn by hand. It prints 4.2 for loan bike, 17 ÷ 4 = 4.25, which we round half up',
    },
  },
  {
    name: 'What may stand in a tag',
    given: { text: '', own: 'C++, 24/7, naïve café, 東京, NASA day, rock ’n’ roll, bee 🐝', most: 10 },
    expect: {
      plain: '#C #NaïveCafé #東京 #NASADay #RockNRoll #Bee🐝',
      text: ['Tags: 6', 'naïve café\tYours\t\t'],
      files: {
        txt: '#C #NaïveCafé #東京 #NASADay #RockNRoll #Bee🐝',
      },
    },
    source: {
      title: 'Unicode Standard Annex #31, UAX31-D2 and R8: hashtag identifiers',
      href: 'https://www.unicode.org/reports/tr31/#hashtag_identifiers',
      how: 'Written by hand: letters, marks, digits, _ and emoji follow the #, other signs end it; without a letter it is none',
    },
  },
  {
    name: 'Addresses and mentions are no words; a tag in the text is kept',
    given: {
      text: 'Oat milk tasting with @millbrook at https://example.com/oats #OatWeek',
      own: '',
      most: 3,
      writing: 'lower',
      between: 'lines',
    },
    expect: {
      plain: '#oatweek\n#oatmilktasting\n#oat',
      files: {
        csv: 'tag,words,kind,score,times\r\n#oatweek,OatWeek,Yours,,\r\n#oatmilktasting,Oat milk tasting,Narrow,9,1\r\n#oat,Oat,Broad,3,1\r\n',
      },
    },
    source: {
      title: 'RAKE’s definition, by hand',
      how: 'One candidate of three words: each has degree 3 and frequency 1',
    },
  },
  {
    name: 'Long tags are left out',
    given: { text: 'Linear Diophantine equations, upper bounds', own: '', most: 1, longest: 11 },
    expect: { plain: '#UpperBounds' },
    source: { title: 'The request itself', how: 'UpperBounds has 11 letters, LinearDiophantineEquations 26' },
  },
  {
    name: 'Nothing to make tags of',
    given: { text: ' ', own: '' },
    problem: 'text',
    source: { title: 'The request itself' },
  },
  {
    name: 'Only small words',
    given: { text: 'and then there was the', own: '' },
    problem: 'text',
    source: { title: 'The request itself' },
  },
])
