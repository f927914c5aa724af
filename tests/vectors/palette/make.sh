#!/bin/sh
# Twelve plain stripes of 16 to 60 pixels each, and one colour, with ImageMagick 6 (Debian 12). Run here: sh make.sh
set -e
cd "$(dirname "$0")"
im=/usr/bin/convert
plain="-depth 8 -define png:color-type=2 -define png:exclude-chunk=all"
$im -size 60x40 xc:#102a43 -size 56x40 xc:#d64545 -size 52x40 xc:#f0b429 -size 48x40 xc:#3ebd93 -size 44x40 xc:#4098d7 \
  -size 40x40 xc:#8719e0 -size 36x40 xc:#f0f4f8 -size 32x40 xc:#627d98 -size 28x40 xc:#ff9bc4 -size 24x40 xc:#5f370e \
  -size 20x40 xc:#b3e000 -size 16x40 xc:#00504a +append $plain stripes.png
$im -size 20x20 xc:#4098d7 $plain one.png
