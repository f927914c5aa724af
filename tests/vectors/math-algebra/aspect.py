"""What the cases of aspect-ratio expect: Python's fractions and math."""
from fractions import Fraction as F
from math import gcd, hypot

for w, h in [(1920, 1080), (1366, 768), (1080, 1350), (4096, 2160)]:
    g = gcd(w, h)
    print(w, h, f"{w // g}:{h // g}", w / h, w * h / 1e6, "off 16:9", w / h / (16 / 9) - 1)
print("1280 at 16:9", F(1280 * 9, 16), " 1000 at 16:9", float(F(1000 * 9, 16)), " height 600 at 2.39:1", 600 * 2.39)
for (w, h), (bw, bh) in [((1920, 1080), (1080, 1080)), ((1920, 1080), (1080, 1920)), ((3000, 2000), (1920, 1080))]:
    fit = min(F(bw, w), F(bh, h))
    fill = max(F(bw, w), F(bh, h))
    print((w, h), "in", (bw, bh), "fit", float(w * fit), float(h * fit), "bars", float(bw - w * fit), float(bh - h * fit),
          "fill", float(w * fill), float(h * fill), "cut away", float(1 - F(bw * bh) / (w * fill * h * fill)), "kept of the original", float(bw / fill), float(bh / fill))
print("24 inch 1920x1080", hypot(1920, 1080) / 24, 24 * 1920 / hypot(1920, 1080), 24 * 1080 / hypot(1920, 1080))
print("print 3000x2000 at 300", 3000 / 300, 2000 / 300, 3000 / 300 * 2.54, 2000 / 300 * 2.54)
