import { classNames } from './class-names.ts'

interface SkeletonProps {
  /** `line` is a row of text, `block` a control or picture, `circle` an avatar. */
  shape?: 'line' | 'block' | 'circle'
  /** CSS length or percentage; the real thing's width, so that nothing moves when it comes. */
  width?: string
  /** In pixels; a line is 12. */
  height?: number
}

/** The shape of what comes. Silent: the region around it says it is busy. */
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
