#!/bin/sh
# Makes pictures full of notes and exiftool's reading of them, with ImageMagick 6 and exiftool 12.57 (Debian 12). Run here: sh make.sh
set -e
cd "$(dirname "$0")"
im=/usr/bin/convert
rm -f full.* minimal.* trailer.jpg progressive.jpg
$im -seed 5 -size 48x32 plasma:red-blue -strip -quality 90 full.jpg
$im full.jpg -strip full.png
$im full.jpg -strip full.webp
$im full.jpg -strip full.tiff
cp full.jpg minimal.jpg
$im full.jpg -strip -interlace JPEG progressive.jpg
$im -size 24x16 xc:green -strip small.jpg
for file in full.jpg full.png full.webp full.tiff progressive.jpg; do
  exiftool -q -overwrite_original -n \
    -EXIF:Make='Box & Co' -EXIF:Model='Box 1' -EXIF:Orientation=6 -EXIF:Software='Firmware 2.1' -EXIF:Artist='A. Person' \
    -EXIF:Copyright='(c) A. Person' -EXIF:ImageDescription='Harbour at noon' -EXIF:ModifyDate='2026:05:04 03:02:01' \
    -EXIF:DateTimeOriginal='2026:05:04 01:02:03' -EXIF:OffsetTimeOriginal='+02:00' -EXIF:ExposureTime=0.008 -EXIF:FNumber=2.8 \
    -EXIF:ISO=200 -EXIF:ExposureProgram=3 -EXIF:ExposureCompensation=-0.3333 -EXIF:MeteringMode=5 -EXIF:Flash=16 \
    -EXIF:FocalLength=35.5 -EXIF:FocalLengthIn35mmFormat=53 -EXIF:LensModel='35mm F1.8' -EXIF:SerialNumber=XK-771-900 \
    -EXIF:WhiteBalance=0 -EXIF:ColorSpace=1 -EXIF:UserComment='Ünseen café' -EXIF:SubSecTimeOriginal=42 \
    -GPSLatitude=33.8567844 -GPSLatitudeRef=S -GPSLongitude=151.213108 -GPSLongitudeRef=E -GPSAltitude=12.5 -GPSAltitudeRef=1 \
    -GPSTimeStamp='23:02:03' -GPSDateStamp='2026:05:03' -GPSImgDirection=271.5 -GPSImgDirectionRef=T \
    -XMP-dc:Title='Harbour' -XMP-dc:Subject='boats' -XMP-dc:Subject='water' -XMP-xmp:Rating=4 -XMP-photoshop:City='Sydney' \
    -XMP-exif:GPSLatitude=-33.8567844 $file
done
for file in full.jpg progressive.jpg; do
  exiftool -q -overwrite_original -IPTC:CodedCharacterSet=UTF8 -IPTC:Keywords='boats' -IPTC:Keywords='water' -IPTC:City='Sydney' \
    -IPTC:By-line='Zoë Person' -IPTC:Caption-Abstract='At the quay' -Comment='made for a test' '-ThumbnailImage<=small.jpg' $file
done
exiftool -q -overwrite_original -PNG:Comment='made for a test' -PNG:Author='A. Person' full.png
# A second picture with a place of its own behind the end.
cat minimal.jpg full.jpg > trailer.jpg
rm -f small.jpg full.jpg_original
for file in full.jpg full.png full.webp full.tiff; do
  exiftool -j -n -G1 -struct -c '%.8f' $file | grep -v -e SourceFile -e 'System:' -e ExifToolVersion > $file.json
done
