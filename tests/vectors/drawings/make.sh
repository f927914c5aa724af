#!/bin/sh
# Draws the SVG files of this folder by rsvg-convert 2.54 (librsvg2-bin of Debian 12), and makes two fonts by fontTools (python3-fonttools), whose names fc-scan reads. The
# drawings were written for this folder. Run here: sh make.sh
set -e
cd "$(dirname "$0")"
cat > badge.svg <<'SVG'
<?xml version="1.0"?>
<!-- a badge without a size of its own -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">
  <rect x="4" y="4" width="40" height="24" fill="#0b5fff"/>
  <circle cx="24" cy="16" r="8" fill="#ff7a00"/>
  <path d="M4 4h12v12H4z" fill="#333"/>
</svg>
SVG
cat > ruler.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="0.5in"><rect width="48" height="48" fill="#c00"/><rect x="48" width="48" height="48" fill="#060"/></svg>
SVG
cat > fade.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40"><defs><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#004"/></linearGradient></defs><rect width="60" height="40" rx="10" fill="url(#g)"/></svg>
SVG
rsvg-convert -w 480 badge.svg -o badge-480.png
rsvg-convert -z 2 ruler.svg -o ruler-2x.png
rsvg-convert -h 200 fade.svg -o fade-200h.png
rsvg-convert -z 4 shapes.svg -o shapes-4x.png
/usr/bin/python3 font.py
for font in square.ttf square-bold-italic.ttf; do
  printf '%s\t%s\n' "$font" "$(fc-scan -f '%{family[0]}\t%{weight}\t%{slant}' "$font")"
done > fonts.tsv
