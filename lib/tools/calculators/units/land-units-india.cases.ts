import { defineCases } from '@/lib/kits/calculator'
import land from './land-units-india'

const examBoard = {
  title: 'Exam Board: Land Measurement Units in India',
  href: 'https://www.examboard.in/2019/03/land-measurement-units-in-india.html',
}
const civil = { title: 'Pro Civil Engineer: Bigha by state', href: 'https://procivilengineer.com/bigha/' }
const katha = { title: 'Wikipedia: Katha (unit)', href: 'https://en.wikipedia.org/wiki/Katha_(unit)' }
const punjab = {
  title: 'Knowledge Publisher: Measurement units of land in Punjab and Haryana',
  href: 'https://www.knowledgepublisher.com/article/1359/measurement-units-of-land-in-punjab-and-haryana.html',
}
const gujarat = { title: 'Vyoma: Gujarat land converter', href: 'https://vyoma.online/gujarat-land-converter' }
const jarib = {
  title: 'Frontdesk: Conversion factors of land in India (Shahjahani and Gantari jarib)',
  href: 'https://frontdesk.co.in/forum/showthread.php?mode=linear&pid=2739&tid=2261',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(land, [
  {
    name: 'A bigha of West Bengal has 20 kathas and 1,600 gaj',
    given: { amount: 1, unit: 'bigha', state: 'wb' },
    expect: {
      feet: 14_400,
      gaj: 1600,
      meters: 1337.803776,
      acres: 0.330579,
      hectares: 0.13378,
      deed: 'plain',
      perFoot: null,
      all: {
        rows: 12,
        at: {
          0: { unit: 'Bigha', area: 1, size: 14_400, price: null },
          1: { unit: 'Katha', area: 20, size: 720 },
          2: { unit: 'Square foot', area: 14_400, size: 1 },
        },
      },
    },
    says: { deed: 'Bigha, West Bengal: 14,400 ft². The deed decides.' },
    source: {
      ...katha,
      how: 'The page: 1 bigha = 20 katha = 14,400 square feet = 1,338 sq m = 1,600 sq yard; more digits by units',
    },
  },
  {
    name: 'An acre in every unit',
    given: { amount: 1, unit: 'acre', state: 'pb', price: 4_356_000 },
    expect: {
      feet: 43_560,
      gaj: 4840,
      deed: null,
      perFoot: 100,
      perGaj: 900,
      perAcre: 4_356_000,
      all: {
        rows: 14,
        at: {
          0: { unit: 'Killa', area: 1 },
          1: { unit: 'Kanal', area: 8, price: 544_500 },
          2: { unit: 'Marla', area: 160 },
          3: { unit: 'Sarsahi', area: 1440 },
          5: { unit: 'Gaj (square yard)', area: 4840 },
          6: { unit: 'Square meter', area: 4046.856422, size: 10.76391 },
          7: { unit: 'Cent', area: 100 },
          8: { unit: 'Decimal (dismil, satak)', area: 100 },
          9: { unit: 'Guntha', area: 40 },
          10: { unit: 'Ground', area: 18.15 },
          11: { unit: 'Ankanam', area: 605 },
          12: { unit: 'Acre', area: 1 },
          13: { unit: 'Hectare', area: 0.404686 },
        },
      },
    },
    source: {
      ...examBoard,
      how: 'The page: 100 cents, 605 ankanams, a ground of 2,400 sq ft, 8 kanals and 4,840 gaj to the acre; 9 sarsahis to a marla; metric by units "acre" m^2',
    },
  },
  {
    name: 'Punjab: a kanal has 20 marlas',
    given: { amount: 1, unit: 'kanal', state: 'pb' },
    expect: {
      feet: 5445,
      gaj: 605,
      all: { at: { 2: { unit: 'Marla', area: 20, size: 272.25 }, 3: { area: 180, size: 30.25 } } },
    },
    source: { ...punjab, how: 'The page: 20 marlas, 5,445 square feet, 605 square yards; a marla of 9 square karams' },
  },
  {
    name: 'Bihar after Patna: 20 kathas of 20 dhurs',
    given: { amount: 1, unit: 'bigha', state: 'br' },
    expect: {
      feet: 27_225,
      acres: 0.625,
      all: { at: { 1: { unit: 'Katha', area: 20, size: 1361.25 }, 2: { unit: 'Dhur', area: 400, size: 68.0625 } } },
    },
    source: { ...katha, how: 'The page, Patna: katha 1,361.25 ft² of 20 dhurs of 68.0625 ft²; 1 acre = 1.6 bigha' },
  },
  {
    name: 'Assam: five kathas of 20 lessas',
    given: { amount: 1, unit: 'katha', state: 'as' },
    expect: { feet: 2880, all: { at: { 0: { area: 0.2 }, 2: { unit: 'Lessa', area: 20, size: 144 } } } },
    source: {
      ...katha,
      how: 'The page: 1 katha = 2,880 ft², 1 bigha = 5 kathas; a lessa of 144 ft² in the list of frontdesk.co.in',
    },
  },
  {
    name: 'Rajasthan: the jarib of 165 feet, squared',
    given: { amount: 3, unit: 'bigha', state: 'rj' },
    expect: { feet: 81_675, all: { at: { 1: { unit: 'Biswa', area: 60, size: 1361.25 } } } },
    source: { ...jarib, how: '165 × 165 = 27,225 square feet; the twentieth part by the Exam Board list' },
  },
  {
    name: 'Rajasthan: the jarib of 132 feet, squared',
    given: { amount: 20, unit: 'biswa', state: 'rjk' },
    expect: { feet: 17_424 },
    source: { ...jarib, how: '132 × 132 = 17,424 square feet' },
  },
  {
    name: 'Himachal Pradesh: five bighas to the acre',
    given: { amount: 5, unit: 'bigha', state: 'hp' },
    expect: { acres: 1, all: { at: { 1: { unit: 'Biswa', area: 100, size: 435.6 } } } },
    source: { ...examBoard, how: 'The page: 968 square yards and biswas of 48.4' },
  },
  {
    name: 'Gujarat: 16 gunthas, two and a half to the acre',
    given: { amount: 7.5, unit: 'bigha', state: 'gj' },
    expect: { feet: 130_680, acres: 3 },
    source: { ...gujarat, how: 'The page: 3 acres = 7.5 bigha' },
  },
  {
    name: 'Uttar Pradesh: 20 biswas make the pucca bigha',
    given: { amount: 20, unit: 'biswa', state: 'up' },
    expect: { feet: 27_000 },
    source: { ...civil, how: 'The list: 27,000' },
  },
  {
    name: 'Purvanchal counts as Bihar does',
    given: { amount: 20, unit: 'katha', state: 'upe' },
    expect: { feet: 27_225 },
    source: { ...katha, how: 'The page: in Purvanchal 1 katha = 1,361.25 ft²' },
  },
  {
    name: 'A bigha by state',
    given: { amount: 1, unit: 'bigha', state: 'mp' },
    expect: {
      feet: 12_000,
      bighas: {
        rows: 10,
        at: {
          0: { state: 'Assam', feet: 14_400, acre: 3.025 },
          1: { state: 'Bihar (Patna)', feet: 27_225, acre: 1.6 },
          2: { state: 'Gujarat', feet: 17_424, acre: 2.5 },
          3: { state: 'Himachal Pradesh', feet: 8712, acre: 5 },
          4: { state: 'Madhya Pradesh', feet: 12_000, acre: 3.63 },
          5: { state: 'Rajasthan, pucca', feet: 27_225 },
          6: { state: 'Rajasthan, kachcha', feet: 17_424 },
          7: { state: 'Uttar Pradesh, pucca', feet: 27_000 },
          8: { state: 'Uttar Pradesh, Purvanchal', feet: 27_225 },
          9: { state: 'West Bengal', feet: 14_400 },
        },
      },
    },
    source: { ...civil, how: 'The list; Gujarat by 16 gunthas of 1,089; 43,560 divided by each' },
  },
  {
    name: 'A record with a bigha of its own, whose kathas follow',
    given: { amount: 2, unit: 'bigha', state: 'br', own: 34_848, price: 697_000 },
    expect: { feet: 69_696, deed: 'fair', perFoot: 10, all: { at: { 1: { unit: 'Katha', size: 1742.4 } } } },
    says: { deed: '34,848 ft², where 27,225 ft² is usual' },
    source: { ...katha, how: 'The page, Chhapra: 1 katha = 1,742.4 ft² and 1 bigha = 34,848 ft²; 697,000 ÷ 69,696' },
  },
  {
    name: 'A hectare and a thousand square meters',
    given: { amount: 1, unit: 'ha', state: 'other' },
    expect: { feet: 107_639.104167, hectares: 1, meters: 10_000, all: { rows: 10 } },
    source: { ...units, how: 'units "hectare" ft^2: 107639.1' },
  },
  {
    name: 'Square meters',
    given: { amount: 1000, unit: 'm2', state: 'other' },
    expect: { feet: 10_763.910417, hectares: 0.1 },
    source: { ...units, how: 'units "1000 m^2" ft^2' },
  },
  {
    name: 'West Bengal has no biswa',
    given: { amount: 1, unit: 'biswa', state: 'wb' },
    problem: 'unit',
    source: { ...katha, how: 'The page names kathas' },
  },
  {
    name: 'A gaj has one size',
    given: { amount: 1, unit: 'gaj', state: 'wb', own: 10 },
    problem: 'own',
    source: { ...paper, how: '3 ft × 3 ft' },
  },
])
