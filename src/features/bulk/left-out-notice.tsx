import type { ReactNode } from 'react'
import { Notice } from '#src/ui/notice.tsx'

/** Tells why some of the selected projects are left out. */
export function LeftOutNotice({ count, children }: { count: number; children: ReactNode }) {
  return count > 0 && <Notice>{children}</Notice>
}
