import type { PDFPageProxy } from 'pdfjs-dist'

type Matrix = readonly [number, number, number, number, number, number]
type PdfOperators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

/** Operator codes of a page's drawing list, as pdf.js calls them. */
export type DrawingCodes = Pick<
  typeof import('pdfjs-dist').OPS,
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'paintImageXObject'
  | 'paintInlineImageXObject'
  | 'paintImageMaskXObject'
  | 'setFillColorN'
>

const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0]

function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === 'number')

const movedBy = (now: Matrix, by: unknown): Matrix => {
  const matrix = by instanceof Float32Array || by instanceof Float64Array ? [...by] : by
  return isMatrix(matrix) ? multiplyMatrices(now, matrix) : now
}

const isOps = (value: unknown): value is PdfOperators =>
  typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value

/** Area of the pictures in a pattern, with which printer drivers fill a page instead of drawing its picture. */
function patternArea(args: unknown, codes: DrawingCodes): number {
  const [kind, , tile, matrix]: unknown[] = Array.isArray(args) ? args : []
  if (kind !== 'TilingPattern' || !isOps(tile)) return 0
  const [a, b, c, d] = movedBy(IDENTITY_MATRIX, matrix)
  return pictureArea(tile, codes) * Math.abs(a * d - b * c)
}

/** Area that the pictures of a page cover, in square points; overlaps count twice. */
export function pictureArea({ fnArray, argsArray }: PdfOperators, codes: DrawingCodes): number {
  const painting: readonly number[] = [
    codes.paintImageXObject,
    codes.paintInlineImageXObject,
    codes.paintImageMaskXObject,
  ]
  const saved: Matrix[] = []
  let now = IDENTITY_MATRIX
  let area = 0
  const move = (by: unknown) => {
    now = movedBy(now, by)
  }
  fnArray.forEach((code, index) => {
    const args: unknown = argsArray[index]
    if (code === codes.save || code === codes.paintFormXObjectBegin) saved.push(now)
    if (code === codes.restore || code === codes.paintFormXObjectEnd) now = saved.pop() ?? IDENTITY_MATRIX
    if (code === codes.transform) move(args)
    if (code === codes.paintFormXObjectBegin && Array.isArray(args)) move(args[0])
    if (code === codes.setFillColorN) area += patternArea(args, codes)
    if (painting.includes(code)) area += Math.abs(now[0] * now[3] - now[1] * now[2])
  })
  return area
}
