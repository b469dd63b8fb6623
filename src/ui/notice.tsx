import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'warn' | 'error'

const styles = {
  info: { box: 'bg-info-soft text-info', Icon: Info },
  warn: { box: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  error: { box: 'bg-danger-soft text-danger', Icon: CircleAlert },
} as const satisfies Record<NoticeTone, unknown>

interface NoticeProps {
  /** `error` for a failure, `warn` for a possible loss. */
  tone?: NoticeTone
  /** Names the event. */
  title?: ReactNode
  /** Names what is safe and the possible actions. */
  children: ReactNode
  /** The one action that helps. */
  action?: ReactNode
}

/** A message next to the content it is about. An error says what happened, what is safe, and what to do. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const { box, Icon } = styles[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-2 rounded-md border border-transparent p-3',
        box,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-2">
        <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
        <div className="wrap-long min-w-0">
          {title && <p className="font-strong">{title}</p>}
          <div>{children}</div>
        </div>
      </div>
      {action}
    </div>
  )
}
