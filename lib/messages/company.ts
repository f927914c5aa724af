/** Texts of the company pages. Facts that change with the catalogue come in as values. */

export interface TextSection {
  title: string
  paragraphs?: readonly string[]
  points?: readonly string[]
}

interface AboutFacts {
  ready: number
  planned: number
  regions: number
  /** Whether this copy of the site has a sign-in service. */
  hasAccounts: boolean
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}

export const aboutMessages = {
  title: 'About Us',
  description: 'What Tallykit is, how its tools are made and checked, and what it does not do.',
  introduction:
    'Tallykit is a set of small tools for the sums, papers and data of everyday business: what to charge, what a loan costs, an invoice, a file in another format.',
  sections: ({ ready, planned, regions, hasAccounts }: AboutFacts): readonly TextSection[] => [
    {
      title: 'What is here',
      paragraphs: [
        planned > 0
          ? `Tools ready to use: ${number(ready)}. Planned: ${number(planned)} more, which are listed and marked as coming soon; their pages say what they will do.`
          : `Tools ready to use: ${number(ready)}.`,
        `You choose one of ${number(regions)} regions, or none. The region sets the currency and how numbers and dates are written. A tool bound to one country’s law uses that country’s rules and currency whatever you chose, and says so.`,
      ],
    },
    {
      title: 'How a tool is made',
      points: [
        'A calculator shows its formula and the working with your own numbers, so that you can follow it by hand.',
        'Each calculator is compared with cases from sources that do not share its code: a published example, a standard, a spreadsheet function. These cases run again with every change.',
        'Rates and thresholds set by law carry the dates from which and until which they apply, and their source. For a day outside those dates a tool gives no answer instead of a guess.',
        'Money is computed without rounding in between. What a document or schedule shows is rounded to the smallest coin and adds up to its total.',
      ],
    },
    {
      title: 'Where it runs',
      paragraphs: [
        `In your browser. ${hasAccounts ? 'No tool needs an account' : 'There is no account'} and no server computes anything. The rules sent with every page allow it to connect to this site only, and your browser enforces them.`,
      ],
    },
    {
      title: 'What it is not',
      paragraphs: [
        'It is not advice. A tool knows its formula and what you typed, not your circumstances. The Terms of Use say more.',
      ],
    },
  ],
}

