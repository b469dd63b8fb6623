import type { ComponentProps, RefObject } from 'react'
import { classNames } from './class-names.ts'

const LAYER = 'col-start-1 row-start-1 whitespace-pre-wrap wrap-anywhere text-16'

const tones = {
  plain: { mirror: 'text-transparent', field: '' },
  dimmed: { mirror: 'text-transparent', field: 'text-muted' },
  mirrored: { mirror: 'text-muted', field: 'text-transparent' },
} as const

interface MarkedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className' | 'children'> {
  /** The text of the field. */
  value: string
  /** The copy of the text; ranges of its only text node are highlighted, see `text-highlight.ts`. */
  mirror: RefObject<HTMLDivElement | null>
  /** Id of the error message about the text. */
  refusalId?: string | undefined
  /** `mirrored` shows the copy instead of the field's text, so that highlights can colour its letters. */
  tone?: keyof typeof tones
  /** Padding and minimum height. */
  space?: string
}

/**
 * A field as high as its text. A copy in the same cell, usually transparent, gives the height and carries highlights.
 */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { value, mirror, refusalId, tone = 'plain', space = 'min-h-6', ...rest } = props
  return (
    <div className="grid min-w-0 flex-1">
      <div
        ref={mirror}
        aria-hidden="true"
        // A translator would replace the only text node, which the highlights refer to.
        translate="no"
        dir="auto"
        className={classNames(LAYER, space, 'pointer-events-none', tones[tone].mirror)}
      >
        {`${value}\u200b`}
      </div>
      <textarea
        rows={1}
        dir="auto"
        spellCheck
        value={value}
        aria-invalid={refusalId !== undefined || undefined}
        aria-describedby={refusalId}
        {...rest}
        className={classNames(
          LAYER,
          space,
          'w-full resize-none overflow-hidden bg-transparent outline-none',
          tones[tone].field,
        )}
      />
    </div>
  )
}
