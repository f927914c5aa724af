/* Names of tags by CIPA DC-008 (Exif 2.32) and TIFF 6.0, as exiftool writes them too. */

function tableOf(text: string): ReadonlyMap<number, string> {
  const pairs = text.trim().split(/\s+/)
  return new Map(
    pairs.map((pair) => {
      const [tag = '', name = ''] = pair.split(':')
      return [Number.parseInt(tag, 16), name] as const
    }),
  )
}

/** Of the picture and of its small preview. */
export const pictureTags = tableOf(`
00fe:SubfileType 0100:ImageWidth 0101:ImageHeight 0102:BitsPerSample 0103:Compression 0106:PhotometricInterpretation
010a:FillOrder 010d:DocumentName 010e:ImageDescription 010f:Make 0110:Model 0111:StripOffsets 0112:Orientation 0115:SamplesPerPixel
0116:RowsPerStrip 0117:StripByteCounts 011a:XResolution 011b:YResolution 011c:PlanarConfiguration 011d:PageName
0128:ResolutionUnit 0129:PageNumber 012d:TransferFunction 0131:Software 0132:ModifyDate 013b:Artist 013c:HostComputer 013d:Predictor
013e:WhitePoint 013f:PrimaryChromaticities 0142:TileWidth 0143:TileLength 0153:SampleFormat 0201:ThumbnailOffset
0202:ThumbnailLength 0211:YCbCrCoefficients 0212:YCbCrSubSampling 0213:YCbCrPositioning 0214:ReferenceBlackWhite
02bc:ApplicationNotes 4746:Rating 4749:RatingPercent 8298:Copyright 83bb:IPTC-NAA 8649:PhotoshopSettings
8773:ICC_Profile 9c9b:XPTitle 9c9c:XPComment 9c9d:XPAuthor 9c9e:XPKeywords 9c9f:XPSubject c4a5:PrintIM`)

/** How the photograph was taken. */
export const cameraTags = tableOf(`
829a:ExposureTime 829d:FNumber 8822:ExposureProgram 8824:SpectralSensitivity 8827:ISO 8830:SensitivityType
8831:StandardOutputSensitivity 8832:RecommendedExposureIndex 9000:ExifVersion 9003:DateTimeOriginal 9004:CreateDate
9010:OffsetTime 9011:OffsetTimeOriginal 9012:OffsetTimeDigitized 9101:ComponentsConfiguration
9102:CompressedBitsPerPixel 9201:ShutterSpeedValue 9202:ApertureValue 9203:BrightnessValue 9204:ExposureCompensation
9205:MaxApertureValue 9206:SubjectDistance 9207:MeteringMode 9208:LightSource 9209:Flash 920a:FocalLength
9214:SubjectArea 927c:MakerNote 9286:UserComment 9290:SubSecTime 9291:SubSecTimeOriginal 9292:SubSecTimeDigitized
9400:AmbientTemperature 9401:Humidity 9402:Pressure a000:FlashpixVersion a001:ColorSpace a002:ExifImageWidth
a003:ExifImageHeight a004:RelatedSoundFile a20b:FlashEnergy a20e:FocalPlaneXResolution a20f:FocalPlaneYResolution
a210:FocalPlaneResolutionUnit a214:SubjectLocation a215:ExposureIndex a217:SensingMethod a300:FileSource
a301:SceneType a302:CFAPattern a401:CustomRendered a402:ExposureMode a403:WhiteBalance a404:DigitalZoomRatio
a405:FocalLengthIn35mmFormat a406:SceneCaptureType a407:GainControl a408:Contrast a409:Saturation a40a:Sharpness
a40c:SubjectDistanceRange a420:ImageUniqueID a430:OwnerName a431:SerialNumber a432:LensInfo a433:LensMake
a434:LensModel a435:LensSerialNumber a500:Gamma a460:CompositeImage`)

/** Where it was taken. */
export const placeTags = tableOf(`
0000:GPSVersionID 0001:GPSLatitudeRef 0002:GPSLatitude 0003:GPSLongitudeRef 0004:GPSLongitude 0005:GPSAltitudeRef
0006:GPSAltitude 0007:GPSTimeStamp 0008:GPSSatellites 0009:GPSStatus 000a:GPSMeasureMode 000b:GPSDOP 000c:GPSSpeedRef
000d:GPSSpeed 000e:GPSTrackRef 000f:GPSTrack 0010:GPSImgDirectionRef 0011:GPSImgDirection 0012:GPSMapDatum
0013:GPSDestLatitudeRef 0014:GPSDestLatitude 0015:GPSDestLongitudeRef 0016:GPSDestLongitude 0017:GPSDestBearingRef
0018:GPSDestBearing 0019:GPSDestDistanceRef 001a:GPSDestDistance 001b:GPSProcessingMethod 001c:GPSAreaInformation
001d:GPSDateStamp 001e:GPSDifferential 001f:GPSHPositioningError`)

/** IPTC Information Interchange Model 4.2, record 2. */
export const pressTags: ReadonlyMap<number, string> = new Map([
  [5, 'ObjectName'],
  [7, 'EditStatus'],
  [10, 'Urgency'],
  [15, 'Category'],
  [20, 'SupplementalCategories'],
  [25, 'Keywords'],
  [40, 'SpecialInstructions'],
  [55, 'DateCreated'],
  [60, 'TimeCreated'],
  [65, 'OriginatingProgram'],
  [80, 'By-line'],
  [85, 'By-lineTitle'],
  [90, 'City'],
  [92, 'Sub-location'],
  [95, 'Province-State'],
  [100, 'Country-PrimaryLocationCode'],
  [101, 'Country-PrimaryLocationName'],
  [103, 'OriginalTransmissionReference'],
  [105, 'Headline'],
  [110, 'Credit'],
  [115, 'Source'],
  [116, 'CopyrightNotice'],
  [118, 'Contact'],
  [120, 'Caption-Abstract'],
  [122, 'Writer-Editor'],
])

type Names = Readonly<Record<number, string>>

/** What numbers of a tag mean, in words. */
export const meanings: Readonly<Record<string, Names>> = {
  Orientation: {
    1: 'Upright',
    2: 'Mirrored left and right',
    3: 'Upside down',
    4: 'Mirrored top and bottom',
    5: 'Mirrored, on its left side',
    6: 'On its left side: turn right to see it upright',
    7: 'Mirrored, on its right side',
    8: 'On its right side: turn left to see it upright',
  },
  ResolutionUnit: { 1: 'No unit', 2: 'Per inch', 3: 'Per centimetre' },
  ExposureProgram: {
    0: 'Not defined',
    1: 'Manual',
    2: 'Program',
    3: 'Aperture priority',
    4: 'Shutter priority',
    5: 'Creative',
    6: 'Action',
    7: 'Portrait',
    8: 'Landscape',
  },
  MeteringMode: {
    0: 'Unknown',
    1: 'Average',
    2: 'Centre-weighted average',
    3: 'Spot',
    4: 'Several spots',
    5: 'Pattern',
    6: 'Partial',
    255: 'Other',
  },
  ColorSpace: { 1: 'sRGB', 65535: 'Not calibrated' },
  WhiteBalance: { 0: 'Automatic', 1: 'Manual' },
  ExposureMode: { 0: 'Automatic', 1: 'Manual', 2: 'Bracket' },
  SceneCaptureType: { 0: 'Standard', 1: 'Landscape', 2: 'Portrait', 3: 'Night' },
  GPSAltitudeRef: { 0: 'Above sea level', 1: 'Below sea level' },
}
