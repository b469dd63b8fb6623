import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { useIsPhone } from './use-is-phone.ts'

function inOrder(actions: ReactNode, isReversed: boolean): ReactNode[] {
  const all = Children.map(actions, (action) => action) ?? []
  return (isReversed ? all.toReversed() : all).map((action) => {
    if (!isValidElement<PropsWithChildren>(action) || action.type !== Fragment) return action
    return <Fragment key={action.key}>{inOrder(action.props.children, isReversed)}</Fragment>
  })
}

export interface ActionOrderProps {
  /** Buttons, most important last; fragments of them too, but no components that render several. */
  children: ReactNode
}

/**
 * Buttons of which the most important one is last in a row and first in the column of a phone. The order of the page
 * changes, because the Tab key and screen readers ignore an order set by CSS.
 */
export function ActionOrder({ children }: ActionOrderProps) {
  return <>{inOrder(children, useIsPhone())}</>
}
