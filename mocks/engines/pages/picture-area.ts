import type { PDFPageProxy } from 'pdfjs-dist'

type Matrix = readonly [number, number, number, number, number, number]
type Ops = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>

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
>

const IDENTITY_MATRIX: Matrix = [1, 0, 0, 1, 0, 0]

function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === 'number')

/** Area that the pictures of a page cover, in square points; overlaps count twice. */
export function pictureArea({ fnArray, argsArray }: Ops, codes: DrawingCodes): number {
  const painting: readonly number[] = [
    codes.paintImageXObject,
    codes.paintInlineImageXObject,
    codes.paintImageMaskXObject,
  ]
  const saved: Matrix[] = []
  let now = IDENTITY_MATRIX
  let area = 0
  const move = (by: unknown) => {
    const matrix = by instanceof Float32Array || by instanceof Float64Array ? [...by] : by
    if (isMatrix(matrix)) now = times(now, matrix)
  }
  fnArray.forEach((code, index) => {
    const args: unknown = argsArray[index]
    if (code === codes.save || code === codes.paintFormXObjectBegin) saved.push(now)
    if (code === codes.restore || code === codes.paintFormXObjectEnd) now = saved.pop() ?? IDENTITY_MATRIX
    if (code === codes.transform) move(args)
    if (code === codes.paintFormXObjectBegin && Array.isArray(args)) move(args[0])
    if (painting.includes(code)) area += Math.abs(now[0] * now[3] - now[1] * now[2])
  })
  return area
}
