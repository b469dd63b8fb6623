import type { ReactNode } from 'react'

interface WorkspaceShellProps {
  header: ReactNode
  tools: ReactNode
  /** What has just been finished, for screen readers: said once. */
  announcement: string
  footer: ReactNode
  width?: 'reading' | 'wide'
  children: ReactNode
}

const WIDTHS = { reading: 'mx-auto max-w-reading', wide: '' } as const

export function WorkspaceShell(props: WorkspaceShellProps) {
  const { header, tools, announcement, footer, width = 'reading', children } = props
  return (
    <div className="workspace flex flex-col">
      {header}
      <div className="at-head z-10 -mx-4 mt-2 border-b border-line bg-paper px-4 py-1 md:-mx-6 md:mt-3 md:px-6">
        {tools}
      </div>
      <div className={`writing flex w-full flex-1 flex-col gap-3 py-4 text-16 ${WIDTHS[width]}`}>
        {children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {footer}
    </div>
  )
}
