import { Component, type ReactNode, Suspense } from 'react'
import { forgetFailedLoads } from '#src/lib/failed-loads.ts'

interface LazyBoundaryProps {
  /** Lazy content. */
  children: ReactNode
  /** Replaces the content after a failed load. */
  fallback?: ReactNode
  /** Closes the part after a failed load, so that it can be opened again. */
  onFailed?: () => void
  /** Whether nobody asked for the part, so that a failed load needs no message. */
  isUnasked?: boolean
  /** A new value retries the load, e.g. when the menu is opened again. */
  resetKey?: unknown
}

interface LazyBoundaryState {
  hasFailed: boolean
  resetKey: unknown
}

/**
 * A menu, modal or dock with lazy code. A failed load does not affect the page around it; React's `onCaughtError` gets
 * the error, with this class as the boundary.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<LazyBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: Pick<LazyBoundaryProps, 'resetKey'>,
    state: LazyBoundaryState,
  ) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch() {
    forgetFailedLoads()
    this.props.onFailed?.()
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={null}>{children}</Suspense>
  }
}
