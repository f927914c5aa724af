/* How large a picture becomes by a rule. Sizes in pixels. */

export interface Size {
  width: number
  height: number
}

/** Where a corner or edge of a picture counts when something must be cut off. */
export type Focus = 'centre' | 'top' | 'bottom' | 'left' | 'right'

export type ResizeRule =
  | { by: 'percent'; percent: number }
  | { by: 'longest' | 'width' | 'height'; pixels: number }
  /** `fit`: whole within the box; `fill`: covers it and is cut; `pad`: whole in the middle of it; `stretch`: exactly it, out of shape. */
  | { by: 'box'; box: Size; how: 'fit' | 'fill' | 'pad' | 'stretch'; focus: Focus }

/** First the picture is scaled, then what lies in the window is kept; beyond the picture the window shows the background. */
export interface ResizePlan {
  scaled: Size
  window: Size & { x: number; y: number }
}

const whole = (value: number) => Math.max(1, Math.round(value))

function scaledBy({ width, height }: Size, factor: number): Size {
  return { width: whole(width * factor), height: whole(height * factor) }
}

function factorOf(rule: Exclude<ResizeRule, { by: 'box' }>, { width, height }: Size): number {
  if (rule.by === 'percent') return rule.percent / 100
  if (rule.by === 'width') return rule.pixels / width
  return rule.by === 'height' ? rule.pixels / height : rule.pixels / Math.max(width, height)
}

/** The side that a rule names has exactly its pixels; the other follows the shape. */
function bySide(rule: Exclude<ResizeRule, { by: 'box' }>, source: Size, factor: number): Size {
  const size = scaledBy(source, factor)
  if (rule.by === 'percent' || factor === 1) return size
  const isWide = rule.by === 'width' || (rule.by === 'longest' && source.width >= source.height)
  return isWide ? { ...size, width: rule.pixels } : { ...size, height: rule.pixels }
}

/** Where a box lies in a picture by a focus. */
export function cutPlace(focus: Focus, scaled: Size, box: Size): { x: number; y: number } {
  const across = scaled.width - box.width
  const down = scaled.height - box.height
  return {
    x: focus === 'left' ? 0 : focus === 'right' ? across : Math.floor(across / 2),
    y: focus === 'top' ? 0 : focus === 'bottom' ? down : Math.floor(down / 2),
  }
}

/** The plan for a picture by a rule. With `enlarges` false no picture gets more pixels than it has; a pad is still filled up. */
export function planResize(source: Size, rule: ResizeRule, enlarges: boolean): ResizePlan {
  const most = enlarges ? Infinity : 1
  if (rule.by !== 'box') {
    const size = bySide(rule, source, Math.min(most, factorOf(rule, source)))
    return { scaled: size, window: { x: 0, y: 0, ...size } }
  }
  const { box, how, focus } = rule
  const across = box.width / source.width
  const down = box.height / source.height
  if (how === 'stretch') {
    const scaled = enlarges
      ? box
      : { width: Math.min(box.width, source.width), height: Math.min(box.height, source.height) }
    return { scaled, window: { x: 0, y: 0, ...scaled } }
  }
  if (how === 'fill') {
    const factor = Math.min(most, Math.max(across, down))
    // Rounding must not leave a seam: the covered side has exactly the pixels of the box.
    const scaled = scaledBy(source, factor)
    const covering = factor < 1 || enlarges
    const full = {
      width: covering ? Math.max(box.width, scaled.width) : scaled.width,
      height: covering ? Math.max(box.height, scaled.height) : scaled.height,
    }
    const kept = { width: Math.min(box.width, full.width), height: Math.min(box.height, full.height) }
    return { scaled: full, window: { ...cutPlace(focus, full, kept), ...kept } }
  }
  const factor = Math.min(most, across, down)
  const inside = scaledBy(source, factor)
  const scaled = { width: Math.min(box.width, inside.width), height: Math.min(box.height, inside.height) }
  if (how === 'fit') return { scaled, window: { x: 0, y: 0, ...scaled } }
  const place = {
    x: 0 - Math.floor((box.width - scaled.width) / 2),
    y: 0 - Math.floor((box.height - scaled.height) / 2),
  }
  return { scaled, window: { ...place, ...box } }
}

const centimetresOfInch = 2.54

/** Pixels of a length in centimetres at so many dots per inch. */
export function pixelsOfPrint(centimetres: number, dpi: number): number {
  return whole((centimetres / centimetresOfInch) * dpi)
}

/** The largest whole size of a shape that has at most so many pixels. */
export function sizeWithin(size: Size, pixels: number): Size {
  const factor = Math.min(1, Math.sqrt(pixels / (size.width * size.height)))
  return { width: Math.max(1, Math.floor(size.width * factor)), height: Math.max(1, Math.floor(size.height * factor)) }
}
