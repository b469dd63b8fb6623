import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { type ReturnOwner, readReturnOwner } from '#src/session/return-owner.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'

interface AuthLinkProps extends Omit<ComponentProps<typeof LocalizedLink>, 'to'> {
  to: 'login' | 'register' | 'forgotPassword'
  /** Address that the next form starts with. */
  email?: string | undefined
}

export function AuthLink({ to, email, ...rest }: AuthLinkProps) {
  const { search, state } = useLocation()
  const left: ReturnOwner & { email?: string } = {
    returnOwner: readReturnOwner(state),
    ...(email && { email }),
  }
  const path = paths[to](readReturnPath(search))
  return <LocalizedLink {...rest} to={path} state={left} className={textLinkStyles} />
}
