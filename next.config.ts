import type { NextConfig } from 'next'

const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '')

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath,
  images: { unoptimized: true },
  // The check and test commands check the types of the whole project, scripts and tests included.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => 'site',
  // The site has two root layouts, (site) and (embed); the 404 page therefore brings its own.
  experimental: { globalNotFound: true },
}

export default config
