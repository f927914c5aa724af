#!/bin/sh
# Makes the pictures of this folder with ImageMagick 6 (Debian 12). Run here: sh make.sh
set -e
cd "$(dirname "$0")"
im=/usr/bin/convert
plain="-depth 8 -define png:color-type=2 -define png:exclude-chunk=all"
$im -seed 3 -size 72x48 plasma:red-blue \( -size 72x48 gradient:yellow-black \) -compose overlay -composite $plain source.png
# Exposure in linear light: one stop more, one and a half less.
$im source.png -colorspace RGB -evaluate multiply 2 -clamp -colorspace sRGB $plain stop-up.png
$im source.png -colorspace RGB -evaluate multiply 0.353553390593 -colorspace sRGB $plain stop-down.png
# Warmth 100: red times, blue by the square root of two, in linear light.
$im source.png -colorspace RGB -color-matrix '1.414213562 0 0 0 1 0 0 0 0.707106781' -clamp -colorspace sRGB $plain warm.png
# Saturation in linear light with the luminance of Rec. 709: 0, half and twice.
$im source.png -colorspace RGB -color-matrix '0.2126 0.7152 0.0722 0.2126 0.7152 0.0722 0.2126 0.7152 0.0722' -colorspace sRGB $plain grey.png
$im source.png -colorspace RGB -color-matrix '0.6063 0.3576 0.0361 0.1063 0.8576 0.0361 0.1063 0.3576 0.5361' -colorspace sRGB $plain pale.png
$im source.png -colorspace RGB -color-matrix '1.7874 -0.7152 -0.0722 -0.2126 1.2848 -0.0722 -0.2126 -0.7152 1.9278' -clamp -colorspace sRGB $plain vivid.png
# Values of sRGB: contrast 1.5 and 0.5 about the middle, sepia of Filter Effects 1, negative, four levels, sharpness 50.
$im source.png -function polynomial '1.5,-0.25' -clamp $plain contrast-up.png
$im source.png -function polynomial '0.5,0.25' $plain contrast-down.png
$im source.png -color-matrix '0.393 0.769 0.189 0.349 0.686 0.168 0.272 0.534 0.131' -clamp $plain sepia.png
$im source.png -negate $plain negative.png
$im source.png +dither -posterize 4 $plain poster.png
$im source.png -virtual-pixel edge -define convolve:bias=0 -morphology Convolve '3x3: -0.0625,-0.125,-0.0625 -0.125,1.75,-0.125 -0.0625,-0.125,-0.0625' -clamp $plain sharp.png
# Turned as the eye sees it.
$im source.png -rotate 90 $plain right.png
$im source.png -rotate 270 $plain left.png
$im source.png -rotate 180 $plain over.png
$im source.png -flop $plain flipped.png
$im source.png -flip $plain upside.png
$im source.png -flop -rotate 90 $plain flipped-right.png
# A mark with soft edges, laid over at 40 percent and at full strength, inside and over an edge.
$im -size 30x20 xc:none -fill '#ffcc00' -draw 'ellipse 15,10 12,7 0,360' -channel A -blur 0x1 +channel -define png:exclude-chunk=all -define png:color-type=6 -depth 8 mark.png
$im source.png \( mark.png -channel A -evaluate multiply 0.4 +channel \) -geometry +40+26 -compose over -composite $plain stamped.png
$im source.png mark.png -geometry -12-5 -compose over -composite $plain stamped-edge.png
