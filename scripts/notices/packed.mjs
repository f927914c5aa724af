/* What import graphs do not show, kept by hand: code that lies packed in the files of a package, and packages whose work is in the pages. */

import { fontPackages } from '../tools/fonts.mjs'

/** Drawn or written into pages and styles by the build, or copied beside them. */
export const drawnAtBuild = ['lucide-react', 'tailwindcss', ...fontPackages]

/** Packages that name their licence only in its text, which begins so. */
export const namedInText = { 'png-js': { licence: 'MIT', begins: 'MIT License' } }

/** Packages that others carry inside a file of their own, by the name of the carrier. */
export const packedPackages = { jszip: ['lie', 'immediate', 'pako', 'setimmediate'] }

/** Code without a package: in what it lies, who wrote it and under which licence. */
export const packedCode = [
  {
    inside: 'zxing-wasm',
    name: 'zxing-cpp',
    copyright: 'Copyright 2016 ZXing authors, 2016 Nu-book Inc., 2019 Axel Waggershauser',
    licence: 'Apache-2.0',
    source: 'https://github.com/zxing-cpp/zxing-cpp',
  },
  {
    inside: 'zxing-wasm',
    name: 'libzueci',
    copyright: 'Copyright (C) 2022 gitlost',
    licence: 'BSD-3-Clause',
    source: 'https://github.com/zxing-cpp/zxing-cpp/tree/master/core/src/libzueci',
  },
  {
    inside: 'zxing-wasm',
    name: 'Flexible and Economical UTF-8 Decoder',
    copyright: 'Copyright (c) 2008-2009 Bjoern Hoehrmann',
    licence: 'MIT',
    source: 'https://bjoern.hoehrmann.de/utf-8/decoder/dfa/',
  },
  {
    inside: 'pdfjs-dist',
    name: 'core-js',
    copyright: '© 2013–2025 Denis Pushkarev (zloirock.ru), 2025–2026 CoreJS Company (core-js.io). All rights reserved.',
    licence: 'MIT',
    source: 'https://github.com/zloirock/core-js',
  },
  {
    inside: '@jsquash/avif',
    name: 'libavif',
    copyright: 'Copyright 2019 Joe Drago. All rights reserved.',
    licence: 'BSD-2-Clause',
    source: 'https://github.com/AOMediaCodec/libavif',
  },
  {
    inside: '@jsquash/avif',
    name: 'libaom',
    copyright: 'Copyright (c) 2016, Alliance for Open Media. All rights reserved.',
    licence: 'BSD-2-Clause',
    source: 'https://aomedia.googlesource.com/aom',
  },
]

/** Tables of ours that were drawn from a package which does not ship itself. */
export const takenData = [
  {
    name: 'city-timezones',
    copyright: 'Copyright (c) Kevin Roberts',
    licence: 'MIT',
    source: 'https://github.com/kevinroberts/city-timezones',
  },
  {
    name: 'holidays',
    copyright:
      'Copyright (c) Vacanza Team and individual contributors\nCopyright (c) dr-prodigy, 2017-2023\nCopyright (c) ryanss, 2014-2017',
    licence: 'MIT',
    source: 'https://github.com/vacanza/holidays',
  },
]

/** Licences beside those at the root of a package that concern code in its files. */
export const moreTexts = {
  '@jsquash/jpeg': ['codec/LICENSE.codec.md'],
  '@jsquash/oxipng': ['codec/LICENSE.codec.md'],
  '@jsquash/webp': ['codec/LICENSE.codec.md'],
  'pdfjs-dist': ['wasm/LICENSE_JBIG2', 'wasm/LICENSE_OPENJPEG', 'wasm/LICENSE_QCMS'],
}

/** Files that hold the text of a licence, and the words with which it begins after the name of its owner. */
export const standardTexts = {
  'Apache-2.0': { file: 'node_modules/pdfjs-dist/LICENSE', begins: 'Apache License' },
  'BSD-2-Clause': { file: 'node_modules/mammoth/LICENSE', begins: 'Redistribution and use' },
  'BSD-3-Clause': { file: 'node_modules/ieee754/LICENSE', begins: 'Redistribution and use' },
  ISC: { file: 'node_modules/d3-array/LICENSE', begins: 'Permission to use, copy, modify' },
  MIT: { file: 'LICENSE', begins: 'Permission is hereby granted' },
}
