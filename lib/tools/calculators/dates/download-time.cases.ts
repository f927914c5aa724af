import { defineCases } from '@/lib/kits/calculator'
import downloadTime from './download-time'

const reference = {
  title: 'IT Converter: Download Time, quick reference at 100 Mbps',
  href: 'https://itconverter-gmqavf4p.manus.space/download-time',
}
const tools = {
  title: 'calculator-s.cloud: Download time, bits, bytes and the 8× trap',
  href: 'https://calculator-s.cloud/calculators/dev-tools/download-time',
}
const efficiency = {
  title: 'a2o: Ethernet/IP/TCP bitrate, packet size, segment size, efficiency and speed',
  href: 'https://blog.a2o.si/2015/06/26/ethernetiptcp-bitrate-vs-packet-size-vs-segment-size-vs-efficiency-vs-speed/',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }
const plain = { overhead: 0, users: 1 } as const

export default defineCases(downloadTime, [
  {
    name: '10 GB at 100 Mbit/s take 800 seconds',
    given: { size: 10, speed: 100, ...plain },
    expect: {
      time: '13\u00A0min 20\u00A0s',
      seconds: 800,
      megabits: 100,
      shown: 12.5,
      gigabytes: 10,
      gibibytes: 9.31,
      perHour: 45,
      note: null,
      compare: {
        rows: 8,
        at: {
          0: { line: 'ADSL', speed: 8, time: '2\u00A0h 46\u00A0min 40\u00A0s' },
          1: { speed: 24, time: '55\u00A0min 33\u00A0s' },
          2: { speed: 50 },
          3: { speed: 100 },
          4: { speed: 250 },
          6: { speed: 2500, time: '32\u00A0s' },
          5: { speed: 1000, time: '1\u00A0min 20\u00A0s' },
          [-1]: { speed: 10_000, time: '8\u00A0s' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "10 GB / (100 Mbit/s)" s: 800; the same at 8, 24, 1000 and 10000 Mbit/s, as "hour;min;sec"; "10 GB" GiB: 9.3132; "100 Mbit/s" GB/hour: 45',
    },
  },
  {
    name: 'The times of a published table',
    given: { size: 80, speed: 100, ...plain },
    expect: { time: '1\u00A0h 46\u00A0min 40\u00A0s' },
    source: { ...reference, how: 'The table: game download 80 GB, 1h 46m 40s' },
  },
  {
    name: 'Less than a minute',
    given: { size: 8, sizeUnit: 'MB', speed: 100, ...plain },
    expect: { time: '0.64\u00A0s' },
    source: { ...reference, how: 'The table: MP3 song 8 MB, 640 ms' },
  },
  {
    name: 'A line of 100 Mbit/s shows 12.5 MB/s in the browser',
    given: { size: 1, speed: 100, ...plain },
    expect: { time: '1\u00A0min 20\u00A0s', seconds: 80, shown: 12.5 },
    source: { ...tools, how: 'The page: 0:01:20 at an effective 12.5 MB/s' },
  },
  {
    name: 'A file of 10 GB in the count of Windows',
    given: { size: 10, sizeUnit: 'GiB', speed: 100, ...plain },
    expect: { seconds: 858.993459, gibibytes: 10, gigabytes: 10.737418 },
    source: {
      title: 'FastDropper: How download time is calculated',
      href: 'https://fastdropper.com/guides/basics/how-download-time-is-calculated.html',
      how: 'The page: 85.9 billion bits, 859 seconds; decimals by units "10 GiB / (100 Mbit/s)" s',
    },
  },
  {
    name: 'What TCP over Ethernet leaves of 100 Mbit/s',
    given: { size: 1, speed: 100, overhead: 0.0507, users: 1 },
    expect: { shown: 11.87 },
    source: { ...efficiency, how: 'The page: 1460 of 1538 bytes, 94.93% or 11.87 MB/s' },
  },
  {
    name: 'Binary megabytes and terabytes, kilobytes',
    given: { size: 2, sizeUnit: 'MiB', speed: 512, speedUnit: 'kB', ...plain },
    expect: { seconds: 4.096, megabits: 4.096 },
    source: { ...units, how: 'units "2 MiB / (512 kB/s)" s: 4.096; "512 kB/s" Mbit/s: 4.096' },
  },
  {
    name: 'Two terabytes of Windows in bits of a gigabit line',
    given: { size: 2, sizeUnit: 'TiB', speed: 1, speedUnit: 'Gbit', ...plain },
    expect: { seconds: 17_592.186044, time: '4\u00A0h 53\u00A0min 12\u00A0s' },
    source: { ...units, how: 'units "2 TiB / (1 Gbit/s)" s: 17592.186044416; as "hour;min;sec"' },
  },
  {
    name: 'Kilobytes over kilobits',
    given: { size: 700, sizeUnit: 'kB', speed: 56, speedUnit: 'kbit', ...plain },
    expect: { seconds: 100, time: '1\u00A0min 40\u00A0s' },
    source: { ...units, how: 'units "700 kB / (56 kbit/s)" s: 100' },
  },
  {
    name: 'Gigabytes a second, more than a day',
    given: { size: 500, sizeUnit: 'TB', speed: 2, speedUnit: 'GB', ...plain },
    expect: { seconds: 250_000, time: '2\u00A0d 21\u00A0h 27\u00A0min', megabits: 16_000 },
    source: { ...units, how: 'units "500 TB / (2 GB/s)" "day;hour;min": 2 day + 21 hour + 26 min + 40 s' },
  },
  {
    name: 'Many small files on a shared upload',
    given: { size: 3, speed: 10, overhead: 0.06, users: 2, files: 2000, delay: 80, start: '22:10' },
    expect: {
      seconds: 5266.382979,
      shown: 0.5875,
      perHour: 2.115,
      finish: '23:37',
      compare: { at: { 0: { time: '53\u00A0min 11\u00A0s' } } },
    },
    source: {
      ...paper,
      how: '24,000 ÷ (10 × 0.94 ÷ 2) = 5,106.38; 2,000 × 0.08 = 160; 22:10 and 87.8 minutes; alone at 8 Mbit/s 24,000 ÷ 7.52 = 3,191.5 s',
    },
  },
  {
    name: 'One file waits once',
    given: { size: 1, sizeUnit: 'MB', speed: 8, ...plain, files: 1, delay: 500 },
    expect: { seconds: 1.5 },
    source: { ...paper, how: '8 ÷ 8 + 0.5' },
  },
  {
    name: 'The speed for two terabytes in a night',
    given: { find: 'speed', size: 2, sizeUnit: 'TB', within: 28_800, overhead: 0.06, users: 1 },
    expect: { needed: '591.0\u00A0Mbit/s', megabits: 591.016548, seconds: 28_800, note: null, time: null },
    source: { title: 'Python', how: 'Fraction(16_000_000, 28_800) / Fraction(94, 100)' },
  },
  {
    name: 'Two of them at once, with files that wait',
    given: { find: 'speed', size: 90, within: 3600, ...plain, users: 2, files: 3600, delay: 500 },
    expect: { needed: '800.0\u00A0Mbit/s' },
    source: { ...paper, how: '720,000 ÷ (3,600 − 1,800) × 2' },
  },
  {
    name: 'A gigabit and more',
    given: { find: 'speed', size: 450, within: 3600, ...plain },
    expect: { needed: '1.000\u00A0Gbit/s', megabits: 1000 },
    source: { ...units, how: 'units "450 GB/hour" Gbit/s: 1' },
  },
  {
    name: 'What an hour at 50 Mbit/s carries',
    given: { find: 'size', speed: 50, within: 3600, overhead: 0.06, users: 1, cap: 100 },
    expect: {
      fits: '21.15\u00A0GB',
      gigabytes: 21.15,
      capShare: 0.2115,
      capTime: '4\u00A0h 43\u00A0min 41\u00A0s',
      needed: null,
    },
    source: { ...paper, how: '50 × 0.94 × 3,600 ÷ 8,000 = 21.15; 800,000 ÷ 47 = 17,021.3 s' },
  },
  {
    name: 'Less than a gigabyte, and more than a thousand',
    given: { find: 'size', speed: 1, within: 3600, ...plain },
    expect: { fits: '450.0\u00A0MB' },
    source: { ...units, how: 'units "(1 Mbit/s) hour" MB: 450' },
  },
  {
    name: 'Exactly a gigabyte',
    given: { find: 'size', speed: 8, within: 1000, ...plain },
    expect: { fits: '1.000\u00A0GB' },
    source: { ...paper, how: '8 × 1,000 ÷ 8 = 1,000 MB' },
  },
  {
    name: 'Terabytes',
    given: { find: 'size', speed: 10, speedUnit: 'Gbit', within: 86_400, ...plain },
    expect: { fits: '108.0\u00A0TB' },
    source: { ...units, how: 'units "(10 Gbit/s) day" TB: 108' },
  },
  {
    name: 'Exactly a terabyte, with files that wait for a second each',
    given: { find: 'size', speed: 8, speedUnit: 'Gbit', within: 1010, ...plain, files: 10, delay: 1000 },
    expect: { fits: '1.000\u00A0TB' },
    source: { ...paper, how: '(1,010 − 10) × 8 ÷ 8 = 1,000 GB' },
  },
  {
    name: 'It ends the next day, or days later',
    given: { size: 45, speed: 100, ...plain, start: '23:30' },
    expect: { finish: '00:30 the next day' },
    source: { ...paper, how: '45 GB at 45 GB an hour: one hour after half past eleven' },
  },
  {
    name: 'Days later',
    given: { size: 1080, speed: 50, ...plain, start: '9:05' },
    expect: { time: '2\u00A0d', finish: '09:05, 2 days later' },
    source: { ...paper, how: '1,080 ÷ 22.5 = 48 hours' },
  },
  {
    name: 'The last minute of a day, and midnight',
    given: { size: 22.4, speed: 50, ...plain, start: '23:00' },
    expect: { seconds: 3584, finish: '23:59' },
    source: { ...paper, how: '22.4 ÷ 22.5 × 3,600 = 3,584 s: 59 minutes and 44 seconds' },
  },
  {
    name: 'Megabytes where megabits were meant',
    given: { size: 10, speed: 100, speedUnit: 'MB', ...plain },
    expect: { seconds: 100, note: 'fair' },
    says: { note: 'a line of 800.0\u00A0Mbit/s. If your plan says 100 Mbps' },
    source: { ...tools, how: 'The page: 1 MB/s = 8 Mbps' },
  },
  {
    name: 'From 20 MB/s on it may be a plan',
    given: { speed: 20, speedUnit: 'MB', ...plain },
    expect: { note: 'fair' },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Few megabytes a second are what a browser shows',
    given: { speed: 19.9, speedUnit: 'MB', ...plain },
    expect: { note: null },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'No data while the files wait all the time',
    given: { find: 'speed', size: 1, within: 10, files: 20, delay: 500 },
    problem: 'within',
    source: { ...paper, how: '20 × 0.5 s = 10 s' },
  },
])
