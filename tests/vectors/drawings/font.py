"""Two fonts of one letter, A: a square as high and as wide as the letter size. By fontTools; run by make.sh."""
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def square():
    pen = TTGlyphPen(None)
    for at, point in enumerate([(0, 0), (0, 1000), (1000, 1000), (1000, 0)]):
        (pen.moveTo if at == 0 else pen.lineTo)(point)
    pen.closePath()
    return pen.glyph()


def make(name, style, weight, italic):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "A"])
    builder.setupCharacterMap({65: "A"})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "A": square()})
    builder.setupHorizontalMetrics({".notdef": (1000, 0), "A": (1000, 0)})
    builder.setupHorizontalHeader(ascent=1000, descent=0)
    builder.setupNameTable({"familyName": "Test Square", "styleName": style})
    builder.setupOS2(usWeightClass=weight, fsSelection=(33 if italic else 64), sTypoAscender=1000, usWinAscent=1000)
    builder.setupPost(italicAngle=-10 if italic else 0)
    builder.setupHead(unitsPerEm=1000, macStyle=(3 if italic else 0))
    builder.save(name)


make("square.ttf", "Regular", 400, False)
make("square-bold-italic.ttf", "Bold Italic", 700, True)
