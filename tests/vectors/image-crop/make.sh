#!/bin/sh
# Cuts, trims, rounds and flattens a small picture with ImageMagick 6 (Debian 12). Run here: sh make.sh
set -e
cd "$(dirname "$0")"
im=/usr/bin/convert
plain="-define png:exclude-chunk=gama,chrm,date,time -depth 8"
$im -seed 5 -size 90x60 plasma:'#205080-#f0c080' -blur 0x1 $plain PNG24:source.png
$im source.png -crop 40x25+17+9 +repage $plain PNG24:box.png
$im source.png -gravity center -crop 60x60+0+0 +repage $plain PNG24:square.png
$im source.png -gravity north -crop 48x60+0+0 +repage $plain PNG24:post-top.png
$im source.png -gravity east -crop 20x10+0+0 +repage $plain PNG24:right-20x10.png
# Borders that differ a little from each other: with no tolerance one pixel of the corner differs, with ten percent none of them.
$im source.png -bordercolor '#ffffff' -border 7x11 -fill '#f4f4f4' -draw 'point 3,2' $plain PNG24:bordered.png
$im bordered.png -fuzz 10% -trim +repage $plain PNG24:trimmed.png
$im bordered.png -trim +repage $plain PNG24:trimmed-none.png
# Round shapes, in many pixels and then made small, as a measure for the edge.
$im -size 1440x960 xc:black -fill white -draw 'ellipse 719.5,479.5 720,480 0,360' -filter Box -resize 90x60! -depth 8 $plain PNG24:ellipse-mask.png
$im -size 1440x960 xc:black -fill white -draw 'roundrectangle 0,0 1439,959 240,240' -filter Box -resize 90x60! -depth 8 $plain PNG24:rounded-mask.png
# A page between four corners, laid flat: bilinear, in linear light.
$im source.png -colorspace RGB -virtual-pixel edge -interpolate bilinear -filter point -define distort:viewport=60x45+0+0 -distort Perspective '10,5 0,0  80,12 60,0  72,52 60,45  6,48 0,45' -colorspace sRGB $plain PNG24:page.png
