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
        'Tag\tKind\tWords\tScore\tTimes',
        '#MinimalGeneratingSets\tNarrow\tminimal generating sets\t8.7\t1',
        '#LinearDiophantineEquations\tNarrow\tlinear Diophantine equations\t8.5\t1',
        '#MinimalSupportingSet\tNarrow\tminimal supporting set\t7.7\t1',
        '#MinimalSet\tNarrow\tminimal set\t4.7\t1',
        '#LinearConstraints\tNarrow\tlinear constraints\t4.5\t1',
        '#NaturalNumbers\tNarrow\tnatural numbers\t4\t1',
        '#StrictInequations\tNarrow\tstrict inequations\t4\t1',
        '#UpperBounds\tNarrow\tUpper bounds\t4\t1',
        '#CorrespondingAlgorithms\tNarrow\tcorresponding algorithms\t3.5\t1',
        '#Minimal\tBroad\tminimal\t8\t3',
        '#Set\tBroad\tset\t6\t3',
        '#Linear\tBroad\tlinear\t5\t2',
        '#Systems\tBroad\tsystems\t4\t4',
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
        '#ElectricCargoBike\tNarrow\telectric cargo bike\t7.6\t1',
        '#CargoBike\tNarrow\tcargo bike\t4.6\t2',
        '#LoanBike\tNarrow\tloan bike\t4.3\t1',
        '#Bike\tBroad\tbike\t9\t4',
        '#BrakeService\tNarrow\tBrake service\t4\t2',
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
      text: ['Tags: 6', '#NaïveCafé\tYours\tnaïve café\t\t'],
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
        csv: 'tag,kind,words,score,times\r\n#oatweek,Yours,OatWeek,,\r\n#oatmilktasting,Narrow,Oat milk tasting,9,1\r\n#oat,Broad,Oat,3,1\r\n',
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
