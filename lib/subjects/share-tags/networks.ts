/* What each network takes of a page that is shared there. Fallbacks and limits are those that the networks publish, or that were seen. */

export type Network = 'facebook' | 'x' | 'linkedin' | 'slack' | 'whatsapp'

interface NetworkRules {
  name: string
  /** The month from which they are noted. */
  since: string
  source: string
  /** Which tags are read for a part, the first that is filled. `<title>` is the element. */
  title: readonly string[]
  description: readonly string[]
  image: readonly string[]
  /** Of a picture, in pixels and bytes. */
  picture: {
    shape: 'wide' | 'square'
    smallest: readonly [number, number]
    /** Below it the picture is shown small. */
    large: readonly [number, number] | undefined
    mostBytes: number | undefined
    /** Width through height at most. */
    flattest: number | undefined
    kinds: readonly string[] | undefined
  }
}

const megabyte = 1024 * 1024
const og = {
  title: ['og:title', '<title>'],
  description: ['og:description', 'description'],
  image: ['og:image', 'og:image:url', 'og:image:secure_url'],
}

/** By the month in which they were noted; networks change them without notice. */
export const networks: Readonly<Record<Network, NetworkRules>> = {
  facebook: {
    name: 'Facebook',
    since: '2026-11',
    source: 'Meta for Developers, “Images in Link Shares”',
    ...og,
    picture: {
      shape: 'wide',
      smallest: [200, 200],
      large: [600, 315],
      mostBytes: 8 * megabyte,
      flattest: undefined,
      kinds: ['jpeg', 'png', 'gif', 'webp'],
    },
  },
  x: {
    name: 'X',
    since: '2026-11',
    source: 'X Developer Platform, “Cards markup”',
    title: ['twitter:title', 'og:title', '<title>'],
    description: ['twitter:description', 'og:description', 'description'],
    image: ['twitter:image', 'twitter:image:src', ...og.image],
    picture: {
      shape: 'wide',
      smallest: [300, 157],
      large: undefined,
      mostBytes: 5 * megabyte,
      flattest: undefined,
      kinds: ['jpeg', 'png', 'gif', 'webp'],
    },
  },
  linkedin: {
    name: 'LinkedIn',
    since: '2026-11',
    source: 'LinkedIn Help, “Make your website shareable on LinkedIn”',
    ...og,
    picture: {
      shape: 'wide',
      smallest: [200, 200],
      large: [401, 210],
      mostBytes: 5 * megabyte,
      flattest: undefined,
      kinds: ['jpeg', 'png', 'gif'],
    },
  },
  slack: {
    name: 'Slack',
    since: '2026-11',
    source: 'Slack API, “Unfurling links in messages”',
    title: ['twitter:title', 'og:title', '<title>'],
    description: ['twitter:description', 'og:description', 'description'],
    image: ['twitter:image', ...og.image],
    picture: {
      shape: 'wide',
      smallest: [1, 1],
      large: undefined,
      mostBytes: undefined,
      flattest: undefined,
      kinds: ['jpeg', 'png', 'gif', 'webp'],
    },
  },
  whatsapp: {
    name: 'WhatsApp',
    since: '2026-11',
    source: 'Meta for Developers, WhatsApp link previews',
    ...og,
    picture: {
      shape: 'square',
      smallest: [300, 75],
      large: undefined,
      mostBytes: 600 * 1024,
      flattest: 4,
      kinds: ['jpeg', 'png', 'webp'],
    },
  },
}
export const networkNames = Object.keys(networks) as Network[]