interface SweepFacts {
  /** Days as 2026-11-28. */
  first: string
  last: string
  version: string
  tools: number
  markers: number
  requests: number
  offline: number
  hostile: number
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function sweptOn({ first, last }: SweepFacts): string {
  const [from, to] = [first, last].map((day) => days.format(new Date(day)))
  return from === to ? `On ${from}` : `Between ${from} and ${to}`
}

/** What the last full run of `npm run sweep` came to, on the pages that promise what it tries. */
export const sweepMessages = {
  title: 'When this was last tried',
  about: (facts: SweepFacts): TextSection => ({
    title: sweepMessages.title,
    paragraphs: [
      `${sweptOn(facts)} a program opened each of the ${number(facts.tools)} tools of version ${facts.version} in a browser, on a wide and a narrow screen, light and dark, and tried them without finding a fault. A tool is tried again when its own files change.`,
    ],
    points: [
      'Nothing for the rules of accessibility to find, nothing in the browser’s console, nothing that moves while the page loads, and no sideways scrolling at 320 pixels.',
      `${number(facts.offline)} tools opened and computed with their server stopped.`,
      `${number(facts.hostile)} hostile entries were borne: numbers too large, too small or in other scripts, markup, half letters, and keys at the wrong time.`,
      'What was typed was there again after the page was left at once.',
    ],
  }),
  privacy: (facts: SweepFacts): TextSection => ({
    title: sweepMessages.title,
    paragraphs: [
      `${sweptOn(facts)} a program typed ${number(facts.markers)} entries that it would know again into the ${number(facts.tools)} tools of version ${facts.version}, and pressed their buttons, but for those that name the host they ask. It searched all ${number(facts.requests)} requests for them, as they stand and as addresses, Base64, hexadecimal, JSON, UTF-16 and packed. None held one, and none went to another host.`,
    ],
  }),
}

export const termsMessages = {
  title: 'Terms of Use',
  description: 'The terms for using Tallykit: free, as it is, no advice, and what you make with it is yours.',
  introduction: 'By using these tools you accept what follows. It is short so that you can read it.',
  sections: [
    {
      title: 'Use',
      paragraphs: [
        'You may use every tool free of charge, for private and business purposes, without registration. You may not disturb the site for others, or present it as your own.',
      ],
    },
    {
      title: 'What you make is yours',
      paragraphs: [
        'The results, documents and files that you make here belong to you as far as the law gives rights in them. They are made on your device; this site has no copy and claims no right in them.',
      ],
    },
    {
      title: 'No advice',
      paragraphs: [
        'Results are information, not financial, tax, legal, medical or engineering advice. Check what matters with someone qualified who knows your case, and check a document before you sign or send it.',
        'Rules of law change. A tool that uses them shows the period and the source; make sure that they fit your case.',
      ],
    },
    {
      title: 'No guarantee',
      paragraphs: [
        'The tools are offered as they are. They are tested, and may still be wrong, out of date or unavailable. As far as the law allows, nobody is liable for loss from using them. Rights that the law gives you and that cannot be waived are not affected.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: [
        'What you enter is kept, if at all, in your browser. You decide what stays there, and you are responsible for your own copies: a browser can lose its data.',
      ],
    },
    {
      title: 'Other sites',
      paragraphs: ['Sources are linked for checking. Those sites are run by others, under their own terms.'],
    },
    {
      title: 'Changes',
      paragraphs: ['These terms may change. The version on this page is the one that applies.'],
    },
  ] satisfies readonly TextSection[],
}

/** Of a copy of the site that has a sign-in service. */
const accountPrivacy: TextSection = {
  title: 'If you make an account',
  paragraphs: [
    'This copy of the site has a sign-in service at its own address. If you make an account there, it keeps your name, your mail address and what it needs to check your password. It learns nothing of what you do with a tool.',
    'That you are signed in is kept on this device as tallykit:auth-token, which goes to that service alone and is in no backup. The account menu deletes the account.',
  ],
}

export const privacyMessages = {
  title: 'Privacy Policy',
  description: 'What Tallykit keeps on your device, what it does not collect, and how to delete it.',
  introduction:
    'What you type into a tool is worked on in your browser. It is not sent to this site, nor to anyone else unless you press a button that names whom it asks.',
  sections: (hasAccounts: boolean): readonly TextSection[] => [
    {
      title: 'What is not collected',
      points: [
        hasAccounts ? 'No payment. No tool needs an account.' : 'No account, name, address or payment.',
        'No analytics, advertising, tracking pixels or fingerprinting.',
        'No cookies.',
        'No files, fonts or scripts from other hosts: every request goes to this site. The rules sent with each page make your browser refuse any other connection; those of a tool that asks another host, as said below, allow that one.',
      ],
    },
    {
      title: 'What is kept on your device',
      paragraphs: ['The following lies in your browser’s storage on this device. It is not sent with any request.'],
      points: [
        'selectedRegion: the region you chose.',
        'promoBarDismissed: that you closed the bar at the top.',
        'tallykit:theme: the light or dark theme you chose.',
        'tallykit:favourite-tools and tallykit:recent-tools: the tools you starred, and the last twelve you opened.',
        'tallykit:single-keys: whether single keys such as / are shortcuts.',
        'tallykit:keep-everything: whether the installed app may keep all tools for offline use.',
        'Other entries that begin with “tallykit:”: what you entered or saved in a tool that keeps it for your next visit.',
        'What you keep for your documents: businesses, clients, items, the documents themselves and the last number of each series.',
        'Pages and tools that you opened or saved for offline use, kept as copies of files of this site.',
      ],
    },
    ...(hasAccounts ? [accountPrivacy] : []),
    {
      title: 'How to delete it',
      paragraphs: [
        'The Settings page lists what is kept, saves it to a backup file and deletes it. Clearing this site’s data in your browser does the same.',
      ],
    },
    {
      title: 'What the web server sees',
      paragraphs: [
        'Like any website, this one is delivered by a web server. To send a page, the server must receive your network address, the address of the page and what your browser says about itself. Whether it writes this to a log is set by whoever runs the server, not by these pages. What you type into a tool is not part of it.',
      ],
    },
    {
      title: 'Tools that need the network',
      paragraphs: [
        'A tool that cannot work without another service says so before it asks, names the host, and sends only what it shows you. All others make no request with your data.',
      ],
    },
    {
      title: 'Mail',
      paragraphs: [
        'The contact form writes a message in your own mail program. If you send it, the person who receives it has your mail address and what you wrote.',
      ],
    },
  ],
}
