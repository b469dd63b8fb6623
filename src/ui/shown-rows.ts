export type RowHeight = readonly [row: HTMLElement, px: number]

/** The rows of a list that are on the page, and how high they are. */
export class ShownRows {
  private readonly elements = new Set<HTMLElement>()
  private readonly observer: ResizeObserver

  /** @param handleHeights told of rows that have come or have another height, after they were laid out */
  constructor(handleHeights: (heights: readonly RowHeight[]) => void) {
    this.observer = new ResizeObserver((entries) => {
      handleHeights(
        entries.flatMap(({ target, borderBoxSize: [box] }) =>
          target instanceof HTMLElement && box ? [[target, box.blockSize] as const] : [],
        ),
      )
    })
  }

  /** The ref of a row's element. */
  readonly watch = (element: HTMLElement | null) => {
    if (!element) return
    this.elements.add(element)
    this.observer.observe(element)
    return () => {
      this.elements.delete(element)
      this.observer.unobserve(element)
    }
  }

  /** Has the page laid out now. Rows of a list that is hidden have no height and are left out. */
  measure(): readonly RowHeight[] {
    const heights = Array.from(this.elements, (row) => [row, row.getBoundingClientRect().height] as const)
    return heights.filter(([, px]) => px > 0)
  }
}
