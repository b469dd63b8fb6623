import type { ComponentProps, RefObject } from 'react'
import { classNames } from './class-names.ts'

const LAYER = 'col-start-1 row-start-1 whitespace-pre-wrap wrap-anywhere text-16'

const tones = {
  plain: { mirror: 'text-transparent', field: '' },
  dimmed: { mirror: 'text-transparent', field: 'text-muted' },
  mirrored: { mirror: 'text-muted', field: 'text-transparent' },
} as const

interface MarkedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'className' | 'children'> {
  /** The text, in which parts are marked. */
  value: string
  /** The copy of the text, in whose one text node stretches are marked, see `text-highlight.ts`. */
  mirror: RefObject<HTMLDivElement | null>
  /** Id of what says why the text was refused. */
  refusalId?: string | undefined
  /** `mirrored`: the copy is read in place of the field, so that marks can colour its letters. */
  tone?: keyof typeof tones
  /** Space around the text, and its least height. */
  space?: string
}

/** A field that is as high as its text. A copy in the same cell, unseen as a rule, gives the height and carries marks. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { value, mirror, refusalId, tone = 'plain', space = 'min-h-6', ...rest } = props
  return (
    <div className="grid min-w-0 flex-1">
      <div
        ref={mirror}
        aria-hidden="true"
        // A translator would replace the one text node whose places are marked.
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
