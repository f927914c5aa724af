/**
 * Units of each currency for one euro on one past day: an example to try the page with, and not the rate of any other day.
 * Source: European Central Bank, euro foreign exchange reference rates.
 */
export const exampleRates = {
  day: '2024-06-28',
  base: 'EUR',
  source: {
    title: 'European Central Bank: euro foreign exchange reference rates',
    href: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  },
  // oxfmt-ignore
  lines: [
    'USD 1.0705', 'JPY 171.94', 'BGN 1.9558', 'CZK 25.025', 'DKK 7.4575', 'GBP 0.84638',
    'HUF 395.1', 'PLN 4.309', 'RON 4.9773', 'SEK 11.3595', 'CHF 0.9634', 'ISK 148.9',
    'NOK 11.3965', 'TRY 35.1868', 'AUD 1.6079', 'BRL 5.8915', 'CAD 1.467', 'CNY 7.7748',
    'HKD 8.3594', 'IDR 17487.21', 'ILS 4.02', 'INR 89.2495', 'KRW 1474.86', 'MXN 19.5654',
    'MYR 5.0501', 'NZD 1.7601', 'PHP 62.56', 'SGD 1.4513', 'THB 39.319', 'ZAR 19.497',
  ],
} as const

export const exampleText = exampleRates.lines.join('\n')
