import type { ReactNode } from 'react'

interface WorkspaceShellProps {
  header: ReactNode
  tools: ReactNode
  /** What has just been finished, for screen readers: said once. */
  announcement: string
  footer: ReactNode
  children: ReactNode
}

/** The page below the app's header, so that the actions stand at its foot under a short text too. */
const FULL_HEIGHT = 'calc(100dvh - 6.5rem - var(--player-height, 0px))'

export function WorkspaceShell({ header, tools, announcement, footer, children }: WorkspaceShellProps) {
  return (
    <div className="flex flex-col" style={{ minHeight: FULL_HEIGHT }}>
      {header}
      <div className="at-head z-10 -mx-4 mt-2 border-b border-line bg-paper px-4 py-1 md:-mx-6 md:mt-3 md:px-6">
        {tools}
      </div>
      <div className="writing mx-auto flex w-full max-w-reading flex-1 flex-col gap-3 py-4 text-16">
        {children}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {footer}
    </div>
  )
}
