interface Size {
  readonly width: number
  readonly height: number
}

/** Shares of the picture's height or, in a portrait film, of its width. */
const FONT_SHARE = 0.055
const NARROW_FONT_SHARE = 0.05
/** Share of the width that a line fills at most. */
const LINE_SHARE = 0.9
const MARGIN_SHARE = 0.05
const LINE_HEIGHT = 1.25
/** Of the font's size. */
const OUTLINE_SHARE = 0.16

/** Lines that fit into a width; a longer word stays whole. */
function linesOf(text: string, width: number, measure: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

/** A transparent picture with white words, outlined in black, at its bottom. */
export function drawSubtitle(text: string, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const size = Math.max(1, Math.round(Math.min(height * FONT_SHARE, width * NARROW_FONT_SHARE)))
  context.font = `600 ${size}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = size * OUTLINE_SHARE * 2
  context.strokeStyle = 'black'
  context.fillStyle = 'white'
  const lines = linesOf(text, width * LINE_SHARE, (line) => context.measureText(line).width)
  const bottom = height * (1 - MARGIN_SHARE)
  for (const [index, line] of lines.entries()) {
    const y = bottom - (lines.length - 1 - index) * size * LINE_HEIGHT
    context.strokeText(line, width / 2, y)
    context.fillText(line, width / 2, y)
  }
  return canvas
}
