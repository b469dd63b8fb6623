import { classNames } from './class-names.ts'

interface SkeletonProps {
  /** `line` is a row of text, `block` a control or picture, `circle` an avatar. */
  shape?: 'line' | 'block' | 'circle'
  /** CSS length or percentage; equal to the content's width, so that nothing moves when it loads. */
  width?: string
  /** In pixels; a line is 12. */
  height?: number
}

/** Shape of content that is loading. Hidden from screen readers: the region around it is marked as busy. */
export function Skeleton({
  shape = 'line',
  width = '100%',
  height = shape === 'line' ? 12 : 40,
}: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pulse block max-w-full bg-sunken',
        shape === 'circle' ? 'rounded-full' : 'rounded-sm',
      )}
      style={{ width: shape === 'circle' ? height : width, height }}
    />
  )
}
