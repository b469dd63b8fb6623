import { type CanvasKit, penOf } from './canvas-kit.ts'
import type { DrawnPage } from './page-engine.ts'

const LETTER_SHARE = 0.82
const BASE_LINE = 0.78

export function drawPage(kit: CanvasKit, { width, height, lines }: DrawnPage): Promise<Blob> {
  const canvas = kit.create(width, height)
  const pen = penOf(canvas)
  pen.fillStyle = '#fbf9f4'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#24211d'
  for (const { text, box } of lines.flatMap(({ words }) => words)) {
    const [left, top, wide, high] = [box[0] * width, box[1] * height, box[2] * width, box[3] * height]
    pen.font = `${high * LETTER_SHARE}px "DejaVu Sans", "Noto Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`
    pen.save()
    pen.translate(left, top + high * BASE_LINE)
    pen.scale(wide / Math.max(1, pen.measureText(text).width), 1)
    pen.fillText(text, 0, 0)
    pen.restore()
  }
  return kit.png(canvas)
}
