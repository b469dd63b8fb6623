export type RowHeight = readonly [row: HTMLElement, px: number]

/** The rendered rows of a list and their heights. */
export class ShownRows {
  private readonly elements = new Set<HTMLElement>()
  private readonly observer: ResizeObserver

  /** @param handleHeights called with new and resized rows after layout */
  constructor(handleHeights: (heights: readonly RowHeight[]) => void) {
    this.observer = new ResizeObserver((entries) => {
      this.forgetRemoved()
      handleHeights(
        entries.flatMap(({ target, borderBoxSize: [box] }) =>
          target instanceof HTMLElement && target.isConnected && box
            ? [[target, box.blockSize] as const]
            : [],
        ),
      )
    })
  }

  /** Ref of a row's element. It returns no function that ends it, because React 18 would not call it. */
  readonly watch = (element: HTMLElement | null) => {
    if (!element) return
    this.elements.add(element)
    this.observer.observe(element)
  }

  private forgetRemoved() {
    for (const element of this.elements) {
      if (element.isConnected) continue
      this.elements.delete(element)
      this.observer.unobserve(element)
    }
  }

  /** Forces a layout. Omits rows of a hidden list, which have no height. */
  measure(): readonly RowHeight[] {
    this.forgetRemoved()
    const heights = Array.from(this.elements, (row) => [row, row.getBoundingClientRect().height] as const)
    return heights.filter(([, px]) => px > 0)
  }
}
