import { defineUnitPair } from '@/lib/families/unit-conversion'

export default defineUnitPair({
  quantity: 'data',
  from: 'MB',
  to: 'GB',
  initial: '1500',
  help: 'Such as 1500, 1.5 GB, 1024 MiB or 8000 Mbit, up to YB and YiB. A big B is bytes, a small b bits.',
  also: {
    kilobytes: 'kB',
    terabytes: 'TB',
    mebibytes: 'MiB',
    gibibytes: 'GiB',
    tebibytes: 'TiB',
    bytes: 'B',
    bits: 'bit',
  },
  related: {
    photos: { label: 'Photos of 4 MB', unit: 'photos', times: '1/32000000' },
    music: { label: 'Music at 128 kbit/s', unit: 'min', times: '1/7680000' },
    video: { label: 'Video at 5 Mbit/s', unit: 'h', times: '1/18000000000' },
  },
  marks: {
    'Drive sold as 1 TB': '1000 GB',
    'What Windows calls 100 GB': '100 GiB',
  },
  table: [
    [100, 900, 100],
    [1000, 10_000, 500],
  ],
  formula: 'GB = MB ÷ 1000; MB = GB × 1000. In binary units GiB = MiB ÷ 1024, and 1 GiB = 1.073741824 GB, exactly',
  limits: ['MB and GB are decimal (IEC 80000-13); what Windows writes as MB and GB are MiB and GiB here.'],
  examples: [
    {
      name: 'A new drive in Windows',
      given: { direction: 'back', amount: '1000' },
      expect: { answer: '1,000,000\u00A0MB', gibibytes: 931.322575 },
    },
  ],
})
