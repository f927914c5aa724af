# Draws people before plain walls, with the share of each pixel that is person known exactly.
# python3 tests/vectors/plain-ground/make.py     (NumPy and Pillow; the pictures are CC0)
import os

import numpy
from PIL import Image, ImageDraw

FOLDER = os.path.dirname(__file__)
WIDTH, HEIGHT, FINE = 240, 300, 6


def light(code):
    share = numpy.asarray(code, float) / 255
    return numpy.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)


def code(amount):
    amount = numpy.clip(amount, 0, 1)
    share = numpy.where(amount <= 0.0031308, amount * 12.92, 1.055 * amount ** (1 / 2.4) - 0.055)
    return numpy.rint(share * 255).astype(numpy.uint8)


def person(draw, hair, skin, shirt, strands, random):
    """Draws at FINE times the size; returns nothing. The same shapes in white make the mask."""
    size = lambda *values: [value * FINE for value in values]
    draw.rounded_rectangle(size(35, 215, 205, 330), 50 * FINE, fill=shirt)
    draw.rectangle(size(98, 170, 142, 230), fill=skin)
    draw.ellipse(size(66, 40, 174, 170), fill=hair)
    for _ in range(strands):
        angle = random.uniform(numpy.pi, 2 * numpy.pi)
        long = random.uniform(58, 74)
        start = (120 + 48 * numpy.cos(angle), 100 + 52 * numpy.sin(angle))
        end = (120 + long * numpy.cos(angle + 0.1), 100 + long * numpy.sin(angle + 0.1))
        draw.line(size(*start, *end), fill=hair, width=4)
    draw.ellipse(size(76, 62, 164, 196), fill=skin)
    draw.ellipse(size(92, 110, 106, 118), fill=(40, 30, 25))
    draw.ellipse(size(134, 110, 148, 118), fill=(40, 30, 25))
    draw.line(size(104, 160, 136, 160), fill=(150, 70, 70), width=3 * FINE)


def make(name, wall, falloff, hair, skin, shirt, strands, noise, seed):
    random = numpy.random.default_rng(seed)
    colours = Image.new('RGB', (WIDTH * FINE, HEIGHT * FINE))
    shape = Image.new('L', colours.size)
    state = random.bit_generator.state
    person(ImageDraw.Draw(colours), hair, skin, shirt, strands, random)
    random.bit_generator.state = state
    white = Image.new('RGB', colours.size)
    person(ImageDraw.Draw(white), *[(255, 255, 255)] * 3, strands, random)
    shape = numpy.asarray(white).max(axis=2) > 0
    fine = light(numpy.asarray(colours)) * shape[..., None]
    blocks = lambda field: field.reshape(HEIGHT, FINE, WIDTH, FINE, -1).mean(axis=(1, 3))
    alpha = blocks(shape.astype(float))
    y, x = numpy.mgrid[0:HEIGHT, 0:WIDTH]
    lit = 1 - falloff * ((x / WIDTH - 0.4) ** 2 + 0.3 * y / HEIGHT)
    seen = blocks(fine) + (1 - alpha) * light(wall) * lit[..., None]
    seen = code(seen).astype(float) + random.normal(0, noise, seen.shape)
    Image.fromarray(numpy.clip(numpy.rint(seen), 0, 255).astype(numpy.uint8)).save(os.path.join(FOLDER, f'{name}.png'))
    Image.fromarray(numpy.rint(alpha[..., 0] * 255).astype(numpy.uint8)).convert('RGB').save(
        os.path.join(FOLDER, f'{name}.mask.png'), optimize=True
    )


make('grey-wall', (205, 206, 204), 0.5, (45, 32, 25), (215, 170, 145), (40, 60, 110), 60, 2, 1)
make('blue-wall', (150, 180, 215), 0.3, (120, 80, 45), (240, 205, 185), (245, 245, 240), 90, 3, 2)
make('warm-wall', (225, 205, 170), 0.8, (20, 18, 18), (120, 80, 60), (170, 30, 40), 120, 2, 3)
