import type { Ref } from 'react'

export const TEXT_LAYER = 'col-start-1 row-start-1 min-h-6 whitespace-pre-wrap wrap-anywhere text-16'

/** An unseen copy of a text, which carries the marks of spoken and found words. */
export function Mirror({ ref, text }: { ref?: Ref<HTMLDivElement>; text: string }) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      dir="auto"
      className={`${TEXT_LAYER} pointer-events-none text-transparent`}
    >
      {`${text}\u200b`}
    </div>
  )
}
