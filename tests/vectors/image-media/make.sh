#!/bin/sh
# Makes the pictures of this folder with ImageMagick 6 and exiftool (Debian 12), the small AVIF with avifenc. Run here: sh make.sh
set -e
cd "$(dirname "$0")"
im=/usr/bin/convert
# Four quarters in plain colours with a mark in the upper left, 48 x 32: which way is up can be told from any corner.
$im -size 24x16 xc:red xc:lime +append \( -size 24x16 xc:blue xc:white +append \) -append -fill black -draw 'rectangle 0,0 5,3' -quality 95 -sampling-factor 1x1 upright.png
for n in 1 2 3 4 5 6 7 8; do
  case $n in
    1) op="" ;; 2) op="-flop" ;; 3) op="-rotate 180" ;; 4) op="-flip" ;;
    5) op="-transpose" ;; 6) op="-rotate 270" ;; 7) op="-transverse" ;; 8) op="-rotate 90" ;;
  esac
  $im upright.png $op -quality 95 -sampling-factor 1x1 orientation-$n.jpg
  exiftool -q -overwrite_original -n -Orientation=$n orientation-$n.jpg
done
# A photograph-like picture: noise of several sizes over a gradient, always the same.
$im -seed 7 -size 640x480 gradient:'#204060-#f0d0a0' \( -size 640x480 plasma:'#305070-#e0c090' -blur 0x3 \) -compose overlay -composite \( -size 640x480 xc:gray50 +noise Gaussian -blur 0x0.7 \) -compose softlight -composite -depth 8 photo.png
# Without the gamma that ImageMagick notes, by which browsers would bend the numbers.
$im photo.png -define png:exclude-chunk=gama,chrm photo.png
$im photo.png -quality 97 photo.jpg
exiftool -q -overwrite_original -n -Orientation=1 -Artist='A. Person' -Copyright='(c) A. Person' -Model='Box 1' -DateTimeOriginal='2026:05:04 03:02:01' -GPSLatitude=48.2 -GPSLatitudeRef=N -GPSLongitude=16.37 -GPSLongitudeRef=E -ExifImageWidth=640 -ExifImageHeight=480 -XMP:Title='A title' -IPTC:Keywords=secret -Comment='a comment' photo.jpg
$im photo.jpg -thumbnail 80x60 -strip small.jpg
exiftool -q -overwrite_original '-ThumbnailImage<=small.jpg' photo.jpg
rm small.jpg
$im photo.png -resize 320x240 -colorspace CMYK -quality 90 cmyk.jpg
$im -size 64x48 gradient:'#000000-#ffffff' -depth 16 -define png:bit-depth=16 deep.png
$im -size 40x40 xc:none -fill '#ff000080' -draw 'circle 20,20 20,4' see-through.png
$im -delay 20 -size 20x20 xc:red xc:blue -loop 0 moving.gif
$im -size 20x20 xc:red still.gif
$im photo.png -resize 160x120 -quality 80 photo.webp
$im photo.png -resize 160x120 bmp3:photo.bmp
$im photo.png -resize 160x120 tiff:photo.tiff
$im photo.png -resize 160x120 photo-small.png
avifenc -q 60 photo-small.png photo.avif >/dev/null 2>&1 || avifenc --min 20 --max 30 photo-small.png photo.avif >/dev/null
rm photo-small.png
head -c 9000 photo.jpg > truncated.jpg
head -c 3000 photo.png > truncated.png
: > empty.jpg
printf 'This is a text under the name of a picture.\n' > text.jpg
cp still.gif wrong-name.png
printf '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>globalThis.ran = true</script><rect width="10" height="10"/></svg>\n' > scripts.svg
$im photo.png -depth 8 -colors 8 -resize 200x120! +dither -colors 5 logo.png
# Lanczos in linear light, by ImageMagick, as the measure for ours.
$im photo.png -colorspace RGB -filter Lanczos -resize 160x120! -colorspace sRGB -depth 8 photo-lanczos.png
# A flat logo with soft edges on white.
$im -size 300x200 xc:white -fill '#0b5fff' -draw 'circle 90,90 90,20' -fill '#ff7a00' -draw 'circle 210,70 210,30' -fill '#333333' -draw 'rectangle 30,175 270,190' -depth 8 flat-logo.png
# Codes by qrencode 4.1.1 and zint 2.11.1, not by our own encoders.
qrencode -s 5 -m 4 -o wifi-code.png 'WIFI:T:WPA;S:guests;P:p\;ss word;;'
qrencode -s 4 -m 4 -l H -o link-code.png 'http://example.org/menu?table=7'
qrencode -s 4 -m 4 -o authenticator-code.png 'otpauth://totp/Shop:till?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Shop'
zint -b EANX -d 400638133393 -o bars-code.png --scale 2 >/dev/null
zint -b DATAMATRIX --gs1 -d '[01]09506000134352[17]271231[10]AB-1' -o gs1-code.png --scale 4 --quietzones >/dev/null
$im -size 760x640 xc:white \( wifi-code.png \) -geometry +20+20 -composite \( link-code.png -background white -rotate 20 \) -geometry +430+40 -composite bars-code.png -geometry +200+400 -composite -depth 8 codes.png
$im gs1-code.png -bordercolor white -border 20 gs1-code.png
rm wifi-code.png link-code.png bars-code.png
# What a camera sees.
$im codes.png -crop 300x300+400+0 +repage -resize 400x400 -gravity center -background '#d8d0c8' -extent 640x480 -quality 90 -sampling-factor 2x2 camera-frame.jpg
