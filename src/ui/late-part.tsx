import { Component, type ReactNode, Suspense } from 'react'
import { forgetFailedLoads } from '#src/lib/failed-loads.ts'

interface LatePartProps {
  /** What is loaded when it is first shown. */
  children: ReactNode
  /** What keeps its place until then. */
  fallback?: ReactNode
  /** Closes what could not be shown, so that it can be opened again. */
  onFailed?: () => void
  /** A new value gives the part another try, e.g. that the menu is opened again. */
  resetKey?: unknown
}

interface LatePartState {
  hasFailed: boolean
  resetKey: unknown
}

/**
 * A menu, a modal or a dock whose code is loaded when it is first wanted. Where that fails, the page around it
 * goes on; React's `onCaughtError` gets the error, with this class as the boundary.
 */
export class LatePart extends Component<LatePartProps, LatePartState> {
  override state: LatePartState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<LatePartState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Pick<LatePartProps, 'resetKey'>, state: LatePartState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch() {
    forgetFailedLoads()
    this.props.onFailed?.()
  }

  override render() {
    const { children, fallback = null } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={null}>{children}</Suspense>
  }
}
